import { rulebooks } from '@riffle/rulebooks';
import { READY_STRUCTURES } from '@riffle/tournament';
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
    expect(draftFrom(setupOf(draft, book, levels))).toEqual(rest);
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
