import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { legalActions } from '../legal-action.ts';
import { type AtTheTable, atTheTable } from './at-the-table.ts';
import type { Told } from './told.ts';

/** Three players on the flop, each with 200 in the pot, seat 1 first. */
const flop = (book: string, stacks: Told['stacks'] = { 1: 20_000, 2: 20_000, 3: 20_000 }): AtTheTable =>
  atTheTable({ book, stacks, button: 3 }).callRound();

it('a hand that is dead makes no showdown with an all-in: the others may muck', () => {
  const table = atTheTable({ book: 'tda55', stacks: { 1: 900, 2: 5000, 3: 5000 }, button: 3 });
  table.play('3 raise 1000, 1 allin, 2 call, 1 kill').checkDown();
  expect(table.may(Number(table.toAct))).toEqual(['Show', 'Muck']);
  const alive = atTheTable({ book: 'tda55', stacks: { 1: 900, 2: 5000, 3: 5000 }, button: 3 });
  alive.play('3 raise 1000, 1 allin, 2 call').checkDown();
  expect(alive.may(Number(alive.toAct))).toEqual(['Show']);
});

describe('an unprotected hand was taken in', () => {
  it.each([
    { name: '[pvb:60(2)]', book: 'pvb' },
    { name: '[tda55:31.a]', book: 'tda55' },
    { name: '[gcb:T55.1]', book: 'gcb' },
    { name: '[oepbl:6.6 protect hand]', book: 'oepbl' },
  ])('$name it is dead, and what was matched stays in', ({ book }) => {
    const called = flop(book).play('1 bet 2000, 2 call, 1 kill');
    expect([called.stack(1), called.isLive(1)]).toEqual([17_800, false]);
  });

  it.each([
    { name: '[pvb:60(3)]', book: 'pvb' },
    { name: '[tda55:31.b]', book: 'tda55' },
    { name: '[gcb:T55.2]', book: 'gcb' },
    { name: '[oepbl:6.6 raise returned]', book: 'oepbl' },
  ])('$name what nobody has called goes back', ({ book }) => {
    const bet = flop(book).play('1 bet 2000, 1 kill');
    expect([bet.stack(1), bet.isLive(1)]).toEqual([19_800, false]);
    const half = flop(book, { 1: 20_000, 2: 3200, 3: 20_000 }).play('1 bet 5000, 2 call, 1 kill');
    expect(half.stack(1)).toBe(16_800);
  });

  it.each([
    { name: '[pvb:40(2)]', book: 'pvb' },
    { name: '[tda55:31.b]', book: 'tda55' },
    { name: '[gcb:T55.2]', book: 'gcb' },
    { name: '[oepbl:6.6 raise returned]', book: 'oepbl' },
  ])('$name of a raise the sum of the call stays in', ({ book }) => {
    const raised = flop(book).play('1 bet 400, 2 raise 1200, 2 kill');
    expect([raised.stack(2), raised.toAct, raised.toCall(3)]).toEqual([19_400, 3, 400]);
    const called = flop(book).play('1 bet 400, 2 raise 1200, 3 call, 2 kill');
    expect(called.stack(2)).toBe(18_600);
    const allIn = flop(book, { 1: 20_000, 2: 10_200, 3: 20_000 }).play('1 bet 400, 2 allin, 2 kill');
    expect(allIn.stack(2)).toBe(9600);
  });

  it('of a bet that went back whole nothing is left to raise: the next may check, or bet', () => {
    const { hand } = flop('tda55').play('1 bet 2000, 1 kill');
    expect(legalActions(hand, toSeatNo(2))).toMatchObject([
      { type: 'Fold' },
      { type: 'Check' },
      { type: 'BetTo', as: 'bet', min: 200 },
    ]);
  });

  it('[bdpv:2 Unregelmäßigkeiten 2 ungeschützt] nothing goes back', () => {
    expect(flop('bdpv').play('1 bet 500, 1 kill').stack(1)).toBe(19_300);
  });

  it('[tda55:31.b] a blind is no bet', () => {
    const table = atTheTable({ book: 'tda55', stacks: { 1: 9000, 2: 9000, 3: 9000 }, button: 3, blinds: [200, 400] });
    expect(table.play('3 fold, 2 kill').stack(2)).toBe(8600);
  });
});

describe('a winning hand that lies on the table', () => {
  it.each([
    { name: '[pvb:61(1)]', book: 'pvb', code: 'tabled-hand-stays' },
    { name: '[gcb:T13.A2]', book: 'gcb', code: 'tabled-hand-stays' },
    { name: '[oepbl:6.6 winning hand taken in]', book: 'oepbl', code: 'tabled-hand-stays' },
  ])('$name cannot be killed', ({ book, code }) => {
    const table = atTheTable({
      book,
      stacks: { 1: 9000, 2: 9000 },
      button: 2,
      hands: { 1: 'As Ad', 2: 'Ks Kd' },
      board: '2c 3d 7h 8s 9c',
    }).checkDown();
    expect(table.play('1 show').refusal('1 kill')).toMatchObject({ code });
    expect(table.play('2 show').won).toEqual({ 1: 400 });
  });
});
