import type * as de from '../de/paid-for.ts';

export const accounts: typeof de.accounts = {
  ...{ prizes: 'Prize pool', bounties: 'Bounties', fee: 'Fee', staff: 'Staff', deduction: 'Deduction' },
  ...{ houseShare: 'House’s share of the prize pool', added: 'Added by the house', guarantee: 'Guarantee made up' },
  ...{ fines: 'Fines', goodCause: 'Fines for a good cause' },
  ...{ rest: 'Left of prizes and bounties', house: 'House: out of the boxes', difference: 'Difference' },
};
export const wonBy: typeof de.wonBy = {
  ...{ prize: 'Prize money', bounty: 'Bounties', special: 'Special prizes', byHand: 'Of the house, by hand' },
};
