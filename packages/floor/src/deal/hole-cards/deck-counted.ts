import { step } from '../../because.ts';
import { count, yesNo } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';

const FULL_DECK = 52;

/** Before play the deck is counted. */
export const deckCounted = incidentKind({
  phase: 'deal',
  facts: {
    counted: count(0, 60, { usual: FULL_DECK }),
    /** A card is damaged, marked or there twice. */
    faulty: yesNo({ usual: false }),
  },
  find({ counted, faulty }, floor) {
    floor.decides('dealing.deckCheck');
    floor.notes('deckCount', { counted });
    return counted === FULL_DECK && !faulty
      ? { outcome: { is: 'deckStays' }, steps: [step('playOn')] }
      : { outcome: { is: 'deckChanged', when: 'now' }, steps: [step('changeDeckNow'), step('countNewDeck')] };
  },
});
