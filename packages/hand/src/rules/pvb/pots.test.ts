import { describe, expect, it } from 'vitest';
import { atTheTable } from '../at-the-table.ts';
import { splitPot } from '../split-pot.ts';

describe('[pvb:62(1)] the chip that cannot be divided goes to the first winner left of the button', () => {
  it.each([
    { pot: 1500, button: 5, seats: [3, 6], won: { 3: 700, 6: 800 } },
    { pot: 1500, button: 1, seats: [3, 6], won: { 3: 800, 6: 700 } },
    { pot: 1000, button: 1, seats: [3, 6, 8], won: { 3: 400, 6: 300, 8: 300 } },
    { pot: 1100, button: 1, seats: [3, 6, 8], won: { 3: 400, 6: 400, 8: 300 } },
    { pot: 1500, button: 5, seats: [5, 7], won: { 5: 700, 7: 800 } },
    { pot: 1000, button: 1, seats: [3, 6], won: { 3: 500, 6: 500 } },
  ])('pot $pot, button $button, winners on $seats', ({ won, ...pot }) => {
    expect(splitPot({ book: 'pvb', unit: 100, ...pot }).won).toEqual(won);
  });
});

describe('[pvb:63(1)] every side pot is kept and settled apart', () => {
  it('A 600 all-in, B and C 1,000 each: A wins the main pot of 1,800, B the side pot of 800', () => {
    const table = atTheTable({
      book: 'pvb',
      stacks: { 1: 600, 2: 1000, 3: 1000 },
      button: 3,
      hands: { 1: 'As Ad', 2: 'Ks Kd', 3: 'Qs Qd' },
      board: '2c 3d 7h 8s Jc',
      showdown: 'automatic',
    }).play('3 allin, 1 call, 2 call');
    expect(table.awards).toEqual([
      { pot: 0, shares: { 1: 1800 } },
      { pot: 1, shares: { 2: 800 } },
    ]);
  });

  it('stacks of 300, 700 and 1,500 against a caller with 2,000: three pots, and 500 back', () => {
    const table = atTheTable({ book: 'pvb', stacks: { 1: 300, 2: 700, 3: 1500, 4: 2000 }, button: 4 });
    table.play('3 allin, 4 raise 2000, 1 call, 2 call');
    expect(table.pots).toEqual([
      [1200, [1, 2, 3, 4]],
      [1200, [2, 3, 4]],
      [1600, [3, 4]],
    ]);
    expect(table.stack(4)).toBe(500);
  });
});

describe('[pvb:63(2)] pots are not merged before they are split', () => {
  it.each([
    { stack: 500, folded: 300, dead: 300, pots: [1100, 700], won: { 3: 1000, 6: 800 } },
    { stack: 600, folded: 200, dead: 200, pots: [1000, 800], won: { 3: 900, 6: 900 } },
  ])('pots of $pots with the same two winners', ({ stack, folded, dead, pots, won }) => {
    const table = atTheTable({
      book: 'pvb',
      stacks: { 3: stack, 6: stack, 8: 200, 9: 5000 },
      button: 1,
      blinds: [0, 0],
      dead: { seat: 9, amount: dead },
      unit: 100,
      hands: { 3: 'Ah Kh', 6: 'Ad Kc', 8: '2c 3c' },
      board: 'As Kd 9h 9c 4s',
      showdown: 'automatic',
    }).play(`3 check, 6 check, 8 check, 9 bet ${String(folded)}, 3 allin, 6 call, 8 call, 9 fold`);
    expect(table.awards.map(({ shares }) => Object.values(shares).reduce((sum, share) => sum + share, 0))).toEqual(
      pots,
    );
    expect(table.won).toEqual(won);
  });
});
