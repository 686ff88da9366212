import { toChips } from '@riffle/cards';
import { balance, toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import type { TournamentCommand } from '../command.ts';
import { toBustOutId, toEntryId, toPenaltyId, toSaleId } from '../ids.ts';
import { places } from '../places.ts';
import { Evening } from '../testing.ts';
import { bounties } from './bounties.ts';
import { dues } from './dues.ts';
import { moneyFaults } from './faults.ts';
import { saleOfEntry } from './price-of-entry.ts';
import { unsettled } from './settling.ts';
import { MONEY, WITH_BOUNTY } from './testing.ts';

const [e1, e2] = [toEntryId('e1'), toEntryId('e2')];
const penalty: TournamentCommand = {
  type: 'GivePenalty',
  penalty: toPenaltyId('p'),
  entry: e1,
  offence: 'collusion',
  measure: 'disqualification',
};
const removed: TournamentCommand = {
  type: 'RemoveStack',
  bustOut: toBustOutId('r'),
  entry: e1,
  chips: toChips(2_000),
  reason: 'disqualified',
};

describe.each([
  ['gcb', 'T57.B2'],
  ['tda55', '41.f'],
  ['oepbl', '2.16 penalty ladder'],
])('[%s:%s] disqualified he plays no more', (book, rule) => {
  const night = new Evening(book, { money: MONEY });
  night.start(6, 1);
  night.do(penalty);
  night.do(removed);
  const byRule = { code: 'disqualified', entry: e1, refs: expect.arrayContaining([expect.stringMatching(rule)]) };

  it('with a rebuy', () => {
    const rebuy = { type: 'Sell', sale: toSaleId('s'), entry: e1, kind: 'rebuy', reason: 'doch' } as const;
    expect(night.refusal(rebuy)).toMatchObject(byRule);
  });

  it('as another entry', () => {
    const entries = [{ entry: toEntryId('e7'), person: toPersonId('p1') }];
    expect(night.refusal({ type: 'AddEntries', entries, reason: 'doch' })).toMatchObject(byRule);
  });
});

describe('[pvb:69(15)] what he paid stays in the pool, though he never played', () => {
  const stays = { code: 'disqualified-fee-stays', refs: [expect.stringMatching(/69\(15\)$/)] };

  it('neither struck off nor reversed it comes back to him', () => {
    const night = new Evening('pvb', { money: MONEY });
    night.enter(6);
    night.do(penalty);
    expect(night.refusal({ type: 'WithdrawEntry', entry: e1 })).toMatchObject(stays);
    expect(night.refusal({ type: 'ReverseSale', sale: saleOfEntry('e1'), reason: 'doch' })).toMatchObject(stays);
    expect(balance(night.state.money?.ledger ?? [], 'prizes')).toBe(-6 * 2_000);
    expect(night.try({ type: 'WithdrawEntry', entry: e2 }).ok).toBe(true);
  });

  it('whatever the reason', () => {
    const night = new Evening('pvb', { money: MONEY });
    night.enter(6);
    night.do(penalty);
    expect(night.refusal({ type: 'WithdrawEntry', entry: e1, reason: 'doch' })).toMatchObject(stays);
  });

  it('without money he is struck off', () => {
    const night = new Evening('pvb');
    night.enter(2);
    night.do(penalty);
    expect(night.try({ type: 'WithdrawEntry', entry: e1 }).ok).toBe(true);
  });
});

describe.each(['gcb', 'tda55', 'bdpv', 'oepbl'])('%s says nothing of what he paid', (book) => {
  const out = () => {
    const night = new Evening(book, { money: MONEY });
    night.enter(6);
    night.do(penalty);
    return night;
  };

  it('it stays until somebody says why not', () => {
    const night = out();
    expect(night.refusal({ type: 'WithdrawEntry', entry: e1 })).toEqual({
      code: 'disqualified-fee-stays',
      entry: e1,
      unlessReason: true,
    });
    const withdrawn = night.do({ type: 'WithdrawEntry', entry: e1, reason: 'verwechselt' });
    expect(withdrawn).toContainEqual(expect.objectContaining({ type: 'SaleReversed', reason: 'verwechselt' }));
    expect(out().refusal({ type: 'ReverseSale', sale: saleOfEntry('e1'), reason: 'verwechselt' })).toBeUndefined();
  });
});

describe('he who stays seated wins nothing', () => {
  const headsUp = (book: string) => {
    const night = new Evening(book, { money: MONEY, prizes: [toCents(4_000)] });
    night.start(3, 1);
    night.do(penalty);
    night.do({ type: 'BustOut', bustOut: toBustOutId('b3'), out: [{ entry: toEntryId('e3'), by: [e2] }] });
    return night;
  };
  const last = { type: 'BustOut', bustOut: toBustOutId('b2'), out: [{ entry: e2, by: [e1] }] } as const;

  it.each([
    ['pvb', '69(12)c'],
    ['pvb', '69(15)'],
    ['gcb', 'T57.B2'],
    ['bdpv', '6 Einleitung Chips Disqualifizierter'],
    ['oepbl', '2.19 chips removed'],
  ])('[%s:%s] his chips are taken out before the night ends by them', (book, rule) => {
    const night = headsUp(book);
    const refusal = night.refusal(last);
    expect(refusal).toMatchObject({ code: 'disqualified-would-win', entry: e1 });
    expect(refusal?.refs?.some((ref) => ref.endsWith(`:${rule}`))).toBe(true);
    night.do(removed);
    expect(places(night.state).get(e2)?.place).toBe(1);
    expect(dues(night.state)).toMatchObject([{ entry: e2, won: { prize: 4_000 } }]);
  });

  it('[pvb:69(12)c] nor by another stack that is taken out, or a hand that is corrected', () => {
    const night = headsUp('pvb');
    const other = { ...removed, bustOut: toBustOutId('r2'), entry: e2, reason: 'gegangen' };
    expect(night.refusal(other)).toMatchObject({ code: 'disqualified-would-win', entry: e1 });
    const more = { entry: toEntryId('e3'), by: [] };
    const changed = {
      type: 'ChangeBustOut',
      bustOut: toBustOutId('b3'),
      out: [more, { entry: e2, by: [e1] }],
    } as const;
    expect(night.refusal(changed)).toMatchObject({ code: 'disqualified-would-win', entry: e1 });
    night.do(removed);
    expect(places(night.state).get(e2)?.place).toBe(1);
  });

  it('of two who are disqualified the stack of either may go', () => {
    const night = headsUp('pvb');
    night.do({ ...penalty, penalty: toPenaltyId('p2'), entry: e2 });
    expect(night.refusal(removed)).toBeUndefined();
  });

  it('where no rulebook takes them, the floor knows', () => {
    expect(headsUp('tda55').refusal(last)).toBeUndefined();
  });
});

describe('the bounties that he has won', () => {
  const after = (book: string) => {
    const night = new Evening(book, { money: WITH_BOUNTY });
    night.start(6, 1);
    night.do({ type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: e2, by: [e1] }] });
    night.do(penalty);
    const head = bounties(night.state).get(e1)?.head;
    night.do(removed);
    return { head, due: dues(night.state), faults: moneyFaults(night.state), left: unsettled(night.state).leftOver };
  };

  it.each(['pvb:69(9)h', 'pvb:69(15)'])('[%s] are lost with all other prizes', () => {
    expect(after('pvb')).toEqual({ head: 500, due: [], faults: [], left: 12_000 + 500 });
  });

  it('[oepbl:2.19 results kept] stay his where results are kept', () => {
    expect(after('oepbl').due).toMatchObject([{ entry: e1, bounty: 500 }]);
  });
});
