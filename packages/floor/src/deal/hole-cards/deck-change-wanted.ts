import { choice, yesNo } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { deckChangeFor } from './deck-change.ts';

/** Somebody wants another deck. */
export const deckChangeWanted = incidentKind({
  phase: 'deal',
  facts: {
    by: choice(['player', 'dealer', 'floor'], { usual: 'player' }),
    cause: choice(['luck', 'hardlyVisible', 'visibleToAll', 'damaged', 'dealerChange', 'levelEnd'], { usual: 'luck' }),
    handRunning: yesNo({ usual: false }),
    televised: yesNo({ usual: false }),
  },
  find: deckChangeFor,
});
