import type { HouseRulebook } from '@riffle/rulebooks';
import { findRulebook } from '@riffle/rulebooks';
import type { HouseOnShelf } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSetup, type Club, openClub, openNight } from '../testing/club.ts';

const pvb = findRulebook('pvb');
const kreuzberg = (changes: Partial<HouseRulebook> = {}): HouseRulebook => ({
  format: 'riffle-house-rulebook',
  v: 1,
  id: 'kreuzberg',
  edition: 'a',
  name: 'Hausregeln Kreuzberg',
  extends: { id: 'pvb', edition: pvb?.edition ?? '' },
  answers: { 'betting.undercall': { value: 'completeOrFold', note: 'Wir fragen.' } },
  ...changes,
});
const otherwise = kreuzberg({ answers: { 'betting.undercall': { value: 'completeAlways' } } });
const under = (house: HouseRulebook) => aSetup({ rulebook: { id: house.id, edition: house.edition, house } });

let club: Club;
beforeEach(async () => {
  club = await openClub();
});
afterEach(() => club.close());

const put = (house: unknown, more: object = {}, id = 'kreuzberg') =>
  club.owner.put(`/api/house-rulebooks/${id}`, { house, ...more });
const found = async (query = ''): Promise<HouseOnShelf> =>
  (await club.visitor.get(`/api/house-rulebooks/kreuzberg${query}`)).json();

describe('the club’s house rulebooks', () => {
  it('are kept, listed, read by everybody, exported and imported again', async () => {
    expect((await put(kreuzberg(), { expectedVersion: 0 })).json()).toMatchObject({ version: 1, nights: 0 });
    expect((await club.visitor.get('/api/house-rulebooks')).json()).toMatchObject([{ house: { id: 'kreuzberg' } }]);
    const file = await club.visitor.get('/api/house-rulebooks/kreuzberg/export');
    expect(file.headers['content-disposition']).toBe('attachment; filename="kreuzberg-a.json"');
    expect(file.json()).toEqual(kreuzberg());
    expect((await club.owner.delete('/api/house-rulebooks/kreuzberg')).statusCode).toBe(204);
    expect((await club.visitor.get('/api/house-rulebooks/kreuzberg')).statusCode).toBe(404);
    expect((await club.owner.post('/api/house-rulebooks/import', file.json())).json()).toMatchObject({
      house: kreuzberg(),
    });
  });

  it('are written over as long as no night holds the edition', async () => {
    await put(kreuzberg());
    expect((await put(otherwise)).json()).toMatchObject({ version: 2, house: { edition: 'a' } });
    expect((await found()).editions).toHaveLength(1);
  });

  it('get a next edition when a night holds this one, and the night keeps what it began under', async () => {
    await put(kreuzberg());
    const night = await openNight(club.owner, under(kreuzberg()));
    const saved: HouseOnShelf = (await put(otherwise)).json();
    expect(saved.house.edition).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(saved).toMatchObject({ nights: 0, version: 2 });
    expect(saved.editions).toMatchObject([{ nights: 0 }, { edition: 'a', nights: 1 }]);
    expect((await found('?edition=a')).house).toEqual(kreuzberg());
    const again = kreuzberg({ ...saved.house, answers: {} });
    await openNight(club.owner, under(saved.house));
    expect((await put(again)).json().house.edition).toBe(`${saved.house.edition}.2`);
    expect((await night.document()).view.setup.rulebook.house).toEqual(kreuzberg());
    // not even a house rulebook that is gone takes anything from a night
    await club.owner.delete('/api/house-rulebooks/kreuzberg');
    expect((await night.document()).view.setup.rulebook.house).toEqual(kreuzberg());
    expect((await put(otherwise)).json().house.edition).not.toBe('a');
  });

  it('are not written over unseen', async () => {
    await put(kreuzberg());
    expect((await put(otherwise, { expectedVersion: 0 })).json()).toMatchObject({ status: 409, code: 'id-taken' });
    expect((await put(otherwise, { expectedVersion: 1 })).statusCode).toBe(200);
    expect((await put(kreuzberg(), { expectedVersion: 1 })).json()).toMatchObject({ code: 'version-conflict' });
  });

  it('are changed by the director alone', async () => {
    const floor = await club.member('Ben', 'floor');
    const director = await club.member('Dora', 'director');
    const body = { house: kreuzberg() };
    expect((await floor.put('/api/house-rulebooks/kreuzberg', body)).statusCode).toBe(403);
    expect((await director.put('/api/house-rulebooks/kreuzberg', body)).statusCode).toBe(200);
    expect((await floor.delete('/api/house-rulebooks/kreuzberg')).statusCode).toBe(403);
  });

  it('say every problem at its place, in the reader’s language', async () => {
    const broken = { ...kreuzberg(), name: '', answers: { 'betting.undercall': { value: 'x' }, 'betting.luck': {} } };
    const refused = await put(broken);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'invalid-input',
      errors: [
        { pointer: '/house/name', detail: expect.stringContaining('Name') },
        { pointer: '/house/answers/betting.undercall', detail: expect.stringContaining('betting.undercall') },
        { pointer: '/house/answers/betting.luck' },
      ],
    });
    const english = await club.owner.post('/api/house-rulebooks/import?lang=en', broken);
    expect(english.json().errors[0]).toEqual({ pointer: '/name', detail: expect.stringContaining('missing') });
    expect((await put(kreuzberg(), {}, 'wedding')).json().errors).toMatchObject([{ pointer: '/house/id' }]);
    expect((await club.owner.post('/api/house-rulebooks/import', [])).statusCode).toBe(422);
    for (const name of [{ id: 'constructor' }, { edition: 'constructor' }]) {
      const unreachable = await club.owner.post('/api/house-rulebooks/import', kreuzberg(name));
      expect(unreachable.json().errors).toMatchObject([{ pointer: `/${Object.keys(name)[0] ?? ''}` }]);
    }
  });
});
