export type { ColourUp } from './colour-ups.ts';
export { withOffers } from './offers-proposed.ts';
export { type ProposedStructure, proposeStructure } from './propose-structure.ts';
export type { Shortfall, StructureWish } from './wish.ts';
