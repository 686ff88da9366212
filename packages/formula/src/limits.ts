/** What a formula may cost: whatever it says, it has an end, and soon. */
export const MOST_CHARACTERS = 10_000;
/** Brackets, calls and signs within one another. */
export const MOST_DEPTH = 100;
/** One for each part that is worked out, and one for each entry of a list that is gone through. */
export const MOST_STEPS = 100_000;
export const MOST_ENTRIES = 10_000;
