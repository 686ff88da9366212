import type { EquityGame, EquityQuestion } from '@riffle/cards';
import type { Hand, Variant } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import { cardsOfCodes } from './table-view.ts';

/** What equities need to know of a variant. */
export const equityGame = ({ best, low, streets, deck }: Variant): EquityGame => ({
  high: best,
  low,
  own: streets.reduce((sum, { hole }) => sum + hole.length, 0),
  board: streets.reduce((sum, { board }) => sum + board, 0),
  deck,
});

export type AskedEquities = {
  readonly question: EquityQuestion;
  /** In the order of the question's hands. */
  readonly seats: readonly SeatNo[];
  /** Whose cards the file does not know: they are taken as random. */
  readonly unknown: readonly SeatNo[];
};

/** What to ask at this point of the hand; nothing where it is decided, or nobody's cards are known. */
export function equitiesAt(hand: Hand): AskedEquities | undefined {
  const live = hand.players.filter(({ state }) => state === 'live');
  if (hand.phase === 'ended' || live.length < 2 || live.some(({ hole }) => hole.length === 0)) return undefined;
  const hands = live.map(({ hole }) => cardsOfCodes(hole));
  if (hands.every((cards) => cards.length === 0)) return undefined;
  const gone = hand.players.filter(({ state }) => state !== 'live').flatMap(({ hole }) => cardsOfCodes(hole));
  return {
    question: {
      game: equityGame(hand.setup.variant),
      hands,
      boards: hand.boards.map(cardsOfCodes),
      dead: [...new Set([...gone, ...cardsOfCodes(hand.burned), ...cardsOfCodes(hand.discards)])],
    },
    seats: live.map(({ seat }) => seat),
    unknown: live.filter((_, nth) => hands[nth]?.length === 0).map(({ seat }) => seat),
  };
}
