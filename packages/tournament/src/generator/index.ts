export type { ColourUp } from './colour-ups.ts';
export { type ProposedStructure, proposeStructure } from './propose-structure.ts';
export { chipsExpected, type Shortfall, type StructureWish } from './wish.ts';
