import { toCents } from '@riffle/money';
import { expect, it } from 'vitest';
import type { RoomCommand } from '../command.ts';
import { at, Evening, g, holdem, MINUTE, t } from '../testing.ts';
import { eveningReport, type Written } from './evening-report.ts';

/** An evening of which is kept what was written when. */
class Kept extends Evening {
  readonly written: Written[] = [];
  override do(command: RoomCommand) {
    const events = super.do(command);
    this.written?.push({ at: this.now, events });
    return events;
  }
}
const paid = (amount: number) => ({ amount: toCents(amount), box: 'A', means: 'cash' }) as const;

it('says hour by hour how many tables, guests and waiting there were, and how long these waited', () => {
  const room = new Kept();
  const opened = { at: room.now, events: [...room.events] };
  room.tables(9).list(10, 11);
  room.wait(20).do({ type: 'StandUp', guest: g(1), cashOut: paid(60_000) });
  room.do({ type: 'CallGuest', guest: g(10), place: at(1, 1) });
  room.wait(2).do({ type: 'TakeSeat', guest: g(10), place: at(1, 1), buyIn: paid(50_000) });
  room.do({ type: 'PlaceButton', table: t(1), seat: at(1, 1).seat });
  room.wait(128).do({ type: 'DealHand', table: t(1) });
  room.do({ type: 'TakeRake', table: t(1), amount: toCents(700) });
  room.do({ type: 'TakeOffList', guest: g(11), game: holdem });
  const report = eveningReport([opened, ...room.written]);
  const waited = 22 * MINUTE;
  const none = { count: 0, median: 0, longest: 0 };
  const still = { tables: 1, seated: 9, waiting: 1 };
  expect(report?.hours).toMatchObject([
    { tables: 1, seated: 9, waiting: 2, waits: { count: 1, median: waited, longest: waited }, hands: 0 },
    // nothing was written in it
    { ...still, waits: none, hands: 0 },
    { ...still, waits: none, hands: 1 },
  ]);
  expect(report).toMatchObject({
    guests: 11,
    hands: 1,
    waits: { count: 1 },
    calls: { made: 1, lapsed: 0, otherwise: 0 },
  });
  expect(report?.money).toEqual({ buyIn: 500_000, cashOut: 60_000, rake: 700 });
});

it('is none before the room is open', () => {
  expect(eveningReport([])).toBeUndefined();
});
