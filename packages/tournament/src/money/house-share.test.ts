import { balance, type PoolDeduction, readyPlan, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { toEntryId } from '../ids.ts';
import { Evening, pricesUnder } from '../testing.ts';
import { view } from '../view-of.ts';
import { moneyFaults } from './faults.ts';
import { prizes } from './prize-pool.ts';
import { MONEY, WITH_BOUNTY } from './testing.ts';

const planWith = (...deductions: readonly PoolDeduction[]) => ({ ...readyPlan('topThree'), deductions });
/** Six who paid 120 euros in for prizes. */
function evening(house: PoolDeduction, more: object = {}): Evening {
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
    const changed = (...taken: readonly PoolDeduction[]) =>
      night.refusal({ type: 'ChangeSetup', changes: { prizePlan: planWith(...taken) } })?.code;
    expect(changed({ share: 101 })).toBe('house-share-risen');
    expect(changed({ share: 100, amount: toCents(1) })).toBe('house-share-risen');
    expect(changed({ share: 99 })).toBeUndefined();
    const without = new Evening('tda55', { money: MONEY });
    expect(without.refusal({ type: 'ChangeSetup', changes: { prizePlan: planWith({ share: 101 }) } })).toBeUndefined();
  });
});

describe('what goes off the pool by its name', () => {
  const deductions = [{ share: 100 }, { name: 'Finale', amount: toCents(701) }, { name: 'Liga', share: 55 }];
  const withLeague = {
    ...MONEY,
    profiles: MONEY.profiles.map((profile) => ({
      ...profile,
      parts: [...profile.parts, { for: 'deduction', name: 'Liga', amount: toCents(100) }],
    })),
  } as typeof MONEY;
  const night = (more: object = {}) => {
    const made = new Evening('tda55', { money: withLeague, prizePlan: planWith(...deductions), ...more });
    made.start(6, 1);
    return made;
  };

  it('is told part by part, lies in the pool until the night is settled, and then each in an account of its own', () => {
    const made = night();
    expect(view(made.state, { as: 'room' }).money?.pool).toMatchObject({
      ...{ paidIn: 12_000, kept: 2_561, total: 9_439 },
      deducted: [{ amount: 1_200 }, { name: 'Finale', amount: 701 }, { name: 'Liga', amount: 660 }],
    });
    const accounts = () => view(made.state, { as: 'staff' }).money?.books?.accounts;
    expect(accounts()).toMatchObject({ 'deduction:Liga': -600 });
    expect(accounts()).not.toHaveProperty('deduction:Finale');
    expect(moneyFaults(made.state)).toEqual([]);
    made.do({ type: 'Settle', reason: 'so gesagt' });
    // what the prices have for the same name is the same account
    expect(accounts()).toMatchObject({ houseShare: -1_200, 'deduction:Finale': -701, 'deduction:Liga': -1_260 });
    expect(moneyFaults(made.state)).toEqual([]);
  });

  it('of a night from before is the house’s share alone, as it was', () => {
    const house = { share: 100, amount: toCents(5) };
    const before = new Evening('tda55', { money: MONEY, prizePlan: { ...readyPlan('topThree'), house } });
    before.start(6, 1);
    const now = evening(house);
    const pool = (one: Evening) => view(one.state, { as: 'staff' }).money?.pool;
    expect(pool(before)).toEqual(pool(now));
    before.do({ type: 'Settle', reason: 'so gesagt' });
    expect(balance(before.state.money?.ledger ?? [], 'houseShare')).toBe(-1_205);
    // the newer way to say the same raises nothing
    const same = new Evening('tda55', { money: MONEY, prizePlan: { ...readyPlan('topThree'), house } });
    same.start(6, 1);
    expect(same.refusal({ type: 'ChangeSetup', changes: { prizePlan: planWith(house) } })).toBeUndefined();
  });

  it('[gcb:T62.2] is nothing where there are bounties, whatever it is called', () => {
    const create = () => new Evening('gcb', { money: WITH_BOUNTY, prizePlan: planWith({ name: 'Finale', share: 1 }) });
    expect(create).toThrow(/"what":"poolDeduction","refs":\["gcb@[^"]*:T62.1","gcb@[^"]*:T62.2"\]/);
  });

  it('is announced before the start, each for itself: none rises, and none comes to it or is called otherwise', () => {
    const made = night();
    const changed = (...taken: readonly PoolDeduction[]) =>
      made.refusal({ type: 'ChangeSetup', changes: { prizePlan: planWith(...taken) } });
    const [house = {}, finale = {}, league = {}] = deductions;
    expect(changed(house, { ...finale, amount: toCents(702) }, league)).toMatchObject({
      ...{ code: 'house-share-risen', name: 'Finale' },
    });
    expect(changed(house, finale, league, { name: 'Saal', share: 1 })).toMatchObject({ name: 'Saal' });
    expect(changed({ share: 100 }, { ...finale, name: 'Saal' })).toMatchObject({ name: 'Saal' });
    expect(changed(league, { ...finale, amount: toCents(700) })).toBeUndefined();
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
