import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { JournalError } from './journal-error.ts';
import { scratchFolder } from './scratch-folder.ts';
import { openSqliteFile } from './sqlite-file.ts';

const newPath = scratchFolder();

describe('opening', () => {
  it('makes a new file, also of an empty one, and opens it again', () => {
    const path = newPath();
    writeFileSync(path, '');
    openSqliteFile(path).close();
    openSqliteFile(path).close();
  });

  it.each([
    ['synchronous', 2],
    ['journal_mode', 'wal'],
    ['locking_mode', 'exclusive'],
  ])('sets %s to %s, or an answer would not mean "on disk"', (pragma, value) => {
    const db = openSqliteFile(newPath());
    expect(db.prepare(`pragma ${pragma}`).get()).toEqual({ [pragma]: value });
    db.close();
  });

  it('refuses what is in use, from its first moment on', () => {
    const path = newPath();
    const db = openSqliteFile(path);
    expect(troubleAt(path)).toEqual({ code: 'in-use', path });
    db.close();
    openSqliteFile(path).close();
  });

  it('refuses what a later version wrote, and leaves it alone', () => {
    const path = newPath();
    openSqliteFile(path).close();
    inRaw(path, 'pragma user_version = 7');
    expect(troubleAt(path)).toEqual({ code: 'newer-schema', path, found: 7, known: 2 });
    expect(troubleAt(path)).toEqual({ code: 'newer-schema', path, found: 7, known: 2 });
  });

  it("refuses another program's database", () => {
    const path = newPath();
    inRaw(path, 'create table people (name text)');
    expect(troubleAt(path)).toEqual({ code: 'not-a-journal', path });
  });

  it('refuses what is no database', () => {
    const path = newPath();
    writeFileSync(path, 'Name;Vorname\r\n'.repeat(500));
    expect(troubleAt(path)).toEqual({ code: 'not-a-journal', path });
  });

  it('says that the disk is full', () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
      throw full;
    });
    expect(troubleAt(newPath())).toEqual({ code: 'not-written', why: 'disk-full' });
    exec.mockRestore();
  });

  it('says that the folder is not there', () => {
    const path = `${newPath()}/nowhere/journal.db`;
    expect(troubleAt(path)).toEqual({ code: 'not-opened', path });
  });
});

function troubleAt(path: string): unknown {
  try {
    openSqliteFile(path).close();
  } catch (error) {
    if (error instanceof JournalError) return error.trouble;
    throw error;
  }
  return undefined;
}

function inRaw(path: string, sql: string): void {
  const db = new DatabaseSync(path);
  db.exec(sql);
  db.close();
}
