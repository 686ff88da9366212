import type { ofOwn as german } from '../de/for-own.ts';
import { own } from './own.ts';

export const ofOwn: typeof german = { own };
