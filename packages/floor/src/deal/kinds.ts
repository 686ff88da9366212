import { boardKinds } from './board/kinds.ts';
import { holeCardKinds } from './hole-cards/kinds.ts';

export const dealKinds = { ...holeCardKinds, ...boardKinds };

export type DealKinds = typeof dealKinds;
