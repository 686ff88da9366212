import { step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

/** All others have thrown their cards away at the showdown. */
export function lastClaimant(floor: Inquiry, pot: number | undefined): Finding {
  const amount = pot === undefined ? {} : { amount: pot };
  floor.notes('onlyOneClaims');
  switch (floor.decides('showdown.winnerMustShow')) {
    case 'no':
      return { outcome: { is: 'winsUnshown', ...amount }, steps: [step('pushPot')] };
    case 'yes':
      floor.asks('showdown.tableAllCards');
      return { outcome: { is: 'mustShowAll', ...amount }, steps: [step('askToShow'), step('pushPot')] };
  }
}
