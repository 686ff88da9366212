import { describe, expect, it } from 'vitest';
import { compareCards, DECK } from './card.ts';
import { sumChips, toChips } from './chips.ts';

describe('chips', () => {
  it('are whole and never negative', () => {
    expect(() => toChips(1.5)).toThrow(RangeError);
    expect(() => toChips(-1)).toThrow(RangeError);
  });
  it('add up', () => {
    expect(sumChips([toChips(1), toChips(2), toChips(3)])).toBe(6);
  });
});

describe('a deck', () => {
  it('[bdpv:2 Split Pot 1] has 52 different cards, and equal ranks are decided by suit: spades over hearts over diamonds over clubs', () => {
    expect(new Set(DECK).size).toBe(52);
    expect(['Ac', 'As', 'Kh', 'Ad', 'Ah'].sort((a, b) => compareCards(b as never, a as never))).toEqual([
      'As',
      'Ah',
      'Ad',
      'Ac',
      'Kh',
    ]);
  });
});
