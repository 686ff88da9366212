import type { Journal } from '@riffle/journal';
import { type NightTotals, nightTotals } from '@riffle/tournament';
import type { ClubTotals, TotalsOfNight } from '@riffle/wire';
import { streamOf } from '../../host/followed.ts';
import type { Hosting } from '../../host/hosting.ts';
import { isUnreadable } from '../../host/unreadable.ts';
import type { NightShape } from './shape.ts';
import { seen } from './viewers.ts';

type Known = { readonly version: number; readonly settled: boolean; readonly totals: NightTotals | undefined };
/** Days as `2026-11-27`, the first and the last of them. */
type Days = { readonly from?: string; readonly to?: string };

/** What the nights of this house came to. One is read again only when it has gone on, and stays in nobody's memory for it. */
export class NightsTotals {
  readonly #nights: Hosting<NightShape>;
  readonly #journal: Journal;
  readonly #known = new Map<string, Known>();

  constructor(nights: Hosting<NightShape>, journal: Journal) {
    this.#nights = nights;
    this.#journal = journal;
  }

  /** Those of these days, in the archive or not, oldest first; what lies in the bin is none of them. */
  async of({ from = '', to = '9999' }: Days, zone: string): Promise<ClubTotals> {
    const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
    const listed = [...(await this.#nights.list(false)), ...(await this.#nights.list(true))];
    const versions = await this.#versions();
    const nights: TotalsOfNight[] = [];
    let [withoutMoney, unread] = [0, 0];
    for (const { id, name, startsAt, createdAt, stage } of new Map(listed.map((one) => [one.id, one])).values()) {
      const at = startsAt ?? createdAt;
      const day = dayOf.format(at);
      if (day < from || day > to) continue;
      const known = await this.#read(id, versions.get(id) ?? 0);
      if (known === undefined) unread += 1;
      else if (known.totals === undefined) withoutMoney += 1;
      else nights.push({ id, name, at, stage, settled: known.settled, totals: known.totals });
    }
    return { nights: nights.toSorted((a, b) => a.at - b.at), withoutMoney, unread };
  }

  async #versions(): Promise<ReadonlyMap<string, number>> {
    const prefix = streamOf(this.#nights.kind.name, '');
    const streams = await this.#journal.streams(prefix);
    return new Map(streams.map(({ stream, version }) => [stream.slice(prefix.length), version]));
  }

  async #read(id: string, version: number): Promise<Known | undefined> {
    const before = this.#known.get(id);
    if (before?.version === version) return before;
    try {
      const hosted = (await this.#nights.memory.ifHere(id)) ?? (await this.#nights.memory.lookAt(id));
      const view = seen(hosted.state, 'staff');
      const settled = view.money?.books?.settled !== undefined;
      const known = { version: hosted.version, settled, totals: nightTotals(view) };
      this.#known.set(id, known);
      return known;
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      return undefined;
    }
  }
}
