import type { Apart, ApartOf } from './apart.ts';
import type { Upcasters, UpcastersOf } from './upcasting.ts';

export type JournalOptions = {
  /** Applied to every event on its way out; what is stored stays as it was written. */
  readonly upcasters?: Upcasters | UpcastersOf;
  /** What is kept apart from its event, on its way in. What was written before it was named here stays where it is. */
  readonly apart?: Apart | ApartOf;
  /** Hears what a listener threw. Left out, it is thrown where nobody catches it. */
  readonly listenerFailed?: (error: unknown) => void;
};
