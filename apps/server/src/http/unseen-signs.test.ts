import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Club, openClub, openNight } from '../testing/club.ts';

let club: Club;
beforeEach(async () => {
  club = await openClub();
});
afterEach(() => club.close());

it('nobody comes into the directory, or among the staff, under a name with signs that nobody sees', async () => {
  const id = randomUUID();
  const entered = { id, first: 'An\u200bna', last: '\u202eAdler\u202c', note: 'eine\nzweite\u0018', guest: true };
  await club.owner.post('/api/people', { ...entered, roomName: 'full' });
  await club.owner.patch(`/api/people/${id}`, { nickname: '\ufeffAce\u2066' });
  expect((await club.owner.get(`/api/people/${id}`)).json()).toMatchObject({
    ...{ first: 'Anna', last: 'Adler', nickname: 'Ace', note: 'eine\nzweite' },
  });

  // the owner is called Rosa
  const namesake = await club.owner.post('/api/staff', { name: 'Ro\u200dsa', role: 'floor' });
  expect([namesake.statusCode, namesake.json().code]).toEqual([409, 'id-taken']);
  expect((await club.owner.post('/api/staff', { name: '\u200b\u2060', role: 'floor' })).statusCode).toBe(422);

  const night = await openNight(club.owner);
  const rows = [{ line: 1, person: { first: 'B\u0000en', last: 'Bach\u200f' }, as: { is: 'new' } }];
  await club.owner.post(`/api/night/${night.id}/import`, { id: randomUUID(), decisions: rows });
  expect(Object.values((await night.document()).names)).toEqual(['Ben Bach']);
});
