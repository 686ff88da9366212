import { randomUUID } from 'node:crypto';
import type { LogLine, Person, SignedUpPerson } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, openClub, openNight } from '../../testing/club.ts';
import { DAY, openList } from './testing.ts';

describe('sign-up by the public page', () => {
  let club: Club;
  let now = Date.UTC(2026, 0, 10, 20);
  beforeEach(async () => {
    now = Date.UTC(2026, 0, 10, 20);
    club = await openClub({ rateLimits: 'off', now: () => now });
  });
  afterEach(() => club.close());
  const open = (changes = {}) => openList(club, changes, now);

  it('is off until staff open it', async () => {
    const { id } = await openNight(club.owner);
    expect((await club.owner.get(`/api/signup/${id}`)).statusCode).toBe(404);
    expect((await club.visitor.get('/api/signup')).json()).toEqual([]);
  });

  it('gives places in order, then the waiting list, and tells each his own stand alone', async () => {
    const list = await open();
    const [anna, ben, carl] = [list.somebody('Anna Adler'), list.somebody('Ben Bauer'), list.somebody('Carl Cramer')];
    expect((await anna.signUp()).json()).toEqual({ stand: { place: 'in' }, name: 'Anna Adler' });
    await ben.signUp();
    expect((await carl.signUp()).json()).toMatchObject({ stand: { place: 'waiting', position: 1 } });
    expect(await carl.stand()).toEqual({ place: 'waiting', position: 1 });
    expect(await list.somebody('Nobody').stand()).toBeUndefined();
    expect((await list.publicly()).view).toMatchObject({ in: 2, waiting: 1, free: 0 });
  });

  it('says nothing to everybody but how many, and the names of those who want it as they want it', async () => {
    const list = await open({ capacity: 3 });
    await list.somebody('Anna Adler', { roomName: 'firstAndInitial' }).signUp();
    await list.somebody('Ben Bauer', { listed: false }).signUp();
    await list.somebody('Carl Cramer', { roomName: 'nickname', nickname: 'Ace', club: 'Herz Dame' }).signUp();
    const seen = await list.publicly();
    expect(Object.values(seen.names)).toEqual(['Anna A.', 'Ace']);
    const told = JSON.stringify(seen);
    for (const secret of ['Adler', 'Bauer', 'Cramer', 'Herz Dame', 'person', 'version'])
      expect(told).not.toContain(secret);
    await list.command({ type: 'Change', changes: { showsNames: false } });
    expect((await list.publicly()).names).toEqual({});
  });

  it('cancels by the same link, from any device, and the first who waits has the place', async () => {
    const list = await open({ capacity: 1 });
    const [anna, ben] = [list.somebody('Anna Adler'), list.somebody('Ben Bauer')];
    await anna.signUp();
    await ben.signUp();
    expect((await anna.cancel()).json()).toEqual({});
    expect(await ben.stand()).toEqual({ place: 'in' });
    expect(await anna.stand()).toBeUndefined();
    expect((await anna.signUp()).json()).toMatchObject({ stand: { place: 'waiting', position: 1 } });
  });

  it('does nothing with a token that is nobody’s, or of another list', async () => {
    const [list, other] = [await open(), await open()];
    const anna = list.somebody('Anna Adler');
    await anna.signUp();
    expect((await list.somebody('Anna Adler').cancel()).json()).toMatchObject({ status: 422, code: 'no-such-sign-up' });
    const elsewhere = await club.visitor.post(`/api/signup/link/${other.code}/cancel`, { token: anna.token });
    expect(elsewhere.statusCode).toBe(422);
    // what staff read of the list does not open it either
    const [{ id = '' } = {}] = (await list.seen()).view.list;
    expect((await club.visitor.post(`/api/signup/link/${list.code}/cancel`, { token: id })).statusCode).toBe(422);
    expect(await anna.stand()).toEqual({ place: 'in' });
  });

  it('gives the last place once, to two who come at the same time', async () => {
    const list = await open({ capacity: 1, mostWaiting: 0 });
    const both = [list.somebody('Anna Adler'), list.somebody('Ben Bauer')];
    const answers = await Promise.all(both.map((one) => one.signUp()));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await list.seen()).view).toMatchObject({ in: 1, waiting: 0, isFull: true });
    // nobody comes into the directory who has no place
    const people = (await club.owner.get('/api/people')).json<readonly Person[]>();
    expect(people).toHaveLength(1);
  });

  it('is one sign-up however often it is sent', async () => {
    const list = await open();
    const anna = list.somebody('Anna Adler');
    await Promise.all([anna.signUp(), anna.signUp(), anna.signUp()]);
    expect((await anna.signUp()).json()).toEqual({ stand: { place: 'in' }, name: 'Anna Adler' });
    expect((await list.seen()).view.list).toHaveLength(1);
    expect((await club.owner.get('/api/people')).json()).toHaveLength(1);
  });

  it('closes by itself, and is not begun again after that', async () => {
    const list = await open();
    now += 2 * DAY;
    const late = (await list.somebody('Anna Adler').signUp()).json();
    expect(late).toMatchObject({ status: 409, code: 'sign-up-closed', title: expect.any(String) });
  });

  it('follows the night’s name and start, and is gone with it', async () => {
    const list = await open();
    await list.night.command({ type: 'ChangeSetup', changes: { name: 'Samstag', startsAt: now + DAY } });
    await expect
      .poll(async () => (await list.publicly()).view.setup)
      .toMatchObject({
        name: 'Samstag',
        startsAt: now + DAY,
      });
    await club.owner.post(`/api/night/${list.night.id}/delete`, { name: 'Samstag' });
    expect((await list.somebody('Anna Adler').signUp()).json()).toMatchObject({ status: 410, code: 'deleted' });
    await expect.poll(async () => (await list.publicly()).view.closed).toBe('time');
  });

  it('gives a place that became free by a step that was taken back, by itself', async () => {
    const list = await open({ capacity: 1 });
    const ben = list.somebody('Ben Bauer');
    await list.somebody('Anna Adler').signUp();
    await ben.signUp();
    const [, signedUp] = (await club.owner.get(`/api/signup/${list.night.id}/log`)).json<readonly LogLine[]>();
    expect((await list.command({ type: 'Undo', commit: signedUp?.id, also: [] })).statusCode).toBe(200);
    await expect.poll(ben.stand).toEqual({ place: 'in' });
  });

  it('tells staff by name what happened, and takes it back without touching the night', async () => {
    const list = await open({ capacity: 1 });
    await list.somebody('Anna Adler').signUp();
    await list.somebody('Ben Bauer').signUp();
    const ben = (await list.seen()).view.list[1]?.id ?? '';
    await list.command({ type: 'Admit', signUp: ben, reason: 'Vorstand' });
    const log = (await club.owner.get(`/api/signup/${list.night.id}/log`)).json<readonly LogLine[]>();
    expect(log.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Anmeldung geöffnet: 1 Platz, Anmeldeschluss /),
      'Angemeldet: Anna Adler.',
      'Auf der Warteliste: Ben Bauer.',
      'Ben Bauer bekommt einen Platz. Grund: Vorstand',
    ]);
    const undone = await list.command({ type: 'Undo', commit: log.at(-1)?.id, also: [] });
    expect(undone.statusCode).toBe(200);
    expect((await list.seen()).view).toMatchObject({ in: 1, waiting: 1 });
    expect((await list.night.document()).version).toBe(1);
  });

  it('as a table, for staff', async () => {
    const list = await open({ capacity: 1 });
    await list.somebody('Anna Adler', { club: 'Pik Ass' }).signUp();
    await list.somebody('=1+1 Bauer').signUp();
    const csv = (await club.owner.get(`/api/signup/${list.night.id}/list.csv?lang=de`)).body;
    expect(csv).toContain('Name;Verein;Platz;Warteliste');
    expect(csv).toContain('Anna Adler;Pik Ass;mit Platz;;');
    expect(csv).toContain("'=1+1 Bauer;;auf der Warteliste;1;");
    expect((await club.visitor.get(`/api/signup/${list.night.id}/list.csv`)).statusCode).toBe(401);
  });
});

describe('who signed up and comes', () => {
  let club: Club;
  beforeEach(async () => {
    club = await openClub({ rateLimits: 'off' });
  });
  afterEach(() => club.close());

  it('is entered and checked in by one tap, with club and name, and once', async () => {
    const list = await openList(club);
    await list.somebody('Anna Adler', { club: 'Pik Ass' }).signUp();
    const [anna] = await list.people();
    const cashier = await club.member('Kim', 'cashier');
    const answers = await Promise.all([list.checkIn(anna.signUp, {}, cashier), list.checkIn(anna.signUp, {}, cashier)]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    const { view, names } = await list.night.document();
    expect(Object.values(view.entries)).toEqual([expect.objectContaining({ club: 'Pik Ass', checkedIn: true })]);
    expect(Object.values(names)).toEqual(['Anna Adler']);
    expect((await list.seen()).view.list[0]).toMatchObject({ isHere: true });
    expect((await list.checkIn(anna.signUp)).statusCode).toBe(200);
  });

  it('is entered anew after the night took the entry back', async () => {
    const list = await openList(club);
    await list.somebody('Anna Adler').signUp();
    const [anna] = await list.people();
    await list.checkIn(anna.signUp);
    const log = (await club.owner.get(`/api/night/${list.night.id}/log`)).json<readonly LogLine[]>();
    const [entered, here] = log.slice(-2).map(({ id }) => id);
    expect((await list.night.command({ type: 'Undo', commit: entered, also: [here] })).statusCode).toBe(200);
    expect((await list.night.document()).view.entries).toEqual({});
    expect((await list.checkIn(anna.signUp)).statusCode).toBe(200);
    expect(Object.keys((await list.night.document()).view.entries)).toHaveLength(1);
  });

  it('is proposed as the one who is in the directory, and becomes that one where staff say so', async () => {
    const list = await openList(club);
    const known = { id: randomUUID(), first: 'Jörg', last: 'Müller', guest: false, roomName: 'full', email: 'j@x.de' };
    await club.owner.post('/api/people', known);
    const joerg = list.somebody('Joerg Mueller', { roomName: 'firstAndInitial' });
    await joerg.signUp();
    const [one] = (await list.people()) as readonly SignedUpPerson[];
    expect(one?.alike).toEqual([{ person: known.id, name: 'Jörg Müller' }]);
    await list.checkIn(one?.signUp ?? '', { person: known.id });
    expect(Object.values((await list.night.document()).names)).toEqual(['Jörg Müller']);
    const people = (await club.owner.get('/api/people')).json<readonly Person[]>();
    // he said last that the room reads less
    expect(people).toEqual([expect.objectContaining({ id: known.id, guest: false, roomName: 'firstAndInitial' })]);
    expect(await joerg.stand()).toEqual({ place: 'in', isHere: true });
  });

  it('is only noted where a crash came between his entry and that', async () => {
    const list = await openList(club);
    await list.somebody('Anna Adler').signUp();
    const [anna] = await list.people();
    await list.night.command({ type: 'AddEntries', entries: [{ entry: anna.signUp, person: anna.person }] });
    expect((await list.checkIn(anna.signUp)).statusCode).toBe(200);
    const { entries } = (await list.night.document()).view;
    expect(Object.values(entries)).toEqual([expect.objectContaining({ checkedIn: true })]);
    expect(Object.keys(entries)).toEqual([anna.signUp]);
    expect((await list.seen()).view.list[0]).toMatchObject({ isHere: true });
  });

  it('is told why where the night does not take him', async () => {
    const list = await openList(club);
    await list.somebody('Anna Adler').signUp();
    const [anna] = await list.people();
    await list.night.command({ type: 'AddEntries', entries: [{ entry: randomUUID(), person: anna.person }] });
    expect((await list.checkIn(anna.signUp)).json()).toMatchObject({ status: 409, code: 'person-already-entered' });
    expect((await list.checkIn('no-such-one')).json()).toMatchObject({ status: 422, code: 'no-such-sign-up' });
    expect((await list.seen()).view.list[0]).not.toHaveProperty('isHere');
  });
});
