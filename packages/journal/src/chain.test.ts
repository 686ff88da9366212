import { copyFileSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { commit } from './contract/commit.ts';
import { digest } from './digest.ts';
import { BEFORE_FIRST, type NewCommit } from './journal.ts';
import { scratchFolder } from './scratch-folder.ts';
import { openSqliteJournal, type SqliteJournal } from './sqlite-journal.ts';

const newPath = scratchFolder();
const whole = newPath();
const OPTIONS = { apart: { Noted: ['text'] } };
const noted = (stream: string, no: number): NewCommit => ({
  ...commit(stream, `${stream}-${String(no)}`, no),
  events: [{ type: 'Noted', text: 'Beleidigung' } as { type: string }],
  takesBack: ['x'],
  result: { seat: 4 },
});

beforeAll(async () => {
  const journal = openSqliteJournal(whole, OPTIONS);
  for (let no = 0; no < 4; no += 1) for (const stream of ['n', 'm']) await journal.append(noted(stream, no));
  await journal.redact('n', ['2.0'], 500);
  await journal.close();
});

async function after<T>(sql: string, ask: (journal: SqliteJournal) => Promise<T>): Promise<T> {
  const path = newPath();
  copyFileSync(whole, path);
  const db = new DatabaseSync(path);
  db.exec(sql);
  db.close();
  const journal = openSqliteJournal(path, OPTIONS);
  try {
    return await ask(journal);
  } finally {
    await journal.close();
  }
}
const troubleIn = (reading: Promise<unknown>) =>
  reading.then(
    () => undefined,
    ({ trouble }: { trouble: unknown }) => trouble,
  );

describe('what is no longer as it was written', () => {
  const SECOND = `where stream = 'n' and version = 2`;
  it.each([
    ['the time', `update commits set at = at + 1 ${SECOND}`, 2],
    ['who acted', `update commits set actor_id = 'p-9' ${SECOND}`, 2],
    ['as what he acted', `update commits set actor_role = 'owner' ${SECOND}`, 2],
    ['an event', `update commits set events = '[]' ${SECOND}`, 2],
    ['where a text stood', `update commits set apart = replace(apart, 'text', 'type') ${SECOND}`, 2],
    ['what it takes back', `update commits set takes_back = null ${SECOND}`, 2],
    ['its answer', `update commits set result = '{}' ${SECOND}`, 2],
    ['whether it was imported', `update commits set imported = 1 ${SECOND}`, 2],
    ['its id', `update commits set id = 'other' ${SECOND}`, 2],
    ['its place among all', `update commits set position = 99 ${SECOND}`, 2],
    ['its hash', `update commits set hash = 'other' ${SECOND}`, 2],
    ['a commit that is missing', `delete from commits ${SECOND}`, 2],
    ['the first that is missing', `delete from commits where stream = 'n' and version = 1`, 1],
    ['the last that is missing', `delete from commits where stream = 'n' and version = 4`, 4],
    ['where the stream ends', `update streams set hash = 'other' where stream = 'n'`, 4],
    ['all of it', `delete from commits where stream = 'n'`, 1],
    ['a text', `update texts set text = '"Lob"' where stream = 'n' and version = 3`, 3],
    ['a text that is missing', `delete from texts where stream = 'n' and version = 3`, 3],
    [
      'a text that was never redacted',
      `update texts set text = null, salt = null, redacted_at = 1 where stream = 'n' and version = 3`,
      3,
    ],
    ['when it was redacted', `update texts set redacted_at = 501 ${SECOND}`, 2],
  ])('is not given out: %s', async (_, sql, version) => {
    const damaged = { code: 'damaged', stream: 'n', version };
    expect(await after(sql, (journal) => troubleIn(journal.read('n')))).toEqual(damaged);
    expect(await after(sql, (journal) => journal.read('m'))).toHaveLength(4);
  });

  it('is missed by nobody who reads on from a version, asks for one commit, or for all', async () => {
    const sql = `update commits set at = at + 1 where stream = 'n' and version = 3`;
    const damaged = { code: 'damaged', stream: 'n', version: 3 };
    await after(sql, async (journal) => {
      expect(await troubleIn(journal.read('n', 2))).toEqual(damaged);
      expect(await journal.read('n', 3)).toHaveLength(1);
      expect(await troubleIn(journal.find('n-2'))).toEqual(damaged);
      expect(await troubleIn(journal.append(noted('n', 2)))).toEqual(damaged);
      expect(await troubleIn(journal.readAll(BEFORE_FIRST, 100))).toEqual(damaged);
      expect(await journal.readAll(BEFORE_FIRST, 4)).toHaveLength(4);
    });
  });

  it('says nothing of when the newest commit was made', async () => {
    const sql = 'update commits set at = 2 * at where version > 2';
    expect(await after(sql, (journal) => journal.newestOwn())).toBe(1_700_000_000_000);
  });

  it('goes with a stream that is forgotten', async () => {
    await after('delete from commits where version = 2', async (journal) => {
      await journal.forget('n');
      expect(await journal.streams()).toEqual([{ stream: 'm', version: 4 }]);
    });
  });
});

it('leaves no byte of a text that was redacted, nor of a stream that was forgotten', async () => {
  const path = newPath();
  const journal = openSqliteJournal(path, OPTIONS);
  await journal.append({ ...noted('n', 0), events: [{ type: 'Noted', text: 'Zechpreller' } as { type: string }] });
  await journal.append({ ...noted('secret', 0), actor: { id: 'Kowalski', role: 'floor' } });
  const bytes = () => Buffer.concat([readFileSync(path), readFileSync(`${path}-wal`)]).toString('latin1');
  expect(bytes()).toContain('Zechpreller');
  await journal.redact('n', ['1.0'], 1);
  await journal.forget('secret');
  for (const gone of ['Zechpreller', 'Kowalski', 'secret']) expect(bytes()).not.toContain(gone);
  await journal.close();
});

it('writes no two lists alike', () => {
  const lists = [
    ['a', 'b'],
    ['ab', ''],
    ['a', null],
    ['a', 'n;'],
    ['a', 1],
    ['a', '1'],
    [1, 1],
    [11, null],
  ];
  expect(new Set(lists.map(digest)).size).toBe(lists.length);
});
