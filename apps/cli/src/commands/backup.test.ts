import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openHouse, startServer } from '@riffle/server';
import { playNight } from '@riffle/tournament/simulation';
import { formatDay, formatTimeOfDay } from '@riffle/words';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { riffle } from '../testing/riffle.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const scratch = scratchFolder();
const [here, file] = [`${scratch.path}/here`, `${scratch.path}/here.tar.gz`];
afterAll(scratch.remove);
const newFolder = (): string => `${scratch.path}/${randomUUID()}`;
/** The house, to be broken. */
const copyOfHouse = (): string => {
  const to = newFolder();
  cpSync(here, to, { recursive: true });
  return to;
};
const inFile = (path: string, sql: string): void => {
  const db = new DatabaseSync(path);
  db.exec(sql);
  db.close();
};
const listed = async (dataDir: string): Promise<readonly string[]> => {
  const house = await openHouse({ dataDir });
  const nights = await house.nights.list(false);
  await house.close();
  return nights.map(({ id }) => id);
};
const expectRefused = (ran: { code: number; out: string; err: string }, said: string): void => {
  expect(ran).toMatchObject({ code: 1, out: '', err: expect.stringContaining(said) });
  expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
};

beforeAll(async () => {
  mkdirSync(here);
  const house = await openHouse({ dataDir: here });
  await house.roster.addOwner('Rosa', '482913');
  await house.club.name.set('Pik Äs', house.now());
  const { history } = playNight({ players: 12, rulebook: { id: 'pvb', edition: '2020-01' }, seed: 'friday' });
  await house.nights.takeIn('friday-1', history.commits);
  await house.close();
  expect((await riffle(['backup', '--data', here, '--out', file])).code).toBe(0);
});

describe('riffle backup', () => {
  it('writes one file, for nobody else to read, and says what is in it', async () => {
    const { code, out, err } = await riffle(['backup', '--data', here]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [name = ''] = readdirSync(`${here}/backups`);
    expect(name).toMatch(/^riffle-backup-pik-aes-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz$/);
    expect(statSync(`${here}/backups/${name}`).mode & 0o777).toBe(0o600);
    expect(out).toContain(`${here}/backups/${name}`);
    rmSync(`${here}/backups`, { recursive: true });
  });

  it('takes a folder, and never writes over what is there', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    expect((await riffle(['backup', '--data', here, '--out', folder])).code).toBe(0);
    expect((await riffle(['backup', '--data', here, '--out', folder])).code).toBe(0);
    expect(readdirSync(folder)).toHaveLength(2);
    const kept = readFileSync(file);
    expectRefused(await riffle(['backup', '--data', here, '--out', file]), 'gibt es schon');
    expect(readFileSync(file).equals(kept)).toBe(true);
  });

  it('says where it cannot write, and where there is nothing', async () => {
    expectRefused(
      await riffle(['backup', '--data', here, '--out', `${scratch.path}/no/such/x.tar.gz`]),
      'gibt es nicht',
    );
    expectRefused(await riffle(['backup', '--data', newFolder()]), 'keine Riffle-Daten');
    expectRefused(await riffle(['backup', '--lang', 'en', '--data', newFolder()]), 'no Riffle data');
  });

  it('asks the Riffle that runs on the folder, and says so where none answers', async () => {
    const data = copyOfHouse();
    const server = await startServer({ port: 0, host: '127.0.0.1', dataDir: data });
    expect(statSync(`${data}/running.json`).mode & 0o777).toBe(0o600);
    const out = `${newFolder()}.tar.gz`;
    expect(await riffle(['backup', '--data', data, '--out', out])).toMatchObject({
      code: 0,
      out: expect.stringContaining(out),
    });
    expect(await riffle(['backup', '--data', data])).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${data}/backups/riffle-backup-pik-aes-`),
    });
    expect((await riffle(['restore', out, '--data', newFolder()])).code).toBe(0);
    writeFileSync(`${data}/running.json`, '{"url":"http://127.0.0.1:1","token":"x","pid":1}');
    expectRefused(await riffle(['backup', '--data', data]), 'antwortet kein Riffle');
    await server.close();
    // not its own word any more
    expect(existsSync(`${data}/running.json`)).toBe(true);
  });
});

describe('riffle restore', () => {
  it('brings everything back in a new folder, and says what of then is valid', async () => {
    const to = newFolder();
    const { code, out, err } = await riffle(['restore', file, '--data', to]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const said of ['Pik Äs', '1 Turnier', 'Rosa', 'gelöschte Personen']) expect(out).toContain(said);
    expect(readdirSync(to).sort()).toEqual(['club.sqlite', 'journal.sqlite']);
    expect(statSync(to).mode & 0o777).toBe(0o700);
    expect(await listed(to)).toEqual(['friday-1']);
    // never asked for before the backup was made
    const [old, restored] = [await openHouse({ dataDir: here }), await openHouse({ dataDir: to })];
    expect(await restored.club.key.find()).toEqual(await old.club.key.find());
    for (const house of [old, restored]) await house.close();
    expect((await riffle(['restore', file, '--data', newFolder(), '--lang', 'en'])).out).toContain('1 tournament');
  });

  it('says of when it is in the time of where the club is, wherever the computer is', async () => {
    const [far, made] = [copyOfHouse(), `${newFolder()}.tar.gz`];
    const house = await openHouse({ dataDir: far });
    await house.zone.choose('Pacific/Kiritimati');
    await house.close();
    const when = () =>
      `${formatDay(Date.now(), 'de', 'Pacific/Kiritimati')}, ${formatTimeOfDay(Date.now(), 'de', 'Pacific/Kiritimati')}`;
    const before = when();
    expect((await riffle(['backup', '--data', far, '--out', made])).code).toBe(0);
    const { out } = await riffle(['restore', made, '--data', newFolder()]);
    expect([before, when()]).toContain(/vom (.+) liegt in/.exec(out)?.[1]);
  });

  it('leaves alone what is there, and sets it aside where that is asked for', async () => {
    const to = copyOfHouse();
    const before = readFileSync(`${to}/journal.sqlite`);
    expectRefused(await riffle(['restore', file, '--data', to]), '--replace');
    expect(readFileSync(`${to}/journal.sqlite`).equals(before)).toBe(true);
    inFile(`${to}/club.sqlite`, "update club set name = 'Neu'");
    const { code, out } = await riffle(['restore', file, '--data', to, '--replace']);
    expect(code).toBe(0);
    const [aside = ''] = readdirSync(to).filter((name) => name.startsWith('before-'));
    expect(out).toContain(`${to}/${aside}`);
    expect(out).toContain('auch denen, die ab jetzt gelöscht werden');
    const old = new DatabaseSync(`${to}/${aside}/club.sqlite`);
    expect(old.prepare('select name from club').get()).toEqual({ name: 'Neu' });
    old.close();
    expect(await listed(to)).toEqual(['friday-1']);
  });

  it('refuses while Riffle runs on the folder', async () => {
    const data = copyOfHouse();
    const server = await startServer({ port: 0, host: '127.0.0.1', dataDir: data });
    expectRefused(await riffle(['restore', file, '--data', data, '--replace']), 'läuft gerade');
    expectRefused(await riffle(['verify', '--data', data]), 'Eine Sicherung machen');
    expectRefused(await riffle(['rescue', '--data', data, '--out', newFolder()]), 'Eine Sicherung machen');
    await server.close();
    expect(await listed(data)).toEqual(['friday-1']);
  });

  it.each([
    ['is not there', () => `${scratch.path}/none.tar.gz`, 'lässt sich nicht lesen'],
    ['is something else', () => `${here}/club.sqlite`, 'keine Sicherung'],
    ['is a folder', () => here, 'keine Sicherung'],
    ['is cut off', () => cutOff(), 'abgeschnitten'],
  ])('refuses a file that %s, and leaves the folder as it was', async (_, broken, said) => {
    const to = newFolder();
    mkdirSync(to);
    expectRefused(await riffle(['restore', broken(), '--data', to]), said);
    expect(readdirSync(to)).toEqual([]);
  });

  it('leaves no folder that it made for what came to nothing', async () => {
    const to = `${newFolder()}/house`;
    for (const broken of [here, cutOff()]) {
      expect((await riffle(['restore', broken, '--data', to])).code).toBe(1);
      expect(existsSync(dirname(to))).toBe(false);
    }
  });

  it('says that the disk is full where the house finds no room to be opened, and leaves nothing', async () => {
    const to = newFolder();
    mkdirSync(to);
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    });
    expectRefused(await riffle(['restore', file, '--data', to]), 'der Speicher ist voll');
    exec.mockRestore();
    expect(readdirSync(to)).toEqual([]);
  });

  const cutOff = (): string => {
    const path = `${newFolder()}.tar.gz`;
    writeFileSync(path, readFileSync(file).subarray(0, -100));
    return path;
  };
});

describe('a backup of a damaged house', () => {
  it('is written and says so; it comes back only when that is asked for; what it lacks is said', async () => {
    const data = copyOfHouse();
    inFile(`${data}/journal.sqlite`, 'update commits set at = at + 1 where version = 7');
    const out = `${newFolder()}.tar.gz`;
    const made = await riffle(['backup', '--data', data, '--out', out]);
    expect(made).toMatchObject({
      code: 1,
      out: expect.stringContaining(out),
      err: expect.stringContaining('beschädigt'),
    });
    await riffle(['backup', '--data', data]);
    expect(readdirSync(`${data}/backups`)[0]).toMatch(/\.damaged\.tar\.gz$/);
    const to = newFolder();
    expectRefused(await riffle(['restore', out, '--data', to]), '--damaged');
    expect(existsSync(to)).toBe(false);
    const restored = await riffle(['restore', out, '--data', to, '--damaged', '--lang', 'en']);
    expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('damaged (1 fault)') });
    expect(await listed(to)).toEqual(['friday-1']);
    const verified = await riffle(['verify', '--data', out]);
    expect(verified).toMatchObject({
      code: 1,
      out: expect.stringContaining('ab Schritt 7'),
      err: expect.stringContaining('--damaged'),
    });
  });

  it('is told from a sound one by verify, which takes a file as well', async () => {
    const before = readFileSync(file);
    const sound = await riffle(['verify', '--data', file]);
    expect(sound).toMatchObject({ code: 0, out: expect.stringMatching(/^Alles heil: 1 Turnier, /) });
    expect(JSON.parse((await riffle(['verify', '--data', file, '--json'])).out)).toMatchObject({
      ok: true,
      streams: 1,
    });
    expect(readFileSync(file).equals(before)).toBe(true);
    expectRefused(await riffle(['verify', '--data', `${here}/club.sqlite`]), 'keine Sicherung');
  });
});

describe('a folder whose two files are no house', () => {
  it.each([
    ['journal.sqlite is gone', 'journal.sqlite', (data: string) => rmSync(`${data}/journal.sqlite`)],
    ['club.sqlite is gone', 'club.sqlite', (data: string) => rmSync(`${data}/club.sqlite`)],
    ['journal.sqlite is empty', 'journal.sqlite', (data: string) => writeFileSync(`${data}/journal.sqlite`, '')],
    ['club.sqlite is empty', 'club.sqlite', (data: string) => writeFileSync(`${data}/club.sqlite`, '')],
    [
      'the club is one that knows nobody',
      'club.sqlite',
      (data: string) => inFile(`${data}/club.sqlite`, 'delete from sessions; delete from staff; delete from shelf'),
    ],
    [
      'the list is ahead of the journal',
      '1 Turnier',
      (data: string) => inFile(`${data}/club.sqlite`, 'update shelf set version = version + 1'),
    ],
  ])('where %s is not started, and nothing in it is changed', async (_, said, damage) => {
    const data = copyOfHouse();
    damage(data);
    const before = readdirSync(data);
    for (const command of [['serve', '--port', '0'], ['backup'], ['owner'], ['export', 'friday-1']]) {
      const ran = await riffle([...command, '--data', data]);
      expectRefused(ran, 'riffle restore');
      expect(ran.err).toContain(said);
    }
    expect((await riffle(['serve', '--port', '0', '--data', data, '--lang', 'en'])).err).toContain('Restore a backup');
    expect(readdirSync(data)).toEqual(before);
    // and there is a way out
    expect((await riffle(['restore', file, '--data', data, '--replace'])).code).toBe(0);
    expect(await listed(data)).toEqual(['friday-1']);
  });

  it('is a new one after a first start on a full disk, which says so in one line', async () => {
    const data = newFolder();
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    });
    expectRefused(await riffle(['serve', '--port', '0', '--data', data]), 'ist voll');
    exec.mockRestore();
    expect(readdirSync(data)).toEqual([]);
  });

  it('is a new one where neither is there, also after a start that came to nothing', async () => {
    const data = newFolder();
    mkdirSync(`${data}/club.sqlite-wal`, { recursive: true });
    await expect(openHouse({ dataDir: data })).rejects.toThrow();
    rmSync(data, { recursive: true });
    mkdirSync(data);
    await (await openHouse({ dataDir: data })).close();
    expect(await listed(data)).toEqual([]);
  });
});
