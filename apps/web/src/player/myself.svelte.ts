import type { EntryId } from '@riffle/tournament';

const place = (night: string) => `riffle.me.${night}`;

/** Who this phone belongs to in one night, and which seat its owner has last taken note of. */
type Kept = { readonly entry?: EntryId; readonly watching?: true; readonly seen?: string; readonly took?: number };

function read(night: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(place(night)) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export class Myself {
  readonly #night: string;
  #kept = $state.raw<Kept>({});

  constructor(night: string) {
    this.#night = night;
    this.#kept = read(night);
  }

  get entry(): EntryId | undefined {
    return this.#kept.entry;
  }
  /** Nobody else has taken his stack over since he said who he is. */
  has({ tookOver }: { readonly tookOver?: number }): boolean {
    return this.#kept.took === tookOver;
  }
  /** Chose to look on without a name. */
  get watching(): boolean {
    return this.#kept.watching === true;
  }
  get seen(): string | undefined {
    return this.#kept.seen;
  }

  /** `took`: since which heat he has the stack, where a team mate had it before. */
  is(entry: EntryId, seen: string | undefined, took: number | undefined): void {
    this.#keep({ entry, ...(took !== undefined && { took }), ...(seen !== undefined && { seen }) });
  }
  watch(): void {
    this.#keep({ watching: true });
  }
  forget(): void {
    this.#keep({});
  }
  hasSeen(seat: string): void {
    this.#keep({ ...this.#kept, seen: seat });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(place(this.#night), JSON.stringify(kept));
  }
}
