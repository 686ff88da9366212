import { toChips } from '@riffle/cards';
import { policy } from '@riffle/rulebooks';
import { playersClockwise, ringOf, toSeatNo } from '@riffle/table';
import { type Candidate, ranking, type Setup, toEntryId, toTableId } from '@riffle/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKS, bookOf, ruled } from '../testing.ts';

const setupFor = (id: string): Setup => ({
  name: 'Friday',
  rulebook: { id, edition: bookOf(id).edition },
  game: 'holdem',
  startingStack: toChips(10_000),
  seatsPerTable: 9,
  levels: [],
  prizes: [],
  currency: 'EUR',
});

describe('places', () => {
  const together = fc.record({
    book: fc.constantFrom(...BOOKS),
    how: fc.constantFrom('sameHand', 'handForHand', 'sameTime'),
    button: fc.integer({ min: 1, max: 9 }),
    out: fc.uniqueArray(
      fc.record({
        seat: fc.integer({ min: 1, max: 9 }),
        table: fc.integer({ min: 1, max: 2 }),
        stack: fc.constantFrom(1000, 2000, 3000),
      }),
      { selector: ({ seat, table }) => `${String(table)}/${String(seat)}`, minLength: 2, maxLength: 5 },
    ),
    worth: fc.array(fc.record({ cents: fc.nat(10_000), points: fc.nat(10) }), { minLength: 5, maxLength: 5 }),
  });

  it('[pvb:64b(1)] [tda55:8.a] [bdpv:6.28] [oepbl:6.6 simultaneous bust] are those of the tournament that is played', () => {
    fc.assert(
      fc.property(together, ({ book, how, button, out }) => {
        const oneTable = out.map((one) => (how === 'sameHand' ? { ...one, table: 1 } : one));
        fc.pre(new Set(oneTable.map(({ seat, table }) => table * 10 + seat)).size === out.length);
        const buttonAt = (table: number): number => ((button + table * 3) % 9) + 1;
        const ring = ringOf(9, [1, 2, 3, 4, 5, 6, 7, 8, 9].map(toSeatNo));
        const ranked = ranking(
          setupFor(book),
          oneTable.map(
            ({ seat, table, stack }): Candidate => ({
              entry: toEntryId(`${String(table)}/${String(seat)}`),
              by: [],
              from: { table: toTableId(String(table)), seat: toSeatNo(seat) },
              stackAtStart: toChips(stack),
              fromButton: playersClockwise(ring, toSeatNo(buttonAt(table)), toSeatNo(seat)),
            }),
          ),
          how === 'sameHand' ? undefined : (how as 'handForHand' | 'sameTime'),
        );
        const { outcome } = ruled(book, 'bustedTogether', {
          how,
          players: 20,
          out: oneTable.map((one) => ({ ...one, button: buttonAt(one.table) })),
        });
        if (outcome.is !== 'placed') throw new Error(outcome.is);
        const rank = (id: string) => ranked.out.find(({ entry }) => entry === toEntryId(id))?.rank ?? 0;
        for (const { seat, table, place } of outcome.places)
          expect(place - (20 - out.length)).toBe(rank(`${String(table)}/${String(seat)}`));
      }),
    );
  });

  it('lose no cent, and no point where the average counts', () => {
    fc.assert(
      fc.property(together, ({ book, how, button, out, worth }) => {
        const first = 20 - out.length + 1;
        const told = worth.slice(0, out.length).map((one, index) => ({ place: first + index, ...one }));
        const { outcome } = ruled(book, 'bustedTogether', { how, players: 20, out, buttonSeat: button, worth: told });
        if (outcome.is !== 'placed') throw new Error(outcome.is);
        const paid = outcome.places.reduce((sum, { cents = 0 }) => sum + cents, 0);
        expect(paid).toBe(told.reduce((sum, { cents }) => sum + cents, 0));
        const scored = outcome.places.reduce((sum, { points }) => sum + (points ? points.sum / points.among : 0), 0);
        const all = told.reduce((sum, { points }) => sum + points, 0);
        if (policy(bookOf(book), 'elimination.sharedPoints').value === 'average') expect(scored).toBeCloseTo(all, 9);
      }),
    );
  });
});

describe('a race', () => {
  const races = fc.record({
    book: fc.constantFrom(...BOOKS),
    buttonSeat: fc.integer({ min: 1, max: 9 }),
    stacks: fc.uniqueArray(
      fc.record({
        seat: fc.integer({ min: 1, max: 9 }),
        smallChips: fc.integer({ min: 1, max: 9 }),
        others: fc.constantFrom(0, 1000),
      }),
      { selector: ({ seat }) => seat, minLength: 1, maxLength: 9 },
    ),
  });

  it('[tda55:14.c] [gcb:T23.C] [bdpv:6.8 Aufrundung] [oepbl:2.25 number] changes the chips in play by the rounding alone', () => {
    fc.assert(
      fc.property(races, ({ book, ...facts }) => {
        const { outcome } = ruled(book, 'raceDispute', { chipValue: 25, nextValue: 100, ...facts });
        const value = facts.stacks.reduce((sum, { smallChips }) => sum + (smallChips % 4) * 25, 0);
        if (outcome.is === 'raceForChips') {
          expect(outcome.change).toBe(outcome.chips * 100 - value);
          expect(Math.abs(outcome.change)).toBeLessThan(100);
          expect(outcome.deal.reduce((sum, { cards }) => sum + cards, 0) * 25).toBe(value);
        } else if (outcome.is === 'roundedUpEach') expect(outcome.change).toBe(outcome.seats.length * 100 - value);
        else throw new Error(outcome.is);
      }),
    );
  });
});
