import { toChips } from '@riffle/cards';
import { balance, owes, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { chipsInPlay } from '../figures.ts';
import { toBoxId, toBustOutId, toEntryId, toPaymentId, toSaleId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { moneyFaults } from './faults.ts';
import type { MoneySetup } from './money-setup.ts';
import { houseOver, MONEY } from './testing.ts';

const [e1, e2, e3] = [toEntryId('e1'), toEntryId('e2'), toEntryId('e3')];
const box = toBoxId('b1');
const withChips: MoneySetup = {
  ...MONEY,
  profiles: MONEY.profiles.map((profile) => (profile.kind === 'rebuy' ? { ...profile, whileIn: true } : profile)),
};
const playing = (book: string, money = MONEY): Evening => {
  const night = new Evening(book, { money });
  night.start(6, 1);
  return night;
};
const out = (entry = e1, id = 'h41') =>
  ({ type: 'BustOut', bustOut: toBustOutId(id), out: [{ entry, by: [e2] }] }) as const;
const rebuy = (sale = 's1', reason?: string) =>
  ({ type: 'Sell', sale: toSaleId(sale), entry: e1, kind: 'rebuy', ...(reason && { reason }) }) as const;
const owed = (night: Evening): number => balance(night.state.money?.ledger ?? [], owes(e1));

describe.each(['tda55:53.b', 'gcb:T26.2'])('[%s] a rebuy that is declared before the next hand', (rule) => {
  const [book = ''] = rule.split(':');

  it('is played with at once, and owed', () => {
    const night = playing(book);
    night.do(out());
    const before = owed(night);
    night.do(rebuy());
    expect(night.state.entries.get(e1)).toMatchObject({ at: { table: 't1', seat: 1 } });
    expect(chipsInPlay(night.state)).toBe(70_000);
    expect(owed(night) - before).toBe(2_000);
  });

  it('comes too late once the floor has counted the next hand there, unless it was declared in time', () => {
    const night = playing(book);
    const [table] = [...night.state.tables.values()];
    night.do({ type: 'PlaceButton', table: table?.id as never, seat: 2 as never });
    night.do(out());
    night.wait(30_000).do({ type: 'NextHand', tables: [table?.id as never] });
    expect(night.refusal(rebuy())).toMatchObject({ code: 'hand-missed', entry: e1 });
    expect(night.refusal(rebuy('s1', 'gleich angesagt'))).toBeUndefined();
  });

  it('is owed as well when its chips are lost before they were paid, and another is another declaration', () => {
    const night = playing(book);
    night.do(out());
    night.do(rebuy());
    night.do(out(e1, 'h42'));
    expect(owed(night)).toBe(2_500 + 2_000);
    expect(night.refusal(rebuy())).toMatchObject({ code: 'id-taken' });
    night.do(rebuy('s2'));
    expect(owed(night)).toBe(2_500 + 4_000);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('twice at once gives the chips of both, and both are owed', () => {
    const night = playing(book, withChips);
    night.do(out());
    night.do(rebuy());
    night.do(rebuy('s2', 'beide angesagt'));
    expect(night.state.entries.get(e1)?.stack).toBe(30_000);
    expect(owed(night)).toBe(2_500 + 4_000);
  });
});

it('[gcb:T26.2] with 1,500 left 10,000 more are at stake before they are there', () => {
  const night = playing('gcb', withChips);
  night.do(rebuy());
  expect(night.state.entries.get(e1)?.stack).toBe(toChips(20_000));
  expect(owed(night)).toBe(2_500 + 2_000);
});

describe.each(['tda55:53.b', 'gcb:T26.3'])('[%s] it is made in any case', (rule) => {
  const [book = ''] = rule.split(':');
  const declared = (): Evening => {
    const night = playing(book, withChips);
    night.do({ ...rebuy(), stack: 'upToStart' });
    return night;
  };

  it('whoever no longer wants it owes it: taken back with a reason alone, and the rule is named', () => {
    const refusal = declared().refusal({ type: 'ReverseSale', sale: toSaleId('s1'), reason: ' ' });
    expect(refusal?.code).toBe('reason-needed');
    expect(refusal?.refs?.some((ref) => ref.endsWith(`:${rule.split(':')[1] ?? ''}`))).toBe(true);
  });

  it('whoever cannot pay has a debt, and the night is not done with it', () => {
    const night = declared();
    night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(0) });
    const amounts = [...night.state.entries.keys()].map((id) => ({ entry: toEntryId(id), amount: toCents(2_500) }));
    night.do({ type: 'TakeMoney', payment: toPaymentId('z1'), box, means: 'cash', amounts });
    night.do({ type: 'CountBox', box, cash: toCents(15_000), card: toCents(0) });
    expect(owed(night)).toBe(2_000);
    expect(night.refusal({ type: 'Settle' })).toMatchObject({ code: 'unsettled', owing: 1 });
  });
});

describe.each(['tda55:53.a', 'gcb:T26.1'])('[%s] no hand is missed for a rebuy', (rule) => {
  const [book = '', paragraph = ''] = rule.split(':');

  it('once somebody has gone out in a later hand of his table it is too late, unless somebody says why', () => {
    const night = playing(book);
    night.do(out());
    night.do(out(e3, 'h42'));
    const refusal = night.refusal(rebuy());
    expect(refusal).toMatchObject({ code: 'hand-missed', entry: e1 });
    expect(refusal?.refs?.some((ref) => ref.endsWith(`:${paragraph}`))).toBe(true);
    expect(night.try(rebuy('s1', 'in der Hand angesagt')).ok).toBe(true);
  });

  it('a hand at another table is not his', () => {
    const night = new Evening(book, { money: MONEY });
    night.start(6, 2);
    night.do(out());
    night.do({ type: 'BustOut', bustOut: toBustOutId('h42'), out: [{ entry: toEntryId('e4'), by: [e2] }] });
    expect(night.refusal(rebuy())).toBeUndefined();
  });

  it('nor after the rebuy period', () => {
    const night = playing(book);
    night.do(out());
    night.do({ type: 'JumpToLevel', level: 5 });
    expect(night.refusal(rebuy())).toMatchObject({ code: 'not-offered', kind: 'rebuy', through: 3 });
  });
});

describe('[tda55:53.c] the director is told of it', () => {
  const books = (night: Evening) => view(night.state, { as: 'staff' }).money?.books?.owedRebuys;
  const declared = (): Evening => {
    const night = playing('tda55');
    night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(0) });
    night.do(out());
    night.do(rebuy());
    return night;
  };

  it('who plays with how much that is owed', () => {
    const [owedRebuy, ...others] = books(declared()) ?? [];
    expect(others).toEqual([]);
    expect(owedRebuy).toMatchObject({ entry: e1, owes: 4_500 });
    expect(owedRebuy?.refs.some((ref) => ref.endsWith(':53.c'))).toBe(true);
  });

  it('not of one who is out again: he plays no more', () => {
    const night = declared();
    night.do(out(e1, 'again'));
    expect(books(night)).toEqual([]);
  });

  it('not where it is paid at once', () => {
    const night = declared();
    const amounts = [{ entry: e1, amount: toCents(4_500) }];
    night.do({ type: 'TakeMoney', payment: toPaymentId('z1'), box, means: 'cash', amounts });
    expect(books(night)).toEqual([]);
  });
});

it('where a house sells rebuys to those alone who are out, no price does otherwise', () => {
  const night = new Evening('gcb', {
    money: withChips,
    rulebook: houseOver('gcb', { 'entries.rebuyWhen': 'onlyOut' }),
  });
  night.start(6, 1);
  const refusal = night.refusal(rebuy('s1', 'trotzdem'));
  expect(refusal).toMatchObject({ code: 'still-in', entry: e1 });
  expect(refusal?.refs).toBeDefined();
});
