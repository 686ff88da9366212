import { step } from '../because.ts';
import { choice, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A level ended about when a hand began: which blinds hold. */
export const clockBlindLevelAtShuffle = incidentKind({
  phase: 'presence',
  facts: {
    /** What had been done for the hand. */
    begun: choice(['scramble', 'firstRiffle', 'machineButton', 'shufflerOpened', 'blindsPosted', 'dealerChange'], {
      usual: 'firstRiffle',
    }),
    /** The pot of the hand before had been pushed. */
    potPushed: yesNo({ usual: true, when: { begun: ['machineButton', 'shufflerOpened'] } }),
    /** When that was done. At the same moment counts as after. */
    when: choice(['beforeTimeUp', 'beforeAnnouncement', 'afterAnnouncement'], { usual: 'beforeTimeUp' }),
  },
  find({ begun, potPushed = true, when }, floor) {
    const starts: readonly string[] = floor.decides('dealing.handStart');
    const hasBegun = potPushed && starts.includes(begun);
    floor.notes(hasBegun ? 'handHasBegun' : 'handHasNotBegun');
    const old = {
      outcome: { is: 'oldLevel' },
      steps: [step('announce')],
    } as const;
    const next = { outcome: { is: 'newLevel' }, steps: [step('correctBlinds'), step('announce')] } as const;
    if (!hasBegun) return next;
    if (when === 'beforeTimeUp') return old;
    const change = floor.decides('timing.levelChange');
    return when === 'afterAnnouncement' || change.includes('clock') ? next : old;
  },
});
