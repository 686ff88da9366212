import { planFault, readyPlan } from '@riffle/money';
import { expect, it } from 'vitest';
import { READY_POINTS, readyPoints } from './ready-points.ts';

it.each(READY_POINTS)('%s falls from place to place, and can stand in a plan', (name) => {
  const points = readyPoints(name);
  expect(points.every((one, nth) => nth === 0 || one < (points[nth - 1] ?? 0))).toBe(true);
  expect(planFault({ ...readyPlan('topThree'), points })).toBeUndefined();
});
