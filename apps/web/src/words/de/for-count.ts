import { count } from './count.ts';

/** Stacks that are counted. */
export const ofCount = { count };
