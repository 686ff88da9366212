import type { PageName } from './route.ts';

/** What is at an address, for whoever must know it before our code runs: the server, and the code's own first line. */
export type Opening = {
  readonly page: Exclude<PageName, 'not-found'>;
  /** A regular expression for the path. */
  readonly at: string;
  /** What the page shows below its heading once it is there, by its path from `src`. */
  readonly with?: string;
  /** What the page is at this address, by its path from `src`. */
  readonly also?: string;
  /** The page asks one of several tables, by what stands in its address: `build/documents.ts` has a document for each. */
  readonly by?: 'phase';
  /** On a phone a page inside a night has no header; where only its query says so, the frame has one for a moment. */
  readonly inside?: 'night';
  /** What the page asks the server first; `$1` is what the expression has found. */
  readonly asks?: readonly string[];
};

const word = '([\\w-]+)';

/** In the order in which they are tried. A page that is missing here is shown all the same, only later. */
export const OPENINGS: readonly Opening[] = [
  { page: 'home', at: '/', asks: ['/api/night'] },
  { page: 'wall', at: `/wall/${word}`, asks: ['/api/night/link/$1'] },
  { page: 'player', at: `/e/${word}`, asks: ['/api/night/link/$1'] },
  { page: 'sign-up', at: `/s/${word}`, asks: ['/api/signup/link/$1'] },
  { page: 'room-link', at: `/r/${word}(?:/(?:own|table|kiosk))?`, asks: ['/api/room/link/$1'] },
  { page: 'room-report', at: `/rooms/${word}/report`, asks: ['/api/room/$1/report'] },
  { page: 'card-room', at: `/rooms/${word}`, asks: ['/api/room/$1'] },
  { page: 'rooms', at: '/rooms', asks: ['/api/room'] },
  { page: 'league-link', at: `/l/${word}(?:/(?:wall|profile|club|captain))?`, asks: ['/api/league/link/$1'] },
  { page: 'league-profiles', at: '/leagues/profiles', asks: ['/api/league-profiles'] },
  { page: 'league-profile', at: '/leagues/profiles/[^/]+', asks: ['/api/league-profiles'] },
  {
    page: 'league',
    at: `/leagues/${word}(?:/(?:clubs|players|days|tables|accounts|profile|log))?`,
    asks: ['/api/league/$1'],
  },
  { page: 'leagues', at: '/leagues', asks: ['/api/league'] },
  { page: 'floor', at: `/nights/${word}/floor`, also: 'floor/Start.svelte', inside: 'night' },
  { page: 'race', at: `/nights/${word}/race(?:/[^/]+)?`, inside: 'night', asks: ['/api/night/$1'] },
  { page: 'count', at: `/nights/${word}/count(?:/[^/]+)?`, inside: 'night', asks: ['/api/night/$1'] },
  { page: 'desk', at: `/nights/${word}(?:/\\w+)?`, inside: 'night', asks: ['/api/night/$1'] },
  { page: 'quiz', at: '/floor/quiz' },
  { page: 'floor', at: '/floor', also: 'floor/Start.svelte' },
  { page: 'floor', at: '/floor/[^/]+', also: 'floor/Incident.svelte', by: 'phase' },
  { page: 'houses', at: '/rules/house' },
  { page: 'house', at: '/rules/house/[^/]+' },
  { page: 'texts', at: '/rules/texts(?:/[^/]+)?' },
  { page: 'rules', at: '/rules(?:/[^/]+){0,2}' },
  { page: 'replay', at: '/hands/replay' },
  { page: 'calculator', at: '/hands/calculators/equities', with: 'hands/calculators/EquityCalculator.svelte' },
  { page: 'calculator', at: '/hands/calculators/[^/]+' },
  { page: 'hands', at: '/hands' },
  { page: 'new', at: '/new' },
  { page: 'days', at: '/days(?:/[^/]+)?' },
  { page: 'people', at: '/people' },
  { page: 'staff', at: '/staff' },
  { page: 'account', at: '/account' },
  { page: 'club', at: '/club' },
  { page: 'backups', at: '/backups' },
  { page: 'walls', at: '/walls', asks: ['/api/club/wall'] },
  { page: 'import', at: '/import' },
  { page: 'bin', at: '/bin' },
  { page: 'totals', at: '/totals' },
  { page: 'secure', at: '/secure', asks: ['/api/secure'] },
  { page: 'join', at: '/join(?:/[^/]+)?' },
  { page: 'sign-in', at: '/sign-in' },
  { page: 'first-run', at: '/first-run' },
];

/** Asked on every page. */
export const ALWAYS_ASKED = ['/api/session'] as const;

export const matcherOf = ({ at }: Pick<Opening, 'at'>): RegExp => new RegExp(`^${at}/?$`);

/** What the page at this address asks first. */
export function firstAsked(path: string): readonly string[] {
  for (const opening of OPENINGS) {
    const found = matcherOf(opening).exec(path);
    if (found === null) continue;
    return [...ALWAYS_ASKED, ...(opening.asks ?? []).map((ask) => ask.replace('$1', found[1] ?? ''))];
  }
  return ALWAYS_ASKED;
}
