import type { Upcasters } from './upcasting.ts';

export type JournalOptions = {
  /** Applied to every event on its way out; what is stored stays as it was written. */
  readonly upcasters?: Upcasters;
  /** Hears what a listener threw. Left out, it is thrown where nobody catches it. */
  readonly listenerFailed?: (error: unknown) => void;
};
