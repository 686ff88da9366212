import type { PersonId } from '@riffle/people';
import type { NewPerson } from '@riffle/wire';

/** Who comes with a file. */
export type Coming = {
  readonly people: readonly { readonly id: PersonId; readonly person: NewPerson }[];
  /** Who ran it elsewhere: names alone, by which nobody can come in. */
  readonly staff: readonly { readonly id: string; readonly name: string }[];
};
/** A file is being taken in; it is here once its stream has that many commits. */
export type Arrival = { readonly stream: string; readonly version: number };

/**
 * Who comes with a file comes before it, into other tables than what happened. So it is written down with them who came:
 * whatever interrupts, they either stay with what was written or go again.
 */
export type ArrivalStore = {
  /** Adds those that are not here yet, and notes that they came by this. */
  begin(arrival: Arrival, coming: Coming, at: number): Promise<void>;
  /** It is here: they stay. */
  settle(stream: string): Promise<void>;
  /** It did not come: they go again, but for those whom something else names by now. */
  withdraw(stream: string): Promise<void>;
  /** Those of which neither was said, after a crash. */
  open(): Promise<readonly Arrival[]>;
};
