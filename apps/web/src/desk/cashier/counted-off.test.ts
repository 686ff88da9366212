import { expect, it } from 'vitest';
import { countedOff } from './counted-off.ts';

it('says of cash and card each by how much it is off', () => {
  const expected = { cash: 10_000, card: 5_000 };
  expect(countedOff(expected, { cash: 9_000, card: 6_000 })).toEqual([
    { means: 'cash', by: -1_000 },
    { means: 'card', by: 1_000 },
  ]);
  expect(countedOff(expected, { cash: 10_000, card: 4_000 })).toEqual([{ means: 'card', by: -1_000 }]);
  expect(countedOff(expected, expected)).toEqual([]);
});
