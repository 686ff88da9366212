import { readyProfiles } from '@riffle/league';
import type { LeagueProfileOnShelf } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, openClub } from '../testing/club.ts';

let club: Club;
beforeEach(async () => {
  club = await openClub();
});
afterEach(() => club.close());

const tirol = { id: 'tirol', name: 'Tirol', on: 'oepbl', answers: { 'points.shared': { value: 'mean', note: 'so' } } };
const put = (profile: { readonly id: string }, expectedVersion?: number) =>
  club.owner.put(`/api/league-profiles/${encodeURIComponent(profile.id)}`, {
    profile,
    ...(expectedVersion !== undefined && { expectedVersion }),
  });
const list = async () => (await club.owner.get('/api/league-profiles')).json<readonly LeagueProfileOnShelf[]>();

describe('competition profiles of the club’s own', () => {
  it('are kept as they were written, by name, and only on what was seen', async () => {
    expect((await put(tirol, 0)).json()).toMatchObject({ profile: tirol, version: 1 });
    expect((await put({ ...tirol, id: 'a', name: 'Zillertal' } as never, 0)).statusCode).toBe(200);
    expect((await list()).map(({ profile }) => profile.name)).toEqual(['Tirol', 'Zillertal']);
    expect((await put(tirol, 0)).json()).toMatchObject({ code: 'id-taken' });
    const other = { ...tirol, answers: {} };
    expect((await put(other, 1)).json()).toMatchObject({ profile: other, version: 2 });
    expect((await put(tirol, 1)).json()).toMatchObject({ code: 'version-conflict' });
    expect((await put(tirol)).json()).toMatchObject({ version: 3 });
    await club.owner.delete('/api/league-profiles/tirol');
    expect((await list()).map(({ profile }) => profile.id)).toEqual(['a']);
  });

  it('are refused with everything that is wrong, each at its place', async () => {
    const wrong = { ...tirol, answers: { 'lineUp.players': { value: -1 }, 'points.shared': { value: 'half' } } };
    expect((await put(wrong)).json()).toMatchObject({
      ...{ status: 422, code: 'invalid-input' },
      errors: [
        { pointer: '/profile/answers.lineUp.players.value' },
        { pointer: '/profile/answers.points.shared.value' },
      ],
    });
    expect((await put({ ...tirol, id: readyProfiles[0]?.id ?? '' })).statusCode).toBe(422);
    const elsewhere = await club.owner.put('/api/league-profiles/other', { profile: tirol });
    expect(elsewhere.json()).toMatchObject({ status: 422, errors: [{ pointer: '/profile/id' }] });
    expect(await list()).toEqual([]);
  });

  it('change no season that was opened with one', async () => {
    await put(tirol);
    const setup = { name: 'Liga', season: '1', profile: tirol, currency: 'EUR', offset: 0 };
    await club.owner.post('/api/league', { id: 'a-league-of-ours', commandId: 'opening-it', setup });
    await put({ ...tirol, answers: {} } as never);
    const { view } = (await club.owner.get('/api/league/a-league-of-ours')).json();
    expect(view.regulation.answers['points.shared']).toEqual({ value: 'mean', refs: [], note: 'so' });
  });

  it('are read by the floor and written by directors', async () => {
    await put(tirol);
    const floor = await club.member('Fee', 'floor');
    expect((await floor.get('/api/league-profiles')).json()).toHaveLength(1);
    expect((await floor.put('/api/league-profiles/tirol', { profile: tirol })).statusCode).toBe(403);
    expect((await floor.delete('/api/league-profiles/tirol')).statusCode).toBe(403);
    expect((await club.visitor.get('/api/league-profiles')).statusCode).toBe(401);
  });
});
