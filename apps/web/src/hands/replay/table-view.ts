import { type Card, fromCode } from '@riffle/cards';
import { type Hand, membersOf, potsOf, type SeenCard, writeCard } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';

/** One player as the drawn table shows him. */
export type SeatedPlayer = {
  readonly seat: SeatNo;
  readonly name: string;
  readonly stack: number;
  readonly bet: number;
  readonly cards: readonly SeenCard[];
  readonly out: 'folded' | 'mucked' | 'no';
  readonly allIn: boolean;
  readonly turn: boolean;
  readonly button: boolean;
  readonly won: number;
};
type ShownPot = { readonly amount: number; readonly eligible: readonly SeatNo[] };
export type TableView = {
  /** Clockwise by seat. */
  readonly players: readonly SeatedPlayer[];
  readonly boards: readonly (readonly SeenCard[])[];
  /** What lies in the middle; bets of the round stand in front of their seats. */
  readonly pots: readonly ShownPot[];
  readonly bets: number;
};

/** The hand as somebody sees it who knows all that the file knows. */
export function tableView(hand: Hand, names: ReadonlyMap<SeatNo, string>): TableView {
  const button = hand.setup.variant.family === 'stud' ? undefined : hand.players.at(-1)?.seat;
  const players = hand.players.map(
    (player, index): SeatedPlayer => ({
      seat: player.seat,
      name: names.get(player.seat) ?? '',
      stack: player.stack,
      bet: player.bet,
      cards: player.hole.map(writeCard),
      out: player.state === 'live' ? 'no' : player.state,
      allIn: player.stack === 0 && player.state === 'live' && hand.phase !== 'ended',
      turn: index === hand.actor,
      button: player.seat === button,
      won: player.won,
    }),
  );
  return {
    players: players.sort((a, b) => a.seat - b.seat),
    boards: hand.boards.map((board) => board.map(writeCard)),
    pots: shownPots(hand),
    bets: hand.players.reduce((sum, { bet }) => sum + bet, 0),
  };
}

/** Main pot first, without the bets that still lie in front of the seats. */
function shownPots(hand: Hand): readonly ShownPot[] {
  if (hand.phase === 'ended') return [];
  const collected: Hand = { ...hand, players: hand.players.map((player) => ({ ...player, bet: 0 })) };
  return potsOf(collected)
    .filter(({ amount }) => amount > 0)
    .map((pot) => ({
      amount: pot.amount,
      eligible: membersOf(hand, pot).flatMap((index) => hand.players[index]?.seat ?? []),
    }));
}

export const cardsOfCodes = (codes: readonly number[]): readonly Card[] =>
  codes.filter((code) => code < 52).map(fromCode);
