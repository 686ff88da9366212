import { toChips } from '@riffle/cards';
import { type SeatNo, toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { type EntryId, toBustOutId, toEntryId, toTableId } from './ids.ts';
import { places } from './places.ts';
import { stageOf } from './stage.ts';
import { Evening } from './testing.ts';
import { view } from './view-of.ts';

const id = toEntryId;
const hand = toBustOutId;

/** 'e1 8000, e3' as the command takes it. */
const outOf = (told: string) =>
  told.split(', ').map((one) => {
    const [entry = '', stack] = one.split(' ');
    return { entry: id(entry), by: [], ...(stack !== undefined && { stackAtStart: toChips(Number(stack)) }) };
  });
const named = (told: string): readonly string[] => outOf(told).map(({ entry }) => entry);

function placesOf(evening: Evening, entries: readonly string[]) {
  const found = places(evening.state);
  return entries.map((entry) => {
    const { place, sharedBy } = found.get(id(entry)) ?? { place: 0 };
    return sharedBy === undefined ? place : `${String(place)}=${String(sharedBy)}`;
  });
}

describe('who is out', () => {
  it('[oepbl:6.2 elimination] whoever has no chips; the others play on until one has all of them', () => {
    const evening = new Evening('oepbl');
    evening.start(3, 1);
    const figures = () => view(evening.state, { as: 'room' }).figures;
    const count = (entry: string, chips: number) =>
      evening.refusal({
        ...{ type: 'CountStacks', occasion: 'play' },
        stacks: [{ entry: id(entry), chips: toChips(chips) }],
      })?.code;
    const all = figures().chips;
    // nobody sits there with nothing
    expect([count('e1', 0), count('e1', 25)]).toEqual(['stack-empty', undefined]);
    evening.do({ type: 'BustOut', bustOut: hand('b1'), out: outOf('e1') });
    expect([figures(), stageOf(evening.state)]).toMatchObject([{ left: 2, chips: all }, 'play']);
    expect([count('e1', 25), evening.state.entries.get(id('e1'))?.at]).toEqual(['not-in-play', undefined]);
    evening.do({ type: 'BustOut', bustOut: hand('b2'), out: outOf('e3') });
    expect([figures(), stageOf(evening.state)]).toMatchObject([{ left: 1, chips: all, averageStack: all }, 'over']);
    expect(placesOf(evening, ['e2', 'e3', 'e1'])).toEqual([1, 2, 3]);
  });

  it('[oepbl:6.6 bust] from the hand on in which he has lost all chips: the next is dealt without him', () => {
    const evening = new Evening('oepbl');
    evening.start(4, 1);
    const t1 = toTableId('t1');
    evening.do({ type: 'PlaceButton', table: t1, seat: 1 });
    evening.do({ type: 'BustOut', bustOut: hand('b1'), out: outOf('e4') });
    expect(placesOf(evening, ['e4'])).toEqual([4]);
    evening.do({ type: 'NextHand', tables: [t1] });
    // seat 4 would have the big blind
    expect(evening.state.tables.get(t1)?.positions).toMatchObject({ smallBlind: 3, bigBlind: 1 });
  });
});

describe('several out in one hand', () => {
  // e1, e3, e5 … sit at the first of two tables
  it.each([
    { book: 'pvb', left: 12, told: 'e1 8000, e3 5000', expected: [11, 12] },
    { book: 'pvb', left: 12, told: 'e1 8000, e3 6000, e5 5000', expected: [10, 11, 12] },
    { book: 'pvb', left: 12, told: 'e3 5000, e1 5100', expected: [12, 11] },
  ] as const)('[pvb:64b(1)] $told with $left left: places $expected', ({ book, left, told, expected }) => {
    const evening = new Evening(book);
    evening.start(left, 2);
    const [event] = evening.do({ type: 'BustOut', bustOut: hand('b'), out: outOf(told) });
    expect(placesOf(evening, named(told))).toEqual(expected);
    expect(event).toMatchObject({
      because: [{ code: 'same-hand-bigger-stack', because: { refs: ['pvb@2020-01:64b(1)'] } }],
    });
  });

  it('[pvb:64b(2)] equal stacks share their places', () => {
    const evening = new Evening('pvb');
    evening.start(12, 2);
    const [event] = evening.do({
      type: 'BustOut',
      bustOut: hand('b'),
      out: outOf('e1 8000, e3 5000, e5 5000'),
    });
    expect(placesOf(evening, ['e1', 'e3', 'e5'])).toEqual([10, '11=2', '11=2']);
    expect(event).toMatchObject({
      because: [
        { code: 'same-hand-bigger-stack' },
        { code: 'equal-stacks-share', because: { refs: ['pvb@2020-01:64b(2)'] } },
      ],
    });
  });

  it('[pvb:64b(3)] hand for hand, stacks are compared across tables', () => {
    const evening = new Evening('pvb');
    evening.start(11, 2);
    evening.do({
      type: 'BustOut',
      bustOut: hand('b'),
      together: 'handForHand',
      out: outOf('e1 3000, e2 7000'),
    });
    expect(placesOf(evening, ['e2', 'e1'])).toEqual([10, 11]);
  });

  it('[pvb:64a(1)] at two tables at once without hand for hand, the order of the reports counts', () => {
    const evening = new Evening('pvb');
    evening.start(11, 2);
    evening.do({
      type: 'BustOut',
      bustOut: hand('b'),
      together: 'sameTime',
      out: outOf('e1 7000, e2 3000'),
    });
    expect(placesOf(evening, ['e1', 'e2'])).toEqual([11, 10]);
  });

  it('[pvb:64b(1)] [pvb:64a(1)] two in one hand, one at another table after them: stacks part the two, the report all', () => {
    const evening = new Evening('pvb');
    evening.start(11, 2);
    evening.do({
      type: 'BustOut',
      bustOut: hand('b'),
      together: 'sameTime',
      out: outOf('e1 7000, e3 3000, e2 100'),
    });
    expect(placesOf(evening, ['e1', 'e3', 'e2'])).toEqual([10, 11, 9]);
  });

  it.each([
    { left: 5, told: 'e1 12000, e3 9500', expected: [4, 5] },
    { left: 8, told: 'e1 1000, e3 950', expected: [7, 8] },
    { left: 20, told: 'e1 1500, e3 900, e5 875', expected: [18, 19, 20] },
    { left: 6, told: 'e1 3000, e3 3000', expected: ['5=2', '5=2'] },
    { left: 2, told: 'e2', expected: [2] },
  ] as const)('[tda55:8.a] $told with $left left: places $expected', ({ left, told, expected }) => {
    const evening = new Evening('tda55', { seatsPerTable: 10 });
    evening.start(left, left > 5 ? 2 : 1);
    evening.do({ type: 'BustOut', bustOut: hand('b'), out: outOf(told) });
    expect(placesOf(evening, named(told))).toEqual(expected);
  });

  it.each([
    { told: 'e1 3100, e2 3000', expected: [9, 10] },
    { told: 'e1 3000, e2 3000', expected: ['9=2', '9=2'] },
  ] as const)('[tda55:8.b] hand for hand $told: places $expected', ({ told, expected }) => {
    const evening = new Evening('tda55');
    evening.start(10, 2);
    evening.do({ type: 'BustOut', bustOut: hand('b'), together: 'handForHand', out: outOf(told) });
    expect(placesOf(evening, ['e1', 'e2'])).toEqual(expected);
  });

  it('[tda55:8.c] out at two tables at the same time, they share whatever their stacks were', () => {
    const evening = new Evening('tda55');
    evening.start(16, 2);
    evening.do({
      type: 'BustOut',
      bustOut: hand('b'),
      together: 'sameTime',
      out: outOf('e1 4000, e2 900'),
    });
    expect(placesOf(evening, ['e1', 'e2'])).toEqual(['15=2', '15=2']);
  });

  // e1 and e3 lost the same hand at one table, e2 another at the other
  it.each([
    ['[pvb:64b(1)]', 'pvb', 'orderUnknown'],
    ['[oepbl:6.6 simultaneous bust]', 'oepbl', 'orderUnknown'],
    ['[tda55:8.a]', 'tda55', 'sameTime'],
  ] as const)('%s who share across tables still go by stacks at each of them (%s, %s)', (_, book, together) => {
    const evening = new Evening(book);
    evening.start(11, 2);
    evening.do({ type: 'BustOut', bustOut: hand('b'), together, out: outOf('e3 300, e1 900, e2 500') });
    expect(placesOf(evening, ['e1', 'e2', 'e3'])).toEqual(['9=2', '9=2', 11]);
  });

  describe('at two tables at the same time, and nobody knows who was first', () => {
    // where the order is known, whoever is told last is ahead
    it.each([
      ['[bdpv:6.28] the bigger stack is ahead', 'bdpv', 'e1 7000, e2 3000', [10, 11]],
      ['[bdpv:6.28] equal stacks share where the button is not known', 'bdpv', 'e1 3000, e2 3000', ['10=2', '10=2']],
      ['[gcb:T62.1] the bigger stack is ahead', 'gcb', 'e1 7000, e2 3000', [10, 11]],
      ['[oepbl:3.16] [oepbl:6.6] they share', 'oepbl', 'e1 7000, e2 3000', ['10=2', '10=2']],
      ['[tda55:8.c] they share', 'tda55', 'e1 7000, e2 3000', ['10=2', '10=2']],
      ['they share where the rulebook is silent', 'pvb', 'e1 7000, e2 3000', ['10=2', '10=2']],
      ['[bdpv:6.28] they share where a stack is not known', 'bdpv', 'e1 7000, e2', ['10=2', '10=2']],
    ] as const)('%s (%s)', (_, book, told, expected) => {
      const evening = new Evening(book);
      evening.start(11, 2);
      const asked = { type: 'BustOut', bustOut: hand('b'), together: 'orderUnknown', out: outOf(told) } as const;
      const [event] = evening.do(asked);
      expect(placesOf(evening, ['e1', 'e2'])).toEqual(expected);
      expect(event).toMatchObject({ together: 'orderUnknown' });
    });

    it.each([
      ['bdpv', 'order-unknown-stacks', ['6.28']],
      ['gcb', 'order-unknown-stacks', ['T62.1']],
      ['oepbl', 'order-unknown-share', ['6.6 simultaneous bust', '3.16']],
      ['tda55', 'different-tables-share', ['8.c']],
    ] as const)('says by which rule of %s: %s', (book, code, rules) => {
      const evening = new Evening(book);
      evening.start(11, 2);
      const [event] = evening.do({
        ...{ type: 'BustOut', bustOut: hand('b'), together: 'orderUnknown', out: outOf('e1 7000, e2 3000') },
      });
      const [reason] = event?.type === 'BustedOut' ? event.because : [];
      expect(reason?.code).toBe(code);
      expect(reason?.because?.refs.map((ref) => ref.slice(ref.indexOf(':') + 1))).toEqual(rules);
    });
  });

  it.each([
    { left: 20, told: 'e1 1200, e3 900', expected: [19, 20] },
    { left: 10, told: 'e1 4000, e3 3000, e5 2000', expected: [8, 9, 10] },
  ] as const)('[bdpv:6.28] $told with $left left: places $expected', ({ left, told, expected }) => {
    const evening = new Evening('bdpv', { seatsPerTable: 10 });
    evening.start(left, 2);
    evening.do({ type: 'BustOut', bustOut: hand('b'), out: outOf(told) });
    expect(placesOf(evening, named(told))).toEqual(expected);
  });

  // e1 sits at seat 1, e2 at seat 2 …
  it.each([
    { button: 6, told: 'e8 3000, e4 3000', expected: [8, 9] },
    { button: 1, told: 'e3 3000, e6 3000', expected: [8, 9] },
    { button: 6, told: 'e6 3000, e7 3000', expected: [8, 9] },
    { button: 2, told: 'e5 3000, e1 3000', expected: [8, 9] },
    { button: 1, told: 'e9 4000, e2 3000, e7 3000', expected: [7, 8, 9] },
  ] as const)(
    '[bdpv:6.28 gleich viele Chips] button $button, $told: places $expected',
    ({ button, told, expected }) => {
      const evening = new Evening('bdpv');
      evening.start(9, 1);
      evening.apply({ v: 1, type: 'ButtonPlaced', table: toTableId('t1'), seat: toSeatNo(button) satisfies SeatNo });
      evening.do({ type: 'BustOut', bustOut: hand('b'), out: outOf(told) });
      expect(placesOf(evening, named(told))).toEqual(expected);
    },
  );

  it('[bdpv:6.28 gleich viele Chips] where nobody placed the button they share, and are told so', () => {
    const evening = new Evening('bdpv');
    evening.start(9, 1);
    const [event] = evening.do({
      type: 'BustOut',
      bustOut: hand('b'),
      out: outOf('e8 3000, e4 3000'),
    });
    expect(placesOf(evening, ['e8', 'e4'])).toEqual(['8=2', '8=2']);
    expect(event).toMatchObject({ because: [{ code: 'equal-stacks-share' }, { code: 'button-unknown-shared' }] });
  });

  it('[bdpv:6.28 gleich viele Chips] told a hand later, the button of their own hand parts them', () => {
    const evening = new Evening('bdpv');
    evening.start(9, 1);
    const nextHand = { type: 'NextHand', tables: [toTableId('t1')] } as const;
    evening.do({ type: 'PlaceButton', table: toTableId('t1'), seat: 3 });
    evening.do(nextHand);
    evening.do(nextHand);
    // the button lay on 4 and lies on 5
    evening.do({ type: 'BustOut', bustOut: hand('b'), out: outOf('e8 3000, e4 3000'), handBefore: true });
    expect(placesOf(evening, ['e4', 'e8'])).toEqual([8, 9]);
  });

  it('whoever is told a hand later went out before those of the hand that runs', () => {
    const evening = new Evening('pvb');
    evening.start(9, 1);
    evening.do({ type: 'PlaceButton', table: toTableId('t1'), seat: 3 });
    for (let no = 0; no < 2; no += 1) evening.wait(60_000).do({ type: 'NextHand', tables: [toTableId('t1')] });
    evening.wait(60_000).do({ type: 'BustOut', bustOut: hand('now'), out: outOf('e8') });
    evening.do({ type: 'BustOut', bustOut: hand('before'), out: outOf('e2'), handBefore: true });
    evening.do({ type: 'BustOut', bustOut: hand('too'), out: outOf('e9'), handBefore: true });
    expect(placesOf(evening, ['e8', 'e9', 'e2'])).toEqual([7, 8, 9]);
  });

  it.each([
    { left: 4, told: 'e1 1200, e2 800', expected: [3, 4] },
    { left: 4, told: 'e1 1000, e2 1000', expected: ['3=2', '3=2'] },
    { left: 3, told: 'e1 1500, e2 900', expected: [2, 3] },
    { left: 4, told: 'e1 1025, e2 1000', expected: [3, 4] },
  ] as const)('[oepbl:6.6 simultaneous bust] $told with $left left: places $expected', ({ left, told, expected }) => {
    const evening = new Evening('oepbl');
    evening.start(left, 1);
    evening.do({ type: 'BustOut', bustOut: hand('b'), out: outOf(told) });
    expect(placesOf(evening, ['e1', 'e2'])).toEqual(expected);
  });

  it('shares all places where a stack is missing, until staff tell it', () => {
    const evening = new Evening('pvb');
    evening.start(6, 1);
    const [event] = evening.do({ type: 'BustOut', bustOut: hand('b'), out: outOf('e1 900, e2') });
    expect(placesOf(evening, ['e1', 'e2'])).toEqual(['5=2', '5=2']);
    expect(event).toMatchObject({ because: [{ code: 'stack-unknown' }] });
    evening.do({
      type: 'ChangeBustOut',
      bustOut: hand('b'),
      out: outOf('e1 900, e2 1000'),
    });
    expect(placesOf(evening, ['e1', 'e2'])).toEqual([6, 5]);
  });
});

describe('a bust-out', () => {
  const out = (entry: string, by: readonly string[] = []): { entry: EntryId; by: readonly EntryId[] } => ({
    entry: id(entry),
    by: by.map(id),
  });

  it('[bdpv:6.18] frees the seat and remembers it', () => {
    const evening = new Evening();
    evening.start(4, 1);
    const at = evening.state.entries.get(id('e2'))?.at;
    evening.do({ type: 'BustOut', bustOut: hand('b'), out: [out('e2', ['e3', 'e3'])] });
    expect(evening.state.entries.get(id('e2'))).toMatchObject({ out: 'b' });
    expect(evening.state.entries.get(id('e2'))).not.toHaveProperty('at');
    expect(evening.state.bustOuts[0]?.out).toEqual([{ entry: 'e2', rank: 1, by: ['e3'], from: at }]);
  });

  it('stops the clock with the last but one', () => {
    const evening = new Evening();
    evening.start(2, 1);
    evening.wait(90_000);
    const events = evening.do({ type: 'BustOut', bustOut: hand('b'), out: [out('e2', ['e1'])] });
    expect(events[1]).toMatchObject({
      type: 'ClockPaused',
      why: 'over',
      clock: { running: false, remaining: 13.5 * 60_000 },
    });
    expect(evening.refusal({ type: 'StartClock' })).toEqual({ code: 'over' });
  });

  it('shifts with a late entry', () => {
    const evening = new Evening();
    evening.start(4, 1);
    evening.do({ type: 'BustOut', bustOut: hand('b'), out: [out('e2')] });
    expect(placesOf(evening, ['e2'])).toEqual([4]);
    evening.enter(2);
    expect(placesOf(evening, ['e2'])).toEqual([6]);
  });

  it('is refused where it cannot be', () => {
    const evening = new Evening();
    evening.enter(11);
    evening.seatAll(2);
    const told = (...list: ReturnType<typeof out>[]) =>
      evening.refusal({ type: 'BustOut', bustOut: hand('b'), out: list });
    expect(told(out('e1'))).toEqual({ code: 'not-started' });
    evening.do({ type: 'StartClock' });
    evening.do({ type: 'BustOut', bustOut: hand('b0'), out: [out('e11')] });
    expect(told()).toEqual({ code: 'nothing-to-do' });
    expect(told(out('e99'))).toEqual({ code: 'no-such-entry', entry: 'e99' });
    expect(told(out('e11'))).toEqual({ code: 'already-out', entry: 'e11' });
    expect(told(out('e1'), out('e1'))).toEqual({ code: 'already-out', entry: 'e1' });
    expect(told(out('e1', ['e1']))).toEqual({ code: 'out-by-self', entry: 'e1' });
    expect(told(out('e1', ['e11']))).toEqual({ code: 'not-in-play', entry: 'e11' });
    // who wins a pot has chips left: neither took each other out, nor was one of them out by who is
    const eachOther = [out('e1', ['e3']), out('e3', ['e1'])];
    expect(told(...eachOther)).toEqual({ code: 'out-by-out', entry: 'e1', by: 'e3' });
    expect(told(out('e1', ['e5']), out('e3', ['e1', 'e5']))).toEqual({ code: 'out-by-out', entry: 'e3', by: 'e1' });
    expect(told(out('e1', ['e5']), out('e3', ['e5']))).toBeUndefined();
    expect(told(out('e1'), out('e2'))).toEqual({ code: 'different-tables', tables: ['t1', 't2'] });
    expect(told({ ...out('e1'), stackAtStart: toChips(110_001) } as never)).toEqual({
      code: 'stack-too-large',
      entry: 'e1',
      most: 110_000,
    });
    expect(evening.refusal({ type: 'BustOut', bustOut: hand('b0'), out: [out('e1')] })).toEqual({
      code: 'id-taken',
      id: 'b0',
    });
    expect(evening.refusal({ type: 'BustOut', bustOut: hand('b'), before: hand('x'), out: [out('e1')] })).toEqual({
      code: 'no-such-bust-out',
      bustOut: 'x',
    });
    const all = Array.from({ length: 10 }, (_, index) => out(`e${String(index + 1)}`));
    expect(evening.refusal({ type: 'BustOut', bustOut: hand('b'), together: 'sameTime', out: all })).toEqual({
      code: 'all-out',
      players: 10,
    });
  });

  it('is corrected to no one who went out in it himself', () => {
    const evening = new Evening();
    evening.start(4, 1);
    evening.do({ type: 'BustOut', bustOut: hand('b'), out: [out('e1'), out('e2')] });
    const corrected = (...list: ReturnType<typeof out>[]) =>
      evening.refusal({ type: 'ChangeBustOut', bustOut: hand('b'), out: list });
    expect(corrected(out('e1', ['e2']), out('e2', ['e3']))).toEqual({ code: 'out-by-out', entry: 'e1', by: 'e2' });
    expect(corrected(out('e1', ['e3']), out('e2', ['e3']))).toBeUndefined();
  });
});
