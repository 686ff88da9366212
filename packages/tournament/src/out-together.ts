/**
 * How several went out who did not in one hand at one table. `sameTime`: told in the order in which it was.
 * `orderUnknown`: at different tables, and nobody can say who was first.
 */
export const OUT_TOGETHER = ['handForHand', 'sameTime', 'orderUnknown'] as const;
export type OutTogether = (typeof OUT_TOGETHER)[number];
