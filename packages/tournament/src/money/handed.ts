import type { Cents } from '@riffle/money';
import type { Handed } from './money-state.ts';

/** For his place, from the bounties and by special prizes together. */
export const handedSum = ({ prize, bounty, special = 0 as Cents }: Handed): Cents =>
  (prize + bounty + special) as Cents;

/** What of it goes over the counter: what he owed is set off against it. */
export const paidOut = ({ setOff = 0 as Cents, ...handed }: Handed & { readonly setOff?: Cents }): Cents =>
  (handedSum(handed) - setOff) as Cents;
