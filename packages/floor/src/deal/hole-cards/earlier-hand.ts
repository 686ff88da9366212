import type { ReadPart } from '@riffle/rulebooks';
import { step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

/** The deck proves wrong when the hand is over: what becomes of its result. */
export function earlierHand(floor: Inquiry, part?: ReadPart): Finding {
  const stands: Finding = {
    outcome: { is: 'resultStands' },
    steps: [step('announce'), step('earlierHandsStand'), step('changeDeckNow')],
  };
  switch (floor.decides('dealing.earlierHands', part)) {
    case 'stand':
      return stands;
    case 'floorDecides':
      return {
        ...stands,
        discretion: {
          range: [{ is: 'resultStands' }, { is: 'void' }],
          weigh: ['fairness', 'advantageGained', 'timeLost'],
        },
      };
  }
}
