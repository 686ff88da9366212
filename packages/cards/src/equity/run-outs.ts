import type { CardCode } from '../card-code.ts';
import { rankBy } from '../ranking/ranking.ts';
import type { EquityGame } from './equity-question.ts';
import { newTally, settleRunOut, type Tally } from './tally.ts';

/** Hands and one board as far as they are known, and the cards that may come. */
export type Deal = {
  readonly game: EquityGame;
  readonly hands: readonly (readonly CardCode[])[];
  readonly board: readonly CardCode[];
  readonly stub: readonly CardCode[];
};

/** In how many ways the cards can come. */
export function countRunOuts({ game, hands, board, stub }: Deal): number {
  let left = stub.length;
  let ways = 1;
  for (const missing of [game.board - board.length, ...hands.map((hand) => game.own - hand.length)]) {
    ways *= choose(left, missing);
    left -= missing;
  }
  return ways;
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let nth = 0; nth < count; nth += 1) ways = (ways * (from - nth)) / (nth + 1);
  return Math.round(ways);
}

/** Every way in which the cards can come. */
export function eachRunOut(deal: Deal): Tally {
  const table = layOut(deal);
  const stub = [...deal.stub];
  const fill = (pile: number, place: number, from: number): void => {
    const cards = table.piles[pile];
    if (cards === undefined) {
      table.settle();
      return;
    }
    if (place === cards.length) {
      fill(pile + 1, table.known[pile + 1] as number, 0);
      return;
    }
    for (let nth = from; nth < stub.length; nth += 1) {
      const card = stub[nth] as number;
      if (card < 0) continue;
      cards[place] = card;
      stub[nth] = -1;
      fill(pile, place + 1, nth + 1);
      stub[nth] = card;
    }
  };
  fill(0, table.known[0] as number, 0);
  return table.tally;
}

/** So many of the ways, drawn with `random`. */
export function someRunOuts(deal: Deal, samples: number, random: (n: number) => number): Tally {
  const table = layOut(deal);
  const stub = [...deal.stub];
  for (let nth = 0; nth < samples; nth += 1) {
    let left = stub.length;
    for (let pile = 0; pile < table.piles.length; pile += 1) {
      const cards = table.piles[pile] as number[];
      for (let place = table.known[pile] as number; place < cards.length; place += 1) {
        const pick = random(left);
        left -= 1;
        const card = stub[pick] as number;
        stub[pick] = stub[left] as number;
        stub[left] = card;
        cards[place] = card;
      }
    }
    table.settle();
  }
  return table.tally;
}

/** Board and hands with room for what is missing, filled anew for each run-out. */
function layOut({ game, hands, board }: Deal) {
  const room = (cards: readonly CardCode[], size: number): number[] =>
    Array.from({ length: size }, (_, nth) => cards[nth] ?? 0);
  const shared = room(board, game.board);
  const own = hands.map((hand) => room(hand, game.own));
  const tally = newTally(hands.length);
  const rankHigh = rankBy[game.high];
  const rankLow = game.low === 'none' ? undefined : rankBy[game.low];
  const highs = new Float64Array(hands.length);
  const lows = rankLow === undefined ? undefined : new Float64Array(hands.length);
  return {
    piles: [shared, ...own],
    known: [board.length, ...hands.map((hand) => hand.length)],
    tally,
    settle: (): void => {
      for (let player = 0; player < own.length; player += 1) {
        highs[player] = rankHigh(own[player] as number[], shared);
        if (lows !== undefined && rankLow !== undefined) lows[player] = rankLow(own[player] as number[], shared);
      }
      settleRunOut(tally, highs, lows);
    },
  };
}
