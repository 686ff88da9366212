import { accept, type Context, refuse, type Verdict } from '@riffle/aggregate';
import type { HandCommand } from './command.ts';
import type { HandEvent } from './event.ts';
import { EventList } from './event-list.ts';
import type { EventSink } from './event-sink.ts';
import { proceed } from './flow.ts';
import { copyOf, type Hand, type HandInPlay } from './hand.ts';
import { judgeBetTo, judgeBringIn, judgeCall, judgeCheck, judgeFold } from './judge-betting.ts';
import { judgeBind } from './judge-bind.ts';
import {
  judgeBurn,
  judgeDealBoard,
  judgeDealHole,
  judgeDiscard,
  judgeMuck,
  judgePlayBoard,
  judgeRuns,
  judgeShow,
} from './judge-cards.ts';
import { judgeKill } from './judge-kill.ts';
import { judgeNextCards } from './judge-next-cards.ts';
import { judgeAcceptPart } from './judge-part.ts';
import { judgePassive } from './judge-passive.ts';
import { judgePutRight } from './judge-put-right.ts';
import { judgeStart } from './judge-start.ts';
import { judgeVoid } from './judge-void.ts';
import type { HandRefusal } from './refusal.ts';

/** Randomness is asked for only where discards must be shuffled for a draw, or the stub because dealing went wrong. */
export type HandContext = Pick<Context, 'random'>;

export function decide(
  hand: Hand,
  command: HandCommand,
  context: HandContext,
): Verdict<readonly HandEvent[], HandRefusal> {
  const events: HandEvent[] = [];
  const refusal = play(copyOf(hand), command, context, events);
  return refusal === undefined ? accept(events) : refuse(refusal);
}

/**
 * The same on a hand that may be changed. Appends what happened to `events`.
 * A refused command leaves hand and events as they were.
 */
export function play(
  hand: HandInPlay,
  command: HandCommand,
  context: HandContext,
  events: HandEvent[],
): HandRefusal | undefined {
  return record(hand, command, context, list.into(events));
}

const list = new EventList();

/** The same where events are wanted later or never: what simulations run on. */
export function record(
  hand: HandInPlay,
  command: HandCommand,
  { random }: HandContext,
  log: EventSink,
): HandRefusal | undefined {
  const refusal = judge(hand, command, random, log);
  // most actions only pass the turn on
  if (refusal === undefined && (hand.phase !== 'betting' || hand.actor < 0)) proceed(hand, random, log);
  return refusal;
}

function judge(
  hand: HandInPlay,
  command: HandCommand,
  random: HandContext['random'],
  log: EventSink,
): HandRefusal | undefined {
  switch (command.type) {
    case 'StartHand':
      return judgeStart(hand, command.setup, log);
    case 'Fold':
      return judgeFold(hand, command.seat, log);
    case 'Check':
      return judgeCheck(hand, command.seat, log);
    case 'Call':
      return judgeCall(hand, command.seat, log);
    case 'BetTo':
      return judgeBetTo(hand, command.seat, command.to, log);
    case 'PostBringIn':
      return judgeBringIn(hand, command.seat, log);
    case 'Discard':
      return judgeDiscard(hand, command.seat, command.cards, log);
    case 'Show':
      return judgeShow(hand, command.seat, command.cards, log);
    case 'Muck':
      return judgeMuck(hand, command.seat, log);
    case 'PlayBoard':
      return judgePlayBoard(hand, command.seat, log);
    case 'DealHole':
      return judgeDealHole(hand, command.seat, command.cards, log);
    case 'DealBoard':
      return judgeDealBoard(hand, command.run, command.cards, log);
    case 'BurnCard':
      return judgeBurn(hand, command.card, log);
    case 'AgreeRuns':
      return judgeRuns(hand, command.runs, log);
    case 'MakePassive':
      return judgePassive(hand, command.seat, log);
    case 'AcceptPart':
      return judgeAcceptPart(hand, command.seat, log);
    case 'ShowNextCards':
      return judgeNextCards(hand, command.agreed, command.cards, log);
    case 'BindToCall':
      return judgeBind(hand, command.seat, log);
    case 'VoidHand':
      return judgeVoid(hand, log);
    case 'PutCardsRight':
      return judgePutRight(hand, command, command.stub, { random }, log);
    case 'KillHand':
      return judgeKill(hand, command.seat, log);
  }
}
