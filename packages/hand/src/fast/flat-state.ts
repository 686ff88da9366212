const MOST_SEATS = 12;

/**
 * One hand in numbers, for the time of one call: by the places of the players, from the left of the button. There is one
 * of it, as the compiler then takes its arrays for constants.
 */
export const flatState = {
  stack: new Int32Array(MOST_SEATS),
  /** In front of him in this round. */
  bet: new Int32Array(MOST_SEATS),
  /** In the pot from earlier rounds, without antes. */
  inPot: new Int32Array(MOST_SEATS),
  ante: new Int32Array(MOST_SEATS),
  /** The price when he last acted. */
  actedAt: new Int32Array(MOST_SEATS),
  won: new Int32Array(MOST_SEATS),
  /** How good the hand of a live player is, at the showdown. */
  rank: new Int32Array(MOST_SEATS),
  board: new Int32Array(5),
};

/** What else is known of a hand when it is over; players are bits of sets. */
export const flatEnd = {
  live: 0,
  shown: 0,
  mucked: 0,
  withChips: 0,
  street: 0,
  price: 0,
  increment: 0,
  priceBefore: 0,
  incrementBefore: 0,
  opened: false,
  aggressor: -1,
  earlierAggressor: -1,
  firstAggressor: -1,
};
