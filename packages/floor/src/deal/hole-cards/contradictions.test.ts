import { describe, expect, it } from 'vitest';
import { ruled } from '../../testing.ts';

type Said = {
  readonly outcome: object;
  readonly refs: readonly string[];
  readonly basis: 'text' | 'reading' | 'base';
};

const under = (kind: string, facts: object, said: { readonly [book: string]: Said }): void => {
  it.each(Object.entries(said))('%s', (book, { outcome, refs, basis }) => {
    const ruling = ruled(book, kind, facts);
    expect(ruling.outcome).toEqual(outcome);
    expect(ruling.basis).toBe(basis);
    expect(ruling.answer).toBe(basis === 'base' ? 'notCovered' : 'determined');
    expect(ruling.refs.map((ref) => ref.slice(ref.indexOf(':') + 1))).toEqual(expect.arrayContaining([...refs]));
    expect(ruling.steps).not.toEqual([]);
  });
};

const misdeal = { is: 'misdeal' };
const playOn = { is: 'playOn' };

describe('a skipped player, noticed after two folds', () => {
  under(
    'seatNotDealt',
    { seat: 6, found: 'afterActs', actsWithout: 2, looked: true },
    {
      pvb: { outcome: misdeal, refs: ['30(2)f', '30(1)', '31(1)a', '30(3)'], basis: 'text' },
      tda55: { outcome: misdeal, refs: [], basis: 'base' },
      bdpv: { outcome: playOn, refs: ['2 Misdeals 1j', '2 Misdeals 1 Frist'], basis: 'text' },
      gcb: { outcome: misdeal, refs: ['T34.A5', 'T34.C', 'T35.A', 'T34.B1'], basis: 'text' },
      oepbl: { outcome: misdeal, refs: ['6.7 misdeal: skipped player'], basis: 'reading' },
    },
  );
});

describe('fifty-one cards, found on the turn', () => {
  under(
    'missingCard',
    { found: 'afterFlop' },
    {
      pvb: { outcome: playOn, refs: ['33(3)', '30(5)'], basis: 'text' },
      tda55: { outcome: playOn, refs: [], basis: 'base' },
      bdpv: { outcome: playOn, refs: ['2 Unregelmäßigkeiten 9', '2 Misdeals 1 Frist'], basis: 'text' },
      gcb: { outcome: playOn, refs: ['T34.C'], basis: 'base' },
      oepbl: { outcome: { is: 'void' }, refs: ['6.7 incomplete deck', '6.7 earlier hands'], basis: 'text' },
    },
  );
});

describe('the first card of the big blind is exposed, without a small blind', () => {
  under(
    'exposedByDealer',
    { cardNo: 1, whose: 'bigBlind', found: 'whileDealing' },
    {
      pvb: { outcome: misdeal, refs: ['30(2)a'], basis: 'text' },
      tda55: { outcome: misdeal, refs: ['30.a'], basis: 'text' },
      bdpv: { outcome: misdeal, refs: ['2 Misdeals 1a', '4.1'], basis: 'text' },
      gcb: { outcome: misdeal, refs: ['T34.A1'], basis: 'text' },
      oepbl: { outcome: misdeal, refs: ['6.7 blind protection'], basis: 'text' },
    },
  );
});

describe("the second card of the deal is exposed, and it is no blind's", () => {
  under(
    'exposedByDealer',
    { cardNo: 2, found: 'whileDealing' },
    {
      pvb: { outcome: misdeal, refs: ['30(2)a'], basis: 'text' },
      tda55: { outcome: misdeal, refs: ['30.a'], basis: 'text' },
      bdpv: { outcome: misdeal, refs: ['2 Misdeals 1a'], basis: 'text' },
      gcb: { outcome: misdeal, refs: ['T34.A1'], basis: 'text' },
      oepbl: {
        outcome: { is: 'cardReplaced', by: 'firstBurn', replacement: 19 },
        refs: ['6.7 exposed card'],
        basis: 'text',
      },
    },
  );
});

describe('three hole cards, found after raise and call', () => {
  const dead = { is: 'dead', returned: 0 };
  under(
    'wrongNumberOfCards',
    { cards: 3, found: 'afterActs', actsWithChips: 2 },
    {
      pvb: { outcome: { is: 'surplusDrawn', cards: 1 }, refs: ['30(6)'], basis: 'text' },
      tda55: { outcome: dead, refs: [], basis: 'base' },
      bdpv: { outcome: dead, refs: ['2 Dead Hand 1c', '2 Misdeals 1 keine Rückgabe'], basis: 'text' },
      gcb: { outcome: dead, refs: ['T34.C'], basis: 'base' },
      oepbl: { outcome: dead, refs: [], basis: 'base' },
    },
  );
});

describe('the button lies one seat too far back, found after call and fold', () => {
  under(
    'wrongButton',
    { buttonSeat: 3, rightSeat: 4, found: 'afterActs', actsWithChips: 1, actsWithout: 1 },
    {
      pvb: { outcome: { is: 'handStands', nextButton: 4 }, refs: ['29(1)', '30(5)'], basis: 'text' },
      tda55: { outcome: { is: 'handStands', nextButton: 4 }, refs: [], basis: 'base' },
      gcb: { outcome: { is: 'handStands', nextButton: 4 }, refs: ['T34.C'], basis: 'base' },
      oepbl: { outcome: { is: 'handStands', nextButton: 4 }, refs: [], basis: 'base' },
    },
  );
  it('bdpv: corrected, a person decides', () => {
    const facts = { buttonSeat: 3, rightSeat: 4, found: 'afterActs', actsWithChips: 1, actsWithout: 1 };
    expect(ruled('bdpv', 'wrongButton', facts)).toMatchObject({
      answer: 'proposed',
      outcome: { is: 'handStands', nextButton: 4 },
      refs: expect.arrayContaining([expect.stringContaining('2 Unregelmäßigkeiten 1')]),
    });
  });
});

describe('a joker in a hand whose holder has not acted, after two folds', () => {
  under(
    'joker',
    { cardNo: 7, found: 'afterActs', actsWithout: 2 },
    {
      pvb: { outcome: { is: 'void' }, refs: ['33(1)'], basis: 'reading' },
      tda55: { outcome: misdeal, refs: [], basis: 'base' },
      bdpv: {
        outcome: { is: 'cardReplaced', by: 'firstBurn', replacement: 19 },
        refs: ['2 Unregelmäßigkeiten 7 rechtzeitig', '2 Unregelmäßigkeiten 6'],
        basis: 'text',
      },
      gcb: { outcome: misdeal, refs: ['T34.C'], basis: 'base' },
      oepbl: { outcome: misdeal, refs: [], basis: 'base' },
    },
  );
});
