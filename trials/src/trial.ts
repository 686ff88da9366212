/** A long attempt to break something, with a seed that is printed and can be given again. */
export type Trial = {
  readonly name: string;
  /** How often, where nobody says otherwise. */
  readonly times: number;
  /** What came of it, for a person and for `docs/trials.md`; rejects where it failed. */
  readonly run: (asked: { readonly times: number; readonly seed: number }) => Promise<Outcome>;
};

export type Outcome = { readonly ok: boolean; readonly lines: readonly string[] };
