import type { ofTotals as german } from '../de/for-totals.ts';
import { totals } from './totals.ts';

export const ofTotals: typeof german = { totals };
