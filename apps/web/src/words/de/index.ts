import { books } from './for-books.ts';
import { club } from './for-club.ts';
import { night } from './for-night.ts';
import { room } from './for-room.ts';

/** German is the source: every other language must say the same things. A file per area of the screen, in parts that are fetched apart. */
export const de = { ...room, ...club, ...books, ...night };
export type Words = typeof de;
