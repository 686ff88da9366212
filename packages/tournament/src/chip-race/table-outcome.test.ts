import { type Card, DECK } from '@riffle/cards';
import { findRulebook } from '@riffle/rulebooks';
import { toSeatNo } from '@riffle/table';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toEntryId } from '../ids.ts';
import { setupFor } from '../testing.ts';
import type { SmallChips } from './colour-up-state.ts';
import { lateChips } from './late-chips.ts';
import { type Procedure, procedureOf } from './procedure.ts';
import { tableOutcome } from './table-outcome.ts';
import { type Exchange, tablePlan } from './table-plan.ts';

const BOOKS = {
  pvb: ['pvb', 'championship'],
  league: ['pvb', 'leagueDay'],
  tda55: ['tda55'],
  bdpv: ['bdpv'],
  gcb: ['gcb'],
  oepbl: ['oepbl'],
} as const;
type Book = keyof typeof BOOKS;
const says = (book: Book): Procedure => {
  const [id, occasion] = BOOKS[book];
  const edition = findRulebook(id)?.edition ?? '';
  return procedureOf(setupFor(id, { rulebook: { id, edition, ...(occasion && { occasion }) } }));
};

const small: Exchange = { small: 25, next: 100 };
const at = (seat: number, chips: number, nothingElse?: 'nothingElse'): SmallChips => ({
  seat: toSeatNo(seat),
  entry: toEntryId(`e${String(seat)}`),
  chips,
  ...(nothingElse && { nothingElse: true }),
});
const cards = (text: string) => (text === '' ? [] : text.split(' ')) as readonly Card[];

/** Seats in the order of dealing with their cards, who gets what, and what the rulebook makes of it. */
function race(book: Book, counts: readonly SmallChips[], dealt = '', { button = 3, exchange = small } = {}) {
  const plan = tablePlan(says(book), exchange, counts, toSeatNo(button));
  const outcome = tableOutcome(says(book), exchange, { counts, plan, cards: cards(dealt), smallest: exchange.next });
  return {
    even: plan.changed.flatMap(({ seat, even }) => (even > 0 ? [[seat, even]] : [])),
    deal: plan.deal.map((one) => [one.seat, one.cards]),
    raced: plan.raced,
    given: outcome.given.map(({ seat, value, why }) => `${why} ${String(seat)} ${String(value)}`),
    difference: outcome.difference,
  };
}

/** Nine chips of 25, in the order in which the cards come off the deck. */
const nine = [at(1, 2), at(3, 3), at(4, 1), at(6, 3)];
const NINE = 'Qc 9h 4d As 7s 8d Ks 5h Jc';

describe('nine chips of 25 into 100', () => {
  test('[tda55:14.b] each chip is dealt a card, and the highest of all cards win one chip of the next value each', () => {
    const { deal, given } = race('tda55', nine, NINE);
    expect(deal.toSorted(([a = 0], [b = 0]) => a - b)).toEqual(nine.map(({ seat, chips }) => [seat, chips]));
    expect(given).toEqual(['won 3 100', 'won 6 100']);
    // another card on top, and another wins
    expect(race('tda55', nine, NINE.replace('8d', 'Ad')).given).toEqual(expect.arrayContaining(['won 4 100']));
  });

  test('[bdpv:6.8 Karten] a card for every chip that is left over, and none for those that come out even', () => {
    const { even, deal } = race('bdpv', [at(1, 4), at(3, 6), at(4, 1), at(6, 3)]);
    expect(even).toEqual([
      [1, 1],
      [3, 1],
    ]);
    expect(deal.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
      [3, 2],
      [4, 1],
      [6, 3],
    ]);
  });

  test('[tda55:14.b] [tda55:14.c] [tda55:14.d] from seat 1, under one half rounded down', () => {
    expect(race('tda55', nine, NINE)).toEqual({
      even: [],
      deal: [
        [1, 2],
        [3, 3],
        [4, 1],
        [6, 3],
      ],
      raced: 2,
      given: ['won 3 100', 'won 6 100'],
      difference: -25,
    });
    // from one half on up
    expect(race('tda55', [at(3, 3), at(5, 3)]).raced).toBe(2);
  });

  test('[bdpv:6.8 Karten] [bdpv:6.8 Reihenfolge] [bdpv:6.8 Aufrundung] [bdpv:6.8 Verteilung] from the left of the button, rounded up', () => {
    expect(race('bdpv', nine, NINE)).toEqual({
      even: [],
      deal: [
        [4, 1],
        [6, 3],
        [1, 2],
        [3, 3],
      ],
      raced: 3,
      given: ['won 6 100', 'won 3 100', 'won 4 100'],
      difference: 75,
    });
    // five of 25 are two of 100
    expect(race('bdpv', [at(1, 3), at(2, 2)]).raced).toBe(2);
  });

  test('[gcb:T23.A1] [gcb:T23.C] from seat 1 whatever the button, and the rest is forfeited', () => {
    expect(race('gcb', nine, NINE, { button: 6 })).toMatchObject({
      deal: [
        [1, 2],
        [3, 3],
        [4, 1],
        [6, 3],
      ],
      raced: 2,
      given: ['won 3 100', 'won 6 100'],
      difference: -25,
    });
    // three quarters of a chip are none
    expect(race('gcb', [at(1, 3)], 'As')).toMatchObject({ raced: 0, given: [], difference: -75 });
  });

  test('[oepbl:2.25 cards] [oepbl:2.25 number] [oepbl:2.25 award] from seat 1, rounded up', () => {
    expect(race('oepbl', nine, NINE)).toMatchObject({
      deal: [
        [1, 2],
        [3, 3],
        [4, 1],
        [6, 3],
      ],
      raced: 3,
      given: ['won 3 100', 'won 6 100', 'won 1 100'],
      difference: 75,
    });
  });

  test('[pvb:15b(1)] without cards: one chip for what each has left over', () => {
    expect(race('pvb', nine)).toEqual({
      even: [],
      deal: [],
      raced: 0,
      given: ['rounded 1 100', 'rounded 3 100', 'rounded 4 100', 'rounded 6 100'],
      difference: 175,
    });
  });

  test('[pvb:15a(1)] on a league day nothing is raced for or rounded: what does not come out even stays', () => {
    expect(race('league', [...nine, at(8, 9)])).toMatchObject({ even: [[8, 2]], deal: [], given: [], difference: 0 });
  });
});

describe('what comes out even', () => {
  test('[tda55:14.a] [bdpv:6.8 Umtausch] [oepbl:2.25 color up] is changed first, and only the rest is raced for', () => {
    for (const book of ['tda55', 'bdpv', 'oepbl', 'gcb'] as const) {
      expect(race(book, [at(2, 14), at(5, 8), at(9, 2)])).toMatchObject({
        even: [
          [2, 3],
          [5, 2],
        ],
        deal: [[...(book === 'bdpv' ? [9, 2] : [2, 2])], [...(book === 'bdpv' ? [2, 2] : [9, 2])]],
        raced: 1,
      });
    }
  });

  test('[pvb:15b(1)] five of 100 are one of 500', () => {
    const exchange = { small: 100, next: 500 };
    expect(race('pvb', [at(1, 5), at(2, 7)], '', { exchange })).toMatchObject({
      even: [
        [1, 1],
        [2, 1],
      ],
      given: ['rounded 2 500'],
      difference: 300,
    });
  });

  test('[pvb:15a(2)] [pvb:16(2)] [gcb:T24.B1] changed to speed up play, the value stays and so does every leftover', () => {
    for (const book of ['league', 'pvb', 'gcb', 'tda55', 'bdpv', 'oepbl'] as const) {
      const kept = race(book, [at(2, 14), at(9, 2)], '', { exchange: { ...small, keep: true } });
      expect(kept).toEqual({ even: [[2, 3]], deal: [], raced: 0, given: [], difference: 0 });
    }
  });
});

describe('nobody', () => {
  const counts = [at(1, 3), at(2, 2), at(4, 3)];
  test('[tda55:14.d] [gcb:T23.A2] [oepbl:2.25 max one] [bdpv:6.8 Verteilung] wins a second chip, whatever he holds', () => {
    for (const book of ['tda55', 'gcb', 'oepbl'] as const) {
      expect(race(book, counts, 'As Ah Ad Kd Kc 2c 3c 4c').given).toEqual(['won 1 100', 'won 2 100']);
    }
    // the first cards go to seat 4, left of the button
    expect(race('bdpv', counts, 'As Ah Ad Kd Kc Qs 2c 3c').given).toEqual(['won 4 100', 'won 1 100']);
  });

  test('[bdpv:6.8 Farbe] [oepbl:2.25 award] is equal with another: spades, hearts, diamonds, clubs', () => {
    const five = [at(1, 1), at(2, 1), at(4, 1), at(5, 1)];
    const won = { bdpv: 'won 1 100', oepbl: 'won 4 100' };
    for (const book of ['bdpv', 'oepbl'] as const) {
      expect(race(book, five, 'Qc Qh Qs Qd').given).toEqual([won[book]]);
    }
  });

  test('[tda55:14.e] [bdpv:6.8 letzter Chip] [gcb:T23.A3] [oepbl:2.25 last chip] goes out by it', () => {
    const last = [at(1, 3), at(2, 1, 'nothingElse'), at(4, 1, 'nothingElse')];
    for (const book of ['tda55', 'gcb', 'oepbl', 'bdpv'] as const) {
      const { given } = race(book, last, book === 'bdpv' ? '2c As Kd Qh 3c' : 'As Kd Qh 3c 2c');
      expect(given.filter((one) => one.startsWith('saved'))).toEqual(
        given.includes('won 2 100') ? ['saved 4 100'] : ['saved 2 100', 'saved 4 100'],
      );
      expect(given[0]).toBe('won 1 100');
    }
    // whoever has something else, or gets something at its value, is not out
    expect(race('gcb', [at(1, 3), at(2, 1)], 'As Kd Qh 2c').given).toEqual(['won 1 100']);
    expect(race('gcb', [at(1, 3), at(2, 5, 'nothingElse')], 'As Kd Qh 2c').given).toEqual(['won 1 100']);
  });

  test('[pvb:15b(2)] goes out by the exchange', () => {
    expect(race('pvb', [at(2, 1, 'nothingElse')]).given).toEqual(['rounded 2 100']);
  });
});

test('[gcb:T23.C] chips that are found late are changed as far as they come out even; the rest is forfeited', () => {
  expect(lateChips(says('gcb'), small, 7)).toEqual({ even: 1, lapsed: 75 });
  expect(lateChips(says('gcb'), small, 3)).toEqual({ even: 0, lapsed: 75 });
});

test('[gcb:T23.B1] what is raced for lies in sight, and the one who deals is told so with its rule', () => {
  expect(says('gcb')['chips.raceLayout']).toMatchObject({ value: 'inSight', refs: ['gcb@2025-10-30:T23.B1'] });
});

test('a table with more leftovers than a deck has cards takes a second one', () => {
  const plan = tablePlan(
    says('gcb'),
    { small: 5, next: 100 },
    [1, 2, 3, 4].map((seat) => at(seat, 19)),
    undefined,
  );
  expect(plan).toMatchObject({ cards: 76, decks: 2, raced: 3 });
});

test('[bdpv:6.8 Button] nobody is dealt to before it is told where the button lay in the last hand', () => {
  expect(tablePlan(says('bdpv'), small, nine, undefined).deal).toEqual([]);
  expect(tablePlan(says('tda55'), small, nine, undefined).deal).toHaveLength(4);
});

describe('under any rulebook', () => {
  const exchanges = fc.constantFrom<Exchange>(
    small,
    { small: 100, next: 500 },
    { small: 5, next: 100 },
    { small: 25, next: 100, keep: true },
  );
  const seats = fc.array(fc.tuple(fc.nat(40), fc.boolean()), { minLength: 1, maxLength: 10 });
  const decks = fc.tuple(...[0, 1, 2, 3].map(() => fc.shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 })));

  it('nothing is lost or made but what the rulebook says, for nobody more than one chip, and nobody is left without', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(BOOKS) as Book[])),
        exchanges,
        seats,
        decks,
        fc.integer({ min: 1, max: 10 }),
        (book, exchange, found, deck, button) => {
          const counts = found.map(([chips, lone], nth) => at(nth + 1, chips, lone ? 'nothingElse' : undefined));
          const plan = tablePlan(says(book), exchange, counts, toSeatNo(button));
          const outcome = tableOutcome(says(book), exchange, {
            counts,
            plan,
            cards: deck.flat(),
            smallest: exchange.next,
          });
          const before = counts.reduce((sum, { chips }) => sum + chips, 0) * exchange.small;
          const kept = plan.leftovers === 'kept' ? plan.worth : 0;
          const even = plan.changed.reduce((sum, one) => sum + one.even, 0) * exchange.next;
          const given = outcome.given.reduce((sum, { value }) => sum + value, 0);
          expect(even + kept + given - before).toBe(outcome.difference);
          expect(new Set(outcome.given.map(({ entry }) => entry)).size).toBe(outcome.given.length);
          expect(
            outcome.dealt.every(
              ({ cards: own, seat }) =>
                own.length === (counts[seat - 1]?.chips ?? 0) % (exchange.next / exchange.small),
            ),
          ).toBe(true);
          if (plan.leftovers === 'raced') {
            const raced = outcome.given.filter(({ why }) => why === 'won').length;
            expect(raced).toBe(plan.raced);
            expect(Math.abs(raced * exchange.next - plan.worth)).toBeLessThan(exchange.next);
          }
          for (const { entry, chips, nothingElse } of counts) {
            if (chips === 0 || !nothingElse || plan.leftovers === 'kept') continue;
            const own = plan.changed.find((one) => one.entry === entry)?.even ?? 0;
            expect(own + outcome.given.filter((one) => one.entry === entry).length).toBeGreaterThan(0);
          }
        },
      ),
    );
  });
});
