import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Club, enter, openClub, openNight } from '../testing/club.ts';
import { zoneOr } from './zone.ts';

/** 18:30 in Berlin, 12:30 in New York. */
const NOW = Date.parse('2026-11-21T17:30:00Z');

let club: Club;
beforeEach(async () => {
  club = await openClub({ now: () => NOW, rateLimits: 'off' });
});
afterEach(() => club.close());

const choose = (zone: string) => club.owner.put('/api/club/zone', { zone });

it('is the machine’s until the owner says where the club is, and outlives a restart', async () => {
  const machine = zoneOr(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect((await club.visitor.get('/api/session')).json()).toMatchObject({ zone: machine, zoneGuessed: true });
  expect((await choose('Europe/Vienna')).statusCode).toBe(204);
  expect((await club.visitor.get('/api/session')).json()).toMatchObject({ zone: 'Europe/Vienna' });
  expect((await club.visitor.get('/api/session')).json()).not.toHaveProperty('zoneGuessed');
  await club.stop();
  club = await openClub({ dataDir: club.dataDir, now: () => NOW });
  expect((await club.visitor.get('/api/session')).json()).toMatchObject({ zone: 'Europe/Vienna' });
});

it.each([
  [undefined, 'UTC'],
  ['', 'UTC'],
  ['Etc/Unknown', 'UTC'],
  ['Europe/Vienna', 'Europe/Vienna'],
])('is told for a machine that says %j: %s', (told, zone) => {
  expect(zoneOr(told)).toBe(zone);
});

it.each(['Mars/Olympus', '', '"; drop table club', '+05:00', 'EST5EDT', 'Etc/Unknown'])(
  'is no place like %j',
  async (zone) => {
    expect((await choose(zone)).statusCode).toBe(422);
  },
);

it.each([
  ['Europe/Berlin', '18:30', '20:30'],
  ['America/New_York', '12:30', '14:30'],
])('in %s log, results and what is kept of somebody say the time there', async (zone, now, later) => {
  await choose(zone);
  const night = await openNight(club.owner);
  await enter(club.owner, night, ['Anna Adler', 'Ben Bach']);
  const entries = Object.keys((await night.document()).view.entries);
  await night.command({ type: 'CheckIn', entries });
  await night.command({ type: 'DrawSeats' });
  // biome-ignore lint/suspicious/noThenProperty: a word of the domain, and never awaited
  await night.command({ type: 'StartCountdown', until: NOW + 2 * 3_600_000, then: 'start' });
  const log = (await club.owner.get(`/api/night/${night.id}/log?lang=de`)).body;
  expect(log).toContain(`Countdown bis ${later}`);
  await night.command({ type: 'StartClock' });
  const bust = await night.command({ type: 'BustOut', bustOut: 'bust-1', out: [{ entry: entries[0], by: [] }] });
  expect(bust.statusCode).toBe(200);
  expect((await club.owner.get(`/api/night/${night.id}/results.csv?lang=de`)).body).toContain(`2026-11-21 ${now}`);
  const [person] = (await club.owner.get('/api/people?query=Anna')).json() as { id: string }[];
  expect((await club.owner.get(`/api/people/${person?.id ?? ''}/file?lang=de`)).body).toContain(`, ${now}"`);
});
