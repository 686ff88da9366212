import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, openClub, openNight } from '../testing/club.ts';

describe('what is refused', () => {
  let club: Club;
  beforeEach(async () => {
    club = await openClub();
  });
  afterEach(() => club.close());

  it.each([
    ['de', 'Dafür ist eine Anmeldung nötig.'],
    ['en-GB,en;q=0.9', 'Please sign in first.'],
    ['fr', 'Dafür ist eine Anmeldung nötig.'],
  ])('is told in the language that %s asks for', async (language, title) => {
    const answer = await club.visitor.get('/api/people', undefined, { 'accept-language': language });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({ code: 'unauthenticated', status: 401, title });
  });

  it('lets the link overrule the browser', async () => {
    const answer = await club.visitor.get('/api/people?lang=en', undefined, { 'accept-language': 'de' });
    expect(answer.json().title).toBe('Please sign in first.');
  });

  it.each([
    ['de', 'Platz: Möglich ist 1 bis 12.'],
    ['en', 'Seat: Possible is 1 to 12.'],
  ])('points at what is wrong with an input, and says it to people, in %s', async (language, said) => {
    const night = await openNight(club.owner);
    const answer = await club.owner.post(`/api/night/${night.id}/commands?lang=${language}`, {
      id: 'command-1',
      command: { type: 'PlaceButton', table: 't', seat: 13 },
    });
    expect(answer.statusCode).toBe(422);
    const { code, errors, detail } = answer.json();
    expect(code).toBe('invalid-input');
    expect(errors).toEqual([{ pointer: '/command/seat', detail: said }]);
    expect(detail).toBe(said);
  });

  it.each([
    ['de', 'Dieses Turnier ist schon angelegt.'],
    ['en', 'This tournament has already been created.'],
  ])('brings the words of the domain in %s, with its code', async (language, title) => {
    const night = await openNight(club.owner);
    const { setup } = (await night.document()).view;
    const answer = await club.owner.post(`/api/night?lang=${language}`, { id: night.id, commandId: 'again-1', setup });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'already-created', title });
  });

  it('carries the figures of a refusal', async () => {
    const night = await openNight(club.owner);
    const answer = await night.command({ type: 'JumpToLevel', level: 99 });
    expect(answer.json()).toMatchObject({ code: expect.any(String), title: expect.any(String) });
    const unknown = await night.command({ type: 'CheckIn', entries: ['nobody'] });
    expect(unknown.statusCode).toBe(422);
    expect(unknown.json()).toMatchObject({ code: 'no-such-entry', facts: { entry: 'nobody' } });
  });

  it('says nothing about the inside when something breaks', async () => {
    const broken = await openClub({ logLevel: 'silent' });
    broken.db.close();
    const answer = await broken.app.inject({ url: '/api/session', headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(500);
    expect(Object.keys(answer.json()).sort()).toEqual(['code', 'detail', 'status', 'title', 'type']);
    expect(answer.body).not.toMatch(/sqlite|stack|\.ts/i);
    await broken.close();
  });

  it.each(['/api/nothing', '/api/night/nowhere', '/api/night/link/NOWHERE', '/nothing.js'])(
    'knows no %s',
    async (url) => {
      expect((await club.owner.get(url)).json()).toMatchObject({ code: 'not-found', status: 404 });
    },
  );

  it('takes no broken JSON and no strange kinds', async () => {
    const broken = await club.app.inject({
      method: 'POST',
      url: '/api/night/demo',
      headers: { host: 'localhost', 'content-type': 'application/json' },
      payload: '{"speed":',
    });
    expect(broken.json()).toMatchObject({ code: 'invalid-input', status: 400 });
    const strange = await club.app.inject({
      method: 'POST',
      url: '/api/night/demo',
      headers: { host: 'localhost', 'content-type': 'text/html' },
      payload: '<p>',
    });
    expect(strange.json()).toMatchObject({ code: 'invalid-input', status: 415 });
  });
});
