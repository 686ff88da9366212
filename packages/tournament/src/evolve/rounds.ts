import type { TournamentEvent } from '../event.ts';
import type { Tournament } from '../state.ts';
import { broughtBackForThird } from './bust-outs.ts';
import { movedInRound } from './moving.ts';
import { seat, unseat } from './seating.ts';
import { tableRemoved, withTable } from './tables.ts';

type RoundDrawn = Extract<TournamentEvent, { readonly type: 'RoundDrawn' }>;

/** Tables at which nobody plays in it are gone; at the others a first hand is to come. */
export function roundDrawn(state: Tournament, event: RoundDrawn): Tournament {
  const { round, matches, seats, back = [], fresh, at } = event;
  const rounds = [...(state.rounds ?? []), { matches }];
  if (round === 1) return { ...state, rounds };
  const byes = matches.flatMap(({ table, players }) => (table === undefined ? players : []));
  const told = movedInRound(broughtBackForThird(state, back), seats, at);
  const seated = seat(unseat(told, byes), seats, 'seated');
  const used = new Set(matches.flatMap(({ table }) => table ?? []));
  const tables = [...seated.tables.keys()].reduce(
    (next, id) =>
      used.has(id)
        ? withTable(next, id, ({ positions: _p, hand: _h, ruled: _r, bigBlindAlone: _b, ...table }) => table)
        : tableRemoved(next, id),
    seated,
  );
  const gone = (state.chipsOfRounds ?? 0) + (fresh?.gone ?? 0);
  return { ...tables, rounds, ...(gone !== 0 && { chipsOfRounds: gone }) };
}
