import type { PageName, Route, RouteOf } from './route.ts';

/** The night inside which this page is looked at. */
export function nightOf(route: Route): string | undefined {
  if (route.page === 'desk' || route.page === 'race' || route.page === 'count') return route.id;
  return route.page === 'floor' ? route.night : undefined;
}

/** Where rules are read: who comes from a night has not left it. */
const READING: readonly PageName[] = ['rules', 'texts', 'houses', 'house', 'quiz'];

/** The night that stands behind this page, if `before` stood behind the last one. */
export const nightBehind = (route: Route, before: string | undefined): string | undefined =>
  nightOf(route) ?? (READING.includes(route.page) ? before : undefined);

/** "What now?" from there: inside a night, or come from one, under its rulebook and blinds. */
export function floorFrom(route: Route, before?: string): RouteOf<'floor'> {
  const night = nightBehind(route, before);
  return { page: 'floor', ...(night !== undefined && { night }) };
}
