import type { Part } from '../language/parts.ts';
import type { PageName } from '../route/route.ts';

const club = ['club'] as const;
const books = ['books'] as const;
const all = ['books', 'night'] as const;

/** Which words a page says besides those of the room: its own, and those that it shows from elsewhere. */
export const WORDS_OF: { readonly [P in PageName]?: readonly Part[] } = {
  home: ['club', 'books'],
  'first-run': club,
  'sign-in': club,
  join: club,
  staff: club,
  club,
  account: club,
  import: club,
  bin: club,
  secure: club,
  people: ['night'],
  new: all,
  desk: ['night'],
  rules: books,
  texts: books,
  houses: books,
  house: books,
  hands: books,
  replay: books,
  calculator: books,
  floor: books,
  quiz: books,
};
