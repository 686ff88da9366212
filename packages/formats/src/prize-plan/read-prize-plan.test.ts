import { READY_PLANS, readyPlan } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { readPrizePlan } from './read-prize-plan.ts';

describe('a prize plan in a file', () => {
  it.each(READY_PLANS)('is read as it was written: %s', (name) => {
    const plan = readyPlan(name);
    expect(readPrizePlan(JSON.parse(JSON.stringify(plan)))).toEqual({ ok: true, plan });
  });

  it.each([
    [undefined, { problem: 'shape', where: '' }],
    [{}, { problem: 'shape', where: 'places' }],
    [{ places: { by: 'hand', amounts: [1.5] } }, { problem: 'shape', where: 'places.amounts.0' }],
    [
      { places: { by: 'list', rows: [{ share: 1000 }] }, more: 1 },
      { problem: 'shape', where: '' },
    ],
    [
      { places: { by: 'list', rows: [{ share: 400 }, { share: 600 }] } },
      { problem: 'plan', part: 'places', code: 'rises', place: 2 },
    ],
  ])('%j is none', (document, because) => {
    expect(readPrizePlan(document)).toEqual({ ok: false, because });
  });
});
