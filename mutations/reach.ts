/** Which mutants a test comes by. Several thousand tests come by thousands each, so the numbers are kept per file. */
export type Reached = { readonly [file: string]: readonly number[] };

/** What was seen of a test file when nothing was changed. */
export type Reach = {
  /** What was come by while the file was loaded, before any test: whatever it changes, each of its tests may notice. */
  readonly loading: Reached;
  readonly tests: readonly { readonly name: string; readonly milliseconds: number; readonly reached: Reached }[];
};

/** Notes who is come by. Asked millions of times, so it only sets a mark. */
export class Noting {
  readonly #marks = new Map<string, Uint8Array>();

  /** The switch of a file with so many mutants. */
  readonly switchOf = (file: string, count: number): ((mutant: number) => boolean) => {
    const marks = this.#marks.get(file) ?? new Uint8Array(count);
    this.#marks.set(file, marks);
    return (mutant) => {
      marks[mutant] = 1;
      return false;
    };
  };

  /** What was noted since the last time. */
  taken(): Reached {
    const seen = [...this.#marks].map(([file, marks]) => {
      const mutants = [...marks.keys()].filter((mutant) => marks[mutant] === 1);
      marks.fill(0);
      return [file, mutants] as const;
    });
    return Object.fromEntries(seen.filter(([, mutants]) => mutants.length > 0));
  }
}
