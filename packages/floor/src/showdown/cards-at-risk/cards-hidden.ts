import { step } from '../../because.ts';
import { count, seat, yesNo } from '../../fact.ts';
import { actInHand } from '../../hand-effect.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { ActOutcome } from '../../outcome.ts';
import { DEAD, LIVE } from '../dead-hand.ts';

/** A player keeps his cards where nobody can see that he is in the hand. */
export const cardsHidden = incidentKind({
  phase: 'showdown',
  facts: {
    passedOver: yesNo({ usual: false }),
    /** How many behind him have acted since. */
    acted: count(1, 10, { usual: 2, when: { passedOver: [true] } }),
    facesBet: yesNo({ usual: true, when: { passedOver: [true] } }),
    seat: seat({ optional: true }),
  },
  find({ passedOver, acted, facesBet, seat: whose }, floor): Finding {
    const rule = floor.decides('sanctions.hiddenCards');
    const steps = [step('bringCardsOut'), step('playOn')];
    if (passedOver) floor.notes('passedOverForIt', { acted: acted ?? 1 });
    switch (rule) {
      case 'forbidden':
        return { outcome: LIVE, steps, offence: 'hiddenCards' };
      case 'mayBeDead': {
        const lost: ActOutcome = { is: facesBet === true ? 'fold' : 'check' };
        const harmed = passedOver && (acted ?? 0) > 1;
        return {
          outcome: harmed ? lost : LIVE,
          steps: harmed ? [step('callFloor'), step('turnIsLost'), step('announce')] : steps,
          effects: harmed ? actInHand(whose, lost) : [],
          discretion: {
            range: harmed ? [lost, DEAD, LIVE] : [LIVE, DEAD],
            weigh: ['intent', 'repetition', 'othersMisled', 'actionBehind'],
          },
          offence: 'hiddenCards',
        };
      }
    }
  },
});
