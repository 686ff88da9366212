import { toChips } from '@riffle/cards';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { atTheTable } from './rules/at-the-table.ts';
import { everybody } from './rules/told.ts';

/** The smallest chip is 25. */
const table = () => atTheTable({ stacks: { ...everybody(3, 5000), 3: 825 }, button: 3, blinds: [50, 100], unit: 25 });
const bet = (to: number) => table().refusalOf({ type: 'BetTo', seat: toSeatNo(3), to: toChips(to) });

describe('bets are made of the chips in play', () => {
  it('in whole chips', () => {
    expect(bet(225)).toBeUndefined();
    expect(bet(240)).toEqual({ code: 'not-in-chips', unit: 25 });
    expect(bet(201)).toEqual({ code: 'not-in-chips', unit: 25 });
  });

  it('all-in with what there is, and the smallest raise whatever the blinds are', () => {
    expect(bet(825)).toBeUndefined();
    const odd = atTheTable({ stacks: everybody(3, 5000), button: 3, blinds: [50, 110], unit: 25 });
    expect(odd.range(3)).toEqual([220, 5000]);
    expect(odd.refusal('3 raise 230')).toEqual({ code: 'not-in-chips', unit: 25 });
    expect(odd.play('3 raise 220').bet(3)).toBe(220);
  });
});
