import type { CardCode } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import type { HandInPlay } from '../hand.ts';
import type { Choose } from './choose.ts';
import type { EventLog } from './event-log.ts';
import * as row from './event-row.ts';
import * as dealing from './flat-dealing.ts';
import { leave } from './flat-leaving.ts';
import * as plans from './flat-plan.ts';
import * as ends from './flat-showdown.ts';
import { flatEnd, flatState } from './flat-state.ts';
import * as turns from './flat-turns.ts';

// an imported name is looked up each time
const { BETTING_OPENED, BET_MADE, BET_RETURNED, CALLED, CHECKED, FOLDED, RAISED, ROUND_CLOSED } = row;
const { FIXED_LIMIT, NO_LIMIT } = plans;
const { mustReveal, settle, showdown, writeShown } = ends;
const { begin, dealStreet } = dealing;
const { firstToShow, highestBet, isCapped, isFull, isReopened, lastToAct } = turns;
const { stack, bet, inPot, actedAt } = flatState;
const end = flatEnd;
const leaveHand = leave;

const RIVER = 3;
/** More cells than one action can bring about, with all streets, a showdown and its pots. */
const ROOM = 1024;

/**
 * A whole hand at once: the events and the hand afterwards are those of the engine for everything. One function, so that
 * all that changes with every action stays in registers.
 */
export function playFlat(
  plan: plans.FlatPlan,
  hand: HandInPlay,
  deck: readonly CardCode[],
  choose: Choose,
  log: EventLog,
): void {
  const { count, structure, seats } = plan;
  let cells = log.room(ROOM);
  let at = begin(cells, log.length, log.hands, plan, deck);
  let limit = cells.length - ROOM;
  let live = (1 << count) - 1;
  let withChips = plan.withChips;
  let pot = plan.pot;
  let price = plan.price;
  let increment = plan.increment;
  let opened = plan.opened;
  let actor = plan.actor;
  let due = withChips;
  /** Who has acted since the betting was last opened for him. */
  let acted = 0;
  let raises = 0;
  let street = 0;
  let shown = 0;
  let next = count * plan.each;
  let aggressor = -1;
  let earlierAggressor = -1;
  let firstAggressor = -1;
  let priceBefore = 0;
  let incrementBefore = 0;

  for (;;) {
    while (actor >= 0) {
      if (at > limit) {
        cells = log.room(ROOM, at);
        limit = cells.length - ROOM;
      }
      const bit = 1 << actor;
      const own = stack[actor] as number;
      const inFront = bet[actor] as number;
      const all = own + inFront;
      let toCall = price - inFront;
      let min = 0;
      let max = 0;
      if (withChips === bit) {
        const matched = highestBet(live & ~bit);
        if (matched < price) toCall = Math.max(0, matched - inFront);
      } else if (
        all > price &&
        ((acted & bit) === 0 || isReopened(plan, price - (actedAt[actor] as number), increment))
      ) {
        if (structure !== FIXED_LIMIT || !opened || !isCapped(plan, street, raises, live)) {
          min = opened
            ? plan.doubleAllIn && price < increment && raises === 0
              ? price * 2
              : price + increment
            : (plan.sizes[street] as number);
          if (structure === NO_LIMIT) max = all;
          else {
            max = min;
            const most = price + pot + (price - inFront);
            if (structure !== FIXED_LIMIT && most > min) max = most;
            if (max > all) max = all;
          }
          if (min > all) min = all;
        }
      }
      if (toCall > own) toCall = own;

      const seat = seats[actor] as SeatNo;
      const choice = choose(seat, toCall, min, max);
      due &= ~bit;
      if (choice < 0) {
        live &= ~bit;
        withChips &= ~bit;
        cells[at] = FOLDED;
        cells[at + 1] = seat;
        at += 2;
      } else if (choice === 0) {
        acted |= bit;
        actedAt[actor] = price;
        cells[at + 1] = seat;
        if (toCall === 0) {
          cells[at] = CHECKED;
          at += 2;
        } else {
          stack[actor] = own - toCall;
          bet[actor] = inFront + toCall;
          pot += toCall;
          if (toCall === own) withChips &= ~bit;
          cells[at] = CALLED;
          cells[at + 2] = toCall;
          at += 3;
        }
      } else {
        if (!(choice <= max && choice >= min) || (choice | 0) !== choice) throw new RangeError('no such bet');
        if (plan.unit > 1 && choice % plan.unit !== 0 && choice !== min && choice !== max) {
          throw new RangeError('not in chips');
        }
        const amount = choice - inFront;
        const size = opened ? choice - price : choice;
        priceBefore = price;
        incrementBefore = increment;
        cells[at] = opened ? RAISED : BET_MADE;
        cells[at + 1] = seat;
        cells[at + 2] = amount;
        cells[at + 3] = choice;
        at += 4;
        stack[actor] = own - amount;
        bet[actor] = choice;
        pot += amount;
        if (amount === own) withChips &= ~bit;
        if (isFull(plan, size, increment)) {
          if (opened) raises += 1;
          acted = 0;
        }
        if (size > increment && structure !== FIXED_LIMIT) increment = size;
        acted |= bit;
        actedAt[actor] = choice;
        opened = true;
        price = choice;
        aggressor = actor;
        due = withChips & ~bit;
      }

      if ((live & (live - 1)) === 0) actor = -1;
      else if ((withChips & (withChips - 1)) !== 0) {
        const after = due & -(bit << 1);
        const among = after === 0 ? due : after;
        actor = 31 - Math.clz32(among & -among);
      } else actor = lastToAct(withChips, live, price);
    }

    if (price > 0) {
      let top = 0;
      let highest = 0;
      let second = 0;
      for (let place = 0; place < count; place += 1) {
        const its = bet[place] as number;
        if (its > highest) {
          second = highest;
          highest = its;
          top = place;
        } else if (its > second) second = its;
      }
      const uncalled = highest - second;
      if (uncalled > 0 && (live & (1 << top)) !== 0) {
        withChips |= 1 << top;
        stack[top] = (stack[top] as number) + uncalled;
        bet[top] = second;
        pot -= uncalled;
        cells[at] = BET_RETURNED;
        cells[at + 1] = seats[top] as number;
        cells[at + 2] = uncalled;
        at += 3;
      }
      for (let place = 0; place < count; place += 1) {
        inPot[place] = (inPot[place] as number) + (bet[place] as number);
        bet[place] = 0;
      }
    }
    if (aggressor >= 0) {
      if (street === 0) firstAggressor = aggressor;
      else earlierAggressor = aggressor;
    }
    raises = 0;
    acted = 0;
    cells[at] = ROUND_CLOSED;
    at += 1;

    // one street after the other, until somebody can bet
    while (actor < 0 && street < RIVER && (live & (live - 1)) !== 0) {
      const canBet = (withChips & (withChips - 1)) !== 0;
      if (!canBet && shown === 0 && mustReveal(plan, live)) {
        shown = live;
        for (let left = live; left !== 0; left &= left - 1) {
          at = writeShown(cells, at, plan, deck, 31 - Math.clz32(left & -left));
        }
      }
      at = dealStreet(cells, at, deck, next, street);
      next += street === 0 ? 4 : 2;
      street += 1;
      price = 0;
      increment = plan.sizes[street] as number;
      opened = false;
      aggressor = -1;
      if (canBet) {
        due = withChips;
        actor = 31 - Math.clz32(withChips & -withChips);
        cells[at] = BETTING_OPENED;
        cells[at + 1] = seats[actor] as number;
        at += 2;
      }
    }
    if (actor < 0) break;
  }

  if ((live & (live - 1)) === 0) {
    end.live = live;
    end.shown = shown;
    end.mucked = 0;
    at = settle(cells, at, plan, live, pot);
  } else {
    const first = firstToShow(plan, live, withChips, aggressor, earlierAggressor, firstAggressor);
    at = showdown(cells, at, plan, deck, live, shown, withChips, pot, first);
  }
  end.withChips = withChips;
  end.street = street;
  end.price = price;
  end.increment = increment;
  end.priceBefore = priceBefore;
  end.incrementBefore = incrementBefore;
  end.opened = opened;
  end.aggressor = aggressor;
  end.earlierAggressor = earlierAggressor;
  end.firstAggressor = firstAggressor;
  log.written(plan.setup, at);
  leaveHand(hand, plan, deck);
}
