import type { DatabaseSync } from 'node:sqlite';
import { TEMPLATE_KINDS, type Template, type TemplateKind } from '@riffle/wire';
import type { TemplateStore } from '../template-store.ts';
import { keptJson } from './kept-json.ts';
import { answered } from './one-piece.ts';

type Row = { readonly id: string; readonly name: string; readonly kind: string; readonly content: string };

/** Under which name a kind holds what is kept. */
const FIELDS: { readonly [K in TemplateKind]: string } = {
  night: 'setup',
  structure: 'structure',
  prizes: 'plan',
  chips: 'chips',
  prices: 'prices',
};

/** Nothing where it cannot be read any more, or is of a kind that is not known here. */
function readRow({ id, name, kind, content }: Row): readonly Template[] {
  const known = TEMPLATE_KINDS.find((one) => one === kind);
  const kept = keptJson<unknown>(content);
  return known === undefined || kept === undefined ? [] : [{ id, name, kind, [FIELDS[known]]: kept } as Template];
}

export class SqliteTemplates implements TemplateStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  list(): Promise<readonly Template[]> {
    return answered(() => {
      const rows = this.#db.prepare('select id, name, kind, content from templates order by name, id').all();
      return (rows as Row[]).flatMap(readRow);
    });
  }

  put(template: Template, at: number): Promise<void> {
    const { id, name, kind } = template;
    return answered(() => {
      this.#db
        .prepare(
          `insert into templates (id, name, content, created_at, kind) values (?, ?, ?, ?, ?)
           on conflict (id) do update set name = excluded.name, content = excluded.content, kind = excluded.kind`,
        )
        .run(id, name, JSON.stringify(Reflect.get(template, FIELDS[kind])), at, kind);
    });
  }

  remove(id: string): Promise<void> {
    return answered(() => void this.#db.prepare('delete from templates where id = ?').run(id));
  }
}
