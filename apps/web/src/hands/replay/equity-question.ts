import type { EquityGame, EquityQuestion } from '@riffle/cards';
import type { Hand } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import { equityGame } from '../equity/equity-game.ts';
import { cardsOfCodes } from './table-view.ts';

/** Stud with one shared card instead of everybody's last. */
function gameAt(hand: Hand): EquityGame {
  const game = equityGame(hand.setup.variant);
  const shared = hand.setup.variant.family === 'stud' ? (hand.boards[0]?.length ?? 0) : 0;
  return { ...game, own: game.own - shared, board: game.board + shared };
}

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
  const boards = hand.boards.map(cardsOfCodes);
  // discards that were shuffled again may be in somebody's hand by now
  const there = new Set([...hands.flat(), ...boards.flat()]);
  const gone = hand.players.filter(({ state }) => state !== 'live').flatMap(({ hole }) => cardsOfCodes(hole));
  return {
    question: {
      game: gameAt(hand),
      hands,
      boards,
      dead: [...new Set([...gone, ...cardsOfCodes(hand.burned), ...cardsOfCodes(hand.discards)])].filter(
        (card) => !there.has(card),
      ),
    },
    seats: live.map(({ seat }) => seat),
    unknown: live.filter((_, nth) => hands[nth]?.length === 0).map(({ seat }) => seat),
  };
}
