import { randomUUID } from 'node:crypto';
import type { PersonPenalties } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, openClub, openNight } from '../testing/club.ts';

describe('what stands against a person in the club', () => {
  let club: Club;
  const person = { adler: randomUUID(), twin: randomUUID(), ben: randomUUID() };
  beforeEach(async () => {
    club = await openClub({ rateLimits: 'off' });
    for (const [first, id] of Object.entries(person))
      await club.owner.post('/api/people', { id, first, last: 'Adler', guest: false, roomName: 'full' });
    await club.owner.post(`/api/people/${person.twin}/merge`, { into: person.adler });
  });
  afterEach(() => club.close());

  type Given = { readonly offence: string; readonly measure: string; readonly [field: string]: unknown };
  /** An evening at which he, under one of his entries in the directory, gets these. */
  async function evening(whose: string, ...given: readonly Given[]) {
    const night = await openNight(club.owner);
    const entry = randomUUID();
    const steps = [
      { type: 'AddEntries', entries: [{ entry, person: whose }] },
      ...given.map((penalty) => ({ type: 'GivePenalty', penalty: randomUUID(), entry, ...penalty })),
    ];
    for (const step of steps) expect((await night.command(step)).statusCode).toBe(200);
    return night;
  }
  const recordOf = async (id: string): Promise<PersonPenalties> =>
    (await club.owner.get(`/api/people/${id}/penalties`)).json();

  it('is told of every evening, under whichever entry of the directory, and of nobody else', async () => {
    const first = await evening(person.twin, { offence: 'delay', rule: '69(10)b', measure: 'caution' });
    const second = await evening(person.adler, { offence: 'abuse', measure: 'warning', reason: 'laut' });
    await evening(person.ben, { offence: 'violence', measure: 'exclusion' });
    const { evenings } = await recordOf(person.adler);
    expect(new Set(evenings.map(({ of }) => of))).toEqual(new Set([first.id, second.id]));
    expect(evenings.flatMap(({ penalties }) => penalties.map(({ offence }) => offence)).toSorted()).toEqual([
      'abuse',
      'delay',
    ]);
    const late = evenings.find(({ of }) => of === first.id)?.penalties[0];
    expect(late).toMatchObject({ breach: 'pvb@2020-01:69(10)b', measure: 'caution' });
    expect(JSON.stringify(evenings)).not.toContain(person.adler);
  });

  it('[pvb:69(9)k] whoever was excluded from all events is so on every later evening, with the rule', async () => {
    const night = await evening(person.adler, { offence: 'violence', measure: 'exclusion' });
    await evening(person.adler);
    const { evenings } = await recordOf(person.adler);
    expect(evenings).toMatchObject([{ of: night.id, penalties: [{ measure: 'exclusion', offence: 'violence' }] }]);
    expect(evenings[0]?.penalties[0]?.refs).toContain('pvb@2020-01:69(11)III.k');
  });

  it('forgets what was taken back or waived', async () => {
    const night = await evening(person.adler);
    const entry = Object.keys((await night.document()).view.entries)[0];
    const penalty = randomUUID();
    await night.command({ type: 'GivePenalty', penalty, entry, offence: 'touching', measure: 'oneHand' });
    expect((await recordOf(person.adler)).evenings).toHaveLength(1);
    await night.command({ type: 'EndPenalty', penalty, how: 'waived', reason: 'Verwechslung' });
    expect((await recordOf(person.adler)).evenings).toEqual([]);
  });

  describe('and was not served to its end', () => {
    const unservedIn = async (night: { readonly id: string }) =>
      (await club.owner.get(`/api/night/${night.id}/unserved`)).json();
    const rounds = { offence: 'touching', measure: 'rounds', rounds: 2 } as const;
    /** Evening with a penalty that nobody served, and another where he is entered. */
    async function twoEvenings() {
      const before = await openNight(club.owner);
      const [entry, penalty] = [randomUUID(), randomUUID()];
      await before.command({ type: 'AddEntries', entries: [{ entry, person: person.twin }] });
      expect((await before.command({ type: 'GivePenalty', penalty, entry, ...rounds })).statusCode).toBe(200);
      const now = await openNight(club.owner);
      const there = randomUUID();
      await now.command({ type: 'AddEntries', entries: [{ entry: there, person: person.adler }] });
      return { before, penalty, now, there };
    }

    it('[pvb:69(13)] is offered on his next evening and served there once, under whichever entry of the directory', async () => {
      const { before, penalty, now, there } = await twoEvenings();
      const { unserved } = await unservedIn(now);
      expect(unserved).toMatchObject([
        { entry: there, of: before.id, penalty, in: 'hands', left: 18, offence: 'touching' },
      ]);
      const { entry, of, called: _, at: __, penalty: first, ...rest } = unserved[0];
      const carry = { type: 'CarryPenalty', penalty: randomUUID(), entry, carried: { of, penalty: first }, ...rest };
      expect((await now.command(carry)).statusCode).toBe(200);
      expect((await now.document()).view.penalties).toMatchObject([{ left: 18, carried: { of: before.id } }]);
      expect(await unservedIn(now)).toEqual({ unserved: [] });
      const third = await openNight(club.owner);
      await third.command({ type: 'AddEntries', entries: [{ entry: randomUUID(), person: person.adler }] });
      // what the evening between did not finish goes on; the first is done with
      expect((await unservedIn(third)).unserved).toMatchObject([{ of: now.id, left: 18 }]);
    });

    it('is served on one evening though two desks were offered it, each on its own', async () => {
      const { penalty, now } = await twoEvenings();
      const other = await openNight(club.owner);
      await other.command({ type: 'AddEntries', entries: [{ entry: randomUUID(), person: person.adler }] });
      // both lists are read before either is used
      const [here, there] = [(await unservedIn(now)).unserved[0], (await unservedIn(other)).unserved[0]];
      const carry = ({ entry, of, called: _, at: __, penalty: first, ...rest }: typeof here) =>
        ({ type: 'CarryPenalty', penalty: randomUUID(), entry, carried: { of, penalty: first }, ...rest }) as const;
      expect(here).toMatchObject({ penalty });
      expect((await now.command(carry(here))).statusCode).toBe(200);
      const refused = await other.command(carry(there));
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'penalty-served-elsewhere' });
      const [taken] = (await now.document()).view.penalties ?? [];
      await now.command({ type: 'EndPenalty', penalty: taken?.id, how: 'waived', reason: 'dort, nicht hier' });
      expect((await other.command(carry(there))).statusCode).toBe(200);
    });

    it('and is offered no more once it was served or waived there, and to nobody else', async () => {
      const { before, penalty, now } = await twoEvenings();
      const other = await openNight(club.owner);
      await other.command({ type: 'AddEntries', entries: [{ entry: randomUUID(), person: person.ben }] });
      expect(await unservedIn(other)).toEqual({ unserved: [] });
      await before.command({ type: 'EndPenalty', penalty, how: 'waived', reason: 'Einsicht' });
      expect(await unservedIn(now)).toEqual({ unserved: [] });
    });
  });

  it('is for staff alone', async () => {
    expect((await club.visitor.get(`/api/people/${person.adler}/penalties`)).statusCode).toBe(401);
  });
});
