import { type SeatNo, toSeatNo } from '@riffle/table';
import { describe, expect, it, test } from 'vitest';
import type { TournamentCommand } from '../command.ts';
import { fits } from '../fits.ts';
import { toBustOutId, toEntryId, toPenaltyId, toTableId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { whileAway } from './away-in-hand.ts';

const [t1, t2] = [toTableId('t1'), toTableId('t2')];
const e = (no: number) => toEntryId(`e${String(no)}`);

/** Running, the button of every table on seat 1. */
function evening(book: string, players: number, tables = 1): Evening {
  const night = new Evening(book);
  night.start(players, tables);
  for (const table of night.state.tables.values()) button(night, table.id, 1);
  return night;
}
const button = (night: Evening, table: typeof t1, seat: SeatNo) => night.do({ type: 'PlaceButton', table, seat });
const hand = (night: Evening, ...tables: readonly (typeof t1)[]) =>
  night.do({ type: 'NextHand', tables: tables.length === 0 ? [t1] : tables });
const punish = (measure: 'oneHand' | 'rounds', offence: 'touching' | 'exposedCards', entry = 1): TournamentCommand => ({
  type: 'GivePenalty',
  penalty: toPenaltyId(`penalty-${String(entry)}`),
  entry: e(entry),
  offence,
  measure,
  ...(measure === 'rounds' && { rounds: 1 }),
});
const out = (night: Evening, ...entries: readonly number[]) =>
  night.do({
    type: 'BustOut',
    bustOut: toBustOutId(`b${String(entries[0])}`),
    out: entries.map((entry) => ({ entry: e(entry), by: [] })),
  });

describe('the next hand', () => {
  it('moves the button and both blinds, is counted, and says so to everybody', () => {
    const night = evening('pvb', 6);
    hand(night);
    expect(night.state.tables.get(t1)).toMatchObject({
      positions: { button: 2, smallBlind: 3, bigBlind: 4 },
      hand: { no: 2, at: night.now },
    });
    hand(night);
    expect(view(night.state, { as: 'room' }).tables[t1]).toMatchObject({ hand: { no: 3 }, positions: { button: 3 } });
  });

  it('is counted once where two tell of the same hand, and late news of one is no news of another', () => {
    const night = evening('pvb', 12, 2);
    const none = { type: 'NextHand', tables: [t1], over: [{ table: t1, hand: 0 }] } as const;
    night.do(none);
    const other = { code: 'another-hand-runs', table: t1, hand: 2 };
    expect(night.refusal(none)).toEqual(other);
    const all = [t1, t2].map((table) => ({ table, hand: 0 }));
    // one tap for all tables is all of them or none
    expect(night.refusal({ type: 'NextHand', tables: [t1, t2], over: all })).toEqual(other);
    night.do({ type: 'NextHand', tables: [t1], over: [{ table: t1, hand: 2 }] });
    expect(night.state.tables.get(t1)?.hand?.no).toBe(3);
  });

  it('is the same that staff were shown as coming', () => {
    const night = evening('gcb', 6);
    out(night, 3);
    const shown = view(night.state, { as: 'staff' }).tables[t1]?.coming;
    hand(night);
    expect(night.state.tables.get(t1)?.positions).toEqual(shown);
    expect(view(night.state, { as: 'room' }).tables[t1]).not.toHaveProperty('coming');
  });

  test('[pvb:27(1)] [oepbl:6.5 Dealer Button: dead button] leaves the marker with who had it where its seat is empty', () => {
    for (const book of ['pvb', 'oepbl']) {
      const night = evening(book, 6);
      hand(night);
      out(night, 3);
      // 2 had the button, and the small blind of seat 3 is out: the button would be there
      const shown = view(night.state, { as: 'staff' }).tables[t1];
      expect(shown?.coming).toMatchObject({ button: 3, marker: 2, smallBlind: 4, bigBlind: 5 });
      expect(shown).not.toHaveProperty('marker');
      hand(night);
      expect(view(night.state, { as: 'room' }).tables[t1]).toMatchObject({ positions: { button: 3 }, marker: 2 });
      hand(night);
      expect(view(night.state, { as: 'staff' }).tables[t1]).toMatchObject({ positions: { button: 4 } });
      expect(view(night.state, { as: 'staff' }).tables[t1]).not.toHaveProperty('marker');
    }
  });

  test('[tda55:49.a] [bdpv:3.2 Button-Lage] puts it in front of the empty seat elsewhere', () => {
    for (const book of ['tda55', 'bdpv', 'gcb']) {
      const night = evening(book, 6);
      hand(night);
      out(night, 3);
      hand(night);
      expect(view(night.state, { as: 'staff' }).tables[t1]).toMatchObject({ positions: { button: 3 } });
      expect(view(night.state, { as: 'staff' }).tables[t1]).not.toHaveProperty('marker');
    }
  });

  const late = (night: Evening, ...entries: readonly number[]) =>
    night.do({
      ...{ type: 'BustOut', bustOut: toBustOutId(`late${String(entries[0])}`), handBefore: true },
      out: entries.map((entry) => ({ entry: e(entry), by: [] })),
    });

  test('[bdpv:3.2 einmal pro Runde] gives no blind to who is told only then to have gone out in the hand before', () => {
    for (const book of ['pvb', 'bdpv', 'tda55', 'gcb', 'oepbl']) {
      const inTime = evening(book, 6);
      hand(inTime);
      out(inTime, 5);
      hand(inTime);
      const told = evening(book, 6);
      hand(told);
      hand(told);
      expect(told.state.tables.get(t1)?.positions).toEqual({ button: 3, smallBlind: 4, bigBlind: 5 });
      late(told, 5);
      // as if it had been told in time, and the hand is counted once
      expect(told.state.tables.get(t1)?.positions).toEqual(inTime.state.tables.get(t1)?.positions);
      expect(told.state.tables.get(t1)?.positions).toEqual({ button: 3, smallBlind: 4, bigBlind: 6 });
      expect(told.state.tables.get(t1)?.hand?.no).toBe(3);
      hand(inTime);
      hand(told);
      expect(told.state.tables.get(t1)?.positions).toEqual(inTime.state.tables.get(t1)?.positions);
    }
  });

  it('is set right for two who are told one after the other, and heads-up for who is left', () => {
    const two = evening('bdpv', 6);
    hand(two);
    hand(two);
    late(two, 5);
    late(two, 6);
    expect(two.state.tables.get(t1)?.positions).toEqual({ button: 3, smallBlind: 4, bigBlind: 1 });
    const three = evening('tda55', 3);
    hand(three);
    late(three, 3);
    // the first hand was 1, 2, 3: with 3 out the button is 2, and 1 has the big blind
    expect(three.state.tables.get(t1)?.positions).toEqual({ button: 2, smallBlind: 2, bigBlind: 1 });
  });

  it('stays as it is where who is out had no blind, in the hand that runs, and after the button was placed by hand', () => {
    const night = evening('pvb', 6);
    hand(night);
    hand(night);
    late(night, 1);
    expect(night.commits.at(-1)?.events[0]).not.toHaveProperty('dealtWithout');
    out(night, 5);
    expect(night.state.tables.get(t1)?.positions).toEqual({ button: 3, smallBlind: 4, bigBlind: 5 });
    const placed = evening('pvb', 6);
    hand(placed);
    button(placed, t1, 3);
    late(placed, 5);
    expect(placed.state.tables.get(t1)?.positions?.button).toBe(3);
    expect(placed.commits.at(-1)?.events[0]).not.toHaveProperty('dealtWithout');
  });

  it('falls with the hand that it set right', () => {
    const night = evening('pvb', 6);
    hand(night);
    hand(night);
    late(night, 5);
    const told = night.commits.at(-1)?.events[0];
    const before = evening('pvb', 6);
    hand(before);
    expect(told && fits(night.state, told)).toBe(false);
    expect(told && fits(before.state, told)).toBe(false);
    hand(before);
    expect(told && fits(before.state, told)).toBe(true);
  });

  test('[pvb:26(2)] [tda55:55.a] [gcb:T31] has a dead button where the small blind has gone out', () => {
    for (const book of ['pvb', 'tda55', 'gcb']) {
      const night = evening(book, 6);
      hand(night);
      out(night, 3);
      hand(night);
      expect(night.state.tables.get(t1)?.positions).toEqual({ button: 3, smallBlind: 4, bigBlind: 5 });
    }
  });

  test('is one for the whole room, and none where the button of one table is unknown', () => {
    const night = evening('pvb', 12, 2);
    hand(night, t1, t2);
    expect([...night.state.tables.values()].map((table) => table.hand?.no)).toEqual([2, 2]);
    night.do({ type: 'AddTable', table: toTableId('t3'), name: '3', seats: 9 });
    expect(night.refusal({ type: 'NextHand', tables: [t1, toTableId('t3')] })).toEqual({
      code: 'button-unknown',
      table: 't3',
    });
    expect(night.refusal({ type: 'NextHand', tables: [] })?.code).toBe('nothing-to-do');
  });

  it('waits for the start', () => {
    const night = new Evening('pvb');
    night.enter(6);
    night.seatAll(1);
    button(night, t1, 1);
    expect(night.refusal({ type: 'NextHand', tables: [t1] })?.code).toBe('not-started');
  });
});

describe('whoever came in between button and small blind', () => {
  /** Two more seats left of the button are empty, and one is taken by a newcomer. */
  function newcomer(book: string) {
    const night = evening(book, 7, 1);
    out(night, 3, 4);
    button(night, t1, 1);
    night.do({ type: 'AddTable', table: t2, name: '2', seats: 9 });
    night.enter(1);
    night.do({ type: 'SeatEntry', entry: e(8), at: { table: t1, seat: toSeatNo(3) } });
    return night;
  }

  test('[pvb:10(1)] [gcb:T9.2] [tda55:4.c] sits out until the button has passed him, and then is dealt in', () => {
    for (const book of ['pvb', 'gcb', 'tda55']) {
      const night = newcomer(book);
      expect(view(night.state, { as: 'staff' }).tables[t1]?.coming?.sitsOut).toEqual([e(8)]);
      hand(night);
      expect(night.state.entries.get(e(8))?.waits).toBe(true);
      const [begun] = hand(night);
      expect(begun).toMatchObject({ type: 'HandBegun', dealtIn: [e(8)] });
      expect(night.state.entries.get(e(8))).not.toHaveProperty('waits');
    }
  });

  test('[bdpv:6.13] is dealt in at once', () => {
    expect(newcomer('bdpv').state.entries.get(e(8))).not.toHaveProperty('waits');
  });
});

describe('a penalty', () => {
  const left = (night: Evening) => night.state.penalties[0]?.left;

  test('[pvb:69(12)a] [pvb:69(17)] of a round is served by the hands of the table, the running one first', () => {
    const night = evening('pvb', 8);
    night.do(punish('rounds', 'touching'));
    expect(left(night)).toBe(8);
    for (let no = 1; no <= 7; no += 1) hand(night);
    expect(left(night)).toBe(1);
    hand(night);
    expect(night.state.penalties[0]).toMatchObject({ left: 0, ended: 'served' });
  });

  test('[gcb:T59.3] [tda55:34.b] [pvb:66(1)] begins after the hand in which cards were exposed', () => {
    for (const book of ['gcb', 'tda55', 'pvb']) {
      const night = evening(book, 6);
      night.do(punish('rounds', 'exposedCards'));
      expect(left(night)).toBe(6);
      hand(night);
      expect(left(night)).toBe(6);
      hand(night);
      expect(left(night)).toBe(5);
    }
  });

  test('[gcb:T57.B5] [tda55:41.d] does not shrink when somebody goes out', () => {
    const night = evening('gcb', 6);
    night.do(punish('rounds', 'touching'));
    out(night, 4, 5);
    for (let no = 0; no <= 5; no += 1) hand(night);
    expect(left(night)).toBe(1);
    hand(night);
    expect(night.state.penalties[0]?.ended).toBe('served');
  });

  test('[oepbl:2.16 penalty ladder] [oepbl:6.1 penalty ladder] of an orbit lasts until the button has come round', () => {
    const night = evening('oepbl', 6);
    night.do(punish('rounds', 'touching'));
    // the hand that ran is none of it
    hand(night);
    const began = night.state.tables.get(t1)?.positions?.button;
    let hands = 0;
    while (night.state.penalties[0]?.ended === undefined && hands < 20) {
      hand(night);
      hands += 1;
    }
    expect(night.state.tables.get(t1)?.positions?.button).toBe(began);
    expect(hands).toBe(6);
  });

  test('[oepbl:2.16 penalty ladder] an orbit is the button, not the players: with two out it is over sooner', () => {
    const night = evening('oepbl', 6);
    night.do(punish('rounds', 'touching'));
    hand(night);
    out(night, 4, 5);
    let hands = 0;
    while (night.state.penalties[0]?.ended === undefined && hands < 20) {
      hand(night);
      hands += 1;
    }
    expect(hands).toBeLessThan(6);
  });

  it('goes on where its player sits, and at no other table', () => {
    const night = evening('gcb', 12, 2);
    night.do(punish('oneHand', 'touching'));
    hand(night, t2);
    hand(night, t2);
    expect(left(night)).toBe(1);
    hand(night, t1);
    hand(night, t1);
    expect(night.state.penalties[0]?.ended).toBe('served');
  });
});

describe('whoever serves a penalty', () => {
  const left = (night: Evening) => night.state.penalties[0]?.left;
  const coming = (night: Evening) => view(night.state, { as: 'staff' }).tables[t1]?.coming;
  /** Entry 1 at six: what falls to its seat, hand by hand, while it is away. */
  function served(book: string, table = 6) {
    const night = evening(book, table);
    night.do(punish('rounds', 'touching'));
    const seat = night.state.entries.get(e(1))?.at?.seat;
    const paid: (string | undefined)[] = [];
    for (let no = 0; no < table - 1; no += 1) {
      const shown = coming(night);
      expect(shown?.away).toMatchObject([{ entry: e(1), hand: 'dead' }]);
      paid.push(shown?.away?.[0]?.pays);
      hand(night);
      const positions = night.state.tables.get(t1)?.positions;
      const blind =
        positions?.bigBlind === seat ? 'bigBlind' : positions?.smallBlind === seat ? 'smallBlind' : undefined;
      expect(paid.at(-1)).toBe(blind);
    }
    return { night, paid };
  }

  test('[gcb:T57.B7] is dealt in, and pays both blinds when they fall to his seat', () => {
    expect(served('gcb').paid).toEqual(expect.arrayContaining(['smallBlind', 'bigBlind']));
  });

  test('[oepbl:2.17] is dealt in during an orbit, and his blinds are taken', () => {
    expect(served('oepbl').paid).toEqual(expect.arrayContaining(['smallBlind', 'bigBlind']));
  });

  test('[oepbl:6.1 ban effect] stays away from the table as long as the ban lasts, while cards go to his seat', () => {
    const again = evening('oepbl', 6);
    again.do(punish('rounds', 'touching'));
    for (let no = 0; no < 5; no += 1) {
      expect(coming(again)?.away).toMatchObject([{ entry: e(1), hand: 'dead', from: 'table' }]);
      hand(again);
    }
    expect(whileAway(setupOf(again.state))[0].refs).toContain('oepbl@2011-01-18:6.1 ban effect');
  });

  it.each([
    { rule: 'gcb:T57.B6', where: 'table' },
    { rule: 'tda55:41.e', where: 'area' },
  ])('[$rule] goes away from the $where until the last of his hands', ({ rule, where }) => {
    const night = evening(rule.slice(0, rule.indexOf(':')), 6);
    night.do(punish('rounds', 'touching'));
    const [goes] = whileAway(setupOf(night.state));
    expect(coming(night)?.away).toMatchObject([{ entry: e(1), from: where }]);
    expect(goes.refs.map((ref) => ref.replace(/@[^:]*/, ''))).toEqual([rule]);
    for (let no = 0; no <= 6; no += 1) {
      expect(coming(night)?.away?.map(({ entry }) => entry) ?? []).toEqual(
        (night.state.penalties[0]?.left ?? 0) > (night.state.penalties[0]?.begins ? 0 : 1) ? [e(1)] : [],
      );
      hand(night);
    }
    expect(night.state.penalties[0]?.ended).toBe('served');
    expect(coming(night)).not.toHaveProperty('away');
  });

  test('who is away for a time is told with its end: whoever looks later sees him back, hand or no hand', () => {
    const sentAway: TournamentCommand = {
      type: 'GivePenalty',
      penalty: toPenaltyId('time'),
      entry: e(1),
      offence: 'misconduct',
      measure: 'time',
      minutes: 20,
    };
    const night = evening('bdpv', 6);
    night.do(sentAway);
    const until = night.now + 20 * 60_000;
    expect(coming(night)?.away).toMatchObject([{ entry: e(1), hand: 'dead', until }]);
    // hands that are left keep him away besides
    const other = evening('pvb', 6);
    other.do(sentAway);
    other.do(punish('rounds', 'touching'));
    expect(coming(other)?.away?.[0]).not.toHaveProperty('until');
  });

  test('[pvb:69(12)d] may come back for the hand after his last, and the table is told so before it', () => {
    const night = evening('pvb', 4);
    night.do(punish('rounds', 'touching'));
    for (let no = 1; no <= 3; no += 1) {
      expect(coming(night)).not.toHaveProperty('back');
      hand(night);
    }
    expect(coming(night)).toMatchObject({ back: [e(1)] });
    expect(coming(night)).not.toHaveProperty('away');
    hand(night);
    expect(coming(night)).not.toHaveProperty('back');
  });

  it('what holds when a blind puts somebody all-in is told with its rule, and his penalty goes on after that hand', () => {
    const night = evening('pvb', 6);
    night.do(punish('rounds', 'touching'));
    const [, , allIn] = whileAway(setupOf(night.state));
    expect(allIn).toMatchObject({ value: 'liveForMainPot', refs: ['pvb@2020-01:69(12)b'] });
    const left = night.state.penalties[0]?.left ?? 0;
    hand(night);
    // and goes on with his penalty after that hand
    expect(night.state.penalties[0]).toMatchObject({ left: left - 1 });
    expect(whileAway(setupOf(evening('gcb', 6).state))[2].value).toBe('deadAndOut');
  });

  test('[pvb:69(17)] is away from this moment on, and the book keeps when, why and by which rule', () => {
    const night = evening('pvb', 6);
    night.do(punish('rounds', 'touching'));
    expect(night.state.penalties[0]).toMatchObject({ at: night.now, offence: 'touching', measure: 'rounds' });
    expect(night.state.penalties[0]).not.toHaveProperty('begins');
    hand(night);
    expect(left(night)).toBe(5);
  });
});
