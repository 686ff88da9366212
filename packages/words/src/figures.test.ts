import { describe, expect, it } from 'vitest';
import {
  formatBigBlinds,
  formatBlinds,
  formatChips,
  formatDay,
  formatDuration,
  formatMinutes,
  formatMoney,
  formatPlace,
  formatPoints,
  formatRemaining,
  formatTimeOfDay,
} from './figures.ts';

describe('chips', () => {
  it.each([
    [0, '0', '0'],
    [950, '950', '950'],
    [1250, '1250', '1,250'],
    [12_500, '12\u202F500', '12,500'],
    [1_350_000, '1\u202F350\u202F000', '1,350,000'],
    [-12_500, '−12\u202F500', '−12,500'],
  ])('%i is written %s and %s', (count, de, en) => {
    expect(formatChips(count, 'de')).toBe(de);
    expect(formatChips(count, 'en')).toBe(en);
  });
});

describe('blinds', () => {
  it.each([
    [{ smallBlind: 25, bigBlind: 50, ante: 0 }, '25/50', '25/50'],
    [{ smallBlind: 500, bigBlind: 1000, ante: 1000 }, '500/1000 (1000)', '500/1000 (1000)'],
    [{ smallBlind: 5000, bigBlind: 10_000, ante: 10_000 }, '5000/10\u202F000 (10\u202F000)', '5000/10,000 (10,000)'],
    [
      { smallBlind: 1500, bigBlind: 3000, ante: 500, bringIn: 1500 },
      '3000/6000 (500) · Bring-in 1500',
      '3000/6000 (500) · Bring-in 1500',
    ],
  ])('%o', (level, de, en) => {
    expect(formatBlinds(level, 'de')).toBe(de);
    expect(formatBlinds(level, 'en')).toBe(en);
  });

  it('counts a stack in them, in halves only when it is short', () => {
    expect(formatBigBlinds(13_333, 400, 'de')).toBe('33\u00A0BB');
    expect(formatBigBlinds(276_785_714, 50, 'de')).toBe('5\u202F535\u202F714\u00A0BB');
    expect(formatBigBlinds(276_785_714, 50, 'en')).toBe('5,535,714\u00A0BB');
    expect(formatBigBlinds(3900, 400, 'de')).toBe('9,5\u00A0BB');
    expect(formatBigBlinds(3900, 400, 'en')).toBe('9.5\u00A0BB');
    expect(formatBigBlinds(3900, 0, 'en')).toBe('');
  });
});

describe('time', () => {
  it('stands at its full length first and at zero only when it is over', () => {
    expect(formatRemaining(20 * 60_000)).toBe('20:00');
    expect(formatRemaining(20 * 60_000 - 1)).toBe('20:00');
    expect(formatRemaining(20 * 60_000 - 1000)).toBe('19:59');
    expect(formatRemaining(1)).toBe('00:01');
    expect(formatRemaining(0)).toBe('00:00');
    expect(formatRemaining(-5)).toBe('00:00');
    expect(formatRemaining(3_725_000)).toBe('1:02:05');
  });

  it('that has passed is not rounded up', () => {
    expect(formatDuration(59_999)).toBe('00:59');
    expect(formatDuration(-61_000)).toBe('−01:01');
  });

  it('in minutes for what is far off', () => {
    expect(formatMinutes(1)).toBe('1\u00A0min');
    expect(formatMinutes(65 * 60_000)).toBe('1\u00A0h\u00A005\u00A0min');
  });

  it('of day and the day itself', () => {
    const at = 1_795_285_800_000; // 2026-11-21T18:30:00Z
    expect(formatTimeOfDay(at, 'de', 'Europe/Berlin')).toBe('19:30');
    expect(formatTimeOfDay(at, 'en', 'Europe/Berlin')).toBe('19:30');
    expect(formatDay(at, 'de', 'Europe/Berlin')).toContain('November 2026');
  });
});

describe('places and prizes', () => {
  it.each([
    [1, 1, '1.', '1st'],
    [2, 1, '2.', '2nd'],
    [11, 1, '11.', '11th'],
    [23, 1, '23.', '23rd'],
    [3, 2, '3.–4.', '3rd–4th'],
  ])('%i shared by %i', (place, sharedBy, de, en) => {
    expect(formatPlace(place, 'de', sharedBy)).toBe(de);
    expect(formatPlace(place, 'en', sharedBy)).toBe(en);
  });

  it('drops cents where there are none', () => {
    expect(formatMoney(125_000, 'EUR', 'de')).toBe('1\u202F250\u00A0€');
    expect(formatMoney(1250, 'EUR', 'en')).toBe('€12.50');
  });
});

describe('points', () => {
  it.each([
    [{ sum: 10, among: 1 }, '10\u00A0Pkt.', '10\u00A0pts'],
    [{ sum: 11, among: 2 }, '5,5\u00A0Pkt.', '5.5\u00A0pts'],
    [{ sum: 11, among: 3 }, '3,67\u00A0Pkt.', '3.67\u00A0pts'],
  ])('%j are written %s and %s', (points, de, en) => {
    expect(formatPoints(points, 'de')).toBe(de);
    expect(formatPoints(points, 'en')).toBe(en);
  });
});
