import type { DatabaseSync } from 'node:sqlite';
import type { Setup } from '@riffle/tournament';
import type { Template } from '@riffle/wire';

/** Set-ups that the club keeps for the next time. */
export class Templates {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  list(): readonly Template[] {
    const rows = this.#db.prepare('select id, name, setup from templates order by name').all();
    return (rows as { id: string; name: string; setup: string }[]).map(({ id, name, setup }) => ({
      id,
      name,
      setup: JSON.parse(setup) as Setup,
    }));
  }

  put({ id, name, setup }: Template, now: number): void {
    this.#db
      .prepare(
        `insert into templates (id, name, setup, created_at) values (?, ?, ?, ?)
         on conflict (id) do update set name = excluded.name, setup = excluded.setup`,
      )
      .run(id, name, JSON.stringify(setup), now);
  }

  remove(id: string): void {
    this.#db.prepare('delete from templates where id = ?').run(id);
  }
}
