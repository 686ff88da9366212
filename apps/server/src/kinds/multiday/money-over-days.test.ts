import { randomUUID } from 'node:crypto';
import { toChips } from '@riffle/cards';
import { readyPlan, toCents } from '@riffle/money';
import { type MoneySetup, toProfileId } from '@riffle/tournament';
import type { LogLine, Night } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Club, openClub } from '../../testing/club.ts';
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

describe('money that was paid on one day and is handed out or given back on another', () => {
  let club: Club;
  beforeEach(async () => {
    club = await openClub({ rateLimits: 'off' });
  });
  afterEach(() => club.close());

  it('tells the day that is played what a place was paid since on one that is over', async () => {
    const event = await openEvent(club, { money: ENTRY_FEE, prizePlan: readyPlan('topThree') });
    const people = await somePeople(club, NAMES);
    const [flight, other] = event.flights;
    const box = randomUUID();
    await flight.command({ type: 'OpenBox', box, name: 'Kasse', float: 10_000 });
    await playFlight(flight, people.slice(0, 3));
    await playFlight(other, people.slice(3));
    await expect.poll(async () => (await event.part('part-1'))?.stage).toBe('over');
    expect((await event.open()).statusCode).toBe(200);
    const carried = async () => (await event.nightOf('part-day-2')).view.money?.books?.accounts['carried'];
    expect(await carried()).toBe(6 * 2_000);
    const [due] = (await flight.document()).view.money?.books?.dues ?? [];
    const payment = randomUUID();
    const handOut = { type: 'HandOut', payment, box, means: 'cash', entry: due?.entry };
    expect((await flight.command(handOut)).statusCode).toBe(200);
    expect(due?.prize).toBeGreaterThan(0);
    await expect.poll(carried).toBe(6 * 2_000 - (due?.prize ?? 0));
    expect(await event.part('part-day-2')).not.toHaveProperty('changed');
    await flight.command({ type: 'ReversePayment', payment, reason: 'Falsche Person' });
    await expect.poll(carried).toBe(6 * 2_000);
  });

  it('gives back on every day what was paid there once the last is called off, to the cent', async () => {
    const event = await openEvent(club, { money: ENTRY_FEE, prizePlan: readyPlan('topThree') });
    const people = await somePeople(club, NAMES);
    const boxes = event.flights.map(() => randomUUID());
    const done = async (night: Pick<(typeof event.flights)[0], 'command'>, command: object) => {
      const answer = await night.command(command);
      if (answer.statusCode !== 200) throw new Error(answer.body);
    };
    for (const [nth, flight] of event.flights.entries()) {
      await done(flight, { type: 'OpenBox', box: boxes[nth], name: 'Kasse', float: 0 });
      await playFlight(flight, people.slice(nth * 3, nth * 3 + 3));
      const { owes = {} } = (await flight.document()).view.money?.books ?? {};
      const amounts = Object.entries(owes).map(([entry, amount]) => ({ entry, amount }));
      await done(flight, { type: 'TakeMoney', payment: randomUUID(), box: boxes[nth], means: 'cash', amounts });
    }
    await expect.poll(async () => (await event.part('part-1'))?.stage).toBe('over');
    expect((await event.open()).statusCode).toBe(200);
    const last = await event.nightOf('part-day-2');
    const onLast = (command: object) =>
      club.owner.post(`/api/night/${last.id}/commands`, { id: randomUUID(), command });
    for (const command of [
      { type: 'CheckIn', entries: Object.keys(last.view.entries) },
      { type: 'DrawSeats' },
      { type: 'StartClock' },
      { type: 'CallOff', reason: 'Sturm' },
    ])
      expect((await onLast(command)).statusCode).toBe(200);
    const booksOf = async (night: string) =>
      ((await club.owner.get(`/api/night/${night}`)).json() as Night).view.money?.books;
    expect((await booksOf(last.id))?.unsettled.back).toBe(6 * 2_000);
    // what was paid there is given back there: the day's end goes first, as it says
    const [first] = event.flights;
    const sale = (await booksOf(first.id))?.sales[0]?.id;
    const reversed = await first.command({ type: 'ReverseSale', sale, reason: 'Sturm' });
    expect(reversed.json()).toMatchObject({ code: 'day-over' });
    // opened by mistake as well as called off: the event takes it back, with what its nights have told since
    const log = (await club.owner.get(`/api/multiday/${event.id}/log`)).json<readonly LogLine[]>();
    const opening = log.find(({ text }) => /^Tag 2 eröffnet/.test(text));
    const undoing = `/api/multiday/${event.id}/undo/${opening?.id}`;
    const { also } = (await club.owner.get(undoing)).json();
    expect((await event.command({ type: 'Undo', commit: opening?.id, also })).statusCode).toBe(200);
    for (const [nth, flight] of event.flights.entries()) {
      const lines = (await club.owner.get(`/api/night/${flight.id}/log`)).json<readonly LogLine[]>();
      const end = lines.find(({ text }) => /^Der Tag ist beendet/.test(text));
      await done(flight, { type: 'Undo', commit: end?.id, also: [] });
      await done(flight, { type: 'CallOff', reason: 'Sturm' });
      for (const { id: one, entry } of (await booksOf(flight.id))?.sales ?? []) {
        await done(flight, { type: 'ReverseSale', sale: one, reason: 'Sturm' });
        const back = { payment: randomUUID(), box: boxes[nth], means: 'cash', entry, amount: 2_000 };
        await done(flight, { type: 'GiveBack', ...back });
      }
      await done(flight, { type: 'CountBox', box: boxes[nth], cash: 0, card: 0 });
      await done(flight, { type: 'Settle' });
      const { accounts = {} } = (await booksOf(flight.id)) ?? {};
      expect(Object.values(accounts).every((amount) => amount === 0)).toBe(true);
    }
    const settled = await onLast({ type: 'Settle' });
    expect(settled.statusCode).toBe(200);
    const { accounts = {} } = (await booksOf(last.id)) ?? {};
    expect(Object.values(accounts).every((amount) => amount === 0)).toBe(true);
    const { totals, parts } = (await event.document()).view;
    expect(totals.pool).toBe(0);
    expect(parts.map(({ stage }) => stage)).toEqual(['play', 'play', 'closed']);
  });

  it('tells a day that is played at the next start what was paid in the moment of a crash', async () => {
    const event = await openEvent(club, { money: ENTRY_FEE, prizePlan: readyPlan('topThree') });
    const people = await somePeople(club, NAMES);
    const [flight, other] = event.flights;
    const box = randomUUID();
    await flight.command({ type: 'OpenBox', box, name: 'Kasse', float: 10_000 });
    await playFlight(flight, people.slice(0, 3));
    await playFlight(other, people.slice(3));
    await expect.poll(async () => (await event.part('part-1'))?.stage).toBe('over');
    expect((await event.open()).statusCode).toBe(200);
    const { id: last, view } = await event.nightOf('part-day-2');
    const [due] = (await flight.document()).view.money?.books?.dues ?? [];
    // nobody is told any more from here on
    vi.spyOn(club.house.club.people, 'behind').mockImplementation(() => new Promise(() => {}));
    const handOut = { type: 'HandOut', payment: randomUUID(), box, means: 'cash', entry: due?.entry };
    expect((await flight.command(handOut)).statusCode).toBe(200);
    const { owner, dataDir } = club;
    await club.stop();
    vi.restoreAllMocks();
    club = await openClub({ dataDir });
    const again: Night = (await club.caller(owner.cookie).get(`/api/night/${last}`)).json();
    const carried = (night: Night['view']) => night.money?.books?.accounts['carried'] ?? 0;
    expect([carried(view), carried(again.view)]).toEqual([12_000, 12_000 - (due?.prize ?? 0)]);
  });
});
