/** How long a hand takes, in milliseconds: shuffle and deal, and each player's part. */
export const HAND = 40_000;
export const FOR_EACH_PLAYER = 9_000;
