import { toPersonId } from '@riffle/people';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import type { TournamentEvent } from './event.ts';
import { fits } from './fits.ts';
import { toBustOutId, toEntryId, toTableId } from './ids.ts';
import { initial } from './initial.ts';
import { Evening, setupFor } from './testing.ts';

const e = (no: number) => toEntryId(`e${String(no)}`);
const t = (no: number) => toTableId(`t${String(no)}`);
const at = (table: number, seat: number) => ({ table: t(table), seat: toSeatNo(seat) });
const b = toBustOutId('b');

/** e1, e3, e5 at seats 1, 2, 3 of t1, e2, e4, e6 at t2; e6 is out; seat 9 of t1 is blocked. */
function night(): Evening {
  const evening = new Evening('pvb');
  evening.start(6, 2);
  evening.do({ type: 'BlockSeat', place: at(1, 9), label: 'dealer' });
  evening.do({ type: 'BustOut', bustOut: b, out: [{ entry: e(6), by: [] }] });
  return evening;
}
const { state } = night();
const clock = { level: 0, remaining: 0, running: true, speed: 1, at: 0 } as never;

const move = (no: number, from: ReturnType<typeof at>, to: ReturnType<typeof at>) => ({
  type: 'EntryMoved' as const,
  moved: { entry: e(no), from, to },
  how: 'byHand' as const,
  waitsOneHand: false,
  because: [],
});
const bust = (no: number, id = 'c', before?: string) => ({
  type: 'BustedOut' as const,
  bustOut: toBustOutId(id),
  out: [{ entry: e(no), rank: 1, by: [] }],
  at: 0 as never,
  level: 0,
  because: [],
  ...(before !== undefined && { before: toBustOutId(before) }),
});
const changed = (out: readonly number[], back: readonly number[]) => ({
  type: 'BustOutChanged' as const,
  bustOut: b,
  out: out.map((no) => ({ entry: e(no), rank: 1, by: [] })),
  back: back.map((no) => ({ entry: e(no), to: at(2, 8) })),
  because: [],
});
const removed = (no: number, heir?: number) =>
  ({
    type: 'StackRemoved',
    bustOut: toBustOutId('c'),
    entry: e(no),
    ...(heir !== undefined && { shares: [{ entry: e(heir), chips: 1 }] }),
  }) as never as Bare;
type Bare = TournamentEvent extends infer E ? (E extends TournamentEvent ? Omit<E, 'v'> : never) : never;
const fit = (event: Bare): boolean => fits(state, { v: 1, ...event } as TournamentEvent);

describe('a recorded event', () => {
  it.each<[string, Bare]>([
    ['a move from where he sits to a free seat', move(1, at(1, 1), at(2, 9))],
    ['a bust-out of one who is in', bust(1)],
    ['a bust-out before one that is known', bust(1, 'c', 'b')],
    ['a swap', { type: 'EntriesSwapped', a: { entry: e(1), to: at(2, 1) }, b: { entry: e(2), to: at(1, 1) } }],
    [
      'a break that takes all',
      {
        type: 'TableBroken',
        table: t(2),
        waitOneHand: [],
        how: 'proposed',
        because: [],
        moves: [
          { entry: e(2), from: at(2, 1), to: at(1, 5) },
          { entry: e(4), from: at(2, 2), to: at(1, 6) },
        ],
      },
    ],
    ['a reinstatement', { type: 'Reinstated', entry: e(6), bustOut: b, to: at(2, 3) }],
    ['a note', { type: 'Noted', text: 'x' }],
    ['a table that keeps its name', { type: 'TableChanged', table: t(1), name: '1' }],
    ['an absence', { type: 'MarkedAbsent', entry: e(1), at: 0 as never }],
    [
      'a final table with all',
      {
        type: 'FinalTableFormed',
        table: t(1),
        seats: [1, 2, 3, 4, 5].map((no) => ({ entry: e(no), to: at(1, no) })),
        how: 'proposed',
        because: [],
      },
    ],
    ['tables as large as the game has them', { type: 'TableSizeSet', most: 6, line: 1, at: 0 as never }],
    ['a halt that is waived', { type: 'HaltWaived', table: t(1), reason: 'x' }],
    ['a button on a seat that is there', { type: 'ButtonPlaced', table: t(1), seat: toSeatNo(3) }],
    ['a bust-out changed to two hands', changed([6, 1], [])],
    ['a bust-out whose player is back', changed([1], [6])],
    ['a stack removed', removed(1)],
    ['a stack removed and shared', removed(1, 2)],
    ['a bust-out moved before itself', { type: 'BustOutMoved', bustOut: b, before: b }],
    ['a bust-out moved to the end', { type: 'BustOutMoved', bustOut: b }],
  ])('%s fits', (_name, event) => {
    expect(fit(event)).toBe(true);
  });

  it.each<[string, Bare]>([
    ['a second creation', { type: 'Created', setup: setupFor('pvb'), at: 0 as never }],
    ['a move from elsewhere', move(1, at(1, 2), at(2, 9))],
    ['a move to a taken seat', move(1, at(1, 1), at(2, 1))],
    ['a move to a blocked seat', move(2, at(2, 1), at(1, 9))],
    ['a move to a seat that is not there', move(1, at(1, 1), at(2, 12))],
    ['a move to a table that is not there', move(1, at(1, 1), at(3, 1))],
    ['seating one who sits', { type: 'EntrySeated', seated: { entry: e(1), to: at(1, 8) }, by: 'hand' }],
    ['seating one who is out', { type: 'EntrySeated', seated: { entry: e(6), to: at(1, 8) }, by: 'hand' }],
    [
      'two drawn to one seat',
      {
        type: 'SeatsDrawn',
        seats: [
          { entry: e(1), to: at(1, 8) },
          { entry: e(2), to: at(1, 8) },
        ],
        because: [],
      },
    ],
    ['a bust-out of one who is out', bust(6)],
    ['a bust-out under a known id', bust(1, 'b')],
    ['a bust-out before an unknown one', bust(1, 'c', 'x')],
    [
      'a break that forgets somebody',
      {
        type: 'TableBroken',
        table: t(2),
        waitOneHand: [],
        how: 'proposed',
        because: [],
        moves: [{ entry: e(2), from: at(2, 1), to: at(1, 5) }],
      },
    ],
    [
      'a final table that forgets somebody',
      { type: 'FinalTableFormed', table: t(1), seats: [{ entry: e(1), to: at(1, 1) }], how: 'proposed', because: [] },
    ],
    [
      'an entry that is there',
      { type: 'EntriesAdded', entries: [{ entry: e(1), person: toPersonId('x'), no: 9, stack: 1 as never }] },
    ],
    [
      'a person who is entered',
      { type: 'EntriesAdded', entries: [{ entry: e(9), person: toPersonId('p1'), no: 9, stack: 1 as never }] },
    ],
    ['a withdrawal of one who plays', { type: 'EntryWithdrawn', entry: e(1) }],
    ['a check-out after the start', { type: 'CheckedOut', entries: [e(1)] }],
    ['a table that is there', { type: 'TableAdded', table: t(1), name: 'x', seats: 9 }],
    ['a name that is taken', { type: 'TableAdded', table: t(3), name: '1', seats: 9 }],
    ['a table made too small', { type: 'TableChanged', table: t(1), seats: 2 }],
    ['the removal of a table with players', { type: 'TableRemoved', table: t(1) }],
    ['a block of a taken seat', { type: 'SeatBlocked', place: at(1, 1), label: 'x' }],
    ['an unblocking of an open seat', { type: 'SeatUnblocked', place: at(1, 8) }],
    ['a start of a running clock', { type: 'ClockStarted', clock }],
    [
      'a level that is not there',
      { type: 'ClockSet', clock: { ...(clock as object), level: 99 } as never, how: 'jump' },
    ],
    ['levels without the clock that runs by them', { type: 'LevelsChanged', levels: [] }],
    ['a countdown after the start', JSON.parse('{"type":"CountdownStarted","until":1,"then":"wait"}')],
    ['the end of no countdown', { type: 'CountdownCancelled' }],
    ['an unlocking of one who is free', { type: 'EntryUnlocked', entry: e(1) }],
    ['the return of one who was not away', { type: 'MarkedPresent', entry: e(1) }],
    ['a reinstatement of one who is in', { type: 'Reinstated', entry: e(1), bustOut: b }],
    [
      'a change that leaves one out of no hand',
      { type: 'BustOutChanged', bustOut: b, out: [{ entry: e(1), rank: 1, by: [] }], because: [] },
    ],
    ['a move of an unknown bust-out', { type: 'BustOutMoved', bustOut: toBustOutId('x') }],
    ['a bust-out changed that nobody knows', { ...changed([6], []), bustOut: toBustOutId('x') }],
    ['one hand that takes all', changed([1, 2, 3, 4, 5, 6], [])],
    ['one out twice in a hand', changed([6, 6], [])],
    ['one out and back in one', changed([6], [6])],
    ['one back who was not out', changed([6], [1])],
    ['a bust-out by nobody known', { ...changed([6], []), out: [{ entry: e(6), rank: 1, by: [e(9)] }] }],
    ['a stack removed of one who is out', removed(6)],
    ['a stack removed under a known id', { ...removed(1), bustOut: b } as Bare],
    ['an absence of one who is out', { type: 'MarkedAbsent', entry: e(6), at: 0 as never }],
    [
      'a bust-out of all who are in',
      { ...bust(1), out: [1, 2, 3, 4, 5].map((no) => ({ entry: e(no), rank: 1, by: [] })) },
    ],
    ['a bust-out by one who is not there', { ...bust(1), out: [{ entry: e(1), rank: 1, by: [e(2), e(9)] }] }],
    ['one back on a seat that is taken', { ...changed([1], []), back: [{ entry: e(6), to: at(1, 2) }] }],
    ['a reinstatement on a seat that is taken', { type: 'Reinstated', entry: e(6), bustOut: b, to: at(1, 1) }],
    ['a reinstatement from another hand', { type: 'Reinstated', entry: e(6), bustOut: toBustOutId('x') }],
    [
      'a break whose players stay at the table',
      {
        type: 'TableBroken',
        table: t(2),
        waitOneHand: [],
        how: 'proposed',
        because: [],
        moves: [
          { entry: e(2), from: at(2, 1), to: at(1, 5) },
          { entry: e(4), from: at(2, 2), to: at(2, 3) },
        ],
      },
    ],
    [
      'a break in which one comes from elsewhere',
      {
        type: 'TableBroken',
        table: t(2),
        waitOneHand: [],
        how: 'proposed',
        because: [],
        moves: [
          { entry: e(2), from: at(2, 1), to: at(1, 5) },
          { entry: e(4), from: at(1, 1), to: at(1, 6) },
        ],
      },
    ],
    [
      'a final table at which two get one seat',
      {
        type: 'FinalTableFormed',
        table: t(1),
        seats: [1, 2, 3, 4, 5].map((no) => ({ entry: e(no), to: at(1, Math.min(no, 4)) })),
        how: 'proposed',
        because: [],
      },
    ],
    [
      'a final table with one elsewhere',
      {
        type: 'FinalTableFormed',
        table: t(1),
        seats: [1, 2, 3, 4, 5].map((no) => ({ entry: e(no), to: at(no === 5 ? 2 : 1, no) })),
        how: 'proposed',
        because: [],
      },
    ],
    ['a table renamed to a name that is taken', { type: 'TableChanged', table: t(1), name: '2' }],
    ['a person who is entered, for another', { type: 'PersonChanged', entry: e(1), person: toPersonId('p2') } as Bare],
    [
      'buttons of which one lies nowhere',
      {
        type: 'ButtonsDrawn',
        buttons: [
          { table: t(1), seat: toSeatNo(1) },
          { table: t(9), seat: toSeatNo(1) },
        ],
        because: [],
      },
    ],
    ['a stack removed and shared with one who is out', removed(1, 6)],
    ['a move before an unknown bust-out', { type: 'BustOutMoved', bustOut: b, before: toBustOutId('x') }],
    ['a button at no table', { type: 'ButtonPlaced', table: t(9), seat: toSeatNo(3) }],
    ['a button on no seat', { type: 'ButtonPlaced', table: t(1), seat: toSeatNo(12) }],
    ['a halt at no table', { type: 'HaltWaived', table: t(9), reason: 'x' }],
  ])('%s does not fit', (_name, event) => {
    expect(fit(event)).toBe(false);
  });

  it('is asked by what there is: somebody away, several out in a hand, rulings and penalties', () => {
    const evening = night();
    evening.do({ type: 'MarkAbsent', entry: e(1) });
    evening.do({ type: 'BustOut', bustOut: toBustOutId('c'), out: [e(2), e(4)].map((entry) => ({ entry, by: [] })) });
    const fitsNow = (event: Bare): boolean => fits(evening.state, { v: 1, ...event } as TournamentEvent);
    const away = { type: 'MarkedAbsent', entry: e(1), at: 0 as never } as const;
    expect([fitsNow(away), fitsNow({ ...away, excused: true })]).toEqual([false, true]);
    const one = (no: number) => ({ entry: e(no), rank: 1, by: [] });
    const change = (out: readonly number[], back: readonly number[]): Bare => ({
      type: 'BustOutChanged',
      bustOut: toBustOutId('c'),
      out: out.map(one),
      back: back.map((no) => ({ entry: e(no) })),
      because: [],
    });
    // whoever was out in it is still named, out or back
    expect(
      [
        [[2, 4], []],
        [[2], [4]],
        [[2], []],
        [[4], []],
        [[], [2, 4]],
      ].map(([out = [], back = []]) => fitsNow(change(out, back))),
    ).toEqual([true, true, false, false, true]);
    // of four who are left after that hand one stays
    expect(fitsNow(change([2, 4, 1, 3], []))).toBe(true);
    expect(fitsNow(change([2, 4, 1, 3, 5], []))).toBe(false);
  });

  it('fits nothing but a creation at the beginning', () => {
    expect(fits(initial, { v: 1, type: 'Noted', text: 'x' })).toBe(false);
    expect(fits(initial, { v: 2, type: 'Created', setup: setupFor('pvb'), at: 0 as never })).toBe(true);
  });
});
