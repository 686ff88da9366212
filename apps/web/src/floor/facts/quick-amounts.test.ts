import { expect, it } from 'vitest';
import { listedValues, quickAmounts, stakesOf, usualChips } from './quick-amounts.ts';

it('offers whole multiples of the big blind and what was already named', () => {
  expect(quickAmounts('toFace', { smallBlind: 100, bigBlind: 200 }, [700], 0)).toEqual([
    200, 400, 500, 600, 700, 800, 1000, 2000,
  ]);
  expect(quickAmounts('toFace', { smallBlind: 1, bigBlind: 3 }, [], 10)).toEqual([12, 15, 30]);
});

it('offers stacks where a stack is asked for, and chips where a chip is', () => {
  expect(quickAmounts('stack', { smallBlind: 100, bigBlind: 200 }, [], 0)).toContain(20_000);
  expect(quickAmounts('chipValue', { smallBlind: 100, bigBlind: 200 }, [700], 1)).toContain(25);
});

it('offers the chips that lie on a table at these blinds', () => {
  expect(usualChips({ smallBlind: 100, bigBlind: 200 })).toEqual([25, 100, 500, 1000, 5000]);
  expect(usualChips({ smallBlind: 5000, bigBlind: 10_000 })).toEqual([1000, 5000, 25_000, 100_000]);
});

it('takes the blinds that somebody has said', () => {
  expect(stakesOf({ bigBlind: 1000 }, { smallBlind: 100, bigBlind: 200 })).toEqual({ smallBlind: 500, bigBlind: 1000 });
  expect(stakesOf({}, { smallBlind: 100, bigBlind: 200 })).toEqual({ smallBlind: 100, bigBlind: 200 });
});

it('offers numbers of players and per cent where no chips are listed', () => {
  const stakes = { smallBlind: 100, bigBlind: 200 };
  expect(listedValues('tables', stakes)).toEqual(expect.arrayContaining([5, 6, 9]));
  expect(listedValues('shares', stakes)).toEqual(expect.arrayContaining([50, 30, 20]));
  expect(listedValues('added', stakes)).toEqual([25, 100, 500, 1000, 5000]);
});
