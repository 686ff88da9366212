import type { DatabaseSync } from 'node:sqlite';
import type { KeptText, RulebookTextStore } from '../rulebook-text-store.ts';
import { answered } from './one-piece.ts';

type Row = {
  readonly rulebook: string;
  readonly edition: string;
  readonly name: string;
  readonly source: KeptText['from'];
  readonly pages: number | null;
  readonly text: string;
  readonly added_at: number;
};

export class SqliteRulebookTexts implements RulebookTextStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  list(): Promise<readonly KeptText[]> {
    return answered(() =>
      (this.#db.prepare('select * from rulebook_texts order by rulebook, edition').all() as Row[]).map(textOf),
    );
  }

  find(rulebook: string, edition: string): Promise<KeptText | undefined> {
    return answered(() => {
      const select = this.#db.prepare('select * from rulebook_texts where rulebook = ? and edition = ?');
      const row = select.get(rulebook, edition) as Row | undefined;
      return row && textOf(row);
    });
  }

  put({ rulebook, edition, name, from, pages, text, addedAt }: KeptText): Promise<void> {
    return answered(() => {
      this.#db
        .prepare(
          `insert into rulebook_texts (rulebook, edition, name, source, pages, text, added_at)
           values (?, ?, ?, ?, ?, ?, ?)
           on conflict (rulebook, edition) do update set name = excluded.name, source = excluded.source,
             pages = excluded.pages, text = excluded.text, added_at = excluded.added_at`,
        )
        .run(rulebook, edition, name, from, pages ?? null, text, addedAt);
    });
  }

  remove(rulebook: string, edition: string): Promise<boolean> {
    return answered(() => {
      const remove = this.#db.prepare('delete from rulebook_texts where rulebook = ? and edition = ?');
      return remove.run(rulebook, edition).changes > 0;
    });
  }
}

const textOf = ({ source, pages, added_at: addedAt, ...row }: Row): KeptText => ({
  ...row,
  from: source,
  ...(pages !== null && { pages }),
  addedAt,
});
