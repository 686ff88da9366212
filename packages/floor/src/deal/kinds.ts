import { holeCardKinds } from './hole-cards/kinds.ts';

export const dealKinds = { ...holeCardKinds };

export type DealKinds = typeof dealKinds;
