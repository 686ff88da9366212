import { describe, expect, it } from 'vitest';
import { checkNames, namesIn, readFormula } from './formula.ts';

const NIGHT = ['buyins', 'rank', 'numberOfRebuys', 'take'] as const;
function read(text: string) {
  const formula = readFormula(text);
  if (!formula.ok) throw new Error(formula.problem.code);
  return formula.value;
}

describe('which names a formula asks', () => {
  it.each([
    ['log((n + 1) / r)', ['buyins', 'rank']],
    ['if(rank = 1, 10, NR)', ['rank', 'numberOfRebuys']],
    ['assign("take", 3) ; -take + not n', ['buyins']],
    ['7', []],
  ] as const)('%s', (text, names) => {
    expect(namesIn(read(text), NIGHT)).toEqual(names);
  });
});

describe('a name that nobody knows', () => {
  it('is found before there are values, at its place', () => {
    expect(checkNames(read('r +\n 2 * glory'), NIGHT)).toEqual({
      ok: false,
      problem: { code: 'unknown-name', name: 'glory', known: NIGHT, place: { row: 2, column: 6 } },
    });
  });

  it('is none that the formula gave a value itself, nor one of what it does not work out', () => {
    expect(checkNames(read('assign("glory", 2); glory * r'), NIGHT).ok).toBe(true);
    expect(checkNames(read('if(0, glory, r)'), NIGHT).ok).toBe(false);
  });
});
