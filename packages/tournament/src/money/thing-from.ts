/** What wins a prize that is no money: a place or a special prize, counted in the plan from 1; a seat by the place that wins it. */
export const THINGS_FROM = ['place', 'special', 'seat'] as const;
export type ThingFrom = (typeof THINGS_FROM)[number];
