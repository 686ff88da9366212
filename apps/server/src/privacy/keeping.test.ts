import { randomUUID } from 'node:crypto';
import type { KeepingTimes, LogLine, Night } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type Club, openClub, openNight } from '../testing/club.ts';
import { Keeping } from './keeping.ts';

const DAY = 24 * 3_600_000;

describe('penalties and rulings keep their words for as long as the club says', () => {
  let club: Club;
  let night: Awaited<ReturnType<typeof openNight>>;
  let now = Date.UTC(2026, 0, 10, 20);
  let owner: Caller;
  const entry = randomUUID();
  const quietFor = async (days: number): Promise<void> => {
    now += days * DAY;
    // sessions end meanwhile
    owner = club.signedIn(await club.visitor.post('/api/session', { name: 'Rosa', pin: '135790' }));
  };
  /** Nights go on being played. */
  const later = async (days: number): Promise<void> => {
    await quietFor(days);
    await openNight(owner);
  };
  beforeEach(async () => {
    now = Date.UTC(2026, 0, 10, 20);
    club = await openClub({ rateLimits: 'off', now: () => now });
    ({ owner } = club);
    night = await openNight(club.owner);
    const ruling = randomUUID();
    for (const step of [
      { type: 'AddEntries', entries: [{ entry, person: randomUUID(), club: 'Pik Ass' }] },
      {
        type: 'RecordRuling',
        ruling,
        on: {
          kind: 'abuse',
          facts: {},
          answer: 'proposed',
          outcome: {},
          refs: [],
          entry,
          instead: { text: 'ermahnt' },
          reason: 'war laut',
        },
      },
      {
        type: 'GivePenalty',
        penalty: randomUUID(),
        entry,
        offence: 'abuse',
        measure: 'warning',
        reason: 'beschimpfte',
      },
      { type: 'Note', text: 'Tisch 3 wackelt' },
    ])
      expect([step.type, (await night.command(step)).statusCode]).toEqual([step.type, 200]);
  });
  afterEach(() => club.close());
  const log = async () =>
    (await owner.get(`/api/night/${night.id}/log`))
      .json<LogLine[]>()
      .map(({ text }) => text)
      .join('\n');
  const times = async (query = '') => (await owner.get(`/api/keeping${query}`)).json<KeepingTimes>();

  it('a year where nobody says otherwise; then the words and whose it was are gone, and what happened stays', async () => {
    expect(await times()).toEqual({ months: 12, due: 0 });
    await later(366);
    expect(await times()).toEqual({ months: 12, due: 5 });
    await club.house.keeping.run();
    const said = await log();
    for (const gone of ['war laut', 'ermahnt', 'beschimpfte']) expect(said).not.toContain(gone);
    expect(said).toContain('Tisch 3 wackelt');
    expect(said).toMatch(/^\[gelöscht\]: .*\[gelöscht am/m);
    const { view } = (await owner.get(`/api/night/${night.id}`)).json<Night>();
    expect(view.penalties).toMatchObject([{ entry: '[gelöscht]', offence: 'abuse', measure: 'warning' }]);
    expect(view.rulings).toMatchObject([{ kind: 'abuse', entry: '[gelöscht]' }]);
    expect(view.entries[entry as never]).toMatchObject({ club: 'Pik Ass' });
    expect(await times()).toEqual({ months: 12, due: 0, last: { at: now, texts: 5 } });
  });

  it('waits where nothing was done for so long that the clock may be ahead, and says so, until something is', async () => {
    await quietFor(366);
    expect(await times()).toEqual({ months: 12, due: 5, waits: 'quiet' });
    expect(await club.house.keeping.run()).toBe('quiet');
    expect(await log()).toContain('beschimpfte');
    await openNight(owner);
    expect(await times()).toEqual({ months: 12, due: 5 });
    expect(await club.house.keeping.run()).toBeUndefined();
    expect(await log()).not.toContain('beschimpfte');
  });

  it('waits while the director is asked about the clock, and says so', async () => {
    await later(366);
    const { host, club: tables, journal } = club.house;
    const time = { isInDoubt: true };
    const keeping = new Keeping({ host, club: tables, journal, now: () => now, time });
    expect(await keeping.times()).toMatchObject({ due: 5, waits: 'time-asked' });
    expect(await keeping.run()).toBe('time-asked');
    expect(await log()).toContain('beschimpfte');
    time.isInDoubt = false;
    await keeping.run();
    expect(await log()).not.toContain('beschimpfte');
    keeping.close();
  });

  it('shorter, longer, or for ever; what a choice would take out is said before it is made', async () => {
    await later(100);
    expect(await times('?months=3')).toMatchObject({ months: 12, due: 5 });
    expect(await times('?months=6')).toMatchObject({ due: 0 });
    expect((await owner.put('/api/keeping', { months: 0 })).statusCode).toBe(204);
    await later(5000);
    await club.house.keeping.run();
    expect(await log()).toContain('beschimpfte');
    await owner.put('/api/keeping', { months: 120 });
    await club.house.keeping.run();
    expect(await log()).not.toContain('beschimpfte');
  });

  it('is for who directs; an odd number of months is refused', async () => {
    const floor = await club.member('Ben', 'floor');
    expect((await floor.get('/api/keeping')).statusCode).toBe(403);
    expect((await floor.put('/api/keeping', { months: 1 })).statusCode).toBe(403);
    expect((await owner.put('/api/keeping', { months: -1 })).statusCode).toBe(422);
    expect((await owner.put('/api/keeping', { months: 500 })).statusCode).toBe(422);
  });
});
