import type { Upcasters, UpcastersOf } from './upcasting.ts';

export type JournalOptions = {
  /** Applied to every event on its way out; what is stored stays as it was written. */
  readonly upcasters?: Upcasters | UpcastersOf;
  /** Hears what a listener threw. Left out, it is thrown where nobody catches it. */
  readonly listenerFailed?: (error: unknown) => void;
};
