import { toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { type SaleId, toBustOutId, toEntryId, toPenaltyId, toSaleId } from '../ids.ts';
import { Evening } from '../testing.ts';
import type { Onlooker } from '../view.ts';
import { view } from '../view-of.ts';
import { saleOfEntry } from './price-of-entry.ts';
import { MONEY } from './testing.ts';

const [e1, e2] = [toEntryId('e1'), toEntryId('e2')];
const kept = (night: Evening, viewer: Onlooker = { as: 'staff' }) => view(night.state, viewer).money?.books?.kept;
const reversed = (night: Evening, sale: SaleId) =>
  night.refusal({ type: 'ReverseSale', sale, reason: 'Versehen' })?.code;
const out = (id: string) => ({ type: 'BustOut', bustOut: toBustOutId(id), out: [{ entry: e1, by: [e2] }] }) as const;
const rebuy = { type: 'Sell', sale: toSaleId('s1'), entry: e1, kind: 'rebuy' } as const;

describe('what is offered to be reversed is what is accepted', () => {
  it('before the start all, but the fee of who is disqualified where it stays', () => {
    const night = new Evening('pvb', { money: MONEY });
    night.enter(4);
    expect(kept(night)).toBeUndefined();
    night.do({
      ...{ type: 'GivePenalty', penalty: toPenaltyId('p1'), entry: e1, offence: 'collusion' },
      measure: 'disqualification',
    });
    expect(kept(night)).toEqual({ sales: { [saleOfEntry(e1)]: 'fee-stays' } });
    expect(reversed(night, saleOfEntry(e1))).toBe('disqualified-fee-stays');
  });

  it('no entry once it has played, and no chips that are lost', () => {
    const night = new Evening('tda55', { money: MONEY });
    night.start(4, 1);
    expect(kept(night)).toEqual({ entering: 'entry-has-played' });
    expect(reversed(night, saleOfEntry(e1))).toBe('entry-has-played');
    night.do(out('h1'));
    night.do(rebuy);
    expect(kept(night)).toEqual({ entering: 'entry-has-played' });
    expect(reversed(night, rebuy.sale)).toBeUndefined();
    night.do(out('h2'));
    expect(kept(night)).toEqual({ entering: 'entry-has-played', sales: { s1: 'chips-played' } });
    expect(reversed(night, rebuy.sale)).toBe('chips-played');
    expect(kept(night, { as: 'cashier', holder: 'kim' })).toEqual(kept(night));
    expect(view(night.state, { as: 'room' }).money?.books).toBeUndefined();
  });

  it('nothing once the night is settled', () => {
    const night = new Evening('tda55', { money: MONEY, prizes: [toCents(1_000)] });
    night.start(2, 1);
    night.do(out('h1'));
    night.do({ type: 'Settle', reason: 'morgen' });
    expect(kept(night)).toEqual({ all: 'settled' });
  });
});
