import type { Component } from 'svelte';
import type { PageName, Route, RouteOf } from './route.ts';

export type PageOf<P extends PageName> = Component<{ route: RouteOf<P> }>;
type Loaded<P extends PageName> = () => Promise<{ readonly default: PageOf<P> }>;

// found by name, so that a page can be built before the one beside it is there
const found = import.meta.glob('../*/*Page.svelte');
const at = <P extends PageName>(file: string): Loaded<P> =>
  (found[`../${file}.svelte`] ?? (() => Promise.reject(new Error(`no page ${file}`)))) as Loaded<P>;

/** Each page is a file of its own that is fetched when it is first wanted. */
const pages: { readonly [P in PageName]: Loaded<P> } = {
  home: at('home/HomePage'),
  'first-run': at('entry/FirstRunPage'),
  'sign-in': at('entry/SignInPage'),
  join: at('entry/JoinPage'),
  staff: at('entry/StaffPage'),
  people: at('setup/PeoplePage'),
  new: at('setup/NewNightPage'),
  desk: at('desk/DeskPage'),
  wall: at('wall/WallPage'),
  player: at('player/PlayerPage'),
  rules: at('rules/RulesPage'),
  'not-found': at('entry/NotFoundPage'),
};

/** The page's component; its prop is the route that named it. */
export const loadPage = async (page: PageName): Promise<Component<{ route: Route }>> =>
  (await pages[page]()).default as Component<{ route: Route }>;
