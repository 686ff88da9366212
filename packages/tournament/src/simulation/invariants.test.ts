import { toChips } from '@riffle/cards';
import { toPersonId } from '@riffle/people';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { type EntryId, toBustOutId, toEntryId, toTableId } from '../ids.ts';
import type { BustOut, Entry, Tournament } from '../state.ts';
import { Evening } from '../testing.ts';
import { invariants } from './invariants.ts';

const [e1, e2, e3, e4] = [toEntryId('e1'), toEntryId('e2'), toEntryId('e3'), toEntryId('e4')];
const t1 = toTableId('t1');
const at = (seat: number, table = t1) => ({ table, seat: toSeatNo(seat) });

/** e1 to e5 at seats 1 to 5 of one table with six; e4 is out by hand `b`, e5 after him by hand `c`. */
function night(): Tournament {
  const evening = new Evening('pvb', { seatsPerTable: 6 });
  const [, , , , e5 = e4] = evening.start(5, 1);
  evening.do({ type: 'BlockSeat', place: at(6), label: 'dealer' });
  for (const [id, entry] of [['b', e4] as const, ['c', e5] as const])
    evening.do({ type: 'BustOut', bustOut: toBustOutId(id), out: [{ entry, by: [] }] });
  return evening.state;
}
const state = night();
const stacks = (changes: Readonly<Record<string, number>> = {}): ReadonlyMap<EntryId, number> =>
  new Map(
    Object.entries({ e1: 30_000, e2: 10_000, e3: 10_000, e4: 0, e5: 0, ...changes }).map(([id, count]) => [
      toEntryId(id),
      count,
    ]),
  );
const withEntry = (id: typeof e1, change: Partial<Entry>): Tournament => {
  const entry = state.entries.get(id);
  if (entry === undefined) throw new RangeError('no such entry');
  return { ...state, entries: state.entries.with(id, { ...entry, ...change }) };
};
const withHand = (id: string, change: (hand: BustOut) => BustOut): Tournament => ({
  ...state,
  bustOuts: state.bustOuts.map((hand) => (hand.id === id ? change(hand) : hand)),
});
const told = (broken: Tournament, chips?: ReadonlyMap<EntryId, number>) =>
  invariants(broken, chips).map(({ rule, about }) => `${rule} ${about}`);

describe('what must always be so', () => {
  it('is so in a night that goes by the rules, with its chips and without', () => {
    expect(told(state)).toEqual([]);
    expect(told(state, stacks())).toEqual([]);
  });

  it.each([
    ['two on one seat', withEntry(e2, { at: at(1) }), ['a-seat-holds-one t1/1']],
    ['one on a blocked seat', withEntry(e2, { at: at(6) }), ['a-seat-exists-and-is-open t1/6']],
    ['one on a seat that is not there', withEntry(e2, { at: at(7) }), ['a-seat-exists-and-is-open t1/7']],
    [
      'one before the first seat',
      withEntry(e2, { at: { table: t1, seat: 0 as never } }),
      ['a-seat-exists-and-is-open t1/0'],
    ],
    ['one at no table', withEntry(e2, { at: at(1, toTableId('t2')) }), ['a-seat-exists-and-is-open t2/1']],
    ['one who is out and sits', withEntry(e4, { at: at(4) }), ['who-is-out-has-no-seat e4']],
    ['one person twice', withEntry(e2, { person: toPersonId('p1') }), ['a-person-plays-once e2']],
    ['one number twice', withEntry(e2, { no: 1 }), ['running-numbers-are-unique e2']],
    ['a number that is yet to come', withEntry(e2, { no: 6 }), ['running-numbers-are-unique e2']],
    ['a table that breaks twice', { ...state, breakOrder: [t1, t1] }, ['break-order-holds-each-table-once t1,t1']],
    ['a table that never breaks', { ...state, breakOrder: [] }, ['break-order-holds-each-table-once ']],
    ['another that breaks', { ...state, breakOrder: [toTableId('t2')] }, ['break-order-holds-each-table-once t2']],
    [
      'one out by a hand that does not name him',
      withEntry(e3, { out: toBustOutId('b') }),
      ['who-is-out-has-no-seat e3', 'out-once e3', 'places-are-a-permutation 5'],
    ],
    [
      'one out in two hands',
      withHand('c', (hand) => ({ ...hand, out: [...hand.out, { entry: e4, rank: 1, by: [] }] })),
      ['out-once e4', 'places-are-a-permutation 4'],
    ],
    [
      'one named by a hand who is in',
      withHand('b', (hand) => ({ ...hand, out: [...hand.out, { entry: e3, rank: 2, by: [] }] })),
      ['out-once e3', 'places-are-a-permutation 7'],
    ],
  ])('tells of %s', (_what, broken, expected) => {
    expect(told(broken)).toEqual(expected);
  });

  it.each([
    ['a chip too many', stacks({ e1: 30_001 }), ['chips-are-conserved 50001']],
    ['a chip too few', stacks({ e1: 29_999 }), ['chips-are-conserved 49999']],
    ['a stack below nothing', stacks({ e2: -1, e1: 40_001 }), ['chips-are-conserved e2']],
    ['half a chip', stacks({ e2: 9_999.5, e1: 30_000.5 }), ['chips-are-conserved e1', 'chips-are-conserved e2']],
    ['chips of one who is out', stacks({ e4: 1, e1: 29_999 }), ['chips-are-conserved e4']],
  ])('tells of %s', (_what, chips, expected) => {
    expect(told(state, chips)).toEqual(expected);
  });

  it('chips that were taken away with their player are no longer there', () => {
    const removed = { why: 'excluded', chips: toChips(4_000) } as const;
    const gone = withHand('b', (hand) => ({ ...hand, removed }));
    expect(told(gone, stacks({ e1: 26_000 }))).toEqual([]);
    const shared = withHand('b', (hand) => ({ ...hand, removed: { ...removed, shares: [] } }));
    expect(told(shared, stacks())).toEqual([]);
  });
});
