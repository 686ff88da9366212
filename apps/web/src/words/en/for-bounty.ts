import { bounty } from './bounty.ts';

/** Bounties: whose they are, and what stands on heads. */
export const ofBounty = { bounty };
