import { toChips } from '@riffle/cards';
import { type PrizePlan, readyPlan, toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { describe, expect, it, test } from 'vitest';
import { due } from './due.ts';
import { fits } from './fits.ts';
import { type EntryId, toBoxId, toBustOutId, toEntryId, toPaymentId, toSaleId, toTableId } from './ids.ts';
import { dues } from './money/dues.ts';
import { moneyFaults } from './money/faults.ts';
import { isFieldFinal } from './money/field.ts';
import { saleOfEntry } from './money/price-of-entry.ts';
import { prizePool } from './money/prize-pool.ts';
import { unsettled } from './money/settling.ts';
import { specialsAdded } from './money/specials.ts';
import { MONEY } from './money/testing.ts';
import { reEntryOpen } from './re-entry.ts';
import { minutes } from './structure.ts';
import { Evening } from './testing.ts';
import { view } from './view-of.ts';

const off = (reason = 'Storm') => ({ type: 'CallOff', reason }) as const;
const shown = (night: Evening) => view(night.state, { as: 'room' }).calledOff;

describe('a night that is called off', () => {
  test('[bdpv:6.32] by the management, which says why: it stands on every screen, and nothing is played any more', () => {
    const night = new Evening('bdpv');
    night.start(4, 1);
    night.wait(minutes(5));
    expect(night.refusal(off(' '))).toMatchObject({ code: 'reason-needed', refs: ['bdpv@undated:6.32'] });
    night.do(off());
    expect(shown(night)).toMatchObject({ reason: 'Storm', at: night.now, because: { refs: ['bdpv@undated:6.32'] } });
    expect(night.state.clock?.running).toBe(false);
    const table = toTableId('t1');
    for (const command of [
      { type: 'StartClock' },
      { type: 'NextHand', tables: [table] },
      { type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: toEntryId('e1'), by: [] }] },
    ] as const)
      expect(night.refusal(command)).toEqual({ code: 'called-off', refs: ['bdpv@undated:6.32'] });
    // what was paid is given back, and what has to be written down is
    expect(night.refusal({ type: 'Note', text: 'All told' })).toBeUndefined();
    expect(night.refusal({ type: 'WithdrawEntry', entry: toEntryId('e1') })?.code).not.toBe('called-off');
  });

  test('[bdpv:6.32] before it begins: no countdown starts it', () => {
    const night = new Evening('bdpv');
    night.enter(4);
    night.seatAll(1);
    const until = (night.now + minutes(10)) as typeof night.now;
    // biome-ignore lint/suspicious/noThenProperty: what the countdown does when it is over
    const countdown = { type: 'StartCountdown', until, then: 'start' } as const;
    night.do(countdown);
    night.do(off());
    expect([night.state.countdown, due(night.state)]).toEqual([undefined, undefined]);
    night.wait(minutes(11));
    expect(night.refusal({ type: 'StartClock' })?.code).toBe('called-off');
    expect(night.refusal({ ...countdown, until: (night.now + 1) as never })?.code).toBe('called-off');
  });

  it('is the director’s to say, once, and to take back', () => {
    const night = new Evening('gcb');
    night.start(4, 1);
    night.actor = { id: 'flo', role: 'floor' };
    expect(night.refusal(off())?.code).toBe('role-may-not');
    night.actor = { id: 'dora', role: 'director' };
    const before = night.state;
    const [, event] = night.do(off());
    if (event === undefined) throw new Error('nothing happened');
    expect(night.refusal(off('Again'))?.code).toBe('nothing-to-do');
    expect([fits(before, event), fits(night.state, event)]).toEqual([true, false]);
    expect(shown(night)?.because).toMatchObject({ from: 'base', refs: [] });
  });

  it('sells nothing more and offers nothing, to who is out as to who is in', () => {
    const night = new Evening('tda55', { money: MONEY, lateEntryThrough: 3 });
    const [first, second] = night.start(4, 1) as [EntryId, EntryId];
    night.do({ type: 'BustOut', bustOut: toBustOutId('h'), out: [{ entry: first, by: [second] }] });
    const seen = () => view(night.state, { as: 'staff' });
    const rebuy = { type: 'Sell', sale: toSaleId('r'), entry: first, kind: 'rebuy' } as const;
    expect([night.refusal(rebuy), seen().entries[first]?.buys]).toEqual([undefined, ['reEntry', 'rebuy']]);
    expect([reEntryOpen(seen(), night.now), seen().figures.lateEntryOpen]).toEqual([true, true]);
    night.do(off());
    expect(night.refusal({ ...rebuy, reason: 'All the same' })?.code).toBe('called-off');
    expect(Object.values(seen().entries).flatMap(({ buys = [] }) => buys)).toEqual([]);
    expect(seen().money?.byTheBook.over).toEqual(['rebuy', 'addOn', 'reEntry']);
    expect([reEntryOpen(seen(), night.now), seen().figures.lateEntryOpen]).toEqual([false, undefined]);
  });

  it('has its field: nobody comes in any more, and what is there can be shared', () => {
    const night = new Evening('tda55', { money: MONEY, prizePlan: readyPlan('topThree'), lateEntryThrough: 9 });
    const agreed = night.start(3, 1);
    const shares = agreed.map((entry) => ({ entry, amount: toCents(2_000) }));
    const deal = { type: 'AgreeDeal', method: 'hand', shares, agreed } as const;
    expect(night.refusal(deal)?.code).toBe('deal-not-yet');
    night.do(off());
    expect(isFieldFinal(view(night.state, { as: 'staff' }), night.now)).toBe(true);
    night.do(deal);
    expect(dues(night.state)).toMatchObject([{ prize: 2_000 }, { prize: 2_000 }, { prize: 2_000 }]);
  });

  it('has no winner, though giving back a rebuy leaves one alone with chips', () => {
    const night = new Evening('tda55', { money: MONEY, prizePlan: readyPlan('topThree'), lateEntryThrough: 0 });
    const [first, second, third] = night.start(3, 1) as [EntryId, EntryId, EntryId];
    const goesOut = (bustOut: string, entry: EntryId) =>
      night.do({ type: 'BustOut', bustOut: toBustOutId(bustOut), out: [{ entry, by: [first] }] });
    const sale = toSaleId('r');
    goesOut('h3', third);
    night.do({ type: 'Sell', sale, entry: third, kind: 'rebuy' });
    goesOut('h2', second);
    night.do(off());
    night.do({ type: 'ReverseSale', sale, reason: 'Storm' });
    expect(night.state.entries.get(third)?.out).toBe('h3');
    const seen = view(night.state, { as: 'room' });
    expect([seen.stage, seen.entries[first]?.place]).toEqual(['play', undefined]);
  });

  it('seats nobody who waits, whatever seat becomes free', () => {
    const seats = (['play', 'calledOff'] as const).map((what) => {
      const night = new Evening('gcb', { seatsPerTable: 4, lateEntryThrough: 4, alternatesMoveUp: 'byThemselves' });
      night.start(4, 1);
      const waits = toEntryId('waits');
      const entries = [{ entry: waits, person: toPersonId('waits') }];
      night.do({ type: 'AddEntries', entries, alternates: true });
      expect(night.state.entries.get(waits)?.at).toBeUndefined();
      if (what === 'calledOff') night.do(off());
      night.do({ type: 'AddTable', table: toTableId('t2'), name: '2', seats: 4 });
      return night.state.entries.get(waits)?.at?.table;
    });
    expect(seats).toEqual(['t2', undefined]);
  });

  it('ends no day: what was paid would go on to the next with the stacks, and could be given back nowhere', () => {
    const night = new Evening('tda55', { money: MONEY, dayThrough: 2 });
    const entered = night.start(4, 1);
    const stacks = entered.map((entry) => ({ entry, chips: toChips(10_000) }));
    night.do({ type: 'BagStacks', stacks });
    const end = { type: 'EndDay', reason: 'Storm' } as const;
    expect(night.refusal(end)).toBeUndefined();
    night.do(off());
    expect(night.refusal({ type: 'BagStacks', stacks })?.code).toBe('called-off');
    expect(night.refusal(end)?.code).toBe('called-off');
    for (const entry of entered) night.do({ type: 'ReverseSale', sale: saleOfEntry(entry), reason: 'Storm' });
    expect(prizePool(night.state).total).toBe(0);
  });

  it('asks for no winner of a special prize: nobody wins it', () => {
    const special = [{ kind: 'badBeat', name: 'Topf', from: 'pool', worth: { amount: toCents(1_000) } }] as const;
    const night = new Evening('tda55', { money: MONEY, prizePlan: { ...readyPlan('topThree'), special } });
    night.start(4, 1);
    expect(unsettled(night.state).specials).toBe(1);
    night.do(off());
    expect(unsettled(night.state).specials).toBe(0);
  });

  it('owes nobody what was named before: what was handed out stays, and nothing more is won', () => {
    const worth = { amount: toCents(1_000) };
    const special = [
      { kind: 'badBeat', name: 'Topf', from: 'pool', worth },
      { kind: 'bestHand', name: 'Haus', from: 'added', worth },
      { kind: 'other', name: 'Wein', from: 'added', thing: 'Wein' },
      { kind: 'other', name: 'Los', from: 'added', worth },
    ] as const;
    const night = new Evening('bdpv', { money: MONEY, prizePlan: { ...readyPlan('topThree'), special } });
    const box = toBoxId('b1');
    night.do({ type: 'OpenBox', box, name: 'Kim', float: toCents(5_000) });
    const [first, second, third, fourth] = night.start(4, 1) as [EntryId, EntryId, EntryId, EntryId];
    night.do({ type: 'AwardSpecial', special: 1, entries: [first] });
    night.do({ type: 'AwardSpecial', special: 2, entries: [second] });
    night.do({ type: 'AwardSpecial', special: 3, entries: [third] });
    const amounts = [{ entry: second, amount: toCents(2_500) }];
    night.do({ type: 'TakeMoney', payment: toPaymentId('p1'), box, means: 'card', amounts });
    night.do({ type: 'HandOut', payment: toPaymentId('p2'), box, means: 'cash', entry: second });
    const due = () => dues(night.state).map(({ entry, special: open, won }) => [entry, won.special, open]);
    expect(due()).toEqual([
      [first, 1_000, 1_000],
      [second, 1_000, 0],
    ]);
    expect(unsettled(night.state)).toMatchObject({ prizes: 1, things: 1, specials: 1 });
    night.do(off());
    expect(due()).toEqual([[second, 1_000, 0]]);
    expect(unsettled(night.state)).toMatchObject({ prizes: 0, things: 0, specials: 0 });
    expect(specialsAdded(night.state)).toBe(1_000);
    for (const entries of [[fourth], []])
      expect(night.refusal({ type: 'AwardSpecial', special: 4, entries })?.code).toBe(
        entries.length === 0 ? undefined : 'called-off',
      );
    expect(night.refusal({ type: 'HandOverThing', from: 'special', no: 3, entry: third })?.code).toBe('thing-not-his');
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('has no prize for a place once all is given back, whatever was typed for it', () => {
    const prizePlan: PrizePlan = {
      places: { by: 'hand', amounts: [3_000, 2_000, 1_000].map(toCents) },
      things: [{ place: 3, thing: 'Wein' }],
    };
    const night = new Evening('tda55', { money: MONEY, prizePlan, lateEntryThrough: 0 });
    const entered = night.start(3, 1);
    night.do({ type: 'AddMoney', amount: toCents(5_000), reason: 'Sponsor' });
    const third = toEntryId('e3');
    night.do({ type: 'BustOut', bustOut: toBustOutId('h3'), out: [{ entry: third, by: [] }] });
    night.do(off());
    expect(dues(night.state)).toMatchObject([{ entry: third, prize: 1_000 }]);
    for (const entry of entered) night.do({ type: 'ReverseSale', sale: saleOfEntry(entry), reason: 'Storm' });
    expect(dues(night.state)).toEqual([]);
    expect(unsettled(night.state)).toEqual(
      expect.objectContaining({ owing: 0, prizes: 0, things: 0, specials: 0, bounties: 0 }),
    );
    expect(unsettled(night.state)).not.toHaveProperty('promisedMore');
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('brings its guarantee back to nobody where what is there is shared by a deal: it was shared without it', () => {
    const money = { ...MONEY, guarantee: toCents(50_000) };
    const night = new Evening('tda55', { money, prizePlan: readyPlan('topThree'), lateEntryThrough: 0 });
    const agreed = night.start(3, 1);
    night.do({ type: 'JumpToLevel', level: 8 });
    night.do(off());
    const pool = prizePool(night.state).total;
    night.wait(1_000);
    const shares = agreed.map((entry) => ({ entry, amount: toCents(pool / 3) }));
    night.do({ type: 'AgreeDeal', method: 'hand', shares, agreed });
    expect(prizePool(night.state)).toMatchObject({ overlay: 0, total: pool });
    expect(unsettled(night.state)).not.toHaveProperty('leftOver');
    expect(moneyFaults(night.state)).toEqual([]);
  });
});
