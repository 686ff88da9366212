import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Backups as Told } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { openSqliteClub } from '../club/sqlite/sqlite-club.ts';
import { examineBackup } from '../examine/examine-backup.ts';
import { type Club, enter, openClub, openNight } from '../testing/club.ts';
import { unpack } from './archive.ts';
import { refuseWithoutRoom } from './folder.ts';
import { NoRoom } from './trouble.ts';

const DAY = 24 * 3_600_000;

describe('backups at the desk', () => {
  let club: Club;
  let now = 0;
  const told = async (): Promise<Told> => (await club.owner.get('/api/backups')).json();
  const make = (body = {}) => club.owner.post('/api/backups', body);
  const inFolder = () => readdirSync(join(club.dataDir, 'backups')).sort();
  beforeEach(async () => {
    now = Date.parse('2026-11-20T18:00:00Z');
    club = await openClub({ now: () => now, rateLimits: 'off' });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await club.close();
  });

  it('are made, told and downloaded by the owner', async () => {
    expect(await told()).toMatchObject({ plan: { when: 'after-each' }, files: [], overdue: false });
    const { made } = (await make()).json();
    expect(made).toEqual({
      name: 'riffle-backup-pik-ass-2026-11-20T180000Z.tar.gz',
      size: expect.any(Number),
      at: now,
    });
    expect(await told()).toMatchObject({ files: [made], good: made, folder: join(club.dataDir, 'backups') });
    const file = await club.owner.get(`/api/backups/${made.name}`);
    expect([file.statusCode, file.rawPayload.length, file.headers['content-length']]).toEqual([
      200,
      made.size,
      String(made.size),
    ]);
    writeFileSync(join(club.dataDir, 'downloaded'), file.rawPayload);
    expect(await unpack(join(club.dataDir, 'downloaded'), join(club.dataDir, 'out'))).toMatchObject({
      ok: true,
      manifest: { club: 'Pik Ass', at: now },
    });
    for (const name of ['..%2Fclub.sqlite', 'riffle-backup-x.tar.gz'])
      expect((await club.owner.get(`/api/backups/${name}`)).statusCode).toBe(404);
  });

  it('hold the key by which the house signs, also before anything was signed', async () => {
    const key = await club.house.club.key.find();
    expect(key).toBeDefined();
    const { made } = (await make()).json();
    await unpack(join(club.dataDir, 'backups', made.name), join(club.dataDir, 'out'));
    const copied = openSqliteClub(join(club.dataDir, 'out', 'club.sqlite'));
    expect(await copied.key.find()).toEqual(key);
    await copied.close();
  });

  it('never go where somebody says in a browser', async () => {
    expect((await make({ out: '/tmp/elsewhere.tar.gz' })).json()).toMatchObject({ code: 'backup-place-only-there' });
    expect(existsSync('/tmp/elsewhere.tar.gz')).toBe(false);
  });

  it('go where the command line of this computer says, and nobody else knows its token', async () => {
    const app = await buildApp(club.house, { controlToken: 'secret', logLevel: 'error' });
    const out = join(club.dataDir, 'elsewhere.tar.gz');
    const ask = (authorization: string, url = '/api/backups') =>
      app.inject({ method: 'POST', url, payload: { out }, headers: { host: 'localhost', authorization } });
    for (const wrong of ['Bearer wrong', 'Bearer', 'secret', 'Basic secret'])
      expect((await ask(wrong)).json()).toMatchObject({ code: 'unauthenticated' });
    expect((await ask('Bearer secret', '/api/staff')).json()).toMatchObject({ code: 'unauthenticated' });
    expect((await ask('Bearer secret')).json()).toMatchObject({ path: out });
    const first = readFileSync(out);
    expect((await ask('Bearer secret')).json()).toMatchObject({ code: 'backup-file-there', status: 409 });
    expect(readFileSync(out).equals(first)).toBe(true);
    await app.close();
  });

  it('of two at once are two or one, and each has all that was acknowledged before it was asked for', async () => {
    const first = make();
    const night = await openNight(club.owner);
    const answers = await Promise.all([first, make(), make()]);
    const names = new Set(answers.map((answer) => answer.json().made.name));
    expect(names.size).toBe(2);
    expect(inFolder()).toEqual([...names].sort());
    const last = answers[2]?.json().made.name;
    await unpack(join(club.dataDir, 'backups', last), join(club.dataDir, 'out'));
    const copied = await openClub({ dataDir: join(club.dataDir, 'out') });
    expect((await copied.owner.get(`/api/night/${night.id}`)).statusCode).toBe(200);
    await copied.stop();
  });

  it('stay as many as are wanted; the last good one and what is not ours stays in any case', async () => {
    await club.owner.put('/api/backups/plan', { when: 'daily', hours: 6, keep: 2 });
    mkdirSync(join(club.dataDir, 'backups'));
    const others = ['notes.txt', 'riffle-backup-herz-dame-2020-01-01T000000Z.tar.gz'];
    for (const name of others) writeFileSync(join(club.dataDir, 'backups', name), '');
    for (let made = 0; made < 4; made += 1) {
      now += DAY;
      await make();
    }
    expect(inFolder().filter((name) => name.includes('pik-ass'))).toHaveLength(2);
    // a clock that was set back: its name is the oldest, and it is the last good one
    now -= 99 * DAY;
    const { made } = (await make()).json();
    expect(inFolder()).toEqual(expect.arrayContaining([made.name, ...others]));
    expect(inFolder().filter((name) => name.includes('pik-ass'))).toHaveLength(2);
  });

  it('are made by themselves a little after a tournament is over, and not without an owner or a plan', async () => {
    const night = await openNight(club.owner);
    await enter(club.owner, night, ['Anna Adler', 'Ben Bach']);
    const { backups } = club.house;
    await make();
    now += DAY;
    await backups?.makeIfDue();
    expect(inFolder()).toHaveLength(1);
    const entries = Object.keys((await night.document()).view.entries);
    await night.command({ type: 'CheckIn', entries });
    await night.command({ type: 'DrawSeats' });
    await night.command({ type: 'StartClock' });
    const out = await night.command({
      type: 'BustOut',
      bustOut: 'bust-0001',
      out: [{ entry: entries[0], by: [entries[1]] }],
    });
    expect([out.statusCode, (await night.document()).view.stage]).toEqual([200, 'over']);
    await backups?.makeIfDue();
    expect(inFolder()).toHaveLength(1);
    now += 120_000;
    await backups?.makeIfDue();
    await backups?.makeIfDue();
    expect(inFolder()).toHaveLength(2);
  });

  it('of a damaged house are made, named and shown as that; they are no good one and push none out', async () => {
    await club.owner.put('/api/backups/plan', { when: 'daily', hours: 6, keep: 1 });
    const { id } = await openNight(club.owner);
    const { made: good } = (await make()).json();
    await club.stop();
    const db = new DatabaseSync(join(club.dataDir, 'journal.sqlite'));
    db.exec('update commits set at = at + 1 where version = 1');
    db.close();
    club = await openClub({ dataDir: club.dataDir, now: () => now, rateLimits: 'off' });
    for (let day = 0; day < 2; day += 1) {
      now += DAY;
      expect((await make()).json().made).toMatchObject({
        damaged: true,
        name: expect.stringMatching(/\.damaged\.tar\.gz$/),
      });
    }
    const { files, ...rest } = await told();
    expect(rest).toMatchObject({ good: { name: good.name }, failed: { at: now, why: 'damaged' } });
    expect(files.map(({ damaged = false, at }) => [damaged, at])).toEqual([
      [true, now],
      [false, now - 2 * DAY],
    ]);
    // not again every quarter of an hour
    now += DAY / 2;
    await club.house.backups?.makeIfDue();
    expect(inFolder()).toHaveLength(2);
    now += 8 * DAY;
    expect((await told()).overdue).toBe(true);
    expect((await examineBackup(join(club.dataDir, 'backups', files[0]?.name ?? ''))) as object).toMatchObject({
      findings: [{ code: 'damaged', stream: `night/${id}`, version: 1 }],
    });
  });

  it('say that there was none for long, once there is something to lose', async () => {
    now += 30 * DAY;
    expect((await told()).overdue).toBe(false);
    await openNight(club.owner);
    await club.house.host.catchUp();
    expect((await told()).overdue).toBe(false);
    now += 9 * DAY;
    expect((await told()).overdue).toBe(true);
    await make();
    expect((await told()).overdue).toBe(false);
  });

  it('leave nothing behind on a full disk, say so in both languages, and come back when there is room', async () => {
    vi.spyOn(process, 'emitWarning').mockReturnValue();
    await make();
    const before = inFolder();
    const fill = () =>
      vi.spyOn(club.house.club, 'copyTo').mockRejectedValueOnce(Object.assign(new Error('full'), { errcode: 13 }));
    fill();
    now += DAY;
    const failed = await club.owner.post('/api/backups?lang=de', {});
    expect(failed.json()).toMatchObject({ status: 503, code: 'disk-full', title: expect.stringContaining('voll') });
    expect(await told()).toMatchObject({ failed: { at: now, why: 'disk-full' }, good: { at: now - DAY } });
    expect(inFolder()).toEqual(before);
    fill();
    expect((await make()).json()).toMatchObject({ code: 'disk-full' });
    expect(inFolder()).toEqual(before);
    expect((await make()).statusCode).toBe(200);
    expect(await told()).not.toHaveProperty('failed');
  });

  it('are not even begun where they would take the last of the disk', async () => {
    const room = (free: number) => refuseWithoutRoom(club.dataDir, club.dataDir, async () => free);
    await expect(room(60_000_000)).rejects.toThrow(NoRoom);
    await expect(room(600_000_000)).resolves.toBeUndefined();
  });

  it('say that the folder is gone, or closed', async () => {
    await club.stop();
    const folder = mkdtempSync(join(tmpdir(), 'riffle-stick-'));
    club = await openClub({ dataDir: club.dataDir, backupDir: folder, now: () => now });
    expect((await make()).json().made.name).toBe(readdirSync(folder)[0]);
    rmSync(folder, { recursive: true });
    expect((await make()).json()).toMatchObject({ status: 503, code: 'backup-folder-gone' });
    expect(existsSync(folder)).toBe(false);
    expect(await told()).toMatchObject({ files: [], failed: { why: 'folder-gone' } });
    if (process.getuid?.() === 0) return;
    mkdirSync(folder);
    chmodSync(folder, 0o500);
    expect((await make()).json()).toMatchObject({ code: 'backup-folder-closed' });
    rmSync(folder, { recursive: true });
  });
});
