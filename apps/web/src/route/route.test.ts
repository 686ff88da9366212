import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALCULATORS, DESK_TABS, formatRoute, type PageName, parseRoute, type Route, type RouteOf } from './route.ts';

// '.' and '..' walk through a URL, and no id of ours is one
const word = fc.string({ minLength: 1, unit: 'binary' }).filter((text) => !/^\.+$/.test(text));
// a rulebook called so would hide the list of house rulebooks, or of original texts
const book = word.filter((text) => text !== 'house' && text !== 'texts');
const just = <P extends PageName>(page: P): fc.Arbitrary<{ readonly page: P }> => fc.constant({ page });
/** Everything that an address of a page may say. A page without a line does not compile. */
const addresses: { readonly [P in Exclude<PageName, 'not-found'>]: fc.Arbitrary<RouteOf<P>> } = {
  home: just('home'),
  'first-run': just('first-run'),
  'sign-in': fc.oneof(
    just('sign-in'),
    word.map((id) => ({ page: 'sign-in' as const, next: `/nights/${encodeURIComponent(id)}` })),
  ),
  join: just('join'),
  staff: just('staff'),
  account: just('account'),
  club: just('club'),
  backups: just('backups'),
  walls: just('walls'),
  people: just('people'),
  import: just('import'),
  bin: just('bin'),
  totals: just('totals'),
  secure: just('secure'),
  new: just('new'),
  desk: fc.record({ page: fc.constant('desk'), id: word, tab: fc.constantFrom(...DESK_TABS) }),
  days: fc.oneof(
    just('days'),
    word.map((id) => ({ page: 'days' as const, id })),
  ),
  race: fc.record({ page: fc.constant('race'), id: word, table: word }, { requiredKeys: ['page', 'id'] }),
  count: fc.record({ page: fc.constant('count'), id: word, table: word }, { requiredKeys: ['page', 'id'] }),
  'sign-up': fc.record({ page: fc.constant('sign-up'), code: word }),
  leagues: just('leagues'),
  'league-profiles': just('league-profiles'),
  'league-profile': fc.record({ page: fc.constant('league-profile' as const), id: word }),
  league: fc.oneof(
    fc.record({
      page: fc.constant('league' as const),
      id: word,
      tab: fc.constantFrom('now', 'clubs', 'players', 'tables', 'accounts', 'profile', 'log'),
    }),
    fc.record(
      {
        page: fc.constant('league' as const),
        id: word,
        tab: fc.constant('days' as const),
        division: word,
        round: word,
      },
      { requiredKeys: ['page', 'id', 'tab'] },
    ),
  ),
  'league-link': fc.record({
    page: fc.constant('league-link'),
    code: word,
    as: fc.constantFrom('tables', 'wall', 'profile', 'club', 'captain'),
  }),
  rooms: just('rooms'),
  'card-room': fc.record({ page: fc.constant('card-room'), id: word }),
  'room-report': fc.record({ page: fc.constant('room-report'), id: word }),
  'room-link': fc.record({
    page: fc.constant('room-link'),
    code: word,
    as: fc.constantFrom('board', 'own', 'table', 'kiosk'),
  }),
  wall: fc.record({ page: fc.constant('wall'), code: word }),
  player: fc.record({ page: fc.constant('player'), code: word }),
  dealer: fc.record({ page: fc.constant('dealer'), code: word }),
  rules: fc.oneof(
    just('rules'),
    fc.record({ page: fc.constant('rules'), book }),
    fc.record({ page: fc.constant('rules'), book, ref: word }),
    fc.record({ page: fc.constant('rules'), book: fc.constant('compare'), books: word }),
  ),
  texts: fc.oneof(
    just('texts'),
    fc.record(
      { page: fc.constant('texts'), book: word, edition: word, rule: word },
      { requiredKeys: ['page', 'book'] },
    ),
  ),
  houses: just('houses'),
  house: fc.record(
    { page: fc.constant('house'), id: word, edition: word, policy: word },
    { requiredKeys: ['page', 'id'] },
  ),
  hands: just('hands'),
  replay: fc.oneof(
    just('replay'),
    fc.record(
      { page: fc.constant('replay'), hand: word, as: fc.constant('what-if') },
      { requiredKeys: ['page', 'hand'] },
    ),
  ),
  calculator: fc.record({ page: fc.constant('calculator'), which: fc.constantFrom(...CALCULATORS) }),
  floor: fc.record(
    {
      page: fc.constant('floor'),
      kind: word.filter((kind) => kind !== 'quiz'),
      ...{ book: word, on: word, night: word, hand: word },
    },
    { requiredKeys: ['page'] },
  ),
  quiz: just('quiz'),
};

describe('addresses', () => {
  it.each(Object.entries(addresses))('of %s are read as they were written', (_page, routes: fc.Arbitrary<Route>) => {
    fc.assert(
      fc.property(routes, (there) => {
        const url = new URL(`http://riffle.test${formatRoute(there)}`);
        expect(parseRoute(url.pathname, url.search)).toEqual(there);
      }),
    );
  });

  it.each([
    '/nowhere',
    '/nights/1/kitchen',
    '/wall',
    '/rules/a/b/c',
    '/hands/calculators',
    '/hands/calculators/roulette',
    '/%E0%A4%A',
  ])('%s is not found', (path) => {
    expect(parseRoute(path).page).toBe('not-found');
  });

  it('knows the floor of a night', () => {
    expect(parseRoute('/nights/n1/floor')).toEqual({ page: 'floor', night: 'n1' });
  });

  it('sends nobody to another site after signing in', () => {
    expect(parseRoute('/sign-in', '?next=https://elsewhere.test')).toEqual({ page: 'sign-in' });
    expect(parseRoute('/sign-in', '?next=//elsewhere.test')).toEqual({ page: 'sign-in' });
    expect(parseRoute('/sign-in', '?next=/%5Celsewhere.test')).toEqual({ page: 'sign-in' });
  });
});
