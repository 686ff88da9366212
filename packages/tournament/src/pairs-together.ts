import type { TableId } from './ids.ts';
import { policyOf, setupOf } from './rulebook-of.ts';
import { inPlay } from './seating-index.ts';
import type { Entry, Tournament } from './state.ts';

/** Pairs that sit together and should not, counted over what so many at so few tables cannot avoid. */
export function pairsTogether(state: Tournament): number {
  const tables = state.breakOrder.length;
  if (tables < 2) return 0;
  return groupsToPart(state).reduce((sum, group) => sum + together(group) - unavoidable(group.length, tables), 0);
}

/** Whom the rulebook or the management keeps apart, as far as they are seated. */
function groupsToPart(state: Tournament): readonly (readonly Entry[])[] {
  const seated = inPlay(state).filter(({ at }) => at !== undefined);
  const apart = state.keptApart.map((group) => seated.filter(({ id }) => group.includes(id)));
  const { value } = policyOf(setupOf(state), 'seating.separation');
  if (value !== 'sameClub') return apart;
  const clubs = Map.groupBy(
    seated.filter(({ club }) => club !== undefined),
    ({ club }) => club,
  );
  return [...apart, ...clubs.values()];
}

function together(group: readonly Entry[]): number {
  const counts = new Map<TableId, number>();
  for (const { at } of group) if (at !== undefined) counts.set(at.table, (counts.get(at.table) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum + pairs(count), 0);
}

/** Spread as evenly as can be. */
function unavoidable(players: number, tables: number): number {
  const each = Math.floor(players / tables);
  const more = players % tables;
  return more * pairs(each + 1) + (tables - more) * pairs(each);
}

const pairs = (count: number): number => (count * (count - 1)) / 2;
