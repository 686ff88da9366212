import { randomUUID } from 'node:crypto';
import { type Actor, toCommitId } from '@riffle/aggregate';
import type { Differing } from '@riffle/aggregate/testing';
import { toChips } from '@riffle/cards';
import { readyPlan, toCents } from '@riffle/money';
import { type MoneySetup, toProfileId } from '@riffle/tournament';
import type { MultiDayCommand } from '@riffle/tournament/multiday';
import type { LogLine, Night } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type Club, openClub } from '../../testing/club.ts';
import type { multiDayCommand } from './schema.ts';
import { openEvent, playFlight, somePeople } from './testing.ts';

const NAMES = ['Anna Adler', 'Ben Bach', 'Carla Dorn', 'Dora Ernst', 'Emil Falk', 'Fritz Groß'];

const ENTRY_FEE: MoneySetup = {
  profiles: [
    {
      ...{ id: toProfileId('entry'), name: 'Start', kind: 'entry', chips: toChips(10_000) },
      parts: [{ for: 'prizes', amount: toCents(2_000) }],
    },
  ],
};

describe('a tournament of several days', () => {
  let club: Club;
  beforeEach(async () => {
    club = await openClub({ rateLimits: 'off' });
  });
  afterEach(() => club.close());

  it('takes the commands that staff give, and no others', () => {
    type Asked = Extract<MultiDayCommand, { type: 'Change' }>;
    const none: [Differing<Asked, z.infer<typeof multiDayCommand>>] extends [never]
      ? true
      : Differing<Asked, z.infer<typeof multiDayCommand>> = true;
    expect(none).toBe(true);
  });

  it('opens the second day with the better stack of each, chips in as chips bagged, and with the pool', async () => {
    const event = await openEvent(club);
    const people = await somePeople(club, NAMES);
    const [a, b] = event.flights;
    await playFlight(a, people.slice(0, 4));
    const early = await event.open();
    expect(early.json()).toMatchObject({ status: 409, code: 'flights-not-over', title: 'Noch nicht beendet: Tag 1B.' });
    // the first of the second flight has a stack from the first as well
    await playFlight(b, [people[4] ?? '', people[1] ?? '', people[5] ?? ''], 1);
    await expect.poll(async () => (await event.part('part-1'))?.stage).toBe('over');
    const ready = await event.part('part-day-2');
    expect(ready?.mayOpen).toBe(true);
    const night = randomUUID();
    expect((await event.open(night)).statusCode).toBe(200);
    const { view, names } = await event.document();
    const day = view.parts.find(({ id }) => id === 'part-day-2');
    expect(day).toMatchObject({ night, stage: 'before' });
    const stacks = day?.carried?.stacks ?? [];
    expect(stacks).toHaveLength(4);
    expect(new Set(stacks.map(({ person }) => names[person]))).toContain('Ben Bach');
    const carried = stacks.reduce((sum, { chips }) => sum + chips, 0);
    const forfeited = (day?.carried?.forfeited ?? []).reduce((sum, { chips }) => sum + chips, 0);
    expect(forfeited).toBeGreaterThan(0);
    const bagged = view.parts.reduce((sum, { chips = 0, bagged: count = 0 }) => sum + (count > 0 ? chips : 0), 0);
    expect(carried + forfeited).toBe(bagged);
    const second: Night = await event.nightOf('part-day-2');
    expect(second.view.setup.name).toBe('Sommerturnier · Tag 2');
    expect(second.view.figures).toMatchObject({ chips: carried, left: 4 });
    expect(Object.values(second.view.entries).every(({ carried: stack }) => stack !== undefined)).toBe(true);
    // of who went out in the flights, behind the field of the second day
    expect((view.places ?? []).map(({ place }) => place)).toEqual([5, 6]);
  });

  it('offers a special prize on the second day that was won in no flight, and none that was won in the second of them', async () => {
    const prize = (name: string) =>
      ({ kind: 'badBeat', name, from: 'added', worth: { amount: toCents(500) } }) as const;
    const plan = { ...readyPlan('topThree'), special: [prize('Erster'), prize('Zweiter'), prize('Dritter')] };
    const event = await openEvent(club, { money: ENTRY_FEE, prizePlan: plan });
    const people = await somePeople(club, NAMES);
    for (const [nth, flight] of event.flights.entries()) {
      const [first = '', ...others] = people.slice(nth * 3, nth * 3 + 3);
      const entry = randomUUID();
      await flight.command({ type: 'AddEntries', entries: [{ entry, person: first }] });
      const won = await flight.command({ type: 'AwardSpecial', special: nth + 1, entries: [entry] });
      expect(won.statusCode).toBe(200);
      await playFlight(flight, others);
    }
    await expect.poll(async () => (await event.part('part-1'))?.stage).toBe('over');
    expect((await event.open()).statusCode).toBe(200);
    const { view } = await event.nightOf('part-day-2');
    expect(view.money?.specials?.map(({ name }) => name)).toEqual(['Dritter']);
  });

  it('comes out of its file again where a special prize took more of the pool than was paid in, as a guarantee has it', async () => {
    const special = [{ kind: 'badBeat', name: 'Bad Beat', from: 'pool', worth: { amount: toCents(10_000) } }] as const;
    const event = await openEvent(club, {
      money: { ...ENTRY_FEE, guarantee: toCents(100_000) },
      prizePlan: { ...readyPlan('topThree'), special },
    });
    const people = await somePeople(club, NAMES);
    for (const [nth, flight] of event.flights.entries()) {
      const [first = '', ...others] = people.slice(nth * 3, nth * 3 + 3);
      const entry = randomUUID();
      await flight.command({ type: 'AddEntries', entries: [{ entry, person: first }] });
      if (nth === 0) await flight.command({ type: 'AwardSpecial', special: 1, entries: [entry] });
      await playFlight(flight, others);
    }
    await expect.poll(async () => (await event.part('part-1'))?.stage).toBe('over');
    expect((await event.open()).statusCode).toBe(200);
    const { view } = await event.nightOf('part-day-2');
    expect(view.money?.pool).toMatchObject({ paidIn: 6 * 2_000, overlay: 100_000 - 6 * 2_000, total: 90_000 });
    const file = (await club.owner.get(`/api/multiday/${event.id}/whole`)).body;
    const headers = { 'content-type': 'application/json' };
    const again = await club.owner.post('/api/multiday/whole', file, headers);
    expect(again.json()).toMatchObject({ is: 'there' });
  });

  it('carries a penalty that is not served, and keeps it once in the record of its player', async () => {
    const event = await openEvent(club);
    const people = await somePeople(club, NAMES);
    const [a, b] = event.flights;
    await playFlight(b, people.slice(4, 6), 0);
    await a.command({ type: 'AddEntries', entries: [{ entry: 'entry-anna', person: people[0] }] });
    const given = { type: 'GivePenalty', penalty: 'penalty-1', entry: 'entry-anna' };
    await a.command({ ...given, offence: 'splashing', measure: 'rounds', rounds: 2, reason: 'again and again' });
    await playFlight(a, people.slice(1, 4), 0);
    await expect.poll(async () => (await event.part('part-0'))?.penalties).toBe(1);
    await event.open();
    const { view } = await event.nightOf('part-day-2');
    expect(view.penalties).toMatchObject([
      { measure: 'rounds', carried: { of: a.id, penalty: 'penalty-1' }, reason: 'again and again' },
    ]);
    const kept = (await club.owner.get(`/api/people/${people[0]}/penalties`)).json();
    expect(JSON.stringify(kept).split('again and again')).toHaveLength(2);
  });

  it('says so where a flight is not over any more, and opens no day twice', async () => {
    const event = await openEvent(club);
    const people = await somePeople(club, NAMES);
    const [a, b] = event.flights;
    await playFlight(a, people.slice(0, 3));
    await playFlight(b, people.slice(3, 6));
    const [night, commit] = [randomUUID(), randomUUID()];
    await expect.poll(async () => (await event.part('part-day-2'))?.mayOpen).toBe(true);
    expect((await event.open(night, commit)).statusCode).toBe(200);
    // asked again, as a lost answer asks
    expect((await event.open(night, commit)).statusCode).toBe(200);
    expect((await event.open()).json()).toMatchObject({ code: 'day-opened' });
    expect((await club.owner.get('/api/night')).json()).toHaveLength(4);
    const log = (await club.owner.get(`/api/night/${a.id}/log`)).json<readonly LogLine[]>();
    const last = log.at(-1);
    const undone = await a.command({ type: 'Undo', commit: last?.id, also: [] });
    expect(undone.statusCode).toBe(200);
    await expect.poll(async () => (await event.part('part-day-2'))?.changed).toBe(true);
  });

  it('gives the day what goes on, once it is asked for again, where a crash left its night made and empty', async () => {
    const event = await openEvent(club);
    const people = await somePeople(club, NAMES);
    await playFlight(event.flights[0], people.slice(0, 3));
    await playFlight(event.flights[1], people.slice(3, 6));
    await expect.poll(async () => (await event.part('part-day-2'))?.mayOpen).toBe(true);
    const night = randomUUID();
    expect((await event.open(night)).statusCode).toBe(200);
    // as after a crash between both steps: the night is there, and nothing was carried
    const [carried] = (await club.owner.get(`/api/night/${night}/log`)).json<readonly LogLine[]>().slice(-1);
    const undone = await club.owner.post(`/api/night/${night}/commands`, {
      ...{ id: randomUUID(), command: { type: 'Undo', commit: carried?.id, also: [] } },
    });
    expect(undone.statusCode).toBe(200);
    expect((await event.nightOf('part-day-2')).view.figures.left).toBe(0);
    expect((await event.open()).statusCode).toBe(200);
    const day = await event.part('part-day-2');
    expect(day).toMatchObject({ night });
    expect((await event.nightOf('part-day-2')).view.figures.left).toBe(4);
    expect((await event.open()).json()).toMatchObject({ code: 'day-opened' });
  });

  it('gives the day what goes on by itself where the next start finds it opened and without a night', async () => {
    const event = await openEvent(club);
    const people = await somePeople(club, NAMES);
    await playFlight(event.flights[0], people.slice(0, 3));
    await playFlight(event.flights[1], people.slice(3, 6));
    await expect.poll(async () => (await event.part('part-day-2'))?.mayOpen).toBe(true);
    const [night, opening] = [randomUUID(), randomUUID()];
    // as a crash right after the first of its steps leaves it
    const hosted = await club.house.host.all.find(({ kind }) => kind.name === 'multiday')?.find(event.id);
    const [first] = hosted?.history.commits ?? [];
    const command = { type: 'OpenDay', part: 'part-day-2', night } as never;
    const actor = first?.actor as Actor;
    expect((await hosted?.perform({ id: toCommitId(`${opening}-open`), command, actor }))?.ok).toBe(true);
    await hosted?.idle();
    const { owner, dataDir } = club;
    await club.stop();
    club = await openClub({ dataDir });
    const again = club.caller(owner.cookie);
    expect((await again.get(`/api/night/${night}`)).json().view.figures.left).toBe(4);
    const log = (await again.get(`/api/night/${night}/log`)).json<readonly LogLine[]>();
    expect(log).toHaveLength(2);
    // and once: the start after that finds nothing to do
    await club.stop();
    club = await openClub({ dataDir });
    expect((await club.caller(owner.cookie).get(`/api/night/${night}/log`)).json()).toEqual(log);
  });

  it('offers the last step of staff to be taken back, and opens the day again with another night', async () => {
    const event = await openEvent(club);
    const people = await somePeople(club, NAMES);
    await playFlight(event.flights[0], people.slice(0, 3));
    await playFlight(event.flights[1], people.slice(3, 6));
    await expect.poll(async () => (await event.part('part-day-2'))?.mayOpen).toBe(true);
    // what the nights have told is no step of anybody, and what made the event stays
    expect((await event.document()).undo).toBeUndefined();
    const first = randomUUID();
    expect((await event.open(first)).statusCode).toBe(200);
    const { undo } = await event.document();
    expect(undo?.commit.text).toMatch(/^Tag 2 eröffnet: 4 Stacks/);
    const preview = (await club.owner.get(`/api/multiday/${event.id}/undo/${undo?.id}`)).json();
    const undone = await event.command({ type: 'Undo', commit: undo?.id, also: preview.also });
    expect(undone.statusCode).toBe(200);
    expect(await event.part('part-day-2')).toMatchObject({ stage: 'closed', mayOpen: true });
    // the night that nobody has begun stands in no list any more
    const listed = async () => (await club.owner.get('/api/night')).json<readonly { readonly id: string }[]>();
    await expect.poll(async () => (await listed()).map(({ id }) => id)).not.toContain(first);
    expect((await club.owner.get('/api/night/bin')).json()).toMatchObject([{ id: first }]);
    const second = randomUUID();
    expect((await event.open(second)).statusCode).toBe(200);
    expect(await event.part('part-day-2')).toMatchObject({ stage: 'before', night: second });
    expect((await listed()).map(({ id }) => id)).toContain(second);
  });

  it('leaves a day that is played in the list, though its opening is taken back, and brings one back with its opening', async () => {
    const event = await openEvent(club);
    const people = await somePeople(club, NAMES);
    await playFlight(event.flights[0], people.slice(0, 3));
    await playFlight(event.flights[1], people.slice(3, 6));
    await expect.poll(async () => (await event.part('part-day-2'))?.mayOpen).toBe(true);
    const night = randomUUID();
    await event.open(night);
    const listed = async () =>
      (await club.owner.get('/api/night')).json<readonly { readonly id: string }[]>().map(({ id }) => id);
    const takeBack = async () => {
      const { undo } = await event.document();
      const preview = (await club.owner.get(`/api/multiday/${event.id}/undo/${undo?.id}`)).json();
      return event.command({ type: 'Undo', commit: undo?.id, also: preview.also });
    };
    expect((await takeBack()).statusCode).toBe(200);
    await expect.poll(listed).not.toContain(night);
    const { redo } = await event.document();
    expect((await event.command({ type: 'Undo', commit: redo?.id, also: [] })).statusCode).toBe(200);
    await expect.poll(listed).toContain(night);
    await event.nightOf('part-day-2');
  });

  it('tells whoever bagged where he goes on: his seat once it is drawn, when it begins, and nothing to who is out', async () => {
    const event = await openEvent(club);
    const people = await somePeople(club, NAMES);
    const [a, b] = event.flights;
    await playFlight(a, people.slice(0, 3), 1);
    await playFlight(b, people.slice(3, 6), 1);
    const { code, view: first } = await a.document();
    const nextOf = async (person: string | undefined) => {
      const entry = Object.entries(first.entries).find(([, one]) => one.person === person)?.[0] ?? '';
      return (await club.visitor.get(`/api/multiday/next/${code}/${entry}`)).json();
    };
    expect(await nextOf(people[2])).toEqual({});
    await expect.poll(async () => (await event.part('part-day-2'))?.mayOpen).toBe(true);
    const night = randomUUID();
    await event.open(night);
    const second = await event.nightOf('part-day-2');
    expect(await nextOf(people[2])).toMatchObject({ code: second.code, name: 'Tag 2', begun: false });
    const ask = async (command: object) =>
      expect((await club.owner.post(`/api/night/${night}/commands`, { id: randomUUID(), command })).statusCode).toBe(
        200,
      );
    const startsAt = Date.UTC(2099, 0, 2, 13);
    await ask({ type: 'ChangeSetup', changes: { startsAt } });
    await ask({ type: 'CheckIn', entries: Object.keys(second.view.entries) });
    await ask({ type: 'DrawSeats' });
    const { view } = await event.nightOf('part-day-2');
    const mine = Object.values(view.entries).find(({ person }) => person === people[2]);
    expect(await nextOf(people[2])).toMatchObject({
      ...{ startsAt, table: view.tables[mine?.at?.table ?? ('' as never)]?.name, seat: mine?.at?.seat },
      chips: mine?.carried,
    });
    expect(await nextOf(people[0])).toEqual({});
  });

  it('leaves with its nights as one file, and comes into another house as it was, once that was asked', async () => {
    const event = await openEvent(club, {}, 'all');
    const people = await somePeople(club, NAMES);
    await playFlight(event.flights[0], people.slice(0, 3));
    await playFlight(event.flights[1], people.slice(3, 6));
    await expect.poll(async () => (await event.part('part-day-2'))?.mayOpen).toBe(true);
    await event.open();
    const text = (await club.owner.get(`/api/multiday/${event.id}/whole`)).body;
    const here = await event.document();
    const bring = (into: Club, payload: string, accept = '') =>
      into.app.inject({
        ...{ method: 'POST', url: `/api/multiday/whole?accept=${accept}`, payload },
        headers: { host: 'localhost', cookie: String(into.owner.cookie), 'content-type': 'application/json' },
      });
    // at home it is there already
    expect((await bring(club, text)).json()).toMatchObject({ is: 'there', id: event.id });
    const other = await openClub({ rateLimits: 'off' });
    try {
      const asked = await bring(other, text);
      expect(asked.json()).toMatchObject({ status: 409, code: 'file-not-trusted' });
      const { accept } = asked.json().facts.file;
      expect((await bring(other, `${text} `, accept)).json()).toMatchObject({ code: 'file-not-trusted' });
      expect((await bring(other, text, accept)).json()).toMatchObject({ is: 'taken-in', name: 'Sommerturnier' });
      const there = (await other.owner.get(`/api/multiday/${event.id}`)).json();
      expect(there.view).toEqual(here.view);
      expect(there.names).toEqual(here.names);
      expect((await other.owner.get('/api/night')).json()).toHaveLength(3);
      expect((await bring(other, text, accept)).json()).toMatchObject({ is: 'there' });
      const broken = text.replace('"Founded"', '"Drowned"');
      expect((await bring(other, broken, accept)).json()).toMatchObject({ code: 'file-unreadable' });
      expect((await bring(other, '{"format":"other"}')).json()).toMatchObject({ code: 'file-unreadable' });
    } finally {
      await other.close();
    }
  });

  it('shows with which level a flight ends, also where its own night says it otherwise since', async () => {
    const event = await openEvent(club);
    await expect.poll(async () => (await event.part('part-0'))?.through).toBe(1);
    await event.flights[0].command({ type: 'ChangeSetup', changes: { dayThrough: 2 } });
    await expect.poll(async () => (await event.part('part-0'))?.through).toBe(2);
  });

  it('knows two as one who were merged since, and adds up all their stacks where the event says so', async () => {
    const event = await openEvent(club, {}, 'all');
    const people = await somePeople(club, NAMES);
    const [a, b] = event.flights;
    await playFlight(a, people.slice(0, 3), 0);
    await playFlight(b, people.slice(3, 6), 0);
    const merged = await club.owner.post(`/api/people/${people[3]}/merge`, { into: people[0] });
    expect(merged.statusCode).toBe(200);
    const night = randomUUID();
    expect((await event.open(night)).statusCode).toBe(200);
    const stacks = (await event.part('part-day-2'))?.carried?.stacks ?? [];
    expect(stacks).toHaveLength(5);
    expect(stacks.find(({ person }) => person === people[0])?.from).toHaveLength(2);
    const second = await event.nightOf('part-day-2');
    expect(second.view.figures).toMatchObject({ left: 5, chips: 120_000 });
  });

  it('tells the room no names, is led by directors, and stands in its list and its log', async () => {
    const event = await openEvent(club);
    const people = await somePeople(club, NAMES);
    await playFlight(event.flights[0], people.slice(0, 3));
    await expect.poll(async () => (await event.part('part-0'))?.stage).toBe('over');
    const { code } = await event.document();
    const seen = await club.visitor.get(`/api/multiday/link/${code}`);
    expect(seen.statusCode).toBe(200);
    expect(seen.body).not.toMatch(/Adler|Bach|Dorn/);
    const floor = await club.member('Flo', 'floor');
    expect((await event.command({ type: 'Change', changes: { name: 'Herbst' } }, floor)).statusCode).toBe(403);
    expect((await event.open(undefined, undefined, floor)).statusCode).toBe(403);
    expect((await event.command({ type: 'Change', changes: { name: 'Herbst' } })).statusCode).toBe(200);
    const [line] = (await club.owner.get('/api/multiday')).json();
    expect(line).toMatchObject({ name: 'Herbst', over: false });
    const log = (await club.owner.get(`/api/multiday/${event.id}/log`)).json<readonly LogLine[]>();
    expect(log.map(({ text }) => text).join(' ')).toMatch(/Tag 1A ist beendet: 2 Stacks/);
  });
});
