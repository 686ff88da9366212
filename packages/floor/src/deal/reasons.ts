import type { Joined } from '../joined.ts';
import type { BoardReasons } from './board/reasons.ts';
import type { HoleCardReasons } from './hole-cards/reasons.ts';

/** Facts and sums that decide in this area: message keys with their values. */
export type DealReasons = Joined<{ holeCards: HoleCardReasons; board: BoardReasons }>;
