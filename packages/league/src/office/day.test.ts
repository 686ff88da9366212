import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths, ageOn, dayNumber, dayOf, daysFrom } from './day.ts';

it('counts days as the calendar does', () => {
  expect(dayNumber('1970-01-01')).toBe(0);
  expect(dayNumber('2011-03-12')).toBe(Date.UTC(2011, 2, 12) / 86_400_000);
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (number) => {
      expect(dayOf(number)).toBe(new Date(number * 86_400_000).toISOString().slice(0, 10));
      expect(dayNumber(dayOf(number))).toBe(number);
    }),
  );
});

it('[oepbl:1.4 four weeks] four weeks before the day of the round are 28 days', () => {
  expect([daysFrom('2011-02-12', '2011-03-12'), daysFrom('2011-02-13', '2011-03-12')]).toEqual([28, 27]);
  expect(addDays('2011-06-11', -7)).toBe('2011-06-04');
});

it('[oepbl:5.3.10] a month later is the same day, or the last of the month', () => {
  expect(addMonths('2011-03-15', 1)).toBe('2011-04-15');
  expect(addMonths('2011-01-31', 1)).toBe('2011-02-28');
  expect(addMonths('2011-12-31', 1)).toBe('2012-01-31');
});

it('[oepbl:1.6 age] somebody is 18 from his birthday on', () => {
  expect([ageOn('1993-03-12', '2011-03-12'), ageOn('1993-03-13', '2011-03-12')]).toEqual([18, 17]);
});
