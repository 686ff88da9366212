import { toCents } from '@riffle/money';
import { findRulebook, type HouseRulebook } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { ledgerOf } from './accounts.ts';
import { decide } from './decide.ts';
import { dealerActor } from './role.ts';
import { inPlay } from './stakes.ts';
import { at, Evening, g, t } from './testing.ts';

const paid = (amount: number) => ({ amount: toCents(amount), box: 'A', means: 'cash' }) as const;
const says = (rule: string) => expect.arrayContaining([expect.stringContaining(rule)]);
/** What the house has of it. */
const of = (room: Evening, account: 'fee' | 'consumed') => -(ledgerOf(room.state).get(account) ?? 0);
const houseWith = (answers: object) => ({
  rulebook: {
    ...{ id: 'haus', edition: '1' },
    house: {
      ...{ format: 'riffle-house-rulebook', v: 1, id: 'haus', edition: '1', name: 'Haus' },
      extends: { id: 'gcb', edition: findRulebook('gcb')?.edition ?? '' },
      answers,
    } as HouseRulebook,
  },
});

describe('[gcb:C1.a1] banknotes beside the chips are none of a stake', () => {
  // two bought 500 each
  const room = () => new Evening().tables(2);

  it('neither paid out nor kept beyond what was bought for chips', () => {
    const evening = room();
    const beyond = { code: 'more-than-chips', most: 100_000, refs: says('C1.a1') };
    expect(evening.refusal({ type: 'StandUp', guest: g(1), cashOut: paid(100_001) })).toMatchObject(beyond);
    expect(evening.refusal({ type: 'StandUp', guest: g(1), deposit: toCents(100_001) })).toMatchObject(beyond);
    const both = { type: 'StandUp', guest: g(1), cashOut: paid(60_000), deposit: toCents(40_001) } as const;
    expect(evening.refusal(both)).toMatchObject(beyond);
    expect(evening.refusal({ ...both, deposit: toCents(40_000) })).toBeUndefined();
  });

  it('nor written down as his who takes a break, where chips lie counted before another', () => {
    const evening = room();
    const away = (no: number, stake: number) =>
      ({ type: 'Interrupt', guest: g(no), kind: 'restaurant', stake: toCents(stake) }) as const;
    evening.do(away(1, 70_000));
    expect(evening.refusal(away(2, 30_001))).toMatchObject({ code: 'more-than-chips', most: 30_000 });
    evening.do(away(2, 30_000));
    // his own do not stand against him
    expect(evening.refusal({ type: 'StandUp', guest: g(1), cashOut: paid(70_000) })).toBeUndefined();
    expect(evening.refusal({ type: 'StandUp', guest: g(1), cashOut: paid(70_001) })).toMatchObject({ most: 70_000 });
  });
});

describe('what is eaten and drunk at the table', () => {
  const pay = (amount: number, no = 1) => ({ type: 'PayFromStake', guest: g(no), amount: toCents(amount) }) as const;

  it('[gcb:C1.c] is paid out of the own stake, and leaves the table', () => {
    const evening = new Evening().tables(2);
    expect(evening.do(pay(1_850))).toMatchObject([{ moved: { what: 'consumed', guest: g(1), amount: 1_850 } }]);
    expect([of(evening, 'consumed'), inPlay(evening.state)]).toEqual([1_850, 98_150]);
    expect(evening.refusal(pay(98_151))).toMatchObject({ code: 'more-than-chips', most: 98_150 });
    expect(evening.refusal(pay(0))).toMatchObject({ code: 'amount-out-of-range' });
    expect(evening.welcome(3).refusal(pay(100, 3))).toMatchObject({ code: 'not-seated' });
  });

  it('is paid at the till where the house has it so', () => {
    const evening = new Evening('gcb', houseWith({ 'cash.payFromStake': { value: 'never' } })).tables(2);
    expect(evening.refusal(pay(1_850))).toMatchObject({ code: 'not-from-stake' });
  });
});

describe('a hand that is run twice', () => {
  const twice = (pot: number) => ({ type: 'RunTwice', table: t(1), pot: toCents(pot) }) as const;
  // ten francs are the big blind
  const room = () => new Evening().tables(4);

  it('[gcb:C8.d] costs ten francs, which are the house’s', () => {
    const evening = room();
    expect(evening.do(twice(120_000))).toMatchObject([
      {
        moved: { what: 'runTwice', table: t(1), pot: 120_000, amount: 1_000 },
        because: expect.arrayContaining([
          expect.objectContaining({ policy: 'cash.runItTwiceFee', refs: says('C8.d') }),
        ]),
      },
    ]);
    expect([of(evening, 'fee'), inPlay(evening.state)]).toEqual([1_000, 199_000]);
  });

  it('[gcb:C8.c] takes a pot of a hundred big blinds', () => {
    const evening = room();
    expect(evening.refusal(twice(99_999))).toMatchObject({
      ...{ code: 'pot-too-small-to-run-twice', least: 100_000, refs: says('C8.c') },
    });
    expect(evening.refusal(twice(100_000))).toBeUndefined();
    expect(evening.refusal(twice(200_001))).toMatchObject({ code: 'more-than-chips' });
  });

  it('is none where the rulebook deals every board once', () => {
    const evening = new Evening('gcb', houseWith({ 'pots.runItTwice': { value: 'never' } })).tables(4);
    expect(evening.refusal(twice(120_000))).toMatchObject({ code: 'not-run-twice' });
  });

  it('is told by whoever deals at that table, and at no other', () => {
    const evening = room();
    evening.do({
      type: 'PlanTable',
      table: t(2),
      game: evening.state.tables.get(t(1))?.game ?? ('' as never),
      name: '2',
      seats: 9,
    });
    const by = (table: number) =>
      decide(evening.state, twice(120_000), { ...evening.context, actor: dealerActor(t(table)) });
    expect(by(1).ok).toBe(true);
    expect(by(2)).toMatchObject({ refusal: { code: 'not-yours-to-ask' } });
    expect(evening.refusal({ ...twice(120_000), table: t(2) })).toMatchObject({ code: 'not-open' });
  });
});

it('rake and fees are no more than what is in play', () => {
  const evening = new Evening().tables(2);
  const rake = (amount: number) => ({ type: 'TakeRake', table: at(1, 1).table, amount: toCents(amount) }) as const;
  expect(evening.refusal(rake(100_001))).toMatchObject({ code: 'more-than-chips', most: 100_000 });
  expect(evening.refusal(rake(0))).toMatchObject({ code: 'amount-out-of-range' });
  expect(evening.refusal(rake(100_000))).toBeUndefined();
});
