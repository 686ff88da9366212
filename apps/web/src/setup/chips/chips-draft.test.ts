import { readySet } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { addedTo, readRows, rowsOf, stackOf } from './chips-draft.ts';

const home = readySet('home', 10_000, 20);

describe('a chip set as it is typed', () => {
  it('is the same again, in whatever order its lines stand', () => {
    const rows = rowsOf(home);
    expect(readRows(rows, 10_000)).toEqual({ set: home });
    expect(readRows(rows.toReversed(), 10_000)).toEqual({ set: home });
    expect(stackOf(home).sum).toBe(10_000);
  });

  it('says which line is wrong, where it was typed', () => {
    const rows = rowsOf(home).toReversed();
    const wrong = (nth: number, change: object) => rows.map((row, at) => (at === nth ? { ...row, ...change } : row));
    expect(readRows(wrong(0, { owned: 'viele' }), 10_000).fault).toEqual({ row: 0, field: 'owned' });
    expect(readRows(wrong(1, { value: '' }), 10_000).fault).toEqual({ row: 1, field: 'value' });
    expect(readRows(wrong(2, { inStack: '-3' }), 10_000).fault).toEqual({ row: 2, field: 'inStack' });
    expect(readRows(wrong(3, { inStack: '99' }), 10_000).fault).toBe('sum');
    expect(readRows([], 10_000).fault).toBe('count');
  });

  it('takes thousands as people write them, and no stack where none is typed', () => {
    const [row] = rowsOf(home);
    if (row === undefined) throw new Error('no chip');
    const { set, fault } = readRows([{ ...row, value: '1.000', owned: '2 000', inStack: '' }], 5);
    expect([set, fault]).toEqual([[{ value: 1_000, colour: 'green', owned: 2_000 }], undefined]);
  });

  it('gets another chip in a colour that it has not', () => {
    const rows = rowsOf(home);
    expect(rows.map(({ colour }) => colour)).not.toContain(addedTo(rows).colour);
  });
});
