import { deal } from './deal.ts';

/** A deal: proposed, agreed to and signed. */
export const ofDeal = { deal };
