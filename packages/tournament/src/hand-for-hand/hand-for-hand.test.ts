import { append, type Commit, later, restore, toCommitId } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { due } from '../due.ts';
import type { TournamentEvent } from '../event.ts';
import { type TableId, toBustOutId, toEntryId, toTableId } from '../ids.ts';
import { places } from '../places.ts';
import { proposals } from '../seating/index.ts';
import { toMillis } from '../structure.ts';
import { director, Evening } from '../testing.ts';
import { tournament } from '../tournament.ts';
import { view } from '../view-of.ts';
import type { InHand } from './hand-for-hand.ts';

const [t1, t2, t3] = [toTableId('t1'), toTableId('t2'), toTableId('t3')];
const e = (no: number) => toEntryId(`e${String(no)}`);
const MINUTE = 60_000;

/** Running at several tables with nine places paid. */
function evening(book: string, players = 10, tables = 2, paid = 9): Evening {
  const prizes = Array.from({ length: paid }, (_, index) => toCents(1000 * (paid + 1 - index)));
  const night = new Evening(book, { prizes });
  night.start(players, tables);
  for (const id of night.state.breakOrder) night.do({ type: 'PlaceButton', table: id, seat: firstSeat(night, id) });
  return night;
}
const at = (night: Evening, table: TableId) =>
  [...night.state.entries.values()].filter((entry) => entry.at?.table === table);
function firstSeat(night: Evening, table: TableId) {
  const [first] = at(night, table);
  if (first?.at === undefined) throw new Error('nobody sits there');
  return first.at.seat;
}
const begin = (night: Evening, until = 9) => night.do({ type: 'StartHandForHand', until });
const tell = (night: Evening, table: TableId, is: InHand = 'done') => night.do({ type: 'TellHand', table, is });
const finish = (night: Evening) => {
  for (const id of night.state.breakOrder) if (night.state.handForHand?.tables[id] !== 'done') tell(night, id);
};
const deal = (night: Evening, minutes?: number) =>
  night.do({ type: 'NextHand', tables: night.state.breakOrder, ...(minutes !== undefined && { minutes }) });
/** Announced, the hands that ran are over, and one was dealt at all tables. */
function together(book: string, players = 10, tables = 2): Evening {
  const night = evening(book, players, tables);
  begin(night, Math.min(9, players - 1));
  finish(night);
  deal(night);
  return night;
}
/** One of a table goes out, beaten by another of it, with so many chips at the start of the hand. */
function out(night: Evening, table: TableId, stack: number, named: string) {
  const [loser, winner] = at(night, table);
  if (loser === undefined || winner === undefined) throw new Error('nobody to lose');
  night.do({
    type: 'BustOut',
    bustOut: toBustOutId(named),
    out: [{ entry: loser.id, stackAtStart: toChips(stack), by: [winner.id] }],
  });
  return loser.id;
}
const placeOf = (night: Evening, entry: ReturnType<typeof e>) => places(night.state).get(entry);

describe('hand-for-hand', () => {
  it('a table that was told as finished late is not finished with the hand after it', () => {
    const night = together('pvb', 10, 3);
    const done = { type: 'TellHand', table: t1, is: 'done', hand: 1 } as const;
    night.do(done);
    finish(night);
    deal(night);
    expect(night.refusal(done)).toEqual({ code: 'another-hand-runs', table: t1, hand: 2 });
    night.do({ ...done, hand: 2 });
  });

  it('[tda55:7.a] [pvb:35a(1)] a table that has finished waits, and the next hand is dealt at all tables together', () => {
    for (const book of ['tda55', 'pvb', 'gcb', 'bdpv', 'oepbl']) {
      const night = together(book, 10, 3);
      expect(night.refusal({ type: 'NextHand', tables: [t1] })).toMatchObject({
        code: 'all-tables-together',
        tables: [t2, t3],
      });
      tell(night, t1);
      tell(night, t3);
      expect(night.refusal({ type: 'NextHand', tables: [t1, t2, t3] })).toMatchObject({
        code: 'others-still-play',
        tables: [t2],
      });
      const before = [...night.state.tables.values()].map((table) => table.positions?.button);
      tell(night, t2);
      deal(night);
      expect(night.state.handForHand?.tables).toEqual({ [t1]: 'playing', [t2]: 'playing', [t3]: 'playing' });
      // the button has moved at every table
      for (const [index, table] of [...night.state.tables.values()].entries()) {
        expect(table.positions?.button).not.toBe(before[index]);
      }
    }
  });

  it('plays the hands out that ran when it was announced, and deals the first together only then', () => {
    const night = evening('tda55', 10, 2);
    begin(night);
    expect(night.refusal({ type: 'NextHand', tables: [t1, t2] })?.code).toBe('others-still-play');
    expect(view(night.state, { as: 'room' }).handForHand).toMatchObject({ until: 9, tables: { [t1]: 'playing' } });
    expect(view(night.state, { as: 'room' }).handForHand).not.toHaveProperty('hand');
    finish(night);
    deal(night);
    expect(view(night.state, { as: 'room' }).handForHand?.hand).toBe(1);
  });

  it('deals to a table whose button nobody has told as well', () => {
    const night = new Evening('tda55');
    night.start(10, 2);
    begin(night);
    finish(night);
    deal(night);
    expect(night.state.handForHand).toMatchObject({ hand: 1, tables: { [t1]: 'playing', [t2]: 'playing' } });
  });

  it('[tda55:7.a] [pvb:35a(1)] has no effect at one table: it is not begun there, and ends with the second-last', () => {
    for (const book of ['tda55', 'pvb']) {
      const alone = evening(book, 6, 1);
      expect(alone.refusal({ type: 'StartHandForHand', until: 3 })?.code).toBe('one-table');
      const night = together(book, 8, 2);
      night.do({ type: 'BreakTable', table: t2, reason: 'genug Platz' });
      expect(night.state.handForHand).toBeUndefined();
      expect(night.events.at(-1)).toEqual({ v: 1, type: 'HandForHandEnded', why: 'oneTable' });
    }
  });

  it('[tda55:7.b] a called all-in waits with its cards until the other tables have finished; two that wait do not wait for each other', () => {
    const night = together('tda55', 10, 3);
    tell(night, t1, 'allIn');
    tell(night, t2, 'allIn');
    expect(night.refusal({ type: 'TellHand', table: t1, is: 'done' })).toMatchObject({
      code: 'others-still-play',
      tables: [t3],
      refs: ['tda55@undated:7.a', 'tda55@undated:7.b'],
    });
    tell(night, t3);
    tell(night, t1);
    tell(night, t2);
    deal(night);
    expect(night.state.handForHand?.hand).toBe(2);
  });

  it('[pvb:35a(1)] knows no all-in that waits where the rulebook stops only who has finished', () => {
    const night = together('pvb', 10, 2);
    expect(night.refusal({ type: 'TellHand', table: t1, is: 'allIn' })).toMatchObject({
      code: 'no-freeze',
      refs: ['pvb@2020-01:35a(1)'],
    });
  });

  it('[tda55:8.b] [pvb:64b(3)] whoever had more at the start of the hand is ahead, whichever table told of it first', () => {
    for (const book of ['tda55', 'pvb', 'gcb', 'bdpv', 'oepbl']) {
      const night = together(book, 11, 2);
      const poor = out(night, t1, 3000, 'first');
      night.wait(4 * MINUTE);
      const rich = out(night, t2, 7000, 'second');
      expect(placeOf(night, rich)).toEqual({ place: 10 });
      expect(placeOf(night, poor)).toEqual({ place: 11 });
      const other = together(book, 11, 2);
      const ahead = out(other, t1, 7000, 'first');
      const behind = out(other, t2, 3000, 'second');
      expect(placeOf(other, ahead)).toEqual({ place: 10 });
      expect(placeOf(other, behind)).toEqual({ place: 11 });
    }
  });

  it('[tda55:8.b] [pvb:64b(3)] nor does it matter whose stack is taken away between', () => {
    for (const book of ['tda55', 'pvb']) {
      const night = together(book, 11, 2);
      const rich = out(night, t1, 7000, 'first');
      const [excluded] = at(night, t1);
      night.do({
        type: 'RemoveStack',
        bustOut: toBustOutId('excluded'),
        entry: excluded?.id ?? e(0),
        chips: toChips(1000),
        reason: 'cheating',
      });
      const poor = out(night, t2, 3000, 'second');
      expect([rich, poor, excluded?.id ?? e(0)].map((entry) => placeOf(night, entry)?.place)).toEqual([9, 10, 11]);
    }
  });

  it('[tda55:8.b] [pvb:64b(3)] whoever went out a hand ago and is told only now is ranked with those of that hand', () => {
    const night = together('pvb', 12, 3);
    const first = out(night, t1, 2000, 'first');
    finish(night);
    deal(night);
    const [late, by] = at(night, t2);
    const now = out(night, t3, 500, 'now');
    night.do({
      type: 'BustOut',
      bustOut: toBustOutId('late'),
      out: [{ entry: late?.id ?? e(0), stackAtStart: toChips(1000), by: by === undefined ? [] : [by.id] }],
      handBefore: true,
    });
    finish(night);
    const placed = places(night.state);
    expect([now, first, late?.id ?? e(0)].map((id) => placed.get(id)?.place)).toEqual([10, 11, 12]);
  });

  it('[tda55:8.b] nobody is ranked with the first common hand who went out in the one before it', () => {
    const night = together('tda55', 12, 3);
    const [late] = at(night, t2);
    const now = out(night, t3, 500, 'now');
    night.do({
      type: 'BustOut',
      bustOut: toBustOutId('late'),
      out: [{ entry: late?.id ?? e(0), stackAtStart: toChips(1000), by: [] }],
      handBefore: true,
    });
    finish(night);
    const placed = places(night.state);
    expect([now, late?.id ?? e(0)].map((id) => placed.get(id)?.place)).toEqual([11, 12]);
  });

  it('[pvb:64b(3)] who had the same shares both places', () => {
    const night = together('pvb', 11, 2);
    const a = out(night, t1, 3000, 'first');
    const b = out(night, t2, 3000, 'second');
    expect(placeOf(night, a)).toEqual({ place: 10, sharedBy: 2 });
    expect(placeOf(night, b)).toEqual({ place: 10, sharedBy: 2 });
  });

  it('[tda55:8.b] of two on the bubble the bigger stack is paid', () => {
    const night = together('tda55', 10, 2);
    const rich = out(night, t1, 3100, 'first');
    const poor = out(night, t2, 3000, 'second');
    finish(night);
    const { entries, prizes } = view(night.state, { as: 'room' });
    expect(entries[rich]?.place).toBe(9);
    expect(prizes[8]).toBe(2000);
    expect(entries[poor]?.place).toBe(10);
  });

  it('counts who went out in the hand before as out in another, and the hand that ran at the announcement as well', () => {
    const night = evening('tda55', 12, 2);
    begin(night, 9);
    const early = out(night, t1, 100, 'early');
    finish(night);
    deal(night);
    const first = out(night, t2, 5000, 'first');
    finish(night);
    deal(night);
    const second = out(night, t1, 200, 'second');
    expect([early, first, second].map((id) => placeOf(night, id)?.place)).toEqual([12, 11, 10]);
  });

  it('[pvb:64b(3)] nobody in the room is told a place before all tables have finished', () => {
    const night = together('pvb', 11, 2);
    const gone = out(night, t1, 3000, 'first');
    const told = view(night.state, { as: 'room' });
    expect(told.entries[gone]).not.toHaveProperty('place');
    expect(told.bustOuts).toEqual([]);
    expect(view(night.state, { as: 'staff' }).bustOuts[0]).toMatchObject({ open: true });
    tell(night, t1);
    expect(view(night.state, { as: 'room' }).entries[gone]).not.toHaveProperty('place');
    tell(night, t2);
    expect(view(night.state, { as: 'room' }).entries[gone]?.place).toBe(11);
    expect(view(night.state, { as: 'room' }).bustOuts).toHaveLength(1);
  });

  it('is taken back like all else, with the places', () => {
    const night = together('tda55', 11, 2);
    const first = out(night, t1, 3000, 'first');
    const second = out(night, t2, 7000, 'second');
    expect(placeOf(night, first)?.place).toBe(11);
    const last = night.commits.at(-1)?.id ?? '';
    const undo: Commit<TournamentEvent> = {
      id: toCommitId('undo'),
      version: night.commits.length + 1,
      at: night.now,
      actor: director,
      events: [],
      takesBack: [toCommitId(last)],
    };
    const { state } = append(tournament, restore(tournament, night.commits), undo);
    expect(places(state).get(first)?.place).toBe(11);
    expect(state.entries.get(second)?.at?.table).toBe(t2);
  });
});

describe('the clock in hand-for-hand', () => {
  const left = (night: Evening) => night.state.clock?.remaining ?? 0;

  it('stands where the rulebook counts minutes for a hand, loses them with each, and goes on at the end', () => {
    const night = evening('tda55', 10, 2);
    night.wait(5 * MINUTE);
    begin(night);
    expect(night.state.clock?.running).toBe(false);
    const before = left(night);
    finish(night);
    deal(night);
    expect(left(night)).toBe(before - 2 * MINUTE);
    finish(night);
    deal(night, 3);
    expect(left(night)).toBe(before - 5 * MINUTE);
    finish(night);
    expect(night.refusal({ type: 'NextHand', tables: [t1, t2], minutes: 4 })).toMatchObject({
      code: 'hand-too-long',
      most: 3,
    });
    night.do({ type: 'EndHandForHand' });
    expect(night.state.clock?.running).toBe(true);
  });

  it('goes over into the next level with what is too much, and into a break with nothing', () => {
    const night = evening('tda55', 10, 2);
    const { level, remaining } = night.state.clock ?? { level: 0, remaining: 0 };
    night.do({ type: 'AddTime', ms: MINUTE - remaining });
    begin(night);
    finish(night);
    const next = night.state.setup?.levels[level + 1];
    deal(night);
    expect(night.state.clock).toMatchObject({ level: level + 1, remaining: (next?.duration ?? 0) - MINUTE });
  });

  it('runs on where the rulebook says nothing of stopping it', () => {
    const night = evening('pvb', 10, 2);
    begin(night);
    finish(night);
    expect(deal(night).some(({ type }) => type === 'ClockSet')).toBe(false);
    expect(night.state.clock?.running).toBe(true);
    night.do({ type: 'EndHandForHand' });
    expect(night.state.clock?.running).toBe(true);
  });

  it('lets a break run out in which it was announced, and stands from the first moment of the next level', () => {
    const night = evening('tda55', 10, 2);
    night.do({ type: 'BreakNow', duration: toMillis(10 * MINUTE) });
    const before = left(night);
    night.wait(2 * MINUTE);
    begin(night);
    expect(night.state.clock?.running).toBe(true);
    expect(due(night.state)).toEqual({ at: later(night.now, 8 * MINUTE), command: { type: 'PauseClock' } });
    night.actor = { id: 'clock', role: 'clock' };
    expect(night.refusal({ type: 'PauseClock' })?.code).toBe('clock-stopped');
    // the machine comes to it late: not a second of the level is lost
    night.wait(8 * MINUTE + 3000);
    night.do({ type: 'PauseClock' });
    expect(night.state.clock).toMatchObject({ running: false, remaining: before });
    expect(night.state.clock).not.toHaveProperty('interlude');
    expect(due(night.state)).toBeUndefined();
  });

  it('stands too where somebody ends that break by hand', () => {
    const night = evening('tda55', 10, 2);
    night.do({ type: 'BreakNow', duration: toMillis(10 * MINUTE) });
    begin(night);
    night.do({ type: 'EndBreak' });
    expect(night.state.clock?.running).toBe(false);
    expect(due(night.state)).toBeUndefined();
  });

  it('does not go on by itself where tables were joined: people are on their way', () => {
    const night = together('tda55', 8, 2);
    night.do({ type: 'BreakTable', table: t2, reason: 'genug Platz' });
    expect(night.state.clock?.running).toBe(false);
  });
});

describe('when hand-for-hand begins and ends', () => {
  const proposed = (night: Evening) => proposals(night.state).find(({ kind }) => kind === 'handForHand');

  it('is proposed one place before the money, and accepted by a tap', () => {
    for (const book of ['tda55', 'pvb', 'gcb', 'bdpv', 'oepbl']) {
      const night = evening(book, 24, 3, 23);
      const proposal = proposed(night);
      expect(proposal).toMatchObject({ until: 23, goal: 'money' });
      night.do({ type: 'AcceptProposal', proposal: proposal?.key ?? '' });
      expect(night.state.handForHand?.until).toBe(23);
      expect(proposed(night)).toBeUndefined();
      expect(proposed(evening(book, 25, 3, 23))).toBeUndefined();
    }
  });

  it('[pvb:35a(1)] is proposed before the final table and a jump of the prizes where the management decides', () => {
    const prizes = Array.from({ length: 20 }, (_, index) => toCents(index < 19 ? 3000 : 1000));
    const night = (book: string, players: number, tables: number, paid = prizes) => {
      const begun = new Evening(book, { prizes: paid });
      begun.start(players, tables);
      return begun;
    };
    expect(proposed(night('pvb', 20, 3))).toMatchObject({ until: 19, goal: 'jump' });
    expect(proposed(night('pvb', 19, 3))).toBeUndefined();
    expect(proposed(night('pvb', 11, 2, []))).toMatchObject({ until: 10, goal: 'finalTable' });
    for (const [players, tables] of [
      [20, 3],
      [11, 2],
    ] as const) {
      expect(proposed(night('gcb', players, tables))).toBeUndefined();
    }
  });

  it('ends by itself with the bubble where the rulebook leaves it open, and is proposed to end where the management decides', () => {
    for (const book of ['gcb', 'bdpv', 'oepbl']) {
      const night = together(book, 10, 2);
      out(night, t1, 3000, 'bubble');
      tell(night, t1);
      expect(night.state.handForHand).toBeDefined();
      expect(tell(night, t2).map(({ type }) => type)).toContain('HandForHandEnded');
      expect(night.state.handForHand).toBeUndefined();
    }
    for (const book of ['pvb', 'tda55']) {
      const night = together(book, 10, 2);
      out(night, t1, 3000, 'bubble');
      finish(night);
      expect(night.state.handForHand).toBeDefined();
      const end = proposals(night.state).find(({ kind }) => kind === 'endHandForHand');
      night.do({ type: 'AcceptProposal', proposal: end?.key ?? '' });
      expect(night.state.handForHand).toBeUndefined();
    }
  });

  it('goes on where nobody went out', () => {
    const night = together('gcb', 10, 2);
    finish(night);
    expect(night.state.handForHand).toBeDefined();
  });

  it('says for how many it can be played', () => {
    const night = evening('tda55', 10, 2);
    for (const until of [0, 10, 1.5]) {
      expect(night.refusal({ type: 'StartHandForHand', until })).toMatchObject({
        code: 'until-out-of-range',
        left: 10,
      });
    }
    begin(night, 5);
    expect(night.refusal({ type: 'StartHandForHand', until: 4 })?.code).toBe('hand-for-hand-on');
    night.do({ type: 'EndHandForHand' });
    expect(night.refusal({ type: 'EndHandForHand' })?.code).toBe('no-hand-for-hand');
    expect(night.refusal({ type: 'TellHand', table: t1, is: 'done' })?.code).toBe('no-hand-for-hand');
  });
});

describe('between hands', () => {
  const kinds = (night: Evening) => proposals(night.state).map(({ kind }) => kind);
  const board = (night: Evening) => view(night.state, { as: 'staff' }).handForHand?.afterwards;

  it('nobody is proposed to change his table before all have finished the hand, and the board says what waits', () => {
    for (const book of ['tda55', 'pvb', 'gcb', 'bdpv', 'oepbl']) {
      const night = together(book, 25, 3);
      for (let nth = 0; nth < 3; nth += 1) out(night, t1, 1000, `out${String(nth)}`);
      expect(kinds(night)).not.toContain('balance');
      expect(board(night)).toEqual(['balance']);
      expect(view(night.state, { as: 'room' }).handForHand).not.toHaveProperty('afterwards');
      tell(night, t1);
      tell(night, t2);
      expect(kinds(night)).not.toContain('balance');
      tell(night, t3);
      expect(kinds(night)).toContain('balance');
      expect(board(night)).toBeUndefined();
    }
  });

  it('no table is proposed to be broken meanwhile, nor while the hands run out that ran at the announcement', () => {
    const night = evening('tda55', 21, 3);
    for (let nth = 0; nth < 3; nth += 1) out(night, t1, 1000, `early${String(nth)}`);
    expect(kinds(night)).toEqual(['breakTable']);
    begin(night);
    expect(kinds(night)).toEqual([]);
    expect(board(night)).toEqual(['breakTable']);
    finish(night);
    expect(kinds(night)).toEqual(['breakTable']);
  });
});

describe('a bust-out of hand-for-hand that is told late', () => {
  /** As `out`, in the hand before the one that runs. */
  function late(night: Evening, table: TableId, stack: number, named: string) {
    const [loser, winner] = at(night, table);
    if (loser === undefined || winner === undefined) throw new Error('nobody to lose');
    night.do({
      type: 'BustOut',
      bustOut: toBustOutId(named),
      out: [{ entry: loser.id, stackAtStart: toChips(stack), by: [winner.id] }],
      handBefore: true,
    });
    return loser.id;
  }
  const placesOf = (night: Evening, ...entries: readonly ReturnType<typeof e>[]) =>
    entries.map((entry) => placeOf(night, entry)?.place);

  it('[tda55:8.b] [pvb:64b(3)] is ranked by its stack with those of its own hand, behind all of the next', () => {
    for (const book of ['tda55', 'pvb', 'gcb', 'bdpv', 'oepbl']) {
      const night = together(book, 15, 3);
      const first = out(night, t1, 3000, 'first');
      finish(night);
      deal(night);
      const next = out(night, t2, 500, 'next');
      // 5,000 at the start of the hand in which the first of them had 3,000
      const told = late(night, t3, 5000, 'late');
      expect(placesOf(night, next, told, first)).toEqual([13, 14, 15]);
      finish(night);
      expect(placesOf(night, next, told, first)).toEqual([13, 14, 15]);
    }
  });

  it('is behind all of them where it was in the hand that ran at the announcement', () => {
    const night = together('tda55', 15, 3);
    const next = out(night, t2, 500, 'next');
    const told = late(night, t3, 5000, 'late');
    expect(placesOf(night, next, told)).toEqual([14, 15]);
  });

  it('falls in line however one that was told before it is taken back', () => {
    const night = together('tda55', 15, 3);
    out(night, t1, 3000, 'first');
    finish(night);
    deal(night);
    out(night, t2, 500, 'next');
    const { events } = night;
    const told = late(night, t3, 5000, 'late');
    // without the one of the next hand the late one stands all the same: it names no other
    expect(events.findLast(({ type }) => type === 'BustedOut')).not.toHaveProperty('before');
    expect(night.state.bustOuts.map(({ id }) => id)).toEqual(['first', 'late', 'next']);
    expect(placeOf(night, told)).toBeDefined();
  });

  it('has its hand asked for once hand-for-hand has ended, until a hand more was counted there', () => {
    const night = together('gcb', 10, 2);
    const bubble = out(night, t1, 3000, 'bubble');
    finish(night);
    expect(night.state.handForHand).toBeUndefined();
    expect(view(night.state, { as: 'staff' }).lastTogether).toEqual({ hand: 1, tables: { [t1]: 1, [t2]: 1 } });
    expect(view(night.state, { as: 'room' })).not.toHaveProperty('lastTogether');
    expect(view(night.state, { as: 'dealer', table: t2, link: 0 }).lastTogether?.tables).toEqual({ [t2]: 1 });
    night.do({ type: 'NextHand', tables: [t1, t2] });
    const since = out(night, t1, 900, 'since');
    // table 1 has told of a later one: nobody there is of that hand any more
    expect(view(night.state, { as: 'staff' }).lastTogether?.tables).toEqual({ [t2]: 2 });
    const told = late(night, t2, 7000, 'late');
    expect(placesOf(night, since, told, bubble)).toEqual([8, 9, 10]);
    night.do({ type: 'NextHand', tables: [t2] });
    expect(night.state.togetherOver).toBeUndefined();
  });

  it('is of a later hand unless it is said: nobody shares a place with the last common hand because no further one was counted', () => {
    for (const book of ['tda55', 'pvb', 'gcb', 'bdpv', 'oepbl']) {
      const night = together(book, 10, 2);
      const bubble = out(night, t1, 3000, 'bubble');
      finish(night);
      if (night.state.handForHand !== undefined) night.do({ type: 'EndHandForHand' });
      const later = out(night, t2, 100, 'later');
      expect(placesOf(night, later, bubble)).toEqual([9, 10]);
      expect(night.state.bustOuts.at(-1)?.hand).toBeUndefined();
    }
  });

  it('is of that hand where it is said, and where the table still played it when hand-for-hand was ended by hand', () => {
    const night = together('gcb', 10, 2);
    const bubble = out(night, t1, 3000, 'bubble');
    finish(night);
    expect(placesOf(night, late(night, t2, 7000, 'same'), bubble)).toEqual([9, 10]);
    const ended = together('gcb', 12, 2);
    const first = out(ended, t1, 3000, 'first');
    tell(ended, t1);
    ended.do({ type: 'EndHandForHand' });
    expect(view(ended.state, { as: 'staff' }).lastTogether?.tables).toEqual({ [t1]: 1, [t2]: 0 });
    const same = out(ended, t2, 7000, 'same');
    expect(placesOf(ended, same, first)).toEqual([11, 12]);
    expect(ended.state.bustOuts.at(-1)?.hand).toBe(1);
  });

  it('is asked for just so at tables that nobody counts', () => {
    const uncounted = new Evening('gcb', { prizes: Array.from({ length: 8 }, () => toCents(1000)) });
    uncounted.start(10, 2);
    begin(uncounted, 9);
    finish(uncounted);
    deal(uncounted);
    const poor = out(uncounted, t1, 3000, 'poor');
    finish(uncounted);
    const other = late(uncounted, t2, 1000, 'other');
    expect(placesOf(uncounted, poor, other)).toEqual([9, 10]);
    const later = out(uncounted, t2, 100, 'later');
    expect(placeOf(uncounted, later)?.place).toBe(8);
  });
});
