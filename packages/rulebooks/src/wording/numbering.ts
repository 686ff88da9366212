/** How a mark looks where it begins a line of the text. */
type Look =
  /** `5.`, `05:`, `5)`, `A:`, `I.` */
  | 'number'
  /** `4.2.1`: it says by itself where it stands. */
  | 'whole'
  /** `(5)` */
  | 'bracketed'
  /** `a)`, `a.`, `(a)` */
  | 'letter'
  /** A line of its own that holds these words. */
  | 'heading'
  /** The words with which a paragraph begins. */
  | 'begins';

/** One step on the way to a rule, from the chapter inwards, as the text marks it. */
export type Step = {
  readonly look: Look;
  readonly mark: string;
  /** The rule's number as far as this step, as people are told it. */
  readonly upTo: string;
  /** A text may do without the mark; what stands there is then found one step further out. */
  readonly mayLack?: true;
};

/** The way to a rule in its book's text. What of the number is ours alone, and stands in no text, is no step. */
export type Way = {
  readonly steps: readonly Step[];
  /** The number goes on with a part of ours: what is found says more than the one rule. */
  readonly ownPart?: true;
};

/** How a rulebook numbers: the way of a number through its text; `undefined` where there is none. */
export type Numbering = (ref: string) => Way | undefined;

export const step = (look: Look, mark: string, upTo: string): Step => ({ look, mark, upTo });

/** With what is ours behind it, if there is anything. */
export const way = (steps: readonly (Step | undefined)[], own: string | undefined): Way => ({
  steps: steps.filter((one) => one !== undefined),
  ...(own !== undefined && own !== '' && { ownPart: true }),
});
