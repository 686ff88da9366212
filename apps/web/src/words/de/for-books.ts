import { floor } from './floor.ts';
import { record } from './record.ts';

/** What the floor asks of a rulebook, and what it has decided. */
export const books = { floor, record };
