import { handRules, usualHandRules } from '@riffle/hand';
import { findRulebook } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { acrossBooks, otherAnswers } from './across-books.ts';
import { minimumRaise } from './minimum-raise.ts';
import { shareOddChips } from './odd-chips.ts';
import { potLimit } from './pot-limit.ts';
import { sidePots } from './side-pots.ts';

const paid = (...amounts: readonly number[]) => amounts.map((amount) => ({ amount, folded: false }));

describe('side pots', () => {
  it('go up level by level, and what nobody matched goes back', () => {
    expect(sidePots(paid(100, 300, 500))).toEqual({
      pots: [
        { amount: 300, among: [0, 1, 2] },
        { amount: 400, among: [1, 2] },
      ],
      uncalled: { player: 2, amount: 200 },
    });
  });

  it('keep the chips of folded hands, without their player', () => {
    const { pots, uncalled } = sidePots([...paid(100, 300), { amount: 300, folded: true }]);
    expect(pots).toEqual([
      { amount: 300, among: [0, 1] },
      { amount: 400, among: [1] },
    ]);
    expect(uncalled).toBeUndefined();
  });
});

describe('odd chips', () => {
  const question = { pot: 1100, unit: 100, high: [3, 1, 5], low: [], cards: new Map(), game: 'flop' } as const;
  const rulesOf = (book: string) => {
    const found = findRulebook(book);
    if (found === undefined) throw new Error(book);
    return handRules(found).pots;
  };

  it('go out from the left of the button', () => {
    expect(shareOddChips(question, usualHandRules.pots).map(({ place, amount }) => [place, amount])).toEqual([
      [1, 400],
      [3, 400],
      [5, 300],
    ]);
  });

  it('go all to the first where a rulebook says so, and the books are told apart', () => {
    const books = acrossBooks((rules) => shareOddChips(question, rules.pots), ['pots.oddChipsSeveral']);
    const allToFirst = books.filter(({ result }) => result[0]?.amount === 500).map(({ book }) => book.id);
    const expected = books.filter(({ book }) => rulesOf(book.id).oddChips === 'allToFirst').map(({ book }) => book.id);
    expect(allToFirst).toEqual(expected);
    for (const { book } of books) {
      const differ = otherAnswers(books, book.id).map((other) => rulesOf(other.book.id).oddChips);
      expect(differ).not.toContain(rulesOf(book.id).oddChips);
    }
  });

  it('go to the high half in hi-lo, and to the highest card by suit in stud', () => {
    const hiLo = shareOddChips({ ...question, game: 'hiLo', high: [2], low: [1, 4], pot: 500 }, usualHandRules.pots);
    expect(hiLo.map(({ half, place, amount }) => [half, place, amount])).toEqual([
      ['high', 2, 300],
      ['low', 1, 100],
      ['low', 4, 100],
    ]);
    const cards = new Map([
      [1, 'Ah'],
      [4, 'As'],
    ] as const);
    const stud = shareOddChips({ ...question, game: 'stud', high: [1, 4], cards, pot: 300 }, usualHandRules.pots);
    expect(stud.map(({ place, amount }) => [place, amount])).toEqual([
      [4, 200],
      [1, 100],
    ]);
  });
});

describe('pot-limit', () => {
  it('allows a raise by the pot after the call', () => {
    const asked = { pot: 300, others: 0, bet: 100, own: 0, stack: 10_000, bigBlind: 50 };
    expect(potLimit(asked)).toEqual({ toCall: 100, potAfterCall: 500, max: 600, allIn: false });
    expect(potLimit({ ...asked, stack: 450 })).toMatchObject({ max: 450, allIn: true });
  });

  it('allows a bet of the pot, and no raise to a stack that only calls', () => {
    const asked = { pot: 300, others: 0, bet: 0, own: 0, stack: 10_000, bigBlind: 50 };
    expect(potLimit(asked)).toMatchObject({ toCall: 0, max: 300 });
    expect(potLimit({ ...asked, bet: 100, stack: 80 })).toBeUndefined();
  });
});

describe('the minimum raise', () => {
  const base = { structure: 'noLimit', players: 4, bigBlind: 100 } as const;

  it('is by the last full raise', () => {
    const { turns } = minimumRaise({ ...base, deeds: [{ does: 'raiseTo', to: 300 }] }, usualHandRules);
    expect(turns[0]).toMatchObject({ seat: 4, toCall: 300, raise: { min: 500 } });
    expect(turns.map(({ seat }) => seat)).toEqual([4, 1, 2]);
  });

  it('stays closed to who has raised and faces only a short all-in', () => {
    const deeds = [
      { does: 'raiseTo', to: 300 },
      { does: 'allIn', to: 400 },
    ] as const;
    const { turns, seats } = minimumRaise({ ...base, deeds }, usualHandRules);
    expect(seats).toEqual([3, 4]);
    expect(turns.find(({ seat }) => seat === 3)?.raise).toMatchObject({ code: 'betting-not-reopened' });
    expect(turns.find(({ seat }) => seat === 1)?.raise).toMatchObject({ min: 600 });
  });

  it('says which deed the rules do not allow', () => {
    const { fault } = minimumRaise({ ...base, deeds: [{ does: 'raiseTo', to: 150 }] }, usualHandRules);
    expect(fault).toMatchObject({ deed: 0, refusal: { code: 'bet-too-small', min: 200 } });
  });

  it('is told of the other rulebooks only where they decide otherwise, not for their addresses', () => {
    const deeds = [
      { does: 'raiseTo', to: 600 },
      { does: 'allIn', to: 850 },
      { does: 'call' },
      { does: 'fold' },
    ] as const;
    const byHand = ['pvb', 'tda55', 'bdpv', 'gcb', 'oepbl'];
    const all = acrossBooks((rules) => minimumRaise({ ...base, bigBlind: 200, deeds }, rules), []).filter(({ book }) =>
      byHand.includes(book.id),
    );
    expect(otherAnswers(all, 'pvb').map(({ book }) => book.id)).toEqual(['bdpv']);
    expect(otherAnswers(all, 'bdpv').map(({ book }) => book.id)).toEqual(['pvb', 'tda55', 'gcb', 'oepbl']);
  });
});
