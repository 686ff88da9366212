import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSetup, type Club, openClub, openNight } from '../testing/club.ts';

describe('the file with all that is kept of a person', () => {
  let club: Club;
  let night: Awaited<ReturnType<typeof openNight>>;
  const [anna, twin, ben] = [randomUUID(), randomUUID(), randomUUID()];
  const entry = { anna: randomUUID(), ben: randomUUID() };
  beforeEach(async () => {
    club = await openClub({ rateLimits: 'off' });
    const add = (id: string, fields: object) =>
      club.owner.post('/api/people', { id, guest: false, roomName: 'firstAndInitial', ...fields });
    await add(anna, { first: 'Anna', last: 'Adler', email: 'anna@example.org', note: 'Stammplatz am Fenster' });
    await add(twin, { first: 'Ana', last: 'Adler', number: 'PVB-7' });
    await add(ben, { first: 'Ben', last: 'Bach' });
    await club.owner.post(`/api/people/${twin}/merge`, { into: anna });
    night = await openNight(club.owner, aSetup({ prizes: [30_000 as never, 10_000 as never] }));
    for (const step of [
      {
        type: 'AddEntries',
        entries: [
          { entry: entry.anna, person: twin, club: 'Pik Ass' },
          { entry: entry.ben, person: ben },
        ],
      },
      { type: 'CheckIn', entries: [entry.anna, entry.ben] },
      { type: 'DrawSeats' },
      { type: 'StartClock' },
      {
        type: 'GivePenalty',
        penalty: randomUUID(),
        entry: entry.anna,
        offence: 'abuse',
        measure: 'warning',
        reason: 'laut',
      },
      {
        type: 'GivePenalty',
        penalty: randomUUID(),
        entry: entry.ben,
        offence: 'delay',
        measure: 'warning',
        reason: 'zäh',
      },
      { type: 'Note', text: 'Adler braucht ein Taxi' },
      { type: 'BustOut', bustOut: randomUUID(), out: [{ entry: entry.anna, by: [entry.ben] }] },
    ])
      expect([step.type, (await night.command(step)).statusCode]).toEqual([step.type, 200]);
    await openNight(club.owner, aSetup({ name: 'ohne Anna' }));
  });
  afterEach(() => club.close());

  it('has the directory with merged entries, each evening with place and prize, penalties, and what names the person', async () => {
    const answer = await club.owner.get(`/api/people/${anna}/file?lang=de`);
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.json()).toMatchObject({
      'Gespeicherte Daten einer Person': 'Anna Adler',
      Verein: 'Pik Ass',
      Verzeichnis: { Vorname: 'Anna', 'E-Mail': 'anna@example.org', Notiz: 'Stammplatz am Fenster', Gast: 'nein' },
      'Zusammengeführte Einträge': [{ Vorname: 'Ana', Passnummer: 'PVB-7' }],
      Abende: [
        {
          Turnier: 'Freitagsturnier',
          Teilnahmen: [
            {
              Startnummer: 1,
              'Für den Verein': 'Pik Ass',
              'Platz im Turnier': 2,
              Preis: expect.stringMatching(/^100\s€$/),
            },
          ],
        },
      ],
      'Texte, in denen der Name vorkommt': [{ Text: 'Adler braucht ein Taxi' }],
    });
    expect(answer.json().Abende).toHaveLength(1);
    const steps = answer.json().Abende[0]['Im Protokoll'].map(({ Eintrag = '' }: Record<string, string>) => Eintrag);
    expect(steps.some((step: string) => step.includes('laut'))).toBe(true);
    expect(answer.body).not.toContain('zäh');
    expect(answer.body).not.toContain('ohne Anna');
  });

  it('has the evenings that lie in the bin, for as long as they can be brought back', async () => {
    const evenings = async () => (await club.owner.get(`/api/people/${anna}/file?lang=de`)).json().Abende;
    await night.command({ type: 'PauseClock' });
    const before = await evenings();
    expect((await club.owner.post(`/api/night/${night.id}/delete`, { name: 'Freitagsturnier' })).statusCode).toBe(200);
    expect(await evenings()).toEqual(before);
  });

  it('speaks English as well, is the same under a merged id, and is not for the floor', async () => {
    const file = (await club.owner.get(`/api/people/${twin}/file?lang=en`)).json();
    expect(file).toMatchObject({
      'What is kept of a person': 'Anna Adler',
      Evenings: [{ Tournament: 'Freitagsturnier' }],
    });
    const floor = await club.member('Ben', 'floor');
    expect((await floor.get(`/api/people/${anna}/file`)).statusCode).toBe(403);
    expect((await club.owner.get(`/api/people/${randomUUID()}/file`)).statusCode).toBe(404);
  });
});
