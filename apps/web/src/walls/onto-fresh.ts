import { difference } from '@riffle/aggregate';
import type { ClubWall } from '@riffle/wire';

export type WallChanges = { readonly [K in keyof ClubWall]: ClubWall[K] | undefined };

/**
 * A change onto what the server has by now: what others chose elsewhere stays. Where somebody changed the same thing since
 * it was shown here there is no such document, and nobody's choice is lost. What is `undefined` is left to what is usual.
 */
export function ontoFresh(shown: ClubWall, fresh: ClubWall, changes: WallChanges): ClubWall | undefined {
  const keys = Object.keys(changes) as readonly (keyof ClubWall)[];
  if (keys.some((key) => difference({ it: shown[key] }, { it: fresh[key] }) !== undefined)) return undefined;
  return withChanges(fresh, changes);
}

export const withChanges = (wall: ClubWall, changes: WallChanges): ClubWall =>
  Object.fromEntries(Object.entries({ ...wall, ...changes }).filter(([, value]) => value !== undefined)) as ClubWall;
