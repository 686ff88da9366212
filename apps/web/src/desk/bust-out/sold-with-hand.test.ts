import { toBustOutId } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { aNight } from '../../night/fixture/a-night.ts';
import { soldWithHand } from './sold-with-hand.ts';

it('is a rebuy of the same moment as the hand that it brought somebody back from, and no other', () => {
  const { view } = aNight({ players: 9, out: 2 });
  const [hand, other] = view.bustOuts;
  if (hand === undefined || other === undefined) throw new Error('two are out');
  expect(soldWithHand(view, { at: hand.at, broughtBack: hand.id })).toBe(true);
  expect(soldWithHand(view, { at: hand.at + 1, broughtBack: hand.id })).toBe(false);
  expect(soldWithHand(view, { at: hand.at, broughtBack: toBustOutId('gone') })).toBe(false);
  expect(soldWithHand(view, { at: hand.at })).toBe(false);
});
