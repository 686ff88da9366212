import { step } from '../../because.ts';
import { incidentKind } from '../../incident-kind.ts';
import { earlierHand } from './earlier-hand.ts';
import { howFarAtMost, howFarProblems, misdealPossible } from './how-far.ts';
import { misdealt, playedOn, voidForDeck } from './void-hand.ts';

/** The deck proves incomplete. */
export const missingCard = incidentKind({
  phase: 'deal',
  facts: { ...howFarAtMost },
  clashes: howFarProblems,
  find(facts, floor) {
    if (facts.found === 'handOver') return earlierHand(floor);
    const early = misdealPossible(facts, floor, 'frames');
    if (early)
      return floor.decides('dealing.missingCardEarly') === 'misdeal'
        ? misdealt(floor, [step('changeDeckNow'), step('buttonStays')])
        : playedOn(step('changeDeckAfterHand'));
    switch (floor.decides('dealing.missingCardLate')) {
      case 'stands':
        return playedOn(step('changeDeckAfterHand'));
      case 'void': {
        floor.asks('dealing.earlierHands');
        const none = voidForDeck();
        return { ...none, steps: [...(none.steps ?? []), step('earlierHandsStand')] };
      }
    }
  },
});
