import { step } from '../../because.ts';
import { chips, choice, type FactsOf, seat, yesNo } from '../../fact.ts';
import { actInHand } from '../../hand-effect.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import type { ActOutcome } from '../../outcome.ts';
import { bettingRound } from '../betting-round.ts';
import { roundClashes } from '../turn.ts';
import { freeOptions, leastRaiseTo, withoutRaise } from './options.ts';
import { withdrawal } from './withdrawal.ts';

const facts = {
  ...bettingRound,
  toFace: chips({ min: 1 }),
  act: choice(['call', 'raise'], { usual: 'call' }),
  what: choice(['raiseMissed', 'amountMisheard', 'ownMistake'], { usual: 'raiseMissed' }),
  /** What lay in front of him before. */
  inFront: chips({ usual: 0 }),
  /** The chips that he has put in now; none where he only spoke. */
  put: chips(),
  actedBehind: yesNo({ usual: false }),
  headsUp: yesNo({ usual: false }),
  bettorShowed: yesNo({ usual: false, when: { act: ['call'] } }),
  roundOver: yesNo({ usual: false }),
  /** What he had behind what lay in front, before he acted; where it is not said, enough. */
  stack: chips({ min: 1, optional: true }),
  seat: seat({ optional: true }),
} as const;
type Facts = FactsOf<typeof facts>;

/** Somebody called or raised on a wrong idea of what was bet before him. */
export const misunderstoodAction = incidentKind({
  phase: 'bet',
  facts,
  clashes: (its) =>
    its.inFront === its.toFace
      ? [{ problem: 'notPossible', fact: 'inFront', allowed: { is: 'chips', min: 0, max: its.toFace - 1 } }]
      : roundClashes(its, its.inFront, 'inFront'),
  find(its, floor) {
    if (its.roundOver) return tooLate(its, floor);
    if (its.act === 'raise') return judgeRaise(its, floor);
    if (its.bettorShowed === true) floor.asks('betting.bettorShowsEarly');
    return its.put === 0 ? judgeWords(its, floor) : judgeChips(its, floor);
  },
});

/** As much as he has, if the whole is more. */
const atMost = (amount: number, { inFront, stack }: Facts): number =>
  stack === undefined ? amount : Math.min(amount, inFront + stack);

function completed(its: Facts): ActOutcome {
  const amount = atMost(its.toFace, its);
  const missing = amount - its.inFront - its.put;
  if (missing > 0) return { is: 'call', amount, add: missing };
  return missing < 0 ? { is: 'call', amount, change: -missing } : { is: 'call', amount };
}

function tooLate(its: Facts, floor: Inquiry): Finding {
  floor.decides('betting.missingChipsDeadline');
  floor.notes('roundIsOver');
  const amount = its.inFront + its.put;
  return { outcome: { is: 'call', amount }, steps: [step('potStaysAsItIs'), step('playOn')] };
}

/** He only said it: words bind, unless the rulebook lets a misheard act be taken back. */
function judgeWords(its: Facts, floor: Inquiry): Finding {
  const call = completed(its);
  const misheard = floor.decides('betting.verbalInTurn') === 'bindingUnlessMisheard' && its.what !== 'ownMistake';
  if (misheard && !its.actedBehind) return takenBack(its, 0, reconsiders(its));
  if (misheard)
    return {
      ...stands(its, call),
      discretion: {
        range: [call, { is: 'notBinding', mayStill: reconsiders(its) }],
        weigh: ['actionBehind', 'fairness', 'experience'],
      },
    };
  return stands(its, call);
}

type MissedRaise = Omit<Facts, 'act' | 'what' | 'bettorShowed' | 'roundOver' | 'seat'>;

/** A call for which he did not know that it had been raised, wherever it is told. */
export const judgeMissedRaise = (its: MissedRaise, floor: Inquiry): Finding =>
  judgeChips(
    { ...its, act: 'call', what: 'raiseMissed', bettorShowed: undefined, roundOver: false, seat: undefined },
    floor,
  );

function judgeChips(its: Facts, floor: Inquiry): Finding {
  const call = completed(its);
  const due = its.toFace - its.inFront;
  if (its.what === 'ownMistake') {
    floor.notes('noMisunderstanding');
    return notTakenBack(its, call, floor);
  }
  const { put, actedBehind } = its;
  switch (withdrawal(floor, { put, due, actedBehind, raiseMissed: its.what === 'raiseMissed' })) {
    case 'right':
      return takenBack(its, its.put, reconsiders(its));
    case 'dealerDecides':
      return {
        ...stands(its, call),
        discretion: {
          range: [call, { is: 'notBinding', mayStill: reconsiders(its) }],
          weigh: ['experience', 'repetition', 'actionBehind', 'fairness'],
        },
      };
    case 'no':
      return notTakenBack(its, call, floor);
  }
}

/** What holds for too few chips anyway. */
function notTakenBack(its: Facts, call: ActOutcome, floor: Inquiry): Finding {
  if (its.inFront + its.put >= atMost(its.toFace, its)) {
    floor.decides('betting.whenChipsCount');
    return stands(its, call);
  }
  if (its.what !== 'raiseMissed') floor.decides('betting.undercall', 'raiseNoticed');
  const fold = { is: 'fold' } as const;
  const several = !its.headsUp && its.what === 'raiseMissed';
  switch (floor.decides('betting.undercall', several ? 'severalBettors' : undefined)) {
    case 'completeAlways':
      return stands(its, call);
    case 'completeOrFold':
      return {
        outcome: { is: 'playerChooses', between: [call, fold] },
        steps: [step('askCompleteOrFold', { add: its.toFace - its.inFront - its.put, lost: its.inFront + its.put })],
      };
    case 'completeIfOneBettor':
      if (!several) return stands(its, call);
      return {
        ...stands(its, call),
        steps: [step('callFloor'), ...(stands(its, call).steps ?? [])],
        discretion: { range: [call, fold], weigh: ['intent', 'othersMisled', 'actionBehind'] },
      };
  }
}

function judgeRaise(its: Facts, floor: Inquiry): Finding {
  const least = leastRaiseTo(its, its.toFace);
  const total = its.inFront + its.put;
  const to = atMost(least, its);
  const raise: ActOutcome =
    to > total ? { is: 'raise', to, add: to - total } : { is: 'raise', to: Math.max(to, total) };
  const below = its.what === 'ownMistake' ? 0 : floor.decides('betting.withdrawMisreadRaise');
  floor.notes('shareOfLeastRaise', { put: total, least });
  if (total * 100 < below * least) return takenBack(its, its.put, withoutRaise(its.toFace));
  if (below === 0) floor.decides('betting.announcedUnderraise');
  return stands(its, raise);
}

const stands = (its: Facts, act: ActOutcome): Finding => ({
  outcome: act,
  steps: [step('announce'), ...('add' in act && act.add ? [step('addChips', { amount: act.add })] : [])],
  effects: actInHand(its.seat, act),
});

/** Who had not noticed a raise thinks it over, with all that he could have done. */
const reconsiders = (its: Facts): readonly ActOutcome[] =>
  its.what === 'raiseMissed' ? freeOptions(its, its.toFace, its.inFront) : withoutRaise(its.toFace);

const takenBack = (its: Facts, back: number, mayStill: readonly ActOutcome[]): Finding => ({
  outcome: { is: 'notBinding', mayStill },
  steps: [
    step('sayAmountAgain', { amount: its.toFace }),
    ...(back > 0 ? [step('returnChips', { amount: back })] : []),
    step('askAgainInTurn'),
  ],
});
