import type { Pool } from 'pg';
import { NOTHING_BEFORE } from '../chain.ts';
import { checkStream, damagedAt, fitsChain } from '../chain-reading.ts';
import type { Position, StoredCommit } from '../journal.ts';
import type { JournalOptions } from '../journal-options.ts';
import type { Head } from '../planning.ts';
import { parseRow, type Row } from '../row.ts';
import type { TextRow } from '../text-row.ts';

/** At a time: a whole journal is not held twice. */
const PAGE = 1000;

/** What comes out of the tables of one journal, and nothing that does not fit its chain. */
export class PostgresReading {
  readonly #pool: Pool;
  readonly #journal: string;
  readonly #options: JournalOptions;

  constructor(pool: Pool, journal: string, options: JournalOptions) {
    this.#pool = pool;
    this.#journal = journal;
    this.#options = options;
  }

  async heads(streams: readonly string[]): Promise<ReadonlyMap<string, Head>> {
    if (streams.length === 0) return new Map();
    const rows = await this.#ask<Head & { stream: string }>(SQL.heads, [streams]);
    return new Map(rows.map(({ stream, version, hash }) => [stream, { version, hash }]));
  }

  async find(ids: readonly string[]): Promise<ReadonlyMap<string, StoredCommit>> {
    if (ids.length === 0) return new Map();
    const commits = await this.#chained(await this.#ask<Row>(SQL.find, [ids]));
    return new Map(commits.map((commit) => [commit.id, commit]));
  }

  /** Commits, hash before and end as they are at one moment. */
  async stream(stream: string, afterVersion: number): Promise<readonly StoredCommit[]> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin isolation level repeatable read read only');
      const { rows } = await client.query<Row>(SQL.read, [this.#journal, stream, afterVersion]);
      const head = (await client.query<Head>(SQL.head, [this.#journal, stream])).rows[0];
      const hash =
        afterVersion === 0
          ? NOTHING_BEFORE
          : (await client.query<{ hash: string }>(SQL.hash, [this.#journal, stream, afterVersion])).rows[0]?.hash;
      const texts = (await client.query<TextRow>(SQL.textsAfter, [this.#journal, stream, afterVersion])).rows;
      await client.query('commit');
      checkStream(stream, { version: afterVersion, hash }, rows, head);
      return this.#parsed(rows, texts);
    } finally {
      client.release();
    }
  }

  async all(after: Position, limit: number): Promise<readonly StoredCommit[]> {
    const commits: StoredCommit[] = [];
    let from: number = after;
    while (commits.length < limit) {
      const wanted = Math.min(PAGE, limit - commits.length);
      const page = await this.#chained(await this.#ask<Row>(SQL.readAll, [from, wanted]));
      commits.push(...page);
      if (page.length < wanted) break;
      from = page.at(-1)?.position ?? from;
    }
    return commits;
  }

  /** A damaged one says nothing of when anything was. */
  async newestOwn(): Promise<number | undefined> {
    for (let before = Number.MAX_SAFE_INTEGER; ; ) {
      const rows = await this.#ask<Row>(SQL.newest, [before]);
      const hashes = await this.#hashesBefore(rows);
      for (const row of rows) if (fitsChain(row, hashes.get(row))) return row.at;
      const last = rows.at(-1);
      if (last === undefined) return undefined;
      before = last.position;
    }
  }

  // names are ASCII, so every name with the prefix sorts before the prefix with a DEL behind it
  streams(prefix: string): Promise<readonly { readonly stream: string; readonly version: number }[]> {
    return this.#ask(SQL.streams, [prefix, `${prefix}\u007f`]);
  }

  texts(stream: string, versions: readonly number[]): Promise<readonly TextRow[]> {
    return this.#ask<TextRow>(SQL.texts, [versions.map(() => stream), versions]);
  }

  async #ask<R extends object>(sql: string, values: readonly unknown[]): Promise<readonly R[]> {
    return (await this.#pool.query(sql, [this.#journal, ...values])).rows as R[];
  }

  async #chained(rows: readonly Row[]): Promise<readonly StoredCommit[]> {
    const hashes = await this.#hashesBefore(rows);
    for (const row of rows) if (!fitsChain(row, hashes.get(row))) throw damagedAt(row.stream, row.version);
    const apart = rows.filter((row) => row.apart !== null);
    const texts =
      apart.length === 0
        ? []
        : await this.#ask<TextRow>(SQL.texts, [apart.map(({ stream }) => stream), apart.map(({ version }) => version)]);
    return this.#parsed(rows, texts);
  }

  #parsed(rows: readonly Row[], texts: readonly TextRow[]): readonly StoredCommit[] {
    const own = Map.groupBy(texts, ({ stream, version }) => `${stream} ${String(version)}`);
    return rows.map((row) => parseRow(this.#options, row, own.get(`${row.stream} ${String(row.version)}`) ?? []));
  }

  async #hashesBefore(rows: readonly Row[]): Promise<ReadonlyMap<Row, string>> {
    const before = new Map<Row, string>();
    const ends = new Map<string, Row>();
    const asked: Row[] = [];
    for (const row of rows.toSorted((a, b) => a.position - b.position)) {
      const previous = ends.get(row.stream);
      if (row.version === 1) before.set(row, NOTHING_BEFORE);
      else if (previous?.version === row.version - 1) before.set(row, previous.hash);
      else asked.push(row);
      ends.set(row.stream, row);
    }
    if (asked.length === 0) return before;
    const found = await this.#ask<{ stream: string; version: number; hash: string }>(SQL.hashes, [
      asked.map(({ stream }) => stream),
      asked.map(({ version }) => version - 1),
    ]);
    const hashes = new Map(found.map(({ stream, version, hash }) => [`${stream} ${String(version)}`, hash]));
    for (const row of asked) {
      const hash = hashes.get(`${row.stream} ${String(row.version - 1)}`);
      if (hash !== undefined) before.set(row, hash);
    }
    return before;
  }
}

const ROW =
  'position, stream, version, id, at, actor_id, actor_role, events, apart, takes_back, result, imported, hash';
const TEXT = 'stream, version, no, text, salt, redacted_at, redacted_sum';
const PAIRS = '(select * from unnest($2::text[], $3::int[]) as pair(stream, version))';
const SQL = {
  head: 'select version, hash from streams where journal = $1 and stream = $2',
  heads: 'select stream, version, hash from streams where journal = $1 and stream = any($2)',
  hash: 'select hash from commits where journal = $1 and stream = $2 and version = $3',
  hashes: `select stream, version, hash from commits join ${PAIRS} p using (stream, version) where journal = $1`,
  find: `select ${ROW} from commits where journal = $1 and id = any($2) order by position`,
  read: `select ${ROW} from commits where journal = $1 and stream = $2 and version > $3 order by version`,
  readAll: `select ${ROW} from commits where journal = $1 and position > $2 order by position limit $3`,
  newest: `select ${ROW} from commits where journal = $1 and imported = 0 and position < $2 order by position desc limit 50`,
  streams: 'select stream, version from streams where journal = $1 and stream >= $2 and stream < $3 order by stream',
  textsAfter: `select ${TEXT} from texts where journal = $1 and stream = $2 and version > $3 order by version, no`,
  texts: `select ${TEXT} from texts join ${PAIRS} p using (stream, version) where journal = $1 order by stream, version, no`,
};
