import type { Chips } from '@riffle/cards';
import type { HandInPlay, HandRefusal } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import type { RepairOf } from '../problems/record-fault.ts';
import type { HandRecord, RecordedAction } from './hand-record.ts';

/** How a refused action can be played all the same; `undefined` where the record contradicts itself. */
export type Mending = {
  /** Plays something first and the action again, something instead of it, or nothing. */
  readonly how: 'before' | 'instead' | 'skip';
  readonly play?: RecordedAction;
  readonly repair?: RepairOf;
};

export function mendingOf(
  hand: HandInPlay,
  record: HandRecord,
  nth: number,
  refusal: HandRefusal,
): Mending | undefined {
  const action = record.actions[nth] as RecordedAction;
  const seat = 'seat' in action ? action.seat : undefined;
  if (action.type === 'CheckOrCall' || action.type === 'Check') {
    // some ask the last player with chips, although nobody is left who could answer
    const asked = refusal.code === 'not-now' && hand.withChips < 2 && isLive(hand, action.seat);
    if (asked) return { how: 'skip', repair: { code: 'needless-check', seat: action.seat } };
  }
  if (action.type === 'BetTo' && hand.players[hand.actor]?.seat === action.seat)
    return betMending(hand, action, refusal);
  if (action.type === 'Muck') return muckMending(hand, action.seat, refusal) ?? leftOut(hand, record, nth, seat);
  if (action.type === 'Show' && refusal.code === 'already-shown') return { how: 'skip' };
  return leftOut(hand, record, nth, seat);
}

const isLive = (hand: HandInPlay, seat: SeatNo): boolean =>
  hand.players.some((player) => player.seat === seat && player.state === 'live');

function betMending(
  hand: HandInPlay,
  { seat, to }: { readonly seat: SeatNo; readonly to: Chips },
  refusal: HandRefusal,
): Mending | undefined {
  const asCall: Mending = {
    how: 'instead',
    play: { type: 'CheckOrCall', seat },
    repair: { code: 'raise-is-call', seat, written: to },
  };
  if (refusal.code === 'nobody-to-answer' || refusal.code === 'only-a-call-left') return asCall;
  if (refusal.code !== 'bet-too-small') return undefined;
  if (to === hand.price) return asCall;
  // as high as anybody can call, which the record took for all that counts
  const others = hand.players.filter((player) => player.seat !== seat && player.state === 'live');
  if (to <= hand.price || others.some(({ stack, bet }) => stack + bet > to)) return undefined;
  const { min } = refusal;
  return {
    how: 'instead',
    play: { type: 'BetTo', seat, to: min },
    repair: { code: 'raise-to-minimum', seat, written: to, to: min },
  };
}

function muckMending(hand: HandInPlay, seat: SeatNo, refusal: HandRefusal): Mending | undefined {
  if (refusal.code === 'last-hand-stays') {
    return { how: 'instead', play: { type: 'Show', seat }, repair: { code: 'last-muck', seat } };
  }
  if (hand.phase === 'ended') return { how: 'skip' };
  const early = hand.phase === 'dealing' && hand.withChips < 2 && isLive(hand, seat) && hand.live > 1;
  return early ? { how: 'instead', play: { type: 'KillHand', seat } } : undefined;
}

/** Whose turn it is says nothing in the record: he stayed where it names him on a later street, else he folded. */
function leftOut(hand: HandInPlay, record: HandRecord, nth: number, acting: SeatNo | undefined): Mending | undefined {
  const seat = hand.players[hand.actor]?.seat;
  if (hand.phase !== 'betting' || seat === undefined || seat === acting || hand.bringInDue) return undefined;
  const rest = record.actions.slice(nth);
  const next = rest.findIndex((action) => 'seat' in action && action.seat === seat);
  if (next < 0) return { how: 'before', play: { type: 'Fold', seat }, repair: { code: 'fold-added', seat } };
  const sameRound = rest.slice(0, next + 1).every(isBetting);
  if (sameRound) return undefined;
  return { how: 'before', play: { type: 'CheckOrCall', seat }, repair: { code: 'check-or-call-added', seat } };
}

function isBetting({ type }: RecordedAction): boolean {
  return type === 'Fold' || type === 'Check' || type === 'Call' || type === 'CheckOrCall' || type === 'BetTo';
}
