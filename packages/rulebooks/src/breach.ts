import type { Offence, OffenceAnswer } from './offence.ts';

/** A rule that says what is forbidden: a breach is entered with it. One rule can name several, and several rules one. */
export type Breach = {
  /** The rulebook's own number. */
  readonly rule: string;
  /** What it is counted as: the next of its kind is a repetition. */
  readonly is: Offence;
  /** What follows, where the rulebook says otherwise of this breach than of its kind; without it as `sanctions.offences` has it. */
  readonly says?: OffenceAnswer;
  readonly fine?: Fine;
};

/** What is paid for it, and by whom; without `euros` the rulebook names no sum. */
export type Fine = { readonly by: 'player' | 'club'; readonly euros?: number };

export const breach = (rule: string, is: Offence, says?: OffenceAnswer, fine?: Fine): Breach => ({
  rule,
  is,
  ...(says && { says }),
  ...(fine && { fine }),
});
