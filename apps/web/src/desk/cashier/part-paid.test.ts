import { toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { partPaid } from './part-paid.ts';

const [a, b] = [toEntryId('a'), toEntryId('b')];
const lines = [
  { entry: a, owes: 3_000 },
  { entry: b, owes: 2_000 },
];

describe('a debt that is paid in parts', () => {
  it('is paid in the order of who was chosen, to the cent', () => {
    expect(partPaid(lines, 5_000)).toEqual([
      { entry: a, amount: 3_000 },
      { entry: b, amount: 2_000 },
    ]);
    expect(partPaid(lines, 3_001)).toEqual([
      { entry: a, amount: 3_000 },
      { entry: b, amount: 1 },
    ]);
    expect(partPaid(lines, 1_000)).toEqual([{ entry: a, amount: 1_000 }]);
  });

  it('is none of nothing, of more than is owed, or of what is no amount', () => {
    for (const sum of [0, -1, 5_001, undefined]) expect(partPaid(lines, sum)).toBeUndefined();
  });
});
