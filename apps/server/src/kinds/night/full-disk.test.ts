import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { JournalError } from '@riffle/journal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Club, enter, openClub, openNight } from '../../testing/club.ts';

describe('a disk that takes nothing more', () => {
  let club: Club;
  const fill = () => club.db.exec('pragma max_page_count = 1');
  const free = () => club.db.exec('pragma max_page_count = 100000');
  let now = Date.parse('2026-11-20T18:00:00Z');
  beforeEach(async () => {
    club = await openClub({ logLevel: 'silent', now: () => now });
    vi.spyOn(process, 'emitWarning').mockReturnValue();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    free();
    await club.close();
  });

  it('is told with 503 where the journal cannot write, in both languages, and the night stands as it stood', async () => {
    const night = await openNight(club.owner);
    const before = await night.document();
    const append = vi
      .spyOn(club.house.journal, 'append')
      .mockRejectedValue(new JournalError({ code: 'not-written', why: 'disk-full' }));
    const body = { id: randomUUID(), command: { type: 'Note', text: 'Pizza' } };
    const send = (language: string) => club.owner.post(`/api/night/${night.id}/commands?lang=${language}`, body);
    expect((await send('de')).json()).toMatchObject({
      status: 503,
      code: 'disk-full',
      title: expect.stringContaining('voll'),
    });
    expect((await send('en')).json()).toMatchObject({
      status: 503,
      code: 'disk-full',
      title: expect.stringContaining('full'),
    });
    expect(await night.document()).toEqual(before);
    append.mockRestore();
    // sent again when there is room: once
    expect((await send('de')).json()).toEqual({ version: 2, commit: body.id });
    expect((await send('de')).json()).toEqual({ version: 2, commit: body.id });
  });

  it('takes up a commit that the disk kept although it said no', async () => {
    const night = await openNight(club.owner);
    const { journal } = club.house;
    const append = journal.append.bind(journal);
    const spy = vi.spyOn(journal, 'append').mockImplementationOnce(async (commit) => {
      await append(commit);
      throw new JournalError({ code: 'not-written', why: 'other' });
    });
    const body = { id: randomUUID(), command: { type: 'Note', text: 'Pizza' } };
    const send = (what: object) => club.owner.post(`/api/night/${night.id}/commands`, what);
    expect((await send(body)).json()).toMatchObject({ status: 503, code: 'not-written' });
    const other = { id: randomUUID(), command: { type: 'Note', text: 'Salat' } };
    expect((await send({ ...other, expectedVersion: 1 })).json()).toMatchObject({ code: 'version-conflict' });
    expect((await send(other)).json()).toEqual({ version: 3, commit: other.id });
    expect((await send(body)).json()).toEqual({ version: 2, commit: body.id });
    expect((await send(other)).json()).toEqual({ version: 3, commit: other.id });
    spy.mockRestore();
  });

  it('keeps nobody from reading: those signed in, the list, the room', async () => {
    const night = await openNight(club.owner);
    await enter(club.owner, night, ['Anna Adler']);
    const { code } = await night.document();
    fill();
    // so late that "last seen" would be written
    now += 120_000;
    await night.command({ type: 'Note', text: 'the list lags behind this' });
    for (const url of [
      '/api/session',
      '/api/night',
      `/api/night/${night.id}`,
      `/api/night/link/${code}`,
      '/api/people',
    ]) {
      expect([url, (await club.owner.get(url)).statusCode]).toEqual([url, 200]);
    }
    const long = {
      first: 'x'.repeat(80),
      last: 'y'.repeat(80),
      note: 'z'.repeat(2000),
      guest: false,
      roomName: 'full',
    };
    const codes = [];
    for (let one = 0; one < 8; one += 1)
      codes.push((await club.owner.post('/api/people', { id: randomUUID(), ...long })).json().code);
    expect(codes).toContain('disk-full');
    free();
    expect((await club.owner.post('/api/people', { id: randomUUID(), ...long })).statusCode).toBe(200);
  });

  it('lets the other nights be played when one cannot be read', async () => {
    const [bad, good] = [await openNight(club.owner), await openNight(club.owner)];
    await club.stop();
    const file = new DatabaseSync(`${club.dataDir}/journal.sqlite`);
    file.prepare("update commits set events = '[{' where stream = ?").run(`night/${bad.id}`);
    file.close();
    const list = new DatabaseSync(`${club.dataDir}/club.sqlite`);
    list.exec('update shelf set version = 0');
    list.close();
    club = await openClub({ dataDir: club.dataDir, logLevel: 'silent' });
    const refused = await club.owner.get(`/api/night/${bad.id}`);
    expect([refused.statusCode, refused.json().code]).toEqual([500, 'damaged']);
    expect((await club.owner.get(`/api/night/${good.id}`)).statusCode).toBe(200);
  });
});
