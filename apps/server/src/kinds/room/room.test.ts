import { randomUUID } from 'node:crypto';
import type { Differing } from '@riffle/aggregate/testing';
import type { CardRoomCommand, LogLine } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type Club, openClub } from '../../testing/club.ts';
import type { roomCommand } from './command.ts';
import { room as kind } from './room.ts';
import { openRoom } from './testing.ts';
import { keyOf } from './viewers.ts';

const MINUTE = 60_000;

describe('an evening in the card room', () => {
  let club: Club;
  let now = Date.UTC(2026, 10, 20, 19);
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20, 19);
    club = await openClub({ rateLimits: 'off', now: () => now });
  });
  afterEach(() => club.close());
  const anna = async () => {
    const person = randomUUID();
    await club.owner.post('/api/people', {
      ...{ id: person, first: 'Anna', last: 'Adler', guest: false, roomName: 'firstAndInitial' },
    });
    return person;
  };

  it('takes the commands that staff give, and no others', () => {
    const none: [Differing<CardRoomCommand, z.infer<typeof roomCommand>>] extends [never]
      ? true
      : Differing<CardRoomCommand, z.infer<typeof roomCommand>> = true;
    expect(none).toBe(true);
  });

  it('lets each role do what is its own', async () => {
    const room = await openRoom(club);
    const [floor, cashier, wall] = await Promise.all([
      club.member('Flo', 'floor'),
      club.member('Kim', 'cashier'),
      club.member('Wand', 'display'),
    ]);
    await room.welcome('guest-1');
    const list = { type: 'PutOnList', guest: 'guest-1', game: 'game-1' };
    const call = { type: 'CallGuest', guest: 'guest-1', place: { table: 'table-1', seat: 1 } };
    const setup = { name: 'X', currency: 'CHF', rulebook: { id: 'gcb', edition: '' }, statuses: [], noShows: 0 };
    const found = (caller: typeof floor) =>
      caller.post('/api/room', { id: randomUUID(), commandId: randomUUID(), setup });
    expect((await room.command(list, wall)).statusCode).toBe(403);
    expect((await room.command(list, cashier)).statusCode).toBe(200);
    expect((await room.command(call, cashier)).json()).toMatchObject({ status: 403, code: 'role-may-not' });
    expect((await room.command({ type: 'FillBox', box: 'A', amount: 10_000 }, cashier)).statusCode).toBe(200);
    expect((await room.command(call, floor)).statusCode).toBe(200);
    expect((await found(floor)).statusCode).toBe(403);
    expect(Object.keys(kind.roles)).toContain('OpenRoom');
  });

  it('shows the wall how many wait and who is called as he wants to be named, and nothing of money or of others', async () => {
    const room = await openRoom(club);
    await room.welcome('guest-1', { person: await anna() });
    await room.welcome('guest-2', { called: 'Rote Mütze' });
    await room.sit('guest-2', 2);
    await room.list('guest-1');
    expect((await room.board()).names).toEqual({});
    await room.call('guest-1', 1);
    const board = await room.board();
    expect(board.names).toEqual({ 'guest-1': 'Anna A.' });
    expect(board.view.lists['game-1' as never]).toMatchObject({ waiting: 1, ahead: 0 });
    expect(board.view.lists['game-1' as never]).not.toHaveProperty('list');
    expect(board.view.tables['table-1' as never]).toMatchObject({ players: 1, open: true, taken: { 2: {} } });
    const told = JSON.stringify(board);
    for (const secret of ['Adler', 'Mütze', 'guest-2', 'inPlay', 'boxes', 'proposals', 'person'])
      expect(told).not.toContain(secret);
    expect((await room.document()).names).toEqual({ 'guest-1': 'Anna Adler', 'guest-2': 'Rote Mütze' });
  });

  it('tells the cashier not why somebody is kept away', async () => {
    const room = await openRoom(club);
    await room.welcome('guest-1');
    await room.done({ type: 'BarGuest', guest: 'guest-1', from: 'room', reason: 'Streit am Tisch' });
    const cashier = await club.member('Kim', 'cashier');
    expect(JSON.stringify(await room.document())).toContain('Streit');
    const seen = JSON.stringify(await room.document(cashier));
    expect(seen).toContain('barred');
    expect(seen).not.toContain('Streit');
  });

  it('is a guest’s own by his link: on, later, on my way, and nobody else’s', async () => {
    const room = await openRoom(club);
    for (const guest of ['guest-1', 'guest-2']) await room.welcome(guest);
    const { guests } = await room.links();
    const [mine, other] = [guests['guest-1'] ?? '', guests['guest-2'] ?? ''];
    const on = { type: 'PutOnList', guest: 'guest-1', game: 'game-1' };
    expect((await room.by('own', other, on)).json()).toMatchObject({ status: 403, code: 'not-yours-to-ask' });
    expect((await room.by('own', mine, on)).statusCode).toBe(200);
    expect((await room.by('own', other, { ...on, guest: 'guest-2' })).statusCode).toBe(200);
    const later = { type: 'ComeLater', guest: 'guest-1', game: 'game-1', later: true };
    expect((await room.by('own', mine, later)).statusCode).toBe(200);
    expect((await room.by('own', mine, { ...later, later: false })).statusCode).toBe(200);
    const sit = { type: 'TakeSeat', guest: 'guest-1', place: { table: 'table-1', seat: 1 } };
    expect((await room.by('own', mine, sit)).statusCode).toBe(403);
    await room.call('guest-1', 1);
    expect((await room.by('own', other, { type: 'AnswerCall', guest: 'guest-1' })).statusCode).toBe(403);
    expect((await room.by('own', mine, { type: 'GiveUpTurn', guest: 'guest-1' })).statusCode).toBe(200);
    expect((await room.by('own', other, { type: 'AnswerCall', guest: 'guest-2' })).statusCode).toBe(200);
    const wrong = await room.by('own', `${mine.slice(0, -4)}AAAA`, on);
    expect(wrong.json()).toMatchObject({ status: 403, code: 'own-link-wrong' });
    const opened = await club.visitor.post(`/api/room/link/${room.code}/own`, { token: mine });
    expect(opened.json()).toEqual({ room: room.id, as: 'guest:guest-1', guest: 'guest-1' });
  });

  it('tells a guest whose coming was taken back that his link holds no longer, and counts him not as guessing', async () => {
    const room = await openRoom(club);
    await room.welcome('guest-1');
    const { guests } = await room.links();
    const [{ id: commit } = { id: '' }] = (await club.owner.get(`/api/room/${room.id}/log`))
      .json<readonly LogLine[]>()
      .slice(-1);
    const undo = { id: randomUUID(), command: { type: 'Undo', commit, also: [] } };
    expect((await club.owner.post(`/api/room/${room.id}/commands`, undo)).statusCode).toBe(200);
    for (let nth = 0; nth < 40; nth += 1) {
      const opened = await club.visitor.post(`/api/room/link/${room.code}/own`, { token: guests['guest-1'] });
      expect(opened.json()).toMatchObject({ status: 403, code: 'own-link-ended' });
    }
  });

  it('is a table’s own by its link: hands, the button, ways back there, and nothing else', async () => {
    const room = await openRoom(club);
    for (const [index, guest] of ['guest-1', 'guest-2'].entries()) {
      await room.welcome(guest);
      await room.sit(guest, index + 1);
    }
    const { tables } = await room.links();
    const [here, there] = [tables['table-1'] ?? '', tables['table-2'] ?? ''];
    const button = { type: 'PlaceButton', table: 'table-1', seat: 1 };
    expect((await room.by('dealer', there, button)).statusCode).toBe(403);
    expect((await room.by('dealer', here, button)).statusCode).toBe(200);
    expect((await room.by('dealer', here, { type: 'DealHand', table: 'table-1' })).statusCode).toBe(200);
    const back = { type: 'ReturnToGame', guest: 'guest-1', how: 'postBoth' };
    expect((await room.by('dealer', there, back)).json()).toMatchObject({ code: 'not-yours-to-ask' });
    expect((await room.by('dealer', here, back)).json()).toMatchObject({ code: 'nothing-missed' });
    expect((await room.by('dealer', here, { type: 'StandUp', guest: 'guest-1' })).statusCode).toBe(403);
    expect(kind.viewers.named('dealer:table-1')).toEqual({ as: 'dealer', table: 'table-1' });
    expect(keyOf({ as: 'board' })).toBe('board');
  });

  it('[gcb:C2.i2] lets a call lapse by itself, calls the next, and says so in its log', async () => {
    const room = await openRoom(club);
    for (const guest of ['guest-1', 'guest-2']) {
      await room.welcome(guest);
      await room.list(guest);
    }
    await room.call('guest-1', 3);
    now += 5 * MINUTE;
    club.house.host.timeHasChanged();
    await expect.poll(async () => (await room.document()).view.calls.map(({ guest }) => guest)).toEqual(['guest-2']);
    const { view } = await room.document();
    expect(view.lists['game-1' as never]?.list?.map(({ guest }) => guest)).toEqual(['guest-2', 'guest-1']);
    const log = (await club.owner.get(`/api/room/${room.id}/log`)).json<readonly LogLine[]>();
    expect(log.at(-1)?.text).toBe('guest-1 ist nicht gekommen und steht am Ende der Liste.');
  });

  it('reports to whoever has the boxes what the evening came to, without what was taken back', async () => {
    const room = await openRoom(club);
    for (const guest of ['guest-1', 'guest-2']) await room.welcome(guest);
    await room.sit('guest-1', 1);
    const last = (await club.owner.get(`/api/room/${room.id}/log`)).json<readonly LogLine[]>().at(-1)?.id;
    await room.sit('guest-2', 2);
    const cashier = await club.member('Kim', 'cashier');
    const report = () => cashier.get(`/api/room/${room.id}/report`);
    expect((await report()).json()).toMatchObject({ guests: 2, seats: { new: 2 }, money: { buyIn: 100_000 } });
    expect((await report()).body).not.toContain('guest-');
    await club.owner.post(`/api/room/${room.id}/commands`, {
      id: randomUUID(),
      command: { type: 'Undo', commit: last, also: [] },
    });
    expect((await report()).json()).toMatchObject({ seats: { new: 1 }, money: { buyIn: 50_000 } });
    expect((await club.visitor.get(`/api/room/${room.id}/report`)).statusCode).toBe(401);
    expect((await cashier.get(`/api/room/${randomUUID()}/report`)).statusCode).toBe(404);
  });

  it('tells staff who deals where, and at each table who deals there and who takes over', async () => {
    const room = await openRoom(club);
    const person = await anna();
    await room.done({ type: 'ClockIn', dealer: 'dealer-1', person });
    await room.done({ type: 'ClockIn', dealer: 'dealer-2', called: 'Bernd' });
    await room.done({ type: 'MoveDealer', dealer: 'dealer-1', to: 'table-1' });
    await room.done({ type: 'PlanRotation', plan: { every: 30, most: 3, pause: 20 } });
    const early = await room.command({ type: 'PushDealers' });
    expect(early.json()).toMatchObject({ status: 409, code: 'not-due-yet' });
    now += 30 * MINUTE;
    const cashier = await club.member('Kim', 'cashier');
    expect((await room.command({ type: 'PushDealers' }, cashier)).statusCode).toBe(403);
    const { tables } = await room.links();
    const token = tables['table-1'] ?? '';
    expect((await room.by('dealer', token, { type: 'PushDealers' })).statusCode).toBe(403);
    await room.done({ type: 'PushDealers' });
    const { view, names } = await room.document();
    expect(view.tables['table-1' as never]).toMatchObject({ dealer: 'dealer-2' });
    expect(names).toEqual({ 'dealer-1': 'Anna Adler', 'dealer-2': 'Bernd' });
    const log = (await club.owner.get(`/api/room/${room.id}/log`)).json<readonly LogLine[]>().map(({ text }) => text);
    expect(log).toContain('Wechsel der Dealer: Anna Adler in die Pause und Bernd an Tisch 1.');
    const board = await room.board();
    expect(JSON.stringify(board)).not.toContain('dealer-');
    const report = (await club.owner.get(`/api/room/${room.id}/report`)).json();
    expect(report).toMatchObject({ pushes: { made: 1 }, dealers: [{ dealer: 'dealer-1', dealt: 30 * MINUTE }, {}] });
    expect(JSON.stringify((await club.owner.get(`/api/people/${person}/file`)).json())).toContain(
      'Als Dealer im Dienst',
    );
  });

  it('lets whoever comes to the kiosk put himself on a list and take his own link along, and shows it nobody', async () => {
    const room = await openRoom(club);
    await room.welcome('guest-1');
    await room.list('guest-1');
    const { kiosk, guests } = await room.links();
    const at = (path: string, body: object) => club.visitor.post(`/api/room/link/${room.code}/kiosk${path}`, body);
    expect((await at('', { token: kiosk })).json()).toEqual({ room: room.id, as: 'kiosk' });
    const ask = (command: object) => at('/commands', { token: kiosk, id: randomUUID(), command });
    const join = { type: 'JoinAtKiosk', guest: 'guest-9', called: 'Zoe', games: ['game-1'] };
    expect((await ask(join)).statusCode).toBe(200);
    expect((await ask({ ...join, guest: 'guest-8' })).json()).toMatchObject({ status: 409, code: 'name-taken' });
    expect((await ask({ type: 'TakeOffList', guest: 'guest-1', game: 'game-1' })).statusCode).toBe(403);
    const token = (await at('/guest', { token: kiosk, guest: 'guest-9' })).json();
    expect(token).toEqual({ token: (await room.links()).guests['guest-9'] });
    expect((await at('/guest', { token: kiosk, guest: 'guest-1' })).statusCode).toBe(403);
    now += 6 * MINUTE;
    expect((await at('/guest', { token: kiosk, guest: 'guest-9' })).statusCode).toBe(403);
    expect((await at('', { token: guests['guest-1'] })).json()).toMatchObject({ code: 'kiosk-link-wrong' });
    const log = (await club.owner.get(`/api/room/${room.id}/log`)).json<readonly LogLine[]>().map(({ text }) => text);
    expect(log).toContain('Zoe hat sich am Kiosk eingetragen.');
    expect(keyOf({ as: 'kiosk' })).toBe('kiosk');
  });

  it('seats nobody who is barred from the room', async () => {
    const room = await openRoom(club);
    await room.welcome('guest-1');
    await room.list('guest-1');
    await room.done({ type: 'BarGuest', guest: 'guest-1', from: 'room', reason: 'Streit' });
    const again = await room.command({ type: 'TakeSeat', guest: 'guest-1', place: { table: 'table-1', seat: 1 } });
    expect(again.json()).toMatchObject({ status: 409, code: 'barred', title: 'Dieser Gast hat hier Hausverbot.' });
  });

  it('is the same after a restart, and a step is taken back', async () => {
    const room = await openRoom(club);
    for (const guest of ['guest-1', 'guest-2']) await room.welcome(guest);
    await room.sit('guest-1', 1);
    const last = (await room.list('guest-2')) as { readonly id?: string };
    const before = await room.document();
    const cookie = club.owner.cookie;
    await club.stop();
    club = await openClub({ dataDir: club.dataDir, rateLimits: 'off', now: () => now });
    const owner = club.caller(cookie);
    expect((await owner.get(`/api/room/${room.id}`)).json()).toEqual(before);
    expect((await owner.get('/api/room')).json()).toMatchObject([
      { name: 'Freitag', isOpen: true, tables: 1, players: 1, waiting: 1 },
    ]);
    const log = (await owner.get(`/api/room/${room.id}/log`)).json<readonly LogLine[]>();
    const commit = last.id ?? log.at(-1)?.id;
    const undo = { id: randomUUID(), command: { type: 'Undo', commit, also: [] } };
    expect((await owner.post(`/api/room/${room.id}/commands`, undo)).statusCode).toBe(200);
    expect((await owner.get(`/api/room/${room.id}`)).json().view.lists['game-1'].waiting).toBe(0);
  });
});
