import { toTableId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { movedTo } from './break-order.ts';
import { freeTableName } from './free-table-name.ts';

const order = ['a', 'b', 'c'].map(toTableId);

describe('the order of breaking', () => {
  it('takes a table to where it is dropped', () => {
    expect(movedTo(order, toTableId('c'), 0)).toEqual(['c', 'a', 'b']);
    expect(movedTo(order, toTableId('a'), 1)).toEqual(['b', 'a', 'c']);
  });
  it('ends at the ends and loses nobody', () => {
    expect(movedTo(order, toTableId('a'), 99)).toEqual(['b', 'c', 'a']);
    expect(movedTo(order, toTableId('a'), -1)).toEqual(order);
    expect(movedTo(order, toTableId('gone'), 1)).toEqual(order);
  });
});

describe('a new table', () => {
  it('gets the lowest number that is free', () => {
    const table = { seats: 9, blocked: {}, breaksAs: 1, players: 0 };
    expect(
      freeTableName({
        tables: { [toTableId('x')]: { ...table, name: '1' }, [toTableId('y')]: { ...table, name: '3' } },
      }),
    ).toBe('2');
  });
});
