import type { BountyForm, MoneySetup, Profile } from './money-setup.ts';

/** What stands on a head by this price. */
export const bountyIn = ({ parts }: Pick<Profile, 'parts'>): number =>
  parts.reduce((sum, part) => sum + (part.for === 'bounty' ? part.amount : 0), 0);

export const bountyForm = ({ setup }: { readonly setup?: { readonly money?: MoneySetup } }): BountyForm =>
  setup?.money?.bounty ?? { by: 'head' };
