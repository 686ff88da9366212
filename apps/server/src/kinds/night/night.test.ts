import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSetup, type Club, enter, openClub, openNight } from '../../testing/club.ts';

describe('a night over HTTP', () => {
  let club: Club;
  beforeEach(async () => {
    club = await openClub();
  });
  afterEach(() => club.close());

  it('is created, listed, and seen by staff', async () => {
    const night = await openNight(club.owner);
    expect(night.created).toEqual({ version: 1, commit: expect.any(String) });
    expect((await club.owner.get('/api/night')).json()).toMatchObject([
      { id: night.id, name: 'Freitagsturnier', rulebook: 'pvb', stage: 'before', entries: 0 },
    ]);
    expect((await night.document()).view.setup).toEqual(aSetup());
  });

  it('is one night when it is asked for twice', async () => {
    const body = { id: 'night-1', commandId: 'create-1', setup: aSetup() };
    const answers = await Promise.all([club.owner.post('/api/night', body), club.owner.post('/api/night', body)]);
    expect(answers.map((answer) => answer.json())).toEqual(Array(2).fill({ version: 1, commit: 'create-1' }));
    expect((await club.owner.get('/api/night')).json()).toHaveLength(1);
  });

  it('is none when it is refused, and may be tried again', async () => {
    const body = {
      id: 'night-1',
      commandId: 'create-1',
      setup: { ...aSetup(), rulebook: { id: 'none', edition: 'x' } },
    };
    expect((await club.owner.post('/api/night', body)).json()).toMatchObject({
      status: 422,
      code: 'unknown-rulebook',
    });
    expect((await club.owner.get('/api/night/night-1')).statusCode).toBe(404);
    expect(club.db.prepare('select * from link').all()).toEqual([]);
    expect((await club.owner.get('/api/night')).json()).toEqual([]);
    expect((await club.owner.post('/api/night', { ...body, setup: aSetup() })).statusCode).toBe(200);
    const taken = { ...body, commandId: 'create-2', setup: aSetup() };
    expect((await club.owner.post('/api/night', taken)).statusCode).toBe(409);
    const { code } = (await club.owner.get('/api/night')).json()[0];
    expect((await club.visitor.get(`/api/night/link/${code}`)).statusCode).toBe(200);
  });

  it('gives the first answer to a command that is sent again', async () => {
    const night = await openNight(club.owner);
    const body = { id: 'note-0001', command: { type: 'Note', text: 'Pizza' } };
    const send = () => club.owner.post(`/api/night/${night.id}/commands`, body);
    const together = await Promise.all([send(), send(), send()]);
    await night.command({ type: 'Note', text: 'Later' });
    for (const answer of [...together, await send()])
      expect(answer.json()).toEqual({ version: 2, commit: 'note-0001' });
    expect((await night.document()).version).toBe(3);
  });

  it('takes no id of a command of another night', async () => {
    const [one, two] = [await openNight(club.owner), await openNight(club.owner)];
    const body = { id: 'note-0001', command: { type: 'Note', text: 'Pizza' } };
    await club.owner.post(`/api/night/${one.id}/commands`, body);
    const answer = await club.owner.post(`/api/night/${two.id}/commands`, body);
    expect(answer.json()).toMatchObject({ status: 409, code: 'id-reused' });
    expect((await two.document()).version).toBe(1);
  });

  it('refuses what was decided on an older state, and says so', async () => {
    const night = await openNight(club.owner);
    await night.command({ type: 'Note', text: 'One' }, { expectedVersion: 1 });
    const late = await night.command({ type: 'Note', text: 'Two' }, { expectedVersion: 1 });
    expect(late.json()).toMatchObject({ status: 409, code: 'version-conflict', facts: { version: 2 } });
  });

  it('lets one of two at the same version win', async () => {
    const night = await openNight(club.owner);
    const both = await Promise.all(
      ['One', 'Two'].map((text) => night.command({ type: 'Note', text }, { expectedVersion: 1 })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('tells the log to people, with who and when', async () => {
    const night = await openNight(club.owner);
    await enter(club.owner, night, ['Anna Adler', 'Ben Bach']);
    const lines = (await club.owner.get(`/api/night/${night.id}/log?lang=de`)).json();
    expect(lines).toMatchObject([
      { version: 1, actor: 'Rosa', role: 'director', at: expect.any(Number) },
      { version: 2, text: 'Gemeldet: Anna Adler und Ben Bach.' },
    ]);
    const later = (await club.owner.get(`/api/night/${night.id}/log?after=1&lang=en`)).json();
    expect(later).toMatchObject([{ version: 2, text: expect.stringContaining('Anna Adler and Ben Bach') }]);
  });

  it('keeps the name of a member of staff who has left', async () => {
    const night = await openNight(club.owner);
    const floor = await club.member('Fee', 'floor');
    await floor.post(`/api/night/${night.id}/commands`, { id: 'note-0001', command: { type: 'Note', text: 'Hi' } });
    await club.owner.delete(`/api/staff/${floor.id}`);
    const lines = (await club.owner.get(`/api/night/${night.id}/log`)).json();
    expect(lines.at(-1)).toMatchObject({ actor: 'Fee', role: 'floor' });
  });

  it('leaves what only the director fixes to the director', async () => {
    const night = await openNight(club.owner);
    const floor = await club.member('Fee', 'floor');
    const answer = await floor.post(`/api/night/${night.id}/commands`, {
      id: 'levels-1',
      command: { type: 'ChangeLevels', levels: aSetup().levels },
    });
    expect(answer.json()).toMatchObject({ status: 403, code: 'role-may-not', facts: { needed: ['director'] } });
  });

  it('goes into the archive and comes back', async () => {
    const night = await openNight(club.owner);
    await club.owner.put(`/api/night/${night.id}/archived`, { archived: true });
    expect((await club.owner.get('/api/night')).json()).toEqual([]);
    expect((await club.owner.get('/api/night?archived=true')).json()).toMatchObject([{ id: night.id }]);
    await club.owner.put(`/api/night/${night.id}/archived`, { archived: false });
    expect((await club.owner.get('/api/night')).json()).toHaveLength(1);
  });
});
