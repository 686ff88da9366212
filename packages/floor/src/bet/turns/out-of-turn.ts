import { type Step, step } from '../../because.ts';
import { chips, choice, choices, type FactsOf, seat, yesNo } from '../../fact.ts';
import { actInHand, killHand } from '../../hand-effect.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import type { ActOutcome } from '../../outcome.ts';
import type { FactProblem } from '../../read-facts.ts';
import { type BettingRound, bettingRound, leastIncrement } from '../betting-round.ts';
import { roundClashes } from '../turn.ts';
import { freeOptions, leastRaiseTo, withoutRaise } from './options.ts';

const facts = {
  ...bettingRound,
  act: choice(['check', 'call', 'bet', 'raise', 'fold'], { usual: 'raise' }),
  /** The whole amount of the bet or raise. */
  amount: chips({ min: 1, when: { act: ['bet', 'raise'] } }),
  form: choice(['words', 'chips'], { usual: 'words' }),
  /** What of the amount came in with a second motion. */
  secondMotion: chips({ usual: 0, when: { form: ['chips'], act: ['bet', 'raise'] } }),
  cardsInMuck: yesNo({ usual: false, when: { act: ['fold'] } }),
  /** What those did who should have acted first. An all-in for less than the bet is a call, for more a raise. */
  between: choices(['fold', 'check', 'call', 'bet', 'raise', 'allInForLess', 'allInForMore'], { usual: [] }),
  /** The highest bet now, where it has gone up since. */
  toFaceNow: chips({ optional: true }),
  inFront: chips({ usual: 0 }),
  /** Whether a player who was passed over let it happen until several had acted. */
  skippedSilent: yesNo({ usual: false }),
  wants: choice(['sameAct', 'fold', 'check', 'call', 'raise'], { optional: true }),
  seat: seat({ optional: true }),
} as const;
type Facts = FactsOf<typeof facts>;

/** Somebody acts before it is his turn. */
export const outOfTurn = incidentKind({
  phase: 'bet',
  facts,
  clashes,
  find(its, floor) {
    const round = roundNow(its);
    if (its.form === 'chips') floor.decides('betting.outOfTurnForm');
    if (its.skippedSilent && floor.decides('betting.skippedPlayer') !== 'never') {
      floor.notes('skippedKeptSilent');
      return bound(its, round, floor);
    }
    if (its.act === 'fold' && foldStands(its, floor)) return folded(its);
    if (changed(its, round, floor)) return released(its, round, floor);
    return onlyWordsBind(its, floor) ? notBoundByChips(its, round, floor) : bound(its, round, floor);
  },
});

const raises = (act: string): boolean => act === 'bet' || act === 'raise' || act === 'allInForMore';

function clashes(its: Facts): readonly FactProblem[] {
  const { between, toFace, toFaceNow, amount, secondMotion, inFront } = its;
  const ofRound = roundClashes(its, inFront, 'inFront');
  if (ofRound.length > 0) return ofRound;
  const least = toFace + (between.some(raises) ? 1 : 0);
  if (toFaceNow === undefined && least > toFace) return [{ problem: 'missing', fact: 'toFaceNow' }];
  if (toFaceNow !== undefined && toFaceNow < least)
    return [{ problem: 'notPossible', fact: 'toFaceNow', allowed: { is: 'chips', min: least } }];
  if (secondMotion !== undefined && amount !== undefined && secondMotion >= amount)
    return [{ problem: 'notPossible', fact: 'secondMotion', allowed: { is: 'chips', min: 0, max: amount - 1 } }];
  return [];
}

/** The round as it reaches the player: what went up in between is the last raise, unless it was a short one. */
function roundNow({ toFaceNow, ...round }: Facts): BettingRound {
  if (toFaceNow === undefined || toFaceNow === round.toFace) return round;
  return { ...round, toFace: toFaceNow, lastRaise: Math.max(leastIncrement(round), toFaceNow - round.toFace) };
}

function foldStands({ cardsInMuck }: Facts, floor: Inquiry): boolean {
  if (floor.looksUp('betting.outOfTurnFold') === 'alwaysBinding' || cardsInMuck !== true)
    return floor.decides('betting.outOfTurnFold') === 'alwaysBinding';
  floor.asks('betting.outOfTurnFold');
  floor.decides('betting.foldComplete');
  floor.notes('cardsAreInMuck');
  return true;
}

const folded = (its: Facts): Finding => ({
  outcome: { is: 'fold' },
  steps: [step('takeCardsIn'), step('backToTurn')],
  // he may not be on turn yet, and only then could he fold
  effects: killHand(its.seat),
  offence: 'foldOutOfTurn',
});

function changed({ between, toFace }: Facts, { toFace: now }: BettingRound, floor: Inquiry): boolean {
  const called = between.some((act) => act === 'call' || act === 'allInForLess');
  const allIn = between.some((act) => act === 'allInForLess' || act === 'allInForMore');
  const frees = floor.decides('betting.outOfTurnBindsIf', allIn ? 'allInBetween' : undefined);
  if (now > toFace) floor.notes('amountWentUp', { from: toFace, to: now });
  else if (called) floor.notes('calledInBetween');
  else floor.notes('nothingChanged');
  return now > toFace || (called && frees === 'betCallOrRaise');
}

function bound(its: Facts, round: BettingRound, floor: Inquiry): Finding {
  const outcome = boundAct(its, round, floor);
  if (its.wants !== undefined && its.wants !== 'sameAct') floor.notes('staysBound');
  const back = its.secondMotion ?? 0;
  const returned: readonly Step[] = back > 0 ? [step('returnChips', { amount: back })] : [];
  return {
    outcome,
    steps: [...(its.act === 'fold' ? [step('takeCardsIn')] : []), step('backToTurn'), ...returned, step('announce')],
    effects: actInHand(its.seat, outcome),
    offence: its.act === 'fold' ? 'foldOutOfTurn' : 'outOfTurn',
    ...openToTheFloor(its, round, outcome, floor),
  };
}

function onlyWordsBind({ form, act }: Facts, floor: Inquiry): boolean {
  return form === 'chips' && act !== 'fold' && floor.decides('betting.outOfTurnForm') === 'wordsOnly';
}

/** The rule speaks of words: chips go back, unless a person holds him to them all the same. */
function notBoundByChips(its: Facts, round: BettingRound, floor: Inquiry): Finding {
  return {
    ...released(its, round, floor),
    discretion: { range: [boundAct(its, round, floor)], weigh: ['intent', 'othersMisled', 'fairness'] },
  };
}

/** Rulebooks that only allow to hold the player to it. */
function openToTheFloor(
  its: Facts,
  round: BettingRound,
  outcome: ActOutcome,
  floor: Inquiry,
): Pick<Finding, 'discretion'> {
  if (floor.decides('betting.outOfTurnHeld') !== 'floorMayHold') return {};
  const mayStill = optionsNow(its, round, floor);
  // who may only check has nothing else to be released to
  if (mayStill.length === 1) return {};
  return {
    discretion: {
      range: [outcome, { is: 'notBinding', mayStill }],
      weigh: ['intent', 'othersMisled', 'fairness'],
    },
  };
}

function boundAct(its: Facts, round: BettingRound, floor: Inquiry): ActOutcome {
  switch (its.act) {
    case 'fold':
      return { is: 'fold' };
    case 'check':
      return { is: 'check' };
    case 'call':
      return { is: 'call', amount: round.toFace };
    case 'bet':
    case 'raise': {
      const amount = inOneMotion(its, round, floor);
      return its.act === 'bet' ? { is: 'bet', amount } : { is: 'raise', to: amount };
    }
  }
}

/** Chips put in with a second motion are judged as in turn. */
function inOneMotion({ amount = 0, secondMotion = 0 }: Facts, round: BettingRound, floor: Inquiry): number {
  if (secondMotion === 0) return amount;
  switch (floor.asks('betting.stringBet')) {
    case 'minimumRaiseOrBet':
      return leastRaiseTo(round, round.toFace);
    case 'firstMotionStands':
    case 'callOnly':
      return amount - secondMotion;
  }
}

/** All that lay in front of him after his chips. */
function putIn({ act, amount = 0, toFace, inFront }: Facts): number {
  switch (act) {
    case 'fold':
    case 'check':
      return inFront;
    case 'call':
      return toFace;
    case 'bet':
    case 'raise':
      return amount;
  }
}

function released(its: Facts, round: BettingRound, floor: Inquiry): Finding {
  const mayStill = optionsNow(its, round, floor);
  const back = its.form === 'chips' ? putIn(its) - its.inFront : 0;
  return {
    outcome: { is: 'notBinding', mayStill },
    steps: [step('backToTurn'), ...(back > 0 ? [step('returnChips', { amount: back })] : []), step('askAgainInTurn')],
    offence: its.act === 'fold' ? 'foldOutOfTurn' : 'outOfTurn',
  };
}

/** What he may do who is not bound: everything, or no bet and no raise any more after a check or call. */
function optionsNow({ act, inFront }: Facts, round: BettingRound, floor: Inquiry): readonly ActOutcome[] {
  const rule = floor.looksUp('betting.outOfTurnReleased');
  // after a fold there is nothing that he could be kept from, after a bet or raise only where the rule frees him outright
  if (act === 'check' || act === 'call' || (act !== 'fold' && rule === 'allOptions'))
    floor.decides('betting.outOfTurnReleased');
  if (rule === 'allOptions' || (act !== 'check' && act !== 'call')) return freeOptions(round, round.toFace, inFront);
  return round.toFace > inFront ? withoutRaise(round.toFace) : [{ is: 'check' }];
}
