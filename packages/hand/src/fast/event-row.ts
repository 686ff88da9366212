/** What the first cell of a row in an `EventLog` says. */
export const HAND_STARTED = 0;
export const FORCED_BET_POSTED = 1;
export const STREET_BEGUN = 2;
export const CARD_BURNED = 3;
export const HOLE_DEALT = 4;
export const BOARD_DEALT = 5;
export const BETTING_OPENED = 6;
export const FOLDED = 7;
export const CHECKED = 8;
export const CALLED = 9;
export const BET_MADE = 10;
export const RAISED = 11;
export const BET_RETURNED = 12;
export const ROUND_CLOSED = 13;
export const SHOWDOWN_OPENED = 14;
export const HAND_SHOWN = 15;
export const HAND_MUCKED = 16;
export const POT_AWARDED = 17;
export const HAND_ENDED = 18;
/** Any other event, which is kept as it is. */
export const SELDOM = 19;
