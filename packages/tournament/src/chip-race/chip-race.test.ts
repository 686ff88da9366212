import { DECK } from '@riffle/cards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chipsRaced,
  dealRace,
  exchangeEvenly,
  type RaceChips,
  type RaceRules,
  type RaceStack,
  raceOrder,
  raceWins,
  savedFromRace,
} from './chip-race.ts';

const small = { small: 25, next: 100 };

describe('changing what comes out even', () => {
  it.each([
    { smallChips: 7, nextChips: 1, leftover: 3 }, // [bdpv:6.8 Umtausch]
    { smallChips: 8, nextChips: 2, leftover: 0 },
    { smallChips: 3, nextChips: 0, leftover: 3 },
    { smallChips: 14, nextChips: 3, leftover: 2 }, // [oepbl:2.25 color up]
  ])('[bdpv:6.8 Umtausch] [oepbl:2.25 color up] $smallChips chips of 25', ({ smallChips, ...even }) => {
    expect(exchangeEvenly({ seat: 4, smallChips, others: 0 }, small)).toEqual({ seat: 4, ...even });
  });
});

describe('the number of chips raced for', () => {
  it.each([
    { value: 125, up: 2, down: 1, halfUp: 1 },
    { value: 100, up: 1, down: 1, halfUp: 1 },
    { value: 25, up: 1, down: 0, halfUp: 0 },
    { value: 225, up: 3, down: 2, halfUp: 2 },
    { value: 150, up: 2, down: 1, halfUp: 2 }, // exactly half
    { value: 175, up: 2, down: 1, halfUp: 2 },
    { value: 0, up: 0, down: 0, halfUp: 0 },
  ])('[bdpv:6.8 Aufrundung] [tda55:14.c] [gcb:T23.C] [oepbl:2.25 number] $value', ({ value, ...by }) => {
    expect(chipsRaced(value, 100, 'up')).toBe(by.up);
    expect(chipsRaced(value, 100, 'down')).toBe(by.down);
    expect(chipsRaced(value, 100, 'halfUp')).toBe(by.halfUp);
  });
});

describe('the cards', () => {
  const left = (seat: number, leftover: number) => ({ seat, nextChips: 0, leftover });

  it('[bdpv:6.8 Reihenfolge] go round from the left of the button, which is last itself', () => {
    const order = raceOrder([left(2, 1), left(4, 2), left(5, 2), left(9, 1)], 'leftOfButton', 4);
    expect(order.map(({ seat }) => seat)).toEqual([5, 9, 2, 4]);
    expect(dealRace(order, ['2c', '3c', '4c', '5c', '6c', '7c'])[0]).toEqual({ seat: 5, cards: ['2c', '3c'] });
  });

  it('[gcb:T23.A1] [oepbl:2.25 cards] go round from seat 1, wherever the button lies', () => {
    const order = raceOrder([left(7, 2), left(1, 3), left(3, 0), left(2, 1), left(4, 2)], 'seat1', 6);
    expect(order.map(({ seat, leftover }) => [seat, leftover])).toEqual([
      [1, 3],
      [2, 1],
      [4, 2],
      [7, 2],
    ]);
  });

  it('[bdpv:6.8 Verteilung] win by rank, one chip a player', () => {
    const hands = [
      { seat: 1, cards: ['As', 'Ah', 'Kd'] },
      { seat: 2, cards: ['7c'] },
      { seat: 3, cards: ['8d'] },
    ] as const;
    expect(raceWins(hands, 2, 1)).toEqual([
      { seat: 1, card: 'As' },
      { seat: 3, card: '8d' },
    ]);
  });

  it('[bdpv:6.8 Farbe] of one rank by suit', () => {
    const hands = [
      { seat: 1, cards: ['As', 'Ah', 'Kd'] },
      { seat: 2, cards: ['7c'] },
      { seat: 3, cards: ['7d'] },
    ] as const;
    expect(raceWins(hands, 2, 1)).toEqual([
      { seat: 1, card: 'As' },
      { seat: 3, card: '7d' },
    ]);
  });

  it('[gcb:T23.A3] nobody goes out by it', () => {
    const stacks = [
      { seat: 3, smallChips: 1, others: 0 },
      { seat: 4, smallChips: 3, others: 0 },
      { seat: 5, smallChips: 1, others: 500 },
      { seat: 6, smallChips: 5, others: 0 },
    ];
    expect(savedFromRace(stacks, small, [{ seat: 4 }])).toEqual([3]);
  });
});

describe('any race', () => {
  const races = fc.record({
    chips: fc.constantFrom<RaceChips>(small, { small: 100, next: 500 }, { small: 5, next: 25 }),
    counts: fc.array(fc.nat(7), { minLength: 1, maxLength: 10 }),
    others: fc.array(fc.constantFrom(0, 500), { minLength: 10, maxLength: 10 }),
    button: fc.integer({ min: 1, max: 10 }),
    start: fc.constantFrom<RaceRules['start']>('seat1', 'leftOfButton'),
    number: fc.constantFrom<RaceRules['number']>('halfUp', 'up', 'down'),
    deck: fc.shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 }),
  });

  it('loses and makes no chips but for what is rounded and who is saved', () => {
    fc.assert(
      fc.property(races, ({ chips, counts, others, button, start, number, deck }) => {
        const stacks: readonly RaceStack[] = counts.map((smallChips, index) => ({
          seat: index + 1,
          smallChips,
          others: others[index] ?? 0,
        }));
        const even = stacks.map((stack) => exchangeEvenly(stack, chips));
        const value = even.reduce((sum, { leftover }) => sum + leftover * chips.small, 0);
        const raced = chipsRaced(value, chips.next, number);
        const hands = dealRace(raceOrder(even, start, button), deck);
        const wins = raceWins(hands, raced, 1);
        expect(wins.length).toBe(raced);
        expect(new Set(wins.map(({ seat }) => seat)).size).toBe(raced);
        const rounding = raced * chips.next - value;
        expect(Math.abs(rounding)).toBeLessThan(chips.next);
        const before = stacks.reduce((sum, { smallChips }) => sum + smallChips * chips.small, 0);
        const after = even.reduce((sum, { nextChips }) => sum + nextChips * chips.next, 0) + raced * chips.next;
        expect(after - before).toBe(rounding);
        const saved = savedFromRace(stacks, chips, wins);
        for (const { seat, smallChips, others: more } of stacks) {
          const has =
            more +
            (even[seat - 1]?.nextChips ?? 0) +
            wins.filter((win) => win.seat === seat).length +
            (saved.includes(seat) ? 1 : 0);
          if (smallChips > 0 || more > 0) expect(has).toBeGreaterThan(0);
        }
      }),
    );
  });
});
