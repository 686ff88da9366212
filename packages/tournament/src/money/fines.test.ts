import { balance, type Cents, toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import { type EntryId, toBoxId, toBustOutId, toEntryId, toPaymentId, toPenaltyId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { moneyFaults } from './faults.ts';
import { paymentLines } from './payment-lines.ts';
import { prizePool } from './prize-pool.ts';
import { houseOver, MONEY } from './testing.ts';

const box = toBoxId('b1');
const e1 = toEntryId('e1');
const fine = toCents(1_000);

/** Three who have paid their 25, at one table. */
function playing(more: ConstructorParameters<typeof Evening>[1] = {}, book = 'pvb'): Evening {
  const night = new Evening(book, { money: MONEY, prizes: [toCents(6_000)], ...more });
  night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(10_000) });
  night.start(3, 1);
  for (const no of [1, 2, 3]) take(night, toEntryId(`e${String(no)}`), 2_500);
  return night;
}
const take = (night: Evening, entry: EntryId, amount: number, means: 'cash' | 'card' = 'cash') => {
  const payment = toPaymentId(`z${String(night.state.money?.payments.length ?? 0)}`);
  night.do({ type: 'TakeMoney', payment, box, means, amounts: [{ entry, amount: toCents(amount) }] });
  return payment;
};
const fined = (entry = e1, id = 'p1') =>
  ({
    type: 'GivePenalty',
    penalty: toPenaltyId(id),
    entry,
    offence: 'clothing',
    rule: '72(4)',
    measure: 'fine',
    fine,
  }) as const;
const waived = (reason = 'Trikot war da') =>
  ({ type: 'EndPenalty', penalty: toPenaltyId('p1'), how: 'waived', reason }) as const;
const seen = (night: Evening) => view(night.state, { as: 'staff' });
const owed = (night: Evening, entry = e1) => seen(night).money?.books?.owes[entry] ?? 0;
const on = (night: Evening, account: 'fines' | 'goodCause') => 0 - balance(night.state.money?.ledger ?? [], account);

describe('a fine', () => {
  it.each(['cash', 'card'] as const)(
    '[pvb:72(4)] is owed at once, paid at the till by %s, and the organiser’s',
    (means) => {
      const night = playing();
      const pool = prizePool(night.state);
      night.do(fined());
      expect([owed(night), on(night, 'fines')]).toEqual([1_000, 1_000]);
      take(night, e1, 1_000, means);
      expect([owed(night), on(night, 'fines')]).toEqual([0, 1_000]);
      // never played for
      expect(prizePool(night.state)).toEqual(pool);
      expect(seen(night).money?.books?.accounts).toMatchObject({ fines: -1_000 });
      expect(moneyFaults(night.state)).toEqual([]);
    },
  );

  it('[oepbl:2.14 fine] is in the rulebook’s euros: what it is in another currency the floor says', () => {
    const given = { ...fined(), rule: '2.14 uniform' } as const;
    const { fine: _, ...unsaid } = given;
    const euro = playing({}, 'oepbl');
    expect(euro.refusal({ ...given, fine: toCents(950) })).toMatchObject({ code: 'fine-not-so', amount: 1_000 });
    euro.do(unsaid);
    expect(euro.state.penalties[0]).toMatchObject({ fine: { amount: 1_000 } });
    const francs = playing({ currency: 'CHF' }, 'oepbl');
    expect(francs.refusal(unsaid)).toMatchObject({ code: 'fine-needed', euros: 10 });
    francs.do({ ...given, fine: toCents(950) });
    expect(francs.state.penalties[0]).toMatchObject({ fine: { amount: 950 } });
  });

  it('is said on the receipt, and in parts', () => {
    const night = playing();
    night.do(fined());
    take(night, e1, 400);
    const { books } = seen(night).money ?? {};
    const payment = books?.payments.at(-1);
    expect(payment && paymentLines(payment, books?.sales ?? [], books?.fines)).toMatchObject([
      { entry: e1, amount: 400, items: [], fines: 400 },
    ]);
  });

  it('a cashier knows what is owed, and not for what', () => {
    const night = playing();
    night.do(fined());
    const { money, penalties } = view(night.state, { as: 'cashier', holder: 'kim' });
    expect(money?.books?.fines).toMatchObject([{ fine: 1, entry: e1, amount: 1_000, to: 'fines' }]);
    expect(penalties).toBeUndefined();
    expect(view(night.state, { as: 'room' }).money?.books).toBeUndefined();
  });

  it('keeps the night from being settled while it is unpaid, unless somebody says why', () => {
    const night = playing({ prizes: [] });
    night.do({ type: 'CountBox', box, cash: toCents(17_500), card: toCents(0) });
    const before = seen(night).money?.books?.unsettled.owing;
    night.do(fined());
    expect(seen(night).money?.books?.unsettled.owing).toBe((before ?? 0) + 1);
    expect(night.refusal({ type: 'Settle' })).toMatchObject({ code: 'unsettled', owing: 1 });
    night.do({ type: 'Settle', reason: 'zahlt nächste Woche' });
    // and what is settled stays as it was
    expect(night.refusal(waived())).toMatchObject({ code: 'settled' });
    night.do(fined(toEntryId('e2'), 'p2'));
    expect(owed(night, toEntryId('e2'))).toBe(0);
  });

  it('is taken back with the penalty: unpaid it is gone, paid it is given back', () => {
    const night = playing();
    night.do(fined());
    night.do(waived());
    expect([owed(night), on(night, 'fines')]).toEqual([0, 0]);
    const again = playing();
    again.do(fined());
    take(again, e1, 1_000);
    again.do(waived());
    expect([owed(again), on(again, 'fines')]).toEqual([-1_000, 0]);
    again.do({ type: 'GiveBack', payment: toPaymentId('back'), box, means: 'cash', entry: e1, amount: fine });
    expect(owed(again)).toBe(0);
    expect(again.state.money?.payments.at(-1)?.items).toEqual([{ fine: 1, amount: 1_000 }]);
    expect(moneyFaults(again.state)).toEqual([]);
    expect(again.refusal(waived())).toMatchObject({ code: 'nothing-to-do' });
  });

  it('is waived with a reason alone', () => {
    const night = playing();
    night.do(fined());
    expect(night.refusal(waived(' '))).toMatchObject({ code: 'reason-needed' });
  });

  it('is set off against a prize as other debts are', () => {
    const night = playing();
    night.do(fined());
    for (const no of [2, 3])
      night.do({
        type: 'BustOut',
        bustOut: toBustOutId(`h${String(no)}`),
        out: [{ entry: toEntryId(`e${String(no)}`), by: [e1] }],
      });
    night.do({ type: 'HandOut', payment: toPaymentId('prize'), box, means: 'cash', entry: e1 });
    expect(night.state.money?.payments.at(-1)).toMatchObject({
      prize: 6_000,
      setOff: 1_000,
      items: [{ fine: 1, amount: 1_000 }],
    });
    expect([owed(night), on(night, 'fines')]).toEqual([0, 1_000]);
  });

  it('is recorded alone on a night without money', () => {
    const night = new Evening('pvb', {});
    night.start(3, 1);
    night.do(fined());
    expect(night.state.money).toBeUndefined();
    expect(night.state.penalties[0]?.fine).toEqual({ amount: 1_000, by: 'player' });
    expect(night.refusal(waived())).toMatchObject({ code: 'nothing-to-do' });
  });

  it('a club’s is none of its player’s: [oepbl:2.14 fine]', () => {
    const night = playing({}, 'oepbl');
    const { fine: _, ...uniform } = { ...fined(), rule: '2.14 uniform' };
    night.do(uniform);
    expect(night.state.penalties[0]?.fine).toEqual({ amount: 1_000, by: 'club' });
    expect(owed(night)).toBe(0);
  });

  it('a house gives it to a good cause, and it stands on an account of its own', () => {
    const night = playing({ rulebook: houseOver('pvb', { 'sanctions.fineTo': 'goodCause' }) });
    night.do(fined());
    expect([on(night, 'fines'), on(night, 'goodCause')]).toEqual([0, 1_000]);
  });

  it('is no fee: who owes it alone takes his seat where fees are paid in advance', () => {
    const night = new Evening('pvb', {
      money: MONEY,
      rulebook: houseOver('pvb', { 'entries.tableFee': 'inAdvance', 'sanctions.fineUnpaid': 'playsOn' }),
    });
    night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(0) });
    night.start(3, 1);
    const late = toEntryId('late');
    night.do({ type: 'AddEntries', entries: [{ entry: late, person: toPersonId('late') }] });
    night.do(fined(late, 'p9'));
    expect(night.refusal({ type: 'SeatEntry', entry: late })).toMatchObject({ code: 'fee-open', owes: 2_500 });
    take(night, late, 2_500 as Cents);
    night.do({ type: 'SeatEntry', entry: late });
    expect(owed(night, late)).toBe(1_000);
  });
});

describe('[pvb:72(4)] who does not pay his fine at once is away until he has', () => {
  const away = { type: 'MarkAbsent', entry: e1 } as const;
  const back = { type: 'MarkPresent', entry: e1 } as const;
  const unpaid = (owes: number) => ({ code: 'fine-unpaid', entry: e1, owes });

  it('he comes back with the rule, and not before all of it is paid', () => {
    const night = playing();
    night.do(fined());
    night.do(away);
    const refusal = night.refusal(back);
    expect(refusal).toMatchObject(unpaid(1_000));
    expect(refusal?.refs?.map((ref) => ref.split(':')[1])).toEqual(['72(4)']);
    take(night, e1, 400);
    expect(night.refusal(back)).toMatchObject(unpaid(600));
    take(night, e1, 600);
    expect(night.refusal(back)).toBeUndefined();
  });

  it('staff are told of it with the rule as long as he has a seat, and nobody where it is paid', () => {
    const night = playing();
    const told = () => seen(night).money?.books?.unpaidFines?.map(({ entry: who, owes }) => [who, owes]);
    expect(told()).toBeUndefined();
    night.do(fined());
    expect(told()).toEqual([[e1, 1_000]]);
    expect(view(night.state, { as: 'room' }).money?.books).toBeUndefined();
    take(night, e1, 1_000);
    expect(told()).toBeUndefined();
  });

  it('who was let in by a reason plays by it until he has another fine; whoever waits for a seat is told of as well', () => {
    const night = playing();
    const told = () => seen(night).money?.books?.unpaidFines?.map(({ letIn }) => letIn);
    night.do(fined());
    night.do(away);
    expect(told()).toEqual([undefined]);
    night.do({ ...back, reason: 'zahlt in der Pause' });
    expect(told()).toEqual(['zahlt in der Pause']);
    const [untold] = view(night.state, { as: 'cashier' }).money?.books?.unpaidFines ?? [];
    expect(untold).not.toHaveProperty('letIn');
    night.do(fined(e1, 'p2'));
    expect(told()).toEqual([undefined]);
    night.do({ type: 'Unseat', entry: e1 });
    expect(told()).toEqual([undefined]);
    night.do({ type: 'SeatEntry', entry: e1, reason: 'hat gezahlt, sagt er' });
    expect(told()).toEqual(['hat gezahlt, sagt er']);
  });

  it('what lies on his account pays it, and what he owes besides does not keep him', () => {
    const night = playing();
    night.do(fined());
    take(night, e1, 1_000);
    night.do(waived());
    night.do(fined(e1, 'p2'));
    expect(owed(night)).toBe(0);
    night.do(away);
    expect(night.refusal(back)).toBeUndefined();
    const other = new Evening('pvb', { money: MONEY, prizes: [] });
    other.start(3, 1);
    expect(owed(other)).toBe(2_500);
    other.do(away);
    expect(other.refusal(back)).toBeUndefined();
  });

  it('a reason lets him play, and stands with it', () => {
    const night = playing();
    night.do(fined());
    night.do(away);
    expect(night.refusal({ ...back, reason: ' ' })).toMatchObject(unpaid(1_000));
    const verdict = night.try({ ...back, reason: 'zahlt in der Pause' });
    expect(verdict.ok && verdict.value).toEqual([
      { v: 1, type: 'MarkedPresent', entry: e1, reason: 'zahlt in der Pause' },
    ]);
  });

  it('a waived penalty lets him in again, and a reason that nothing asks for is not kept', () => {
    const night = playing();
    night.do(fined());
    night.do(away);
    night.do(waived());
    const verdict = night.try({ ...back, reason: 'er hat gezahlt' });
    expect(verdict.ok && verdict.value).toEqual([{ v: 1, type: 'MarkedPresent', entry: e1 }]);
  });

  it('nor is he checked in or given a seat', () => {
    const night = new Evening('pvb', { money: MONEY, prizes: [toCents(6_000)] });
    night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(10_000) });
    night.enter(3);
    night.do({ type: 'CheckOut', entries: [e1] });
    for (const no of [1, 2, 3]) take(night, toEntryId(`e${String(no)}`), 2_500);
    night.do(fined());
    expect(night.refusal({ type: 'CheckIn', entries: [e1] })).toMatchObject(unpaid(1_000));
    const others = [toEntryId('e2'), toEntryId('e3')];
    night.do({ type: 'CheckIn', entries: [...others, e1], reason: 'zahlt gleich' });
    night.do({ type: 'DrawSeats' });
    expect(night.state.entries.get(e1)?.at).toBeUndefined();
    expect(night.refusal({ type: 'SeatEntry', entry: e1 })).toMatchObject(unpaid(1_000));
    const seated = night.do({ type: 'SeatEntry', entry: e1, reason: 'zahlt gleich' });
    expect(seated).toMatchObject([{ type: 'EntrySeated', reason: 'zahlt gleich' }]);
  });
});

it('who owes a fine plays on where a house lets him', () => {
  const night = playing({ rulebook: houseOver('pvb', { 'sanctions.fineUnpaid': 'playsOn' }) });
  night.do(fined());
  night.do({ type: 'MarkAbsent', entry: e1 });
  expect(night.refusal({ type: 'MarkPresent', entry: e1 })).toBeUndefined();
  expect(owed(night)).toBe(1_000);
});
