import { randomUUID } from 'node:crypto';
import type { Differing } from '@riffle/aggregate/testing';
import type { LeagueCommand } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type Club, openClub } from '../../testing/club.ts';
import type { leagueCommand } from './command.ts';
import { openLeague } from './testing.ts';

const DAY = 86_400_000;

describe('a league’s season', () => {
  let club: Club;
  let now = Date.UTC(2026, 2, 1, 10);
  const start = Date.UTC(2026, 2, 28, 10);
  beforeEach(async () => {
    now = Date.UTC(2026, 2, 1, 10);
    club = await openClub({ rateLimits: 'off', now: () => now });
  });
  afterEach(() => club.close());

  const person = async (first: string, last: string) => {
    const id = randomUUID();
    await club.owner.post('/api/people', { id, first, last, guest: false, roomName: 'firstAndInitial' });
    return id;
  };
  /** Two clubs, a team of each, one player of each, a match day. */
  async function planned() {
    const league = await openLeague(club);
    const [division] = (await league.document()).view.divisions;
    if (division === undefined) throw new Error('no division');
    const players = [await person('Anna', 'Adler'), await person('Bert', 'Bauer')];
    for (const [nth, name] of ['Ahorn', 'Birke'].entries()) {
      const id = name.toLowerCase();
      await league.done({ type: 'AdmitClub', club: `club-${id}`, name: `PC ${name}` });
      await league.done({ type: 'EnterTeam', team: `team-${id}`, club: `club-${id}`, division: division.id });
      await league.done({ type: 'RegisterPlayer', player: players[nth], club: `club-${id}`, since: '2025-01-01' });
    }
    await league.done({
      ...{ type: 'PlanMatchDay', division: division.id, round: 1, date: '2026-03-28', startsAt: start },
      venue: 'Vereinsheim; Saal 2',
    });
    return { ...league, division: division.id, players };
  }

  it('takes the commands that are asked of it, and no others', () => {
    const none: [Differing<LeagueCommand, z.infer<typeof leagueCommand>>] extends [never]
      ? true
      : Differing<LeagueCommand, z.infer<typeof leagueCommand>> = true;
    expect(none).toBe(true);
  });

  it('is opened by a ready profile or by one of its own, and by no other', async () => {
    const own = { id: 'tirol', on: 'plain', answers: { 'season.rounds': { value: 4 } } };
    expect((await openLeague(club, { profile: own })).code).toMatch(/./);
    for (const profile of ['tirol', { ...own, on: 'none' }, { ...own, answers: { 'no.such': { value: 1 } } }]) {
      const asked = { id: randomUUID(), commandId: randomUUID() };
      const setup = { name: 'X', season: '1', profile, currency: 'EUR', offset: 0 };
      const answer = await club.owner.post('/api/league', { ...asked, setup });
      expect(answer.statusCode).toBe(422);
    }
  });

  it('is run by directors as its office, refereed by the floor, and read by everybody', async () => {
    const league = await planned();
    const [floor, cashier] = await Promise.all([club.member('Flo', 'floor'), club.member('Kim', 'cashier')]);
    const admit = { type: 'AdmitClub', club: 'club-eiche', name: 'PC Eiche' };
    expect((await league.command(admit, floor)).json()).toMatchObject({ status: 403, code: 'role-may-not' });
    expect((await league.command(admit, cashier)).statusCode).toBe(403);
    const lineUp = { type: 'NameLineUp', team: 'team-ahorn', round: 1, players: [league.players[0]] };
    expect((await league.command(lineUp, floor)).statusCode).toBe(200);
    const seen = await league.document(floor);
    expect(seen.view.lining?.lineUps).toHaveLength(1);
    expect(seen.view.own).toBeUndefined();
    expect((await league.document()).view.own?.clubs).toHaveLength(2);
  });

  it('lets a club name its team by its link, and a captain his; neither another’s', async () => {
    const league = await planned();
    const { clubs, teams } = await league.links();
    const [ahorn, birke] = [clubs['club-ahorn'] ?? '', teams['team-birke'] ?? ''];
    const of = (team: string, nth: number) => ({ type: 'NameLineUp', team, round: 1, players: [league.players[nth]] });
    expect((await league.by('club', ahorn, of('team-birke', 1))).json()).toMatchObject({ code: 'not-yours-to-ask' });
    expect((await league.by('captain', birke, of('team-ahorn', 0))).statusCode).toBe(403);
    expect((await league.by('club', ahorn, of('team-ahorn', 0))).statusCode).toBe(200);
    expect((await league.by('captain', birke, of('team-birke', 1))).statusCode).toBe(200);
    expect((await league.by('captain', birke, { type: 'StartSeason' })).statusCode).toBe(403);
    const wrong = await league.by('captain', `${birke.slice(0, -4)}AAAA`, of('team-birke', 1));
    expect(wrong.json()).toMatchObject({ status: 403, code: 'own-link-wrong' });
    const opened = await club.visitor.post(`/api/league/link/${league.code}/captain`, { token: birke });
    expect(opened.json()).toEqual({ league: league.id, as: 'captain:team-birke', team: 'team-birke' });
    const told = (await league.document()).view.lining?.lineUps.map(({ team }) => team);
    expect(told).toEqual(['team-ahorn', 'team-birke']);
  });

  it('makes a link anew: the old one opens nothing from then on and says why, and another’s stays', async () => {
    const league = await planned();
    const before = await league.links();
    await league.done({ type: 'RenewLink', of: 'team', id: 'team-ahorn' });
    const after = await league.links();
    expect(after.clubs).toEqual(before.clubs);
    expect(after.teams['team-birke']).toBe(before.teams['team-birke']);
    const open = (token = '') => club.visitor.post(`/api/league/link/${league.code}/captain`, { token });
    expect((await open(before.teams['team-ahorn'])).json()).toMatchObject({ status: 403, code: 'own-link-renewed' });
    expect((await open(after.teams['team-ahorn'])).statusCode).toBe(200);
    expect((await league.command({ type: 'RenewLink', of: 'club', id: 'club-none' })).json()).toMatchObject({
      code: 'no-such',
    });
  });

  it('shows everybody tables and match days, players as they want to be named, and nothing of money or of who is named', async () => {
    const league = await planned();
    await league.done({ type: 'NameLineUp', team: 'team-ahorn', round: 1, players: [league.players[0]] });
    expect((await league.seen()).names).toEqual({});
    await league.done({ type: 'StartSeason' });
    const told = [
      { team: 'team-ahorn', player: league.players[0], points: 5 },
      { team: 'team-birke', points: 7 },
    ];
    const results = { round: 1, division: league.division, told };
    await league.done({ type: 'EnterResults', results });
    const seen = await league.seen();
    expect(seen.names).toEqual({ [league.players[0] ?? '']: 'Anna A.' });
    expect(seen.view.own).toBeUndefined();
    expect(JSON.stringify(seen)).not.toContain('Adler');
    expect(JSON.stringify(seen)).not.toContain(league.players[1]);
  });

  it('gives a match day that is over and all players to whoever asks, as they want to be named', async () => {
    const league = await planned();
    await league.done({ type: 'StartSeason' });
    const told = [
      { team: 'team-ahorn', points: 1 },
      { team: 'team-ahorn', player: league.players[0], points: 5 },
      { team: 'team-birke', points: 7 },
    ];
    const day = { round: 1, division: league.division };
    await league.done({ type: 'EnterResults', results: { ...day, told } });
    await league.done({ type: 'CloseRound', ...day });
    expect((await league.seen()).view.matchDays.some(({ score }) => score !== undefined)).toBe(false);
    const get = (what: string) => club.visitor.get(`/api/league/link/${league.code}/${what}`);
    const called = { [league.players[0] ?? '']: 'Anna A.' };
    const division = encodeURIComponent(league.division);
    expect((await get(`round?division=${division}&round=1`)).json()).toMatchObject({
      ...{ score: { round: 1, players: [{ player: league.players[0], points: 5 }] }, names: called },
    });
    expect((await get(`players?division=${division}`)).json()).toMatchObject({
      ...{ table: { rows: [{ id: league.players[0], points: 5 }] }, names: called },
    });
    expect((await get('statistics')).json()).toMatchObject({
      names: called,
      statistics: {
        divisions: [
          {
            teams: [{ team: 'team-birke', won: 1, after: [{ round: 1, rank: 1, place: 1 }] }, { team: 'team-ahorn' }],
            players: [{ player: league.players[0], points: 5, dayBest: 1 }],
          },
        ],
      },
    });
    expect((await get('report')).json().names).toMatchObject({ ...called, 'team-birke': 'PC Birke' });
    expect((await get(`round?division=${division}&round=99`)).statusCode).toBe(404);
    expect((await get(`round?division=${division}&round=x`)).statusCode).toBe(422);
  });

  it('gives the round cards of a match day as they were entered, and who sat at them as he wants to be named', async () => {
    const league = await planned();
    await league.done({ type: 'StartSeason' });
    const seats = [
      { team: 'team-ahorn', player: league.players[0], place: 1 },
      { team: 'team-birke', ghost: true, place: 2 },
    ];
    const at = { division: league.division, round: 1 };
    await league.done({ type: 'EnterCard', ...at, card: { table: { table: '1', seats } } });
    await league.done({ type: 'EnterCard', ...at, card: { team: { team: 'team-ahorn', disqualified: true } } });
    const division = encodeURIComponent(league.division);
    const answer = await club.visitor.get(`/api/league/link/${league.code}/round?division=${division}&round=1`);
    expect(answer.json().cards).toEqual({ tables: [{ table: '1', seats }], events: [], matches: [] });
    expect(answer.json().names).toEqual({ [league.players[0] ?? '']: 'Anna A.' });
  });

  it('gives its tables with their reasons, a table and a calendar to whoever has its address', async () => {
    const league = await planned();
    await league.done({ type: 'StartSeason' });
    const told = [
      { team: 'team-ahorn', points: 5 },
      { team: 'team-birke', points: 7 },
    ];
    await league.done({ type: 'EnterResults', results: { round: 1, division: league.division, told } });
    const get = (what: string) => club.visitor.get(`/api/league/link/${league.code}/${what}`);
    const report = (await get('report?lang=en')).json();
    expect(report.reasons.find(({ of }: { of: string }) => of === 'teams')).toMatchObject({
      ...{ ahead: 'team-birke', behind: 'team-ahorn' },
      told: expect.stringContaining('PC Birke is ahead of PC Ahorn'),
    });
    expect((await get('table.csv')).body).toContain('PC Birke');
    const calendar = (await get('calendar.ics')).body;
    expect(calendar).toContain('DTSTART:20260328T100000Z');
    expect(calendar).toContain('LOCATION:Vereinsheim\\; Saal 2');
  });

  it('puts what is due into calendars with an alarm: for all until when line-ups are asked for, for a club its own, for the office everything', async () => {
    const league = await openLeague(club, { profile: 'oepbl' });
    await league.done({ type: 'AdmitClub', club: 'club-ahorn', name: 'PC Ahorn', registerNumber: '1' });
    const chair = { type: 'NoteOfficer', club: 'club-ahorn', role: 'Obfrau', person: await person('Eva', 'Esche') };
    await league.done({ ...chair, since: '2026-02-15' });
    await league.done({ type: 'PlanMatchDay', division: '1', round: 1, date: '2026-03-28', startsAt: start });
    const text = (body: string): string => body.replaceAll('\r\n ', '');
    const everybody = text((await club.visitor.get(`/api/league/link/${league.code}/calendar.ics?lang=de`)).body);
    expect(everybody).toContain('SUMMARY:Aufstellungen für Runde 1\\, Spielklasse 1');
    expect(everybody).toContain('DTSTART:20260321T100000Z');
    expect(everybody).toMatch(/DESCRIPTION:Danach: Buße von 30.*\(OEPBL .*2\.12/);
    expect(everybody.match(/TRIGGER:-PT4320M/g)).toHaveLength(1);
    expect(everybody).not.toContain('Ahorn');
    const token = (await league.links()).clubs['club-ahorn'];
    const asked = await club.visitor.post(`/api/league/link/${league.code}/club/calendar?lang=de`, { token });
    expect(text(asked.json<{ text: string }>().text)).toContain('SUMMARY:PC Ahorn: neue Vertretung melden');
    const wrong = await club.visitor.post(`/api/league/link/${league.code}/captain/calendar`, { token });
    expect(wrong.statusCode).toBe(403);
    const office = await club.owner.get(`/api/league/${league.id}/calendar.ics?lang=en`);
    expect(text(office.body)).toContain('SUMMARY:PC Ahorn: tell of the new officer');
  });

  it('lets a deadline pass by itself, on somebody’s name', async () => {
    const league = await openLeague(club, { profile: 'oepbl' });
    await league.done({ type: 'AdmitClub', club: 'club-ahorn', name: 'PC Ahorn', registerNumber: '1' });
    const chair = { type: 'NoteOfficer', club: 'club-ahorn', role: 'Obfrau', person: await person('Eva', 'Esche') };
    await league.done({ ...chair, since: '2026-02-02' });
    const officer = async () =>
      (await league.document()).view.own?.deadlines.find(({ what }) => what === 'officer')?.passed;
    expect(await officer()).toBeUndefined();
    now += 2 * DAY;
    club.house.host.timeHasChanged();
    await expect.poll(officer, { timeout: 5_000 }).toBeDefined();
  });

  it('tells its log in both languages, and undoes a step', async () => {
    const league = await planned();
    const log = async (lang: string) =>
      (await club.owner.get(`/api/league/${league.id}/log?lang=${lang}`)).json<
        readonly { id: string; text: string }[]
      >();
    expect((await log('de')).at(-1)?.text).toContain('Runde 1');
    expect((await log('en')).some(({ text }) => text.includes('PC Birke'))).toBe(true);
    const commit = (await log('de')).at(-1)?.id;
    await league.done({ type: 'Undo', commit, also: [] });
    expect((await league.document()).view.matchDays).toEqual([]);
  });

  it('forgets a birthday with the person', async () => {
    const league = await planned();
    const id = await person('Carl', 'Curie');
    await league.done({
      type: 'RegisterPlayer',
      player: id,
      club: 'club-ahorn',
      since: '2025-01-01',
      born: '1980-05-05',
    });
    expect(JSON.stringify(await league.document())).toContain('1980-05-05');
    await club.owner.post(`/api/people/${id}/erase`, { keep: [] });
    expect(JSON.stringify(await league.document())).not.toContain('1980-05-05');
  });
});
