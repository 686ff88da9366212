import type { DatabaseSync } from 'node:sqlite';
import type { Setup } from '@riffle/tournament';
import type { Template } from '@riffle/wire';
import type { TemplateStore } from '../template-store.ts';
import { keptJson } from './kept-json.ts';
import { answered } from './one-piece.ts';

export class SqliteTemplates implements TemplateStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  list(): Promise<readonly Template[]> {
    return answered(() => {
      const rows = this.#db.prepare('select id, name, setup from templates order by name').all();
      return (rows as { id: string; name: string; setup: string }[]).flatMap(({ id, name, setup }) => {
        const kept = keptJson<Setup>(setup);
        return kept === undefined ? [] : [{ id, name, setup: kept }];
      });
    });
  }

  put({ id, name, setup }: Template, at: number): Promise<void> {
    return answered(() => {
      this.#db
        .prepare(
          `insert into templates (id, name, setup, created_at) values (?, ?, ?, ?)
           on conflict (id) do update set name = excluded.name, setup = excluded.setup`,
        )
        .run(id, name, JSON.stringify(setup), at);
    });
  }

  remove(id: string): Promise<void> {
    return answered(() => void this.#db.prepare('delete from templates where id = ?').run(id));
  }
}
