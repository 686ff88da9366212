import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type Club, openClub, openNight } from '../../testing/club.ts';
import { openList } from '../signup/testing.ts';

const DAY = 24 * 3_600_000;

describe('whoever is barred from the club’s events', () => {
  let club: Club;
  let now = Date.now();
  const person = { adler: randomUUID(), twin: randomUUID(), ben: randomUUID(), carla: randomUUID() };
  beforeEach(async () => {
    now = Date.now();
    club = await openClub({ rateLimits: 'off', now: () => now });
    for (const [first, id] of Object.entries(person)) {
      const plays = first === 'carla' ? { club: 'Pik Sieben' } : {};
      await club.owner.post('/api/people', { id, first, last: 'Adler', guest: false, roomName: 'full', ...plays });
    }
    await club.owner.post(`/api/people/${person.twin}/merge`, { into: person.adler });
  });
  afterEach(() => club.close());

  /** An evening on which he is excluded, and barred. */
  async function barring(bar: object, who: object = { person: person.adler }) {
    const night = await openNight(club.owner);
    const [entry, penalty] = [randomUUID(), randomUUID()];
    expect((await night.command({ type: 'AddEntries', entries: [{ entry, ...who }] })).statusCode).toBe(200);
    const given = { type: 'GivePenalty', penalty, entry, offence: 'violence', measure: 'exclusion', bar };
    expect((await night.command(given)).json()).toMatchObject({ version: 3 });
    return { night, penalty, entry };
  }
  /** What the next evening answers, when he would be entered there. */
  async function nextEvening(who: object = { person: person.adler }, more: object = {}, by: Caller = club.owner) {
    const { id } = await openNight(club.owner);
    const command = { type: 'AddEntries', entries: [{ entry: randomUUID(), ...who }], ...more };
    return by.post(`/api/night/${id}/commands`, { id: randomUUID(), command });
  }

  it('[pvb:69(9)k] is refused at the next with the rule until that day is over, also under another entry of the directory', async () => {
    await barring({ of: 'player', until: now + 30 * DAY });
    for (const who of [person.adler, person.twin]) {
      const refused = await nextEvening({ person: who });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'barred', facts: { of: 'player', until: now + 30 * DAY } });
      expect(refused.json().refs).toContain('pvb@2020-01:69(9)k');
    }
    expect((await nextEvening({ person: person.ben })).statusCode).toBe(200);
    now += 30 * DAY;
    expect((await nextEvening()).statusCode).toBe(200);
  });

  it('comes in by no list, and not under the name of another who was entered', async () => {
    const { id } = await openNight(club.owner);
    await barring({ of: 'player' });
    const decisions = [{ line: 1, person: {}, as: { is: 'person', id: person.adler } }];
    const list = await club.owner.post(`/api/night/${id}/import`, { id: randomUUID(), decisions });
    expect(list.json()).toMatchObject({ code: 'barred' });
    const entry = randomUUID();
    const say = (command: object) => club.owner.post(`/api/night/${id}/commands`, { id: randomUUID(), command });
    expect((await say({ type: 'AddEntries', entries: [{ entry, person: person.ben }] })).statusCode).toBe(200);
    expect((await say({ type: 'ChangePerson', entry, person: person.adler })).json()).toMatchObject({ code: 'barred' });
  });

  it('is not let in by a sign-up either', async () => {
    const list = await openList(club);
    await list.somebody('Emil Eder').signUp();
    const [one] = (await list.seen()).view.list;
    await barring({ of: 'player' }, { person: one?.person });
    const refused = await list.checkIn(one?.id ?? '');
    expect(refused.json()).toMatchObject({ code: 'barred', facts: { of: 'player' } });
  });

  it('is let in by a director with a reason alone', async () => {
    await barring({ of: 'player' });
    const cashier = await club.member('Kim', 'cashier');
    const reason = { reason: 'Vorstand hat die Sperre ausgesetzt' };
    expect((await nextEvening({ person: person.adler }, reason, cashier)).json()).toMatchObject({ code: 'barred' });
    expect((await nextEvening({ person: person.adler }, reason)).statusCode).toBe(200);
  });

  it('may come again once the penalty book lets him go, or the step was taken back', async () => {
    const { night, penalty } = await barring({ of: 'player' });
    expect((await nextEvening()).statusCode).toBe(409);
    const lifted = { type: 'EndPenalty', penalty, how: 'waived', reason: 'Einspruch' };
    const done = await night.command(lifted);
    expect((await nextEvening()).statusCode).toBe(200);
    await night.command({ type: 'Undo', commit: done.json().commit, also: [] });
    expect((await nextEvening()).statusCode).toBe(409);
  });

  it('[pvb:69(9)m] plays for a club that was shut out, whoever he is', async () => {
    await barring({ of: 'club' }, { person: person.adler, club: 'Pik Sieben' });
    const refused = await nextEvening({ person: person.ben, club: 'Pik Sieben' });
    expect(refused.json()).toMatchObject({ code: 'barred', facts: { of: 'club', club: 'Pik Sieben' } });
    expect(refused.json().refs).toContain('pvb@2020-01:69(9)m');
    // the directory knows for whom she plays
    expect((await nextEvening({ person: person.carla })).json()).toMatchObject({
      code: 'barred',
      facts: { of: 'club' },
    });
    expect((await nextEvening({ person: person.ben, club: 'Herz Ass' })).statusCode).toBe(200);
    // he himself may play for another
    expect((await nextEvening({ person: person.adler })).statusCode).toBe(200);
  });

  it('is barred only with an exclusion, until a day that is yet to come, and for a club that he plays for', async () => {
    const { night, entry } = await barring({ of: 'player' });
    const give = async (measure: string, bar: object) => {
      const given = { type: 'GivePenalty', penalty: randomUUID(), entry, offence: 'violence', measure, bar };
      return (await night.command(given)).json().code;
    };
    expect(await give('elimination', { of: 'player' })).toBe('no-such-bar');
    expect(await give('exclusion', { of: 'player', until: now })).toBe('bar-over');
    expect(await give('exclusion', { of: 'club' })).toBe('plays-for-no-club');
  });
});
