import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Club, enter, openClub, openNight } from '../../testing/club.ts';
import { Listener } from './testing/listener.ts';

describe('watching a night', () => {
  let club: Club;
  const viewers: Listener[] = [];
  const viewer = (headers?: Readonly<Record<string, string>>): Listener => {
    const made = new Listener(club.app, headers);
    viewers.push(made);
    return made;
  };
  const staff = (): Listener => viewer({ cookie: String(club.owner.cookie) });

  beforeEach(async () => {
    club = await openClub();
    await club.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const { socket } of viewers.splice(0)) socket.terminate();
    await club.close();
  });

  it('tells everybody how the club shows itself and where it is, once that changes', async () => {
    const night = await openNight(club.owner);
    const wall = viewer();
    await wall.say({ type: 'watch', kind: 'night', id: night.id, as: 'room' });
    await wall.until(() => wall.document !== undefined);
    await club.owner.put('/api/club', { name: 'Herz Dame Havelland' });
    await club.owner.put('/api/club/zone', { zone: 'Pacific/Auckland' });
    const told = () => wall.heard.filter(({ type }) => type === 'club');
    await wall.until(() => told().length === 2);
    expect(told()).toMatchObject([
      { club: 'Herz Dame Havelland' },
      { club: 'Herz Dame Havelland', zone: 'Pacific/Auckland' },
    ]);
    expect((await club.visitor.get('/api/session')).json()).toMatchObject({ zone: 'Pacific/Auckland' });
  });

  it('gives the whole, then differences that add up to it, to staff and to the room, through a night', async () => {
    const night = await openNight(club.owner);
    const desk = staff();
    const wall = viewer();
    await desk.say({ type: 'watch', kind: 'night', id: night.id, as: 'staff', language: 'de' });
    await wall.say({ type: 'watch', kind: 'night', id: night.id, as: 'room' });
    await enter(club.owner, night, ['Anna Adler', 'Ben Bach', 'Carla Dorn', 'Dora Ebers', 'Emil Falk', 'Finn Graf']);
    const entries = Object.keys((await night.document()).view.entries);
    const [first = '', second = '', third = ''] = entries;
    const steps = [
      { type: 'CheckIn', entries },
      { type: 'DrawSeats' },
      { type: 'StartClock' },
      { type: 'BustOut', bustOut: 'bust-1', out: [{ entry: first, by: [second] }] },
      { type: 'PauseClock' },
      { type: 'StartClock' },
      { type: 'BustOut', bustOut: 'bust-2', out: [{ entry: third, by: [second] }] },
      { type: 'Reinstate', entry: third },
      { type: 'AddTime', ms: 60_000 },
      { type: 'Note', text: 'Pizza' },
    ];
    const { code } = await night.document();
    for (const step of steps) {
      const answer = await night.command(step);
      expect([step.type, answer.statusCode]).toEqual([step.type, 200]);
      const { version } = answer.json();
      await desk.until(() => desk.document?.version === version);
      expect(desk.document).toEqual(await night.document());
      const room = (await club.visitor.get(`/api/night/link/${code}`)).json();
      await expect.poll(() => wall.document, { interval: 5 }).toEqual(room);
    }
    expect(desk.heard.filter(({ type }) => type === 'whole')).toHaveLength(1);
    expect(desk.heard.filter(({ type }) => type === 'change').length).toBeGreaterThanOrEqual(steps.length);
  });

  it('tells one line of a night as staff and as the room, each by itself, and ends each by itself', async () => {
    const night = await openNight(club.owner);
    const both = staff();
    const told = (as: string) =>
      both.heard.flatMap((message) => ('as' in message && message.as === as ? [message] : []));
    await both.say({ type: 'watch', kind: 'night', id: night.id, as: 'staff' });
    await both.say({ type: 'watch', kind: 'night', id: night.id, as: 'room' });
    await expect.poll(() => [told('staff').length, told('room').length], { interval: 5 }).toEqual([1, 1]);
    const { code } = await night.document();
    const room = (await club.visitor.get(`/api/night/link/${code}`)).json();
    expect(told('staff')).toMatchObject([{ type: 'whole', document: await night.document() }]);
    expect(told('room')).toEqual([expect.objectContaining({ type: 'whole', document: room })]);

    await both.say({ type: 'unwatch', kind: 'night', id: night.id, as: 'staff' });
    await night.command({ type: 'ChangeSetup', changes: { name: 'Herbst' } });
    await expect.poll(() => told('room').length, { interval: 5 }).toBe(2);
    expect(told('staff')).toHaveLength(1);

    await both.say({ type: 'unwatch', kind: 'night', id: night.id });
    await both.say({ type: 'time', sent: 1 });
    await expect.poll(() => both.heard.at(-1)?.type, { interval: 5 }).toBe('time');
    await night.command({ type: 'ChangeSetup', changes: { name: 'Winter' } });
    await both.say({ type: 'time', sent: 2 });
    await expect.poll(() => both.heard.at(-1), { interval: 5 }).toMatchObject({ type: 'time', sent: 2 });
    expect(told('room')).toHaveLength(2);
  });

  it('tells who comes back only what was missed', async () => {
    const night = await openNight(club.owner);
    const before = staff();
    await before.say({ type: 'watch', kind: 'night', id: night.id, as: 'staff' });
    await before.until(() => before.document !== undefined);
    before.socket.terminate();
    await night.command({ type: 'Note', text: 'One' });
    await night.command({ type: 'Note', text: 'Two' });
    const after = staff();
    after.document = before.document;
    after.version = before.version;
    await after.say({
      type: 'watch',
      kind: 'night',
      id: night.id,
      as: 'staff',
      from: before.version,
      epoch: before.epoch,
    });
    await after.until(() => after.document?.version === 3);
    expect(after.heard.map(({ type }) => type)).toEqual(['change', 'change']);
    expect(after.document).toEqual(await night.document());
  });

  it.each([
    ['from another epoch', { from: 1, epoch: 'another-epoch' }],
    ['from a version that never was', { from: 77 }],
  ])('gives the whole to who comes %s', async (_, had) => {
    const night = await openNight(club.owner);
    const someone = viewer();
    await someone.say({ type: 'watch', kind: 'night', id: night.id, as: 'room', ...had });
    await someone.until(() => someone.heard.length > 0);
    expect(someone.heard[0]).toMatchObject({ type: 'whole' });
  });

  it('says what time it is', async () => {
    const someone = viewer();
    const before = Date.now();
    await someone.say({ type: 'time', sent: 123.5 });
    await someone.until(() => someone.heard.length > 0);
    expect(someone.heard[0]).toEqual({ type: 'time', sent: 123.5, now: expect.any(Number) });
    const { now } = someone.heard[0] as { now: number };
    expect(now).toBeGreaterThan(before - 1_000);
    expect(now).toBeLessThan(Date.now() + 1_000);
  });

  it('follows a changed name and a line to the room', async () => {
    const night = await openNight(club.owner);
    await enter(club.owner, night, ['Anna Adler']);
    const wall = viewer();
    await wall.say({ type: 'watch', kind: 'night', id: night.id, as: 'room' });
    await wall.until(() => wall.document !== undefined);
    expect(Object.values(wall.document?.names ?? {})).toEqual(['Anna A.']);
    const [person] = (await club.owner.get('/api/people')).json();
    await club.owner.patch(`/api/people/${person.id}`, { roomName: 'nickname', nickname: 'Ace' });
    await wall.until(() => Object.values(wall.document?.names ?? {})[0] === 'Ace');
    await club.owner.put(`/api/night/${night.id}/wall`, { pinned: 'seating', announcement: 'Pizza!' });
    await wall.until(() => wall.document?.announcement === 'Pizza!');
    expect(wall.document?.pinned).toBe('seating');
    await club.owner.put(`/api/night/${night.id}/wall`, {});
    await wall.until(() => wall.document?.announcement === undefined);
  });

  it('shows a cashier his own boxes, under his own name alone', async () => {
    const kim = await club.member('Kim', 'cashier');
    const { id } = (await kim.get('/api/session')).json<{ readonly id: string }>();
    const night = await openNight(club.owner);
    const till = viewer({ cookie: String(kim.cookie) });
    await till.say({ type: 'watch', kind: 'night', id: night.id, as: `cashier:${id}` });
    await till.until(() => till.document !== undefined);
    const other = viewer({ cookie: String(kim.cookie) });
    await other.say({ type: 'watch', kind: 'night', id: night.id, as: 'cashier:somebody' });
    await expect.poll(() => other.heard.at(-1)).toMatchObject({ type: 'gone', code: 'not-allowed' });
  });

  it.each([
    ['staff without a session', 'staff', 'not-allowed'],
    ['a night that is not', 'room', 'not-found'],
  ] as const)('shows nothing to %s', async (_, as, code) => {
    const night = await openNight(club.owner);
    const someone = viewer();
    await someone.say({ type: 'watch', kind: 'night', id: code === 'not-found' ? 'no-such-night' : night.id, as });
    await someone.until(() => someone.heard.length > 0);
    expect(someone.heard).toMatchObject([{ type: 'gone', kind: 'night', id: expect.any(String), code }]);
  });

  it('hangs up when the session ends', async () => {
    const floor = await club.member('Ben', 'floor');
    const night = await openNight(club.owner);
    const desk = viewer({ cookie: String(floor.cookie) });
    await desk.say({ type: 'watch', kind: 'night', id: night.id, as: 'staff' });
    await desk.until(() => desk.document !== undefined);
    const closed = new Promise((done) => desk.socket.once('close', done));
    await club.owner.delete(`/api/staff/${floor.id}`);
    expect(await closed).toBe(4401);
  });

  it('asks again who may watch when a role changes', async () => {
    const floor = await club.member('Ben', 'floor');
    const night = await openNight(club.owner);
    const desk = viewer({ cookie: String(floor.cookie) });
    await desk.say({ type: 'watch', kind: 'night', id: night.id, as: 'staff' });
    await desk.until(() => desk.document !== undefined);
    const closed = new Promise((done) => desk.socket.once('close', done));
    await club.owner.patch(`/api/staff/${floor.id}`, { role: 'display' });
    expect(await closed).toBe(1012);
    const again = viewer({ cookie: String(floor.cookie) });
    await again.say({ type: 'watch', kind: 'night', id: night.id, as: 'staff' });
    await again.until(() => again.heard.length > 0);
    expect(again.heard).toMatchObject([{ type: 'gone', kind: 'night', id: night.id, code: 'not-allowed' }]);
  });

  it('lets go of a client that does not read', async () => {
    const night = await openNight(club.owner);
    const [slow, quick] = [viewer(), viewer()];
    for (const one of [slow, quick]) {
      await one.say({ type: 'watch', kind: 'night', id: night.id, as: 'room' });
      await one.until(() => one.document !== undefined);
    }
    slow.socket.pause();
    const hosted = await club.house.nights.find(night.id);
    for (let turn = 0; turn < 40 && club.app.websocketServer.clients.size === 2; turn += 1) {
      const announcement = String(turn).repeat(1_000_000);
      if (hosted !== undefined) await club.house.nights.setAside(hosted, { announcement });
      await quick.until(() => quick.document?.announcement === announcement);
    }
    await expect.poll(() => club.app.websocketServer.clients.size).toBe(1);
    expect(quick.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('opens no socket for a foreign page', async () => {
    const { port } = club.app.server.address() as AddressInfo;
    const socket = new WebSocket(`ws://localhost:${String(port)}/live`, { origin: 'https://evil.example' });
    const status = await new Promise((done) =>
      socket.once('unexpected-response', (_, answer) => done(answer.statusCode)),
    );
    expect(status).toBe(403);
  });

  it.each(['nonsense', '{"type":"watch"}', JSON.stringify({ type: 'time', sent: 1, more: randomUUID() })])(
    'hangs up on %s',
    async (text) => {
      const someone = viewer();
      const closed = new Promise((done) => someone.socket.once('close', done));
      await new Promise((done) => someone.socket.once('open', done));
      someone.socket.send(text);
      expect(await closed).toBe(1008);
    },
  );
});
