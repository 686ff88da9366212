import { bounty } from './bounty.ts';
import { rebuy } from './rebuy.ts';

/** Bounties: whose they are, and what stands on heads. */
export const ofBounty = { bounty, rebuy };
