import { toChips } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { cardsOf, toDeck } from './deck.ts';
import { forcedBets, type Posting, usualBlindSeats } from './forced-bets.ts';
import { initialHand } from './hand.ts';
import { atTheTable } from './rules/at-the-table.ts';
import { everybody, setupOf } from './rules/told.ts';
import type { HandSetup } from './setup.ts';

const posting = (seats: readonly SeatNo[], rest: Partial<Posting> = {}): Posting => ({
  seats,
  ...usualBlindSeats(seats),
  smallBlind: toChips(50),
  bigBlind: toChips(100),
  ante: { from: 'nobody', amount: toChips(0) },
  anteOrder: { fromBigBlind: 'blind', fromEverybody: 'ante' },
  straddles: 0,
  posts: [],
  ...rest,
});
const told = (from: Posting) => forcedBets(from).map(({ seat, kind, amount }) => [seat, kind, amount]);

describe('forced bets', () => {
  it('are the blinds of the two seats left of the button', () => {
    expect(told(posting([4, 5, 6]))).toEqual([
      [4, 'smallBlind', 50],
      [5, 'bigBlind', 100],
    ]);
  });

  it('[pvb:28(1)] heads-up the button has the small blind', () => {
    expect(told(posting([4, 7]))).toEqual([
      [7, 'smallBlind', 50],
      [4, 'bigBlind', 100],
    ]);
  });

  it('have whoever is left of the highest blind act first, in whatever order they were written down', () => {
    const setup = setupOf({ stacks: everybody(4, 9000), button: 4 });
    const firstOf = (forced: HandSetup['forced']) => {
      const verdict = decide(
        initialHand,
        { type: 'StartHand', setup: { ...setup, forced, deck } },
        { random: () => 0 },
      );
      return verdict.ok ? verdict.value.find(({ type }) => type === 'BettingOpened') : verdict.refusal;
    };
    const deck = toDeck(cardsOf('full'), 'full') ?? 'dealtByCommand';
    expect(firstOf(setup.forced)).toEqual({ type: 'BettingOpened', seat: 3 });
    expect(firstOf(setup.forced.toReversed())).toEqual({ type: 'BettingOpened', seat: 3 });
  });

  it('leave the small blind out that nobody owes', () => {
    const alone = posting([4, 5, 6], { smallBlindSeat: 'nobody', bigBlindSeat: 4 });
    expect(told(alone)).toEqual([[4, 'bigBlind', 100]]);
  });

  it('take antes from everybody or from the big blind, before the blinds or after them', () => {
    const everybody = posting([1, 2, 3], { ante: { from: 'everybody', amount: toChips(10) } });
    expect(told(everybody).slice(0, 3)).toEqual([
      [1, 'ante', 10],
      [2, 'ante', 10],
      [3, 'ante', 10],
    ]);
    const bigBlind = posting([1, 2, 3], { ante: { from: 'bigBlind', amount: toChips(100) } });
    expect(told(bigBlind).at(-1)).toEqual([2, 'ante', 100]);
  });

  it('[gcb:C9.2] [gcb:C9.5] chain straddles without a gap, each twice the one before', () => {
    expect(told(posting([2, 3, 4, 5, 1], { straddles: 3 })).slice(2)).toEqual([
      [4, 'straddle', 200],
      [5, 'straddle', 400],
      [1, 'straddle', 800],
    ]);
  });

  it('[gcb:C9.4] end the chain at the button', () => {
    expect(() => forcedBets(posting([2, 3, 1], { straddles: 2 }))).toThrow('no more than 1');
  });

  it('post missed blinds live and dead, and shift nobody', () => {
    const back = posting([1, 2, 3, 4], { posts: [{ seat: 4, live: toChips(100), dead: toChips(50) }] });
    expect(told(back).slice(2)).toEqual([
      [4, 'livePost', 100],
      [4, 'deadPost', 50],
    ]);
  });
});

describe('[gcb:C9.3] with straddles', () => {
  it('the seat after the last one acts first, the last straddler has the option', () => {
    const stacks = { 1: 5000, 2: 5000, 3: 5000, 4: 5000, 5: 5000, 6: 5000 };
    const table = atTheTable({ book: 'gcb', at: 'cash', stacks, button: 1, blinds: [5, 10], straddles: 2 });
    expect(table.toAct).toBe(6);
    expect(table.toCall(6)).toBe(40);
    expect(table.range(6)).toEqual([80, 5000]);
    table.play('6 call, 1 call, 2 call, 3 call, 4 call');
    expect(table.may(5)).toEqual(['Fold', 'Check', 'BetTo']);
  });
});
