import { step } from '../../because.ts';
import { choice, yesNo } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { earlierHand } from './earlier-hand.ts';
import { playedOn, voidForDeck } from './void-hand.ts';

/** A card has another back. */
export const differentBack = incidentKind({
  phase: 'deal',
  facts: {
    /** `player`: dealt to one, also where it was folded since. */
    where: choice(['player', 'board', 'stub', 'burned'], { usual: 'player' }),
    potPaid: yesNo({ usual: false }),
  },
  find({ where, potPaid }, floor) {
    const rule = floor.decides('dealing.foreignBack');
    if (potPaid) return earlierHand(floor, 'deckNotShort');
    switch (rule) {
      case 'void':
        return voidForDeck();
      case 'voidIfInPlay':
        return where === 'player' || where === 'board' ? voidForDeck() : playedOn(step('changeDeckAfterHand'));
      case 'stands':
        return playedOn(step('changeDeckAfterHand'));
    }
  },
});
