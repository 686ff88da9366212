import { READY_PLANS, readyPlan, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { draftOf, faultIn, isTypedAlone, planOf, readyNow, rowsIn } from './plan-draft.ts';

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

  it('locks no place that wins a seat, whatever was locked before', () => {
    const draft = draftOf({ ...readyPlan('topThree'), locks: [{ place: 1, amount: toCents(1_000) }] }, 'de', 'EUR');
    const satellite = { ...draft, kind: 'satellite', seat: 'Finale', price: '110' } as const;
    expect(planOf(draft)).toHaveProperty('locks');
    expect(planOf(satellite)).toMatchObject({ places: { by: 'satellite' } });
    expect(planOf(satellite)).not.toHaveProperty('locks');
  });

  it('counts rebuys and add-ons where that is chosen, and has no bound where none is typed', () => {
    const rows = [{ place: 1, share: 1_000 }] as never;
    const places = {
      by: 'table',
      steps: [
        { from: 2, rows },
        { from: 20, rows },
      ],
    } as const;
    const draft = draftOf({ places }, 'de', 'EUR');
    expect(draft.counts).toEqual(['entries']);
    draft.counts = ['addOns', 'entries'];
    expect(planOf(draft)?.places).toMatchObject({ counts: ['entries', 'addOns'] });
    draft.counts = [];
    expect(planOf(draft)?.places).not.toHaveProperty('counts');
    const curve = draftOf(
      { places: { by: 'curve', shape: 'linear', steepness: 80, field: 125, most: 9 } },
      'de',
      'EUR',
    );
    expect([curve.fewest, curve.most]).toEqual(['', '9']);
    curve.most = '';
    expect(planOf(curve)?.places).not.toHaveProperty('most');
  });

  it('is none where the least prize is no amount: it would be none', () => {
    const plan = { ...draftOf(readyPlan('topThree'), 'de', 'EUR'), least: '5' };
    expect(planOf(plan)?.least).toBe(500);
    expect(planOf({ ...plan, least: 'fünf' })).toBeUndefined();
  });

  it('has no least prize for places of a satellite, where it would be refused', () => {
    const seat = { name: 'Finale', price: toCents(5_000) };
    const satellite = draftOf({ places: { by: 'satellite', seat, rest: 'kept' } }, 'de', 'EUR');
    satellite.least = '6';
    expect(planOf(satellite)).not.toHaveProperty('least');
    expect(faultIn(satellite)).toBeUndefined();
  });

  it('is none where prizes are typed in', () => {
    expect(draftOf(undefined, 'de', 'EUR').kind).toBe('hand');
    expect(planOf(draftOf(undefined, 'de', 'EUR'))).toBeUndefined();
  });

  it('has what is beside prizes that are typed in, and no amounts of its own', () => {
    const special = [{ kind: 'badBeat', name: 'Bad Beat', worth: { amount: toCents(1_000) }, from: 'pool' }] as const;
    const deductions = [
      { share: 25, amount: toCents(500) },
      { name: 'Saal', share: 5 },
    ];
    const plan = { places: { by: 'hand' }, deductions, special } as const;
    const draft = draftOf(plan, 'de', 'EUR');
    expect(draft).toMatchObject({
      kind: 'hand',
      house: { share: '2,5', amount: '5' },
      deductions: [{ name: 'Saal', share: '0,5', amount: '' }],
    });
    expect(planOf(draft)).toEqual(plan);
    expect(isTypedAlone(draft)).toBe(false);
    expect(isTypedAlone(draftOf(undefined, 'de', 'EUR'))).toBe(true);
  });

  it('stays a ready one whatever the house keeps of it, and is none where that is no share', () => {
    const plan = { ...readyPlan('topThree'), house: { share: 100 } };
    const draft = draftOf(plan, 'en', 'EUR');
    expect(readyNow(planOf(draft))).toBe('topThree');
    for (const share of ['101', 'x', '-1']) expect(planOf({ ...draft, house: { share, amount: '' } })).toBeUndefined();
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
