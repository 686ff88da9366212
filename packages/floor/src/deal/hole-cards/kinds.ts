/** Incidents while the hole cards are dealt, and with the deck. */
export const holeCardKinds = {};

export type HoleCardKinds = typeof holeCardKinds;
