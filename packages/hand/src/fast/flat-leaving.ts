import type { CardCode } from '@riffle/cards';
import { holeShelf, newShelf, takeDown } from '../card-shelf.ts';
import type { HandInPlay, PlayerInHand } from '../hand.ts';
import type { FlatPlan } from './flat-plan.ts';
import { flatEnd, flatState } from './flat-state.ts';

const { stack, won, board } = flatState;
const end = flatEnd;
const ON_BOARD = [0, 3, 4, 5] as const;

/**
 * The hand as the engine for everything leaves it, so that nobody has to know which of the two has played it. What every
 * hand of such a game leaves alike, the one before has left so.
 */
export function leave(hand: HandInPlay, plan: FlatPlan, deck: readonly CardCode[]): void {
  const { players } = hand;
  const { each, count, first } = plan;
  hand.shelf ??= newShelf();
  const { shelf } = hand;
  const { live, shown, mucked, street } = end;
  const open = (1 << each) - 1;
  let stillLive = 0;
  let withChips = 0;
  for (let place = 0; place < count; place += 1) {
    const bit = 1 << place;
    const player = players[place] as PlayerInHand;
    const isLive = (live & bit) !== 0;
    const isShown = (shown & bit) !== 0;
    if (isLive) stillLive += 1;
    if ((end.withChips & bit) !== 0) withChips += 1;
    player.stack = stack[place] as number;
    player.won = won[place] as number;
    player.live = isLive;
    player.state = isLive ? 'live' : (mucked & bit) !== 0 ? 'mucked' : 'folded';
    player.shown = isShown;
    player.open = isShown ? open : 0;
    player.passive = false;
    player.due = 0;
    const hole = takeDown(holeShelf(shelf, place), each);
    const from = first[place] as number;
    for (let round = 0; round < each; round += 1) hole[round] = deck[from + round * count] as number;
    player.hole = hole;
  }
  hand.live = stillLive;
  hand.withChips = withChips;
  layCards(hand, plan, deck);
  hand.street = street;
  hand.price = end.price;
  hand.increment = end.increment;
  hand.priceBefore = end.priceBefore;
  hand.incrementBefore = end.incrementBefore;
  hand.opened = end.opened;
  hand.aggressor = end.aggressor;
  hand.earlierAggressor = end.earlierAggressor;
  hand.firstAggressor = end.firstAggressor;
  hand.runs = 1;
  hand.runsAskedOn = -1;
}

function layCards(hand: HandInPlay, { each, count }: FlatPlan, deck: readonly CardCode[]): void {
  const { street } = end;
  const shelf = hand.shelf ?? newShelf();
  const onBoard = ON_BOARD[street as 0 | 1 | 2 | 3];
  let next = each * count;
  if (hand.boards.length > 1) hand.boards = [[]];
  if (street === 0) {
    hand.boards[0] = shelf.nothing;
    hand.burned = shelf.nothing;
  } else {
    const laid = takeDown(shelf.board, onBoard);
    for (let nth = 0; nth < onBoard; nth += 1) laid[nth] = board[nth] as number;
    hand.boards[0] = laid;
    const burned = takeDown(shelf.burned, street);
    for (let nth = 0; nth < street; nth += 1) {
      // the first after the own cards, the others each after the board of the street before
      burned[nth] = deck[next + (nth === 0 ? 0 : 2 + 2 * nth)] as number;
    }
    hand.burned = burned;
    next += onBoard + street;
  }
  hand.boardDue = 0;
  hand.deck = deck;
  hand.next = next;
  if (hand.undealt.length > 0) hand.undealt = [];
  hand.inPlayLow = 0;
  hand.inPlayHigh = 0;
}
