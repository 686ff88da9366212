import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lastStep } from '@riffle/aggregate';
import { REDACTED } from '@riffle/journal';
import type { LogLine, PersonTraces } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, openClub, openNight } from '../testing/club.ts';
import { mentioning } from './mentions.ts';

const ADLERHORST = { first: 'Adalbert', last: 'Adlerhorst', nickname: 'Flieger', club: 'Wolkenkuckuck' };
const BACH = { first: 'Ben', last: 'Bach' };

describe('a person who is erased', () => {
  let club: Club;
  let night: Awaited<ReturnType<typeof openNight>>;
  const entry = { adler: randomUUID(), ben: randomUUID() };
  const person = { adler: randomUUID(), twin: randomUUID(), ben: randomUUID() };
  const penalty = randomUUID();
  const ruling = randomUUID();
  beforeEach(async () => {
    club = await openClub({ rateLimits: 'off' });
    const add = (id: string, fields: object) =>
      club.owner.post('/api/people', { id, guest: false, roomName: 'full', ...fields });
    await add(person.adler, { ...ADLERHORST, email: 'adlerhorst@example.org', note: 'schuldet Getränke' });
    await add(person.twin, { first: 'A.', last: 'Adlerhorst-Zwilling' });
    await add(person.ben, BACH);
    await club.owner.post(`/api/people/${person.twin}/merge`, { into: person.adler });
    night = await openNight(club.owner);
    const steps = [
      {
        type: 'AddEntries',
        entries: [
          { entry: entry.adler, person: person.twin, club: 'Wolkenkuckuck' },
          { entry: entry.ben, person: person.ben, club: 'Pik Ass' },
        ],
      },
      { type: 'CheckIn', entries: [entry.adler, entry.ben] },
      { type: 'DrawSeats' },
      { type: 'ChangeClub', entry: entry.adler, club: 'Wolkenkuckuck Zwei' },
      { type: 'RecordRuling', ruling, on: onAbuse(entry.adler, 'Er hat Getränke verschüttet.') },
      { type: 'AppealRuling', ruling, why: 'war unabsichtlich, sagt er', nextHandBegun: false },
      {
        type: 'GivePenalty',
        penalty,
        entry: entry.adler,
        offence: 'abuse',
        measure: 'oneHand',
        reason: 'beschimpfte Ben',
      },
      { type: 'EndPenalty', penalty, how: 'waived', reason: 'hat sich entschuldigt' },
      { type: 'Note', text: 'Adlerhorsts Jacke hängt noch da' },
      { type: 'Note', text: 'Der Adler auf dem Wappen ist schief' },
      { type: 'Note', text: 'Pizza für Ben Bach' },
    ];
    for (const step of steps) {
      const answer = await night.command(step);
      expect([step.type, answer.statusCode, answer.body]).toEqual([step.type, 200, expect.anything()]);
    }
    await club.owner.put(`/api/night/${night.id}/wall`, { announcement: 'Flieger gibt eine Runde aus' });
    await club.owner.put('/api/club/wall', {
      events: { over: { how: 'spoken', texts: { de: 'Wie immer: Flieger!', en: 'Good night' } } },
      announcements: [
        { id: 'birthday', text: 'Adlerhorst hat Geburtstag.', language: 'de' },
        { id: 'kitchen', text: 'Suppe bis 22 Uhr.', language: 'de' },
      ],
    });
  });
  afterEach(() => club.close());
  const onAbuse = (about: string, reason: string) => ({
    ...{ kind: 'abuse', facts: { how: 'words' }, answer: 'proposed', outcome: { is: 'dead' }, refs: [] },
    ...{ entry: about, instead: { text: 'nur ermahnt' }, reason },
  });
  const log = async (): Promise<readonly LogLine[]> => (await club.owner.get(`/api/night/${night.id}/log`)).json();
  /** All bytes of what is kept, as they lie in the folder while the server runs. */
  const bytes = async (): Promise<string> => {
    const names = await readdir(club.dataDir);
    const files = await Promise.all(names.map((name) => readFile(join(club.dataDir, name), 'latin1')));
    return files.join('\n').toLowerCase();
  };
  const SECRETS = [
    ...['adlerhorst', 'adalbert', 'flieger', 'wolkenkuckuck', 'zwilling', 'beschimpfte', 'entschuldigt'],
    ...['unabsichtlich', 'nur ermahnt', 'jacke', Buffer.from('verschüttet').toString('latin1').toLowerCase()],
  ];

  it('is offered everything that was written about him, and what only has the name in it can stay', async () => {
    const { texts } = (await club.owner.get(`/api/people/${person.adler}/traces`)).json<PersonTraces>();
    expect(texts.map(({ said, why }) => [said, why])).toEqual([
      ['Er hat Getränke verschüttet.', 'about'],
      ['nur ermahnt', 'about'],
      ['war unabsichtlich, sagt er', 'about'],
      ['beschimpfte Ben', 'about'],
      ['hat sich entschuldigt', 'about'],
      ['Adlerhorsts Jacke hängt noch da', 'named'],
    ]);
    const keep = texts.map(({ kind, of, text }) => ({ kind, of, text }));
    expect((await club.owner.post(`/api/people/${person.adler}/erase`, { keep })).statusCode).toBe(204);
    const told = (await log()).map(({ text }) => text).join(' ');
    expect(told).toContain('Adlerhorsts Jacke');
    expect(told).not.toContain('beschimpfte');
  });

  it('leaves no byte of his name, his club or what was written about him in any file', async () => {
    const before = await bytes();
    for (const secret of SECRETS) expect([secret, before.includes(secret)]).toEqual([secret, true]);
    expect((await club.owner.delete(`/api/people/${person.adler}`)).statusCode).toBe(204);
    const after = await bytes();
    for (const secret of SECRETS) expect([secret, after.includes(secret)]).toEqual([secret, false]);
    expect(after).toContain('pizza');
    expect(after).toContain('wappen');
    expect((await club.visitor.get('/api/club/wall')).json()).toEqual({
      events: { over: { how: 'spoken', texts: { en: 'Good night' } } },
      announcements: [{ id: 'kitchen', text: 'Suppe bis 22 Uhr.', language: 'de' }],
    });
    expect((await club.owner.get(`/api/people/${person.adler}/traces`)).json()).toEqual({ texts: [] });
  });

  it('is gone from the wall of a night that lies in the bin, also once it is brought back', async () => {
    expect((await club.owner.post(`/api/night/${night.id}/delete`, { name: 'Freitagsturnier' })).statusCode).toBe(200);
    expect((await club.owner.delete(`/api/people/${person.adler}`)).statusCode).toBe(204);
    expect(await bytes()).not.toContain('flieger');
    expect((await club.owner.post(`/api/night/${night.id}/bring-back`)).statusCode).toBe(204);
    expect(await night.document()).not.toHaveProperty('announcement');
  });

  it('is nobody in the room, at the desk and in the file, and the night goes on as it was', async () => {
    const { code } = await night.document();
    await club.owner.delete(`/api/people/${person.adler}`);
    const room = (await club.visitor.get(`/api/night/link/${code}`)).json();
    expect(room.names[entry.adler]).toBe('—');
    expect(room.view.entries[entry.adler]).not.toHaveProperty('club');
    expect(room.view.entries[entry.ben].club).toBe('Pik Ass');
    expect(room).not.toHaveProperty('announcement');
    expect(JSON.stringify(room)).not.toContain(REDACTED);

    const desk = await night.document();
    expect(desk.view.penalties).toMatchObject([{ entry: '[gelöscht]', reason: '[gelöscht]', offence: 'abuse' }]);
    expect(desk.names['[gelöscht]']).toBe('[gelöscht]');
    const given = (await log()).find(({ about }) => about?.includes(penalty));
    expect(given?.text).toMatch(/^\[gelöscht\]: .*Grund: \[gelöscht am .*\]$/);
    expect(given?.texts).toEqual([{ id: expect.any(String), redactedAt: expect.any(Number) }]);

    // undo and what hangs on it are as they were: a note takes nothing along, the entry all that is about it
    const { history } = (await club.house.nights.find(night.id)) ?? {};
    const note = history && lastStep(history);
    expect((await night.command({ type: 'Undo', commit: note?.id, also: [] })).statusCode).toBe(200);
    expect((await night.command({ type: 'Note', text: 'weiter' })).statusCode).toBe(200);

    const file = (await club.owner.get(`/api/night/${night.id}/export`)).body;
    expect(file.toLowerCase()).not.toContain('wolkenkuckuck');
    expect(JSON.parse(file).people).toHaveLength(1);
    const other = await openClub();
    try {
      const take = (accept: string) =>
        other.app.inject({
          method: 'POST',
          url: `/api/night/import${accept}`,
          headers: { host: 'localhost', cookie: other.owner.cookie ?? '', 'content-type': 'application/json' },
          payload: file,
        });
      const asked = (await take('')).json();
      expect((await take(`?accept=${asked.facts.file.accept}`)).statusCode).toBe(200);
      const there = (await other.owner.get(`/api/night/${night.id}`)).json();
      expect(there.view.penalties).toHaveLength(1);
    } finally {
      await other.close();
    }
  });

  it('stays so after a restart, and the record is whole', async () => {
    await club.owner.delete(`/api/people/${person.adler}`);
    const shown = await night.document();
    await club.stop();
    const again = await openClub({ dataDir: club.dataDir });
    expect((await again.owner.get(`/api/night/${night.id}`)).json()).toEqual(shown);
    club = again;
  });

  it('a text is taken out of the log by itself, for everybody who looks', async () => {
    const line = (await log()).find(({ text }) => text.includes('Pizza'));
    const answer = await club.owner.post(`/api/night/${night.id}/redact`, { texts: line?.texts?.map(({ id }) => id) });
    expect(answer.statusCode).toBe(204);
    expect((await log()).find(({ id }) => id === line?.id)?.text).toMatch(/\[gelöscht am/);
    expect((await bytes()).includes('pizza')).toBe(false);
    const floor = await club.member('Ben', 'floor');
    expect((await floor.post(`/api/night/${night.id}/redact`, { texts: ['1.0'] })).statusCode).toBe(403);
  });
});

describe('a text names somebody', () => {
  it.each([
    ['Adlerhorsts Jacke', true],
    ['ADLERHORST!', true],
    ['der Flieger war da', true],
    ['Adler', false],
    ['Adalbert ist nur der Vorname', false],
  ])('%s: %s', (text, is) => {
    expect(mentioning([ADLERHORST])(text)).toBe(is);
  });
  it('a short name only as a word of its own, a first name only where there is no other', () => {
    expect(mentioning([{ first: 'Xi', last: 'Li' }])('Liste')).toBe(false);
    expect(mentioning([{ first: 'Xi', last: 'Li' }])('Herr Li kommt')).toBe(true);
    expect(mentioning([{ first: 'Madonna', last: '' }])('Madonna kommt')).toBe(true);
    expect(mentioning([{ first: '', last: '' }])('irgendwas')).toBe(false);
  });
});
