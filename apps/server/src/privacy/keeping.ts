import type { Journal } from '@riffle/journal';
import type { KeepingTimes, KeepingWaits, Unread } from '@riffle/wire';
import type { ClubStore } from '../club/club-store.ts';
import type { Host } from '../host/host.ts';
import type { Hosting } from '../host/hosting.ts';
import { unattended } from '../unattended.ts';
import { keptTexts } from './kept-texts.ts';
import { lookThrough } from './look-through.ts';
import { forgetPassersBy } from './passers-by.ts';

type Around = {
  readonly host: Host;
  readonly club: ClubStore;
  readonly journal: Journal;
  readonly now: () => number;
  readonly time: { readonly isInDoubt: boolean };
};

/** A computer that was just switched on may not know the day yet, and what is taken out does not come back. */
const FIRST = 15 * 60_000;
const HOUR = 3_600_000;
const DAILY = 24 * HOUR;
/** A house in which nothing was done for longer may have a clock that is ahead: what is done next shows that it is not. */
const QUIET = 45 * DAILY;

/** Penalties and rulings keep their words, and whose they are, for as long as the club says; then the house takes them out. */
export class Keeping {
  readonly #around: Around;
  #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor(around: Around) {
    this.#around = around;
    this.#timer = this.#in(FIRST);
  }

  /** Says why it waits, where it does. */
  async run(): Promise<KeepingWaits | undefined> {
    const waits = await this.#waits();
    if (waits === undefined) await this.#takeOut();
    return waits;
  }

  async #takeOut(): Promise<void> {
    const { club, now } = this.#around;
    const { months } = await club.keeping.get();
    let texts = 0;
    for (const { hosting, id, due } of (await this.#due(months)).found) {
      await hosting.redact(id, due);
      texts += due.length;
    }
    await forgetPassersBy(this.#around);
    if (texts > 0) await club.keeping.noteTakenOut({ at: now(), texts });
  }

  /** What there is, and what would go at the next run were it `months`. */
  async times(months?: number): Promise<KeepingTimes> {
    const kept = await this.#around.club.keeping.get();
    const { found, unread } = await this.#due(months ?? kept.months);
    const waits = await this.#waits();
    const due = found.reduce((sum, one) => sum + one.due.length, 0);
    return { ...kept, due, ...(waits && { waits }), ...(unread.length > 0 && { unread }) };
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #in(time: number): NodeJS.Timeout {
    return setTimeout(() => unattended(this.#runAndAgain()), time).unref();
  }

  async #runAndAgain(): Promise<void> {
    let waits: KeepingWaits | undefined;
    try {
      waits = await this.run();
    } finally {
      // closed meanwhile, it stays so
      if (!this.#isClosed) this.#timer = this.#in(waits === undefined ? DAILY : HOUR);
    }
  }

  /** What is taken out does not come back: the day must be beyond doubt. */
  async #waits(): Promise<KeepingWaits | undefined> {
    const { journal, now, time } = this.#around;
    if (time.isInDoubt) return 'time-asked';
    const newest = (await journal.newestOwn()) ?? 0;
    return now() - newest > QUIET ? 'quiet' : undefined;
  }

  async #due(months: number): Promise<{ readonly found: readonly Due[]; readonly unread: readonly Unread[] }> {
    if (months === 0) return { found: [], unread: [] };
    const { journal, now } = this.#around;
    const before = monthsBefore(now(), months);
    return lookThrough(this.#around, async (hosting, id) => {
      const texts = await keptTexts(hosting, id, journal);
      const due = texts.filter(({ ofRecord, at }) => ofRecord && at < before).map((text) => text.id);
      return due.length > 0 ? [{ hosting, id, due }] : [];
    });
  }
}

type Due = { readonly hosting: Hosting; readonly id: string; readonly due: readonly string[] };

function monthsBefore(now: number, months: number): number {
  const day = new Date(now);
  day.setMonth(day.getMonth() - months);
  return day.getTime();
}
