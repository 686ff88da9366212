import { type Decide, happens, type Objection, refused } from '../decision.ts';
import { standsAlone } from '../form/stands-alone.ts';
import { setupOf } from '../rulebook-of.ts';
import { playersLeft } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { breaking } from './breaking.ts';
import { finalTableSize } from './final-table-size.ts';
import { finalTableEvents } from './form-final-table.ts';
import { proposals } from './proposals.ts';
import { breakEvents } from './table-breaking.ts';
import { freeSeats, tablesInPlay } from './table-in-play.ts';

export const breakTable: Decide<'BreakTable'> = (state, { table: id, reason }, context) => {
  if (state.tables.get(id) === undefined) return refused({ code: 'no-such-table', table: id });
  const objection = checkJoining(state);
  if (objection !== undefined) return refused(objection);
  const tables = tablesInPlay(state);
  const table = tables.find((one) => one.id === id);
  if (table === undefined) return refused({ code: 'nothing-to-do' });
  const others = tables.filter((one) => one.id !== id);
  const seats = others.reduce((sum, other) => sum + freeSeats(other).length, 0);
  const players = table.players.size;
  if (players > seats) return refused({ code: 'no-free-seat', players, seats });
  const where = breaking(table, tables);
  const proposed = proposals(state).find((one) => one.kind === 'breakTable' && one.table === id);
  if (proposed !== undefined)
    return happens(...breakEvents(state, where, { how: 'proposed', because: proposed.because }, context));
  if (reason.trim() === '') return refused({ code: 'reason-needed' });
  return happens(...breakEvents(state, where, { how: 'otherwise', reason: reason.trim() }, context));
};

export const formFinalTable: Decide<'FormFinalTable'> = (state, { reason }, context) => {
  const objection = checkJoining(state);
  if (objection !== undefined) return refused(objection);
  if (state.finalTable) return refused({ code: 'nothing-to-do' });
  const proposed = proposals(state).some(({ kind }) => kind === 'finalTable');
  if (proposed) return finalTableEvents(state, { how: 'proposed' }, context);
  const players = playersLeft(state);
  const largest = Math.max(...tablesInPlay(state).map((table) => table.players.size + freeSeats(table).length));
  const size = Math.max(finalTableSize(setupOf(state)).size, largest);
  if (players > size) return refused({ code: 'too-many-for-final-table', players, size });
  if (reason.trim() === '') return refused({ code: 'reason-needed' });
  return finalTableEvents(state, { how: 'otherwise', reason: reason.trim() }, context);
};

/** Tables are joined while the night runs, and only where the format joins tables at all. */
function checkJoining(state: Tournament): Objection {
  const stage = stageOf(state);
  if (stage === 'over') return { code: 'over' };
  if (stage !== 'play') return { code: 'not-started' };
  const alone = standsAlone(setupOf(state));
  return alone && { code: 'sit-and-go', ...alone };
}
