import type { CardCode } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import { boardDueOn, nextBoard } from './board-due.ts';
import { readCard, type SeenCard, UNSEEN, writeCards } from './card-code.ts';
import { agreeRuns, burn, dealBoard, dealHole, discard, muck, playBoard, shareOneCard, show } from './card-steps.ts';
import type { EventSink } from './event-sink.ts';
import { type Hand, type HandInPlay, hasDeck, indexOf, playerAt, seatAt } from './hand.ts';
import { judgeShowPart } from './judge-part.ts';
import { mayShow, whyNotMuckNow, whyNotPlayBoard } from './legal-action.ts';
import { namedCards, readNew } from './read-cards.ts';
import type { HandRefusal } from './refusal.ts';
import { runsPossible } from './runs.ts';
import { mayShareCard, mustShareCard } from './shared-card.ts';

function whyNoDeal(hand: Hand): HandRefusal | undefined {
  if (hand.phase !== 'dealing' && hand.phase !== 'drawing') return { code: 'not-now', phase: hand.phase };
  return hasDeck(hand) ? { code: 'deck-deals' } : undefined;
}

export function judgeDealHole(
  hand: HandInPlay,
  seat: SeatNo,
  cards: readonly SeenCard[],
  events: EventSink,
): HandRefusal | undefined {
  const index = indexOf(hand, seat);
  if (index < 0) return { code: 'seat-not-in-hand', seat };
  const refused = whyNoDeal(hand);
  if (refused !== undefined) return refused;
  const { due, state } = playerAt(hand, index);
  if (cards.length === 0 || cards.length > due || state !== 'live') return { code: 'wrong-number-of-cards', due };
  if (mustShareCard(hand)) return { code: 'one-card-for-all' };
  const { codes, refusal } = readNew(hand, cards);
  if (refusal !== undefined) return refusal;
  dealHole(hand, index, codes);
  events.push({ type: 'HoleDealt', seat, cards });
  return undefined;
}

export function judgeDealBoard(
  hand: HandInPlay,
  run: number | undefined,
  cards: readonly SeenCard[],
  events: EventSink,
): HandRefusal | undefined {
  const refused = whyNoDeal(hand);
  if (refused !== undefined) return refused;
  const { codes, refusal } = readNew(hand, cards);
  if (refusal !== undefined) return refusal;
  const on = run ?? nextBoard(hand);
  const shares = on === 0 && mayShareCard(hand);
  const due = shares ? 1 : boardDueOn(hand, on);
  if (cards.length === 0 || cards.length > due) return { code: 'wrong-number-of-cards', due };
  if (shares) {
    shareOneCard(hand);
    events.push({ type: 'SharedCardCalled' });
  }
  dealBoard(hand, on, codes, 0, codes.length);
  events.push({ type: 'BoardDealt', run: on, cards });
  return undefined;
}

export function judgeBurn(hand: HandInPlay, card: SeenCard, events: EventSink): HandRefusal | undefined {
  const refused = whyNoDeal(hand);
  if (refused !== undefined) return refused;
  const { codes, refusal } = readNew(hand, [card]);
  if (refusal !== undefined) return refusal;
  burn(hand, codes[0] as CardCode);
  events.push({ type: 'CardBurned', card });
  return undefined;
}

export function judgeDiscard(
  hand: HandInPlay,
  seat: SeatNo,
  cards: readonly SeenCard[],
  events: EventSink,
): HandRefusal | undefined {
  const index = indexOf(hand, seat);
  if (index < 0) return { code: 'seat-not-in-hand', seat };
  if (hand.phase !== 'drawing') return { code: 'not-now', phase: hand.phase };
  if (index !== hand.actor) return { code: 'not-your-turn', seat, toAct: seatAt(hand, hand.actor) };
  const { hole } = playerAt(hand, index);
  const left = [...hole];
  for (const card of cards) {
    const code = readCard(card);
    if (code === undefined) return { code: 'no-such-card', card };
    const known = left.indexOf(code);
    const at = known >= 0 ? known : left.indexOf(UNSEEN);
    if (at < 0) return { code: 'not-his-card', card };
    left.splice(at, 1);
  }
  discard(
    hand,
    index,
    cards.map((card) => readCard(card) as CardCode),
  );
  events.push({ type: 'Discarded', seat, cards });
  return undefined;
}

export function judgeShow(
  hand: HandInPlay,
  seat: SeatNo,
  cards: readonly SeenCard[] | undefined,
  events: EventSink,
): HandRefusal | undefined {
  const index = indexOf(hand, seat);
  const player = hand.players[index];
  if (player === undefined) return { code: 'seat-not-in-hand', seat };
  if (player.shown) return { code: 'already-shown', seat };
  if (!mayShow(hand, index)) return { code: 'not-now', phase: hand.phase };
  const shown = cards === undefined ? player.hole : namedCards(hand, player.hole, cards);
  if (!Array.isArray(shown)) return shown as HandRefusal;
  if (shown.length < player.hole.length) return judgeShowPart(hand, index, shown, events);
  show(hand, index, shown);
  events.push({ type: 'HandShown', seat, cards: writeCards(shown) });
  return undefined;
}

export function judgeMuck(hand: HandInPlay, seat: SeatNo, events: EventSink): HandRefusal | undefined {
  const index = indexOf(hand, seat);
  if (index < 0) return { code: 'seat-not-in-hand', seat };
  if (hand.phase !== 'showdown') return { code: 'not-now', phase: hand.phase };
  const { refs } = hand.setup.rules;
  switch (whyNotMuckNow(hand, index)) {
    case 'shown':
      return { code: 'already-shown', seat };
    case 'notHisTurn':
      return { code: 'not-your-turn', seat, toAct: hand.actor < 0 ? undefined : seatAt(hand, hand.actor) };
    case 'never':
    case 'allIn':
      return { code: 'must-show', rules: refs.muck };
    case 'last':
      return { code: 'last-hand-stays' };
    case 'may':
      muck(hand, index);
      events.push({ type: 'HandMucked', seat });
      return undefined;
  }
}

export function judgePlayBoard(hand: HandInPlay, seat: SeatNo, events: EventSink): HandRefusal | undefined {
  const index = indexOf(hand, seat);
  if (index < 0) return { code: 'seat-not-in-hand', seat };
  if (hand.phase !== 'showdown') return { code: 'not-now', phase: hand.phase };
  switch (whyNotPlayBoard(hand, index)) {
    case 'shown':
      return { code: 'already-shown', seat };
    case 'notHisTurn':
      return { code: 'not-your-turn', seat, toAct: hand.actor < 0 ? undefined : seatAt(hand, hand.actor) };
    case 'mustShow':
      return { code: 'must-show', rules: hand.setup.rules.refs.tableAllCards };
    case 'may':
      playBoard(hand, index);
      events.push({ type: 'BoardPlayed', seat });
      return undefined;
  }
}

export function judgeRuns(hand: HandInPlay, runs: number, events: EventSink): HandRefusal | undefined {
  if (hand.phase !== 'runs') return { code: 'not-now', phase: hand.phase };
  const atMost = runsPossible(hand);
  if (!Number.isInteger(runs) || runs < 1 || runs > atMost) {
    return { code: 'runs-not-allowed', atMost, rules: hand.setup.rules.refs.runs };
  }
  agreeRuns(hand, runs);
  events.push({ type: 'RunsAgreed', runs });
  return undefined;
}
