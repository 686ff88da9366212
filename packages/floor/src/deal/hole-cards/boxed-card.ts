import { step } from '../../because.ts';
import { choice, count, seat } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { cardNoProblems, dealtIn } from './deal-position.ts';
import { scrapReplaced } from './face-up-card.ts';
import { howFar, howFarProblems, misdealPossible } from './how-far.ts';
import { misdealt } from './void-hand.ts';

/** A card lies face up in the deck. */
export const boxedCard = incidentKind({
  phase: 'deal',
  facts: {
    where: choice(['holeCards', 'flop', 'turn', 'river'], { usual: 'holeCards' }),
    /** How many in this hand, this one included. */
    boxed: count(1, 10, { usual: 1 }),
    /** Cards that the dealer exposed in the same deal. */
    exposed: count(0, 20, { usual: 0 }),
    /** Which card of the whole deal, the first one dealt being 1. */
    cardNo: count(1, 84, { optional: true, when: { where: ['holeCards'] } }),
    flopCard: count(1, 3, { usual: 3, when: { where: ['flop'] } }),
    seat: seat({ optional: true, when: { where: ['holeCards'] } }),
    ...dealtIn,
    ...howFar,
  },
  clashes: (facts) => [...howFarProblems(facts), ...cardNoProblems(facts.cardNo, facts)],
  find(facts, floor) {
    const found = facts.where === 'holeCards' ? facts.found : 'afterFlop';
    if (areTooMany(facts.boxed, facts.exposed, floor) && misdealPossible({ ...facts, found }, floor)) {
      floor.decides('dealing.misdealBoxedCards');
      return misdealt(floor);
    }
    const replaced = scrapReplaced(facts, floor);
    if (facts.exposed === 0) return replaced;
    floor.asks('dealing.exposedOtherCard');
    return { ...replaced, steps: [...(replaced.steps ?? []), step('exposedToo')] };
  },
});

function areTooMany(boxed: number, exposed: number, floor: Inquiry): boolean {
  floor.notes('faceUpCards', { exposed, boxed });
  const { cards, counted } = floor.asks('dealing.misdealBoxedCards');
  return (counted === 'withExposed' ? boxed + exposed : boxed) >= cards;
}
