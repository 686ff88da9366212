/** Board, burn cards, stub and decks. */
export type BoardFloorPolicies = Record<never, never>;
