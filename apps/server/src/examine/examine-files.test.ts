import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSqliteClub } from '../club/sqlite/sqlite-club.ts';
import { examineFiles, examineFilesApart } from './examine-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'riffle-examined-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('finds a club that knows nothing of what the journal has: cut off with its log, it opens as one of an earlier day', async () => {
  const copy = join(folder, 'early');
  cpSync(join(import.meta.dirname, '../recorded/house-1'), copy, { recursive: true });
  rmSync(join(copy, 'club.sqlite'));
  await openSqliteClub(join(copy, 'club.sqlite')).close();
  expect((await examineFiles(copy)).findings).toEqual([{ code: 'club-empty', file: 'club.sqlite' }]);
});

it('finds the same in a thread of its own', async () => {
  const [here, there] = [join(folder, 'here'), join(folder, 'there')];
  for (const copy of [here, there]) cpSync(join(import.meta.dirname, '../recorded/house-1'), copy, { recursive: true });
  const examined = await examineFilesApart(there);
  expect(examined).toMatchObject({ findings: [], streams: 13, commits: 431 });
  expect(examined).toEqual(await examineFiles(here));
});
