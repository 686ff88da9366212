import type { Shown } from '@riffle/rulebooks';

/** Where a test lies that shows what is done: what plays, what runs a night, and what a screen does. */
const DOES = [
  'packages/cards/',
  'packages/table/',
  'packages/hand/',
  'packages/tournament/',
  'packages/league/',
  'packages/cardroom/',
  'packages/simulation/',
  'apps/server/src/kinds/',
  'apps/web/src/',
  'e2e/',
];
/** And within that, what shows rulings and rules and carries nothing out. */
const SAYS = ['apps/web/src/floor/', 'apps/web/src/rules/', 'apps/web/src/hands/asked/', 'e2e/floor'];

/** A rule is done where what plays or shows does it; a ruling, or an answer of the rulebook, only says it. */
export const shownIn = (file: string): Shown => (begins(file, DOES) && !begins(file, SAYS) ? 'done' : 'said');

const begins = (file: string, places: readonly string[]): boolean => places.some((place) => file.startsWith(place));
