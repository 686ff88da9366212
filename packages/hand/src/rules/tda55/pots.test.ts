import { describe, expect, it } from 'vitest';
import { type AtTheTable, atTheTable } from '../at-the-table.ts';
import { splitPot } from '../split-pot.ts';

describe('[tda55:15.flop] the first winner clockwise from the button', () => {
  it.each([
    { pot: 1025, button: 5, seats: [3, 7], won: { 3: 500, 7: 525 } },
    { pot: 1000, button: 8, seats: [1, 4, 8], won: { 1: 350, 4: 325, 8: 325 } },
    { pot: 1000, button: 8, seats: [1, 4], won: { 1: 500, 4: 500 } },
    { pot: 1025, button: 5, seats: [2, 5], won: { 2: 525, 5: 500 } },
    { pot: 1025, button: 4, seats: [2, 5], won: { 2: 500, 5: 525 } },
    { pot: 1025, button: 1, seats: [1, 3], won: { 1: 500, 3: 525 } },
    { pot: 1025, button: 8, seats: [1, 4, 8], won: { 1: 350, 4: 350, 8: 325 } },
  ])('pot $pot, button $button, winners on $seats', ({ won, ...pot }) => {
    expect(splitPot({ book: 'tda55', unit: 25, ...pot }).won).toEqual(won);
  });
});

describe('high and low', () => {
  const hiLo = (pot: number, button: number, hands: { readonly [seat: number]: string }, board: string): AtTheTable =>
    splitPot({
      book: 'tda55',
      unit: 25,
      pot,
      button,
      seats: Object.keys(hands).map(Number),
      game: 'pot-limit-omaha-hi-lo-4',
      hands,
      board,
    });
  const board = '3s 5d 7h Kc Ks';
  const high = 'Kd Kh Qs Jd';
  const low = 'As 2s Td 9c';
  const sameLow = 'Ac 2c Tc 9h';
  const lowBoard = '3s 5d 8h Qc Ks';

  it('[tda55:15.hiLo] the high side gets the surplus chip', () => {
    expect(hiLo(1025, 5, { 3: high, 6: low }, board).won).toEqual({ 3: 525, 6: 500 });
    expect(hiLo(1000, 5, { 3: high, 6: low }, board).won).toEqual({ 3: 500, 6: 500 });
  });

  it('[tda55:15.hiLo] without a low it gets all', () => {
    expect(hiLo(1025, 5, { 3: high, 6: low }, 'Ks Kc 9s 8d 7h').won).toEqual({ 3: 1025 });
  });

  it('[tda55:15.hiLo] in stud as well', () => {
    const stud = splitPot({
      book: 'tda55',
      unit: 25,
      pot: 525,
      button: 5,
      seats: [3, 6],
      game: 'limit-stud-hi-lo',
      hands: { 3: 'Ks Kd Qh Qc Jd Td Kh', 6: 'As 2s 4d 6c 8h Th Jh' },
    });
    expect(stud.won).toEqual({ 3: 275, 6: 250 });
  });

  it.each([
    { pot: 1025, hands: { 3: high, 6: low, 8: sameLow }, won: { 3: 525, 6: 250, 8: 250 } },
    { pot: 1075, hands: { 3: high, 6: low, 8: sameLow }, won: { 3: 550, 6: 275, 8: 250 } },
    { pot: 1050, hands: { 6: low, 8: sameLow }, won: { 6: 550, 8: 500 } },
    { pot: 1025, hands: { 6: low, 8: sameLow }, won: { 6: 525, 8: 500 } },
  ])('[tda55:15.hiLoTie] pot $pot, lows tied: $won', ({ pot, hands, won }) => {
    expect(hiLo(pot, 5, hands, hands[3] === undefined ? lowBoard : board).won).toEqual(won);
  });

  it('[tda55:15.hiLoTie] two highs share their half from the left of the button', () => {
    expect(hiLo(1025, 5, { 2: 'Kd Jh Ts 9d', 9: 'Kh Jc Th 9s', 4: low }, '3s 5d 7h Kc Ks').won).toEqual({
      2: 250,
      4: 500,
      9: 275,
    });
  });

  it('[tda55:15.hiLoTie] high and half of the low', () => {
    expect(hiLo(1000, 5, { 3: 'As 2s Kd Kh', 6: sameLow }, board).won).toEqual({ 3: 750, 6: 250 });
  });
});

describe('[tda55:15.stud] in stud the suit of the highest winning card decides', () => {
  const stud = (pot: number, hands: { readonly [seat: number]: string }, game = 'limit-stud') =>
    splitPot({ book: 'tda55', unit: 25, pot, button: 9, seats: Object.keys(hands).map(Number), game, hands }).won;

  it.each([
    { name: 'straights', hands: { 1: 'Ah Kd Qc Jc Ts 2d 3d', 2: 'As Kh Qd Jd Tc 2h 3h' }, won: { 1: 250, 2: 275 } },
    { name: 'two pairs', hands: { 1: 'Ks Kd 7h 7c 4s 2d 3d', 2: 'Kh Kc 7s 7d 4h 2h 3h' }, won: { 1: 275, 2: 250 } },
    { name: 'flushes', hands: { 1: 'Ad Jd 9d 6d 2d Ks Qh', 2: 'Ac Jc 9c 6c 2c Kh Qs' }, won: { 1: 275, 2: 250 } },
  ])('$name', ({ hands, won }) => {
    expect(stud(525, hands)).toEqual(won);
  });

  it('razz, where the ace is low: the seven of diamonds over the seven of clubs', () => {
    expect(stud(525, { 1: '7c 5d 4d 2d As Kh Qh', 2: '7d 5c 4c 2c Ac Kd Qd' }, 'limit-razz')).toEqual({
      1: 250,
      2: 275,
    });
  });

  it('two odd chips and three winners: one each to the best two suits', () => {
    const hands = { 1: 'Ac Kd Qd Jc Th 2d 3d', 2: 'As Kh Qh Jd Tc 2h 3h', 3: 'Ad Ks Qs Jh Td 2s 3s' };
    expect(stud(1025, hands)).toEqual({ 1: 325, 2: 350, 3: 350 });
  });

  it('the ace of a straight to the five is its lowest card', () => {
    const hands = { 1: 'As 5h 4d 3c 2c Kd Kh', 2: 'Ac 5s 4h 3d 2d Ks Kc' };
    expect(stud(525, hands)).toEqual({ 1: 250, 2: 275 });
  });

  it('nothing odd, no suits', () => {
    expect(stud(500, { 1: 'Ah Kd Qc Jc Ts 2d 3d', 2: 'As Kh Qd Jd Tc 2h 3h' })).toEqual({ 1: 250, 2: 250 });
  });
});

describe('side pots', () => {
  const four = (hands: { readonly [seat: number]: string } = {}) =>
    atTheTable({
      book: 'tda55',
      stacks: { 1: 300, 2: 700, 3: 1500, 4: 1500 },
      button: 4,
      hands,
      board: '2c 3d 7h 8s Jc',
      showdown: Object.keys(hands).length > 0 ? 'automatic' : 'asked',
    }).play('3 raise 1500, 4 call, 1 call, 2 call');

  it('[tda55:36.a] one for each level of stacks', () => {
    expect(four().pots).toEqual([
      [1200, [1, 2, 3, 4]],
      [1200, [2, 3, 4]],
      [1600, [3, 4]],
    ]);
  });

  it('[tda55:36.a] [tda55:36.b] each to its own winner, the pot formed last first', () => {
    const table = four({ 1: 'As Ad', 2: 'Ks Kd', 3: 'Qs Qd', 4: 'Js Td' });
    expect(table.awards).toEqual([
      { pot: 2, shares: { 3: 1600 } },
      { pot: 1, shares: { 2: 1200 } },
      { pot: 0, shares: { 1: 1200 } },
    ]);
  });

  it('[tda55:36.a] shares of each pot by itself, odd chips too', () => {
    const table = atTheTable({
      book: 'tda55',
      stacks: { 1: 5000, 2: 525, 3: 525, 4: 225, 5: 5000 },
      button: 5,
      blinds: [25, 50],
      unit: 25,
      hands: { 2: 'Ah Kh', 3: 'Ad Kc', 4: '2c 3c' },
      board: 'As Kd 9h 9c 4s',
      showdown: 'automatic',
    }).play('3 call, 4 call, 5 raise 250, 1 fold, 2 allin, 3 call, 4 call, 5 fold');
    expect(table.awards).toEqual([
      { pot: 1, shares: { 2: 325, 3: 300 } },
      { pot: 0, shares: { 2: 475, 3: 450 } },
    ]);
  });

  it('[tda55:36.a] what nobody has called goes back; equal stacks make one pot', () => {
    const told = { book: 'tda55', button: 3, blinds: [50, 100] as const };
    const back = atTheTable({ ...told, stacks: { 1: 300, 2: 5000, 3: 5000 } }).play(
      '3 call, 1 allin, 2 raise 800, 3 fold',
    );
    expect(back.pots).toEqual([[700, [1, 2]]]);
    expect(back.stack(2)).toBe(4700);
    const one = atTheTable({ ...told, stacks: { 1: 300, 2: 5000, 3: 300 } }).play('3 allin, 1 call, 2 call');
    expect(one.pots).toEqual([[900, [1, 2, 3]]]);
  });

  it('[tda55:36.b] one pot alone is simply awarded', () => {
    const table = atTheTable({ book: 'tda55', stacks: { 1: 300, 2: 300 }, button: 2, showdown: 'automatic' });
    expect(table.play('2 allin, 1 call').awards.map(({ pot }) => pot)).toEqual([0]);
  });
});
