import { accept, refuse, type Verdict } from '@riffle/aggregate';
import type { Positions } from '@riffle/table';
import type { TableId } from '../ids.ts';
import type { TournamentRefusal } from '../refusal.ts';
import { playersAt } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { comingHand } from './coming-hand.ts';

/** Who has what one hand on, or why nobody can say. */
export function handOn(state: Tournament, id: TableId): Verdict<Positions, TournamentRefusal> {
  const table = state.tables.get(id);
  if (table === undefined) return refuse({ code: 'no-such-table', table: id });
  if (table.positions === undefined) return refuse({ code: 'button-unknown', table: id });
  const coming = comingHand(state, table);
  if (coming === undefined) return refuse({ code: 'too-few-players', players: playersAt(state, id).size, needed: 2 });
  const { button, smallBlind, bigBlind } = coming;
  return accept({ button, ...(smallBlind !== undefined && { smallBlind }), bigBlind });
}
