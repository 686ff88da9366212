import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { commit } from '../contract/commit.ts';
import { BEFORE_FIRST, type NewCommit, REDACTED, type StoredCommit } from '../journal.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { openSqliteJournal } from '../sqlite-journal.ts';
import { rescueJournal } from './rescue-journal.ts';

const newPath = scratchFolder();
const OPTIONS = { apart: { Noted: ['text'] } };
const whole = newPath();
const inLog = newPath();
let all: readonly StoredCommit[];

const noted = (stream: string, no: number): NewCommit => ({
  ...commit(stream, `${stream}-${String(no)}`, no),
  events: [
    { type: 'Noted', text: `Zechpreller ${String(no)}` } as { type: string },
    // some do not fit on a page
    { type: 'Seated', long: 'ä'.repeat(no % 7 === 0 ? 9000 : 200) } as { type: string },
  ],
  ...(no % 3 === 0 ? { result: { no }, takesBack: ['x'] } : {}),
});

beforeAll(async () => {
  const journal = openSqliteJournal(whole, OPTIONS);
  for (let no = 0; no < 40; no += 1) for (const stream of ['n/1', 'n/2']) await journal.append(noted(stream, no));
  await journal.forget('n/3');
  await journal.redact('n/1', ['3.0'], 500);
  // as a crash leaves it: the last of it lies beside the file
  for (let no = 40; no < 45; no += 1) await journal.append(noted('n/1', no));
  copyFileSync(whole, inLog);
  copyFileSync(`${whole}-wal`, `${inLog}-wal`);
  all = await journal.readAll(BEFORE_FIRST, 1000);
  await journal.close();
});

async function rescued(from: string) {
  const to = newPath();
  const report = rescueJournal(from, to, 900, OPTIONS);
  const journal = openSqliteJournal(to, OPTIONS);
  const commits = await journal.readAll(BEFORE_FIRST, 1000);
  for (const { stream } of await journal.streams()) await journal.read(stream);
  expect((await journal.examine()).integrity).toEqual([]);
  await journal.close();
  return { report, commits };
}
const damagedBy = (damage: (bytes: Buffer) => void): string => {
  const path = newPath();
  const bytes = readFileSync(whole);
  damage(bytes);
  writeFileSync(path, bytes);
  return path;
};
const WHOLE = [
  { stream: 'n/1', saved: 45, reached: 45, lostTexts: 0 },
  { stream: 'n/2', saved: 40, reached: 40, lostTexts: 0 },
];

describe('what is left of a journal', () => {
  it('is all of it where nothing is wrong, positions and what was taken out included', async () => {
    const before = readFileSync(whole);
    const { report, commits } = await rescued(whole);
    expect(report).toEqual(WHOLE);
    expect(commits).toEqual(all);
    expect(readFileSync(whole)).toEqual(before);
  });

  it('is all of it also after a crash, from beside the file', async () => {
    expect(await rescued(inLog)).toEqual({ report: WHOLE, commits: all });
  });

  it.each([
    ['its header', (bytes: Buffer) => bytes.fill(0xff, 0, 100)],
    ['its first page', (bytes: Buffer) => bytes.fill(0xff, 0, 4096)],
  ])('is all of it where %s is garbled', async (_, damage) => {
    expect(await rescued(damagedBy(damage))).toEqual({ report: WHOLE, commits: all });
  });

  it('ends, stream by stream, where a page is missing', async () => {
    const path = newPath();
    copyFileSync(whole, path);
    truncateSync(path, Math.floor(readFileSync(whole).length / 2));
    const { report, commits } = await rescued(path);
    for (const { stream, saved, reached } of report) {
      expect(saved).toBeGreaterThan(0);
      expect(saved).toBeLessThan(reached);
      expect(commits.filter((one) => one.stream === stream).map(({ version }) => version)).toEqual(
        Array.from({ length: saved }, (_, index) => index + 1),
      );
    }
  });

  it('ends before the first commit that does not fit, and the other stream is whole', async () => {
    const path = newPath();
    copyFileSync(whole, path);
    const db = new DatabaseSync(path);
    db.exec(`update commits set at = at + 1 where stream = 'n/2' and version = 17;
      update texts set text = '"Lob"' where stream = 'n/1' and version = 5`);
    db.close();
    const { report, commits } = await rescued(path);
    expect(report).toEqual([
      { stream: 'n/1', saved: 45, reached: 45, lostTexts: 1 },
      { stream: 'n/2', saved: 16, reached: 40, lostTexts: 0 },
    ]);
    const fifth = commits.find(({ stream, version }) => stream === 'n/1' && version === 5);
    expect([fifth?.events[0], fifth?.texts?.[0]?.redactedAt]).toEqual([{ type: 'Noted', text: REDACTED }, 900]);
  });

  it('is of schema 1 as of today’s', async () => {
    const { commits } = await rescued(new URL('../recorded/schema-1.db', import.meta.url).pathname);
    expect(commits.map(({ stream, version }) => [stream, version])).toEqual([
      ['hand/1', 1],
      ['night/1', 1],
      ['hand/1', 2],
      ['night/1', 2],
    ]);
  });

  it('is nothing where there is nothing', async () => {
    expect(await rescued(damagedBy((bytes) => bytes.fill(0)))).toEqual({ report: [], commits: [] });
  });
});
