import { step } from '../../because.ts';
import { seat, yesNo } from '../../fact.ts';
import { killHand } from '../../hand-effect.ts';
import { incidentKind } from '../../incident-kind.ts';
import { DEAD, LIVE } from '../dead-hand.ts';

/** Another player's discards fall on a hand. */
export const handsMixed = incidentKind({
  phase: 'showdown',
  facts: {
    /** Whether it is certain which cards belong to the hand that was hit. */
    identifiable: yesNo({ usual: true }),
    seat: seat({ optional: true }),
  },
  find({ identifiable, seat: hit }, floor) {
    const rule = floor.decides('pots.cardsMixedByOther');
    floor.notes(identifiable ? 'cardsCanBeTold' : 'cardsCannotBeTold');
    const live = { outcome: LIVE, steps: [step('floorTellsCards'), step('discardsStayFolded'), step('playOn')] };
    const dead = { outcome: DEAD, steps: [step('callFloor'), step('takeCardsIn')], effects: killHand(hit) };
    const chosen = { range: [DEAD, LIVE], weigh: ['cardsIdentifiable', 'fairness', 'informationKnown'] } as const;
    switch (rule) {
      case 'liveIfIdentifiable':
        return identifiable ? live : dead;
      case 'thrownCardsFolded':
        return identifiable ? live : { ...dead, discretion: chosen };
      case 'deadUnlessSaved':
        return identifiable ? { ...dead, discretion: chosen } : dead;
    }
  },
});
