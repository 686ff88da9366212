import type { ClientBase } from 'pg';
import { JournalError } from '../journal-error.ts';

const SCHEMA = 1;

/**
 * The same table as in the file, of many journals at once. Positions are counted by journal. A journal's row says who may write
 * to it and until when, by the database's clock; each time it changes hands its epoch rises.
 */
const CREATE = `
  create table riffle_schema (version integer not null);
  create table journals (
    journal       text primary key,
    last_position bigint not null default 0,
    epoch         bigint not null default 0,
    owner         text,
    owned_until   timestamptz
  );
  create table commits (
    journal    text not null,
    position   bigint not null,
    stream     text collate "C" not null,
    version    integer not null check (version >= 1),
    id         text collate "C" not null,
    at         bigint not null,
    actor_id   text not null,
    actor_role text not null,
    events     text not null,
    apart      text,
    takes_back text,
    result     text,
    imported   integer not null default 0 check (imported in (0, 1)),
    hash       text not null,
    primary key (journal, position),
    constraint stream_version unique (journal, stream, version),
    constraint commit_id unique (journal, id)
  );
  create table texts (
    journal      text not null,
    stream       text collate "C" not null,
    version      integer not null,
    no           integer not null,
    text         text,
    salt         text,
    redacted_at  bigint,
    redacted_sum text,
    primary key (journal, stream, version, no)
  );
  create table streams (
    journal text not null,
    stream  text collate "C" not null,
    version integer not null,
    hash    text not null,
    primary key (journal, stream)
  );
`;

/** Makes the tables where there are none; one of several processes that start at once does it, and the others wait. */
export async function ensureSchema(client: ClientBase, path: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    const { rows } = await client.query<{ there: string | null }>(`select to_regclass('riffle_schema')::text as there`);
    if (rows[0]?.there == null) {
      await client.query(CREATE);
      await client.query('insert into riffle_schema (version) values ($1)', [SCHEMA]);
    }
    const found = (await client.query<{ version: number }>('select version from riffle_schema')).rows[0]?.version ?? 0;
    if (found > SCHEMA) throw new JournalError({ code: 'newer-schema', path, found, known: SCHEMA });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
/** "RifJ" */
const SCHEMA_LOCK = 0x5269664a;

/** What would make an acknowledged commit one that a power cut takes. */
const MUST_BE = { synchronous_commit: ['on', 'remote_write', 'remote_apply'], fsync: ['on'], full_page_writes: ['on'] };

export async function refuseUnsafe(client: ClientBase, path: string): Promise<void> {
  for (const [setting, safe] of Object.entries(MUST_BE)) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [setting]);
    const value = rows[0]?.value ?? '';
    if (!safe.includes(value)) throw new JournalError({ code: 'unsafe-store', path, setting, value });
  }
}
