import { toChips } from '@riffle/cards';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it, test } from 'vitest';
import { dealerOf } from '../at-table/dealer.ts';
import { chipsInPlay } from '../figures.ts';
import { type EntryId, toBustOutId, toEntryId, toSaleId, toTableId } from '../ids.ts';
import { MONEY } from '../money/testing.ts';
import { minutes } from '../structure.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { lastCount, stackTold } from './chip-count.ts';
import type { CountedStack } from './count-command.ts';

const [t1, t2] = [toTableId('t1'), toTableId('t2')];
const e = (no: number): EntryId => toEntryId(`e${String(no)}`);
const has = (no: number, chips: number): CountedStack => ({ entry: e(no), chips: toChips(chips) });
const WHILE_IN: typeof MONEY = {
  profiles: MONEY.profiles.map((one) => (one.kind === 'rebuy' ? { ...one, whileIn: true } : one)),
};
const inBreak = { type: 'CountStacks', occasion: 'break' } as const;

/** Four at two tables, 10,000 each: e1 and e3 at the first, e2 and e4 at the second. */
const playing = (book = 'tda55', money = false): Evening => {
  const night = new Evening(book, money ? { money: WHILE_IN } : {});
  night.start(4, 2);
  return night;
};
const last = (night: Evening) => view(night.state, { as: 'staff' }).counts?.all.at(-1);

describe('stacks are counted', () => {
  it('table by table: one count, which says who is missing until it says what differs', () => {
    const night = playing();
    expect(night.do({ ...inBreak, table: t1, stacks: [has(1, 12_000), has(3, 8_000)] })).toMatchObject([
      { type: 'StacksCounted', no: 1, table: t1, line: 0 },
    ]);
    expect(last(night)).toMatchObject({ counted: 20_000, inPlay: 40_000, missing: [e(2), e(4)] });
    expect(last(night)).not.toHaveProperty('difference');
    night.do({ ...inBreak, table: t2, stacks: [has(2, 15_000), has(4, 4_975)] });
    expect(last(night)).toMatchObject({ no: 1, counted: 39_975, missing: [], left: 4, difference: -25 });
    expect(night.state.counts).toHaveLength(1);
  });

  it('again: who is told anew is corrected, and taken back it is as it was', () => {
    const night = playing();
    night.do({ ...inBreak, table: t1, stacks: [has(1, 12_000), has(3, 8_000)] });
    const before = night.state;
    night.do({ ...inBreak, stacks: [has(3, 7_000)] });
    expect(stackTold(night.state, e(3))).toMatchObject({ chips: 7_000, no: 1 });
    expect(stackTold(before, e(3))).toMatchObject({ chips: 8_000 });
    expect(stackTold(night.state, e(2))).toBeUndefined();
    expect(night.refusal({ ...inBreak, stacks: [has(3, 7_000)] })?.code).toBe('nothing-to-do');
  });

  it('begins anew for another occasion, when somebody says so, or after ten minutes of play; the one before is kept', () => {
    const night = playing();
    const no = () => lastCount(night.state)?.no;
    night.do({ ...inBreak, stacks: [has(1, 12_000)] });
    night.wait(minutes(10)).do({ ...inBreak, stacks: [has(2, 9_000)] });
    expect(no()).toBe(1);
    night.wait(1).do({ ...inBreak, stacks: [has(2, 8_000)] });
    expect(no()).toBe(2);
    night.do({ ...inBreak, anew: true, stacks: [has(2, 8_000)] });
    night.do({ ...inBreak, occasion: 'dayEnd', stacks: [has(2, 8_000)] });
    expect(no()).toBe(4);
    expect(stackTold(night.state, e(1))).toMatchObject({ chips: 12_000, no: 1 });
    // a clock that stands makes nothing old
    night.do({ type: 'PauseClock' });
    night.wait(minutes(600)).do({ ...inBreak, occasion: 'dayEnd', stacks: [has(1, 7_000)] });
    expect(no()).toBe(4);
  });

  it('tells nothing of who is out, and not what he had', () => {
    const night = playing();
    night.do({ ...inBreak, table: t1, stacks: [has(1, 12_000), has(3, 8_000)] });
    night.do({ type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: e(3), by: [e(1)] }] });
    expect(stackTold(night.state, e(3))).toBeUndefined();
    night.do({ ...inBreak, table: t1, stacks: [has(1, 20_000)] });
    expect(last(night)).toMatchObject({ stacks: { e1: 20_000 }, missing: [e(2), e(4)] });
  });
});

describe('refused', () => {
  test.each([
    ['before the start', new Evening(), has(1, 100), 'not-started'],
    ['of nobody', playing(), has(9, 100), 'no-such-entry'],
    ['at another table', playing(), has(2, 100), 'not-at-the-table'],
    ['of nothing', playing(), has(1, 0), 'stack-empty'],
    ['of less than nothing', playing(), { entry: e(1), chips: -5 as never }, 'stack-empty'],
    ['of more than everything', playing(), has(1, 40_001), 'stack-too-large'],
  ] as const)('a stack %s', (_, night, stack, code) => {
    expect(night.refusal({ ...inBreak, table: t1, stacks: [stack] })?.code).toBe(code);
  });

  it('of somebody twice, or of who is out', () => {
    const night = playing();
    expect(night.refusal({ ...inBreak, stacks: [has(1, 10), has(1, 20)] })?.code).toBe('counted-twice');
    night.do({ type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: e(3), by: [e(1)] }] });
    expect(night.refusal({ ...inBreak, stacks: [has(3, 10)] })?.code).toBe('not-in-play');
  });

  it('more in all than are in play says by how much, and is entered with a reason', () => {
    const night = playing();
    night.do({ ...inBreak, table: t1, stacks: [has(1, 22_000), has(3, 8_000)] });
    const more = { ...inBreak, table: t2, stacks: [has(2, 10_000), has(4, 25)] };
    expect(night.refusal(more)).toEqual({ code: 'counted-too-many', counted: 40_025, inPlay: 40_000, over: 25 });
    expect(night.do({ ...more, reason: 'one chip too many' })).toMatchObject([
      { over: 25, reason: 'one chip too many' },
    ]);
    expect(last(night)?.difference).toBe(25);
  });
});

describe('what is bought, raced for or taken out in the break is no difference', () => {
  const sale = (no: number) => ({ type: 'Sell', kind: 'rebuy', sale: toSaleId('s'), entry: e(no) }) as const;
  const night = () => {
    const evening = playing('gcb', true);
    evening.do({ ...inBreak, table: t1, stacks: [has(1, 12_000), has(3, 8_000)] });
    return evening;
  };
  const whole = (evening: Evening) => {
    evening.do({ ...inBreak, table: t2, stacks: [has(2, 15_000), has(4, 5_000)] });
    return last(evening);
  };

  it('whether his table was counted before or not', () => {
    for (const no of [3, 4]) {
      const evening = night();
      const bought = evening.try({ ...sale(no), stack: toChips(8_000) });
      expect(bought.ok).toBe(true);
      if (no === 4) evening.do({ ...inBreak, table: t2, stacks: [has(2, 15_000), has(4, 15_000)] });
      else whole(evening);
      expect(last(evening)).toMatchObject({ inPlay: 50_000, difference: 0 });
      expect(chipsInPlay(evening.state)).toBe(50_000);
      evening.do({ type: 'ReverseSale', sale: toSaleId('s'), reason: 'mistaken' });
      expect(last(evening)).toMatchObject({ inPlay: 40_000, difference: 0 });
    }
  });

  it('and later it changes nothing of what was counted then', () => {
    const evening = night();
    whole(evening);
    evening.wait(minutes(11)).do({ ...sale(3), stack: toChips(8_000) });
    expect(last(evening)).toMatchObject({ inPlay: 40_000, difference: 0, stacks: { e3: 8_000 } });
  });

  it('a stack that is taken away is gone from both, and a chip that a ruling takes out', () => {
    const evening = night();
    whole(evening);
    evening.do({
      type: 'RemoveStack',
      bustOut: toBustOutId('r'),
      entry: e(3),
      chips: toChips(7_900),
      reason: 'excluded',
    });
    // he had 100 less than was counted
    expect(last(evening)).toMatchObject({ inPlay: 32_100, counted: 32_000, difference: -100, left: 3 });
    evening.do({ type: 'RemoveChips', entry: e(1), chips: toChips(100) });
    expect(last(evening)).toMatchObject({ inPlay: 32_000, counted: 31_900, stacks: { e1: 11_900 } });
  });
});

describe('who counts and who sees it', () => {
  it('a dealer counts his own table, begins no other count and gives no reasons', () => {
    const night = playing();
    night.actor = { id: dealerOf(t1), role: 'dealer' };
    const own = { ...inBreak, table: t1, stacks: [has(1, 12_000)] };
    night.do(own);
    expect(night.refusal({ ...own, table: t2, stacks: [has(2, 9_000)] })?.code).toBe('role-may-not');
    expect(night.refusal({ ...inBreak, stacks: [has(1, 9_000)] })?.code).toBe('role-may-not');
    expect(night.refusal({ ...own, anew: true })?.code).toBe('role-may-not');
    expect(night.refusal({ ...own, reason: 'so' })?.code).toBe('role-may-not');
  });

  it('is shown to staff, and to a dealer of those who sit at his table', () => {
    const night = playing();
    night.do({ ...inBreak, stacks: [has(1, 12_000), has(2, 9_000)] });
    const dealer = view(night.state, { as: 'dealer', table: t1, link: 0 });
    expect(dealer.tables[t1]?.counted).toMatchObject({ no: 1, stacks: { e1: 12_000 } });
    for (const as of ['room', 'cashier'] as const)
      expect(JSON.stringify(view(night.state, { as }))).not.toContain('12000');
  });
});

describe('before a break', () => {
  /** A hand is dealt at both tables, then a break comes. */
  const dealt = (book: string): Evening => {
    const night = playing(book);
    for (const table of [t1, t2]) night.do({ type: 'PlaceButton', table, seat: toSeatNo(1) });
    night.do({ type: 'NextHand', tables: [t1, t2] });
    night.do({ type: 'BreakNow', duration: minutes(10) });
    return night;
  };
  const one = { ...inBreak, table: t1, stacks: [has(1, 12_000)] } as const;
  const noted = (night: Evening, table = t1) => view(night.state, { as: 'staff' }).tables[table]?.notedAfterHand;

  test('[pvb:25(2)] no stack is noted while the hand runs: only once it is over, or of who has folded', () => {
    const night = dealt('pvb');
    expect(noted(night)?.refs).toEqual(['pvb@2020-01:25(2)']);
    expect(night.refusal(one)).toEqual({ code: 'hand-may-run', table: t1, refs: ['pvb@2020-01:25(2)'] });
    expect(night.refusal({ ...inBreak, stacks: [has(2, 9_000)] })).toMatchObject({ code: 'hand-may-run', table: t2 });
    // who has folded is noted; the hand goes on, and the other waits
    night.do({ ...one, hand: 'folded' });
    expect(night.refusal({ ...one, stacks: [has(3, 8_000)] })?.code).toBe('hand-may-run');
    night.do({ ...one, stacks: [has(3, 8_000)], hand: 'over' });
    expect([noted(night), night.refusal(one)?.code]).toEqual([undefined, 'nothing-to-do']);
    expect(noted(night, t2)).toBeDefined();
    night.do({ type: 'NextHand', tables: [t1] });
    expect(noted(night)).toBeDefined();
  });

  it('is asked by its dealer too, who sees it on his page, and not of a room where nobody counts hands', () => {
    const night = dealt('pvb');
    night.actor = { id: dealerOf(t1), role: 'dealer' };
    expect(night.refusal(one)?.code).toBe('hand-may-run');
    expect(night.refusal({ ...one, hand: 'over' })).toBeUndefined();
    expect(playing('pvb').refusal(one)).toBeUndefined();
  });

  it('at any time where the rulebook does not say, and for another occasion', () => {
    for (const book of ['tda55', 'bdpv', 'gcb', 'oepbl']) {
      const night = dealt(book);
      expect([noted(night), night.refusal(one)]).toEqual([undefined, undefined]);
    }
    expect(dealt('pvb').refusal({ ...one, occasion: 'play' })).toBeUndefined();
  });
});
