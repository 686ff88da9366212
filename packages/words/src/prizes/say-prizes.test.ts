import { describe, expect, it } from 'vitest';
import { sayPlanProblem } from './say-plan-problem.ts';

describe('what is wrong with a prize plan', () => {
  it.each([
    [
      'de',
      { problem: 'plan', part: 'places', code: 'rises', place: 2, step: 3 },
      'Plätze (Stufe 3, Platz 2): Ein schlechterer Platz bekäme mehr als ein besserer.',
    ],
    ['de', { problem: 'shape', where: 'places.by' }, 'Das Feld places.by passt nicht in einen Preisplan.'],
    ['en', { problem: 'plan', part: 'rounding', code: 'invalid' }, 'Rounding: There is no such value.'],
    [
      'de',
      {
        problem: 'plan',
        part: 'scoring',
        code: 'formula',
        formula: { code: 'unknown-function', name: 'rnd', place: { row: 1, column: 7 } },
      },
      'Punkte nach Formel, Hits: Zeile 1, Zeichen 7: Die Funktion „rnd“ gibt es nicht.',
    ],
    ['en', { problem: 'shape', where: '' }, 'This is no prize plan.'],
  ] as const)('%s %j', (language, problem, said) => {
    expect(sayPlanProblem(problem, language)).toBe(said);
  });
});
