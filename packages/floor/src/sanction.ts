import type { Measure, Offence } from '@riffle/rulebooks';

export type { Offence } from '@riffle/rulebooks';

/** What stands against a player so far in this event. */
export type PlayerRecord = {
  /** Cautions and warnings. */
  readonly cautions: number;
  /** Penalties of hands, rounds or time. */
  readonly penalties: number;
  /** What he has been reproached with before. */
  readonly offences: readonly Offence[];
  /** The gravest that he got for each of them. */
  readonly gravest?: { readonly [O in Offence]?: Measure };
};

export type Sanction =
  | { readonly duty: 'none' }
  | {
      readonly duty: 'must' | 'may';
      readonly offence: Offence;
      /** The steps of the rulebook's ladder that are open here, mildest first; the first is proposed. */
      readonly measures: readonly Measure[];
      /** The rulebook's whole ladder. */
      readonly ladder: readonly Measure[];
      readonly repeated: boolean;
      readonly record?: PlayerRecord;
    };
