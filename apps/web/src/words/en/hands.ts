import type { Words } from '../de/index.ts';
import { asked } from './hands/asked.ts';
import { calculators } from './hands/calculators.ts';
import { page } from './hands/page.ts';
import { replay } from './hands/replay.ts';

export const hands: Words['hands'] = { asked, calculators, page, replay };
