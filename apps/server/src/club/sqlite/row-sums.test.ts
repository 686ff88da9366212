import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { toPersonId } from '@riffle/people';
import { afterAll, describe, expect, it } from 'vitest';
import { NOW, person, shelved } from '../contract/make-club.ts';
import { MIGRATIONS } from './migrations.ts';
import { openSqliteClub } from './sqlite-club.ts';

const folder = mkdtempSync(join(tmpdir(), 'riffle-sums-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [ANNA, BEN] = [toPersonId('anna'), toPersonId('ben')];

async function aClub(): Promise<string> {
  const path = join(folder, `${randomUUID()}.sqlite`);
  const club = openSqliteClub(path);
  await club.people.add(
    [ANNA, BEN].map((id) => ({ id, person: person('Anna', 'Adler') })),
    NOW,
  );
  await club.people.change(ANNA, { last: 'Bach' });
  await club.shelf.put(shelved('one', { holds: [{ id: 'house', edition: 'a' }] }));
  await club.shelf.put(shelved('one', { version: 9 }));
  await club.name.set('Pik Ass', NOW);
  await club.name.set('Pik As', NOW);
  await club.close();
  return path;
}
const raw = (path: string, sql: string): void => {
  const db = new DatabaseSync(path);
  db.exec(sql);
  db.close();
};
async function damagedIn(path: string): Promise<readonly unknown[]> {
  const club = openSqliteClub(path);
  await club.close();
  return club.damaged;
}

describe('the sums of the rows', () => {
  it('fit whatever the club wrote, changed and removed', async () => {
    expect(await damagedIn(await aClub())).toEqual([]);
  });

  it.each([
    ['a name that changed', "update people set last = 'Bech' where id = 'anna'", 'people', '["anna"]'],
    ['a number that changed', "update people set created_at = 8 where id = 'ben'", 'people', '["ben"]'],
    ['what is no number any more', `update shelf set version = 1 << 60`, 'shelf', '["night","one"]'],
    ['a row that is gone', "delete from people where id = 'ben'", 'people', '["ben"]'],
    ['a sum that changed', "update sums set sum = 'x' where tab = 'club'", 'club', '["1"]'],
    ['a row that nobody wrote', "insert into templates values ('t', 'T', '{}', 1, 'night')", 'templates', '["t"]'],
  ])('tell of %s', async (_, sql, table, row) => {
    const path = await aClub();
    raw(path, sql);
    expect(await damagedIn(path)).toEqual([{ table, row }]);
    expect(await damagedIn(path)).toEqual([{ table, row }]);
  });

  it('are of the tables as they are: another form of them is no damage, and does not hide any', async () => {
    const path = await aClub();
    raw(
      path,
      `update people set last = 'Bech' where id = 'anna'; pragma user_version = ${String(MIGRATIONS.length - 1)}`,
    );
    const step = MIGRATIONS.at(-1);
    (MIGRATIONS as string[])[MIGRATIONS.length - 1] = "alter table templates add column more text not null default ''";
    try {
      expect(await damagedIn(path)).toEqual([{ table: 'people', row: '["anna"]' }]);
      expect(await damagedIn(path)).toEqual([{ table: 'people', row: '["anna"]' }]);
    } finally {
      (MIGRATIONS as string[])[MIGRATIONS.length - 1] = step ?? '';
    }
  });
});
