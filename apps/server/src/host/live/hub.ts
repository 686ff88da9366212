import type { Language } from '@riffle/words';
import { documentOf, type HostedNight } from '../document.ts';
import type { Reader } from '../names.ts';
import { Audience, type Listener } from './audience.ts';
import { frameOf } from './frame.ts';

/** An audience without listeners waits this long for its members to come back with what they had. */
const PATIENCE = 120_000;

type Seat = { readonly reader: Reader; readonly language: Language; readonly audience: Audience; emptySince?: number };

/** Who watches what. One audience for each night, reader and language, however many watch. */
export class LiveHub {
  readonly #nights = new Map<string, Map<string, Seat>>();
  readonly #now: () => number;
  readonly #sweeper: NodeJS.Timeout;

  constructor(now: () => number) {
    this.#now = now;
    this.#sweeper = setInterval(() => this.#sweep(), PATIENCE / 2).unref();
  }

  isWatched(night: string): boolean {
    return this.#nights.has(night);
  }

  /** Gives back what ends the watching. */
  watch(
    hosted: HostedNight,
    reader: Reader,
    language: Language,
    listener: Listener,
    had: { readonly from?: number | undefined; readonly epoch?: string | undefined },
  ): () => void {
    const seat = this.#seat(hosted, reader, language);
    delete seat.emptySince;
    seat.audience.add(listener, had.from, had.epoch);
    return () => {
      seat.audience.remove(listener);
      if (seat.audience.size === 0) seat.emptySince = this.#now();
    };
  }

  changed(hosted: HostedNight): void {
    for (const { reader, language, audience } of this.#nights.get(hosted.id)?.values() ?? []) {
      audience.update(documentOf(hosted, reader, language));
    }
  }

  /** A night is no more: its watchers are told, and forgotten. */
  end(night: string): void {
    const gone = frameOf({ type: 'gone', night, code: 'not-found' });
    for (const { audience } of this.#nights.get(night)?.values() ?? []) audience.tell(gone);
    this.#nights.delete(night);
  }

  close(): void {
    clearInterval(this.#sweeper);
    this.#nights.clear();
  }

  #seat(hosted: HostedNight, reader: Reader, spoken: Language): Seat {
    // no sentences are in the room's document
    const language = reader === 'room' ? 'de' : spoken;
    const key = `${reader} ${language}`;
    const seats = this.#nights.get(hosted.id) ?? new Map<string, Seat>();
    this.#nights.set(hosted.id, seats);
    const seat = seats.get(key) ?? {
      reader,
      language,
      audience: new Audience(documentOf(hosted, reader, language)),
    };
    seats.set(key, seat);
    return seat;
  }

  #sweep(): void {
    const before = this.#now() - PATIENCE;
    for (const [night, seats] of this.#nights) {
      for (const [key, { emptySince }] of seats) if (emptySince !== undefined && emptySince < before) seats.delete(key);
      if (seats.size === 0) this.#nights.delete(night);
    }
  }
}
