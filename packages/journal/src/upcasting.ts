import type { StoredEvent } from './journal.ts';

/**
 * Lifts one event from its version to a later one, or to another type that took its place.
 * Only the upcaster knows the old form: `(old: SeatDrawnV1): SeatDrawnV2 => …` fits.
 */
export type Upcast = (old: never) => StoredEvent;

/** By type and by the version that is lifted: `{ SeatDrawn: { 1: liftSeatDrawnV1 } }`. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcast>>>>;

/** Where streams of several kinds lie in one journal, and a type may stand for something else in each. */
export type UpcastersOf = (stream: string) => Upcasters;

const versionIn = (event: StoredEvent): number => event.v ?? 1;

/** The event as today's code knows it: lifted from version to version until nobody lifts it further. */
export function upcast(upcasters: Upcasters, stored: StoredEvent): StoredEvent {
  let event = stored;
  for (;;) {
    const lift = stepFor(upcasters, event);
    if (lift === undefined) return event;
    const lifted = lift(event as never);
    if (lifted.type === event.type && versionIn(lifted) <= versionIn(event)) {
      throw new RangeError(`the upcaster of ${event.type} v${String(versionIn(event))} does not lift its version`);
    }
    event = lifted;
  }
}

// own keys only: an event may be called `constructor`
function stepFor(upcasters: Upcasters, event: StoredEvent): Upcast | undefined {
  return Object.hasOwn(upcasters, event.type) ? upcasters[event.type]?.[versionIn(event)] : undefined;
}
