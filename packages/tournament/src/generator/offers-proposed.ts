import type { MoneySetup } from '../money/money-setup.ts';
import type { ProposedStructure } from './propose-structure.ts';

/** What the night sells, with rebuys and add-ons offered as proposed; what it does not sell is not added. */
export const withOffers = (money: MoneySetup, { rebuy, addOn }: ProposedStructure): MoneySetup => ({
  ...money,
  profiles: money.profiles.map((profile) => {
    if (profile.kind === 'rebuy') return { ...profile, offered: rebuy };
    return profile.kind === 'addOn' ? { ...profile, offered: addOn } : profile;
  }),
});
