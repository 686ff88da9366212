import { setImmediate } from 'node:timers/promises';
import type { Tournament } from '@riffle/tournament';
import type { Night, NightSummary } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Club, openClub } from '../../../testing/club.ts';
import { seen as asStaff } from '../viewers.ts';
import { DEMO_PLAYERS } from './demo-setup.ts';

describe('a demo night', () => {
  let club: Club;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    club = await openClub({ rateLimits: 'off' });
  });
  afterEach(async () => {
    await club.close();
    vi.useRealTimers();
  });

  const seconds = async (count: number) => {
    for (let second = 0; second < count; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      // what a second starts is written before the next begins
      for (let turn = 0; turn < 12; turn += 1) await setImmediate();
    }
  };
  const start = async (body: object = { speed: 120 }): Promise<NightSummary> =>
    (await club.visitor.post('/api/night/demo', body)).json();
  const seen = async (demo: NightSummary): Promise<Night> => (await club.visitor.get(`/api/night/${demo.id}`)).json();

  it.each(['pvb', 'gcb', 'tda55', 'bdpv', 'oepbl'])('plays itself to a winner by %s', async (rulebook) => {
    const demo = await start({ speed: 120, rulebook, language: 'en' });
    expect(demo).toMatchObject({ name: 'Demo night', rulebook, demo: true });
    await seconds(12);
    expect((await seen(demo)).view.figures).toMatchObject({ entries: DEMO_PLAYERS, checkedIn: DEMO_PLAYERS });
    await seconds(60);
    const halfway = await seen(demo);
    expect(halfway.view.stage).toBe('play');
    expect(halfway.view.figures.left).toBeLessThan(DEMO_PLAYERS);
    expect(halfway.view.figures.left).toBeGreaterThan(5);
    for (let tries = 0; tries < 12 && (await seen(demo)).view.stage !== 'over'; tries += 1) await seconds(10);
    const { view } = await seen(demo);
    expect(view.stage).toBe('over');
    expect(Object.values(view.entries).filter(({ place }) => place === 1)).toHaveLength(1);
    expect(view.finalTable).toBe(true);
    // somebody buys again wherever that is sold
    const sells = view.setup.money?.profiles.some(({ kind }) => kind === 'rebuy') === true;
    expect(sells).toBe(!['pvb', 'bdpv'].includes(rulebook));
    expect((view.money?.sold.rebuy ?? 0) > 0).toBe(sells);
    // everybody has paid for what he bought, and the places share all of it
    const paidIn = DEMO_PLAYERS * 20_00 + (view.money?.sold.rebuy ?? 0) * 20_00;
    expect(view.money?.pool.total).toBe(paidIn);
    expect(view.prizes.reduce((sum, prize) => sum + prize, 0)).toBe(paidIn);
    expect(view.money?.books?.unsettled).toMatchObject({ owing: 0, prizes: view.prizes.length, boxes: 1 });
  });

  it('leaves nobody alone at a table, and has one thing to do at a time, however fast it runs', async () => {
    const demo = await start({ speed: 90, rulebook: 'pvb' });
    let before: { readonly open: readonly string[]; readonly left: number } = { open: [], left: DEMO_PLAYERS };
    for (let second = 0; second < 110; second += 1) {
      await seconds(1);
      const hosted = await club.house.host.hosting('night')?.find(demo.id);
      if (hosted === undefined) throw new Error('no demo');
      const state = hosted.state as Tournament;
      const sitting = [...state.entries.values()].filter(({ at, out }) => at !== undefined && out === undefined);
      const tables = [...Map.groupBy(sitting, ({ at }) => at?.table).values()];
      if (tables.length > 1) expect(Math.min(...tables.map(({ length }) => length))).toBeGreaterThan(1);
      const open = (asStaff(state, 'staff').proposals ?? []).map(({ key }) => key);
      if (open.some((key) => before.open.includes(key))) expect(sitting.length).toBe(before.left);
      before = { open, left: sitting.length };
    }
  });

  it('is for everybody to see and to play with, and for nobody to find people in', async () => {
    const demo = await start();
    expect((await club.visitor.get('/api/night')).json()).toMatchObject([{ id: demo.id }]);
    await seconds(30);
    const command = { type: 'PauseClock' };
    const paused = await club.visitor.post(`/api/night/${demo.id}/commands`, { id: 'pause-1', command });
    expect(paused.statusCode).toBe(200);
    const left = (await seen(demo)).view.figures.left;
    await seconds(20);
    expect((await seen(demo)).view.figures.left).toBe(left);
    const room = (await club.visitor.get(`/api/night/link/${demo.code}`)).json<Night>();
    expect(Object.values(room.names).every((name) => /^\p{L}+ \p{L}\.$/u.test(name))).toBe(true);
    expect((await club.visitor.get('/api/people')).statusCode).toBe(401);
    expect((await club.visitor.get(`/api/night/${demo.id}/export`)).statusCode).toBe(401);
  });

  it('runs as fast as it is told, and says how a command of nobody in particular is logged', async () => {
    const demo = await start({ speed: 10 });
    await seconds(30);
    expect((await seen(demo)).view.clock?.speed).toBe(10);
    const command = { type: 'SetSpeed', speed: 60 };
    await club.visitor.post(`/api/night/${demo.id}/commands`, { id: 'speed-1', command });
    expect((await seen(demo)).view.clock?.speed).toBe(60);
    const log = (await club.visitor.get(`/api/night/${demo.id}/log`)).json();
    expect(new Set(log.map(({ actor }: { actor: string }) => actor))).toEqual(new Set(['Riffle']));
  });

  const from = (address: string, body: object = { speed: 1 }) =>
    club.app.inject({
      ...{
        method: 'POST',
        url: '/api/night/demo',
        payload: body,
        remoteAddress: address,
        headers: { host: 'localhost' },
      },
    });
  const watch = async (demo: NightSummary): Promise<void> => {
    const hosted = await club.house.host.hosting('night')?.find(demo.id);
    if (hosted === undefined) throw new Error('no demo');
    club.house.host.hub.watch(hosted, 'room', 'de', { send: () => undefined }, {});
  };

  it('is one of a few, and makes room when nobody looks', async () => {
    for (let count = 0; count < 2; count += 1) expect((await start()).demo).toBe(true);
    expect((await club.visitor.post('/api/night/demo', { speed: 1 })).json()).toMatchObject({
      status: 429,
      code: 'too-many-demos',
    });
    await seconds(70);
    expect((await start()).demo).toBe(true);
  });

  it('is not had by one address more than twice, nor by visitors alone: the house keeps places of its own', async () => {
    const statuses = async (...addresses: readonly string[]) => {
      const seen: number[] = [];
      for (const address of addresses) seen.push((await from(address)).statusCode);
      return seen;
    };
    expect(await statuses('2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3')).toEqual([200, 200, 429]);
    expect(await statuses('198.51.100.1', '198.51.100.2', '198.51.100.3')).toEqual([200, 200, 429]);
    const staff = async () => (await club.owner.post('/api/night/demo', { speed: 1 })).statusCode;
    expect([await staff(), await staff(), await staff()]).toEqual([200, 200, 429]);
  });

  it('gives way where somebody only looks on for half an hour, and not where somebody plays with it', async () => {
    const demos: NightSummary[] = [];
    for (const host of [1, 2, 3, 4]) demos.push((await from(`198.51.100.${String(host)}`, { speed: 1 })).json());
    for (const demo of demos) await watch(demo);
    const [first, second] = demos;
    if (first === undefined || second === undefined) throw new Error('no demos');
    await vi.advanceTimersByTimeAsync(29 * 60_000);
    expect((await from('198.51.100.9')).statusCode).toBe(429);
    const command = { type: 'PauseClock' };
    await club.visitor.post(`/api/night/${first.id}/commands`, {
      id: 'pause-1',
      command: { type: 'Note', text: 'here' },
    });
    await club.visitor.post(`/api/night/${first.id}/commands`, { id: 'pause-2', command });
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect((await from('198.51.100.9')).statusCode).toBe(200);
    expect((await club.visitor.get(`/api/night/${first.id}`)).statusCode).toBe(200);
    expect((await club.visitor.get(`/api/night/link/${second.code}`)).statusCode).toBe(404);
  });

  it('is gone after a while', async () => {
    const demo = await start();
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    await setImmediate();
    expect((await club.visitor.get(`/api/night/link/${demo.code}`)).statusCode).toBe(404);
    expect((await club.visitor.get('/api/night')).json()).toEqual([]);
  });
});
