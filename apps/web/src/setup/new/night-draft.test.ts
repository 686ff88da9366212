import { type Instant, toInstant } from '@riffle/aggregate';
import { rulebooks } from '@riffle/rulebooks';
import { type MoneySetup, READY_STRUCTURES } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { mostSeats } from './most-seats.ts';
import { draftFrom, type NightDraft, prizesOf, problemsOf, setupOf, startOf } from './night-draft.ts';

const [book] = rulebooks;
if (book === undefined) throw new Error('an empty shelf');
const draft: NightDraft = {
  name: ' Samstagsturnier ',
  book: book.id,
  occasion: '',
  game: 'holdem',
  stack: '10.000',
  seats: '9',
  day: '2026-11-21',
  time: '19:30',
  late: '4',
  lateAt: '',
  prizes: ['500', '250,50', '', ''],
  currency: 'EUR',
};
const levels = READY_STRUCTURES[0]?.levels ?? [];

describe('a new night', () => {
  it('is set up as it was typed', () => {
    expect(setupOf(draft, book, levels)).toMatchObject({
      name: 'Samstagsturnier',
      startingStack: 10_000,
      seatsPerTable: 9,
      lateEntryThrough: 4,
      prizes: [50_000, 25_050],
      startsAt: new Date(2026, 10, 21, 19, 30).getTime(),
    });
  });

  it('gives back what it was made of, but for name and day', () => {
    const { name, day, ...rest } = { ...draft, stack: '10000', prizes: ['500', '250.50'] };
    expect(draftFrom(setupOf(draft, book, levels))).toEqual({ ...rest, timesOf: startOf(draft) });
  });

  it('takes entries until a time of day, with a level or without', () => {
    const at = (day: number, hours: number) => new Date(2026, 10, day, hours, 15).getTime();
    const { lateEntryThrough, lateEntryUntil } = setupOf({ ...draft, lateAt: '21:15' }, book, levels);
    expect({ lateEntryThrough, lateEntryUntil }).toEqual({ lateEntryThrough: 4, lateEntryUntil: at(21, 21) });
    const alone = setupOf({ ...draft, late: '0', lateAt: '00:15' }, book, levels);
    expect(alone).not.toHaveProperty('lateEntryThrough');
    expect(alone.lateEntryUntil).toBe(at(22, 0));
    expect(draftFrom(alone)).toMatchObject({ late: '0', lateAt: '00:15' });
    // a moment that a form cannot write stays what it was, and goes along to another day
    const odd = { ...setupOf(draft, book, levels), lateEntryUntil: toInstant(at(21, 21) + 2_500) };
    const again = { ...draft, ...draftFrom(odd) };
    expect(setupOf(again, book, levels).lateEntryUntil).toBe(odd.lateEntryUntil);
    expect(setupOf({ ...again, day: '2026-11-22' }, book, levels).lateEntryUntil).toBe(at(22, 21));
  });

  it('takes the times of its prices along to another day', () => {
    const at = (day: number) => toInstant(new Date(2026, 10, day, 19).getTime());
    const money = (until: Instant) => ({ profiles: [{ id: 'early', offered: { until } }] }) as unknown as MoneySetup;
    const made = setupOf({ ...draft, money: money(at(21)), timesOf: startOf(draft) }, book, levels);
    const moved = setupOf({ ...draft, ...draftFrom(made), day: '2026-11-28' }, book, levels);
    expect([made.money, moved.money]).toEqual([money(at(21)), money(at(28))]);
  });

  it('says what is missing', () => {
    expect(problemsOf(draft, true)).toEqual([]);
    expect(problemsOf({ ...draft, name: ' ', stack: '', seats: '13', time: '' }, false)).toEqual([
      'name',
      'stack',
      'seats',
      'levels',
      'startsAt',
    ]);
    expect(problemsOf({ ...draft, prizes: ['100', '200'] }, true)).toEqual(['prizes']);
    // what is no amount is no prize of nothing
    expect(problemsOf({ ...draft, prizes: ['100', '50 Euro'] }, true)).toEqual(['prizes']);
  });
});

describe('money', () => {
  it('leaves out places without a prize at the end only', () => {
    expect(prizesOf({ prizes: ['100', '', '50', ''], currency: 'EUR' })).toEqual([10_000, 0, 5_000]);
  });
});

it('knows no day without a time', () => expect(startOf({ day: '2026-11-21', time: '' })).toBeUndefined());

it.each(rulebooks)('knows how many may sit at a table under $id', (one) => {
  expect(mostSeats(one, 'holdem', '') ?? 6).toBeGreaterThanOrEqual(6);
});
