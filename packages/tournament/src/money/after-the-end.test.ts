import { dependents, restore } from '@riffle/aggregate';
import { readyPlan, toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import { toBoxId, toBustOutId, toEntryId, toPaymentId, toSaleId } from '../ids.ts';
import { stageOf } from '../stage.ts';
import { Evening } from '../testing.ts';
import { tournament } from '../tournament.ts';
import { saleOfEntry } from './price-of-entry.ts';
import { unsettled } from './settling.ts';
import { MONEY } from './testing.ts';

const [e1, e2, e3, e4] = [toEntryId('e1'), toEntryId('e2'), toEntryId('e3'), toEntryId('e4')];
const box = toBoxId('b1');

/** Four played, `e1` won; all have paid. */
const played = (): Evening => {
  const night = new Evening('tda55', { money: MONEY, prizePlan: readyPlan('topTwo'), lateEntryThrough: 0 });
  night.enter(4);
  night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(5_000) });
  const amounts = [e1, e2, e3, e4].map((entry) => ({ entry, amount: toCents(2_500) }));
  night.do({ type: 'TakeMoney', payment: toPaymentId('z1'), box, means: 'cash', amounts });
  night.seatAll(1).do({ type: 'StartClock' });
  for (const entry of [e4, e3, e2])
    night.do({ type: 'BustOut', bustOut: toBustOutId(entry), out: [{ entry, by: [e1] }] });
  return night;
};
const hand = (night: Evening, entry: typeof e1) =>
  night.do({ type: 'HandOut', payment: toPaymentId(`w-${entry}`), box, means: 'cash', entry });
const settled = (): Evening => {
  const night = played();
  for (const entry of [e1, e2]) hand(night, entry);
  night.do({ type: 'CountBox', box, cash: toCents(7_000), card: toCents(0) });
  night.do({ type: 'Settle' });
  return night;
};

describe('once the last place is played', () => {
  it('nothing is sold any more that brings anybody back or more chips, whatever the reason', () => {
    const night = played();
    for (const kind of ['rebuy', 'addOn'] as const)
      for (const entry of [e1, e2, e4])
        expect(night.refusal({ type: 'Sell', sale: toSaleId('s1'), entry, kind, reason: 'nachgetragen' })).toEqual({
          code: 'over',
        });
    expect(stageOf(night.state)).toBe('over');
  });

  it('a settled night stays as it was settled: who would win otherwise is refused', () => {
    const night = settled();
    const last = toBustOutId('e2');
    for (const command of [
      { type: 'Reinstate', entry: e2 },
      { type: 'MoveBustOut', bustOut: last, before: toBustOutId('e3') },
      { type: 'ChangeBustOut', bustOut: last, out: [{ entry: e1, by: [e2] }] },
    ] as const)
      expect(night.refusal(command), command.type).toEqual({ code: 'settled' });
    // what changes nobody's prize is a correction like any other
    night.do({ type: 'ChangeBustOut', bustOut: last, out: [{ entry: e2, by: [] }] });
    expect(Object.values(unsettled(night.state)).every((count) => count === 0)).toBe(true);
  });
});

describe('what was taken back in a box that was counted', () => {
  const history = ({ commits }: Evening) => restore(tournament, commits);
  const fallsWith = (night: Evening, type: string) => {
    const gone = night.commits.find(({ events }) => events.some((event) => event.type === type));
    const fallen = gone && dependents(tournament, history(night), gone.id);
    return fallen?.flatMap(({ events }) => events.map((event) => event.type));
  };

  it('takes the count with it, which no longer counts what was there, and so the settlement', () => {
    const night = settled();
    expect(fallsWith(night, 'MoneyTaken')).toEqual(['BoxCounted', 'Settled']);
    expect(fallsWith(night, 'PrizeHandedOut')).toEqual(['BoxCounted', 'Settled']);
  });

  it('so does who would have won otherwise, the settlement alone', () => {
    const night = settled();
    const gone = night.commits.findLast(({ events }) => events.some(({ type }) => type === 'BustedOut'));
    const fallen = gone && dependents(tournament, history(night), gone.id);
    expect(fallen?.flatMap(({ events }) => events.map(({ type }) => type))).toContain('Settled');
  });

  it('a reason stands for what was open then, and for no more', () => {
    const night = played();
    night.do({ type: 'Settle', reason: 'morgen' });
    expect(fallsWith(night, 'MoneyTaken')).toEqual(['Settled']);
  });
});

describe('a prize that is handed out', () => {
  it('hinders what would take it back, and nothing else', () => {
    const night = played();
    hand(night, e2);
    // the finishing order was wrong: `e3` was second
    night.do({ type: 'MoveBustOut', bustOut: toBustOutId('e2'), before: toBustOutId('e3') });
    night.do({ type: 'ChangeSetup', changes: { name: 'Samstag' } });
    expect(night.refusal({ type: 'ChangeSetup', changes: { prizePlan: readyPlan('winnerTakesAll') } })).toBeUndefined();
    hand(night, e3);
    expect(night.refusal({ type: 'ChangeSetup', changes: { prizePlan: readyPlan('winnerTakesAll') } })).toMatchObject({
      code: 'prizes-handed-out',
    });
  });

  it('is never too much by what is taken back or sold afterwards', () => {
    const night = played();
    night.do({ type: 'AddMoney', amount: toCents(2_000), reason: 'Spende' });
    for (const entry of [e1, e2]) hand(night, entry);
    expect(night.refusal({ type: 'AddMoney', amount: toCents(-2_000), reason: 'doch nicht' })).toMatchObject({
      code: 'prizes-handed-out',
    });
  });
});

describe('a currency', () => {
  it('may still change while nothing was sold or paid in it, and only then', () => {
    const night = new Evening('tda55', { money: MONEY });
    night.enter(2);
    expect(night.refusal({ type: 'ChangeSetup', changes: { currency: 'CHF' } })).toEqual({ code: 'currency-in-use' });
    for (const entry of [e1, e2]) night.do({ type: 'WithdrawEntry', entry });
    night.do({ type: 'ChangeSetup', changes: { currency: 'CHF' } });
    const free = new Evening('tda55');
    free.enter(2);
    free.do({ type: 'ChangeSetup', changes: { currency: 'CHF' } });
    free.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(100) });
    expect(free.refusal({ type: 'ChangeSetup', changes: { currency: 'EUR' } })).toEqual({ code: 'currency-in-use' });
  });
});

describe('a card reader', () => {
  it('that paid out more than it took is counted below nothing, to the cent', () => {
    const night = new Evening('tda55', { money: MONEY });
    night.enter(1);
    night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(0) });
    const paid = { box, means: 'cash', amounts: [{ entry: e1, amount: toCents(2_500) }] } as const;
    night.do({ type: 'TakeMoney', payment: toPaymentId('z1'), ...paid });
    night.do({ type: 'ReverseSale', sale: saleOfEntry('e1'), reason: 'kommt nicht' });
    night.do({
      ...{ type: 'GiveBack', payment: toPaymentId('z2'), box, means: 'card', entry: e1, amount: toCents(2_500) },
    });
    const count = { type: 'CountBox', box, cash: toCents(2_500) } as const;
    expect(night.refusal({ ...count, cash: toCents(-1), card: toCents(0) })).toMatchObject({ code: 'amount-invalid' });
    night.do({ ...count, card: -2_500 as ReturnType<typeof toCents> });
    const [counted] = night.state.money?.boxes ?? [];
    expect(counted?.counted?.expected).toEqual({ cash: 2_500, card: -2_500 });
    expect(night.state.money?.ledger.flat().filter(({ account }) => account.startsWith('difference:'))).toEqual([]);
  });
});

describe('whom the rulebook never lets in again', () => {
  it('[pvb:20(1)] is told so, and not that he came too late', () => {
    const night = new Evening('pvb', { lateEntryThrough: 1 });
    night.start(4, 1);
    night.do({ type: 'BustOut', bustOut: toBustOutId('e4'), out: [{ entry: e4, by: [] }] });
    night.do({ type: 'JumpToLevel', level: 5 });
    expect(
      night.refusal({ type: 'AddEntries', entries: [{ entry: toEntryId('e9'), person: toPersonId('p4') }] }),
    ).toMatchObject({ code: 'sale-forbidden', kind: 'reEntry' });
  });
});
