import type { ofLots as german } from '../de/for-lots.ts';
import { lots } from './lots.ts';

export const ofLots: typeof german = { lots };
