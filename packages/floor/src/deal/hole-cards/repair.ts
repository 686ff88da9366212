import { step } from '../../because.ts';
import { yesNo } from '../../fact.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

/** Whether the cards can still be put where they belong. */
export const whetherRepairable = {
  /** Somebody has looked at his cards. */
  looked: yesNo({ usual: true }),
  /** It is certain which card belongs to whom. */
  orderKnown: yesNo({ usual: false }),
} as const;

type Repairable = { readonly looked: boolean; readonly orderKnown: boolean };

/** What was dealt wrongly, with the policy that says whether it is a misdeal. */
const CAUSES = {
  wrongNumber: 'dealing.misdealWrongNumber',
  skippedPlayer: 'dealing.misdealSkippedPlayer',
  outOfOrder: 'dealing.misdealOutOfOrder',
  firstCard: 'dealing.misdealFirstCardWrongSeat',
  emptySeat: 'dealing.misdealSeatNotEntitled',
} as const;

/** A card given to the right players again puts only the first three right. */
export type DealMistake = keyof typeof CAUSES;

/** Whether the dealer puts it right instead of dealing anew. */
export function mayRepair({ looked, orderKnown }: Repairable, mistake: DealMistake, floor: Inquiry): boolean {
  // who says flatly that it is a misdeal, and knows no repair, has none: common practice fills gaps, it overrides nothing
  if (floor.isSilent('dealing.misdealRepair') && !floor.isSilent(CAUSES[mistake])) return false;
  const does = (): boolean => {
    switch (floor.asks('dealing.misdealRepair')) {
      case 'ifUnseenAndOrderKnown':
        return !looked && orderKnown;
      case 'ifAssignable':
        return orderKnown && (mistake === 'wrongNumber' || mistake === 'skippedPlayer' || mistake === 'outOfOrder');
      case 'extraCardOnly':
      case 'no':
        return false;
    }
  };
  if (!does()) return false;
  floor.decides('dealing.misdealRepair', mistake === 'wrongNumber' ? undefined : 'otherMistake');
  return true;
}

/** The cards go back in the order in which they came, and are dealt again as they should have been. */
export const repaired: Finding = {
  outcome: { is: 'dealRepaired' },
  steps: [step('stopPlay'), step('takeBackInOrder'), step('dealAgainInOrder'), step('playOn')],
};
