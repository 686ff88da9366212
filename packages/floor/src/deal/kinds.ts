import { joined } from '../joined.ts';
import { boardKinds } from './board/kinds.ts';
import { holeCardKinds } from './hole-cards/kinds.ts';

export const dealKinds = joined({ holeCards: holeCardKinds, board: boardKinds });

export type DealKinds = typeof dealKinds;
