/** Facts and sums that decide in this area: message keys with their values. */
export type DealReasons = Record<never, never>;
