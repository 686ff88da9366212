import { describe, expect, it } from 'vitest';
import type { Card } from '../card.ts';
import { toCodes } from '../card-code.ts';
import { rankHigh } from './high.ts';

const rank = (...texts: string[]) => rankHigh(toCodes(texts.join(' ').split(' ') as Card[]));

describe('[oepbl:6.3 order] the categories, from strong to weak', () => {
  const strongToWeak = [
    'Ah Kh Qh Jh Th',
    'Kh Qh Jh Th 9h',
    '2s 2h 2d 2c 3s',
    '2s 2h 2d 3c 3s',
    '7h 5h 4h 3h 2h',
    'Ah 2d 3c 4s 5s',
    '2s 2h 2d 4c 3s',
    '3s 3h 2d 2c 4s',
    '2s 2h 3d 4c 5s',
    '7s 5h 4d 3c 2s',
  ];
  it.each(strongToWeak.slice(1).map((weaker, nth) => [strongToWeak[nth] as string, weaker]))(
    '%s is over %s',
    (stronger, weaker) => {
      expect(rank(stronger)).toBeGreaterThan(rank(weaker));
    },
  );
  it('hold whatever the ranks: the worst of one category is over the best of the next', () => {
    const worstAndBest = [
      ['5h 4h 3h 2h Ah', 'Ks As Ah Ad Ac'],
      ['2s 2h 2d 2c 3s', 'As Ah Ad Kc Ks'],
      ['2s 2h 2d 3c 3s', 'Ah Kh Qh Jh 9h'],
      ['7h 5h 4h 3h 2h', 'As Kh Qd Jc Ts'],
      ['Ah 2d 3c 4s 5s', 'As Ah Ad Kc Qs'],
      ['2s 2h 2d 4c 3s', 'As Ah Kd Kc Qs'],
      ['3s 3h 2d 2c 4s', 'As Ah Kd Qc Js'],
      ['2s 2h 3d 4c 5s', 'As Kh Qd Jc 9s'],
    ] as const;
    for (const [worst, best] of worstAndBest) expect(rank(worst)).toBeGreaterThan(rank(best));
  });
});

describe('within a category', () => {
  it.each([
    { rule: 'Straight Flush', better: '9h 8h 7h 6h 5h', worse: '8h 7h 6h 5h 4h' },
    { rule: 'Straight Flush', better: '6d 5d 4d 3d 2d', worse: '5d 4d 3d 2d Ad' },
    { rule: 'Royal Flush', better: 'Ah Kh Qh Jh Th', worse: 'Ks Qs Js Ts 9s' },
    { rule: 'Four of a Kind', better: '9s 9h 9d 9c Ks', worse: '8s 8h 8d 8c As' },
    { rule: 'Four of a Kind', better: '7s 7h 7d 7c 4s Kd 2c', worse: '7s 7h 7d 7c 4s Qd Jc' },
    { rule: 'Full House', better: 'Qs Qh Qd 2c 2s', worse: 'Js Jh Jd Ac As' },
    { rule: 'Full House', better: '9s 9h 9d 4c 2s Kd Kc', worse: '9s 9h 9d 4c 2s Qd Qc' },
    { rule: 'Flush', better: 'Ah Th 7h 4h 2h', worse: 'Kh Qh Jh 9h 8h' },
    { rule: 'Flush', better: 'Ah Kh 9h 5h 2c 8h 3c', worse: 'Ah Kh 9h 5h 2c 7h 6h' },
    { rule: 'Straight', better: 'Ts 9h 8d 7c 6s', worse: '9s 8h 7d 6c 5s' },
    { rule: 'Straight', better: '6s 5h 4d 3c 2s', worse: '5s 4h 3d 2c As' },
    { rule: 'Three of a Kind', better: '8s 8h 8d Kc 4s', worse: '7s 7h 7d Ac Qs' },
    { rule: 'Three of a Kind', better: '8s 8h Kd 5c 2s 8c Jd', worse: '8s 8h Kd 5c 2s 8d Th' },
    { rule: 'Two Pair', better: 'As Ah 3d 3c Ks', worse: 'Ks Kh Qd Qc As' },
    { rule: 'Two Pair', better: 'As Ah 4d 4c 2s', worse: 'As Ah 3d 3c Ks' },
    { rule: 'Two Pair', better: 'As Ah 4d 4c 9s Kd 2c', worse: 'As Ah 4d 4c 9s Qd Jc' },
    { rule: 'One Pair', better: 'Js Jh 4d 3c 2s', worse: 'Ts Th Ad Kc Qs' },
    { rule: 'One Pair', better: 'As 9h 6d 3c 2s Ad Qc', worse: 'As 9h 6d 3c 2s Ac Jd' },
    { rule: 'High Card', better: 'As Kh 9d 6c 3s Qd 4c', worse: 'As Kh 9d 6c 3s Jd Tc' },
  ])('[oepbl:6.3 $rule] $better is over $worse', ({ better, worse }) => {
    expect(rank(better)).toBeGreaterThan(rank(worse));
  });

  it('[oepbl:6.3 Straight] queen, king, ace, deuce and three are no straight', () => {
    expect(rank('Qs Kh Ad 2c 3s')).toBeLessThan(rank('2s 2h 3d 4c 5s'));
  });
});

describe('equal hands', () => {
  it.each([
    { rule: 'oepbl:6.3 Royal Flush', board: 'Ts Js Qs Ks As', one: '2d 2h', other: 'Kd Ah' },
    { rule: 'oepbl:6.3 Four of a Kind', board: '7s 7h 7d 7c As', one: 'Kd 2c', other: 'Qd Jc' },
    { rule: 'oepbl:6.3 Straight', board: '5s 6h 7d 8c 9s', one: 'Ad 2c', other: 'Kd Kc' },
    { rule: 'oepbl:6.3 Two Pair', board: 'Ks Kh 7d 7c As', one: '6d 6c', other: '5d 5c' },
    { rule: 'oepbl:6.3 One Pair', board: 'As Kh Qd Jc 4s', one: 'Ad 3c', other: 'Ac 2d' },
    { rule: 'oepbl:6.3 High Card', board: 'As Kh Qd Jc 8s', one: '7d 2c', other: '6d 4c' },
    { rule: 'bdpv:2 Split Pot 1 Gleichstand', board: 'Ks Qd 9c 5h 2d', one: 'As Js', other: 'Ac Jc' },
    { rule: 'bdpv:2 Split Pot 1 Gleichstand', board: 'As Ks 9s 7s 4s', one: '3s 2h', other: 'Qh Qd' },
  ])('[$rule] $one and $other with $board', ({ board, one, other }) => {
    expect(rank(board, one)).toBe(rank(board, other));
  });
});

describe('the best five of seven', () => {
  it('[oepbl:6.2 best five cards] a flush with one hole card beats three aces', () => {
    expect(rank('Ah Kh 7h 4c 2d', 'Qh 3h')).toBeGreaterThan(rank('Ah Kh 7h 4c 2d', 'As Ad'));
  });
  it('[oepbl:6.4 shared cards] both use the same board', () => {
    expect(rank('Ah Kh Qh', 'Jh Th')).toBe(7462);
    expect(rank('Ah Kh Qh', 'As Ad')).toBe(rank('Ah As Ad Kc Qc'));
  });
  it('[oepbl:6.4 best five] may need one hole card, or none', () => {
    expect(rank('5h 6h 7h 8h Kc', '9h 2c')).toBe(rank('5h 6h 7h 8h 9h'));
    expect(rank('As Kh Qd Jc Ts', '2s 2h')).toBe(rank('As Kh Qd Jc Ts'));
  });
  it('[bdpv:4 Einleitung Kombination] is made from hole cards and board, or from the board alone', () => {
    expect(rank('Kd Kc 8h 8s 3d', 'Ac 2c')).toBeGreaterThan(rank('Kd Kc 8h 8s 3d', 'Qh Jh'));
    expect(rank('9c 8c 7d 6s 5h', 'Th 2s')).toBeGreaterThan(rank('9c 8c 7d 6s 5h', 'As Ah'));
    expect(rank('As Ks Qs Js Ts', '2d 3d')).toBe(rank('As Ks Qs Js Ts', 'Ad Ah'));
  });
});
