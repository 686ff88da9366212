/** More than any club takes in an evening, in cents. */
export const MOST_MONEY = 100_000_000_000;
