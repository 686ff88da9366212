import type { DatabaseSync } from 'node:sqlite';
import { accept, refuse, type Verdict } from '@riffle/aggregate';
import type { HouseRulebook } from '@riffle/rulebooks';
import type { HouseOnShelf } from '@riffle/wire';
import type { NightShelf } from './night-shelf.ts';

type Row = { readonly document: string; readonly edition: string; readonly version: number; readonly saved_at: number };
type Saving = { readonly now: number; readonly expectedVersion?: number | undefined };

/** The club's house rulebooks. A night holds its own copy, so what happens here changes no night. */
export class HouseShelf {
  readonly #db: DatabaseSync;
  readonly #nights: NightShelf;

  constructor(db: DatabaseSync, nights: NightShelf) {
    this.#db = db;
    this.#nights = nights;
  }

  /** The newest edition of each, by name. */
  list(): readonly HouseOnShelf[] {
    const rows = this.#db.prepare('select distinct id from house_rulebooks').all() as { readonly id: string }[];
    return rows
      .flatMap(({ id }) => this.find(id) ?? [])
      .sort((one, other) => one.house.name.localeCompare(other.house.name, 'de'));
  }

  /** Without an edition the newest. */
  find(id: string, edition?: string): HouseOnShelf | undefined {
    const rows = this.#rows(id);
    const row = edition === undefined ? rows[0] : rows.find((one) => one.edition === edition);
    if (row === undefined) return undefined;
    const editions = rows.map((one) => ({
      edition: one.edition,
      savedAt: one.saved_at,
      nights: this.#nights.holding(id, one.edition),
    }));
    return {
      house: JSON.parse(row.document) as HouseRulebook,
      version: rows[0]?.version ?? 0,
      savedAt: row.saved_at,
      nights: this.#nights.holding(id, row.edition),
      editions,
    };
  }

  /** Keeps it under its own edition; where a night holds that one, under the next. */
  save(house: HouseRulebook, { now, expectedVersion }: Saving): Verdict<HouseOnShelf, 'version-conflict' | 'id-taken'> {
    const rows = this.#rows(house.id);
    const version = rows[0]?.version ?? 0;
    if (expectedVersion !== undefined && expectedVersion !== version)
      return refuse(expectedVersion === 0 ? 'id-taken' : 'version-conflict');
    const there = rows[0]?.document === JSON.stringify(house);
    if (!there) {
      const edition = this.#freeEdition(house, now);
      this.#db
        .prepare(
          `insert into house_rulebooks (id, edition, document, version, saved_at) values (?, ?, ?, ?, ?)
           on conflict (id, edition) do update set
             document = excluded.document, version = excluded.version, saved_at = excluded.saved_at`,
        )
        .run(house.id, edition, JSON.stringify({ ...house, edition }), version + 1, now);
    }
    const kept = this.find(house.id);
    if (kept === undefined) throw new Error('what was just written is not there');
    return accept(kept);
  }

  remove(id: string): void {
    this.#db.prepare('delete from house_rulebooks where id = ?').run(id);
  }

  #freeEdition({ id, edition }: HouseRulebook, now: number): string {
    const day = new Date(now).toISOString().slice(0, 10);
    const isFree = (one: string): boolean => this.#nights.holding(id, one) === 0;
    if (isFree(edition)) return edition;
    const taken = new Set(this.#rows(id).map((row) => row.edition));
    for (let nth = 1; ; nth += 1) {
      const next = nth === 1 ? day : `${day}.${String(nth)}`;
      if (!taken.has(next) && isFree(next)) return next;
    }
  }

  #rows(id: string): readonly Row[] {
    return this.#db
      .prepare('select document, edition, version, saved_at from house_rulebooks where id = ? order by version desc')
      .all(id) as Row[];
  }
}
