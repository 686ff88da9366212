import { describe, expect, it } from 'vitest';
import { nightOf } from './night-of.ts';
import { firstAsked, matcherOf, OPENINGS } from './openings.ts';
import { formatRoute, parseRoute, type Route } from './route.ts';

/** An address of each kind that there is. */
const ADDRESSES: readonly Route[] = [
  { page: 'home' },
  { page: 'first-run' },
  { page: 'sign-in' },
  { page: 'join' },
  { page: 'staff' },
  { page: 'account' },
  { page: 'backups' },
  { page: 'walls' },
  { page: 'people' },
  { page: 'new' },
  { page: 'import' },
  { page: 'bin' },
  { page: 'totals' },
  { page: 'secure' },
  { page: 'club' },
  { page: 'days' },
  { page: 'days', id: 'd-1' },
  { page: 'desk', id: 'n-1', tab: 'overview' },
  { page: 'desk', id: 'n-1', tab: 'penalties' },
  { page: 'race', id: 'n-1' },
  { page: 'race', id: 'n-1', table: 't-1' },
  { page: 'count', id: 'n-1' },
  { page: 'count', id: 'n-1', table: 't-1' },
  { page: 'wall', code: 'ABCD2345' },
  { page: 'player', code: 'ABCD2345' },
  { page: 'sign-up', code: 'ABCD2345' },
  { page: 'rooms' },
  { page: 'leagues' },
  { page: 'league', id: 'r-1', tab: 'now' },
  { page: 'league', id: 'r-1', tab: 'clubs' },
  { page: 'league', id: 'r-1', tab: 'days', division: '1', round: '3' },
  { page: 'league-link', code: 'ABCD2345', as: 'tables' },
  { page: 'league-link', code: 'ABCD2345', as: 'profile' },
  { page: 'league-link', code: 'ABCD2345', as: 'captain' },
  { page: 'league-profiles' },
  { page: 'league-profile', id: 'tirol' },
  { page: 'card-room', id: 'r-1' },
  { page: 'room-report', id: 'r-1' },
  { page: 'room-link', code: 'ABCD2345', as: 'board' },
  { page: 'room-link', code: 'ABCD2345', as: 'own' },
  { page: 'room-link', code: 'ABCD2345', as: 'kiosk' },
  { page: 'rules' },
  { page: 'rules', book: 'gcb' },
  { page: 'rules', book: 'oepbl', ref: '6.5 All-In: incomplete raise' },
  { page: 'texts' },
  { page: 'texts', book: 'pvb' },
  { page: 'houses' },
  { page: 'house', id: 'kreuzberg' },
  { page: 'hands' },
  { page: 'replay' },
  { page: 'calculator', which: 'equities' },
  { page: 'calculator', which: 'side-pots' },
  { page: 'floor' },
  { page: 'floor', kind: 'undercall' },
  { page: 'floor', night: 'n-1' },
  { page: 'quiz' },
];
const pathOf = (route: Route): string => formatRoute(route).split('?')[0] ?? '';

describe('the document of an address', () => {
  it.each(ADDRESSES.map((route) => [pathOf(route), route] as const))('%s is that of its page', (path, route) => {
    const opening = OPENINGS.find((one) => matcherOf(one).test(path));
    expect(opening?.page).toBe(route.page);
    expect(parseRoute(path).page).toBe(route.page);
    expect(opening?.inside === 'night').toBe(nightOf(parseRoute(path)) !== undefined);
  });

  it('is there for every page', () => {
    expect(new Set(OPENINGS.map(({ page }) => page))).toEqual(new Set(ADDRESSES.map(({ page }) => page)));
  });
});

it('a page asks first for what it shows, and whoever asks for anything else asks in vain', () => {
  expect(firstAsked('/e/ABCD2345')).toEqual(['/api/session', '/api/night/link/ABCD2345']);
  expect(firstAsked('/nights/n-1/tables')).toEqual(['/api/session', '/api/night/n-1']);
  expect(firstAsked('/e/..%2f..%2fsession')).toEqual(['/api/session']);
});
