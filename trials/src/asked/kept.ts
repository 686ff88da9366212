import { hash } from 'node:crypto';
import type { Club } from '@riffle/server/testing';

/** What changes by somebody merely asking: when he was seen, how often he guessed. */
const ASKING = ['seen_at', 'last_seen', 'failures', 'locked_until'];
/** Sums of the rows. */
const BESIDE = ['sums'];
/** What a list says of a stream, which is kept by the stream itself. */
const DERIVED = ['version', 'line', 'due_at'];

/** Tells whether anything that a house keeps has changed, at little cost where nothing has. */
export class Kept {
  readonly #db: Club['db'];
  readonly #club: Club;
  readonly #ends: () => void;
  #commits = 0;
  #changes = -1;
  #digest = '';

  constructor(club: Club) {
    this.#club = club;
    this.#db = club.db;
    // what is due happens by itself, whoever is refused meanwhile
    this.#ends = club.house.journal.subscribe(({ actor }) => {
      if (actor.role !== 'clock') this.#commits += 1;
    });
  }

  async now(): Promise<string> {
    await this.#club.house.host.catchUp();
    const { changes } = this.#db.prepare('select total_changes() as changes').get() as { readonly changes: number };
    if (changes !== this.#changes) {
      this.#changes = changes;
      this.#digest = this.#read();
    }
    return `${String(this.#commits)} ${this.#digest}`;
  }

  end(): void {
    this.#ends();
  }

  #read(): string {
    const tables = this.#db.prepare("select name from main.sqlite_schema where type = 'table'").all() as {
      name: string;
    }[];
    const rows = tables
      .filter(({ name }) => !BESIDE.includes(name))
      .map(({ name }) => {
        const passing = name === 'shelf' ? [...ASKING, ...DERIVED] : ASKING;
        return [
          name,
          this.#db
            .prepare(`select * from "${name}"`)
            .all()
            .map((row) => without(row, passing)),
        ];
      });
    return hash('sha256', JSON.stringify(rows));
  }
}

const without = (row: object, columns: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
