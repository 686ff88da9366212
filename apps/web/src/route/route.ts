export const DESK_TABS = [
  'overview',
  'tables',
  'players',
  'money',
  'papers',
  'structure',
  'rulings',
  'penalties',
  'log',
  'screens',
] as const;
export type DeskTab = (typeof DESK_TABS)[number];

export const CALCULATORS = ['equities', 'side-pots', 'odd-chips', 'pot-limit', 'minimum-raise'] as const;
type CalculatorName = (typeof CALCULATORS)[number];

const ROOM_LINKS = ['board', 'own', 'table', 'kiosk'] as const;
type RoomLinkAs = (typeof ROOM_LINKS)[number];
const isRoomLink = (text: string): text is RoomLinkAs =>
  text !== 'board' && (ROOM_LINKS as readonly string[]).includes(text);

const LEAGUE_TABS = ['now', 'clubs', 'players', 'days', 'tables', 'accounts', 'profile', 'log'] as const;
export type LeagueTab = (typeof LEAGUE_TABS)[number];
const isLeagueTab = (text: string): text is LeagueTab =>
  text !== 'now' && (LEAGUE_TABS as readonly string[]).includes(text);
const LEAGUE_QUERY = ['division', 'round'] as const;

const LEAGUE_LINKS = ['tables', 'wall', 'profile', 'club', 'captain'] as const;
type LeagueLinkAs = (typeof LEAGUE_LINKS)[number];
const isLeagueLink = (text: string): text is LeagueLinkAs =>
  text !== 'tables' && (LEAGUE_LINKS as readonly string[]).includes(text);

/** Under which rulebook and occasion an incident is looked at, and the night or the hand in which it happened. */
export type FloorQuery = {
  readonly book?: string;
  readonly on?: string;
  readonly night?: string;
  readonly hand?: string;
};
const FLOOR_QUERY = ['book', 'on', 'night', 'hand'] as const;

/** Every page of the app, with what its address says. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'first-run' }
  | { readonly page: 'sign-in'; readonly next?: string }
  /** What lets somebody in stands behind the `#`, and is no part of the address. */
  | { readonly page: 'join' }
  | { readonly page: 'staff' }
  | { readonly page: 'account' }
  | { readonly page: 'club' }
  | { readonly page: 'backups' }
  | { readonly page: 'walls' }
  | { readonly page: 'people' }
  | { readonly page: 'new' }
  | { readonly page: 'import' }
  | { readonly page: 'bin' }
  /** What the club's nights came to. */
  | { readonly page: 'totals' }
  | { readonly page: 'secure' }
  /** Tournaments of several days, or one of them. */
  | { readonly page: 'days'; readonly id?: string }
  | { readonly page: 'desk'; readonly id: string; readonly tab: DeskTab }
  /** Small chips that leave play: all tables of a night, or one of them. */
  | { readonly page: 'race'; readonly id: string; readonly table?: string }
  /** Stacks are counted: all tables of a night, or one of them. */
  | { readonly page: 'count'; readonly id: string; readonly table?: string }
  /** Who comes to a night. What only he knows who signed up stands behind the `#`. */
  | { readonly page: 'sign-up'; readonly code: string }
  | { readonly page: 'wall'; readonly code: string }
  | { readonly page: 'player'; readonly code: string }
  /** One table, for whoever deals there. What lets him in stands behind the `#`. */
  | { readonly page: 'dealer'; readonly code: string }
  | { readonly page: 'rooms' }
  /** An evening of the card room, for who runs it. */
  | { readonly page: 'card-room'; readonly id: string }
  | { readonly page: 'room-report'; readonly id: string }
  /** The same by its link: the board on the wall, a guest's own place or one table, whose secret stands behind the `#`. */
  | { readonly page: 'room-link'; readonly code: string; readonly as: RoomLinkAs }
  | { readonly page: 'leagues' }
  /** Competition profiles of the club's own, and one of them. */
  | { readonly page: 'league-profiles' }
  | { readonly page: 'league-profile'; readonly id: string }
  /** A league's season, for its office and its referees; `division` and `round` name one of its match days. */
  | {
      readonly page: 'league';
      readonly id: string;
      readonly tab: LeagueTab;
      readonly division?: string;
      readonly round?: string;
    }
  /** The same by its link: tables for everybody, the wall of a match day, its competition profile, a club or a captain, whose secret stands behind the `#`. */
  | { readonly page: 'league-link'; readonly code: string; readonly as: LeagueLinkAs }
  /** Side by side: `books` says which, `pvb.gcb`. */
  | { readonly page: 'rules'; readonly book?: string; readonly ref?: string; readonly books?: string }
  /** The club's own copies of what its rulebooks say; one of them, and the rule whose words are looked for in it. */
  | { readonly page: 'texts'; readonly book?: string; readonly edition?: string; readonly rule?: string }
  | { readonly page: 'houses' }
  | { readonly page: 'house'; readonly id: string; readonly edition?: string; readonly policy?: string }
  | { readonly page: 'hands' }
  /** A hand about which the floor was asked, as it was played or as the ruling would have it. */
  | { readonly page: 'replay'; readonly hand?: string; readonly as?: 'what-if' }
  | { readonly page: 'calculator'; readonly which: CalculatorName }
  | ({ readonly page: 'floor'; readonly kind?: string } & FloorQuery)
  | { readonly page: 'quiz' }
  | { readonly page: 'not-found'; readonly path: string };
export type PageName = Route['page'];
export type RouteOf<P extends PageName> = Extract<Route, { readonly page: P }>;

/** Stands where a rulebook's name would: no rulebook is called so. */
export const COMPARE = 'compare';

/** Stands where a season's id would: none is called so. */
const PROFILES = 'profiles';

const isTab = (text: string): text is DeskTab => (DESK_TABS as readonly string[]).includes(text);

/** Which edition of a house rulebook, and which of its answers was cited. */
const HOUSE_QUERY = ['edition', 'policy'] as const;
const COMPARE_QUERY = ['books'] as const;
const TEXT_QUERY = ['edition', 'rule'] as const;

/** What of these names stands behind the question mark. */
function asked<N extends string>(query: string, names: readonly N[]): { readonly [K in N]?: string } {
  const there = new URLSearchParams(query);
  const found = names.flatMap((name) => {
    const value = there.get(name);
    return value === null || value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries(found) as { readonly [K in N]?: string };
}
const floorQuery = (query: string): FloorQuery => asked(query, FLOOR_QUERY);

function replayQuery(query: string): Omit<RouteOf<'replay'>, 'page'> {
  const asked = new URLSearchParams(query);
  const hand = asked.get('hand');
  if (hand === null || hand === '') return {};
  return { hand, ...(asked.get('as') === 'what-if' && { as: 'what-if' }) };
}

const isCalculator = (text: string): text is CalculatorName => (CALCULATORS as readonly string[]).includes(text);

/** Segments are decoded; one that cannot be is no address of ours. */
function segments(path: string): readonly string[] | undefined {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

export function parseRoute(path: string, query = ''): Route {
  const [first, second, third, ...rest] = segments(path) ?? ['?'];
  const depth = rest.length > 0 ? 4 : [first, second, third].filter((part) => part !== undefined).length;
  if (first === undefined) return { page: 'home' };
  if (depth === 1) {
    const next = new URLSearchParams(query).get('next');
    if (first === 'sign-in')
      return next !== null && /^\/(?![/\\])/.test(next) ? { page: 'sign-in', next } : { page: 'sign-in' };
    if (first === 'first-run' || first === 'staff' || first === 'people' || first === 'new') return { page: first };
    if (first === 'import' || first === 'bin' || first === 'backups' || first === 'walls' || first === 'account')
      return { page: first };
    if (first === 'join' || first === 'club' || first === 'secure' || first === 'totals') return { page: first };
    if (first === 'days') return { page: 'days' };
    if (first === 'rooms' || first === 'leagues') return { page: first };
    if (first === 'rules') return { page: 'rules' };
    if (first === 'hands') return { page: 'hands' };
    if (first === 'floor') return { page: 'floor', ...floorQuery(query) };
  }
  if (depth === 2 && second !== undefined) {
    // as links were made before: they let nobody in any more, and the page says so
    if (first === 'join') return { page: 'join' };
    if (first === 'nights') return { page: 'desk', id: second, tab: 'overview' };
    if (first === 'days') return { page: 'days', id: second };
    if (first === 's') return { page: 'sign-up', code: second };
    if (first === 'wall') return { page: 'wall', code: second };
    if (first === 'e') return { page: 'player', code: second };
    if (first === 'rooms') return { page: 'card-room', id: second };
    if (first === 'leagues')
      return second === PROFILES ? { page: 'league-profiles' } : { page: 'league', id: second, tab: 'now' };
    if (first === 'l') return { page: 'league-link', code: second, as: 'tables' };
    if (first === 'r') return { page: 'room-link', code: second, as: 'board' };
    if (first === 't') return { page: 'dealer', code: second };
    if (first === 'rules' && second === 'texts') return { page: 'texts' };
    if (first === 'rules' && second === COMPARE)
      return { page: 'rules', book: COMPARE, ...asked(query, COMPARE_QUERY) };
    if (first === 'rules') return second === 'house' ? { page: 'houses' } : { page: 'rules', book: second };
    if (first === 'hands' && second === 'replay') return { page: 'replay', ...replayQuery(query) };
    if (first === 'floor' && second === 'quiz') return { page: 'quiz' };
    if (first === 'floor') return { page: 'floor', kind: second, ...floorQuery(query) };
  }
  if (depth === 3 && second !== undefined && third !== undefined) {
    if (first === 'leagues' && second === PROFILES) return { page: 'league-profile', id: third };
    if (first === 'leagues' && isLeagueTab(third))
      return { page: 'league', id: second, tab: third, ...(third === 'days' && asked(query, LEAGUE_QUERY)) };
    if (first === 'l' && isLeagueLink(third)) return { page: 'league-link', code: second, as: third };
    if (first === 'rooms' && third === 'report') return { page: 'room-report', id: second };
    if (first === 'r' && isRoomLink(third)) return { page: 'room-link', code: second, as: third };
    if (first === 'nights' && third === 'floor') return { page: 'floor', ...floorQuery(query), night: second };
    if (first === 'nights' && (third === 'race' || third === 'count')) return { page: third, id: second };
    if (first === 'nights' && isTab(third)) return { page: 'desk', id: second, tab: third };
    if (first === 'rules' && second === 'house') return { page: 'house', id: third, ...asked(query, HOUSE_QUERY) };
    if (first === 'rules' && second === 'texts') return { page: 'texts', book: third, ...asked(query, TEXT_QUERY) };
    if (first === 'rules') return { page: 'rules', book: second, ref: third };
    if (first === 'hands' && second === 'calculators' && isCalculator(third))
      return { page: 'calculator', which: third };
  }
  const [table] = rest;
  if (first === 'nights' && second !== undefined && table !== undefined && rest.length === 1)
    if (third === 'race' || third === 'count') return { page: third, id: second, table };
  return { page: 'not-found', path };
}

const joined = (...parts: readonly string[]) => `/${parts.map(encodeURIComponent).join('/')}`;

export function formatRoute(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'first-run':
    case 'staff':
    case 'account':
    case 'club':
    case 'backups':
    case 'walls':
    case 'people':
    case 'new':
    case 'import':
    case 'bin':
    case 'totals':
    case 'join':
    case 'secure':
    case 'rooms':
    case 'leagues':
      return `/${route.page}`;
    case 'sign-in':
      return route.next === undefined ? '/sign-in' : `/sign-in?${new URLSearchParams({ next: route.next }).toString()}`;
    case 'days':
      return route.id === undefined ? '/days' : joined('days', route.id);
    case 'desk':
      return route.tab === 'overview' ? joined('nights', route.id) : joined('nights', route.id, route.tab);
    case 'race':
    case 'count':
      return joined('nights', route.id, route.page, ...(route.table === undefined ? [] : [route.table]));
    case 'sign-up':
      return joined('s', route.code);
    case 'wall':
      return joined('wall', route.code);
    case 'player':
      return joined('e', route.code);
    case 'dealer':
      return joined('t', route.code);
    case 'card-room':
      return joined('rooms', route.id);
    case 'room-report':
      return joined('rooms', route.id, 'report');
    case 'room-link':
      return route.as === 'board' ? joined('r', route.code) : joined('r', route.code, route.as);
    case 'league-profiles':
      return joined('leagues', PROFILES);
    case 'league-profile':
      return joined('leagues', PROFILES, route.id);
    case 'league':
      if (route.tab === 'now') return joined('leagues', route.id);
      if (route.tab !== 'days') return joined('leagues', route.id, route.tab);
      return withQuery(joined('leagues', route.id, route.tab), LEAGUE_QUERY, route);
    case 'league-link':
      return route.as === 'tables' ? joined('l', route.code) : joined('l', route.code, route.as);
    case 'rules':
      if (route.book === undefined) return '/rules';
      if (route.book === COMPARE && route.ref === undefined)
        return withQuery(joined('rules', COMPARE), COMPARE_QUERY, route);
      return route.ref === undefined ? joined('rules', route.book) : joined('rules', route.book, route.ref);
    case 'texts':
      return route.book === undefined
        ? '/rules/texts'
        : withQuery(joined('rules', 'texts', route.book), TEXT_QUERY, route);
    case 'houses':
      return '/rules/house';
    case 'house':
      return withQuery(joined('rules', 'house', route.id), HOUSE_QUERY, route);
    case 'hands':
      return '/hands';
    case 'replay':
      return formatReplay(route);
    case 'calculator':
      return joined('hands', 'calculators', route.which);
    case 'floor':
      return formatFloor(route);
    case 'quiz':
      return '/floor/quiz';
    case 'not-found':
      return route.path;
  }
}

function formatReplay({ hand, as }: RouteOf<'replay'>): string {
  if (hand === undefined) return '/hands/replay';
  return `/hands/replay?${new URLSearchParams({ hand, ...(as && { as }) }).toString()}`;
}

function formatFloor({ kind, ...route }: RouteOf<'floor'>): string {
  return withQuery(kind === undefined ? '/floor' : joined('floor', kind), FLOOR_QUERY, route);
}

function withQuery<N extends string>(
  path: string,
  names: readonly N[],
  values: { readonly [K in N]?: string },
): string {
  const query = new URLSearchParams(
    names.flatMap((name): [string, string][] => {
      const value = values[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
