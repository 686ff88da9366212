/** One seat of a table plan. */
export type OvalSeat = {
  readonly seat: number;
  /** Who sits there, or why nobody may. */
  readonly label?: string;
  readonly state: 'taken' | 'free' | 'blocked' | 'locked' | 'absent';
  /** What else has to be seen there, in a word: a penalty that runs. */
  readonly sign?: string;
  /** What it has in this hand, in two letters: the blind that it posts. */
  readonly tag?: string;
  /** Chosen, or one's own. */
  readonly selected?: boolean;
};
