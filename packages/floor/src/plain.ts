/** A message without values. */
export type Plain = Record<string, never>;
