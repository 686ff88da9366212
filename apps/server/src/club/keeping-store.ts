/** How long penalties and rulings keep their words, and what that has done so far. */
export type Kept = {
  /** 0: for ever. */
  readonly months: number;
  /** When texts were last taken out, and how many. */
  readonly last?: { readonly at: number; readonly texts: number };
};

export type KeepingStore = {
  get(): Promise<Kept>;
  setMonths(months: number): Promise<void>;
  noteTakenOut(last: { readonly at: number; readonly texts: number }): Promise<void>;
};

/** A season, and the appeal that comes after it. */
export const USUAL_MONTHS = 12;
