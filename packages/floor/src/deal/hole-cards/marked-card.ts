import { choice, yesNo } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { deckChangeFor } from './deck-change.ts';

/** A card is marked, bent or torn. */
export const markedCard = incidentKind({
  phase: 'deal',
  facts: {
    /** Who noticed it. */
    by: choice(['player', 'dealer', 'floor'], { usual: 'player' }),
    cause: choice(['hardlyVisible', 'visibleToAll', 'damaged'], { usual: 'visibleToAll' }),
    handRunning: yesNo({ usual: true }),
  },
  find: (facts, floor) => deckChangeFor({ ...facts, televised: false }, floor),
});
