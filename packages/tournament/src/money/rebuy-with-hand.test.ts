import { type Cents, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { dealerOf } from '../at-table/dealer.ts';
import type { TournamentCommand } from '../command.ts';
import { toBustOutId, toEntryId, toSaleId, toTableId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { bounties } from './bounties.ts';
import { moneyFaults } from './faults.ts';
import type { RebuyWithIt } from './money-command.ts';
import { MONEY, WITH_BOUNTY } from './testing.ts';

const [e1, e2, e3] = [toEntryId('e1'), toEntryId('e2'), toEntryId('e3')];
const playing = (money = MONEY, players = 6): Evening => {
  const night = new Evening('tda55', { money });
  night.start(players, 1);
  return night;
};
const out = (more: Partial<RebuyWithIt> = {}, entries = [e1]) =>
  ({
    type: 'BustOut',
    bustOut: toBustOutId('h1'),
    out: entries.map((entry) => ({ entry, by: [e3] })),
    rebuy: { sale: toSaleId('s1'), ...more },
  }) as const satisfies TournamentCommand;

describe('a rebuy that is sold with the hand', () => {
  it('[tda55:53.b] is one step: out, sold and back on his seat, and taken back as one', () => {
    const night = playing();
    const { at } = night.state.entries.get(e1) ?? {};
    const before = night.commits.length;
    expect(night.do(out()).map(({ type }) => type)).toEqual(['BustedOut', 'Sold', 'BoughtBack']);
    expect(night.commits).toHaveLength(before + 1);
    const entry = night.state.entries.get(e1);
    expect(entry?.at).toEqual(at);
    expect(entry?.out).toBeUndefined();
    expect(night.state.clock?.running).toBe(true);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('leaves the same night as both told one after the other', () => {
    const [one, two] = [playing(), playing()];
    one.do(out());
    const { rebuy: _, ...hand } = out();
    two.do(hand);
    two.do({ type: 'Sell', sale: toSaleId('s1'), entry: e1, kind: 'rebuy' });
    expect(one.state).toEqual(two.state);
  });

  it('is reversed before the hand is corrected to one without him: nobody is out by a hand in which he was not', () => {
    const night = playing(WITH_BOUNTY);
    night.do(out());
    const other = { type: 'ChangeBustOut', bustOut: toBustOutId('h1'), out: [{ entry: e2, by: [e3] }] } as const;
    expect(night.refusal(other)).toEqual({ code: 'bought-back', entry: e1 });
    // who put him out is corrected all the same
    night.do({ ...other, out: [{ entry: e1, by: [e2] }] });
    night.do({ type: 'ReverseSale', sale: toSaleId('s1'), reason: 'He was not out' });
    night.do(other);
    expect(night.state.entries.get(e1)).toMatchObject({ at: expect.anything() });
    expect(night.state.entries.get(e1)?.out).toBeUndefined();
    expect(night.state.entries.get(e2)?.out).toBe('h1');
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('wins his head for who put him out, as the hand stands', () => {
    const night = playing(WITH_BOUNTY);
    night.do(out());
    expect(bounties(night.state).get(e3)?.won).toBe(500);
  });

  it('is for who alone goes out just now', () => {
    const night = playing();
    expect(night.refusal(out({}, [e1, e2]))).toEqual({ code: 'rebuy-not-with-hand' });
    expect(night.refusal({ ...out(), at: night.now })).toEqual({ code: 'rebuy-not-with-hand' });
    const { rebuy: _, ...hand } = out({}, [e2]);
    night.do({ ...hand, bustOut: toBustOutId('h0') });
    expect(night.refusal({ ...out(), before: toBustOutId('h0') })).toEqual({ code: 'rebuy-not-with-hand' });
  });

  it('is refused whole where the rebuy is: nobody is put out by half of it', () => {
    const limits = { rebuy: { perPerson: 1 } };
    const night = playing({ ...MONEY, limits });
    night.do(out());
    const again = { ...out({ sale: toSaleId('s2') }), bustOut: toBustOutId('h2') };
    expect(night.try(again)).toMatchObject({ ok: false, refusal: { code: 'limit-passed', limit: 'perPerson' } });
    expect(night.state.entries.get(e1)?.out).toBeUndefined();
    const [, sold] = night.do({ ...again, rebuy: { ...again.rebuy, reason: 'so ausgeschrieben' } });
    expect(sold).toMatchObject({ type: 'Sold', kind: 'rebuy', reason: 'so ausgeschrieben' });
  });

  it('is no more where his going out ends the night', () => {
    expect(playing(MONEY, 2).refusal({ ...out(), out: [{ entry: e1, by: [e2] }] })).toMatchObject({ code: 'over' });
  });

  it('costs what the director says, who alone says it', () => {
    const own = out({ price: toCents(1_000) as Cents, reason: 'Helfer' });
    const night = playing();
    night.actor = { id: 'flo', role: 'floor' };
    expect(night.refusal(own)).toMatchObject({ code: 'role-may-not', needed: ['director'] });
    expect(night.refusal(out())).toBeUndefined();
    night.actor = { id: 'dora', role: 'director' };
    expect(night.refusal(out({ price: toCents(1_000) }))).toEqual({ code: 'reason-needed' });
    const [, sold] = night.do(own);
    expect(sold).toMatchObject({ type: 'Sold', listed: 2_000, reason: 'Helfer' });
  });

  it('is staff’s to sell: a dealer tells the hand alone', () => {
    const night = playing();
    night.actor = { id: dealerOf(toTableId('t1')), role: 'dealer' };
    expect(night.refusal(out())).toMatchObject({ code: 'role-may-not', role: 'dealer' });
    const { rebuy: _, ...hand } = out();
    expect(night.refusal(hand)).toBeUndefined();
  });
});
