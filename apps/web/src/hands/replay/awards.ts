import { type HandName, nameHand, type Ranking, rankBy } from '@riffle/cards';
import type { Step } from '@riffle/formats/hands';
import type { Hand, HandEvent } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';

type Winner = { readonly seat: SeatNo; readonly amount: number; readonly hand: HandName | 'unseen' };
export type Award = {
  readonly pot: number;
  readonly run: number;
  readonly part: 'whole' | 'high' | 'low';
  readonly amount: number;
  readonly winners: readonly Winner[];
};

const UNSEEN = 52;

/** What a seat's hand is called on a board; nothing of what was never seen. */
function called(hand: Hand, seat: SeatNo, ranking: Ranking, run: number): HandName | 'unseen' {
  const { hole = [] } = hand.players.find((player) => player.seat === seat) ?? {};
  const board = hand.boards[run] ?? [];
  const { family } = hand.setup.variant;
  if (hole.length === 0 || hole.includes(UNSEEN) || board.includes(UNSEEN)) return 'unseen';
  if (family === 'flop' && board.length < 5) return 'unseen';
  return nameHand(ranking, rankBy[ranking](hole, board));
}

function awardOf(event: Extract<HandEvent, { readonly type: 'PotAwarded' }>, hand: Hand): Award {
  const { best, low } = hand.setup.variant;
  const ranking = event.part === 'low' && low !== 'none' ? low : best;
  const contested = hand.players.filter(({ state }) => state === 'live').length > 1;
  return {
    pot: event.pot,
    run: event.run,
    part: event.part,
    amount: event.shares.reduce((sum, { amount }) => sum + amount, 0),
    winners: event.shares.map(({ seat, amount }) => ({
      seat,
      amount,
      hand: contested ? called(hand, seat, ranking, event.run) : 'unseen',
    })),
  };
}

/** Who got which pot with which hand, in the order in which the pots were pushed. */
export const awardsOf = (steps: readonly Step[]): readonly Award[] =>
  steps.flatMap(({ events, hand }) =>
    events.flatMap((event) => (event.type === 'PotAwarded' ? [awardOf(event, hand)] : [])),
  );

/** How many pots the hand was played for. */
export const potCount = (steps: readonly Step[]): number =>
  new Set(steps.flatMap(({ events }) => events.flatMap((event) => (event.type === 'PotAwarded' ? [event.pot] : []))))
    .size;
