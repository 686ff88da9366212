/** Where in a formula, counted from 1, as an editor counts. */
export type Place = { readonly row: number; readonly column: number };

/** What the reader waited for: something that has a value, an operator or the end of a statement, a bracket's end. */
export type Wanted = 'value' | 'operator' | 'argumentsEnd' | 'bracketEnd';

/** What is wrong with a formula, without its place. */
export type Fault =
  | { readonly code: 'too-long'; readonly length: number; readonly most: number }
  | { readonly code: 'too-deep'; readonly most: number }
  | { readonly code: 'empty' }
  | { readonly code: 'unknown-character'; readonly character: string }
  | { readonly code: 'text-without-end' }
  | { readonly code: 'unexpected'; readonly found: string; readonly wanted: Wanted }
  | { readonly code: 'ended'; readonly wanted: Wanted }
  | { readonly code: 'text-as-value' }
  | { readonly code: 'no-name-to-assign' }
  | { readonly code: 'unknown-function'; readonly name: string }
  /** Whoever works a formula out again must get the same. */
  | { readonly code: 'chance'; readonly name: string }
  | {
      readonly code: 'argument-count';
      readonly name: string;
      readonly given: number;
      readonly least: number;
      /** Without it: as many as one likes. */
      readonly most?: number;
    }
  /** `known` are the names that have a value, as they were given. */
  | { readonly code: 'unknown-name'; readonly name: string; readonly known: readonly string[] }
  /** Several names that mean the same have values that differ. */
  | { readonly code: 'ambiguous-name'; readonly name: string; readonly given: readonly string[] }
  | { readonly code: 'list-as-number' }
  | { readonly code: 'empty-list'; readonly name: string }
  /** A count, an index or a number of digits must be whole and between these two. */
  | {
      readonly code: 'out-of-range';
      readonly name: string;
      readonly value: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly code: 'division-by-zero' }
  /** Too large, or no number at all: the logarithm of 0, the root of −1. */
  | { readonly code: 'not-finite'; readonly name: string }
  | { readonly code: 'list-too-long'; readonly most: number }
  | { readonly code: 'too-many-steps'; readonly most: number };

export type FormulaProblem = Fault & { readonly place: Place };

/** How reading or working out ends early, inside this package alone; `at` is an offset into the text. */
export class Stopped extends Error {
  readonly fault: Fault;
  readonly at: number;
  constructor(fault: Fault, at: number) {
    super(fault.code);
    this.fault = fault;
    this.at = at;
  }
}

export const stop = (fault: Fault, at: number): never => {
  throw new Stopped(fault, at);
};

/** Row and column of an offset; a character beyond the basic plane is one column. */
export function placeAt(text: string, at: number): Place {
  const rows = text.slice(0, at).split(/\r\n|\r|\n/);
  return { row: rows.length, column: [...(rows.at(-1) ?? '')].length + 1 };
}
