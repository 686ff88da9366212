import { type Chips, shuffled, toChips } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import { codeOf, type SeenCard, writeCards } from '../card-code.ts';
import { inPlay } from '../card-steps.ts';
import type { HandCommand } from '../command.ts';
import { type DealerAction, dealerActions } from '../dealer-action.ts';
import { cardsOf } from '../deck.ts';
import type { HandInPlay } from '../hand.ts';
import { type LegalAction, legalActions } from '../legal-action.ts';
import { pick } from './seeded.ts';

type Random = (below: number) => number;
type LegalBet = Extract<LegalAction, { readonly type: 'BetTo' }>;

/** What the floor does seldom, and never has to. */
const SELDOM: ReadonlySet<DealerAction['type']> = new Set(['KillHand', 'MakePassive', 'AcceptPart']);

/** What puts right what went wrong has its own tests; no hand goes on by it. */
const NOT_HERE: ReadonlySet<DealerAction['type']> = new Set(['BurnCard', 'VoidHand', 'PutCardsRight', 'BindToCall']);

/** A command that the hand offers, `undefined` where it waits for nobody. */
export function offeredCommand(hand: HandInPlay, random: Random): HandCommand | undefined {
  const dealer = dealerActions(hand);
  const seldom = dealer.filter(({ type }) => SELDOM.has(type));
  if (seldom.length > 0 && random(60) === 0) return dealerCommand(hand, pick(random, seldom), random);
  const deals = dealer.filter(({ type }) => !SELDOM.has(type) && !NOT_HERE.has(type));
  const acting = hand.players[hand.actor]?.seat;
  if (hand.phase === 'drawing' && acting !== undefined && (deals.length === 0 || random(2) === 0)) {
    return seatCommand(hand, acting, pick(random, legalActions(hand, acting)), random);
  }
  if (deals.length > 0) return dealerCommand(hand, pick(random, deals), random);
  if (acting === undefined) return undefined;
  return seatCommand(hand, acting, pick(random, legalActions(hand, acting)), random);
}

function seatCommand(hand: HandInPlay, seat: SeatNo, action: LegalAction, random: Random): HandCommand {
  switch (action.type) {
    case 'BetTo':
      return { type: 'BetTo', seat, to: betWithin(action, random) };
    case 'Discard': {
      const hole = hand.players.find((player) => player.seat === seat)?.hole ?? [];
      return { type: 'Discard', seat, cards: writeCards(hole.filter(() => random(2) === 0)) };
    }
    case 'Fold':
    case 'Check':
    case 'Call':
    case 'PostBringIn':
    case 'Show':
    case 'Muck':
    case 'PlayBoard':
      return { type: action.type, seat };
  }
}

const betWithin = ({ min, max, unit }: LegalBet, random: Random): Chips => {
  const by = pick(random, ['least', 'most', 'between'] as const);
  const between = Math.floor((min + random(max - min + 1)) / unit) * unit;
  return by === 'least' || between < min ? min : by === 'most' ? max : toChips(between);
};

function dealerCommand(hand: HandInPlay, action: DealerAction, random: Random): HandCommand {
  switch (action.type) {
    case 'DealHole':
      return { type: 'DealHole', seat: action.seat, cards: freshCards(hand, action.upTo, random) };
    case 'DealBoard':
      return { type: 'DealBoard', run: action.run, cards: freshCards(hand, action.upTo, random) };
    case 'BurnCard':
      return { type: 'BurnCard', card: '??' };
    case 'AgreeRuns':
      return { type: 'AgreeRuns', runs: 1 + random(action.atMost) };
    case 'ShowNextCards':
      return { type: 'ShowNextCards', agreed: hand.players.map(({ seat }) => seat) };
    case 'VoidHand':
      return { type: 'VoidHand' };
    case 'PutCardsRight':
      return { type: 'PutCardsRight', run: 0, stub: 'asItLies' };
    case 'AcceptPart':
    case 'BindToCall':
    case 'KillHand':
    case 'MakePassive':
      return { type: action.type, seat: action.seat };
  }
}

function freshCards(hand: HandInPlay, count: number, random: Random): readonly SeenCard[] {
  const free = cardsOf(hand.setup.variant.deck).filter((card) => !inPlay(hand, codeOf(card)));
  return shuffled(free, random).slice(0, count);
}

/** Anything at all, from anybody: mostly refused. */
export function wildCommand(hand: HandInPlay, random: Random): HandCommand {
  const seat = pick(random, hand.players).seat;
  const cards = shuffled(cardsOf('full'), random).slice(0, random(4));
  return pick<() => HandCommand>(random, [
    () => ({ type: 'Fold', seat }),
    () => ({ type: 'Check', seat }),
    () => ({ type: 'Call', seat }),
    () => ({ type: 'BetTo', seat, to: random(2000) as Chips }),
    () => ({ type: 'PostBringIn', seat }),
    () => ({ type: 'Discard', seat, cards }),
    () => ({ type: 'Show', seat }),
    () => ({ type: 'Muck', seat }),
    () => ({ type: 'Show', seat, cards: someOf(hand, seat, random) }),
    () => ({ type: 'AcceptPart', seat }),
    () => ({ type: 'ShowNextCards', agreed: hand.players.map((player) => player.seat) }),
    () => ({ type: 'PlayBoard', seat }),
    () => ({ type: 'DealHole', seat, cards }),
    () => ({ type: 'DealBoard', run: random(2), cards }),
    () => ({ type: 'BurnCard', card: pick(random, cardsOf('full')) }),
    () => ({ type: 'AgreeRuns', runs: random(4) }),
    () => ({ type: 'StartHand', setup: hand.setup }),
  ])();
}

const someOf = (hand: HandInPlay, of: SeatNo, random: Random): readonly SeenCard[] =>
  writeCards(hand.players.find(({ seat }) => seat === of)?.hole ?? []).filter(() => random(2) === 0);

const isWithin = (to: number, { min, max, unit }: LegalBet): boolean =>
  to === min || to === max || (to > min && to < max && to % unit === 0);

/** Whether the hand offers this very command. */
export function isOffered(hand: HandInPlay, command: HandCommand): boolean | 'dependsOnCards' {
  switch (command.type) {
    case 'StartHand':
      return hand.phase === 'notBegun';
    case 'Fold':
    case 'Check':
    case 'Call':
    case 'PostBringIn':
    case 'Muck':
    case 'PlayBoard':
      return legalActions(hand, command.seat).some(({ type }) => type === command.type);
    case 'BetTo':
      return legalActions(hand, command.seat).some((action) => action.type === 'BetTo' && isWithin(command.to, action));
    case 'Show':
      return legalActions(hand, command.seat).some(({ type }) => type === 'Show') && 'dependsOnCards';
    case 'Discard':
      return legalActions(hand, command.seat).some(({ type }) => type === 'Discard') && 'dependsOnCards';
    case 'DealHole':
      return (
        dealerActions(hand).some((action) => action.type === 'DealHole' && action.seat === command.seat) &&
        'dependsOnCards'
      );
    case 'DealBoard':
      return dealerActions(hand).some(({ type }) => type === 'DealBoard') && 'dependsOnCards';
    case 'BurnCard':
      return dealerActions(hand).some(({ type }) => type === 'BurnCard') && 'dependsOnCards';
    case 'VoidHand':
      return dealerActions(hand).some(({ type }) => type === 'VoidHand');
    case 'PutCardsRight':
      return dealerActions(hand).some(({ type }) => type === 'PutCardsRight') && 'dependsOnCards';
    case 'BindToCall':
      return dealerActions(hand).some((action) => action.type === 'BindToCall' && action.seat === command.seat);
    case 'AgreeRuns':
      return dealerActions(hand).some(
        (action) => action.type === 'AgreeRuns' && command.runs >= 1 && command.runs <= action.atMost,
      );
    case 'ShowNextCards':
      return dealerActions(hand).some(({ type }) => type === 'ShowNextCards') && 'dependsOnCards';
    case 'AcceptPart':
    case 'KillHand':
    case 'MakePassive':
      return dealerActions(hand).some((action) => action.type === command.type && action.seat === command.seat);
  }
}
