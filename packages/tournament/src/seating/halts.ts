import { type Decide, happens, refused } from '../decision.ts';
import { standsAlone } from '../form/stands-alone.ts';
import type { TableId } from '../ids.ts';
import type { Reason } from '../reason.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { breaking } from './breaking.ts';
import { proposals } from './proposals.ts';
import { seatLimit } from './seat-limit.ts';
import { type TableInPlay, tableSizes, tablesInPlay } from './table-in-play.ts';

/** Tables at which play stops until newcomers sit. With nobody to come, play goes on however short they are. */
export function halts(state: Tournament): { readonly [table: TableId]: readonly Reason[] } {
  if (stageOf(state) !== 'play' || standsAlone(setupOf(state)) !== undefined) return {};
  const receiving = receivingTables(state);
  if (receiving.size === 0) return {};
  const setup = setupOf(state);
  const { most: fullest } = tableSizes(state);
  const tables = tablesInPlay(state).filter(({ id }) => receiving.has(id));
  return Object.fromEntries(
    tables.flatMap((table): readonly (readonly [TableId, readonly Reason[]])[] => {
      const reason = missingAt(setup, table, fullest);
      return reason === undefined || table.table.haltWaived === true ? [] : [[table.id, [reason]]];
    }),
  );
}

/** Tables to which somebody is to come. Nobody comes to one that is short but has its share. */
function receivingTables(state: Tournament): ReadonlySet<TableId> {
  const receiving = new Set<TableId>();
  for (const proposal of proposals(state)) {
    if (proposal.kind === 'balance') receiving.add(proposal.to.table);
    if (proposal.kind !== 'breakTable') continue;
    const tables = tablesInPlay(state);
    const table = tables.find(({ id }) => id === proposal.table);
    const { others, sizes } = table === undefined ? { others: [], sizes: [] } : breaking(table, tables);
    for (const [index, { id }] of others.entries()) if ((sizes[index] ?? 0) > 0) receiving.add(id);
  }
  return receiving;
}

function missingAt(setup: Setup, { table, players }: TableInPlay, fullest: number): Reason | undefined {
  const because = policyOf(setup, 'balancing.haltMissingPlayers');
  const against = because.value.against === 'seatLimit' ? Math.min(seatLimit(setup), table.seats) : fullest;
  const missing = against - players.size;
  return missing >= because.value.missing
    ? { code: 'halt-short-table', facts: { missing, against }, because }
    : undefined;
}

export const waiveHalt: Decide<'WaiveHalt'> = (state, { table, reason }) => {
  if (state.tables.get(table) === undefined) return refused({ code: 'no-such-table', table });
  if (halts(state)[table] === undefined) return refused({ code: 'nothing-to-do' });
  if (reason.trim() === '') return refused({ code: 'reason-needed' });
  return happens({ v: 1, type: 'HaltWaived', table, reason: reason.trim() });
};
