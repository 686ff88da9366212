import { bounty } from './bounty.ts';
import { rebuy } from './rebuy.ts';

/** What a bust-out brings: bounties, whose they are and what stands on heads, and a rebuy. */
export const ofBounty = { bounty, rebuy };
