/** Whoever is entered with line-ups has such an id: only then a night may be a league's. */
export const FIRST_OF_LINE_UPS = 'seat-1';
