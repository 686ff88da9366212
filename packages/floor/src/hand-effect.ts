import { toChips } from '@riffle/cards';
import type { HandCommand } from '@riffle/hand';
import { type SeatNo, toSeatNo } from '@riffle/table';
import type { ActOutcome } from './outcome.ts';
import type { Effect } from './ruling.ts';

const onSeat = (seat: number | undefined, command: (seat: SeatNo) => HandCommand): readonly Effect[] =>
  seat === undefined ? [] : [{ to: 'hand', command: command(toSeatNo(seat)) }];

/** The hand is dead; what of its bets goes back the hand knows by its own rules. */
export const killHand = (seat: number | undefined): readonly Effect[] =>
  onSeat(seat, (its) => ({ type: 'KillHand', seat: its }));

export const makePassive = (seat: number | undefined): readonly Effect[] =>
  onSeat(seat, (its) => ({ type: 'MakePassive', seat: its }));

export const showHand = (seat: number | undefined): readonly Effect[] =>
  onSeat(seat, (its) => ({ type: 'Show', seat: its }));

export const muckHand = (seat: number | undefined): readonly Effect[] =>
  onSeat(seat, (its) => ({ type: 'Muck', seat: its }));

/** What was shown of it is enough to win. */
export const acceptPart = (seat: number | undefined): readonly Effect[] =>
  onSeat(seat, (its) => ({ type: 'AcceptPart', seat: its }));

export const playBoard = (seat: number | undefined): readonly Effect[] =>
  onSeat(seat, (its) => ({ type: 'PlayBoard', seat: its }));

/** The act as the player whose turn it is has to make it; none where he still chooses. */
export function actInHand(seat: number | undefined, act: ActOutcome): readonly Effect[] {
  switch (act.is) {
    case 'fold':
      return onSeat(seat, (its) => ({ type: 'Fold', seat: its }));
    case 'check':
      return onSeat(seat, (its) => ({ type: 'Check', seat: its }));
    case 'call':
      return onSeat(seat, (its) => ({ type: 'Call', seat: its }));
    case 'bet':
      return onSeat(seat, (its) => ({ type: 'BetTo', seat: its, to: toChips(act.amount) }));
    case 'raise':
      return onSeat(seat, (its) => ({ type: 'BetTo', seat: its, to: toChips(act.to) }));
    case 'betFrom':
    case 'raiseFrom':
    case 'notBinding':
    case 'playerChooses':
    case 'refused':
      return [];
  }
}
