import { READY_PLANS, readyPlan, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { draftOf, planOf, readyNow, rowsIn } from './plan-draft.ts';

describe('a prize plan in the form', () => {
  it.each(READY_PLANS)('%s comes out as it went in, in both languages', (name) => {
    for (const language of ['de', 'en'] as const) {
      const plan = planOf(draftOf(readyPlan(name), language, 'EUR'));
      expect(plan).toEqual(readyPlan(name));
      expect(readyNow(plan)).toBe(name);
    }
  });

  it('keeps what it does not show', () => {
    const plan = { ...readyPlan('topThree'), locks: [{ place: 4, amount: toCents(1_000) }], points: [9, 7] };
    expect(planOf(draftOf(plan, 'de', 'EUR'))).toEqual(plan);
    const { rounding } = plan;
    const curve = { by: 'curve', shape: 'linear', steepness: 80, field: 125, fewest: 3, most: 40 } as const;
    const seat = { name: 'Finale', price: toCents(11_050) };
    for (const places of [curve, { by: 'satellite', seat, most: 4, rest: 'seats' } as const])
      expect(planOf(draftOf({ places, ...(rounding && { rounding }) }, 'de', 'EUR'))).toEqual({ places, rounding });
  });

  it('is none where prizes are typed in', () => {
    expect(draftOf(undefined, 'de', 'EUR').kind).toBe('hand');
    expect(planOf(draftOf(undefined, 'de', 'EUR'))).toBeUndefined();
  });

  it('is none while something in it is wrong', () => {
    const draft = draftOf(readyPlan('topThree'), 'de', 'EUR');
    expect(planOf({ ...draft, steps: [{ from: '2', shares: '30 50' }] })).toBeUndefined();
    expect(planOf({ ...draft, kind: 'satellite', seat: 'Finale', price: '' })).toBeUndefined();
    expect(planOf({ ...draft, kind: 'curve', steepness: '999' })).toBeUndefined();
  });

  it.each([
    ['50 30 20', [{ share: 500 }, { share: 300 }, { share: 200 }]],
    ['62,5 / 37.5%', [{ share: 625 }, { share: 375 }]],
    ['60 40 =25', [{ share: 600 }, { share: 400 }, { amount: 2500 }]],
    ['', undefined],
    ['50 viel', undefined],
    ['33,33', undefined],
  ])('reads %j', (text, rows) => {
    expect(rowsIn(text, 'EUR')).toEqual(rows);
  });
});
