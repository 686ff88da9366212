import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLogGarbled } from './log-beside.ts';
import { scratchFolder } from './scratch-folder.ts';
import { openSqliteJournal, type SqliteJournal } from './sqlite-journal.ts';

const FRAME = 24 + 4096;
const newPath = scratchFolder();

describe('the log that a crash left beside a journal', () => {
  let whole: Buffer;
  let journal: SqliteJournal;
  const [path, crashed] = [newPath(), newPath()];
  beforeAll(async () => {
    journal = openSqliteJournal(path);
    await journal.checkpoint();
    for (let version = 0; version < 4; version += 1) {
      const fact = { id: `c${String(version)}`, at: 1, actor: { id: 'a', role: 'director' }, events: [] };
      await journal.append({ ...fact, stream: 'night/1', expectedVersion: version });
    }
    copyFileSync(path, crashed);
    whole = readFileSync(`${path}-wal`);
  });
  afterAll(() => journal.close());

  const frames = () => Math.floor((whole.length - 32) / FRAME);
  /** Which of them end a commit. */
  const ends = () =>
    Array.from({ length: frames() }, (_, no) => no).filter((no) => whole.readUInt32BE(32 + no * FRAME + 4) > 0);
  const flippedAt = (byte: number): boolean => {
    const bytes = Buffer.from(whole);
    bytes[byte] = (bytes[byte] ?? 0) ^ 4;
    writeFileSync(`${crashed}-wal`, bytes);
    return isLogGarbled(crashed);
  };

  it('is whole, and may end anywhere', () => {
    writeFileSync(`${crashed}-wal`, whole);
    expect(isLogGarbled(crashed)).toBe(false);
    for (const left of [0, 20, 32, 40, 32 + FRAME, 32 + 2 * FRAME + 100, whole.length - 1, whole.length - FRAME]) {
      writeFileSync(`${crashed}-wal`, whole);
      truncateSync(`${crashed}-wal`, left);
      expect([left, isLogGarbled(crashed)]).toEqual([left, false]);
    }
  });

  it('is known to be garbled wherever a bit of an earlier commit is another, and of its header', () => {
    expect(ends().length).toBeGreaterThan(2);
    const last = ends().at(-2) ?? 0;
    const header = [0, 3, 8, 13, 17, 22, 25, 31];
    // the number of the page, the end of a commit, the salt, the sum, the page itself
    const places = Array.from({ length: last + 1 }, (_, no) =>
      [1, 6, 9, 14, 17, 23, 24, 2000, 4119].map((at) => 32 + no * FRAME + at),
    );
    const missed = [...header, ...places.flat()].filter((byte) => !flippedAt(byte));
    expect(missed).toEqual([]);
  });

  it('cannot be told from one that never was whole where only the end of the last commit is another', () => {
    expect(flippedAt(32 + (frames() - 1) * FRAME + 2000)).toBe(false);
  });

  it('keeps the journal from being opened as if nothing were missing, and is left as it is', async () => {
    flippedAt(32 + 1000);
    const before = readFileSync(`${crashed}-wal`);
    expect(() => openSqliteJournal(crashed)).toThrow('"code":"file-damaged"');
    expect(readFileSync(`${crashed}-wal`).equals(before)).toBe(true);
    writeFileSync(`${crashed}-wal`, whole);
    const again = openSqliteJournal(crashed);
    expect(await again.versionOf('night/1')).toBe(4);
    await again.close();
  });
});
