import type { Chips } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import { betTo, call, fold, postBringIn } from './betting-steps.ts';
import type { EventSink } from './event-sink.ts';
import { chips, type Hand, type HandInPlay, indexOf, type PlayerInHand, playerAt, seatAt } from './hand.ts';
import { isBound } from './judge-bind.ts';
import { betKind, bringInOf } from './legal-action.ts';
import type { HandRefusal } from './refusal.ts';
import { raiseCap, toCallOf, type Wager, wagerOf, whyNoRaise } from './wager.ts';

/** What one action at the table brings about, or why it may not be. The hand is changed only where it may. */
function whyNotActing(hand: Hand, index: number, seat: SeatNo): HandRefusal | undefined {
  if (index < 0) return { code: 'seat-not-in-hand', seat };
  if (hand.phase !== 'betting') return { code: 'not-now', phase: hand.phase };
  if (index === hand.actor) return undefined;
  return { code: 'not-your-turn', seat, toAct: hand.actor < 0 ? undefined : seatAt(hand, hand.actor) };
}

export function judgeFold(hand: HandInPlay, seat: SeatNo, log: EventSink): HandRefusal | undefined {
  const index = indexOf(hand, seat);
  const refusal = whyNotActing(hand, index, seat);
  if (refusal !== undefined) return refusal;
  if (hand.bringInDue) return { code: 'bring-in-due', bringIn: chips(bringInOf(hand, index)) };
  fold(hand, index);
  log.folded(seat);
  return undefined;
}

export function judgeCheck(hand: HandInPlay, seat: SeatNo, log: EventSink): HandRefusal | undefined {
  const index = indexOf(hand, seat);
  const refusal = whyNotActing(hand, index, seat);
  if (refusal !== undefined) return refusal;
  if (hand.bringInDue) return { code: 'bring-in-due', bringIn: chips(bringInOf(hand, index)) };
  const toCall = toCallOf(hand, index);
  if (toCall > 0) return { code: 'cannot-check', toCall: chips(toCall) };
  call(hand, index, 0);
  log.checked(seat);
  return undefined;
}

export function judgeCall(hand: HandInPlay, seat: SeatNo, log: EventSink): HandRefusal | undefined {
  const index = indexOf(hand, seat);
  const refusal = whyNotActing(hand, index, seat);
  if (refusal !== undefined) return refusal;
  if (hand.bringInDue) return { code: 'bring-in-due', bringIn: chips(bringInOf(hand, index)) };
  const toCall = toCallOf(hand, index);
  if (toCall === 0) return { code: 'nothing-to-call' };
  call(hand, index, toCall);
  log.called(seat, toCall);
  return undefined;
}

export function judgeBringIn(hand: HandInPlay, seat: SeatNo, log: EventSink): HandRefusal | undefined {
  const index = indexOf(hand, seat);
  const refusal = whyNotActing(hand, index, seat);
  if (refusal !== undefined) return refusal;
  if (!hand.bringInDue) return { code: 'no-bring-in-due' };
  const amount = bringInOf(hand, index);
  const owed = hand.setup.bringIn;
  postBringIn(hand, index, amount, owed);
  log.push({ type: 'BringInPosted', seat, amount: chips(amount), owed });
  return undefined;
}

export function judgeBetTo(hand: HandInPlay, seat: SeatNo, to: Chips, log: EventSink): HandRefusal | undefined {
  const index = indexOf(hand, seat);
  const refusal = whyNotActing(hand, index, seat);
  if (refusal !== undefined) return refusal;
  const wager = wagerOf(hand, index);
  if (wager.max === 0 || !(to >= wager.min && to <= wager.max && Number.isSafeInteger(to))) {
    return whyNotBet(hand, index, wager, to);
  }
  const unit = hand.setup.chipUnit;
  if (unit > 1 && to % unit !== 0 && to !== wager.min && to !== wager.max) return { code: 'not-in-chips', unit };
  const kind = betKind(hand);
  const amount = chips(to - playerAt(hand, index).bet);
  betTo(hand, index, to);
  if (kind === 'raise') log.raised(seat, amount, to);
  else if (kind === 'bet') log.betMade(seat, amount, to);
  else log.push({ type: 'Completed', seat, amount, to });
  return undefined;
}

function whyNotBet(hand: Hand, index: number, { toCall, min, max }: Wager, to: number): HandRefusal {
  const { refs } = hand.setup.rules;
  switch (whyNoRaise(hand, hand.players[index] as PlayerInHand)) {
    case 'onlyCall':
      return { code: 'only-a-call-left', toCall: chips(toCall) };
    case 'passive':
      return { code: 'hand-passive', rules: refs.passive };
    case 'nobody':
      return { code: 'nobody-to-answer' };
    case 'notReopened':
      return {
        code: 'betting-not-reopened',
        toCall: chips(toCall),
        rules: isBound(hand, index) ? refs.undercall : refs.reopening,
      };
    case 'capped':
      return { code: 'raises-capped', cap: raiseCap(hand) ?? 0, rules: refs.raiseCap };
    case 'may': {
      const small = !(to >= min);
      const rules = small
        ? hand.opened
          ? refs.minRaise
          : refs.minBet
        : hand.setup.variant.structure === 'potLimit'
          ? refs.potLimit
          : refs.minRaise;
      return { code: small ? 'bet-too-small' : 'bet-too-large', min: chips(min), max: chips(max), rules };
    }
  }
}
