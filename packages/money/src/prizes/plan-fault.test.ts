import { describe, expect, it } from 'vitest';
import { type Cents, toCents } from '../cents.ts';
import { planFault } from './plan-fault.ts';
import type { PrizePlan } from './prize-plan.ts';

const rows = (...parts: readonly number[]) => parts.map((share) => ({ share }));
const list = (...parts: readonly number[]): PrizePlan => ({ places: { by: 'list', rows: rows(...parts) } });
const euro = (amount: number) => toCents(amount * 100);
const curve = { by: 'curve', shape: 'power', steepness: 100, field: 150 } as const;

describe('a prize plan', () => {
  it.each<{ what: string; plan: PrizePlan; fault: object }>([
    { what: 'a list of nothing', plan: list(), fault: { part: 'places', code: 'empty' } },
    { what: 'more for a worse place', plan: list(300, 500), fault: { code: 'rises', place: 2 } },
    { what: 'more than the whole', plan: list(600, 500), fault: { code: 'tooMuch', place: 2 } },
    { what: 'half a thousandth', plan: list(0.5), fault: { code: 'invalid', place: 1 } },
    {
      what: 'a house’s share of nothing',
      plan: { ...list(1000), house: {} },
      fault: { part: 'deductions', code: 'invalid' },
    },
    {
      what: 'more than all of it',
      plan: { ...list(1000), house: { share: 1001 } },
      fault: { part: 'deductions', code: 'tooMuch' },
    },
    {
      what: 'more than all of it by several',
      plan: { ...list(1000), deductions: [{ share: 600 }, { name: 'Saal', share: 401 }] },
      fault: { part: 'deductions', code: 'tooMuch' },
    },
    {
      what: 'the same name twice',
      plan: {
        ...list(1000),
        deductions: [
          { name: 'Saal', share: 1 },
          { name: 'Saal ', share: 1 },
        ],
      },
      fault: { part: 'deductions', code: 'twice' },
    },
    {
      what: 'a house’s share twice, once as before',
      plan: { ...list(1000), house: { share: 1 }, deductions: [{ share: 1 }] },
      fault: { part: 'deductions', code: 'twice' },
    },
    {
      what: 'a deduction for nothing',
      plan: { ...list(1000), deductions: [{ name: ' ', share: 1 }] },
      fault: { part: 'deductions', code: 'invalid' },
    },
    {
      what: 'half a cent for the house',
      plan: { ...list(1000), house: { amount: 0.5 as Cents } },
      fault: { part: 'deductions' },
    },
    {
      what: 'rising amounts by hand',
      plan: { places: { by: 'hand', amounts: [euro(1), euro(2)] } },
      fault: { code: 'rises', place: 2 },
    },
    {
      what: 'two steps from the same number on',
      plan: { places: { by: 'table', steps: [2, 2].map((from) => ({ from, rows: rows(1000) })) } },
      fault: { code: 'twice', step: 2 },
    },
    { what: 'a curve too steep', plan: { places: { ...curve, steepness: 301 } }, fault: { part: 'places' } },
    { what: 'fewest above most', plan: { places: { ...curve, fewest: 5, most: 4 } }, fault: { part: 'places' } },
    {
      what: 'a seat for nothing',
      plan: { places: { by: 'satellite', seat: { name: 'Finale', price: euro(0) }, rest: 'kept' } },
      fault: { part: 'places' },
    },
    {
      what: 'no unit',
      plan: { ...list(1000), rounding: { unit: toCents(0), leftOver: 'first' } },
      fault: { part: 'rounding' },
    },
    {
      what: 'locks that rise',
      plan: {
        ...list(1000),
        locks: [
          { place: 3, amount: euro(5) },
          { place: 1, amount: euro(4) },
        ],
      },
      fault: { part: 'locks', code: 'rises', place: 3 },
    },
    {
      what: 'a lock above a promise',
      plan: {
        places: { by: 'list', rows: [{ amount: euro(5) }, { share: 1000 }] },
        locks: [{ place: 2, amount: euro(6) }],
      },
      fault: { part: 'locks', code: 'rises', place: 2 },
    },
    {
      what: 'a place of a satellite locked, which wins a seat',
      plan: {
        places: { by: 'satellite', seat: { name: 'Finale', price: euro(50) }, rest: 'nextPlace' },
        locks: [{ place: 2, amount: euro(6) }],
      },
      fault: { part: 'locks', code: 'notShared' },
    },
    {
      what: 'a least for places of a satellite, which are as many as there are seats',
      plan: {
        places: { by: 'satellite', seat: { name: 'Finale', price: euro(50) }, rest: 'nextPlace' },
        least: euro(6),
      },
      fault: { part: 'least', code: 'notShared' },
    },
    {
      what: 'a least beside amounts that are typed',
      plan: { places: { by: 'hand', amounts: [euro(5)] }, least: euro(6) },
      fault: { part: 'least', code: 'notShared' },
    },
    {
      what: 'a place locked beside amounts that are typed',
      plan: { places: { by: 'hand', amounts: [euro(5)] }, locks: [{ place: 2, amount: euro(5) }] },
      fault: { part: 'locks', code: 'notShared' },
    },
    {
      what: 'a special prize that is nothing',
      plan: { ...list(1000), special: [{ kind: 'badBeat', name: 'Bad Beat', from: 'pool' }] },
      fault: { part: 'special' },
    },
    { what: 'points below nothing', plan: { ...list(1000), points: [1, -1] }, fault: { part: 'points' } },
  ])('is refused with $what', ({ plan, fault }) => {
    expect(planFault(plan)).toMatchObject(fault);
  });

  it('may leave part of the pool, and pay a place less than the next by hand never', () => {
    expect(planFault(list(500, 300))).toBeUndefined();
    expect(planFault({ places: curve })).toBeUndefined();
    expect(planFault({ places: { by: 'hand', amounts: [] } })).toBeUndefined();
    expect(planFault({ places: { by: 'hand' }, house: { share: 1000 } })).toBeUndefined();
  });
});
