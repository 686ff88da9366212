import type { LogLine, Person } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type Club, openClub, openNight } from '../../testing/club.ts';
import { DAY, openList } from './testing.ts';

describe('what is kept of who signed up', () => {
  let club: Club;
  let now = Date.UTC(2026, 0, 10, 20);
  let owner: Caller;
  let list: Awaited<ReturnType<typeof openList>>;
  beforeEach(async () => {
    now = Date.UTC(2026, 0, 10, 20);
    club = await openClub({ rateLimits: 'off', now: () => now });
    ({ owner } = club);
    list = await openList(club, { capacity: 1 }, now);
  });
  afterEach(() => club.close());
  const known = async () => (await owner.get('/api/people')).json<readonly Person[]>();
  const personCalled = async (last: string) => (await known()).find((one) => one.last === last)?.id ?? '';
  /** Nights go on being played. */
  const later = async (days: number): Promise<void> => {
    now += days * DAY;
    owner = club.signedIn(await club.visitor.post('/api/session', { name: 'Rosa', pin: '135790' }));
    await openNight(owner);
  };

  it('is given out with the rest of what is kept of him', async () => {
    await list.somebody('Anna Adler', { club: 'Pik Ass', listed: false }).signUp();
    const file = (await owner.get(`/api/people/${await personCalled('Adler')}/file?lang=de`)).json();
    expect(file.Abende).toEqual([
      expect.objectContaining({
        Turnier: 'Freitagsturnier',
        Teilnahmen: [expect.objectContaining({ Anmeldung: 'mit Platz', 'Name öffentlich in der Liste': 'nein' })],
        'Im Protokoll': [expect.objectContaining({ Eintrag: 'Angemeldet: Anna Adler.' })],
      }),
    ]);
    expect(file.Verzeichnis).toMatchObject({ Verein: 'Pik Ass', 'Der Raum sieht': 'den vollen Namen' });
  });

  it('is gone when he is erased: his name, his place, and why he was let in', async () => {
    const [anna, ben] = [list.somebody('Anna Adler'), list.somebody('Ben Bauer')];
    await anna.signUp();
    await ben.signUp();
    const id = (await list.seen()).view.list[1]?.id;
    await list.command({ type: 'Admit', signUp: id, reason: 'fährt weit' });
    await list.somebody('Carl Cramer').signUp();
    const person = await personCalled('Bauer');
    expect((await owner.post(`/api/people/${person}/erase`, { keep: [] })).statusCode).toBe(204);
    expect(await ben.stand()).toBeUndefined();
    const { view, names } = await list.seen();
    expect(view.list).toHaveLength(2);
    expect(view.list.map(({ id }) => names[id])).toEqual(['Anna Adler', 'Carl Cramer']);
    const told = JSON.stringify((await owner.get(`/api/signup/${list.night.id}/log`)).json<readonly LogLine[]>());
    expect(told).not.toContain('Bauer');
    expect(told).not.toContain('fährt weit');
    // one more was in than there is room for, so nobody moves up by that
    expect(view).toMatchObject({ in: 1, waiting: 1 });
  });

  it('leaves his place to who waits', async () => {
    const ben = list.somebody('Ben Bauer');
    await list.somebody('Anna Adler').signUp();
    await ben.signUp();
    await owner.post(`/api/people/${await personCalled('Adler')}/erase`, { keep: [] });
    expect(await ben.stand()).toEqual({ place: 'in' });
  });

  it('is forgotten a month after the night where he cancelled or did not come, and only there', async () => {
    await list.command({ type: 'Change', changes: { capacity: 10 } });
    const [anna, carl] = [list.somebody('Anna Adler'), list.somebody('Carl Cramer')];
    for (const one of [anna, list.somebody('Ben Bauer'), carl, list.somebody('Dora Damm')]) await one.signUp();
    await carl.cancel();
    // who came stays, and who is more to the club than a name
    await list.checkIn((await list.people())[0].signUp);
    await owner.patch(`/api/people/${await personCalled('Damm')}`, { email: 'dora@example.org' });
    await later(29);
    await club.house.keeping.run();
    expect((await known()).map(({ last }) => last).toSorted()).toEqual(['Adler', 'Bauer', 'Cramer', 'Damm']);
    await later(3);
    await club.house.keeping.run();
    expect((await known()).map(({ last }) => last).toSorted()).toEqual(['Adler', 'Damm']);
  });

  it('is there again after a restart, with his place', async () => {
    const anna = list.somebody('Anna Adler');
    await anna.signUp();
    await club.stop();
    const again = await openClub({ dataDir: club.dataDir, rateLimits: 'off', now: () => now });
    const stand = await again.visitor.post(`/api/signup/link/${list.code}/stand`, { token: anna.token });
    expect(stand.json()).toEqual({ stand: { place: 'in' }, name: 'Anna Adler' });
    await again.stop();
    club = await openClub({ dataDir: club.dataDir });
  });
});
