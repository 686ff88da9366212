import { describe, expect, it } from 'vitest';
import { ruled } from '../testing.ts';

const numbers = (refs: readonly string[]): readonly string[] => refs.map((ref) => ref.slice(ref.indexOf(':') + 1));

describe('who shows first after a checked river', () => {
  /** Button seat 5; seat 2 bet the flop and was called, turn and river were checked. */
  const incident = { buttonSeat: 5, inHand: [6, 8, 2], earlierBettor: 2 };

  it.each([
    { book: 'pvb', seats: [2, 6, 8], refs: ['55(1)'], basis: 'text' },
    { book: 'tda55', seats: [2, 6, 8], refs: ['38.noRiverBet'], basis: 'text' },
    { book: 'bdpv', seats: [6, 8, 2], refs: ['2 Showdown 5'], basis: 'base' },
    { book: 'gcb', seats: [6, 8, 2], refs: ['T16.2', 'T16.3'], basis: 'text' },
    {
      book: 'oepbl',
      seats: [2, 6, 8],
      onlyIfClaiming: [6, 8],
      refs: ['6.5 Showdown am River: last aggressor', '6.5 Showdown am River: claim only'],
      basis: 'text',
    },
  ])('$book: $seats', ({ book, seats, onlyIfClaiming = [], refs, basis }) => {
    const ruling = ruled(book, 'wrongShowOrder', incident);
    expect(ruling.outcome).toEqual({ is: 'showOrder', seats, onlyIfClaiming });
    expect(ruling.basis).toBe(basis);
    expect(ruling.answer).toBe(basis === 'base' ? 'notCovered' : 'determined');
    expect(numbers(ruling.refs)).toEqual(expect.arrayContaining(refs));
  });
});

describe('must the last claimant show', () => {
  it.each([
    { book: 'pvb', outcome: 'winsUnshown', ref: '56(2)' },
    { book: 'tda55', outcome: 'mustShowAll', ref: '40.b' },
    { book: 'bdpv', outcome: 'mustShowAll', ref: '2 Showdown 1' },
    { book: 'gcb', outcome: 'winsUnshown', ref: 'T18.1' },
    { book: 'oepbl', outcome: 'winsUnshown', ref: '6.5 Showdown am River: single claimant' },
  ])('$book: $outcome', ({ book, outcome, ref }) => {
    // asked of him who threw his cards away, or of him who wants the pot
    for (const [kind, facts] of [
      ['mucksAtShowdown', { othersLeft: 1, pot: 4200 }],
      ['refusesToShow', { othersLeft: 0, pot: 4200 }],
    ] as const) {
      const ruling = ruled(book, kind, facts);
      expect(ruling.outcome).toEqual({ is: outcome, amount: 4200 });
      expect([ruling.answer, ruling.basis]).toEqual(['determined', 'text']);
      expect(numbers(ruling.refs)).toContain(ref);
    }
  });
});
