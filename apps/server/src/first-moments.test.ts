import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { openSqliteJournal } from '@riffle/journal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS } from './club/sqlite/migrations.ts';
import { openSqliteClub } from './club/sqlite/sqlite-club.ts';
import { openHouse } from './house.ts';
import { openClub, openNight } from './testing/club.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'riffle-first-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
const at = (name: string): string => join(dataDir, name);
const headerOnly = (): Buffer => {
  const path = at('made.sqlite');
  const journal = openSqliteJournal(path);
  const page = Buffer.from(readFileSync(path).subarray(0, 4096));
  void journal.close();
  for (const name of readdirSync(dataDir)) rmSync(at(name));
  return page;
};

describe('a folder in which nothing was ever kept', () => {
  it.each([
    ['a journal without a byte', () => writeFileSync(at('journal.sqlite'), '')],
    ['a journal that is a header', () => writeFileSync(at('journal.sqlite'), headerOnly())],
    ['a journal without a commit', () => openSqliteJournal(at('journal.sqlite')).close()],
    ['a club that nobody owns', () => openSqliteClub(at('club.sqlite')).close()],
    ['a club without a byte', () => emptyClubBeside()],
    ['a club that is half made', () => halfAClub()],
    ['a journal without a byte beside a club that nobody owns', () => emptyJournalBesideClub()],
  ])('starts as new: %s', async (_, leave) => {
    await leave();
    const house = await openHouse({ dataDir });
    expect(await house.roster.hasOwner()).toBe(false);
    await house.roster.addOwner('Rosa', '482913');
    await house.close();
    const again = await openHouse({ dataDir });
    expect(await again.roster.hasOwner()).toBe(true);
    await again.close();
  });

  const emptyClubBeside = async () => {
    await openSqliteJournal(at('journal.sqlite')).close();
    writeFileSync(at('club.sqlite'), '');
  };
  const halfAClub = () => {
    const db = new DatabaseSync(at('club.sqlite'));
    db.exec(MIGRATIONS[0] ?? '');
    db.exec('pragma user_version = 1');
    db.close();
  };
  const emptyJournalBesideClub = async () => {
    await openSqliteClub(at('club.sqlite')).close();
    writeFileSync(at('journal.sqlite'), '');
  };

  it('is one where a first start was killed, at whatever moment', async () => {
    for (let time = 0; time < 3; time += 1) {
      const args = [MAIN, '--host', '127.0.0.1', '--port', '0', '--data', dataDir];
      const child = spawn(process.execPath, args, { stdio: 'ignore' });
      const gone = once(child, 'exit');
      while (!existsSync(at('journal.sqlite'))) await setImmediate();
      await setTimeout(Math.random() * 60);
      child.kill('SIGKILL');
      await gone;
      const left = readdirSync(dataDir);
      const house = await openHouse({ dataDir }).catch((error: unknown) => {
        throw new Error(`refused with ${left.join(', ')}`, { cause: error });
      });
      expect(await house.roster.hasOwner()).toBe(false);
      await house.close();
      for (const name of readdirSync(dataDir)) rmSync(at(name), { recursive: true });
    }
  });
});

describe('a folder where something was kept', () => {
  const refused = async (code: string) => {
    const before = readdirSync(dataDir);
    await expect(openHouse({ dataDir })).rejects.toMatchObject({ trouble: { code } });
    expect(readdirSync(dataDir)).toEqual(before);
  };

  it('is refused where an owner is known and the journal is not there, or empty', async () => {
    const club = openSqliteClub(at('club.sqlite'));
    await club.staff.addOwner({ id: 'rosa', name: 'Rosa', pin: 'hash', at: 1 });
    await club.close();
    await refused('journal-missing');
    writeFileSync(at('journal.sqlite'), '');
    await refused('journal-empty');
  });

  it('is refused where it is a copy without the logs of a house that an earlier version left at a crash', async () => {
    const page = headerOnly();
    for (const name of ['journal.sqlite', 'club.sqlite']) writeFileSync(at(name), page);
    await refused('journal-empty');
    // with its log beside it the journal is being made
    writeFileSync(at('journal.sqlite-wal'), '');
    await (await openHouse({ dataDir })).close();
  });

  it('is refused where a journal has a commit, be it in its log alone, and the club is not there', async () => {
    const club = await openClub();
    await openNight(club.owner);
    // as a crash leaves it: the newest beside the file
    for (const end of ['', '-wal'])
      copyFileSync(join(club.dataDir, `journal.sqlite${end}`), at(`journal.sqlite${end}`));
    await club.close();
    await refused('club-missing');
  });
});
