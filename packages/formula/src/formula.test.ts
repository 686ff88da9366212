import { describe, expect, it } from 'vitest';
import { type FormulaProblem, readFormula, type Value, valueOfFormula } from './index.ts';

type Given = Readonly<Record<string, Value>>;

/** What a formula is worth, or what is wrong with it. */
function worth(text: string, given: Given = {}): Value | FormulaProblem {
  const read = readFormula(text);
  if (!read.ok) return read.problem;
  const found = valueOfFormula(read.value, given);
  return found.ok ? found.value : found.problem;
}
const listPoints = [12, 3, 7, 20, 1, 9, 4, 15, 2, 11, 8, 6];

describe('the formulas that clubs bring along', () => {
  it('gives points, scores and the best of a season', () => {
    expect(worth('log((n + 1) / r)', { n: 40, r: 3 })).toBeCloseTo(Math.log(41 / 3), 12);
    expect(worth('(1 - (r / (n + 1))) * 100', { n: 39, r: 10 })).toBe(75);
    expect(worth('(1-exp(-average(scores))) * 100', { scores: [1, 2, 3] })).toBeCloseTo((1 - Math.exp(-2)) * 100, 12);
    expect(worth('sum(top(10, listPoints))', { listPoints })).toBe(98 - 1 - 2);
    expect(worth('average(top(count(listPoints)-1, listPoints))', { listPoints })).toBeCloseTo(97 / 11, 12);
    expect(worth('average(setListLength(scores, 4))', { scores: [6, 10] })).toBe(4);
  });

  it('takes several lines, own names, calls over lines, and any case', () => {
    const text = `assign("share", (totalBuyInsAmount + totalRebuysAmount) / buyins);
      assign("Bonus", IF(Rank = 1 and numberOfHits >= 2, 5))
      Round(
        10 * SQRT(share / 20) /
        sqrt(R) + bonus,
        2
      )`;
    const given = { totalBuyinsAmount: 800, totalRebuysAmount: 200, n: 40, r: 1, nh: 3 };
    expect(worth(text, given)).toBe(16.18);
    expect(worth(text, { ...given, nh: 1 })).toBe(11.18);
  });
});

describe('the language', () => {
  it.each([
    ['1 + 2 * 3 - 4 / 2', 5],
    ['(1 + 2) * 3', 9],
    ['10 - 3 - 2', 5],
    ['7 % 4', 3],
    ['-2 * -3', 6],
    ['--2', 2],
    ['.5 + 1.5e1', 15.5],
    ['1 = 1', 1],
    ['2 is 3', 0],
    ['2 != 3', 1],
    ['2 <= 2 && 3 > 4', 0],
    ['0 or 2', 1],
    ['not 5', 0],
    ['!0', 1],
    ['true + true + false', 2],
    ['0 * -1', 0],
    ['1; 2; 3;', 3],
    ['1\n\n2\r\n', 2],
    ['assign("x", 4) + x', 8],
    ['if(1, 2)', 2],
    ['if(0, 2)', 0],
    ['if(0, 2, 3)', 3],
    ['switch(2, 1, 10, 2, 20)', 20],
    ['switch(3, 1, 10, 2, 20)', 0],
    ['switch(3, 1, 10, 2, 20, 30)', 30],
    ['lswitch(1, 10, 20, 30)', 10],
    ['lswitch(2, 10, 20, 30)', 20],
    ['lswitch(9, 10, 20, 30)', 30],
    ['lswitch(0, 10, 20, 30)', 30],
    ['abs(-3) + ceil(1.2) + floor(1.8)', 6],
    ['log10(1000)', 3],
    ['log(8, 2)', 3],
    ['pow(2, 10) = power(2, 10)', 1],
    ['max(2, 9) - min(2, 9)', 7],
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(1.005, 2)', 1.01],
    ['round(1250, -2)', 1300],
    ['round(1e300, 15) = 1e300', 1],
    ['roundToNearest(17, 5)', 15],
    ['roundUpToNearest(16, 5)', 20],
    ['roundDownToNearest(0.3, 0.1)', 0.3],
    ['sum(1, 2, 3) + product(2, 3) + count(1, 1)', 14],
    ['sum(bottom(2, 5, 1, 3))', 4],
    ['index(top(3, 5, 1, 3), 1)', 3],
    ['sum(setListLength(top(3, 5, 1, 3), 2))', 8],
    ['count(setListLength(4, 3))', 3],
    ['oneof(3, 1, 2, 3)', 1],
    ['oneof(4, 1, 2, 3)', 0],
    ['triangle(4)', 10],
    ['if(0, 1 / 0, 7)', 7],
    ['0 and 1 / 0', 0],
    ['1 or 1 / 0', 1],
  ])('%j is %d', (text, value) => {
    expect(worth(text)).toBe(value);
  });

  it('knows other names for the same, and lets an own name go before a given one', () => {
    expect(worth('numberOfPlayers', { buyIns: 40 })).toBe(40);
    expect(worth('numberOfTournaments', { n: 9 })).toBe(9);
    expect(worth('n', { buyins: 40, numberOfPlayers: 40 })).toBe(40);
    expect(worth('n', { buyins: 40, numberOfTournaments: 9 })).toMatchObject({
      code: 'ambiguous-name',
      given: ['buyins', 'numberoftournaments'],
    });
    expect(worth('assign("n", 2); n', { n: 40 })).toBe(2);
    expect(worth('__proto__ + toString', {})).toMatchObject({ code: 'unknown-name', name: '__proto__' });
  });

  it('may be worth a list', () => {
    expect(worth('top(2, listPoints)', { listPoints })).toEqual([20, 15]);
  });
});

describe('what is refused, and where', () => {
  it.each([
    ['', 'empty', 1, 1],
    [' \n;', 'empty', 1, 1],
    ['1 +', 'ended', 1, 4],
    ['1;\n2 2', 'unexpected', 2, 3],
    ['(1;2)', 'unexpected', 1, 3],
    ['1,5', 'unexpected', 1, 2],
    ['max(1, 2', 'ended', 1, 9],
    ['1)', 'unexpected', 1, 2],
    ['𝔘 + 1 § 2', 'unknown-character', 1, 7],
    ['"a', 'text-without-end', 1, 1],
    ['"a" + 1', 'text-as-value', 1, 1],
    ['assign(x, 1)', 'no-name-to-assign', 1, 8],
    ['assign("2x", 1)', 'no-name-to-assign', 1, 8],
    ['assign("and", 1)', 'no-name-to-assign', 1, 8],
    ['assign("x")', 'argument-count', 1, 1],
    ['foo(1)', 'unknown-function', 1, 1],
    ['constructor(1)', 'unknown-function', 1, 1],
    ['1 + random()', 'chance', 1, 5],
    ['round()', 'argument-count', 1, 1],
    ['round(1, 2, 3)', 'argument-count', 1, 1],
    ['if(1)', 'argument-count', 1, 1],
    ['1\r\n + missing', 'unknown-name', 2, 4],
    ['1 / 0', 'division-by-zero', 1, 3],
    ['1 % 0', 'division-by-zero', 1, 3],
    ['roundToNearest(3, 0)', 'division-by-zero', 1, 1],
    ['1 + log(0)', 'not-finite', 1, 5],
    ['sqrt(-1)', 'not-finite', 1, 1],
    ['exp(1000)', 'not-finite', 1, 1],
    ['1e999', 'not-finite', 1, 1],
    ['1e308 * 10', 'not-finite', 1, 7],
    ['list + 1', 'list-as-number', 1, 6],
    ['abs(list)', 'list-as-number', 1, 1],
    ['average(none)', 'empty-list', 1, 1],
    ['max(none)', 'empty-list', 1, 1],
    ['index(list, 2)', 'out-of-range', 1, 1],
    ['top(1.5, list)', 'out-of-range', 1, 1],
    ['setListLength(list, 1000000000)', 'out-of-range', 1, 1],
    ['bad', 'not-finite', 1, 1],
  ])('%j: %s', (text, code, row, column) => {
    const given = { list: [1, 2], none: [], bad: Number.NaN };
    expect(worth(text, given)).toMatchObject({ code, place: { row, column } });
  });
});

describe('what a formula may cost', () => {
  it('has an end for those that are written to have none', () => {
    expect(worth('1'.repeat(10_001))).toMatchObject({ code: 'too-long', most: 10_000 });
    expect(worth(`${'('.repeat(5_000)}1`)).toMatchObject({ code: 'too-deep', most: 100 });
    expect(worth(`${'-'.repeat(9_000)}1`)).toMatchObject({ code: 'too-deep' });
    expect(worth(`${'abs('.repeat(2_000)}1`)).toMatchObject({ code: 'too-deep' });
    expect(worth(`1${'+1'.repeat(4_900)}`)).toBe(4_901);
    const doubling = `assign("x", setListLength(1, 10000));${'assign("x", top(10000, x, x));'.repeat(300)}`;
    expect(worth(doubling)).toMatchObject({ code: 'list-too-long', most: 10_000 });
    expect(worth('sum(x);'.repeat(1_000), { x: Array.from({ length: 5_000 }, () => 1) })).toMatchObject({
      code: 'too-many-steps',
    });
  });
});
