import { describe, expect, it } from 'vitest';
import { atTheTable } from '../at-the-table.ts';
import { splitPot } from '../split-pot.ts';

describe('what cannot be divided', () => {
  it.each([
    { pot: 1025, unit: 25, button: 5, seats: [3, 7], won: { 3: 500, 7: 525 } },
    { pot: 1000, unit: 100, button: 1, seats: [3, 6, 8], won: { 3: 400, 6: 300, 8: 300 } },
    { pot: 1000, unit: 100, button: 1, seats: [3, 6], won: { 3: 500, 6: 500 } },
    { pot: 500, unit: 100, button: 1, seats: [3, 6], won: { 3: 300, 6: 200 } },
  ])('[gcb:T19.1] pot $pot in chips of $unit is shared as far as it goes', ({ won, ...pot }) => {
    expect(splitPot({ book: 'gcb', ...pot }).won).toEqual(won);
  });

  it.each([
    { pot: 1025, unit: 25, button: 5, seats: [3, 7], won: { 3: 500, 7: 525 } },
    { pot: 1025, unit: 25, button: 5, seats: [4, 5], won: { 4: 525, 5: 500 } },
    { pot: 1000, unit: 100, button: 5, seats: [2, 6, 9], won: { 2: 300, 6: 400, 9: 300 } },
    { pot: 1100, unit: 100, button: 5, seats: [2, 6, 9], won: { 2: 300, 6: 400, 9: 400 } },
  ])('[gcb:T19.2] pot $pot, button $button, winners on $seats: clockwise from the button', ({ won, ...pot }) => {
    expect(splitPot({ book: 'gcb', ...pot }).won).toEqual(won);
  });
});

describe('[gcb:T20] each side pot is kept by itself', () => {
  it.each([
    {
      stacks: { 1: 1000, 2: 2500, 3: 4000 },
      script: '3 raise 4000, 1 call, 2 call',
      pots: [
        [3000, [1, 2, 3]],
        [3000, [2, 3]],
      ],
      back: 1500,
    },
    {
      stacks: { 1: 500, 2: 1200, 3: 1200 },
      script: '3 raise 1200, 1 call, 2 call',
      pots: [
        [1500, [1, 2, 3]],
        [1400, [2, 3]],
      ],
      back: 0,
    },
    {
      stacks: { 1: 1000, 2: 1000, 3: 4000 },
      script: '3 raise 4000, 1 call, 2 call',
      pots: [[3000, [1, 2, 3]]],
      back: 3000,
    },
  ])('$stacks', ({ stacks, script, pots, back }) => {
    const table = atTheTable({ book: 'gcb', stacks, button: 3 }).play(script);
    expect(table.pots).toEqual(pots);
    expect(table.stack(3)).toBe(back);
  });
});
