/** What the first cell of a row says: which event it is. The order is of no meaning outside this package. */
export const HAND_STARTED = 0;
export const FORCED_BET_POSTED = 1;
export const STREET_BEGUN = 2;
export const CARD_BURNED = 3;
export const HOLE_DEALT = 4;
export const BOARD_DEALT = 5;
export const SHARED_CARD_CALLED = 6;
export const DISCARDS_RESHUFFLED = 7;
export const BETTING_OPENED = 8;
export const BRING_IN_POSTED = 9;
export const FOLDED = 10;
export const CHECKED = 11;
export const CALLED = 12;
export const BET_MADE = 13;
export const COMPLETED = 14;
export const RAISED = 15;
export const HAND_KILLED = 16;
export const HAND_MADE_PASSIVE = 17;
export const BET_RETURNED = 18;
export const ROUND_CLOSED = 19;
export const DISCARDED = 20;
export const RUNS_OFFERED = 21;
export const RUNS_AGREED = 22;
export const SHOWDOWN_OPENED = 23;
export const HAND_SHOWN = 24;
export const HAND_MUCKED = 25;
export const BOARD_PLAYED = 26;
export const POT_AWARDED = 27;
export const HAND_ENDED = 28;

/** Which part of a pot was awarded, as a row tells it. */
export const PARTS = ['whole', 'high', 'low'] as const;
export type Part = (typeof PARTS)[number];
