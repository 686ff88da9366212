import { rename, rm } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Head } from './planning.ts';
import type { Row } from './row.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { SQL } from './sqlite-schema.ts';
import type { TextRow } from './text-row.ts';

type NamedHead = Head & { readonly stream: string };

/** A few milliseconds' work: whoever taps meanwhile should not notice. */
const PAGE = 250;

export type DuringBackup = {
  /** Called once, at the moment of which the copy is: in the same turn, so that nothing is written before what is done here. */
  readonly begun?: () => void;
  /** How much is copied, from 0 to 1. */
  readonly told?: (done: number) => void;
};

/**
 * Copies all commits there are now into a journal of its own, page by page between appends: nothing that is
 * written changes meanwhile, so the pages fit together. SQLite's own online backup finds no turn while the same
 * connection keeps writing, and VACUUM INTO would hold everything up until it is through.
 */
export async function backUp(db: DatabaseSync, path: string, during: DuringBackup): Promise<void> {
  // under another name until it is whole: a copy cut short must not look like one
  const part = `${path}.part`;
  for (const rest of [part, `${part}-wal`]) await rm(rest, { force: true });
  const copy = openSqliteFile(part);
  try {
    await copyCommits(db, copy, during);
  } finally {
    copy.close();
  }
  await rename(part, path);
}

async function copyCommits(from: DatabaseSync, to: DatabaseSync, { begun, told }: DuringBackup): Promise<void> {
  const { last } = from.prepare('select max(position) as last from commits').get() as { last: number | null };
  // as it is said here, not as the commits would have it: what is missing must be missed in the copy too
  const heads = from.prepare('select stream, version, hash from streams').all() as NamedHead[];
  begun?.();
  const page = from.prepare('select * from commits where position > ? and position <= ? order by position limit ?');
  const texts = from.prepare(SQL.texts);
  const [insert, insertText, setHead] = [to.prepare(SQL.insert), to.prepare(SQL.insertText), to.prepare(SQL.setHead)];
  for (let after = 0; after < (last ?? 0); await setImmediate()) {
    to.exec('begin');
    for (const row of page.all(after, last, PAGE) as Row[]) {
      const { stream, version, apart } = row;
      insert.run(row);
      if (apart !== null) for (const text of texts.all(stream, version) as TextRow[]) insertText.run(text);
      after = row.position;
    }
    to.exec('commit');
    told?.(after / (last ?? after));
  }
  to.exec('begin');
  for (const { stream, version, hash } of heads) setHead.run(stream, version, hash);
  to.exec('commit');
}
