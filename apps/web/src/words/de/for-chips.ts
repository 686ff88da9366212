import { chips } from './chips.ts';

/** Chip sets: colours, values, how many, and for how many entries they are enough. */
export const ofChips = { chips };
