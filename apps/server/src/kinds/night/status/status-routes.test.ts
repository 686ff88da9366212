import { toCents } from '@riffle/money';
import { minutes } from '@riffle/tournament';
import type { Night, NightStatus } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSetup, type Club, enter, openClub, openNight } from '../../../testing/club.ts';

let club: Club;
let at = Date.UTC(2026, 10, 27, 19);
let code = '';
let night: Awaited<ReturnType<typeof openNight>>;
beforeEach(async () => {
  at = Date.UTC(2026, 10, 27, 19);
  club = await openClub({ now: () => at, rateLimits: 'off' });
  night = await openNight(club.owner, aSetup({ prizes: [toCents(10_000), toCents(5_000)] }));
  ({ code } = await night.document());
});
afterEach(() => club.close());

const ask = (headers: Readonly<Record<string, string>> = {}) =>
  club.visitor.get(`/api/night/link/${code}/status`, undefined, { origin: 'https://verein.example', ...headers });
const told = async (): Promise<NightStatus> => (await ask()).json();
const document = (): Promise<Night> => night.document();

async function begin(): Promise<void> {
  await enter(club.owner, night, ['Anna Adler', 'Ben Bauer', 'Cem Can']);
  await night.command({ type: 'CheckIn', entries: Object.keys((await document()).view.entries) });
  await night.command({ type: 'DrawSeats' });
  const started = await night.command({ type: 'StartClock' });
  if (started.statusCode !== 200) throw new Error(started.body);
}

describe('the status of a night, for other pages', () => {
  it('is what the room sees, and is read by any page with no cookie', async () => {
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answer.headers['cache-control']).toBe('public, max-age=5, must-revalidate');
    expect(answer.json()).toMatchObject({
      ...{ format: 'riffle-status', v: 1, code, name: 'Freitagsturnier', club: 'Pik Ass', stage: 'before' },
      clock: { state: 'notStarted', onBreak: false, left: 1_200 },
      level: { no: 1, kind: 'play', seconds: 1_200, smallBlind: 100, bigBlind: 200, ante: 0, antePaidBy: 'none' },
      next: { no: 2, bigBlind: 400 },
      players: { entries: 0, left: 0, out: 0 },
      prizes: [
        { place: 1, amount: 10_000 },
        { place: 2, amount: 5_000 },
      ],
      results: [],
    });
  });

  it('says when the level ends and not how long is left, so that nothing is new while nothing happens', async () => {
    await begin();
    const first = await ask();
    expect(first.json<NightStatus>().clock).toEqual({
      ...{ state: 'running', onBreak: false, endsAt: new Date(at + minutes(20)).toISOString() },
    });
    at += 60_000;
    const etag = String(first.headers.etag);
    const again = await ask({ 'if-none-match': `W/${etag}, "other"` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['access-control-allow-origin']).toBe('*');
    // the next level comes by itself
    at += minutes(20);
    const later = await ask({ 'if-none-match': etag });
    expect(later.statusCode).toBe(200);
    expect(later.json<NightStatus>().level).toMatchObject({ no: 2, bigBlind: 400 });
  });

  it('has who is out, best first, by the names that the room is told', async () => {
    await begin();
    const { view, names } = await document();
    const [first = ''] = Object.keys(view.entries);
    const out = await night.command({ type: 'BustOut', bustOut: 'bust-out-1', out: [{ entry: first, by: [] }] });
    expect(out.statusCode).toBe(200);
    const { results, players } = await told();
    expect(players).toEqual({ entries: 3, left: 2, out: 1 });
    expect(results).toMatchObject([{ place: 3, shared: false }]);
    const room = (await club.visitor.get(`/api/night/link/${code}`)).json<Night>();
    expect(results[0]?.name).toBe(room.names[first]);
    expect(names[first]).toBeDefined();
  });

  it('holds nothing that the room is not told: neither ids nor persons, notes or what staff alone see', async () => {
    await begin();
    const text = (await ask()).body;
    const { view } = await document();
    for (const [entry, { person }] of Object.entries(view.entries)) {
      expect(text).not.toContain(entry);
      expect(text).not.toContain(String(person));
    }
    expect(text).not.toContain(night.id);
  });

  it('is not found without the link, which pages may read too', async () => {
    const missing = await club.visitor.get('/api/night/link/NOWHERE/status');
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['access-control-allow-origin']).toBe('*');
    expect(missing.headers['cache-control']).toBe('no-store');
  });
});
