import type { LiveMessage } from '@riffle/wire';
import type { Language } from '@riffle/words';
import { documentOf } from '../document.ts';
import type { Hosted } from '../hosted.ts';
import { Audience, type Listener } from './audience.ts';
import { frameOf } from './frame.ts';

/** An audience without listeners waits this long for its members to come back with what they had. */
const PATIENCE = 120_000;

type Watched = {
  readonly kind: { readonly name: string };
  readonly id: string;
  readonly followed: { readonly stream: string };
};
type Seat = {
  readonly as: string;
  readonly viewer: unknown;
  readonly language: Language;
  readonly audience: Audience;
  emptySince?: number;
};

/** Who watches what. One audience for all who may know the same in the same language, however many watch. */
export class LiveHub {
  readonly #watched = new Map<string, Map<string, Seat>>();
  readonly #now: () => number;
  readonly #sweeper: NodeJS.Timeout;

  constructor(now: () => number) {
    this.#now = now;
    this.#sweeper = setInterval(() => this.#sweep(), PATIENCE / 2).unref();
  }

  isWatched(stream: string): boolean {
    return this.#watched.has(stream);
  }

  /** Gives back what ends the watching. */
  watch(
    hosted: Hosted,
    viewer: unknown,
    language: Language,
    listener: Listener,
    had: { readonly from?: number | undefined; readonly epoch?: string | undefined },
  ): () => void {
    const seat = this.#seat(hosted, viewer, language);
    delete seat.emptySince;
    seat.audience.add(listener, had.from, had.epoch);
    return () => {
      seat.audience.remove(listener);
      if (seat.audience.size === 0) seat.emptySince = this.#now();
    };
  }

  changed(hosted: Hosted): void {
    for (const { viewer, language, audience } of this.#watched.get(hosted.followed.stream)?.values() ?? []) {
      audience.update(documentOf(hosted, viewer, language));
    }
  }

  /** Whoever watches anything goes by the house's time. */
  timeIsSet(): void {
    this.tell({ type: 'time-set', now: this.#now() });
  }

  /** What holds for everybody, whatever he watches. */
  tell(message: LiveMessage): void {
    const frame = frameOf(message);
    for (const seats of this.#watched.values()) for (const { audience } of seats.values()) audience.tell(frame);
  }

  /** It is no more: its watchers are told, and forgotten. */
  end({ kind, id, followed: { stream } }: Watched, code: 'not-found' | 'deleted' = 'not-found'): void {
    for (const { as, audience } of this.#watched.get(stream)?.values() ?? []) {
      audience.tell(frameOf({ type: 'gone', kind: kind.name, id, as, code }));
    }
    this.#watched.delete(stream);
  }

  close(): void {
    clearInterval(this.#sweeper);
    this.#watched.clear();
  }

  #seat(hosted: Hosted, viewer: unknown, spoken: Language): Seat {
    const { viewers } = hosted.kind;
    // where no sentences are in a document, it is the same in every language
    const language = viewers.readsLog(viewer) ? spoken : 'de';
    const as = viewers.key(viewer);
    const key = `${as} ${language}`;
    const { stream } = hosted.followed;
    const seats = this.#watched.get(stream) ?? new Map<string, Seat>();
    this.#watched.set(stream, seats);
    const seat = seats.get(key) ?? {
      as,
      viewer,
      language,
      audience: new Audience(documentOf(hosted, viewer, language), as),
    };
    seats.set(key, seat);
    return seat;
  }

  #sweep(): void {
    const before = this.#now() - PATIENCE;
    for (const [stream, seats] of this.#watched) {
      for (const [key, { emptySince }] of seats) if (emptySince !== undefined && emptySince < before) seats.delete(key);
      if (seats.size === 0) this.#watched.delete(stream);
    }
  }
}
