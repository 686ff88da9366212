import { step } from '../../because.ts';
import { seat, seats, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { howFarAtMost, howFarProblems, misdealPossible } from './how-far.ts';
import { nextOf } from './next-seat.ts';
import { misdealt } from './void-hand.ts';

/** The button lies at the wrong seat. */
export const wrongButton = incidentKind({
  phase: 'deal',
  facts: {
    /** Where it lies. */
    buttonSeat: seat(),
    /** Where it should lie. */
    rightSeat: seat(),
    /** The seats with players. */
    occupied: seats({ usual: [1, 2, 3, 4, 5, 6, 7, 8, 9] }),
    /** The deal began at the wrong seat because of it. */
    firstCardWrong: yesNo({ usual: true }),
    ...howFarAtMost,
  },
  clashes: (facts) => [
    ...howFarProblems(facts),
    ...(facts.buttonSeat === facts.rightSeat
      ? [{ problem: 'notPossible', fact: 'rightSeat', allowed: { is: 'seat' } } as const]
      : []),
  ],
  find(facts, floor) {
    if (!misdealPossible(facts, floor)) return tooLate(facts, floor);
    if (floor.decides('button.incorrectEarly') === 'onlyIfFirstCardWrong') {
      if (!facts.firstCardWrong || floor.decides('dealing.misdealFirstCardWrongSeat') === 'no')
        return tooLate(facts, floor);
    }
    return misdealt(floor, [step('buttonGoesTo', { seat: facts.rightSeat })]);
  },
});

type Lies = { readonly buttonSeat: number; readonly rightSeat: number; readonly occupied: readonly number[] };

function tooLate({ buttonSeat, rightSeat, occupied }: Lies, floor: Inquiry): Finding {
  const onward = standing(nextOf(buttonSeat, occupied));
  switch (floor.decides('button.incorrectLate')) {
    case 'fromActualSeat':
      return onward;
    case 'corrected': {
      const corrected = standing(rightSeat);
      const parts = nextOf(buttonSeat, occupied) !== rightSeat;
      const other = parts ? onward : standing(nextOf(rightSeat, occupied));
      return {
        ...corrected,
        discretion: { range: [corrected.outcome, other.outcome], weigh: ['fairness', 'advantageGained'] },
      };
    }
  }
}

const standing = (seat: number): Finding => ({
  outcome: { is: 'handStands', nextButton: seat },
  steps: [step('playOn'), step('nextHandButton', { seat })],
});
