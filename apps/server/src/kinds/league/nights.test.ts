import { randomUUID } from 'node:crypto';
import type { LeagueDocument, Night } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hosting } from '../../host/hosting.ts';
import { type Caller, type Club, openClub } from '../../testing/club.ts';
import { openLeague } from './testing.ts';

const MINUTE = 60_000;
const level = (small: number) => ({ minutes: 10, small, big: 2 * small });
/** Two heats with one team event and tables of three, under the rules of the Austrian league. */
const PROFILE = {
  ...{ id: 'klein', on: 'plain' },
  answers: {
    'season.rounds': { value: 1 },
    'lineUp.players': { value: 3 },
    'points.events': { value: [3, 2, 1] },
    'round.scores': { value: ['tables', 'events'] },
    'matchDay.tables': { value: { is: 'singleTables', seats: 3, starts: 1, timed: true, lastHands: 3 } },
    'matchDay.events': { value: { is: 'teamEvents', events: 1 } },
    'matchDay.heats': {
      value: [
        { event: [1], tables: [2, 3] },
        { event: [2], tables: [1, 3] },
      ],
    },
    'matchDay.nights': {
      value: {
        ...{ is: 'nights', rulebook: 'oepbl' },
        tables: {
          ...{ occasion: 'sitAndGo', stack: 2000, seats: 3, apart: true, playMinutes: 30, lastHands: 3 },
          levels: [level(25), level(50), level(100), level(200)],
        },
        events: {
          ...{ occasion: 'teamMtt', stack: 10_000, seats: 9, heatsThrough: [2] },
          levels: [level(50), level(100), { minutes: 15 }, level(200), level(400), level(800)],
        },
      },
    },
  },
};
const [AHORN, BIRKE, EICHE] = ['team-ahorn', 'team-birke', 'team-eiche'] as const;
const TEAMS = [AHORN, BIRKE, EICHE] as const;

describe('a match day that runs on nights', () => {
  let club: Club;
  let now = Date.UTC(2026, 2, 28, 8);
  const start = Date.UTC(2026, 2, 28, 10);
  beforeEach(async () => {
    now = Date.UTC(2026, 2, 28, 8);
    club = await openClub({ rateLimits: 'off', now: () => now });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await club.close();
  });

  async function person(last: string): Promise<string> {
    const id = randomUUID();
    await club.owner.post('/api/people', { id, first: 'Anna', last, guest: false, roomName: 'firstAndInitial' });
    return id;
  }
  /** Three teams of three; the first of the third is missing. */
  async function ready(profile: object = PROFILE, lined: readonly string[] = TEAMS) {
    const league = await openLeague(club, { profile });
    const division = (await league.document()).view.divisions[0]?.id ?? '';
    const day = { division, round: 1 };
    await league.done({ type: 'PlanMatchDay', ...day, date: '2026-03-28', startsAt: start });
    const players: Record<string, readonly string[]> = {};
    for (const name of TEAMS) {
      await league.done({ type: 'AdmitClub', club: `club-${name}`, name: `PC ${name.slice(5)}` });
      await league.done({ type: 'EnterTeam', team: name, club: `club-${name}`, division });
      const squad = await Promise.all([1, 2, 3].map((nth) => person(`${name.slice(5)}${String(nth)}`)));
      for (const player of squad)
        await league.done({ type: 'RegisterPlayer', player, club: `club-${name}`, since: '2025-01-01' });
      players[name] = squad;
    }
    await league.done({ type: 'StartSeason' });
    for (const name of lined) {
      const [first, ...others] = players[name] ?? [];
      await league.done({
        type: 'NameLineUp',
        team: name,
        round: 1,
        players: [name === EICHE ? null : first, ...others],
      });
    }
    const open = (more: object = {}, caller: Caller = club.owner) =>
      caller.post(`/api/league/${league.id}/nights`, { id: randomUUID(), ...day, ...more });
    const nights = async () => (await league.document()).view.matchDays[0]?.nights;
    const opened = async () => {
      const answer = await open();
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const [event = '', first = '', second = ''] = (await nights())?.all.map(({ night }) => night) ?? [];
      return { event, first, second };
    };
    return { ...league, day, players, open, nights, opened };
  }
  const nightOf = async (id: string): Promise<Night> => (await club.owner.get(`/api/night/${id}`)).json();
  async function ask(id: string, ...commands: readonly object[]): Promise<void> {
    for (const command of commands) {
      const answer = await club.owner.post(`/api/night/${id}/commands`, { id: randomUUID(), command });
      if (answer.statusCode !== 200) throw new Error(`${JSON.stringify(command)} ${answer.body}`);
    }
  }
  const out = (entry: string) => ({ type: 'BustOut', bustOut: randomUUID(), out: [{ entry, by: [] }] });
  const cards = ({ view }: LeagueDocument) => view.matchDays[0]?.results?.tables ?? [];

  it('[oepbl:3.4 heats] opens its nights in one step, with whom the line-ups put there, seated', async () => {
    const league = await ready();
    const { event, first } = await league.opened();
    expect((await league.nights())?.all.map(({ of, stage, players }) => [of, stage, players])).toEqual([
      [{ is: 'event', event: 'A' }, 'before', 3],
      [{ is: 'tables', heat: 1 }, 'before', 6],
      [{ is: 'tables', heat: 2 }, 'before', 6],
    ]);
    const { view, names } = await nightOf(first);
    expect(view.setup).toMatchObject({
      ...{
        name: 'Stadtliga · Spielklasse 1, Runde 1 · Heat 1',
        seatsPerTable: 3,
        startingStack: 2000,
        startsAt: start,
      },
      rulebook: { id: 'oepbl', occasion: 'sitAndGo' },
      form: { eachTable: true, timeLimit: { playTime: 30 * MINUTE, lastHands: 3 } },
    });
    expect(Object.keys(view.tables)).toHaveLength(2);
    for (const entry of Object.values(view.entries)) expect(entry).toMatchObject({ at: { seat: expect.any(Number) } });
    // of each team two, at two tables
    const tablesOf = Object.groupBy(Object.values(view.entries), ({ club: of = '' }) => of);
    for (const two of Object.values(tablesOf)) expect(new Set(two?.map(({ at }) => at?.table)).size).toBe(2);
    expect(names['seat-1']).toBe('Anna ahorn2');
    expect((await nightOf(event)).view.setup).toMatchObject({ form: { heats: { through: [2] } } });
  });

  it('[oepbl:3.7] seats a ghost as nobody who is not there', async () => {
    const { event } = await (await ready()).opened();
    const ghost = Object.values((await nightOf(event)).view.entries).find(({ club: of }) => of === 'PC eiche');
    expect(ghost).toMatchObject({ person: 'seat-3', checkedIn: false, at: { seat: expect.any(Number) } });
  });

  it('[oepbl:3.19] has who is missing said once: absent in all nights, opened before or after, and there in all once he comes', async () => {
    const league = await ready();
    const floor = await club.member('Flo', 'floor');
    const [, late = ''] = league.players[AHORN] ?? [];
    const [gone = ''] = league.players[BIRKE] ?? [];
    await league.done({ type: 'NoteMissing', ...league.day, player: late, missing: true }, floor);
    const { first, second, event } = await league.opened();
    const seatOf = async (night: string, player: string) => {
      const { view } = await nightOf(night);
      const [id = '', seat] = Object.entries(view.entries).find(([, { person: of }]) => of === player) ?? [];
      return { at: seat?.at !== undefined, absent: (view.absences ?? []).some(({ entry }) => entry === id) };
    };
    const seated = (absent: boolean) => ({ at: true, absent });
    expect([await seatOf(first, late), await seatOf(first, league.players[BIRKE]?.[1] ?? '')]).toEqual([
      seated(true),
      seated(false),
    ]);
    await league.done({ type: 'NoteMissing', ...league.day, player: gone, missing: true }, floor);
    await expect.poll(() => seatOf(event, gone)).toEqual(seated(true));
    await expect.poll(() => seatOf(second, gone)).toEqual(seated(true));
    // what has begun its own desk says
    await ask(first, { type: 'StartClock' });
    await league.done({ type: 'NoteMissing', ...league.day, player: late, missing: false }, floor);
    await expect.poll(() => seatOf(first, late)).toEqual(seated(false));
    const { undo } = await league.document(floor);
    await league.command({ type: 'Undo', commit: undo?.id, also: [] }, floor);
    await expect.poll(async () => (await league.document()).view.matchDays[0]?.missing).toEqual([late, gone]);
    await league.done({ type: 'NoteMissing', ...league.day, player: gone, missing: false }, floor);
    await expect.poll(() => seatOf(event, gone)).toEqual(seated(false));
    expect(await seatOf(first, late)).toEqual(seated(false));
  });

  it('[oepbl:3.15 hand in] proposes each table as it is over, and a referee takes it over with one word', async () => {
    const league = await ready();
    const { first } = await league.opened();
    await ask(first, { type: 'StartClock' });
    const { entries, tables } = (await nightOf(first)).view;
    const [table] = Object.keys(tables);
    const at = Object.entries(entries)
      .filter(([, entry]) => entry.at?.table === table)
      .map(([id]) => id);
    await ask(first, out(at[0] ?? ''), out(at[1] ?? ''));
    const proposed = async () => (await league.nights())?.all[1];
    await expect.poll(async () => (await proposed())?.cards.length).toBe(1);
    expect(await proposed()).toMatchObject({
      stage: 'play',
      cards: [{ as: 'new', card: { table: { heat: 1, inTime: true } } }],
    });
    const floor = await club.member('Flo', 'floor');
    await league.done({ type: 'TakeResult', ...league.day, night: first }, floor);
    const [card] = cards(await league.document());
    expect(card?.seats.map(({ player, place, chips }) => [player, place ?? chips])).toEqual(
      expect.arrayContaining([
        [entries[at[0] as never]?.person, 3],
        [entries[at[1] as never]?.person, 2],
        [entries[at[2] as never]?.person, 6000],
      ]),
    );
    expect((await proposed())?.cards[0]?.as).toBe('entered');
  });

  it('[oepbl:2.19 results kept] names who was disqualified at a table, with his place and what left play', async () => {
    const league = await ready();
    const { first } = await league.opened();
    await ask(first, { type: 'StartClock' });
    const { entries, tables } = (await nightOf(first)).view;
    const [table = ''] = Object.keys(tables);
    const [one = '', two = ''] = Object.entries(entries).flatMap(([id, entry]) =>
      entry.at?.table === table ? [id] : [],
    );
    const penalty = { type: 'GivePenalty', penalty: randomUUID(), entry: one, offence: 'collusion' };
    await ask(first, { ...penalty, measure: 'disqualification' });
    await ask(first, { type: 'RemoveStack', bustOut: randomUUID(), entry: one, chips: 2_000 }, out(two));
    await expect.poll(async () => (await league.nights())?.all[1]?.cards.length).toBe(1);
    const card = (await league.nights())?.all[1]?.cards[0]?.card.table;
    expect(card).toMatchObject({ chips: 6_000, removed: 2_000 });
    expect(card?.seats.find(({ player }) => player === entries[one as never]?.person)).toMatchObject({
      ...{ disqualified: true, place: 3 },
    });
    await league.done({ type: 'TakeResult', ...league.day, night: first });
  });

  it('[oepbl:3.15 chip count] takes chips from who was left when the time was over', async () => {
    const league = await ready();
    const { first } = await league.opened();
    await ask(first, { type: 'StartClock' });
    const { entries, tables } = (await nightOf(first)).view;
    const [table = ''] = Object.keys(tables);
    const at = Object.entries(entries)
      .filter(([, entry]) => entry.at?.table === table)
      .map(([id]) => id);
    await ask(first, out(at[0] ?? ''));
    now += 31 * MINUTE;
    await ask(first, { type: 'AnnounceLastHands' });
    const stacks = [1500, 4500].map((chips, nth) => ({ entry: at[nth + 1], chips }));
    await ask(
      first,
      { type: 'CountStacks', occasion: 'dayEnd', stacks },
      { type: 'EndByTime', bustOut: randomUUID(), table },
    );
    await expect.poll(async () => (await league.nights())?.all[1]?.cards.length).toBe(1);
    await league.done({ type: 'TakeResult', ...league.day, night: first });
    const [card] = cards(await league.document());
    expect(card).toMatchObject({ chips: 6000 });
    expect(card).not.toHaveProperty('inTime');
    expect(card?.seats.map(({ chips, place }) => chips ?? place).toSorted()).toEqual([1500, 3, 4500]);
  });

  it('[oepbl:3.19 stack removed] tells a team event heat by heat, and of a stack that nobody played that it was taken out', async () => {
    const league = await ready();
    const { event } = await league.opened();
    const { players } = league;
    await ask(event, { type: 'StartClock' });
    now += 21 * MINUTE;
    const stacks = [12_000, 8_500, 9_500].map((chips, nth) => ({ entry: `seat-${String(nth + 1)}`, chips }));
    await ask(event, { type: 'CountStacks', occasion: 'break', stacks });
    const told = async () => (await league.nights())?.all[0]?.cards[0]?.card.event?.heats;
    await expect.poll(async () => (await told())?.length).toBe(1);
    expect((await told())?.[0]?.stacks).toEqual([
      { team: AHORN, player: players[AHORN]?.[0], start: 10_000, end: 12_000 },
      { team: BIRKE, player: players[BIRKE]?.[0], start: 10_000, end: 8_500 },
      { team: EICHE, ghost: true, start: 10_000, end: 9_500 },
    ]);
    for (const [nth, team] of ([AHORN, BIRKE] as const).entries())
      await ask(event, { type: 'HandOnStack', entry: `seat-${String(nth + 1)}`, person: players[team]?.[1] });
    now += 26 * MINUTE;
    await ask(event, { type: 'RemoveStack', bustOut: randomUUID(), entry: 'seat-3', chips: 9_500 }, out('seat-2'));
    await expect.poll(async () => (await told())?.length).toBe(2);
    expect((await told())?.[1]?.stacks).toEqual([
      { team: AHORN, player: players[AHORN]?.[1], start: 12_000, place: 1 },
      { team: BIRKE, player: players[BIRKE]?.[1], start: 8_500, place: 2 },
      { team: EICHE, ghost: true, start: 9_500, removed: true },
    ]);
    await league.done({ type: 'TakeResult', ...league.day, night: event });
    const score = (await league.document()).view.matchDays[0]?.score;
    expect(score?.teams.find(({ team }) => team === AHORN)?.parts).toMatchObject(expect.anything());
  });

  it('[oepbl:2.19] tells what left play with who was disqualified, so that the event adds up', async () => {
    const league = await ready();
    const { event } = await league.opened();
    await ask(event, { type: 'StartClock' });
    now += 21 * MINUTE;
    const count = (...all: readonly number[]) => ({
      ...{ type: 'CountStacks', occasion: 'break' },
      stacks: all.flatMap((chips, nth) => (chips === 0 ? [] : [{ entry: `seat-${String(nth + 1)}`, chips }])),
    });
    await ask(event, count(12_000, 8_500, 9_500));
    now += 20 * MINUTE;
    const away = { type: 'RemoveStack', bustOut: randomUUID(), entry: 'seat-2', chips: 8_000, reason: 'Cheated' };
    await ask(event, away, out('seat-3'));
    const heats = async () => (await league.nights())?.all[0]?.cards[0]?.card.event?.heats;
    await expect.poll(async () => (await heats())?.[1]?.removed).toBe(8_000);
    expect((await heats())?.[1]?.stacks[1]).toMatchObject({ team: BIRKE, place: 3 });
    expect((await heats())?.[0]).not.toHaveProperty('removed');
    await league.done({ type: 'TakeResult', ...league.day, night: event });
    const score = (await league.document()).view.matchDays[0]?.score;
    expect(score?.remarks.filter(({ code }) => code.startsWith('stack'))).toEqual([]);
  });

  it('[oepbl:4.1.6 not taking part] tells of who never came that nobody played his heat, also once a team mate plays on', async () => {
    const league = await ready();
    const { event } = await league.opened();
    await ask(event, { type: 'MarkAbsent', entry: 'seat-1' }, { type: 'StartClock' });
    now += 21 * MINUTE;
    const stacks = [9_000, 11_000, 10_000].map((chips, nth) => ({ entry: `seat-${String(nth + 1)}`, chips }));
    await ask(event, { type: 'CountStacks', occasion: 'break', stacks });
    const told = async () => (await league.nights())?.all[0]?.cards[0]?.card.event?.heats[0]?.stacks[0];
    const nobodys = { team: AHORN, ghost: true, start: 10_000, end: 9_000 };
    await expect.poll(told).toEqual(nobodys);
    await ask(event, { type: 'HandOnStack', entry: 'seat-1', person: league.players[AHORN]?.[1] });
    expect((await nightOf(event)).view.absences?.map(({ entry }) => entry)).toEqual(['seat-3']);
    await expect.poll(told).toEqual(nobodys);
  });

  it('says which heat was not counted, and proposes nothing without it', async () => {
    const league = await ready();
    const { event } = await league.opened();
    await ask(event, { type: 'StartClock' });
    now += 40 * MINUTE;
    await ask(event, out('seat-2'));
    await expect.poll(async () => (await league.nights())?.all[0]?.lacks).toEqual([1]);
    expect((await league.nights())?.all[0]?.cards).toEqual([]);
  });

  it('is a referee’s to open and to take back, who creates no other night; a cashier’s it is not', async () => {
    const league = await ready();
    const floor = await club.member('Flo', 'floor');
    const cashier = await club.member('Kim', 'cashier');
    expect((await league.open({}, cashier)).statusCode).toBe(403);
    expect((await league.open({}, floor)).statusCode).toBe(200);
    const [event] = (await league.nights())?.all ?? [];
    const { view, undo: inNight } = await nightOf(event?.night ?? '');
    expect(Object.values(view.entries).every(({ at }) => at !== undefined)).toBe(true);
    expect(inNight?.commit.actor).toBe('Flo');
    const { undo } = await league.document(floor);
    const undone = async () => {
      const { also } = (await floor.get(`/api/league/${league.id}/undo/${undo?.id ?? ''}`)).json();
      return (await league.command({ type: 'Undo', commit: undo?.id, also }, floor)).statusCode;
    };
    await expect.poll(undone).toBe(200);
    await expect.poll(async () => (await club.owner.get('/api/night')).json()).toEqual([]);
  });

  it('knows of a night which match day it is of, and of no other', async () => {
    const league = await ready();
    const floor = await club.member('Flo', 'floor');
    const { event, first } = await league.opened();
    const of = async (id: string) => (await floor.get(`/api/league/of-night/${id}`)).json();
    expect((await of(event)).stacks['seat-3']).toEqual([
      null,
      { person: league.players[EICHE]?.[1], name: 'Anna eiche2' },
    ]);
    expect(await of(first)).toEqual({ league: league.id, name: 'Stadtliga', ...league.day });
    expect(await of(randomUUID())).toEqual({});
    expect((await league.open()).json()).toMatchObject({ status: 409, code: 'nights-open' });
  });

  it('tells everybody which nights are under way, by the codes of their walls, and who is still in where', async () => {
    const league = await ready();
    const { first } = await league.opened();
    const { code } = await league.document();
    const { visitor } = club;
    const running = async () => (await visitor.get(`/api/league/link/${code}/nights`)).json().nights;
    expect(await running()).toEqual([]);
    await ask(first, { type: 'StartClock' });
    await expect.poll(running).toHaveLength(1);
    const { view, code: ofNight } = await nightOf(first);
    const [one] = await running();
    expect(one).toMatchObject({ ...league.day, of: { is: 'tables', heat: 1 }, code: ofNight });
    expect(one.tables.map(({ teams }: { teams: string[] }) => teams.toSorted())).toEqual([TEAMS, TEAMS]);
    const [table] = Object.keys(view.tables);
    const at = Object.entries(view.entries).flatMap(([id, entry]) => (entry.at?.table === table ? [id] : []));
    await ask(first, out(at[0] ?? ''));
    expect((await running())[0].tables.map(({ teams }: { teams: string[] }) => teams.length).toSorted()).toEqual([
      2, 3,
    ]);
    await ask(first, out(at[1] ?? ''));
    // who has won his table plays no more
    expect((await running())[0].tables).toHaveLength(1);
    const shown = await visitor.get(`/api/league/link/${code}/report`);
    expect(shown.statusCode).toBe(200);
    expect(JSON.stringify(await running())).not.toContain('seat-');
  });

  it('runs an evening of a plain points league on one tournament, whose places are its card', async () => {
    const league = await ready({ id: 'abende', on: 'plain', answers: { 'season.rounds': { value: 1 } } });
    expect((await league.open()).statusCode).toBe(200);
    const [night = ''] = (await league.nights())?.all.map(({ night: id }) => id) ?? [];
    const { view } = await nightOf(night);
    expect(view.setup).toMatchObject({ forLeague: true, seatsPerTable: 9 });
    const ids = Object.keys(view.entries);
    await ask(night, { type: 'StartClock' });
    for (const id of ids.slice(1)) await ask(night, out(id));
    await expect.poll(async () => (await league.nights())?.all[0]?.cards[0]?.as).toBe('new');
    const card = (await league.nights())?.all[0]?.cards[0]?.card.table;
    // one of them is nobody's
    const ghosts = card?.seats.filter(({ ghost }) => ghost === true).length;
    const placed = new Set(card?.seats.flatMap(({ place }) => place ?? []));
    expect([ghosts, placed.size, Math.max(...placed)]).toEqual([1, ids.length - 1, ids.length]);
    await league.done({ type: 'TakeResult', ...league.day, night });
  });

  it('leaves out who has no line-up where that is said, and says who else', async () => {
    const league = await ready(PROFILE, [AHORN, BIRKE]);
    expect((await league.open()).json()).toMatchObject({ code: 'line-ups-missing', detail: 'PC eiche' });
    expect((await league.open({ without: [EICHE] })).statusCode).toBe(200);
    expect((await league.nights())?.all[0]?.players).toBe(2);
  });

  it('says what is wrong with a form that no night can have, and notes nothing', async () => {
    const { tables, events, ...of } = PROFILE.answers['matchDay.nights'].value;
    const wrong = { ...of, tables, events: { ...events, heatsThrough: [1] } };
    const league = await ready({ ...PROFILE, answers: { ...PROFILE.answers, 'matchDay.nights': { value: wrong } } });
    expect((await league.open()).json()).toMatchObject({ status: 409, code: 'form-contradicts' });
    expect((await league.nights())?.all).toEqual([]);
    expect((await club.owner.get('/api/night')).json()).toEqual([]);
  });

  it('takes its nights along into the bin where the opening is taken back, and out of it again', async () => {
    const league = await ready();
    const { first } = await league.opened();
    const { undo } = await league.document();
    expect(undo?.commit.text).toMatch(/3 Turniere eröffnet/);
    const undone = async (id: string | undefined) => {
      const { also } = (await club.owner.get(`/api/league/${league.id}/undo/${id ?? ''}`)).json();
      return (await league.command({ type: 'Undo', commit: id, also })).statusCode;
    };
    await expect.poll(() => undone(undo?.id)).toBe(200);
    const there = async () => (await club.owner.get(`/api/night/${first}`)).statusCode;
    await expect.poll(there).toBe(410);
    expect(await league.nights()).toMatchObject({ all: [], toOpen: 3 });
    const { redo } = await league.document();
    expect((await league.command({ type: 'Undo', commit: redo?.id, also: [] })).statusCode).toBe(200);
    await expect.poll(there).toBe(200);
  });

  it('goes on without a night that is called off or thrown away, and opens another in its place', async () => {
    const league = await ready();
    const { first, second } = await league.opened();
    await ask(first, { type: 'CallOff', reason: 'No dealers' });
    const { setup } = (await nightOf(second)).view;
    await club.owner.post(`/api/night/${second}/delete`, { name: setup?.name });
    await expect
      .poll(async () => (await league.nights())?.all.map(({ stage }) => stage))
      .toEqual(['before', 'off', 'gone']);
    expect((await league.nights())?.toOpen).toBe(2);
    expect((await league.open()).statusCode).toBe(200);
    const now = (await league.nights())?.all ?? [];
    expect(now.map(({ stage }) => stage)).toEqual(['before', 'before', 'before']);
    expect(now.some(({ night }) => night === first || night === second)).toBe(false);
  });

  it('leaves a night in the bin that somebody threw away: after a start, and where the one in its place is taken back', async () => {
    const league = await ready();
    const { second } = await league.opened();
    const { setup } = (await nightOf(second)).view;
    await club.owner.post(`/api/night/${second}/delete`, { name: setup?.name });
    const stages = async () => (await league.nights())?.all.map(({ stage }) => stage);
    await expect.poll(stages).toEqual(['before', 'before', 'gone']);
    await club.stop();
    const look = vi.spyOn(Hosting.prototype, 'find');
    const isLookedFor = () => look.mock.calls.some(([id]) => id === second);
    club = await openClub({ rateLimits: 'off', now: () => now, dataDir: club.dataDir });
    const { owner } = club;
    await league.done({ type: 'AdmitClub', club: 'club-fichte', name: 'PC Fichte' }, owner);
    const nights = async () => (await league.document(owner)).view.matchDays[0]?.nights?.all;
    const there = async () => (await owner.get(`/api/night/${second}`)).statusCode;
    await expect.poll(isLookedFor).toBe(true);
    expect([await there(), (await nights())?.map(({ stage }) => stage)]).toEqual([410, ['before', 'before', 'gone']]);

    expect((await league.open({}, owner)).statusCode).toBe(200);
    look.mockClear();
    const { undo } = await league.document(owner);
    const undone = async () => {
      const { also } = (await owner.get(`/api/league/${league.id}/undo/${undo?.id ?? ''}`)).json();
      return (await league.command({ type: 'Undo', commit: undo?.id, also }, owner)).statusCode;
    };
    await expect.poll(undone).toBe(200);
    await expect.poll(async () => (await nights())?.map(({ night }) => night).includes(second)).toBe(true);
    await expect.poll(isLookedFor).toBe(true);
    expect(await there()).toBe(410);
  });

  it('has its nights whole after a start that follows on a crash between noting and making them', async () => {
    const league = await ready();
    const nights = club.house.nights;
    const make = vi.spyOn(nights, 'findOrPrepare');
    let calls = 0;
    make.mockImplementation(async (id) => {
      calls += 1;
      if (calls > 2) throw new Error('power cut');
      return (await nights.find(id)) ?? nights.memory.use(id);
    });
    expect((await league.open()).statusCode).toBe(500);
    make.mockRestore();
    const all = (await league.nights())?.all ?? [];
    expect(all).toHaveLength(3);
    expect((await club.owner.get(`/api/night/${all[2]?.night ?? ''}`)).statusCode).toBe(404);
    for (const one of club.house.added) await one.woken?.();
    for (const { night, players } of all)
      expect(Object.keys((await nightOf(night)).view.entries)).toHaveLength(players);
    expect((await club.owner.get('/api/night')).json()).toHaveLength(3);
  });
});
