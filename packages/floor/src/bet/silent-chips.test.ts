import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../outcome.ts';
import { BOOKS, ruled } from '../testing.ts';
import { sum } from './silent/chips-laid.ts';

const anyChips = (most: number) =>
  fc.array(fc.constantFrom(25, 100, 500, 1000, 5000), { minLength: 1, maxLength: most });

/** A raise before the flop at 200/400, and chips put in on it, the blind in front or not. */
const anyAct = fc.record({
  toFace: fc.constantFrom(400, 800, 1200, 1500, 3000),
  inFront: fc.constantFrom([], [100, 100], [100, 100, 100, 100]),
  added: anyChips(6),
  addedLater: fc.option(anyChips(3), { nil: [] }),
  bettors: fc.integer({ min: 1, max: 3 }),
});

/** What stands of his chips, with what goes back and without what is owed. */
function counted(outcome: Outcome): number | undefined {
  switch (outcome.is) {
    case 'call':
    case 'bet':
      return outcome.amount + (outcome.change ?? 0) - (outcome.add ?? 0);
    case 'raise':
      return outcome.to + (outcome.change ?? 0) - (outcome.add ?? 0);
    default:
      return undefined;
  }
}

type Act = { readonly toFace: number; readonly added: readonly number[]; readonly addedLater: readonly number[] };

const rulingOn = (book: string, { addedLater, ...act }: Act): Outcome => {
  const later = addedLater.length > 0 ? { oneMotion: false, addedLater } : {};
  return ruled(book, 'silentChips', { bigBlind: 400, ...act, ...later }).outcome;
};

describe('silent chips', () => {
  it('stand, go back or are owed: none is made or lost', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BOOKS), anyAct, (book, act) => {
        const all = sum(act.inFront) + sum(act.added) + sum(act.addedLater);
        const { is, ...rest } = rulingOn(book, act);
        const stands = counted({ is, ...rest } as Outcome);
        if (stands !== undefined) expect(stands).toBe(all);
      }),
    );
  });

  it('are a call of exactly the bet, or a raise of at least the smallest', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BOOKS), anyAct, (book, act) => {
        const outcome = rulingOn(book, act);
        const { toFace } = act;
        if (outcome.is === 'call') expect(outcome.amount).toBe(toFace);
        if (outcome.is === 'raise') expect(outcome.to).toBeGreaterThanOrEqual(toFace + Math.max(toFace - 400, 400));
      }),
    );
  });

  it('never owe more than what is missing to the smallest raise', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BOOKS), anyAct, (book, act) => {
        const outcome = rulingOn(book, act);
        if (outcome.is !== 'raise' || outcome.add === undefined) return;
        expect(outcome.to).toBe(act.toFace + Math.max(act.toFace - 400, 400));
      }),
    );
  });

  it.each(BOOKS)('%s: one chip larger than the bet is a call', (book) => {
    fc.assert(
      fc.property(fc.constantFrom(800, 1200, 3000), fc.constantFrom(5000, 10_000), (toFace, chip) => {
        expect(rulingOn(book, { toFace, added: [chip], addedLater: [] })).toEqual({
          is: 'call',
          amount: toFace,
          change: chip - toFace,
        });
      }),
    );
  });

  it('are made as what they count as in a hand that is tracked', () => {
    const act = { bigBlind: 400, toFace: 1200, lastRaise: 800, added: [1000, 1000], seat: 5 };
    expect(ruled('pvb', 'silentChips', act).effects).toEqual([
      { to: 'hand', command: { type: 'BetTo', seat: 5, to: 2000 } },
    ]);
    expect(ruled('gcb', 'silentChips', act).effects).toEqual([{ to: 'hand', command: { type: 'Call', seat: 5 } }]);
    expect(ruled('oepbl', 'undercall', { bigBlind: 400, toFace: 1200, inFront: 400, seat: 5 }).effects).toEqual([]);
  });

  it('names what is wrong with chips that cannot lie there', () => {
    expect(() => ruled('gcb', 'silentChips', { bigBlind: 400, toFace: 400, inFront: [500], added: [100] })).toThrow(
      'inFront',
    );
    expect(() => ruled('gcb', 'silentChips', { bigBlind: 400, toFace: 400, added: [] })).toThrow('added');
    expect(() => ruled('gcb', 'silentChips', { bigBlind: 400, toFace: 400, added: [500], stack: 300 })).toThrow(
      'stack',
    );
    expect(() => ruled('gcb', 'silentChips', { bigBlind: 400, toFace: 300, added: [500] })).toThrow('toFace');
  });
});
