import { randomUUID } from 'node:crypto';
import type { LeagueNewMember, LeagueUnsettledMember, Person } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, openClub } from '../../../testing/club.ts';
import { openLeague } from '../testing.ts';

describe('a member whom a club enters by its link', () => {
  let club: Club;
  let league: Awaited<ReturnType<typeof openLeague>>;
  let token: string;
  beforeEach(async () => {
    club = await openClub({ rateLimits: 'off' });
    league = await openLeague(club);
    await league.done({ type: 'AdmitClub', club: 'club-ahorn', name: 'PC Ahorn' });
    await league.done({ type: 'AdmitClub', club: 'club-birke', name: 'PC Birke' });
    token = (await league.links()).clubs['club-ahorn'] ?? '';
  });
  afterEach(() => club.close());

  const anna = {
    ...{ first: 'Anna', last: 'Adler', roomName: 'firstAndInitial', born: '1980-05-05', since: '2026-01-01' },
    consents: true,
  } as const;
  const enter = (more: Partial<LeagueNewMember> = {}, by = token) =>
    club.visitor.post(`/api/league/link/${league.code}/club/members?lang=de`, {
      ...{ token: by, id: randomUUID(), ...anna },
      ...more,
    });
  const known = async (more: Partial<Person> = {}) => {
    const id = `person-${randomUUID()}`;
    const body = { id, first: 'Anna', last: 'Adler', guest: false, roomName: 'full', birthday: '1980-05-05', ...more };
    expect((await club.owner.post('/api/people', body)).statusCode).toBe(200);
    return id;
  };
  const people = async () => (await club.owner.get('/api/people')).json<readonly Person[]>();
  const unsettled = async () =>
    (await club.owner.get(`/api/league/${league.id}/members`)).json<readonly LeagueUnsettledMember[]>();
  const settle = (player: string, as?: string) =>
    club.owner.post(`/api/league/${league.id}/members?lang=de`, { id: randomUUID(), player, ...(as && { as }) });
  const log = async () =>
    (await club.owner.get(`/api/league/${league.id}/log?lang=de`)).json<readonly { id: string; text: string }[]>();

  it('is in its squad and in the directory, once however often it is sent, and the log says who said so', async () => {
    const id = randomUUID();
    const [first, again] = [await enter({ id, licence: true }), await enter({ id, licence: true })];
    expect(first.json()).toEqual(again.json());
    const document = await league.document();
    expect(document.view.own?.players).toMatchObject([
      { unsettled: true, born: '1980-05-05', spells: [{ club: 'club-ahorn', since: '2026-01-01' }] },
    ]);
    expect(document.names[document.view.own?.players[0]?.id ?? '']).toBe('Anna Adler');
    expect(await people()).toMatchObject([{ first: 'Anna', last: 'Adler', club: 'PC Ahorn', birthday: '1980-05-05' }]);
    expect((await log()).at(-1)?.text).toMatch(/PC Ahorn meldet Anna Adler als Mitglied .* einverstanden/);
  });

  it('is answered alike whoever is known already, and nothing of who is known is shown to the club', async () => {
    await known({ email: 'anna@adler.example', note: 'pays late' });
    const strange = await enter({ first: 'Zoe', last: 'Zander' });
    const alike = await enter();
    expect(Object.keys(alike.json())).toEqual(Object.keys(strange.json()));
    expect(alike.statusCode).toBe(strange.statusCode);
    const seen = await club.visitor.post(`/api/league/link/${league.code}/club/commands?lang=de`, {
      ...{ token, id: randomUUID() },
      command: { type: 'RegisterPlayer', player: (await people())[0]?.id, club: 'club-ahorn', since: '2026-01-01' },
    });
    expect(seen.statusCode).toBe(403);
    expect((await club.visitor.get('/api/people')).statusCode).toBe(401);
    expect((await club.visitor.get(`/api/league/${league.id}/members`)).statusCode).toBe(401);
  });

  it('is looked at by the office, which is shown who is called alike, and is new where it says so', async () => {
    const before = await known();
    await enter();
    const [one] = await unsettled();
    expect(one?.alike).toEqual([{ person: before, name: 'Anna Adler', birthday: '1980-05-05' }]);
    expect((await settle(one?.player ?? '')).statusCode).toBe(200);
    expect(await unsettled()).toEqual([]);
    expect(await people()).toHaveLength(2);
    const twice = await settle(one?.player ?? '');
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'looked-at-already']);
  });

  it('is who is known where the office says so, in a squad of another club too, and two again when that is taken back', async () => {
    const before = await known();
    await league.done({ type: 'RegisterPlayer', player: before, club: 'club-birke', since: '2025-01-01' });
    await enter();
    const [one] = await unsettled();
    expect(one?.alike).toMatchObject([{ person: before, squad: 'club-birke' }]);
    expect((await settle(one?.player ?? '', before)).statusCode).toBe(200);
    expect((await league.document()).view.own?.players).toMatchObject([
      { id: before, spells: [{ club: 'club-birke', until: '2026-01-01' }, { club: 'club-ahorn' }] },
    ]);
    // what is said last of how he is shown holds, where it is less
    expect(await people()).toMatchObject([{ id: before, roomName: 'firstAndInitial' }]);

    const commit = (await log()).at(-1)?.id;
    await league.done({ type: 'Undo', commit, also: [] });
    await expect.poll(async () => (await people()).length).toBe(2);
    expect((await league.document()).view.own?.players).toMatchObject([{ id: before }, { unsettled: true }]);
    const undone = (await log()).at(-1)?.id;
    await league.done({ type: 'Undo', commit: undone, also: [] });
    await expect.poll(async () => (await people()).length).toBe(1);
  });

  it('is brought with consent, a name and days that have been, by a link that holds, and not without end', async () => {
    expect((await enter({ consents: false as never })).statusCode).toBe(422);
    expect((await enter({ first: '  ' })).statusCode).toBe(422);
    expect((await enter({ last: '1234' })).statusCode).toBe(422);
    expect((await enter({ born: '2999-01-01' })).json()).toMatchObject({ code: 'day-to-come', status: 422 });
    expect(await people()).toEqual([]);
    for (let nth = 0; nth < 60; nth += 1) expect((await enter({ last: `Nr. ${String(nth)} A` })).statusCode).toBe(200);
    expect((await enter()).json()).toMatchObject({ code: 'too-many-unsettled', allowed: [expect.any(String)] });
    expect(await people()).toHaveLength(60);
    await league.done({ type: 'RenewLink', of: 'club', id: 'club-ahorn' });
    expect((await enter()).statusCode).toBe(403);
  });

  it('is forgotten with his birthday', async () => {
    await enter();
    const [one] = await unsettled();
    await club.owner.post(`/api/people/${one?.player ?? ''}/erase`, { keep: [] });
    expect(JSON.stringify(await league.document())).not.toContain('1980-05-05');
  });
});
