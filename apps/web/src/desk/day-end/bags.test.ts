import { expect, it } from 'vitest';
import { toBag } from './bags.ts';

it('stacks are counted table by table and seat by seat, without who is out', () => {
  const view = {
    tables: { t2: {}, t1: {} },
    entries: {
      a: { no: 1, at: { table: 't1', seat: 1 }, bag: 500 },
      b: { no: 2, at: { table: 't2', seat: 4 } },
      c: { no: 3, at: { table: 't2', seat: 2 } },
      d: { no: 4, bustOut: 'b1' },
      e: { no: 5 },
    },
  };
  expect(toBag(view as never)).toEqual([
    { entry: 'c', bag: undefined },
    { entry: 'b', bag: undefined },
    { entry: 'a', bag: 500 },
  ]);
});
