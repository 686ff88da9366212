import { toSeatNo } from '@riffle/table';
import { type ColourUpView, type Taken, toEntryId, toTableId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { tablesOf, tablesToDo } from './in-order.ts';
import { differenceOf, playerSums, sumOf } from './table-sums.ts';

const [anna, ben] = [toEntryId('anna'), toEntryId('ben')];
const [t1, t2, gone] = [toTableId('t1'), toTableId('t2'), toTableId('gone')];
const taken: Taken = {
  changed: [
    { seat: toSeatNo(1), entry: anna, chips: 6, even: 1, left: 2 },
    { seat: toSeatNo(2), entry: ben, chips: 3, even: 0, left: 3 },
  ],
  given: [{ seat: toSeatNo(2), entry: ben, value: 100, why: 'won', card: 'As' }],
  difference: -25,
  at: 0 as never,
};
const race: ColourUpView = {
  ...{ value: 25, into: 100, when: 'scheduled', at: 0 as never, left: [t2] },
  tables: { [gone]: { taken: { ...taken, difference: 75 } }, [t2]: {}, [t1]: { taken } },
};

describe('what a table has made of small chips', () => {
  it('is before and after for each who had any, and their difference is the table’s', () => {
    const sums = playerSums(race, taken);
    expect(sums.map(({ before, after }) => [before, after])).toEqual([
      [150, 100],
      [75, 100],
    ]);
    expect(sumOf(sums, 'after') - sumOf(sums, 'before')).toBe(taken.difference);
  });

  it('keeps what does not come out even where the value stays in play', () => {
    const sums = playerSums({ ...race, keep: true }, { ...taken, given: [], difference: 0 });
    expect(sumOf(sums, 'after')).toBe(sumOf(sums, 'before'));
  });

  it('comes together over all tables, which stand as people look for them', () => {
    expect(differenceOf(race)).toBe(50);
    const view = { tables: { [t2]: { name: '2' }, [t1]: { name: '1' } } } as never;
    expect(tablesOf(view, race)).toEqual([t1, t2, gone]);
    expect(tablesToDo(view, race)).toEqual([t2]);
  });
});
