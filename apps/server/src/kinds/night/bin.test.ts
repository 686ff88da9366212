import type { AddressInfo } from 'node:net';
import type { Binned, LiveMessage } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Club, enter, openClub, openNight } from '../../testing/club.ts';

const DAY = 24 * 3_600_000;
const NAME = 'Freitagsturnier';

describe('a night that is thrown away', () => {
  let club: Club;
  let now = 1_795_000_000_000;
  beforeEach(async () => {
    club = await openClub({ now: () => now, rateLimits: 'off' });
  });
  afterEach(() => club.close());
  const discard = (id: string, name = NAME) => club.owner.post(`/api/night/${id}/delete?lang=en`, { name });
  const bin = async () => (await club.owner.get('/api/night/bin')).json<Binned[]>();
  const listed = async () => (await club.owner.get('/api/night')).json<{ id: string }[]>().map(({ id }) => id);
  const regulars = async () => (await club.owner.get('/api/people?regulars=true')).json();

  const play = async (night: Awaited<ReturnType<typeof openNight>>, names: readonly string[]) => {
    await enter(club.owner, night, names);
    const { entries } = (await night.document()).view;
    await night.command({ type: 'CheckIn', entries: Object.keys(entries) });
    await night.command({ type: 'DrawSeats' });
    expect((await night.command({ type: 'StartClock' })).statusCode).toBe(200);
  };

  it('is called by its name first, lies in the bin, and comes back as it was', async () => {
    const night = await openNight(club.owner);
    await play(night, ['Anna Adler', 'Ben Bach']);
    await night.command({ type: 'PauseClock' });
    const before = await night.document();
    expect((await discard(night.id, 'Samstag')).json()).toMatchObject({ status: 422, code: 'wrong-name' });
    expect(await regulars()).toHaveLength(2);
    expect((await discard(night.id, ` ${NAME} `)).json()).toEqual({ goneAt: now + 30 * DAY });
    expect([await listed(), await regulars()]).toEqual([[], []]);
    expect(await bin()).toMatchObject([{ id: night.id, name: NAME, deletedAt: now, goneAt: now + 30 * DAY }]);
    expect((await discard(night.id)).statusCode).toBe(410);
    expect((await club.owner.post(`/api/night/${night.id}/bring-back`)).statusCode).toBe(204);
    expect([await listed(), await bin()]).toEqual([[night.id], []]);
    expect(await night.document()).toEqual(before);
    expect(await regulars()).toHaveLength(2);
    expect((await night.command({ type: 'Note', text: 'weiter' })).statusCode).toBe(200);
  });

  it('is said to be deleted on every way that leads to it, and takes no command', async () => {
    const night = await openNight(club.owner);
    const { code } = await night.document();
    await club.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = club.app.server.address() as AddressInfo;
    const phone = new WebSocket(`ws://127.0.0.1:${String(port)}/live`);
    const heard: LiveMessage[] = [];
    phone.on('message', (data) => heard.push(JSON.parse(String(data)) as LiveMessage));
    await new Promise((open) => phone.once('open', open));
    const watch = () => phone.send(JSON.stringify({ type: 'watch', kind: 'night', id: night.id, as: 'room' }));
    watch();
    await expect.poll(() => heard.length).toBe(1);
    await discard(night.id);
    await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'gone', code: 'deleted' });
    watch();
    await expect.poll(() => heard.filter(({ type }) => type === 'gone')).toHaveLength(2);
    phone.terminate();
    const gone = { status: 410, code: 'deleted' };
    for (const path of [
      code ? `link/${code}` : '',
      night.id,
      `${night.id}/log`,
      `${night.id}/export`,
      `${night.id}/results.csv`,
    ])
      expect([path, (await club.owner.get(`/api/night/${path}`)).json()]).toMatchObject([path, gone]);
    expect((await night.command({ type: 'Note', text: 'zu spät' })).json()).toMatchObject(gone);
    expect((await club.owner.put(`/api/night/${night.id}/archived`, { archived: true })).json()).toMatchObject(gone);
    await club.stop();
    club = await openClub({ dataDir: club.dataDir, now: () => now });
    expect([await listed(), (await bin()).length]).toEqual([[], 1]);
    expect((await club.owner.get(`/api/night/${night.id}`)).json()).toMatchObject(gone);
  });

  it('is not thrown away while it runs', async () => {
    const night = await openNight(club.owner);
    await play(night, ['Anna Adler', 'Ben Bach']);
    const refused = (await discard(night.id)).json();
    expect(refused).toMatchObject({ status: 409, code: 'is-running', detail: expect.stringContaining('clock') });
    await night.command({ type: 'PauseClock' });
    expect((await discard(night.id)).statusCode).toBe(200);
  });

  it('is gone for good after thirty days, by itself, or at once where the owner says so', async () => {
    const [swept, forgotten] = [await openNight(club.owner), await openNight(club.owner)];
    for (const { id } of [swept, forgotten]) await discard(id);
    const forget = (name: string) => club.owner.post(`/api/night/${forgotten.id}/forget`, { name });
    expect((await forget('x')).json().code).toBe('wrong-name');
    expect((await forget(NAME)).statusCode).toBe(204);
    expect((await forget(NAME)).statusCode).toBe(404);
    expect((await bin()).map(({ id }) => id)).toEqual([swept.id]);
    now += 30 * DAY;
    await club.stop();
    club = await openClub({ dataDir: club.dataDir, now: () => now });
    expect(await bin()).toEqual([]);
    expect(await club.house.journal.streams('night/')).toEqual([]);
    expect((await club.owner.get(`/api/night/${swept.id}`)).json().code).toBe('not-found');
    for (const { id } of [swept, forgotten]) expect(await club.house.club.shelf.find('night', id)).toBeUndefined();
  });

  it('is not forgotten where it lies in no bin', async () => {
    const night = await openNight(club.owner);
    expect((await club.owner.post(`/api/night/${night.id}/forget`, { name: NAME })).statusCode).toBe(404);
    expect((await night.command({ type: 'Note', text: 'da' })).statusCode).toBe(200);
  });

  it('is half forgotten by a crash in between, and wholly at the next start', async () => {
    const night = await openNight(club.owner);
    await discard(night.id);
    await club.house.journal.forget(`night/${night.id}`);
    await club.stop();
    club = await openClub({ dataDir: club.dataDir, now: () => now });
    expect([await bin(), await listed()]).toEqual([[], []]);
  });

  it('is archived only where it is there', async () => {
    const { statusCode } = await club.owner.put('/api/night/no-such-night/archived', { archived: true });
    expect(statusCode).toBe(404);
  });
});
