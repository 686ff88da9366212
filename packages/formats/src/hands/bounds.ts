/** No hand that was ever played takes as much; what goes further is not read, so that nobody's memory is filled by it. */
export const MOST_OF_A_HAND = 2 ** 20;
export const MOST_LINES = 5_000;
export const LONGEST_LINE = 500;
export const MOST_ACTIONS = 5_000;

const LONGEST_QUOTE = 80;

/** What is quoted of a file in a sentence about it. */
export const quoted = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
