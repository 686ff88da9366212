import { step } from '../because.ts';
import { howFar, howFarProblems, misdealPossible } from '../deal/hole-cards/how-far.ts';
import { chips, choice, type FactsOf, seat } from '../fact.ts';
import { type Finding, incidentKind } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';
import type { FactProblem } from '../read-facts.ts';

const facts = {
  what: choice(['tooSmall', 'tooLarge', 'wrongPlayer'], { usual: 'wrongPlayer' }),
  /** What he posted. */
  posted: chips({ min: 1 }),
  /** The blind of the level. */
  due: chips({ min: 1, when: { what: ['tooSmall', 'tooLarge'] } }),
  ...howFar,
  found: { ...howFar.found, usual: 'afterActs' },
  actsWithout: { ...howFar.actsWithout, usual: 1 },
  /** Who posted it. */
  seat: seat({ optional: true }),
  /** Who should have. */
  rightSeat: seat({ optional: true, when: { what: ['wrongPlayer'] } }),
} as const;
type Facts = FactsOf<typeof facts>;

/** A blind of the wrong amount, or of the wrong player, is noticed when the hand is under way. The button lies right. */
export const wrongBlind = incidentKind({
  phase: 'bet',
  facts,
  clashes: (its) => [...howFarProblems(its), ...amountProblems(its)],
  find(its, floor) {
    switch (its.what) {
      case 'tooSmall':
        return tooSmall(its, floor);
      case 'tooLarge':
        return tooLarge(its, floor);
      case 'wrongPlayer':
        return ofWrongPlayer(its, floor);
    }
  },
});

function amountProblems({ what, posted, due }: Facts): readonly FactProblem[] {
  if (due === undefined || (what === 'tooSmall' ? posted < due : posted > due)) return [];
  const allowed =
    what === 'tooSmall'
      ? ({ is: 'chips', min: posted + 1 } as const)
      : ({ is: 'chips', min: 1, max: Math.max(posted - 1, 1) } as const);
  return [{ problem: 'notPossible', fact: 'due', allowed }];
}

/** The level's blind counts for everybody; what is missing comes in while the round is not over. */
function tooSmall({ posted, due = posted, found }: Facts, floor: Inquiry): Finding {
  const over = floor.decides('betting.missingChipsDeadline', 'blind') === 'bettingRound' && found === 'afterFlop';
  if (over) {
    floor.notes('roundIsOver');
    return { outcome: { is: 'blindStands', amount: posted }, steps: [step('missingChipsStay'), step('playOn')] };
  }
  return {
    outcome: { is: 'blindPutRight', amount: due, add: due - posted },
    steps: [step('addChips', { amount: due - posted }), step('levelBlindCounts', { amount: due }), step('playOn')],
  };
}

function tooLarge(its: Facts, floor: Inquiry): Finding {
  const { posted, due = posted } = its;
  const early = misdealPossible(its, floor);
  if (floor.decides('betting.blindTooLarge') === 'stands' || !early)
    return { outcome: { is: 'blindStands', amount: posted }, steps: [step('announce'), step('playOn')] };
  return {
    outcome: { is: 'blindPutRight', amount: due, back: posted - due },
    steps: [step('returnChips', { amount: posted - due }), ...actAnew(its, due)],
  };
}

function ofWrongPlayer(its: Facts, floor: Inquiry): Finding {
  const { posted, seat: who, rightSeat } = its;
  const early = misdealPossible(its, floor);
  if (floor.decides('betting.blindWrongPlayer') === 'stands' || !early)
    return {
      outcome: { is: 'blindStands', amount: posted },
      steps: [step('announce'), step('playOn'), step('nextBlindsRight')],
    };
  return {
    outcome: {
      is: 'blindMoved',
      amount: posted,
      ...(who !== undefined && { from: who }),
      ...(rightSeat !== undefined && { to: rightSeat }),
    },
    steps: [step('returnChips', { amount: posted }), step('takeBlind', { amount: posted }), ...actAnew(its, posted)],
  };
}

/** Who has acted on a wrong blind acts again on the right one. */
const actAnew = ({ found }: Facts, amount: number) => [
  step('levelBlindCounts', { amount }),
  step(found === 'afterActs' ? 'actAgainOnBlind' : 'playOn'),
];
