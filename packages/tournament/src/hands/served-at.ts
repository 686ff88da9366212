import type { Penalty } from '../penalty.ts';
import type { Table, Tournament } from '../state.ts';

/** What is being served at a table in hands or rounds. */
export const runningAt = (state: Tournament, { id }: Pick<Table, 'id'>): readonly Penalty[] =>
  state.penalties.filter(
    ({ ended, player, length, left = 0, entry }) =>
      ended === undefined &&
      player === undefined &&
      (length?.in === 'hands' || length?.in === 'rounds') &&
      left > 0 &&
      state.entries.get(entry)?.at?.table === id,
  );
