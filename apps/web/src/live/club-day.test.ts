import { describe, expect, it } from 'vitest';
import { dayOf, momentOf, nextTimeOfDay, timeOfDay } from './club-day.ts';

const BERLIN = 'Europe/Berlin';
const at = (utc: string) => Date.parse(utc);

describe('day and time of day where the club is', () => {
  it('are what its clocks show, whatever the device’s do', () => {
    const late = at('2026-11-21T23:30:00Z');
    expect([dayOf(late, BERLIN), timeOfDay(late, BERLIN)]).toEqual(['2026-11-22', '00:30']);
    expect([dayOf(late, 'America/New_York'), timeOfDay(late, 'America/New_York')]).toEqual(['2026-11-21', '18:30']);
  });
  it.each([
    ['2026-11-21', '19:30', '2026-11-21T18:30:00Z'],
    ['2026-07-04', '19:30', '2026-07-04T17:30:00Z'],
    ['2026-10-25', '19:00', '2026-10-25T18:00:00Z'],
    ['2026-03-29', '19:00', '2026-03-29T17:00:00Z'],
  ])('%s %s names a moment, also on days when the clocks change', (day, time, utc) => {
    expect(momentOf(day, time, BERLIN)).toBe(at(utc));
  });
  it('name nothing where they are none', () => {
    expect(momentOf('', '19:00', BERLIN)).toBeUndefined();
    expect(nextTimeOfDay('25:00', 0, BERLIN)).toBeUndefined();
  });
  it('mean today, or tomorrow where that has passed, over the end of a month as well', () => {
    const now = at('2026-10-31T22:10:00Z');
    expect(nextTimeOfDay('23:30', now, BERLIN)).toBe(at('2026-10-31T22:30:00Z'));
    expect(nextTimeOfDay('0:30', now, BERLIN)).toBe(at('2026-10-31T23:30:00Z'));
    expect(nextTimeOfDay('23:10', now, BERLIN)).toBe(at('2026-11-01T22:10:00Z'));
  });
});
