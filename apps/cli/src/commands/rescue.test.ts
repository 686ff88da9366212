import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { openHouse } from '@riffle/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';
import { riffleOnFullDisk, riffleProcess, startRiffle } from '../testing/riffle-process.ts';

const RECORDED = join(import.meta.dirname, '../../../server/src/recorded/house-1');
const FILES = ['journal.sqlite', 'club.sqlite'];

let folder: string;
let data: string;
let out: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riffle-rescue-'));
  [data, out] = [join(folder, 'data'), join(folder, 'out')];
  cpSync(RECORDED, data, { recursive: true });
  await (await openHouse({ dataDir: data })).close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const raw = (file: string, sql: string): void => {
  const db = new DatabaseSync(join(data, file));
  db.exec(sql);
  db.close();
};
const rescue = () => riffle(['rescue', '--data', data, '--out', out]);
const verified = async () => (await riffle(['verify', '--data', out])).out;

it('saves all of a house that is sound, in a real process, and never touches the old one', async () => {
  const before = FILES.map((file) => readFileSync(join(data, file)));
  const { code, out: said } = await riffleProcess(['rescue', '--data', data, '--out', out]);
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^Gerettet nach .*: 13 Turniere, 431 Schritte, \d+ Einträge/),
  ]);
  expect(FILES.map((file) => readFileSync(join(data, file)))).toEqual(before);
  expect(await verified()).toContain('Alles heil: 13 Turniere, 431 Schritte');
  const [old, saved] = [await openHouse({ dataDir: data }), await openHouse({ dataDir: out })];
  for (const archived of [false, true])
    expect(await saved.nights.list(archived)).toEqual(await old.nights.list(archived));
  expect(await saved.club.people.search({})).toEqual(await old.club.people.search({}));
  await old.close();
  await saved.close();
});

it('says that there is no room, and leaves nothing that would stand in the way of the next attempt', async () => {
  const { code, out: said, err } = await riffleOnFullDisk(['rescue', '--data', data, '--out', out], 8);
  expect([code, said, err]).toEqual([
    1,
    '',
    expect.stringMatching(/^riffle: Nichts gerettet: [^\n]*zu wenig Platz[^\n]*\n$/),
  ]);
  expect(readdirSync(out)).toEqual([]);
});

it('killed on the way leaves no half house that would open, and what it leaves is no obstacle', async () => {
  mkdirSync(join(out, 'rescuing'), { recursive: true });
  writeFileSync(join(out, 'rescuing', 'club.sqlite'), 'half');
  const child = startRiffle(['rescue', '--data', data, '--out', out]);
  const gone = once(child, 'exit');
  while (!existsSync(join(out, 'club.sqlite')) && child.exitCode === null) await setImmediate();
  child.kill('SIGKILL');
  await gone;
  expect(await verified()).toContain('Alles heil: 13 Turniere, 431 Schritte');
});

it('says what it could not save, and what it saved is sound', async () => {
  raw('journal.sqlite', `update commits set at = at + 1 where stream = 'night/simulated-pvb-plain' and version = 4`);
  raw('club.sqlite', `update shelf set line = '{' where id = 'simulated-oepbl-plain'`);
  truncateSync(
    join(data, 'journal.sqlite'),
    4096 * Math.floor(readFileSync(join(data, 'journal.sqlite')).length / 8192),
  );
  const { code, out: said } = await rescue();
  expect(code).toBe(0);
  expect(said).toMatch(/^night\/simulated-.*: \d+ von \d+ Schritten, der Rest ist verloren\.$/m);
  expect(said).toMatch(/^club\.sqlite, shelf: 12 Einträge, andere sind verloren\.$/m);
  expect(await verified()).toContain('Alles heil');
});

it('saves the nights where nothing of the club can be read', async () => {
  writeFileSync(join(data, 'club.sqlite'), 'x'.repeat(9000));
  expect((await rescue()).code).toBe(0);
  const house = await openHouse({ dataDir: out });
  expect([...(await house.nights.list(false)), ...(await house.nights.list(true))]).toHaveLength(13);
  await house.close();
});

it('saves what is left of tables that were cut short', async () => {
  const path = join(data, 'club.sqlite');
  truncateSync(path, 4096 * Math.floor(readFileSync(path).length / 4096 / 1.15));
  const { code, out: said } = await rescue();
  expect([code, said]).toEqual([0, expect.stringMatching(/431 Schritte, [1-9]\d* Einträge des Clubs/)]);
  expect(await verified()).toContain('Alles heil: 13 Turniere, 431 Schritte');
});

it('saves the club where nothing of the nights can be read', async () => {
  writeFileSync(join(data, 'journal.sqlite'), 'x'.repeat(9000));
  expect((await rescue()).out).toMatch(/Gerettet nach .*: 0 Turniere, 0 Schritte, \d+ Einträge/);
  expect(await verified()).toContain('Alles heil');
});

it('goes into a new folder only, and needs to be told which', async () => {
  expect((await riffle(['rescue', '--data', data])).code).toBe(2);
  cpSync(data, out, { recursive: true });
  expect((await rescue()).err).toContain('liegt schon etwas');
  expect((await riffle(['rescue', '--data', join(folder, 'none'), '--out', out])).err).toContain('keine Riffle-Daten');
  const house = await openHouse({ dataDir: data });
  expect((await rescue()).err).toContain('läuft');
  await house.close();
});
