import { step } from '../../because.ts';
import { yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import { DEAD } from '../dead-hand.ts';
import { retrieval } from '../retrieval.ts';

/** Somebody names a hand that his cards are not. */
export const handAnnounced = incidentKind({
  phase: 'showdown',
  facts: {
    onPurpose: yesNo({ usual: false }),
    /** Whether somebody threw his cards away because of it. */
    otherMucked: yesNo({ usual: false }),
    identifiable: yesNo({ usual: false, when: { otherMucked: [true] } }),
  },
  find({ onPurpose, otherMucked, identifiable }, floor): Finding {
    // what becomes of a hand that was thrown away because of it is another question
    if (otherMucked) {
      floor.frames('declarations.handValue');
      floor.decides('betting.foldRetrieval');
    } else floor.decides('declarations.handValue');
    const offence = onPurpose ? ({ offence: 'falseAnnouncement' } as const) : {};
    if (!otherMucked) return { outcome: { is: 'cardsSpeak' }, steps: [step('readTabledHand')], ...offence };
    const found = retrieval(
      floor,
      { identifiable: identifiable ?? false, why: 'wrongInformation', actedBehind: false },
      DEAD,
    );
    return { ...found, steps: [step('callFloor'), step('readTabledHand')], ...offence };
  },
});
