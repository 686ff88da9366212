import type { Route, RouteOf } from './route.ts';

/** The night inside which this page is looked at. */
export function nightOf(route: Route): string | undefined {
  if (route.page === 'desk') return route.id;
  return route.page === 'floor' ? route.night : undefined;
}

/** "What now?" from there: inside a night under its rulebook and blinds. */
export function floorFrom(route: Route): RouteOf<'floor'> {
  const night = nightOf(route);
  return { page: 'floor', ...(night !== undefined && { night }) };
}
