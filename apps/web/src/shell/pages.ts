import type { Component } from 'svelte';
import { worded } from '../language/language.svelte.ts';
import type { PageName, Route, RouteOf } from '../route/route.ts';
import { WORDS_OF } from './words-of.ts';

/** A page that has no part of the address to read takes no props. */
type PageOf<P extends PageName> = Component<{ route: RouteOf<P> }> | Component<Record<string, never>>;
type Loaded<P extends PageName> = () => Promise<{ readonly default: PageOf<P> }>;

/** Each page is a file of its own that is fetched when it is first wanted. */
const pages: { readonly [P in PageName]: Loaded<P> } = {
  home: () => import('../home/HomePage.svelte'),
  'first-run': () => import('../entry/FirstRunPage.svelte'),
  'sign-in': () => import('../entry/SignInPage.svelte'),
  join: () => import('../entry/JoinPage.svelte'),
  staff: () => import('../entry/StaffPage.svelte'),
  account: () => import('../entry/AccountPage.svelte'),
  club: () => import('../entry/ClubPage.svelte'),
  backups: () => import('../backups/BackupsPage.svelte'),
  walls: () => import('../walls/WallsPage.svelte'),
  people: () => import('../setup/PeoplePage.svelte'),
  new: () => import('../setup/NewNightPage.svelte'),
  import: () => import('../home/ImportPage.svelte'),
  bin: () => import('../home/BinPage.svelte'),
  totals: () => import('../totals/TotalsPage.svelte'),
  secure: () => import('../secure/SecurePage.svelte'),
  days: () => import('../days/DaysPage.svelte'),
  desk: () => import('../desk/DeskPage.svelte'),
  race: () => import('../race/RacePage.svelte'),
  count: () => import('../count/CountPage.svelte'),
  'sign-up': () => import('../signup/SignUpPage.svelte'),
  leagues: () => import('../league/LeaguesPage.svelte'),
  'league-profiles': () => import('../league/profile/ProfilesPage.svelte'),
  'league-profile': () => import('../league/profile/ProfilePage.svelte'),
  league: () => import('../league/LeaguePage.svelte'),
  'league-link': () => import('../league/LeagueLinkPage.svelte'),
  rooms: () => import('../room/RoomsPage.svelte'),
  'card-room': () => import('../room/CardRoomPage.svelte'),
  'room-report': () => import('../room/RoomReportPage.svelte'),
  'room-link': () => import('../room/RoomLinkPage.svelte'),
  wall: () => import('../wall/WallPage.svelte'),
  dealer: () => import('../dealer/DealerPage.svelte'),
  player: () => import('../player/PlayerPage.svelte'),
  rules: () => import('../rules/RulesPage.svelte'),
  texts: () => import('../rules/texts/TextsPage.svelte'),
  houses: () => import('../house/HousesPage.svelte'),
  house: () => import('../house/HousePage.svelte'),
  hands: () => import('../hands/HandsPage.svelte'),
  replay: () => import('../hands/ReplayPage.svelte'),
  calculator: () => import('../hands/CalculatorPage.svelte'),
  floor: () => import('../floor/FloorPage.svelte'),
  quiz: () => import('../floor/quiz/QuizPage.svelte'),
  'not-found': () => import('../entry/NotFoundPage.svelte'),
};

/** The page's component, with all that it says; its prop is the route that named it. */
export async function loadPage(page: PageName): Promise<Component<{ route: Route }>> {
  const fetch: () => Promise<{ readonly default: unknown }> = pages[page];
  const code = await worded(fetch(), WORDS_OF[page]);
  return code.default as Component<{ route: Route }>;
}
