import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteJournal } from '@riffle/journal';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSqliteClub } from './club/sqlite/sqlite-club.ts';
import { openHouse } from './house.ts';
import { type Club, openClub, openNight } from './testing/club.ts';

let club: Club;
let elsewhere: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  elsewhere = mkdtempSync(join(tmpdir(), 'riffle-copied-'));
  club = await openClub();
});
afterEach(async () => {
  vi.useRealTimers();
  await club.close();
  rmSync(elsewhere, { recursive: true });
});

const copied = (file: string): string => {
  copyFileSync(join(club.dataDir, file), join(elsewhere, file));
  return join(elsewhere, file);
};

it('brings what was written into the files themselves, so that copies of them alone are whole', async () => {
  const night = await openNight(club.owner);
  await club.house.host.catchUp();
  vi.advanceTimersByTime(60_000);
  const journal = openSqliteJournal(copied('journal.sqlite'));
  expect(await journal.versionOf(`night/${night.id}`)).toBe(1);
  await journal.close();
  const path = copied('club.sqlite');
  // nobody who finds it can know that nothing was beside it; who does know, says so
  expect(() => openSqliteClub(path)).toThrow('without-log');
  const file = new DatabaseSync(path);
  file.exec('pragma application_id = 0');
  file.close();
  const tables = openSqliteClub(path);
  expect((await tables.shelf.find('night', night.id))?.version).toBe(1);
  expect(tables.damaged).toEqual([]);
  await tables.close();
});

it('brings what a crash left beside the files into them at the start', async () => {
  const night = await openNight(club.owner);
  await club.house.host.catchUp();
  // as a crash leaves it: the log beside the file is not brought in at the end
  for (const name of ['journal.sqlite', 'journal.sqlite-wal', 'club.sqlite', 'club.sqlite-wal']) copied(name);
  const house = await openHouse({ dataDir: elsewhere });
  const alone = mkdtempSync(join(tmpdir(), 'riffle-alone-'));
  copyFileSync(join(elsewhere, 'journal.sqlite'), join(alone, 'journal.sqlite'));
  await house.close();
  const journal = openSqliteJournal(join(alone, 'journal.sqlite'));
  expect(await journal.versionOf(`night/${night.id}`)).toBe(1);
  await journal.close();
  rmSync(alone, { recursive: true });
});
