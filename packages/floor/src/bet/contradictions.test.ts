import { describe, expect, it } from 'vitest';
import { ruled } from '../testing.ts';

const BOOKS = ['pvb', 'tda55', 'bdpv', 'gcb', 'oepbl'] as const;
type Said = { readonly outcome: object; readonly refs: readonly string[]; readonly basis: string };

/** The open contradictions of the rulebooks at the bet, worked out by hand: one incident, five rulings. */
function holds(kind: string, facts: object, said: { readonly [B in (typeof BOOKS)[number]]: Said }): void {
  for (const book of BOOKS) {
    const { outcome, refs, basis } = said[book];
    it(`${refs.map((ref) => `[${book}:${ref}]`).join(' ')} ${book}`, () => {
      const ruling = ruled(book, kind, facts);
      expect(ruling.outcome).toEqual(outcome);
      expect(ruling.basis).toBe(basis);
      expect(ruling.answer).toBe(basis === 'base' ? 'notCovered' : 'determined');
      const { edition } = ruling.rulebook;
      expect(ruling.refs).toEqual(expect.arrayContaining(refs.map((ref) => `${book}@${edition}:${ref}`)));
    });
  }
}

describe('a chip added to the small blind', () => {
  const call = { is: 'call', amount: 600, change: 700 };
  holds(
    'silentChips',
    { bigBlind: 600, toFace: 600, inFront: [100, 100, 100], added: [1000] },
    {
      pvb: { outcome: call, refs: ['44(2)'], basis: 'text' },
      tda55: { outcome: call, refs: ['21.a'], basis: 'reading' },
      bdpv: { outcome: call, refs: ['2 Einsätze 11', '5.10 Call'], basis: 'text' },
      gcb: { outcome: { is: 'raise', to: 1300 }, refs: ['T44', 'T43.2', 'T41.A1'], basis: 'text' },
      oepbl: { outcome: call, refs: ['6.6 oversized chip'], basis: 'reading' },
    },
  );
});

describe('two chips of 1,000 on a raise to 1,200', () => {
  const raise = { is: 'raise', to: 2000 };
  holds(
    'silentChips',
    { bigBlind: 400, toFace: 1200, lastRaise: 800, added: [1000, 1000] },
    {
      pvb: { outcome: raise, refs: ['45(1)', '45(1)a'], basis: 'text' },
      tda55: { outcome: raise, refs: ['20.a', '23.1'], basis: 'reading' },
      bdpv: { outcome: raise, refs: ['2 Einsätze 12 Hälfte', '5.3'], basis: 'text' },
      gcb: { outcome: { is: 'call', amount: 1200, change: 800 }, refs: ['T43.1'], basis: 'text' },
      oepbl: { outcome: raise, refs: ['6.6 bet in one motion', '6.4 minimum raise'], basis: 'reading' },
    },
  );
});

describe('a string bet', () => {
  const call = { is: 'call', amount: 400, change: 800 };
  holds(
    'stringBet',
    { street: 'flop', bigBlind: 200, toFace: 400, first: 400, second: 800 },
    {
      pvb: { outcome: call, refs: ['49(1)', '49(2)'], basis: 'reading' },
      tda55: { outcome: call, refs: ['24.a', '24.b'], basis: 'reading' },
      bdpv: { outcome: { is: 'raise', to: 800, change: 400 }, refs: ['6.20', '6.20 Minimum'], basis: 'text' },
      gcb: { outcome: call, refs: ['T48'], basis: 'reading' },
      oepbl: { outcome: call, refs: ['6.7 string bet', '6.7 string bet amount'], basis: 'text' },
    },
  );
});

describe('the fourth raise before the flop in limit', () => {
  const no = { is: 'refused', allowed: [{ is: 'fold' }, { is: 'call', amount: 400 }] };
  const yes = { is: 'raise', to: 500 };
  const facts = { bigBlind: 100, toFace: 400, lastRaise: 100, raises: 3, playersLeft: 4 };
  holds(
    'tooManyRaises',
    { structure: 'fixedLimit', ...facts },
    {
      pvb: { outcome: no, refs: [], basis: 'base' },
      tda55: { outcome: no, refs: ['22.c', '22.d'], basis: 'text' },
      bdpv: { outcome: yes, refs: ['2 Einsätze 2'], basis: 'text' },
      gcb: { outcome: no, refs: ['T45.2'], basis: 'text' },
      oepbl: { outcome: yes, refs: ['6.4 Limit count', '6.4 Limit size'], basis: 'reading' },
    },
  );
});
