import { type Card, compareCards, nameHand, rankHigh, toCodes } from '@riffle/cards';
import { describe, expect, it } from 'vitest';
import { cardsOf, toDeck } from '../../deck.ts';
import { atTheTable } from '../at-the-table.ts';
import { everybody } from '../told.ts';

const codes = (text: string) => toCodes(text.split(' ') as Card[]);
const rank = (text: string): number => rankHigh(codes(text));

/** What each of the seats wins of a pot of 400 for two, or 600 for three, when nobody bets. */
function showdown(board: string, ...hands: readonly string[]) {
  const table = atTheTable({
    book: 'oepbl',
    stacks: everybody(hands.length, 9000),
    button: hands.length,
    hands: Object.fromEntries(hands.map((hand, nth) => [nth + 1, hand])),
    board,
  }).checkDown();
  table.showInOrder();
  return table.won;
}

it('[oepbl:6.2 deck] the pack is 52 different cards', () => {
  const cards = cardsOf('full');
  expect(toDeck(cards, 'full')).toHaveLength(52);
  expect(toDeck(['As', ...cards.slice(1)], 'full')).toBeUndefined();
  expect(toDeck(['As', 'As', ...cards.slice(2)], 'full')).toBeUndefined();
});

it('[oepbl:6.3 order] from royal flush to high card', () => {
  const order = [
    'Ts Js Qs Ks As',
    '2h 3h 4h 5h 6h',
    '2s 2h 2d 2c 3s',
    '2s 2h 2d 3c 3s',
    '2h 3h 4h 5h 7h',
    '2s 3h 4d 5c 6s',
    '2s 2h 2d 3c 4s',
    '2s 2h 3d 3c 4s',
    '2s 2h 3d 4c 5s',
    '2s 3h 4d 5c 7s',
  ].map(rank);
  expect(order).toEqual([...order].sort((one, other) => other - one));
  expect(new Set(order).size).toBe(order.length);
});

it('[oepbl:6.2 best five cards] the best five cards win the whole pot', () => {
  expect(showdown('Ah Kh 7h 4c 2d', 'Qh 3h', 'As Ad')).toEqual({ 1: 400 });
});

it('[oepbl:6.2 win without showdown] or everybody else folds', () => {
  const table = atTheTable({ book: 'oepbl', stacks: everybody(3, 9000), button: 3 }).callRound();
  table.play('1 bet 400, 2 fold, 3 fold');
  expect([table.won, table.stack(1)]).toEqual([{ 1: 600 }, 9400]);
});

describe('equal and better hands of one kind', () => {
  it.each([
    { ref: '[oepbl:6.3 Royal Flush]', better: 'Ah Kh Qh Jh Th', worse: 'Ks Qs Js Ts 9s' },
    { ref: '[oepbl:6.3 Straight Flush]', better: '9h 8h 7h 6h 5h', worse: '8h 7h 6h 5h 4h' },
    { ref: '[oepbl:6.3 Straight Flush]', better: '6d 5d 4d 3d 2d', worse: '5d 4d 3d 2d Ad' },
    { ref: '[oepbl:6.3 Four of a Kind]', better: '9s 9h 9d 9c Ks', worse: '8s 8h 8d 8c As' },
    { ref: '[oepbl:6.3 Full House]', better: 'Qs Qh Qd 2s 2h', worse: 'Js Jh Jd As Ah' },
    { ref: '[oepbl:6.3 Flush]', better: 'Ah Th 7h 4h 2h', worse: 'Kh Qh Jh 9h 8h' },
    { ref: '[oepbl:6.3 Straight]', better: 'Ts 9h 8d 7c 6s', worse: '9h 8d 7c 6s 5s' },
    { ref: '[oepbl:6.3 Straight]', better: '2s 3h 4d 5c 6s', worse: 'As 2s 3h 4d 5c' },
    { ref: '[oepbl:6.3 Three of a Kind]', better: '8s 8h 8d Ks 4s', worse: '7s 7h 7d As Qs' },
    { ref: '[oepbl:6.3 Two Pair]', better: 'As Ah 3s 3h Kd', worse: 'Ks Kh Qs Qh Ad' },
    { ref: '[oepbl:6.3 Two Pair]', better: 'As Ah 4s 4h 2d', worse: 'As Ah 3s 3h Kd' },
    { ref: '[oepbl:6.3 One Pair]', better: 'Js Jh 4s 3h 2d', worse: 'Ts Th As Kh Qd' },
  ])('$ref $better over $worse', ({ better, worse }) => {
    expect(rank(better)).toBeGreaterThan(rank(worse));
  });

  it('[oepbl:6.3 Straight] queen to three round the ace is none', () => {
    expect(nameHand('high', rank('Qs Kh Ad 2c 3s'))).toMatchObject({ kind: 'highCard' });
  });

  it.each([
    { ref: '[oepbl:6.3 Royal Flush]', board: 'Ts Js Qs Ks As', hands: ['2c 3c', '2d 3d'], won: { 1: 200, 2: 200 } },
    { ref: '[oepbl:6.3 Four of a Kind]', board: '7s 7h 7d 7c 4s', hands: ['Ks 2s', 'Qh Jd'], won: { 1: 400 } },
    { ref: '[oepbl:6.3 Four of a Kind]', board: '7s 7h 7d 7c As', hands: ['Ks 2s', 'Qh Jd'], won: { 1: 200, 2: 200 } },
    { ref: '[oepbl:6.3 Full House]', board: '9s 9h 9d 4s 2h', hands: ['Ks Kd', 'Qh Qd'], won: { 1: 400 } },
    { ref: '[oepbl:6.3 Flush]', board: 'Ah Kh 9h 5h 2c', hands: ['8h 3c', '7h 6h'], won: { 1: 400 } },
    { ref: '[oepbl:6.3 Straight]', board: '5s 6h 7d 8c 9s', hands: ['As Ah', 'Ks Kh'], won: { 1: 200, 2: 200 } },
    { ref: '[oepbl:6.3 Three of a Kind]', board: '8s 8h Kd 5c 2s', hands: ['8d Js', '8c Ts'], won: { 1: 400 } },
    { ref: '[oepbl:6.3 Two Pair]', board: 'As Ah 4s 4h 9d', hands: ['Kd 2c', 'Qd Jc'], won: { 1: 400 } },
    { ref: '[oepbl:6.3 Two Pair]', board: 'Ks Kh 7s 7h Ad', hands: ['6d 6c', '5d 5c'], won: { 1: 200, 2: 200 } },
    { ref: '[oepbl:6.3 One Pair]', board: 'As 9h 6d 3c 2s', hands: ['Ah Qd', 'Ad Jd'], won: { 1: 400 } },
    { ref: '[oepbl:6.3 One Pair]', board: 'As Kh Qd Jc 4s', hands: ['Ah 3d', 'Ad 2d'], won: { 1: 200, 2: 200 } },
    { ref: '[oepbl:6.3 High Card]', board: 'As Kh 9d 6c 3s', hands: ['Qh 4d', 'Jd Tc'], won: { 1: 400 } },
    { ref: '[oepbl:6.3 High Card]', board: 'As Kh Qd Jc 8s', hands: ['7h 2d', '6d 4c'], won: { 1: 200, 2: 200 } },
    { ref: '[oepbl:6.4 showdown]', board: 'Kc Kd 9s 4h 2c', hands: ['Kh 9d', 'Ah Ac'], won: { 1: 400 } },
    { ref: '[oepbl:6.4 split]', board: 'Kc Kd 9s 4h 2c', hands: ['Ah 3d', 'Ad 3c'], won: { 1: 200, 2: 200 } },
    {
      ref: '[oepbl:6.5 Split-Pot: equal shares]',
      board: 'As Kh Qd Jc Ts',
      hands: ['7h 2d', '6d 4c', '5d 3c'],
      won: { 1: 200, 2: 200, 3: 200 },
    },
    {
      ref: '[oepbl:6.5 Split-Pot: playing the board]',
      board: 'Ts Js Qs Ks As',
      hands: ['7h 2d', '6d 4c', '5d 3c'],
      won: { 1: 200, 2: 200, 3: 200 },
    },
  ])('$ref $board, $hands', ({ board, hands, won }) => {
    expect(showdown(board, ...hands)).toEqual(won);
  });
});

it.each([
  { drawn: ['Jd', 'Qc', 'Qs', '5h'], button: 'Qs' },
  { drawn: ['Ac', 'Kd', 'Ks'], button: 'Ac' },
] as const)('[oepbl:6.4 button draw] of $drawn $button has the button', ({ drawn, button }) => {
  expect([...drawn].sort(compareCards).at(-1)).toBe(button);
});
