import type { CardCode } from '@riffle/cards';
import * as row from './event-row.ts';
import type { FlatPlan } from './flat-plan.ts';
import { flatState } from './flat-state.ts';

// an imported name is looked up each time
const { BETTING_OPENED, BOARD_DEALT, CARD_BURNED, HAND_STARTED, HOLE_DEALT, STREET_BEGUN } = row;
const { stack, bet, inPot, ante, won, board } = flatState;

/** Everything up to the first action. */
export function begin(
  cells: Float64Array,
  from: number,
  nth: number,
  plan: FlatPlan,
  deck: readonly CardCode[],
): number {
  const { count, cards, each, posts, seats, dealt, actor } = plan;
  let at = from;
  cells[at] = HAND_STARTED;
  cells[at + 1] = nth;
  cells[at + 2] = cards;
  at += 3;
  for (let card = 0; card < cards; card += 1) cells[at + card] = deck[card] as number;
  at += cards;
  for (let cell = 0; cell < posts.length; cell += 1) cells[at + cell] = posts[cell] as number;
  at += posts.length;
  cells[at] = STREET_BEGUN;
  cells[at + 1] = 0;
  at += 2;
  for (let place = 0; place < count; place += 1) {
    stack[place] = plan.stacks[place] as number;
    bet[place] = plan.bets[place] as number;
    ante[place] = plan.antes[place] as number;
    inPot[place] = 0;
    won[place] = 0;
    cells[at] = HOLE_DEALT;
    cells[at + 1] = seats[dealt[place] as number] as number;
    cells[at + 2] = each;
    for (let round = 0; round < each; round += 1) cells[at + 3 + round] = deck[place + round * count] as number;
    at += 3 + each;
  }
  cells[at] = BETTING_OPENED;
  cells[at + 1] = seats[actor] as number;
  return at + 2;
}

/** The street after `street`: a card burned, then three or one on the board. */
export function dealStreet(
  cells: Float64Array,
  from: number,
  deck: readonly CardCode[],
  next: number,
  street: number,
): number {
  const count = street === 0 ? 3 : 1;
  const first = street === 0 ? 0 : street + 2;
  cells[from] = STREET_BEGUN;
  cells[from + 1] = street + 1;
  cells[from + 2] = CARD_BURNED;
  cells[from + 3] = deck[next] as number;
  cells[from + 4] = BOARD_DEALT;
  cells[from + 5] = 0;
  cells[from + 6] = count;
  for (let nth = 0; nth < count; nth += 1) {
    const card = deck[next + 1 + nth] as number;
    cells[from + 7 + nth] = card;
    board[first + nth] = card;
  }
  return from + 7 + count;
}
