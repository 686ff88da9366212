import { type Decide, happens, refused } from '../decision.ts';
import type { TableId } from '../ids.ts';
import type { Reason } from '../reason.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { seatingIndex } from '../seating-index.ts';
import type { Setup } from '../setup.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { balancingTrigger } from './balance.ts';
import { proposals } from './proposals.ts';
import { seatLimit } from './seat-limit.ts';
import { freeSeats, type TableInPlay, tablesInPlay } from './table-in-play.ts';

/** Tables at which play stops until newcomers sit. With nobody to come, play goes on however short they are. */
export function halts(state: Tournament): { readonly [table: TableId]: readonly Reason[] } {
  if (stageOf(state) !== 'play' || policyOf(setupOf(state), 'tables.format').value === 'sitAndGo') return {};
  const tables = tablesInPlay(state);
  if (tables.length < 2) return {};
  const setup = setupOf(state);
  const fullest = Math.max(...tables.map(({ players }) => players.size));
  const breaks = proposals(state).find(({ kind }) => kind === 'breakTable');
  const waiting = seatingIndex(state.entries).unseated.length > 0;
  return Object.fromEntries(
    tables.flatMap((table): readonly (readonly [TableId, readonly Reason[]])[] => {
      const comes =
        waiting ||
        fullest - table.players.size >= balancingTrigger(setup) ||
        (breaks?.kind === 'breakTable' && breaks.table !== table.id);
      const reason = comes && freeSeats(table).length > 0 ? missingAt(setup, table, fullest) : undefined;
      return reason === undefined || table.table.haltWaived === true ? [] : [[table.id, [reason]]];
    }),
  );
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
  if (state.tables[table] === undefined) return refused({ code: 'no-such-table', table });
  if (halts(state)[table] === undefined) return refused({ code: 'nothing-to-do' });
  if (reason.trim() === '') return refused({ code: 'reason-needed' });
  return happens({ v: 1, type: 'HaltWaived', table, reason: reason.trim() });
};
