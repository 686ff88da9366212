import { toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { toBustOutId, toEntryId } from '../ids.ts';
import { prizeWon, tellsWinnings } from '../prize.ts';
import { MONEY_SHOWN, type MoneyShown } from '../setup.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { MONEY } from './testing.ts';

/** Three of three are paid, and the third is out. */
function evening(moneyShown: MoneyShown): Evening {
  const prizes = [300_33, 200_22, 100_11].map(toCents);
  const night = new Evening('tda55', { money: MONEY, prizes, lateEntryThrough: 0, moneyShown });
  night.start(3, 1);
  const out = [{ entry: toEntryId('e3'), by: [] }];
  night.do({ type: 'BustOut', bustOut: toBustOutId('hand'), out });
  return night;
}
const third = toEntryId('e3');

describe('what the room learns of money', () => {
  it('is all of it but who paid what, unless the club says otherwise', () => {
    const room = view(evening('amounts').state, { as: 'room' });
    expect(room.prizes).toEqual([300_33, 200_22, 100_11]);
    expect(prizeWon(room, third)).toBe(100_11);
    expect(room.money?.pool.paidIn).toBe(3 * 2_000);
    expect(room.money?.books).toBeUndefined();
  });

  it('is what is played for, and not what anybody has won', () => {
    const room = view(evening('pool').state, { as: 'room' });
    expect(room.prizes).toEqual([300_33, 200_22, 100_11]);
    expect(prizeWon(room, third)).toBe(0);
    expect(room.money?.heads).toBeUndefined();
    expect(tellsWinnings(view(evening('pool').state, { as: 'staff' }))).toBe(false);
  });

  it('is on a list for everybody only where all of it is told', () => {
    const told = MONEY_SHOWN.filter((shown) => tellsWinnings(view(evening(shown).state, { as: 'staff' })));
    expect(told).toEqual(['amounts']);
  });

  it('is nothing at all, in no field', () => {
    const room = view(evening('nothing').state, { as: 'room' });
    expect(room).toMatchObject({ prizes: [], setup: { prizes: [] } });
    const told = JSON.stringify(room);
    for (const amount of ['30033', '20022', '10011', '"parts"', '"fee"']) expect(told).not.toContain(amount);
    expect(room.money).toBeUndefined();
    expect(room.setup.money).toBeUndefined();
  });

  it.each([
    { formula: 'n - r', told: ['amounts', 'pool', 'nothing'] },
    { formula: 'if(inTheMoney, nr + nh, 0)', told: ['amounts', 'pool', 'nothing'] },
    { formula: 'pot / r', told: ['amounts', 'pool'] },
    { formula: 'assign("x", totalBuyinsAmount); x / n', told: ['amounts', 'pool'] },
    { formula: 'prizeWinnings', told: ['amounts'] },
    { formula: 't', told: ['amounts'] },
    { formula: 'n - totalCost', told: ['amounts'] },
  ])('is not reckoned from points either: $formula', ({ formula, told }) => {
    for (const shown of MONEY_SHOWN) {
      const night = evening(shown);
      night.do({ type: 'ChangeSetup', changes: { prizePlan: { places: { by: 'hand' }, scoring: { formula } } } });
      const seen = (as: 'room' | 'staff' | 'cashier') => view(night.state, { as }).entries[third]?.points;
      expect(seen('staff')).toBeDefined();
      expect(seen('cashier')).toEqual(seen('staff'));
      expect([shown, seen('room') !== undefined]).toEqual([shown, told.includes(shown)]);
    }
  });

  it.each(MONEY_SHOWN)('keeps nothing from staff and cashiers: %s', (shown) => {
    for (const as of ['staff', 'cashier'] as const) {
      const seen = view(evening(shown).state, { as });
      expect(seen.prizes).toHaveLength(3);
      expect(prizeWon(seen, third)).toBe(100_11);
      expect(seen.money?.books?.owes).toBeDefined();
    }
  });
});
