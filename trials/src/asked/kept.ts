import { hash } from 'node:crypto';
import type { Club } from '@riffle/server/testing';

/** What changes by somebody merely asking: when he was seen, how often he guessed. */
const ASKING = ['seen_at', 'last_seen', 'failures', 'locked_until'];
/** Sums of the rows. */
const BESIDE = ['sums'];
/** What became of a backup, which is made when it is due. */
const MADE = ['good_name', 'good_size', 'good_at', 'failed_at', 'failed_why'];
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

  /** What differs between two of these, by table. */
  static between(before: string, after: string): string {
    const was = new Set(before.split('\n'));
    return after
      .split('\n')
      .filter((line) => !was.has(line))
      .map((line) => line.split(' ')[0])
      .join(', ');
  }

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
    return `commits ${String(this.#commits)}\n${this.#digest}`;
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
        const passing = name === 'shelf' ? [...ASKING, ...DERIVED] : name === 'backup' ? MADE : ASKING;
        const kept = this.#db
          .prepare(`select * from "${name}"`)
          .all()
          .map((row) => without(row, passing));
        return `${name} ${hash('sha256', JSON.stringify(kept))}`;
      });
    return rows.join('\n');
  }
}

const without = (row: object, columns: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
