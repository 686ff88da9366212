import { toInstant } from '@riffle/aggregate';
import type { MoneySetup, Offered } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { moneyOnEvening, onEvening } from './evening.ts';

const zone = 'Europe/Berlin';
const berlin = (text: string) => toInstant(Date.parse(`${text}+01:00`));
const evening = { start: berlin('2026-11-20T20:00'), zone };
const priced = (offered: Offered) => ({ profiles: [{ id: 'p', offered }, { id: 'q' }] }) as unknown as MoneySetup;

describe('a time of day on an evening', () => {
  it.each([
    ['19:00', '2026-11-20T19:00'],
    ['20:00', '2026-11-20T20:00'],
    ['00:30', '2026-11-21T00:30'],
    ['09:00', '2026-11-20T09:00'],
  ])('%s is the one nearest to the start', (time, at) => expect(onEvening(time, evening)).toBe(berlin(at)));
  it('is none where none is typed', () =>
    expect([onEvening('', evening), onEvening('25:00', evening)]).toEqual([undefined, undefined]));
  it('is the same on the clock when summer time ends that night', () => {
    const start = toInstant(Date.parse('2026-10-24T20:00+02:00'));
    expect(onEvening('04:00', { start, zone })).toBe(berlin('2026-10-25T04:00'));
  });
});

describe('prices of another evening', () => {
  const { start } = evening;
  const before = { since: berlin('2026-11-11T12:00'), until: berlin('2026-11-13T19:00') };
  it('move by as many days as the night', () => {
    expect(moneyOnEvening(priced(before), evening, berlin('2026-11-13T19:30'))).toEqual(
      priced({ since: berlin('2026-11-18T12:00'), until: berlin('2026-11-20T19:00') }),
    );
    expect(moneyOnEvening(priced(before), { ...evening, start: before.until }, before.until)).toEqual(priced(before));
  });
  it('of a template are at the same time of this evening', () =>
    expect(moneyOnEvening(priced({ through: 4, until: before.until }), evening)).toEqual(
      priced({ through: 4, until: berlin('2026-11-20T19:00') }),
    ));
  it('without a time stay as they are', () =>
    expect(moneyOnEvening(priced({ through: 4 }), evening, start)).toEqual(priced({ through: 4 })));
});
