import type { DatabaseSync } from 'node:sqlite';
import type { Apart, ApartOf } from './apart.ts';
import { hashOf, NOTHING_BEFORE } from './chain.ts';
import type { StoredEvent } from './journal.ts';
import { eventColumns, type Row } from './row.ts';
import { placed } from './text-row.ts';

/** "RifJ" in the file's header, so that no other program's database is taken for a journal. */
export const APPLICATION_ID = 0x5269664a;
export const SCHEMA = 2;

/** Positions are not given twice, also where the newest stream was forgotten. */
const CREATE = `
  create table commits (
    position   integer primary key autoincrement,
    stream     text not null,
    version    integer not null check (version >= 1),
    id         text not null unique,
    at         integer not null,
    actor_id   text not null,
    actor_role text not null,
    events     text not null,
    apart      text,
    takes_back text,
    result     text,
    imported   integer not null default 0 check (imported in (0, 1)),
    hash       text not null,
    unique (stream, version)
  ) strict;
  create table texts (
    stream       text not null,
    version      integer not null,
    no           integer not null,
    text         text,
    salt         text,
    redacted_at  integer,
    redacted_sum text,
    primary key (stream, version, no)
  ) strict, without rowid;
  -- where each stream ends: a last commit that is missing would leave a chain that fits
  create table streams (
    stream  text primary key,
    version integer not null,
    hash    text not null
  ) strict, without rowid;
  pragma application_id = ${String(APPLICATION_ID)};
  pragma user_version = ${String(SCHEMA)};
`;

export const SQL = {
  insert: `insert into commits
             (position, stream, version, id, at, actor_id, actor_role, events, apart, takes_back, result, imported, hash)
           values (:position, :stream, :version, :id, :at, :actor_id, :actor_role, :events, :apart, :takes_back,
             :result, :imported, :hash)`,
  insertText: `insert into texts (stream, version, no, text, salt, redacted_at, redacted_sum)
               values (:stream, :version, :no, :text, :salt, :redacted_at, :redacted_sum)`,
  setHead: `insert into streams (stream, version, hash) values (?, ?, ?)
            on conflict (stream) do update set version = excluded.version, hash = excluded.hash`,
  texts: 'select * from texts where stream = ? and version = ? order by no',
};

export const createSchema = (db: DatabaseSync): void => db.exec(CREATE);

type RowOfSchema1 = Omit<Row, 'apart' | 'imported' | 'hash'>;

/** Gives the commits of schema 1 their hashes and takes their texts apart, inside the transaction of whoever opens. */
export function liftSchema1(db: DatabaseSync, apart: Apart | ApartOf): void {
  db.exec('alter table commits rename to commits_1');
  createSchema(db);
  const [insert, insertText, setHead] = [db.prepare(SQL.insert), db.prepare(SQL.insertText), db.prepare(SQL.setHead)];
  const heads = new Map<string, Pick<Row, 'version' | 'hash'>>();
  for (const found of db.prepare('select * from commits_1 order by position').iterate()) {
    const old = found as RowOfSchema1;
    const events = JSON.parse(old.events) as readonly StoredEvent[];
    const { texts, ...columns } = eventColumns(
      typeof apart === 'function' ? apart(old.stream) : apart,
      old.events,
      events,
    );
    const row = { ...old, ...columns, imported: 0 };
    const { stream, version } = row;
    const hash = hashOf(heads.get(stream)?.hash ?? NOTHING_BEFORE, row);
    insert.run({ ...row, hash });
    for (const text of placed(stream, version, texts)) insertText.run(text);
    heads.set(stream, { version, hash });
  }
  for (const [stream, { version, hash }] of heads) setHead.run(stream, version, hash);
  db.exec('drop table commits_1');
}
