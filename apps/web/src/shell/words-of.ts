import type { Part } from '../language/parts.ts';
import type { PageName } from '../route/route.ts';

const club = ['club'] as const;
const books = ['books'] as const;
const reader = ['reader'] as const;
const hands = ['hands'] as const;

/** Which words a page says besides those of the room: its own, and those that it shows from elsewhere. */
export const WORDS_OF: { readonly [P in PageName]?: readonly Part[] } = {
  home: ['club', 'books', 'hands'],
  'first-run': club,
  'sign-in': club,
  join: club,
  staff: club,
  club,
  account: club,
  backups: club,
  walls: ['voice', 'walls'],
  import: club,
  bin: club,
  totals: ['totals'],
  'sign-up': ['sign-up'],
  leagues: ['league', 'league-office'],
  league: ['league', 'league-office'],
  'league-profiles': ['league', 'league-office', 'league-profile'],
  'league-profile': ['league', 'league-office', 'league-profile'],
  'league-link': ['league'],
  rooms: ['card-room'],
  'card-room': ['card-room'],
  'room-report': ['card-room', 'room-report'],
  'room-link': ['card-room'],
  secure: club,
  people: ['setup'],
  new: ['setup', 'reader'],
  days: ['days'],
  dealer: ['dealer'],
  desk: ['night'],
  race: ['night', 'race'],
  count: ['night', 'count'],
  rules: ['books', 'reader'],
  texts: reader,
  houses: reader,
  house: reader,
  hands,
  replay: hands,
  calculator: hands,
  floor: books,
  quiz: books,
};
