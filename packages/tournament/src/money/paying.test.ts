import { balance, balances, type Cents, readyPlan, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { fits } from '../fits.ts';
import { toBoxId, toBustOutId, toEntryId, toPaymentId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { dues } from './dues.ts';
import { moneyFaults } from './faults.ts';
import { fieldOf, isFieldFinal } from './field.ts';
import { payable } from './payable.ts';
import { saleOfEntry } from './price-of-entry.ts';
import { MONEY, WITH_BOUNTY } from './testing.ts';

const [e1, e2, e3, e4] = [toEntryId('e1'), toEntryId('e2'), toEntryId('e3'), toEntryId('e4')];
const box = toBoxId('b1');
const evening = (prizes: readonly number[] = [6_000, 2_000], money = MONEY): Evening => {
  const night = new Evening('tda55', { money, prizes: prizes.map(toCents), lateEntryThrough: 0 });
  night.enter(4);
  night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(5_000) });
  return night;
};
const take = (amounts: readonly [typeof e1, number][], more: object = {}) =>
  ({
    type: 'TakeMoney',
    payment: toPaymentId(`z${amounts.map(([entry]) => entry).join('')}`),
    box,
    means: 'cash',
    amounts: amounts.map(([entry, amount]) => ({ entry, amount: toCents(amount) })),
    ...more,
  }) as const;
const account = (night: Evening, name: string): number => balance(night.state.money?.ledger ?? [], name as never);
const out = (night: Evening, entry: typeof e1, ...by: readonly (typeof e1)[]) =>
  night.do({ type: 'BustOut', bustOut: toBustOutId(entry), out: [{ entry, by }] });

describe('money at the cash box', () => {
  it('is owed with the entry, and taken from one for several', () => {
    const night = evening();
    expect(account(night, 'owes:e1')).toBe(2_500);
    night.do(
      take(
        [
          [e1, 2_500],
          [e2, 2_500],
        ],
        { given: toCents(6_000) },
      ),
    );
    expect(account(night, 'owes:e1')).toBe(0);
    expect(account(night, 'box:b1:cash')).toBe(10_000);
    expect([...balances(night.state.money?.ledger ?? [])].filter(([name]) => /^(prizes|fee)$/.test(name))).toEqual([
      ['prizes', -8_000],
      ['fee', -2_000],
    ]);
  });

  it('is by card what is to be paid: nothing more was handed over, and nothing goes back', () => {
    const night = evening();
    const [event] = night.do(take([[e1, 2_500]], { means: 'card', given: toCents(6_000) }));
    expect(event).not.toHaveProperty('given');
  });

  it('that was taken by mistake leaves the box again as far as it is there', () => {
    const night = evening();
    night.do(take([[e1, 2_500]]));
    night.do({ type: 'MoveCash', box, amount: toCents(-6_000), reason: 'Tresor' });
    const reversed = { type: 'ReversePayment', payment: toPaymentId('ze1'), reason: 'falsch' } as const;
    expect(night.refusal(reversed)).toEqual({ code: 'box-has-less', box, has: 1_500 });
    night.do({ type: 'MoveCash', box, amount: toCents(1_000), reason: 'zurück' });
    night.do(reversed);
    expect(account(night, 'box:b1:cash')).toBe(0);
  });

  it('is taken out of a box to the last cent, and not one more', () => {
    const night = evening();
    const drop = (amount: number) => ({ type: 'MoveCash', box, amount: toCents(-amount) }) as const;
    expect(night.refusal(drop(5_001))).toEqual({ code: 'box-has-less', box, has: 5_000 });
    night.do(drop(5_000));
    expect(account(night, 'box:b1:cash')).toBe(0);
  });

  it('is never more than is owed, and never less than is handed over', () => {
    const night = evening();
    expect(night.refusal(take([[e1, 2_501]]))).toEqual({ code: 'owes-less', entry: e1, owes: 2_500 });
    expect(night.refusal(take([[e1, 2_500]], { given: toCents(2_000) }))).toEqual({
      code: 'given-too-little',
      due: 2_500,
    });
    night.do(take([[e1, 1_000]]));
    expect(night.refusal(take([[e1, 2_500]], { payment: toPaymentId('zz') }))).toEqual({
      code: 'owes-less',
      entry: e1,
      owes: 1_500,
    });
  });

  it('is given back when an entry is struck off, and not more', () => {
    const night = evening();
    night.do(take([[e1, 2_500]]));
    night.do({ type: 'WithdrawEntry', entry: e1 });
    expect(account(night, 'owes:e1')).toBe(-2_500);
    const back = { type: 'GiveBack', payment: toPaymentId('z2'), box, means: 'cash', entry: e1 } as const;
    expect(night.refusal({ ...back, amount: toCents(2_501) })).toEqual({
      ...{ code: 'is-owed-less', entry: e1, owed: 2_500 },
    });
    night.do({ ...back, amount: toCents(2_500) });
    expect(account(night, 'box:b1:cash')).toBe(5_000);
  });

  it('of somebody else is not touched, but by the director', () => {
    const night = evening();
    night.actor = { id: 'kim', role: 'cashier' };
    expect(night.refusal(take([[e1, 2_500]]))).toEqual({ code: 'not-your-box', box });
    night.do({ type: 'OpenBox', box: toBoxId('b2'), name: 'Kim', float: toCents(0) });
    expect(night.try(take([[e1, 2_500]], { box: toBoxId('b2') })).ok).toBe(true);
  });

  it('runs nothing else for a cashier', () => {
    const night = evening();
    night.actor = { id: 'kim', role: 'cashier' };
    expect(night.refusal({ type: 'PauseClock' })).toMatchObject({
      code: 'role-may-not',
      needed: ['director', 'floor'],
    });
    expect(night.refusal({ type: 'AddMoney', amount: toCents(1), reason: 'ja' })).toMatchObject({
      code: 'role-may-not',
    });
  });

  it('is counter-booked with a reason, and once', () => {
    const night = evening();
    const payment = toPaymentId('ze1');
    night.do(take([[e1, 2_500]]));
    expect(night.refusal({ type: 'ReversePayment', payment, reason: ' ' })).toEqual({ code: 'reason-needed' });
    night.do({ type: 'ReversePayment', payment, reason: 'vertippt' });
    expect(account(night, 'owes:e1')).toBe(2_500);
    expect(night.refusal({ type: 'ReversePayment', payment, reason: 'ja' })).toEqual({
      code: 'payment-reversed',
      payment,
    });
  });

  it('is counted at the end: what is missing stands as a difference of that box', () => {
    const night = evening();
    night.do(take([[e1, 2_500]]));
    night.do(take([[e2, 2_500]], { means: 'card' }));
    night.do({ type: 'CountBox', box, cash: toCents(6_500), card: toCents(2_500) });
    expect(account(night, 'difference:b1')).toBe(1_000);
    expect(account(night, 'box:b1:cash')).toBe(0);
    expect(night.state.money?.boxes[0]?.counted).toMatchObject({ expected: { cash: 7_500, card: 2_500 }, cash: 6_500 });
    expect(night.refusal(take([[e3, 2_500]]))).toEqual({ code: 'box-counted', box });
  });
});

describe('prizes are handed out', () => {
  const played = (money = MONEY): Evening => {
    const night = evening([6_000, 2_000], money);
    night.do({ type: 'MoveCash', box, amount: toCents(20_000) });
    night.seatAll(1).do({ type: 'StartClock' });
    return night;
  };
  const handOut = (entry: typeof e1, payment = `p${entry}`) =>
    ({ type: 'HandOut', payment: toPaymentId(payment), box, means: 'cash', entry }) as const;

  it('when the place is certain, once, and not more', () => {
    const night = played();
    out(night, e1, e4);
    out(night, e2, e4);
    out(night, e3, e4);
    expect(night.refusal(handOut(e2))).toEqual({ code: 'nothing-due', entry: e2 });
    expect(night.do(handOut(e3))[0]).toMatchObject({ prize: 2_000, bounty: 0 });
    expect(night.refusal(handOut(e3, 'p9'))).toEqual({ code: 'nothing-due', entry: e3 });
    night.do(handOut(e4));
    expect(account(night, 'prizes')).toBe(0);
  });

  it('not while somebody may still buy back in', () => {
    const night = played();
    out(night, e1, e4);
    out(night, e2, e4);
    expect(night.try(handOut(e3)).ok).toBe(false);
    night.do({ type: 'ChangeSetup', changes: { prizes: [4_000, 2_000, 2_000].map(toCents) } });
    expect(night.refusal(handOut(e2))).toEqual({ code: 'prize-not-certain', entry: e2 });
  });

  it('as much as is offered: what is certain now, and the rest not yet', () => {
    const night = played(WITH_BOUNTY);
    night.do({ type: 'ChangeSetup', changes: { prizes: [4_000, 2_000, 2_000].map(toCents) } });
    out(night, e1, e2);
    out(night, e2, e4);
    const offered = () => {
      const at = fieldOf(night.state);
      const due = dues(night.state).find(({ entry }) => entry === e2);
      return due && payable(at, due, { final: isFieldFinal(at, night.now), owes: 0 });
    };
    expect(offered()).toMatchObject({ sum: 500, waits: 2_000 });
    expect(night.do(handOut(e2))[0]).toMatchObject({ prize: 0, bounty: 500 });
    expect(offered()).toMatchObject({ sum: 0, waits: 2_000 });
    expect(night.refusal(handOut(e2, 'p9'))).toEqual({ code: 'prize-not-certain', entry: e2 });
    out(night, e3, e4);
    expect(offered()).toMatchObject({ sum: 2_000, waits: 0 });
    expect(night.do(handOut(e2, 'p9'))[0]).toMatchObject({ prize: 2_000, bounty: 0 });
  });

  it('and stay handed out: a plan that takes one back is refused', () => {
    const night = played();
    for (const entry of [e1, e2, e3]) out(night, entry, e4);
    night.do(handOut(e3));
    expect(night.refusal({ type: 'ChangeSetup', changes: { prizes: [7_000, 1_000].map(toCents) } })).toEqual({
      code: 'prizes-handed-out',
      place: 2,
    });
  });

  it('who shares a place shares its money to the cent', () => {
    const night = evening([5_000, 2_000, 1_001]);
    night.seatAll(1).do({ type: 'StartClock' });
    night.do({
      type: 'BustOut',
      bustOut: toBustOutId('x'),
      out: [e1, e2, e3].map((entry) => ({ entry, by: [e4] })),
    });
    night.do({ type: 'MoveCash', box, amount: toCents(20_000) });
    const amounts = [e1, e2, e3].map((entry) => night.do(handOut(entry))[0]);
    expect(amounts.map((event) => (event as { prize: Cents }).prize)).toEqual([1_001, 1_000, 1_000]);
  });

  it('a bounty is won in its hand, in equal parts by several, and the winner keeps his own', () => {
    const night = played(WITH_BOUNTY);
    out(night, e1, e3, e4);
    expect(night.do(handOut(e3))[0]).toMatchObject({ prize: 0, bounty: 250 });
    out(night, e2, e4);
    out(night, e3, e4);
    expect(night.do(handOut(e4))[0]).toMatchObject({ prize: 6_000, bounty: 250 + 500 + 500 + 500 });
    expect(account(night, 'bounties')).toBe(0);
  });
});

describe('a winner who owes', () => {
  const won = (): Evening => {
    const night = evening([6_000, 300], WITH_BOUNTY);
    night.do({ type: 'MoveCash', box, amount: toCents(20_000) });
    night.seatAll(1).do({ type: 'StartClock' });
    for (const entry of [e1, e2, e3]) out(night, entry, e4);
    return night;
  };
  const handOut = (entry: typeof e1, payment = `p${entry}`) =>
    ({ type: 'HandOut', payment: toPaymentId(payment), box, means: 'cash', entry }) as const;

  it('gets what is left of it: what he owes is paid by it', () => {
    const night = won();
    const held = account(night, 'box:b1:cash');
    expect(account(night, 'owes:e4')).toBe(3_000);
    const [event] = night.do(handOut(e4));
    expect(event).toMatchObject({ prize: 6_000, bounty: 2_000, setOff: 3_000 });
    expect(account(night, 'owes:e4')).toBe(0);
    expect(account(night, 'box:b1:cash')).toBe(held - 5_000);
    expect(dues(night.state).find(({ entry }) => entry === e4)).toMatchObject({ prize: 0, bounty: 0 });
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('who owes more than he won gets nothing, and owes the rest; booked back he owes all of it', () => {
    const night = won();
    const held = account(night, 'box:b1:cash');
    night.do(handOut(e3));
    expect(account(night, 'owes:e3')).toBe(2_700);
    expect(account(night, 'box:b1:cash')).toBe(held);
    expect(night.refusal(handOut(e3, 'p9'))).toEqual({ code: 'nothing-due', entry: e3 });
    night.do({ type: 'ReversePayment', payment: toPaymentId('pe3'), reason: 'zahlt selbst' });
    expect(account(night, 'owes:e3')).toBe(3_000);
    expect(night.do({ ...handOut(e3, 'p8'), means: 'card' })[0]).toMatchObject({ setOff: 300 });
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('asks no more of the box than he gets', () => {
    const night = won();
    night.do({ type: 'MoveCash', box, amount: toCents(-(account(night, 'box:b1:cash') - 5_000)) });
    expect(night.try(handOut(e4)).ok).toBe(true);
  });
});

describe('who was handed too much', () => {
  it('gets the rest less that, though somebody may come in again and no place is certain', () => {
    const night = evening([6_000, 300], WITH_BOUNTY);
    night.do({ type: 'MoveCash', box, amount: toCents(20_000) });
    night.seatAll(1).do({ type: 'StartClock' });
    for (const entry of [e1, e2, e3]) out(night, entry, e4);
    const handOut = { type: 'HandOut', box, means: 'cash', entry: e3 } as const;
    night.do({ ...handOut, payment: toPaymentId('second') });
    // he was third, and put out the first
    night.do({ type: 'MoveBustOut', bustOut: toBustOutId('e3'), before: toBustOutId('e2') });
    night.do({ type: 'ChangeBustOut', bustOut: toBustOutId('e1'), out: [{ entry: e1, by: [e3] }] });
    night.do({ type: 'Reinstate', entry: e2 });
    const before = night.state;
    const [event] = night.do({ ...handOut, payment: toPaymentId('rest') });
    expect(event).toMatchObject({ prize: -300, bounty: 500, setOff: 200 });
    expect(event && fits(before, event)).toBe(true);
    expect(account(night, 'bounties')).toBe(-1_500);
  });
});

describe('the night’s money is done', () => {
  it('when nobody owes, all is handed out and every box is counted, or with a reason', () => {
    const night = evening([]);
    expect(night.refusal({ type: 'Settle' })).toEqual({
      code: 'unsettled',
      owing: 4,
      prizes: 0,
      boxes: 1,
      specials: 0,
      things: 0,
      bounties: 0,
      leftOver: 8_000,
    });
    night.do(take([e1, e2, e3, e4].map((entry) => [entry, 2_500])));
    night.do({ type: 'CountBox', box, cash: toCents(15_000), card: toCents(0) });
    night.do({ type: 'Settle', reason: 'abgesagt, Startgeld gespendet' });
    expect(account(night, 'prizes')).toBe(0);
    expect(night.refusal(take([[e1, 1]]))).toEqual({ code: 'settled' });
    const rest = evening([]);
    expect(rest.try({ type: 'Settle', reason: 'Rest per Überweisung' }).ok).toBe(true);
  });

  it('what a guarantee costs stands by itself, beside what the house put into a box', () => {
    const night = evening([10_000], { ...MONEY, guarantee: toCents(10_000) });
    night.do({ type: 'MoveCash', box, amount: toCents(20_000) });
    night.seatAll(1).do({ type: 'StartClock' });
    for (const entry of [e1, e2, e3]) out(night, entry, e4);
    night.do({ type: 'HandOut', payment: toPaymentId('p'), box, means: 'cash', entry: e4 });
    expect(account(night, 'prizes')).toBe(2_000);
    night.do({ type: 'Settle', reason: 'alle zahlen morgen' });
    expect(account(night, 'guarantee')).toBe(2_000);
    expect(account(night, 'house')).toBe(-5_000 - 20_000);
    expect(account(night, 'prizes')).toBe(0);
  });

  it('what is added stands by itself from then on, and a drop with its reason in its box', () => {
    const night = evening([13_000]);
    night.do({ type: 'AddMoney', amount: toCents(5_000), reason: 'Jubiläum' });
    expect(account(night, 'added')).toBe(5_000);
    night.do({ type: 'AddMoney', amount: toCents(-1_000), reason: 'doch weniger' });
    night.do({ type: 'MoveCash', box, amount: toCents(-2_000), reason: 'in den Tresor' });
    night.do({ type: 'MoveCash', box, amount: toCents(500) });
    expect(account(night, 'added')).toBe(4_000);
    expect(account(night, 'house')).toBe(-5_000 + 2_000 - 500);
    expect(night.state.money?.boxes[0]?.moves).toEqual([
      { amount: -2_000, reason: 'in den Tresor', at: night.now },
      { amount: 500, at: night.now },
    ]);
    night.do({ type: 'Settle', reason: 'ausgefallen' });
    expect(account(night, 'rest')).toBe(-12_000);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('what nobody won is left over, and what the house adds to a special prize is added', () => {
    const night = evening([], WITH_BOUNTY);
    night.do({
      type: 'ChangeSetup',
      changes: {
        prizePlan: {
          ...readyPlan('winnerTakesAll'),
          special: [{ kind: 'badBeat', name: 'Bad Beat', worth: { amount: toCents(1_500) }, from: 'added' }],
        },
      },
    });
    night.do({ type: 'MoveCash', box, amount: toCents(20_000) });
    night.seatAll(1).do({ type: 'StartClock' });
    out(night, e1);
    for (const entry of [e2, e3]) out(night, entry, e4);
    night.do({ type: 'AwardSpecial', special: 1, entries: [e2] });
    for (const entry of [e2, e4]) night.do({ type: 'HandOut', payment: toPaymentId(entry), box, means: 'cash', entry });
    night.do({ type: 'Settle', reason: 'Kopfgeld von e1 gehört niemandem' });
    expect([account(night, 'added'), account(night, 'guarantee'), account(night, 'rest')]).toEqual([1_500, 0, -500]);
  });

  it('a reversed entry stands against what was paid for it', () => {
    const night = evening([]);
    night.do(take([[e1, 2_500]]));
    night.do({ type: 'ReverseSale', sale: saleOfEntry('e1'), reason: 'doppelt' });
    expect(account(night, 'owes:e1')).toBe(-2_500);
  });

  it('is not done while somebody has a prize that a correction took from him', () => {
    const night = evening();
    night.seatAll().do({ type: 'StartClock' });
    for (const entry of [e4, e3, e2]) out(night, entry, e1);
    night.do({ type: 'HandOut', payment: toPaymentId('z1'), box, means: 'cash', entry: e2 });
    night.do({ type: 'MoveBustOut', bustOut: toBustOutId('e2'), before: toBustOutId('e3') });
    expect(night.refusal({ type: 'Settle' })).toMatchObject({ code: 'unsettled', prizes: 3 });
  });
});
