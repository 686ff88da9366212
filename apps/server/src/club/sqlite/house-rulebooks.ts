import type { DatabaseSync } from 'node:sqlite';
import { accept, refuse, type Verdict } from '@riffle/aggregate';
import type { HouseRulebook } from '@riffle/rulebooks';
import type { HouseOnShelf } from '@riffle/wire';
import { freeEdition, type HouseRulebookStore, type Saving } from '../house-rulebook-store.ts';
import { keptJson } from './kept-json.ts';
import { answered, answeredInOne } from './one-piece.ts';

type Row = {
  readonly document: string;
  readonly edition: string;
  readonly version: number;
  readonly saved_at: number;
  readonly nights: number;
};

export class SqliteHouseRulebooks implements HouseRulebookStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  list(): Promise<readonly HouseOnShelf[]> {
    return answered(() => {
      const rows = this.#db.prepare('select distinct id from house_rulebooks').all() as { readonly id: string }[];
      return rows
        .flatMap(({ id }) => this.#found(id) ?? [])
        .sort((one, other) => one.house.name.localeCompare(other.house.name, 'de'));
    });
  }

  find(id: string, edition?: string): Promise<HouseOnShelf | undefined> {
    return answered(() => this.#found(id, edition));
  }

  save(
    house: HouseRulebook,
    { at, expectedVersion }: Saving,
  ): Promise<Verdict<HouseOnShelf, 'version-conflict' | 'id-taken'>> {
    return answeredInOne(this.#db, () => {
      const [newest] = this.#rows(house.id);
      const version = newest?.version ?? 0;
      if (expectedVersion !== undefined && expectedVersion !== version)
        return refuse(expectedVersion === 0 ? 'id-taken' : 'version-conflict');
      if (newest?.document !== JSON.stringify(house)) this.#write(house, version + 1, at);
      const kept = this.#found(house.id);
      if (kept === undefined) throw new Error('what was just written is not there');
      return accept(kept);
    });
  }

  remove(id: string): Promise<void> {
    return answered(() => void this.#db.prepare('delete from house_rulebooks where id = ?').run(id));
  }

  #write(house: HouseRulebook, version: number, at: number): void {
    const there = new Set(this.#rows(house.id).map((row) => row.edition));
    const edition = freeEdition(house.edition, at, {
      isHeld: (one) => this.#holding(house.id, one) > 0,
      isThere: (one) => there.has(one),
    });
    this.#db
      .prepare(
        `insert into house_rulebooks (id, edition, document, version, saved_at) values (?, ?, ?, ?, ?)
         on conflict (id, edition) do update set
           document = excluded.document, version = excluded.version, saved_at = excluded.saved_at`,
      )
      .run(house.id, edition, JSON.stringify({ ...house, edition }), version, at);
  }

  #found(id: string, edition?: string): HouseOnShelf | undefined {
    const rows = this.#rows(id);
    const row = edition === undefined ? rows[0] : rows.find((one) => one.edition === edition);
    const house = row === undefined ? undefined : keptJson<HouseRulebook>(row.document);
    if (row === undefined || house === undefined) return undefined;
    return {
      house,
      version: rows[0]?.version ?? 0,
      savedAt: row.saved_at,
      nights: row.nights,
      editions: rows.map((one) => ({ edition: one.edition, savedAt: one.saved_at, nights: one.nights })),
    };
  }

  /** How many hold this edition, begun or not. */
  #holding(id: string, edition: string): number {
    const counted = this.#db.prepare('select count(*) as nights from holding where rulebook = ? and edition = ?');
    return (counted.get(id, edition) as { readonly nights: number }).nights;
  }

  #rows(id: string): readonly Row[] {
    return this.#db
      .prepare(
        `select document, edition, version, saved_at,
           (select count(*) from holding where rulebook = house.id and holding.edition = house.edition) as nights
         from house_rulebooks as house where id = ? order by version desc`,
      )
      .all(id) as Row[];
  }
}
