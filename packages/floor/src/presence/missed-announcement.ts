import { step } from '../because.ts';
import { chips, seat } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** He called without having heard the raise, by his own doing: loud music, earphones, looking away. */
export const missedAnnouncement = incidentKind({
  phase: 'presence',
  facts: {
    /** The bet that he has to face. */
    toFace: chips({ min: 1 }),
    /** What lies in front of him in this betting round. */
    inFront: chips(),
    /** What he has behind it. */
    stack: chips({ min: 1 }),
    seat: seat({ optional: true }),
  },
  clashes: ({ inFront, toFace }) =>
    inFront < toFace
      ? []
      : [{ problem: 'notPossible', fact: 'inFront', allowed: { is: 'chips', min: 0, max: toFace - 1 } }],
  find({ toFace, inFront, stack }, floor) {
    floor.decides('presence.notHeard');
    floor.notes('ownDoing', { toFace, stack: inFront + stack });
    const add = Math.min(toFace - inFront, stack);
    return { outcome: { is: 'call', amount: inFront + add, add }, steps: [step('addChips', { amount: add })] };
  },
});
