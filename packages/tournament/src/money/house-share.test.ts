import { balance, type HouseShare, readyPlan, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { toEntryId } from '../ids.ts';
import { Evening, pricesUnder } from '../testing.ts';
import { view } from '../view-of.ts';
import { moneyFaults } from './faults.ts';
import { prizes } from './prize-pool.ts';
import { MONEY, WITH_BOUNTY } from './testing.ts';

const planWith = (house: HouseShare) => ({ ...readyPlan('topThree'), house });
/** Six who paid 120 euros in for prizes. */
function evening(house: HouseShare, more: object = {}): Evening {
  const night = new Evening('tda55', { money: MONEY, prizePlan: planWith(house), ...more });
  night.start(6, 1);
  return night;
}
const inEuro = (night: Evening) => prizes(night.state).map((amount) => amount / 100);

describe('what the house keeps of the pool', () => {
  it('is taken off what was paid in before anything is shared', () => {
    const night = evening({ share: 100, amount: toCents(800) });
    expect(view(night.state, { as: 'room' }).money?.pool).toMatchObject({ paidIn: 12_000, kept: 2_000, total: 10_000 });
    expect(inEuro(night)).toEqual([50, 30, 20]);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('is no part of what the house adds, nor of what it guarantees', () => {
    const night = evening({ share: 500 }, { money: { ...MONEY, guarantee: toCents(10_000) } });
    night.do({ type: 'AddMoney', amount: toCents(1_000), reason: 'Sponsor' });
    expect(view(night.state, { as: 'staff' }).money?.pool).toMatchObject({
      kept: 6_000,
      overlay: 3_000,
      total: 10_000,
    });
  });

  it('has an account of its own once the night is settled', () => {
    const night = evening({ share: 100 });
    const at = (account: 'houseShare' | 'rest') => balance(night.state.money?.ledger ?? [], account);
    expect(at('houseShare')).toBe(0);
    night.do({ type: 'Settle', reason: 'so gesagt' });
    expect(at('houseShare')).toBe(-1_200);
    expect(at('rest')).toBe(-10_800);
    expect(moneyFaults(night.state)).toEqual([]);
    expect(view(night.state, { as: 'staff' }).money?.books?.accounts).toMatchObject({ houseShare: -1_200 });
  });

  it('is not told where the club tells nothing of money', () => {
    const night = evening({ share: 100 }, { moneyShown: 'nothing' });
    const told = view(night.state, { as: 'room' });
    expect(told.money?.pool).toBeUndefined();
    expect(told.setup.prizePlan).toBeUndefined();
  });

  it('[gcb:T62.2] is nothing where there are bounties: all that is paid in is bounties and prizes', () => {
    const create =
      (book: string, money = WITH_BOUNTY) =>
      () =>
        new Evening(book, { money, prizePlan: planWith({ share: 1 }) });
    expect(create('gcb')).toThrow(/"what":"houseShare","refs":\["gcb@[^"]*:T62.1","gcb@[^"]*:T62.2"\]/);
    expect(create('gcb', MONEY)).not.toThrow();
    expect(create('tda55')).not.toThrow();
    const night = new Evening('gcb', { money: MONEY, prizePlan: planWith({ share: 1 }) });
    const refusal = night.refusal({ type: 'ChangeSetup', changes: { money: pricesUnder('gcb', WITH_BOUNTY) } });
    expect(refusal).toMatchObject({ code: 'money-against-rules', what: 'houseShare' });
  });

  it('is announced before the start: then it may fall, and not rise', () => {
    const night = evening({ share: 100 });
    const changed = (house: HouseShare) =>
      night.refusal({ type: 'ChangeSetup', changes: { prizePlan: planWith(house) } })?.code;
    expect(changed({ share: 101 })).toBe('house-share-risen');
    expect(changed({ share: 100, amount: toCents(1) })).toBe('house-share-risen');
    expect(changed({ share: 99 })).toBeUndefined();
    const without = new Evening('tda55', { money: MONEY });
    expect(without.refusal({ type: 'ChangeSetup', changes: { prizePlan: planWith({ share: 101 }) } })).toBeUndefined();
  });
});

describe('prizes that are typed in', () => {
  const bottle = { kind: 'lastWoman', name: 'Letzte Frau', from: 'pool', worth: { amount: toCents(1_000) } } as const;
  const typed = { places: { by: 'hand' }, special: [bottle], things: [{ place: 1, thing: 'Pokal' }] } as const;

  it('may have others beside them, and what is left is told', () => {
    const amounts = [6_000, 3_000].map(toCents);
    const night = new Evening('tda55', { money: MONEY, prizes: amounts, prizePlan: typed });
    night.start(6, 1);
    expect(inEuro(night)).toEqual([60, 30]);
    expect(view(night.state, { as: 'staff' }).planned).toMatchObject({
      left: [{ why: 'plan', amount: 2_000 }],
      special: [{ name: 'Letzte Frau' }],
    });
    night.do({ type: 'AwardSpecial', special: 1, entries: [toEntryId('e2')] });
    night.do({ type: 'ChangeSetup', changes: { prizes: [toCents(8_000)] } });
    expect(inEuro(night)).toEqual([80]);
    expect(moneyFaults(night.state)).toEqual([]);
    expect(view(night.state, { as: 'staff' }).money?.books?.things).toMatchObject([{ thing: 'Pokal' }]);
  });

  it('are missed before the start where there is nothing but what is beside them', () => {
    const codes = (more: object) =>
      view(new Evening('tda55', { money: MONEY, prizePlan: typed, ...more }).state, { as: 'staff' }).missing?.map(
        ({ code }) => code,
      );
    expect(codes({})).toContain('no-prizes');
    expect(codes({ prizes: [toCents(100)] })).not.toContain('no-prizes');
  });
});
