/** One seat of a table plan. */
export type OvalSeat = {
  readonly seat: number;
  /** Who sits there, or why nobody may. */
  readonly label?: string;
  readonly state: 'taken' | 'free' | 'blocked' | 'locked' | 'absent';
  /** What else has to be seen there, in a word: a penalty that runs. */
  readonly sign?: string;
  /** Chosen, or one's own. */
  readonly selected?: boolean;
};
