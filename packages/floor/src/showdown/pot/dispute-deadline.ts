import { step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

/** When the mistake is seen: before the next hand, when it has begun, or after substantial action in it. */
export const NOTICED = ['beforeNextHand', 'nextHandBegun', 'afterSubstantialAction'] as const;
export type Noticed = (typeof NOTICED)[number];

/** What holds while a pot can be contested; afterwards it stands. */
export function whileOpen(
  floor: Inquiry,
  about: 'readingOfHand' | 'countOrAward',
  noticed: Noticed,
  inTime: Finding,
): Finding {
  const tooLate: Finding = { outcome: { is: 'potStands' }, steps: [step('announce'), step('writeDown')] };
  const deadline = floor.decides('pots.disputeDeadline');
  if (noticed === 'beforeNextHand') return inTime;
  floor.notes('nextHandHasBegun');
  switch (deadline) {
    case 'nextHand':
      return tooLate;
    case 'countUntilSubstantialAction':
      return about === 'countOrAward' && noticed === 'nextHandBegun' ? inTime : tooLate;
    case 'discretion':
      return {
        ...tooLate,
        discretion: {
          range: [tooLate.outcome, inTime.outcome],
          weigh: ['fairness', 'timeLost', 'informationKnown', 'dealersPart'],
        },
      };
  }
}
