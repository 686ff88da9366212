import { asked } from './hands/asked.ts';
import { calculators } from './hands/calculators.ts';
import { page } from './hands/page.ts';
import { replay } from './hands/replay.ts';

export const hands = { asked, calculators, page, replay };
