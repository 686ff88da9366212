import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../testing.ts';
import { simulateEvening } from './simulate-evening.ts';

const BOOKS = ['pvb', 'tda55', 'bdpv', 'gcb', 'oepbl'] as const;
const evening = (seed: number, rulebook = 'gcb', guests = 60) =>
  simulateEvening({ rulebook, guests, tables: 8, hours: 6, random: seeded(seed) });

describe('a simulated evening of a card room', () => {
  it('holds after every event, under every rulebook, whatever chance has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.constantFrom(...BOOKS), (seed, book) => {
        const { report } = evening(seed, book);
        expect(report.guests).toBe(60);
        const { buyIn = 0, topUp = 0, cashOut = 0, depositPaid = 0, rake = 0 } = report.money;
        expect(buyIn + topUp).toBe(cashOut + depositPaid + rake);
      }),
      { numRuns: 8 },
    );
  });

  it('is the same again with the same chance', () => {
    expect(evening(7)).toEqual(evening(7));
  });

  it('has all that an evening has: calls that lapse, breaks, changes, somebody preferred with a reason', () => {
    const many = Array.from({ length: 6 }, (_, seed) => evening(seed + 1, 'gcb', 90).report);
    const sum = (of: (report: (typeof many)[number]) => number): number =>
      many.reduce((all, report) => all + of(report), 0);
    for (const of of [
      ({ calls }) => calls.lapsed,
      ({ calls }) => calls.givenUp,
      ({ calls }) => calls.otherwise,
      ({ breaks }) => breaks.pause,
      ({ breaks }) => breaks.restaurant,
      ({ breaks }) => breaks.released,
      ({ moves }) => moves.seatChange,
      ({ moves }) => moves.tableChange,
      ({ moves }) => moves.balance,
      ({ money }) => money.depositPaid ?? 0,
      ({ money }) => money.topUp ?? 0,
      ({ money }) => money.rake ?? 0,
      ({ pushes }) => pushes.made,
      ({ pushes }) => pushes.otherwise,
      ({ dealers }) => dealers.reduce((all, { dealt }) => all + dealt, 0),
    ] satisfies ((report: (typeof many)[number]) => number)[])
      expect(sum(of)).toBeGreaterThan(0);
  });
});
