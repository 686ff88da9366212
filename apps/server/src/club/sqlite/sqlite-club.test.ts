import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { JournalError } from '@riffle/journal';
import { toPersonId } from '@riffle/people';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { DataError } from '../../data-error.ts';
import { NOW, person, shelved } from '../contract/make-club.ts';
import { clubContract } from '../contract.ts';
import { MIGRATIONS } from './migrations.ts';
import { openSqliteClub, type SqliteClub } from './sqlite-club.ts';

const folder = mkdtempSync(join(tmpdir(), 'riffle-club-'));
afterAll(() => rmSync(folder, { recursive: true }));
const newPath = (): string => join(folder, `${randomUUID()}.sqlite`);

clubContract('a file', () => openSqliteClub(newPath()));
clubContract('tables in memory', () => openSqliteClub(':memory:'));

describe('the file of the club', () => {
  it('shows one process what another wrote: nothing of it is held in memory', async () => {
    const path = newPath();
    const [one, other] = [openSqliteClub(path), openSqliteClub(path)];
    const anna = toPersonId('anna');
    await one.people.add([{ id: anna, person: person('Anna', 'Adler') }], NOW);
    expect(await other.people.search({ query: 'adler' })).toHaveLength(1);
    await other.people.change(anna, { last: 'Bach' });
    expect((await one.people.behind([anna])).get(anna)).toMatchObject({ last: 'Bach' });
    await one.shelf.put(shelved('one', { holds: [{ id: 'house', edition: 'a' }] }));
    expect(await other.shelf.list('night', false)).toHaveLength(1);
    for (const club of [one, other]) await club.close();
  });

  it('takes along what an earlier version wrote', async () => {
    const path = newPath();
    const old = new DatabaseSync(path);
    for (const sql of MIGRATIONS.slice(0, 3)) old.exec(sql);
    old.exec(`pragma user_version = 3;
      insert into people (id, first, last, guest, room_name, created_at) values ('a', 'Jürgen', 'Weiß', 0, 'full', 1);
      insert into nights values ('n1', 'CODE1', 5, 'Freitag', 'kreuzberg', 'play', null, 9, 8, 7, 70, 1, 'clock', null, 'a'),
        ('n2', 'CODE2', 6, 'Samstag', 'pvb', 'setup', 60, 0, 0, 1, null, 0, null, 'Pizza', '');
      insert into played values ('n1', 'a', 50);`);
    old.close();
    const club = openSqliteClub(path);
    expect(await club.shelf.list('night', true)).toEqual([
      {
        ...{ kind: 'night', id: 'n1', code: 'CODE1', createdAt: 5, version: 7, dueAt: 70 },
        line: { name: 'Freitag', rulebook: 'kreuzberg', stage: 'play', entries: 9, left: 8 },
        holds: [{ id: 'kreuzberg', edition: 'a' }],
      },
    ]);
    expect(await club.shelf.find('night', 'n2')).toEqual({
      ...{ kind: 'night', id: 'n2', code: 'CODE2', createdAt: 6, version: 1 },
      line: { name: 'Samstag', rulebook: 'pvb', stage: 'setup', startsAt: 60, entries: 0, left: 0 },
      holds: [],
    });
    expect([await club.shelf.asideOf('night', 'n1'), await club.shelf.asideOf('night', 'n2')]).toEqual([
      { pinned: 'clock' },
      { announcement: 'Pizza' },
    ]);
    expect(await club.people.search({ query: 'juergen weiss' })).toMatchObject([{ id: 'a', nights: 1, lastNight: 50 }]);
    await club.close();
  });

  it('is old and opened by two at once: the later one finds that it was taken along', async () => {
    const path = newPath();
    copyFileSync(join(import.meta.dirname, '../../recorded/house-1/club.sqlite'), path);
    const { exec } = DatabaseSync.prototype;
    const others: SqliteClub[] = [];
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
      if (sql === 'begin immediate') {
        vi.restoreAllMocks();
        others.push(openSqliteClub(path));
      }
      exec.call(this, sql);
    });
    const clubs = [openSqliteClub(path), ...others];
    expect(clubs).toHaveLength(2);
    for (const { shelf } of clubs)
      expect([...(await shelf.list('night', false)), ...(await shelf.list('night', true))]).toHaveLength(13);
    for (const club of clubs) await club.close();
  });

  it('is new and waits for the other process that makes it, too', async () => {
    const path = newPath();
    const made = new Worker(
      `const { DatabaseSync } = require('node:sqlite');
      const { parentPort, workerData } = require('node:worker_threads');
      const db = new DatabaseSync(workerData);
      db.exec('begin exclusive');
      parentPort.postMessage('begun');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      db.exec('commit');
      db.close();`,
      { eval: true, workerData: path },
    );
    await new Promise((begun) => made.once('message', begun));
    const club = openSqliteClub(path);
    expect(await club.people.search({})).toEqual([]);
    await club.close();
    await made.terminate();
  });

  it('tells a full disk as the journal does, and nothing of the verb is stored', async () => {
    const club = openSqliteClub(newPath());
    club.db.exec('pragma max_page_count = 1');
    const crowd = Array.from({ length: 50 }, (_, index) => ({
      id: toPersonId(String(index)),
      person: person('x'.repeat(80), 'y'.repeat(80), { note: 'z'.repeat(2000) }),
    }));
    const refused = club.people.add(crowd, NOW);
    await expect(refused).rejects.toThrow(JournalError);
    await expect(refused).rejects.toMatchObject({ trouble: { code: 'not-written', why: 'disk-full' } });
    expect(await club.people.search({})).toEqual([]);
    await club.close();
  });

  it('keeps no PIN of somebody who was removed while it was being set', async () => {
    const club = openSqliteClub(newPath());
    await club.staff.add({ id: 'a', name: 'Änne', role: 'floor', at: NOW });
    await club.staff.remove('a', NOW);
    await club.staff.setPin('a', 'hash');
    expect(club.db.prepare('select pin from staff').all()).toEqual([{ pin: null }]);
    await club.close();
  });

  it('refuses a copy without its log after a crash, and takes one with it', async () => {
    const path = newPath();
    const club = openSqliteClub(path);
    await club.name.set('Pik Ass', NOW);
    const [alone, whole] = [newPath(), newPath()];
    copyFileSync(path, alone);
    for (const end of ['', '-wal']) copyFileSync(`${path}${end}`, `${whole}${end}`);
    expect(() => openSqliteClub(alone)).toThrow(DataError);
    expect(() => openSqliteClub(alone)).toThrow('without-log');
    const copy = openSqliteClub(whole);
    expect(await copy.name.get()).toBe('Pik Ass');
    for (const one of [club, copy]) await one.close();
    for (const closed of [path, whole]) await openSqliteClub(closed).close();
  });

  it('is opened and closed on a full disk, and opens again', async () => {
    vi.spyOn(process, 'emitWarning').mockReturnValue();
    const path = newPath();
    await openSqliteClub(path).close();
    const { exec } = DatabaseSync.prototype;
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
      if (sql.includes('application_id')) throw new Error('database or disk is full');
      exec.call(this, sql);
    });
    await openSqliteClub(path).close();
    vi.restoreAllMocks();
    const open = openSqliteClub(path);
    vi.spyOn(process, 'emitWarning').mockReturnValue();
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
      throw new Error('database or disk is full');
    });
    await open.close();
    vi.restoreAllMocks();
    await openSqliteClub(path).close();
  });

  it('is copied as it is at that moment, closed, without what was erased', async () => {
    const club = openSqliteClub(newPath());
    const anna = toPersonId('anna');
    await club.people.add([{ id: anna, person: person('Annegret', 'Adlerhorst') }], NOW);
    await club.people.change(anna, { first: 'Anna' });
    const logo = { type: 'image/png', bytes: new Uint8Array([0, 255]), hash: 'a' } as const;
    await club.logo.set(logo, NOW);
    const recording = { type: 'audio/wav', bytes: new Uint8Array([1, 0, 255]), id: 'b' } as const;
    await club.wall.add(recording, NOW, 10);
    await club.wall.set({ events: { break: { recording: 'b' } } }, ['b'], NOW, NOW);
    const path = newPath();
    const copied = club.copyTo(path);
    await club.people.change(anna, { last: 'Bach' });
    await copied;
    expect(readFileSync(path, 'latin1')).not.toContain('Annegret');
    expect(existsSync(`${path}-wal`)).toBe(false);
    const copy = openSqliteClub(path);
    expect((await copy.people.behind([anna])).get(anna)).toMatchObject({ first: 'Anna', last: 'Adlerhorst' });
    expect(await copy.logo.get()).toEqual(logo);
    expect(await copy.wall.medium('b')).toEqual(recording);
    expect(await copy.wall.get()).toEqual({ events: { break: { recording: 'b' } } });
    expect(copy.damaged).toEqual([]);
    for (const one of [club, copy]) await one.close();
  });

  it('refuses what a later version wrote, and what is no such file', () => {
    const path = newPath();
    const later = new DatabaseSync(path);
    later.exec('pragma user_version = 999');
    later.close();
    expect(() => openSqliteClub(path)).toThrow(JournalError);
  });
});
