import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { commit } from './contract/commit.ts';
import { journalContract } from './contract.ts';
import { BEFORE_FIRST } from './journal.ts';
import { scratchFolder } from './scratch-folder.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { openSqliteJournal, SqliteJournal } from './sqlite-journal.ts';

const newPath = scratchFolder();

journalContract('openSqliteJournal', (options) => openSqliteJournal(newPath(), options));

it('goes on where it was closed', async () => {
  const path = newPath();
  const first = openSqliteJournal(path);
  await first.append(commit('n', 'a', 0));
  await first.append(commit('m', 'b', 0));
  const before = await first.readAll(BEFORE_FIRST, 10);
  await first.close();
  const second = openSqliteJournal(path);
  expect(await second.readAll(BEFORE_FIRST, 10)).toEqual(before);
  expect(await second.append(commit('n', 'a', 0))).toMatchObject({ repeated: true });
  expect(await second.append(commit('n', 'c', 1))).toMatchObject({ commit: { version: 2, position: 3 } });
  await second.close();
});

it('closes twice as well as once, and leaves one file', async () => {
  const path = newPath();
  const journal = openSqliteJournal(path);
  await journal.append(commit('n', 'a', 0));
  await Promise.all([journal.close(), journal.close()]);
  expect([existsSync(path), existsSync(`${path}-wal`)]).toEqual([true, false]);
});

describe.each(['abort', 'rollback'])('a row that the database will not take (%s)', (how) => {
  it('fails alone', async () => {
    const path = newPath();
    await openSqliteJournal(path).close();
    tamper(
      path,
      `create trigger poison before insert on commits when new.id = 'bad' begin select raise(${how}, 'no'); end`,
    );
    const journal = openSqliteJournal(path);
    const heard: string[] = [];
    journal.subscribe(({ id }) => heard.push(id));
    const answers = await Promise.allSettled(
      [commit('n', 'a', 0), commit('n', 'bad', 1), commit('m', 'b', 0), commit('n', 'c', 1)].map((made) =>
        journal.append(made),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(answers[1]).toMatchObject({ reason: { trouble: { code: 'not-written', why: 'other' } } });
    expect((await journal.readAll(BEFORE_FIRST, 10)).map(({ id, position }) => [id, Number(position)])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
    expect(heard).toEqual(['a', 'b', 'c']);
    await journal.close();
  });
});

it('says that the disk is full, and goes on when there is room again', async () => {
  const db = openSqliteFile(newPath());
  const journal = new SqliteJournal(db, {});
  await journal.append(commit('n', 'a', 0));
  db.exec('pragma max_page_count = 1');
  const big = { ...commit('n', 'b', 1), result: 'x'.repeat(100_000) };
  await expect(journal.append(big)).rejects.toMatchObject({ trouble: { code: 'not-written', why: 'disk-full' } });
  db.exec('pragma max_page_count = 10000');
  expect(await journal.append(big)).toMatchObject({ ok: true, repeated: false, commit: { version: 2, position: 2 } });
  await journal.close();
});

describe('very many at once', () => {
  it('are got ready in pieces, between which others have their turn, and are one all the same', async () => {
    const journal = openSqliteJournal(newPath());
    let turns = 0;
    const counting = setInterval(() => setImmediate(() => (turns += 1)), 0);
    const many = Array.from({ length: 5000 }, (_, version) => commit('n', `n${String(version)}`, version));
    const heard: number[] = [];
    journal.subscribe(() => heard.push(turns));
    const appending = journal.appendAll(many);
    const meanwhile = await journal.append(commit('m', 'm0', 0));
    await appending;
    clearInterval(counting);
    expect([meanwhile.ok && Number(meanwhile.commit.position), heard.length]).toEqual([1, 5001]);
    expect(heard[1]).toBeGreaterThan(5);
    expect(new Set(heard.slice(1)).size).toBe(1);
    await journal.close();
  });
});

describe('a backup', () => {
  it('is a journal of its own, taken while work goes on', async () => {
    const journal = openSqliteJournal(newPath());
    for (let base = 0; base < 5000; base += 500) await appendMany(journal, base, base + 500);
    const path = newPath();
    let copied = false;
    const copying = journal.backupTo(path).then(() => {
      copied = true;
    });
    let next = 5000;
    for (; !copied; next += 10) await appendMany(journal, next, next + 10);
    await copying;
    const copy = openSqliteJournal(path);
    const kept = await copy.readAll(BEFORE_FIRST, 1_000_000);
    expect(kept.length).toBeGreaterThanOrEqual(5000);
    expect(kept).toEqual(await journal.readAll(BEFORE_FIRST, kept.length));
    expect(await copy.append(commit('after', 'after', 0))).toMatchObject({ ok: true });
    await copy.close();
    await journal.close();
  });

  it('says when its moment is, and is of that moment: what is appended in the same turn is not in it', async () => {
    const journal = openSqliteJournal(newPath());
    await appendMany(journal, 0, 600);
    const path = newPath();
    const told: number[] = [];
    let later: Promise<unknown> = Promise.resolve();
    const begun = () => {
      later = journal.append(commit('n', 'later', 600));
    };
    await journal.backupTo(path, { begun, told: (done) => told.push(done) });
    await later;
    const copy = openSqliteJournal(path);
    expect([await copy.versionOf('n'), await journal.versionOf('n')]).toEqual([600, 601]);
    expect(told).toEqual([250 / 600, 500 / 600, 1]);
    await copy.close();
    await journal.close();
  });

  it('replaces an older one, and a failed one leaves the older one alone', async () => {
    const journal = openSqliteJournal(newPath());
    await journal.append(commit('n', 'a', 0));
    const path = newPath();
    writeFileSync(path, 'an older backup');
    writeFileSync(`${path}.part`, 'one that was cut short');
    await journal.backupTo(path);
    expect(readFileSync(path).subarray(0, 15).toString()).toBe('SQLite format 3');
    expect(existsSync(`${path}.part`)).toBe(false);
    await expect(journal.backupTo(`${path}/nowhere/x.db`)).rejects.toThrow();
    await Promise.all([journal.backupTo(path), journal.backupTo(path)]);
    await journal.close();
    await expect(journal.backupTo(path)).rejects.toThrow('closed');
  });

  it('misses what the journal misses: a last commit that is gone is not made good in it', async () => {
    const [path, to] = [newPath(), newPath()];
    const journal = openSqliteJournal(path);
    await appendMany(journal, 0, 5);
    await journal.close();
    const db = new DatabaseSync(path);
    db.exec('delete from commits where version = 5');
    db.close();
    const damaged = openSqliteJournal(path);
    await damaged.backupTo(to);
    await damaged.close();
    const copy = openSqliteJournal(to);
    await expect(copy.read('n')).rejects.toMatchObject({ trouble: { code: 'damaged' } });
    await copy.close();
  });

  it('is whole before the journal closes', async () => {
    const journal = openSqliteJournal(newPath());
    await appendMany(journal, 0, 100);
    const path = newPath();
    const copying = journal.backupTo(path);
    await journal.close();
    await copying;
    const copy = openSqliteJournal(path);
    expect(await copy.versionOf('n')).toBe(100);
    await copy.close();
  });
});

async function appendMany(journal: ReturnType<typeof openSqliteJournal>, from: number, to: number): Promise<void> {
  const versions = Array.from({ length: to - from }, (_, index) => from + index);
  await Promise.all(versions.map((version) => journal.append(commit('n', `c${String(version)}`, version))));
}

function tamper(path: string, sql: string): void {
  const db = new DatabaseSync(path);
  db.exec(sql);
  db.close();
}
