/** Why nobody knows whether time counts: the machine slept, or its clock was set. */
export type TimeLost = 'slept' | 'set';

/** What the director is asked; the house has one such question at a time, and what it concerns stands still meanwhile. */
export type TimeAsked = {
  readonly id: string;
  readonly what: TimeLost;
  /** So many milliseconds it slept, or its clock was set forwards; negative where that was set back. */
  readonly by: number;
  /** What time it was in the house the moment before. */
  readonly at: number;
};

/** Body of `POST /api/time/answer`. `counts`: the time that was slept counts, the new time holds. */
export type AnswerOnTime = { readonly question: string; readonly counts: boolean };
