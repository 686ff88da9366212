import { count } from './count.ts';
import { counted } from './counted.ts';

/** Stacks that are counted. */
export const ofCount = { count, counted };
