import type { ofDealer as german } from '../de/for-dealer.ts';
import { dealer } from './dealer.ts';

export const ofDealer: typeof german = { dealer };
