import { toSeatNo } from '@riffle/table';
import { expect, it } from 'vitest';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { usualHandRules } from './hand-rules.ts';
import { atTheTable } from './rules/at-the-table.ts';

const said = (playTheBoard: 'showAll' | 'announceIsEnough') =>
  atTheTable({
    stacks: { 1: 1000, 2: 1000 },
    button: 2,
    hands: { 1: '2c 3d', 2: '4c 5d' },
    board: 'As Ks Qs Js Ts',
    rules: (rules) => ({ ...rules, showdown: { ...usualHandRules.showdown, playTheBoard } }),
  }).checkDown();

it('a player who says that he plays the board keeps his share where that is enough', () => {
  const table = said('announceIsEnough').play('1 show');
  expect(table.may(2)).toContain('PlayBoard');
  expect(table.refusalOf({ type: 'PlayBoard', seat: toSeatNo(1) })).toMatchObject({ code: 'already-shown' });
  const verdict = decide(table.hand, { type: 'PlayBoard', seat: toSeatNo(2) }, { random: () => 0 });
  if (verdict.ok) table.hand = verdict.value.reduce(evolve, table.hand);
  expect(table.won).toEqual({ 1: 200, 2: 200 });
});

it('and must show all his cards where it is not', () => {
  const table = said('showAll').play('1 show');
  expect(table.refusalOf({ type: 'PlayBoard', seat: toSeatNo(2) })).toMatchObject({ code: 'must-show' });
  table.play('2 show');
  expect(table.won).toEqual({ 1: 200, 2: 200 });
});
