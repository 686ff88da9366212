import type { ofTally as german } from '../de/for-tally.ts';
import { tally } from './tally.ts';

export const ofTally: typeof german = { tally };
