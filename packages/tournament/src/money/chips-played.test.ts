import { balance, owes, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { chipsInPlay } from '../figures.ts';
import { toBoxId, toBustOutId, toEntryId, toPaymentId, toSaleId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { moneyFaults } from './faults.ts';
import { standing } from './standing.ts';
import { MONEY } from './testing.ts';

const [e1, e2, e3] = [toEntryId('e1'), toEntryId('e2'), toEntryId('e3')];
const box = toBoxId('b1');
const evening = (players = 4): Evening => {
  const night = new Evening('tda55', { money: MONEY });
  night.start(players, 1);
  night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(5_000) });
  return night;
};
const sells = (night: Evening, sale: string, kind: 'addOn' | 'rebuy', more: object = {}, entry = e1) =>
  night.do({ type: 'Sell', sale: toSaleId(sale), entry, kind, reason: 'angesagt', ...more });
const out = (night: Evening, id: string, entry = e1) =>
  night.do({ type: 'BustOut', bustOut: toBustOutId(id), out: [{ entry, by: [e2] }] });
const back = (sale: string) => ({ type: 'ReverseSale', sale: toSaleId(sale), reason: 'nie verkauft' }) as const;
const citing = (refusal: ReturnType<Evening['refusal']>) => refusal?.refs?.map((ref) => ref.split(':').at(-1)) ?? [];
const owed = (night: Evening): number => balance(night.state.money?.ledger ?? [], owes(e1));

describe('chips that were bought and played', () => {
  it('[tda55:6.b] an add-on that is lost is not paid back, by no cashier and no director', () => {
    const night = evening(3);
    sells(night, 'a', 'addOn');
    const paid = {
      payment: toPaymentId('z'),
      box,
      means: 'cash',
      amounts: [{ entry: e1, amount: toCents(3_500) }],
    } as const;
    night.do({ type: 'TakeMoney', ...paid });
    out(night, 'b1');
    expect(night.refusal(back('a'))).toMatchObject({ code: 'chips-played', entry: e1 });
    expect(citing(night.refusal(back('a')))).toContain('6.b');
    out(night, 'b2', e3);
    night.actor = { id: 'cara', role: 'cashier' };
    expect(night.refusal(back('a'))).toMatchObject({ code: 'chips-played', entry: e1 });
  });

  it('nor that of who wins', () => {
    const night = evening(3);
    sells(night, 'a', 'addOn', {}, e2);
    out(night, 'b1');
    expect(night.refusal(back('a'))).toBeUndefined();
    out(night, 'b2', e3);
    expect(night.refusal(back('a'))).toMatchObject({ code: 'chips-played', entry: e2 });
  });

  it('nor one that was lost in a life before', () => {
    const night = evening();
    sells(night, 'a', 'addOn');
    out(night, 'b1');
    sells(night, 'r', 'rebuy');
    expect(night.refusal(back('a'))).toMatchObject({ code: 'chips-played' });
    expect(night.refusal(back('r'))).toBeUndefined();
  });

  it('[tda55:53.b] each of a double rebuy is owed once both are lost', () => {
    const night = evening();
    out(night, 'b1');
    sells(night, 'r', 'rebuy', { count: 2 });
    expect(night.refusal(back('r:2'))).toBeUndefined();
    out(night, 'b2');
    for (const sale of ['r', 'r:2']) {
      expect(night.refusal(back(sale))).toMatchObject({ code: 'chips-played', entry: e1 });
      expect(citing(night.refusal(back(sale)))).toContain('53.b');
    }
  });

  it('are his no longer with what brought him back, where that was never sold', () => {
    const night = evening();
    out(night, 'b1');
    const before = owed(night);
    sells(night, 'r', 'rebuy');
    sells(night, 'a', 'addOn');
    night.do(back('r'));
    expect(standing(night.state).filter(({ entry }) => entry === e1)).toHaveLength(1);
    expect(owed(night)).toBe(before);
    expect(chipsInPlay(night.state)).toBe(40_000);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('a slip is taken back while nothing was played for with it', () => {
    const night = evening();
    sells(night, 'a', 'addOn');
    out(night, 'b1', e3);
    night.do(back('a'));
    expect(night.state.entries.get(e1)?.stack).toBe(10_000);
  });
});
