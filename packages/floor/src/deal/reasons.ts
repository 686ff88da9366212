import type { HoleCardReasons } from './hole-cards/reasons.ts';

/** Facts and sums that decide in this area: message keys with their values. */
export type DealReasons = HoleCardReasons;
