import { describe, expect, it } from 'vitest';
import { type AtTheTable, atTheTable } from './at-the-table.ts';
import type { Told } from './told.ts';

/** Three players on the flop, seat 1 first, whose cards were seen. */
const flop = (stacks: Told['stacks'] = { 1: 9000, 2: 9000, 3: 9000 }): AtTheTable =>
  atTheTable({ book: 'pvb', stacks, button: 3 }).callRound();

describe('[pvb:66(1)] a passive hand may only call or fold', () => {
  it('facing a bet', () => {
    const table = flop().play('1 check, 1 passive, 2 bet 500, 3 fold');
    expect(table.may(1)).toEqual(['Fold', 'Call']);
    expect(table.refusal('1 raise 1000')).toEqual({ code: 'hand-passive', rules: ['pvb@2020-01:66(1)'] });
    table.play('1 call');
    expect(table.may(1)).toEqual(['Fold', 'Check']);
  });

  it('checks where there is nothing to call, and calls all-in for less', () => {
    expect(flop().play('1 passive').may(1)).toEqual(['Fold', 'Check']);
    const short = flop({ 1: 500, 2: 9000, 3: 9000 }).play('1 passive, 1 check, 2 bet 500, 3 fold');
    expect(short.toCall(1)).toBe(300);
    expect(short.play('1 call').isLive(1)).toBe(true);
  });

  it('after a bet of its own, which stands', () => {
    const table = flop().play('1 bet 500, 1 passive, 2 raise 1200, 3 fold');
    expect([table.may(1), table.bet(1)]).toEqual([['Fold', 'Call'], 500]);
  });

  it('for the rest of the hand, which it can win; not for others', () => {
    const table = atTheTable({
      book: 'pvb',
      stacks: { 1: 9000, 2: 9000 },
      button: 2,
      hands: { 1: 'As Ad', 2: 'Ks Kd' },
      board: '2c 3d 7h 8s 9c',
      showdown: 'automatic',
    }).play('1 passive');
    expect(table.may(2)).toContain('BetTo');
    expect(table.checkDown().won).toEqual({ 1: 400 });
  });

  it('is said once, and not after the betting is over', () => {
    const table = flop().play('1 passive');
    expect(table.refusal('1 passive')).toMatchObject({ code: 'hand-passive' });
    expect(flop().checkDown().refusal('1 passive')).toMatchObject({ code: 'not-now', phase: 'showdown' });
  });
});
