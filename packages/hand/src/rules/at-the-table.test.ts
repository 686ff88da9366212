import { expect, it } from 'vitest';
import { atTheTable } from './at-the-table.ts';
import { parseActions } from './scripted-action.ts';
import { everybody } from './told.ts';

it('reads a script, seats one by one or from and to', () => {
  expect(parseActions('4 call, 5 raise 1200, 6-7 fold')).toEqual([
    { seat: 4, act: 'call', amount: 0, cards: [] },
    { seat: 5, act: 'raise', amount: 1200, cards: [] },
    { seat: 6, act: 'fold', amount: 0, cards: [] },
    { seat: 7, act: 'fold', amount: 0, cards: [] },
  ]);
  expect(() => parseActions('4 bluff')).toThrow();
});

it('plays a hand with the cards that were told', () => {
  const told = atTheTable({
    stacks: everybody(4, 5000),
    button: 1,
    hands: { 2: 'As Ad', 4: 'Ks Kd' },
    board: 'Ah Kh 2c 3s 4d',
    showdown: 'automatic',
  });
  expect(told.toAct).toBe(4);
  told.play('4 raise 600, 1 fold, 2 call, 3 fold, 2 check, 4 bet 800, 2 call');
  expect(told.board).toEqual(['Ah', 'Kh', '2c', '3s']);
  told.play('2 check, 4 check, 2 check, 4 check');
  expect(told.won).toEqual({ 2: 3000 });
  expect(told.stack(4)).toBe(3600);
});

it('does not pass over what is refused', () => {
  const told = atTheTable({ stacks: everybody(3, 5000), button: 1 });
  expect(() => told.play('2 fold')).toThrow('not-your-turn');
  expect(() => told.refusal('1 fold')).toThrow('was accepted');
});
