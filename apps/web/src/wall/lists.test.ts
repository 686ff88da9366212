import { toCents } from '@riffle/money';
import { prizeWon, toEntryId, toTableId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { resultsSoFar } from '../night/results-so-far.ts';
import { saidRef } from '../shelf/cite.ts';
import { aroundNow, scheduleLines } from './schedule.ts';
import { seatingList, tableList } from './seating-list.ts';
import { ovalSeats } from './table-plan.ts';
import { LEVELS, START, trialNight } from './trial-night.ts';

describe('the seating list', () => {
  it('is sorted as the language sorts: Ç beside C, Ö beside O', () => {
    const names = seatingList(trialNight({ entries: 20, stage: 'play' }), 'de').map(({ name }) => name.split(' ')[0]);
    expect(names.slice(0, 4)).toEqual(['Anna', 'Bernd', 'Çağla', 'Dieter']);
    expect(names.indexOf('Öznur')).toBe(names.indexOf('Nils') + 1);
  });

  it('has only those who sit somewhere', () => {
    expect(seatingList(trialNight({ entries: 20, out: 8, stage: 'play' }), 'de')).toHaveLength(12);
    expect(seatingList(trialNight({ entries: 20, stage: 'before', undrawn: true }), 'de')).toEqual([]);
  });

  it('counts tables as people do', () => {
    const { view } = trialNight({ entries: 100, stage: 'play' });
    expect(
      tableList(view, 'de')
        .map(({ name }) => name)
        .slice(8, 12),
    ).toEqual(['9', '10', '11', '12']);
  });
});

describe('a table plan', () => {
  it('shows who sits, who is away, what is free and what is blocked', () => {
    const night = trialNight({ entries: 16, stage: 'play' });
    const seats = ovalSeats(night, toTableId('t2'), toEntryId('e2'));
    expect(seats[0]).toMatchObject({ seat: 1, state: 'taken', selected: true });
    expect(seats[2]).toMatchObject({ seat: 3, state: 'absent' });
    expect(seats[8]).toEqual({ seat: 9, state: 'blocked' });
    expect(ovalSeats(night, toTableId('t1'))[8]).toEqual({ seat: 9, state: 'free' });
  });
});

describe('the results so far', () => {
  it('have the best place on top, with its prize', () => {
    const lines = resultsSoFar(trialNight({ entries: 9, out: 6, stage: 'play' }));
    expect(lines.map(({ place }) => place)).toEqual([4, 5, 6, 7, 8, 9]);
    expect(lines[0]?.prize).toBe(10_000);
    expect(lines[1]?.prize).toBeUndefined();
  });

  it('[pvb:64b(2)] share the prizes of shared places', () => {
    const prizes = [400, 250, 150].map(toCents);
    const sharing = (place: number) => ({ [toEntryId('e1')]: { no: 1, checkedIn: true, place, sharedBy: 2 } });
    expect(prizeWon({ prizes, entries: sharing(2) }, toEntryId('e1'))).toBe(200);
    expect(prizeWon({ prizes, entries: sharing(3) }, toEntryId('e1'))).toBe(75);
  });
});

describe('the schedule', () => {
  const clock = { level: 2, remaining: 300_000, running: true, speed: 1, at: START } as never;
  const lines = scheduleLines(LEVELS, clock, START);

  it('says what was, what is and when the rest begins', () => {
    expect(lines.map(({ is }) => is)).toEqual([
      'past',
      'past',
      'now',
      'toCome',
      'toCome',
      'toCome',
      'toCome',
      'toCome',
    ]);
    expect(lines[3]?.startsAt).toBe(START + 300_000);
    expect(lines[4]?.startsAt).toBe(START + 300_000 + 15 * 60_000);
    expect(lines.map(({ no }) => no)).toEqual([1, 2, 3, undefined, 4, 5, undefined, 6]);
  });

  it('keeps what is now in sight where only a part fits', () => {
    expect(aroundNow(lines, 4).map(({ index }) => index)).toEqual([1, 2, 3, 4]);
    expect(aroundNow(lines, 20)).toHaveLength(8);
  });
});

it('names a rule as the desk does', () => {
  expect(saidRef('pvb@2020-01:14(1)', 'de')).toBe('PVB 14(1)');
});
