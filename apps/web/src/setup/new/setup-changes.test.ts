import { rulebooks } from '@riffle/rulebooks';
import { READY_STRUCTURES, type Setup } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { dayOf } from '../../live/club-day.ts';
import { draftFrom, setupOf } from './night-draft.ts';
import { changesBetween, clearedBetween } from './setup-changes.ts';

const [book] = rulebooks;
const [ready] = READY_STRUCTURES;
if (book === undefined || ready === undefined) throw new Error('nothing to set up with');
const setup: Setup = setupOf(
  {
    name: 'Vereinsabend',
    book: book.id,
    occasion: book.occasions[0]?.id ?? '',
    game: 'holdem',
    stack: '10000',
    seats: '9',
    day: '2026-11-21',
    time: '19:30',
    late: '4',
    lateAt: '',
    prizes: [],
    currency: 'EUR',
  },
  book,
  ready.levels,
);

it('sends nothing that was left as it was', () => {
  const draft = { ...draftFrom(setup), name: setup.name, day: dayOf(setup.startsAt ?? 0) };
  expect(changesBetween(setup, setupOf(draft, book, setup.levels))).toEqual({});
  expect(changesBetween(setup, setupOf({ ...draft, prizes: ['300', '200'] }, book, setup.levels))).toEqual({
    prizes: [30_000, 20_000],
  });
});

it('leaves late entry open again by level or by time', () => {
  const draft = { ...draftFrom(setup), name: setup.name, day: dayOf(setup.startsAt ?? 0) };
  const byTime = setupOf({ ...draft, late: '0', lateAt: '21:00' }, book, setup.levels);
  expect(Object.keys(changesBetween(setup, byTime))).toEqual(['lateEntryUntil']);
  expect(clearedBetween(setup, byTime)).toEqual(['lateEntryThrough']);
  expect(clearedBetween(byTime, setup)).toEqual(['lateEntryUntil']);
  expect(clearedBetween(setup, setup)).toEqual([]);
});
