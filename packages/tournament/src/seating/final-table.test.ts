import { describe, expect, it, test } from 'vitest';
import { toEntryId } from '../ids.ts';
import type { Setup } from '../setup.ts';
import { type Arranged, arranged, at, bust, codes, entriesOf, seatsTo, sizes } from './arranged.ts';
import { proposals } from './proposals.ts';

/** Two tables with so many players in all, one of nine seats or as the event has it. */
function two(book: string, players: number, changes: Partial<Setup> = {}) {
  const seats = changes.seatsPerTable ?? 9;
  const half = Math.ceil(players / 2);
  const table = (count: number): Arranged => ({ taken: seatsTo(count), seats });
  return arranged(book, { A: table(half), B: table(players - half) }, changes);
}

const kind = (evening: ReturnType<typeof two>) => proposals(evening.state)[0]?.kind;

describe('when the final table is formed', () => {
  test.each([
    { book: 'pvb', players: 10, changes: {} },
    { book: 'gcb', players: 10, changes: {} },
    { book: 'tda55', players: 9, changes: {} },
    { book: 'oepbl', players: 9, changes: {} },
    { book: 'bdpv', players: 9, changes: {} },
    { book: 'bdpv', players: 7, changes: { seatsPerTable: 6 } },
  ])('$book $changes: with $players players, and not with one more', ({ book, players, changes }) => {
    expect(kind(two(book, players, changes))).toBe('finalTable');
    expect(kind(two(book, players + 1, changes))).not.toBe('finalTable');
  });

  test("[pvb:08(1)] hold'em: 11 left play on at two tables, 10 are joined", () => {
    const evening = two('pvb', 11);
    expect(proposals(evening.state).map((one) => one.kind)).toEqual(['handForHand']);
    expect(sizes(evening.state)).toEqual({ A: 6, B: 5 });
    bust(evening, 'A1');
    evening.do({ type: 'AcceptProposal', proposal: proposals(evening.state)[0]?.key ?? '' });
    expect(Object.values(sizes(evening.state))).toEqual([10]);
  });

  test('[pvb:08(2)] Omaha: 9 play on, 8 are joined', () => {
    const omaha: Partial<Setup> = { game: 'omaha', seatsPerTable: 8 };
    expect(kind(two('pvb', 9, omaha))).toBe('handForHand');
    expect(kind(two('pvb', 8, omaha))).toBe('finalTable');
  });

  test.each([
    { seatsPerTable: 9, size: 10 },
    { seatsPerTable: 8, size: 9 },
    { seatsPerTable: 6, size: 7 },
  ])('[gcb:T11.1] $seatsPerTable-handed: $size players', ({ seatsPerTable, size }) => {
    expect(kind(two('gcb', size, { seatsPerTable }))).toBe('finalTable');
    expect(kind(two('gcb', size + 1, { seatsPerTable }))).not.toBe('finalTable');
  });

  test('[gcb:T11.2] never more than ten', () => {
    expect(kind(two('gcb', 10, { seatsPerTable: 10 }))).toBe('finalTable');
    expect(kind(two('gcb', 11, { seatsPerTable: 10 }))).not.toBe('finalTable');
  });

  test('[gcb:T11.3] the last match of a heads-up event has two players', () => {
    expect(kind(two('gcb', 3, { seatsPerTable: 2 }))).not.toBe('finalTable');
    expect(kind(two('gcb', 2, { seatsPerTable: 2 }))).toBe('finalTable');
  });

  test('[tda55:2.c] the seat limit in force holds for the final table as well', () => {
    expect(kind(two('tda55', 10, { seatsPerTable: 10 }))).toBe('finalTable');
    expect(kind(two('tda55', 10))).not.toBe('finalTable');
  });
});

describe('how it is formed', () => {
  test('[pvb:26b(1)] everybody is drawn anew, the button too', () => {
    const evening = two('pvb', 10);
    const [proposal] = proposals(evening.state);
    expect(codes(proposal)).toEqual(['final-table-reached', 'fresh-draw', 'button-redrawn']);
    const events = evening.do({ type: 'AcceptProposal', proposal: proposal?.key ?? '' });
    expect(events.map(({ type }) => type)).toEqual(['TableChanged', 'FinalTableFormed', 'ButtonsDrawn']);
    const [table] = [...evening.state.tables.values()];
    expect(table?.seats).toBe(10);
    expect(new Set(entriesOf(evening.state).map((entry) => entry.at?.seat)).size).toBe(10);
    expect(table?.positions?.button).toBeGreaterThan(0);
    expect(evening.state.finalTable).toBe(true);
    expect(proposals(evening.state)).toEqual([]);
  });

  it('takes the larger table, and leaves its blocked seats free', () => {
    const evening = arranged('gcb', { A: { taken: seatsTo(5), seats: 10 }, B: { taken: seatsTo(4), seats: 8 } });
    evening.do({ type: 'BlockSeat', place: at('A', 6), label: 'camera' });
    evening.do({ type: 'AcceptProposal', proposal: proposals(evening.state)[0]?.key ?? '' });
    expect(sizes(evening.state)).toEqual({ A: 9 });
    expect(entriesOf(evening.state).some((entry) => entry.at?.seat === 6)).toBe(false);
  });

  it('may be formed earlier for a reason, as far as the seats go', () => {
    const evening = arranged('tda55', { A: { taken: seatsTo(6), seats: 10 }, B: { taken: seatsTo(4), seats: 9 } });
    expect(evening.refusal({ type: 'FormFinalTable', reason: ' ' })).toEqual({ code: 'reason-needed' });
    const events = evening.do({ type: 'FormFinalTable', reason: 'the room closes' });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'FinalTableFormed', how: 'otherwise', reason: 'the room closes' }),
    );
    expect(events[0]).toMatchObject({ type: 'ClockPaused' });
    const many = two('tda55', 12);
    expect(many.refusal({ type: 'FormFinalTable', reason: 'late' })).toEqual({
      code: 'too-many-for-final-table',
      players: 12,
      size: 9,
    });
  });

  it('moves locked players too: all are drawn', () => {
    const evening = two('gcb', 10);
    evening.do({ type: 'LockEntry', entry: toEntryId('A1') });
    evening.do({ type: 'AcceptProposal', proposal: proposals(evening.state)[0]?.key ?? '' });
    expect(Object.values(sizes(evening.state))).toEqual([10]);
  });
});
