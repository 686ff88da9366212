import { step } from '../../because.ts';
import { yesNo } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { earlierHand } from './earlier-hand.ts';
import { playedOn, voidForDeck } from './void-hand.ts';

/** Two identical cards are found. */
export const duplicateCard = incidentKind({
  phase: 'deal',
  facts: { potPaid: yesNo({ usual: false }) },
  find({ potPaid }, floor) {
    const rule = floor.decides('dealing.duplicateCard');
    if (potPaid) return earlierHand(floor, 'deckNotShort');
    switch (rule) {
      case 'void':
        return voidForDeck();
      case 'stands':
        return playedOn(step('changeDeckAfterHand'));
    }
  },
});
