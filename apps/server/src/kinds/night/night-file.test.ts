import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { toProfileId } from '@riffle/tournament';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSetup, type Club, enter, openClub, openNight } from '../../testing/club.ts';

describe('a night as a file', () => {
  let club: Club;
  let other: Club;
  beforeEach(async () => {
    club = await openClub();
    other = await openClub();
  });
  afterEach(async () => {
    await club.close();
    await other.close();
  });
  const take = (into: Club, file: string, accept = '') =>
    into.app.inject({
      method: 'POST',
      url: `/api/night/import?lang=en&accept=${accept}`,
      headers: { host: 'localhost', cookie: String(into.owner.cookie), 'content-type': 'application/json' },
      payload: file,
    });

  it('goes out of one house and into another, once, the same', async () => {
    const night = await openNight(club.owner);
    await enter(club.owner, night, ['Anna Adler', 'Ben Bach']);
    const file = await club.owner.get(`/api/night/${night.id}/export`);
    expect(file.headers['content-disposition']).toMatch(/riffle-[A-Z0-9]{8}\.json/);
    const shown = (await take(other, file.body)).json();
    expect(shown).toMatchObject({ status: 409, code: 'file-not-trusted' });
    expect((await take(other, file.body, shown.facts.file.accept)).json()).toEqual({
      ...{ id: night.id, name: 'Freitagsturnier', is: 'taken-in', steps: 2 },
    });
    const seen = (await other.owner.get(`/api/night/${night.id}`)).json();
    const { view, names } = await night.document();
    expect([seen.view, seen.names]).toEqual([view, names]);
    expect((await other.owner.get('/api/night')).json()).toMatchObject([{ id: night.id, entries: 2 }]);
    const there = { id: night.id, name: 'Freitagsturnier', is: 'there', steps: 0 };
    expect((await take(other, file.body)).json()).toEqual(there);
    expect((await take(club, file.body)).json()).toEqual(there);
  });

  it.each(['nonsense', '{}', '{"format":"riffle-night","v":99}'])('says what is wrong with %s', async (file) => {
    expect((await take(other, file)).json()).toMatchObject({
      status: 422,
      code: 'file-unreadable',
      detail: expect.stringMatching(/\w/),
    });
    expect((await other.owner.get('/api/night')).json()).toEqual([]);
  });

  it('gives a summary with all amounts to the floor, whatever the room is told of them', async () => {
    const entry = { id: toProfileId('entry'), name: 'Startgeld', kind: 'entry', chips: toChips(10_000) } as const;
    const profiles = [{ ...entry, parts: [{ for: 'prizes', amount: toCents(20_00) } as const] }];
    const night = await openNight(club.owner, aSetup({ moneyShown: 'nothing', money: { profiles } }));
    await enter(club.owner, night, ['Anna Adler', 'Ben Bach']);
    const ben = await club.member('Ben', 'floor');
    const { ots } = (await ben.get(`/api/night/${night.id}/summary.ots`)).json();
    expect(ots).toMatchObject({ buyin_amount: 20, prize_pool: 40 });
    expect((await club.visitor.get(`/api/night/${night.id}/summary.ots`)).statusCode).toBe(401);
  });

  it('gives the results as a table', async () => {
    const night = await openNight(club.owner);
    await enter(club.owner, night, ['Anna Adler', 'Ben Bach']);
    const answer = await club.owner.get(`/api/night/${night.id}/results.csv?lang=de`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body).toContain('Anna Adler');
  });
});
