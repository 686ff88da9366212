import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { backUpUnderLoad } from '../testing/backup-under-load.ts';
import { riffleProcess, startRiffle } from '../testing/riffle-process.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { beginNight, nightOf, serveClub, shownOf } from '../testing/served-club.ts';

const scratch = scratchFolder();
afterAll(scratch.remove);
let count = 0;
const folder = (): string => {
  count += 1;
  const path = `${scratch.path}/${String(count)}`;
  mkdirSync(path);
  return path;
};
const isOneLine = (text: string): boolean => text.trimEnd().split('\n').length === 1;

it('backs up while fifty commands a second come in; elsewhere everything is shown as at one acknowledged version', async () => {
  const result = await backUpUnderLoad({ folder: folder(), nights: 3, commandsPerSecond: 50, backups: 1 });
  expect(result).toMatchObject({ differences: [], lost: [] });
  expect(result.commands).toBeGreaterThan(10);
});

describe('a Riffle that was killed', () => {
  it('leaves two files that must not be copied without their logs: such a copy is no empty house, it is refused', async () => {
    const data = folder();
    const club = await serveClub(data);
    const night = await beginNight(club, 'Freitag');
    for (let turn = 0; turn < 5; turn += 1) await night.goOn(turn);
    await club.kill();
    const [alone, whole] = [folder(), folder()];
    for (const name of ['journal.sqlite', 'club.sqlite']) copyFileSync(`${data}/${name}`, `${alone}/${name}`);
    for (const name of readdirSync(data).filter((one) => /sqlite(-wal)?$/.test(one)))
      copyFileSync(`${data}/${name}`, `${whole}/${name}`);
    for (const command of ['serve', 'backup']) {
      const { code, out, err } = await riffleProcess([command, '--data', alone]);
      expect([command, code, out]).toEqual([command, 1, '']);
      expect(err).toContain('-wal');
      expect(err).toContain('riffle restore');
      expect(isOneLine(err)).toBe(true);
    }
    const copy = await serveClub(whole);
    expect(await copy.json(`/api/night/${night.id}`)).toMatchObject({ version: 6 });
    await copy.kill();
  });

  it('under load leaves files of which a copy without their logs can be rescued: it starts, and is said to lack what was last', async () => {
    const data = folder();
    const first = await serveClub(data);
    const night = await beginNight(first, 'Freitag');
    await night.goOn(0);
    await first.stop();
    const club = await serveClub(data);
    const again = nightOf(club, night.id, 'Freitag');
    let turn = 1;
    const load = (async () => {
      for (; ; turn += 1) await again.goOn(turn);
    })().catch(() => undefined);
    await expect.poll(() => turn).toBeGreaterThan(10);
    await club.kill();
    await load;
    const [alone, out] = [folder(), folder()];
    for (const name of ['journal.sqlite', 'club.sqlite']) copyFileSync(`${data}/${name}`, `${alone}/${name}`);
    expect(await riffleProcess(['rescue', '--data', alone, '--out', out])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/-wal am Ende.* fehlt vielleicht[\s\S]*Gerettet nach/),
    });
    const saved = await serveClub(out);
    const { version } = await saved.json<{ readonly version: number }>(`/api/night/${night.id}`);
    expect(version).toBeGreaterThanOrEqual(2);
    await nightOf(saved, night.id, 'Freitag').goOn(99);
    await saved.stop();
  });

  it('is backed up by itself afterwards, its stale word disregarded, and goes on elsewhere', async () => {
    const data = folder();
    const club = await serveClub(data);
    const night = await beginNight(club, 'Freitag');
    await night.goOn(0);
    const before = await shownOf(club, night.id);
    await club.kill();
    expect(existsSync(`${data}/running.json`)).toBe(true);
    const { code, out } = await riffleProcess(['backup', '--data', data]);
    expect(code).toBe(0);
    const [file = ''] = /\/\S+riffle-backup-pik-aes-\S+\.tar\.gz/.exec(out) ?? [];
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const elsewhere = `${scratch.path}/elsewhere`;
    const restored = await riffleProcess(['restore', file, '--data', elsewhere]);
    expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('Rosa') });
    const again = await serveClub(elsewhere);
    expect(await shownOf(again, night.id)).toBe(before);
    // who was signed in when the backup was made is not any more
    const session = await fetch(`${again.url}/api/session`, { headers: { cookie: club.cookie } });
    expect(await session.json()).toMatchObject({ is: 'visitor' });
    await again.stop();
    expect(existsSync(`${elsewhere}/running.json`)).toBe(false);
  });

  it('in the middle of a backup leaves no file that looks like one, and clears away what is left the next time', async () => {
    const data = folder();
    const club = await serveClub(data);
    const night = await beginNight(club, 'Freitag');
    for (let turn = 0; turn < 20; turn += 1) await night.goOn(turn);
    const asked = club.call('POST', '/api/backups', {}).catch(() => undefined);
    // somewhere between the copies and the last name
    await expect.poll(() => unfinishedIn(`${data}/backups`), { interval: 1 }).toHaveLength(1);
    await club.kill();
    await asked;
    for (const name of readdirSync(`${data}/backups`).filter((one) => one.endsWith('.tar.gz')))
      expect((await riffleProcess(['restore', `${data}/backups/${name}`, '--data', folder()])).code).toBe(0);
    expect((await riffleProcess(['backup', '--data', data])).code).toBe(0);
    expect(unfinishedIn(`${data}/backups`)).toEqual([]);
  });
});

describe('a restore that is killed', () => {
  it('at any moment leaves the old house or the new one, and loses neither', async () => {
    const [data, other] = [folder(), folder()];
    const club = await serveClub(data);
    const night = await beginNight(club, 'Alt');
    const file = `${other}/neu.tar.gz`;
    expect((await riffleProcess(['backup', '--data', data, '--out', file])).code).toBe(0);
    await night.goOn(1);
    await club.stop();
    const seen = new Set<number>();
    for (let wait = 0; wait < 3; wait += 1) {
      const child = startRiffle(['restore', file, '--data', data, '--replace']);
      const ended = new Promise((resolve) => child.on('close', resolve));
      // while it works, however long the process takes to begin
      await expect.poll(() => unfinishedIn(data).length > 0 || child.exitCode !== null, { interval: 1 }).toBe(true);
      await setTimeout(wait * 25);
      child.kill('SIGKILL');
      await ended;
      const after = await serveClub(data);
      const { version } = await after.json<{ readonly version: number }>(`/api/night/${night.id}`);
      expect([1, 2]).toContain(version);
      seen.add(version);
      if (version === 1) await nightOf(after, night.id, 'Alt').goOn(1);
      await after.stop();
    }
    expect(seen.size).toBeGreaterThan(0);
    const asides = readdirSync(data).filter((name) => name.startsWith('before-'));
    for (const aside of asides) expect(readdirSync(`${data}/${aside}`)).toEqual(['club.sqlite', 'journal.sqlite']);
  });
});

const unfinishedIn = (path: string): readonly string[] =>
  existsSync(path) ? readdirSync(path).filter((name) => name.startsWith('.unfinished-')) : [];
