import { moving, step } from '../../because.ts';
import { count, seat, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import type { FactProblem } from '../../read-facts.ts';
import { hand, move, stubTop } from '../card-move.ts';
import { deadForCards } from './dead-for-cards.ts';
import { howFar, howFarProblems, misdealPossible } from './how-far.ts';
import { mayRepair, whetherRepairable } from './repair.ts';
import { extraCardBurned, surplusDrawn, tooManySurplus } from './surplus-card.ts';
import { misdealt, playedOn } from './void-hand.ts';

/** A player has too many or too few hole cards. */
export const wrongNumberOfCards = incidentKind({
  phase: 'deal',
  facts: {
    seat: seat({ optional: true }),
    cards: count(0, 8),
    shouldHave: count(1, 7, { usual: 2 }),
    /** Another player has the card that is missing or too many here. */
    elsewhere: yesNo({ usual: false }),
    onButton: yesNo({ usual: false }),
    /** The player himself has acted in this hand. */
    hasActed: yesNo({ usual: true }),
    ...whetherRepairable,
    ...howFar,
  },
  clashes: (facts) => [
    ...howFarProblems(facts),
    ...(facts.cards === facts.shouldHave ? [rightNumber(facts.shouldHave)] : []),
  ],
  find(facts, floor) {
    const { cards, shouldHave, elsewhere, orderKnown, looked, seat: holder } = facts;
    const surplus = cards - shouldHave;
    if (surplus > 0) floor.notes('surplusCards', { cards: surplus });
    else floor.notes('missingHoleCards', { cards: -surplus });
    if (!misdealPossible(facts, floor)) return tooLate(facts, surplus, floor);
    if (surplus > 0 && !elsewhere) {
      if (tooManySurplus(surplus, floor)) return misdealt(floor);
      const known = orderKnown && (!looked || floor.asks('dealing.misdealRepair') === 'extraCardOnly');
      if (surplus === 1 && known) return extraCardBurned(hand(holder, cards), floor);
    }
    if (!isMisdeal(surplus, floor)) return playedOn();
    if (elsewhere && mayRepair(facts, 'wrongNumber', floor))
      return {
        outcome: { is: 'dealRepaired' },
        steps: [
          step('stopPlay'),
          moving(step('cardToItsOwner'), [
            surplus > 0 ? move(hand(holder, cards), hand()) : move(hand(), hand(holder)),
          ]),
          step('playOn'),
        ],
      };
    return misdealt(floor);
  },
});

const rightNumber = (cards: number): FactProblem => ({
  problem: 'notPossible',
  fact: 'cards',
  allowed: { is: 'choice', of: [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((other) => other !== cards).map(String) },
});

/** Where only too many cards are spoken of, a player with too few was left out. */
function isMisdeal(surplus: number, floor: Inquiry): boolean {
  const rule = floor.asks('dealing.misdealWrongNumber');
  if (rule === 'tooManyOnly' && surplus < 0) return floor.decides('dealing.misdealSkippedPlayer') === 'misdeal';
  return floor.decides('dealing.misdealWrongNumber') !== 'no';
}

type Late = {
  readonly found: string;
  readonly seat: number | undefined;
  readonly onButton: boolean;
  readonly hasActed: boolean;
  readonly shouldHave: number;
};

function tooLate(late: Late, surplus: number, floor: Inquiry): Finding {
  const { seat: holder, onButton, hasActed, shouldHave } = late;
  if (surplus < 0) {
    if (floor.decides('dealing.tooFewLate') === 'deadHand' || !onButton || hasActed) return deadForCards(holder);
    const missing = Array.from({ length: -surplus }, (_, at) =>
      move(stubTop, hand(holder, shouldHave + surplus + at + 1)),
    );
    return {
      outcome: { is: 'handCompleted', cards: -surplus },
      steps: [moving(step('completeHand', { cards: -surplus }), missing), step('playOn')],
    };
  }
  const part = surplus === 1 && shouldHave === 2 ? undefined : 'otherThanThree';
  if (floor.decides('dealing.wrongNumberLate', part) === 'deadHand') return deadForCards(holder);
  const drawn = surplusDrawn(surplus, late);
  if (surplus === 1) return drawn;
  return {
    ...drawn,
    discretion: {
      range: [drawn.outcome, { is: 'dead', returned: 0 }],
      weigh: ['fairness', 'intent', 'advantageGained'],
    },
  };
}
