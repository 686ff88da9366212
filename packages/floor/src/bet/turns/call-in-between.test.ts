import { describe, expect, it } from 'vitest';
import { ruled } from '../../testing.ts';

/** Blinds 100/200, five players: the button says "raise to 600", then seat 4 calls and seat 5 folds. */
const incident = {
  street: 'preflop',
  bigBlind: 200,
  toFace: 200,
  act: 'raise',
  amount: 600,
  between: ['call', 'fold'],
  wants: 'fold',
  seat: 1,
};
const stands = { is: 'raise', to: 600 };
const free = {
  is: 'notBinding',
  mayStill: [{ is: 'fold' }, { is: 'call', amount: 200 }, { is: 'raiseFrom', least: 400 }],
};

describe('a raise out of turn and a call in between', () => {
  it.each([
    { book: 'pvb', outcome: stands, refs: ['pvb@2020-01:37(3)'] },
    { book: 'tda55', outcome: stands, refs: ['tda55@undated:33.b', 'tda55@undated:33.c'] },
    { book: 'bdpv', outcome: free, refs: ['bdpv@undated:2 Einsätze 8 bindend'] },
    { book: 'gcb', outcome: stands, refs: ['T38.A1', 'T38.A2'].map((ref) => `${editionOf('gcb')}:${ref}`) },
    { book: 'oepbl', outcome: stands, refs: [`${editionOf('oepbl')}:6.6 out of turn`] },
  ])('$book: $outcome.is', ({ book, outcome, refs }) => {
    const ruling = ruled(book, 'outOfTurn', incident);
    expect(ruling.outcome).toEqual(outcome);
    expect([ruling.answer, ruling.basis]).toEqual(['determined', 'text']);
    expect(ruling.refs).toEqual(expect.arrayContaining(refs));
    const carriedOut = outcome === stands ? [{ to: 'hand', command: { type: 'BetTo', seat: 1, to: 600 } }] : [];
    expect(ruling.effects).toEqual(carriedOut);
  });
});

function editionOf(book: string): string {
  const { id, edition } = ruled(book, 'outOfTurn', incident).rulebook;
  return `${id}@${edition}`;
}
