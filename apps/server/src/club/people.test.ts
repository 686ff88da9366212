import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, enter, openClub, openNight } from '../testing/club.ts';

describe('the directory of people', () => {
  let club: Club;
  beforeEach(async () => {
    club = await openClub();
  });
  afterEach(() => club.close());

  const add = async (id: string, first: string, last: string, more: object = {}) => {
    const body = { id, first, last, guest: false, roomName: 'firstAndInitial', ...more };
    return (await club.owner.post('/api/people', body)).json();
  };
  const found = async (query: string): Promise<readonly string[]> =>
    (await club.owner.get(`/api/people?query=${encodeURIComponent(query)}`))
      .json()
      .map(({ first, last }: { first: string; last: string }) => `${first} ${last}`);

  it('keeps a person once, however often it is sent', async () => {
    await add('person-1', 'Jürgen', 'Weiß', { nickname: 'Jay', number: 'PVB-1000' });
    const again = await add('person-1', 'Other', 'Name');
    expect(again).toEqual({
      id: 'person-1',
      first: 'Jürgen',
      last: 'Weiß',
      nickname: 'Jay',
      number: 'PVB-1000',
      guest: false,
      roomName: 'firstAndInitial',
      nights: 0,
    });
  });

  it.each(['Jürgen', 'juergen', 'jurgen', 'weiss', 'Weiß', 'jue wei', 'jay', 'pvb-1000', 'Jürgne', 'Weis'])(
    'finds Jürgen Weiß by %s',
    async (query) => {
      await add('person-1', 'Jürgen', 'Weiß', { nickname: 'Jay', number: 'PVB-1000' });
      await add('person-2', 'Carla', 'Dorn');
      expect(await found(query)).toEqual(['Jürgen Weiß']);
    },
  );

  it('finds nobody by another name, and the best match first', async () => {
    await add('person-1', 'Anna', 'Bergmann');
    await add('person-2', 'Berg', 'Adler');
    expect(await found('berg')).toEqual(['Berg Adler', 'Anna Bergmann']);
    expect(await found('xaver')).toEqual([]);
    expect(await found('')).toEqual(['Berg Adler', 'Anna Bergmann']);
  });

  it('changes what is given, and empties what is null', async () => {
    await add('person-1', 'Anna', 'Adler', { nickname: 'Ace', email: 'anna@example.org' });
    const changed = (await club.owner.patch('/api/people/person-1', { last: 'Bach', nickname: null })).json();
    expect(changed).toMatchObject({ first: 'Anna', last: 'Bach', email: 'anna@example.org' });
    expect(changed).not.toHaveProperty('nickname');
    const wrong = await club.owner.patch('/api/people/person-1', { email: 'not an address' });
    expect(wrong.json().code).toBe('invalid-input');
  });

  it('merges two, the results follow, and takes it back', async () => {
    const night = await openNight(club.owner);
    await enter(club.owner, night, ['Jon Meyer']);
    const [entered] = (await club.owner.get('/api/people?query=meyer')).json();
    await add('person-1', 'John', 'Meyer');
    const left = await club.owner.post(`/api/people/${entered.id}/merge`, { into: 'person-1' });
    expect(left.json()).toMatchObject({ id: 'person-1', first: 'John' });
    expect(Object.values((await night.document()).names)).toEqual(['John Meyer']);
    expect(await found('meyer')).toEqual(['John Meyer']);
    expect((await club.owner.get(`/api/people/${entered.id}`)).json().mergedInto).toBe('person-1');
    const ids = async (query: string) =>
      (await club.owner.get(`/api/people${query}`)).json().map(({ id }: { id: string }) => id);
    expect(await ids('')).not.toContain(entered.id);
    expect(await ids('?merged=true')).toContain(entered.id);
    await club.owner.post(`/api/people/${entered.id}/unmerge`);
    expect(Object.values((await night.document()).names)).toEqual(['Jon Meyer']);
  });

  it('merges in no circle', async () => {
    await add('person-1', 'Anna', 'Adler');
    await add('person-2', 'Anna', 'Adler');
    expect((await club.owner.post('/api/people/person-1/merge', { into: 'person-1' })).statusCode).toBe(404);
    expect((await club.owner.post('/api/people/person-1/merge', { into: 'person-2' })).statusCode).toBe(200);
    expect((await club.owner.post('/api/people/person-2/merge', { into: 'person-1' })).statusCode).toBe(404);
  });

  it('erases a person from the tables and the pages, and leaves the place', async () => {
    const night = await openNight(club.owner);
    await enter(club.owner, night, ['Verschwindibus Nachname']);
    const [person] = (await club.owner.get('/api/people')).json();
    await add('person-1', 'Verschwindibus', 'Doppelt');
    await club.owner.post('/api/people/person-1/merge', { into: person.id });
    expect((await club.owner.delete(`/api/people/${person.id}`)).statusCode).toBe(204);
    expect((await club.owner.get('/api/people')).json()).toEqual([]);
    expect(Object.values((await night.document()).names)).toEqual(['—']);
    const kept = JSON.stringify(club.db.prepare('select * from people').all());
    expect(kept).not.toContain('Verschwindibus');
    for (const file of ['club.sqlite', 'club.sqlite-wal', 'journal.sqlite', 'journal.sqlite-wal']) {
      const bytes = await readFile(`${club.dataDir}/${file}`).catch(() => Buffer.alloc(0));
      expect(bytes.includes('Verschwindibus')).toBe(false);
    }
  });

  it('knows the regulars: who played most, once a night has begun', async () => {
    const regulars = async () =>
      (await club.owner.get('/api/people?regulars=true'))
        .json()
        .map(({ last, nights }: { last: string; nights: number }) => [last, nights]);
    const play = async (ids: readonly string[], name: string) => {
      const night = await openNight(club.owner);
      const entries = ids.map((person) => ({ entry: `${name}-${person}`, person }));
      await night.command({ type: 'AddEntries', entries });
      await night.command({ type: 'CheckIn', entries: entries.map(({ entry }) => entry) });
      await night.command({ type: 'DrawSeats' });
      expect(await regulars()).not.toContainEqual(['Nobody', expect.anything()]);
      const started = await night.command({ type: 'StartClock' });
      expect(started.statusCode).toBe(200);
      return { ...night, started: started.json().commit };
    };
    for (const last of ['Adler', 'Bach', 'Dorn']) await add(`person-${last}`, 'Eva', last);
    await play(['person-Adler', 'person-Bach'], 'one');
    expect(await regulars()).toEqual([
      ['Adler', 1],
      ['Bach', 1],
    ]);
    const second = await play(['person-Bach', 'person-Dorn'], 'two');
    expect(await regulars()).toEqual([
      ['Bach', 2],
      ['Adler', 1],
      ['Dorn', 1],
    ]);
    await second.command({ type: 'Undo', commit: second.started, also: [] });
    expect(await regulars()).toEqual([
      ['Adler', 1],
      ['Bach', 1],
    ]);
  });
});
