import { describe, expect, it, test } from 'vitest';
import type { TournamentEvent } from '../event.ts';
import { toEntryId, toTableId } from '../ids.ts';
import type { Evening } from '../testing.ts';
import { type Arranged, arranged, at, bust, codes, seatOf, seatsTo, sizes } from './arranged.ts';
import { proposals } from './proposals.ts';

const six: Arranged = { taken: seatsTo(6) };
const three = { A: six, B: six, C: six };
const leagueDay = { rulebook: { id: 'pvb', edition: '2020-01', occasion: 'leagueDay' } };

const joining = (evening: Evening) => proposals(evening.state).find(({ kind }) => kind !== 'balance');
const accept = (evening: Evening) => evening.do({ type: 'AcceptProposal', proposal: joining(evening)?.key ?? '' });
const broken = (events: readonly TournamentEvent[]) => events.find((event) => event.type === 'TableBroken');

describe('one table fewer', () => {
  test('[tda55:5.b] [bdpv:6.10] 18 players at three tables of nine: the first in the order is broken, three to each of the others', () => {
    for (const book of ['tda55', 'bdpv']) {
      const evening = arranged(book, three);
      expect(joining(evening)).toMatchObject({ kind: 'breakTable', table: 'A' });
      accept(evening);
      expect(sizes(evening.state)).toEqual({ B: 9, C: 9 });
    }
  });

  test('[tda55:5.b] [bdpv:6.10] 19 at three tables, 12 at two: nothing is broken', () => {
    expect(joining(arranged('tda55', { ...three, A: { taken: seatsTo(7) } }))).toBeUndefined();
    expect(joining(arranged('bdpv', { A: six, B: six }))).toBeUndefined();
  });

  test('[tda55:4.d] the published order says which', () => {
    const evening = arranged('tda55', three);
    expect(codes(joining(evening))).toContain('break-order-published');
    evening.do({ type: 'OrderTables', breakOrder: [toTableId('C')] });
    expect(joining(evening)).toMatchObject({ table: 'C' });
  });

  test('[pvb:09(2)] the management decides which and when', () => {
    const evening = arranged('pvb', three);
    expect(codes(joining(evening))).toContain('break-by-management');
    expect(evening.refusal({ type: 'BreakTable', table: toTableId('B'), reason: '' })).toEqual({
      code: 'reason-needed',
    });
    const events = evening.do({ type: 'BreakTable', table: toTableId('B'), reason: 'its dealer goes home' });
    expect(broken(events)).toMatchObject({ table: 'B', how: 'otherwise', reason: 'its dealer goes home' });
    expect(sizes(evening.state)).toEqual({ A: 9, C: 9 });
  });

  test('[pvb:08a(2)] [oepbl:3.15 end] never where each table plays to its end', () => {
    const sitAndGo = { rulebook: { id: 'oepbl', edition: '2011-01-18', occasion: 'sitAndGo' } };
    for (const evening of [arranged('pvb', three, leagueDay), arranged('oepbl', three, sitAndGo)]) {
      expect(joining(evening)).toBeUndefined();
      expect(evening.refusal({ type: 'BreakTable', table: toTableId('A'), reason: 'late' })).toMatchObject({
        code: 'sit-and-go',
      });
    }
  });

  it('counts blocked seats, and is refused by hand where the others have no room', () => {
    const evening = arranged('gcb', three);
    evening.do({ type: 'BlockSeat', place: at('B', 9), label: 'camera' });
    expect(joining(evening)).toBeUndefined();
    expect(evening.refusal({ type: 'BreakTable', table: toTableId('A'), reason: 'now' })).toEqual({
      code: 'no-free-seat',
      players: 6,
      seats: 5,
    });
  });

  it('makes way for evening out when it is dismissed, until somebody goes out', () => {
    const evening = arranged('gcb', { A: { taken: seatsTo(7) }, B: { taken: seatsTo(6) }, C: { taken: seatsTo(5) } });
    evening.do({ type: 'DismissProposal', proposal: joining(evening)?.key ?? '', reason: 'in the break' });
    expect(proposals(evening.state).map(({ kind }) => kind)).toEqual(['balance']);
    bust(evening, 'A1');
    expect(joining(evening)?.kind).toBe('breakTable');
  });
});

describe('where the players of a broken table go', () => {
  test('[pvb:10(2)] [tda55:4.a] [gcb:T9.1] by lot, to any free seat', () => {
    // where the buttons are is known, and makes no difference
    const placed = { taken: seatsTo(6), last: { button: 1, smallBlind: 2, bigBlind: 3 } };
    for (const book of ['pvb', 'tda55', 'gcb']) {
      const evening = arranged(book, { A: placed, B: placed, C: placed });
      expect(joining(evening)).not.toHaveProperty('to');
      expect(codes(joining(evening))).toContain('seat-by-lot');
      const moves = broken(accept(evening))?.moves ?? [];
      expect(moves.map(({ to }) => `${to.table}${String(to.seat)}`).sort()).toEqual([
        'B7',
        'B8',
        'B9',
        'C7',
        'C8',
        'C9',
      ]);
    }
  });

  test('[bdpv:3.7] [bdpv:6.12] to the same position, or the nearest', () => {
    const last = { button: 9, smallBlind: 1, bigBlind: 2 };
    // next hand everywhere: button 1, small blind 2 or its empty seat
    const evening = arranged(
      'bdpv',
      {
        A: { taken: [1, 2, 3, 5], last },
        B: { taken: [1, 2, 4, 5], last },
        C: { taken: [1, 2, 3, 4], last },
      },
      { seatsPerTable: 6 },
    );
    const proposal = joining(evening);
    expect(proposal?.kind).toBe('breakTable');
    const known = proposal?.kind === 'breakTable' ? proposal.to : undefined;
    const moves = broken(accept(evening))?.moves ?? [];
    expect(moves.map(({ entry, to }) => ({ entry, to }))).toEqual(known);
    // B3 is the second position from the button, as A3 was
    expect(moves).toContainEqual({ entry: 'A3', from: at('A', 3), to: at('B', 3) });
  });

  test('[tda55:4.c] [gcb:T9.2] [pvb:10(1)] who is drawn between button and small blind waits one hand', () => {
    // next hand at B: button 3, small blind 5
    const last = { button: 1, smallBlind: 3, bigBlind: 5 };
    const full = { taken: seatsTo(9) };
    for (const book of ['tda55', 'gcb', 'pvb']) {
      const evening = arranged(book, { A: { taken: [1] }, B: { taken: seatsTo(9, 4), last }, C: full });
      const waits = broken(accept(evening))?.waitOneHand;
      expect(waits).toEqual(['A1']);
      expect(seatOf(evening.state, 'A1')).toBe(4);
    }
  });

  test('[bdpv:6.13] under a rulebook that deals everybody in at once nobody waits', () => {
    const last = { button: 1, smallBlind: 3, bigBlind: 5 };
    const evening = arranged('bdpv', {
      A: { taken: [1] },
      B: { taken: seatsTo(9, 4), last },
      C: { taken: seatsTo(9) },
    });
    expect(broken(accept(evening))?.waitOneHand).toEqual([]);
  });

  test('[tda55:4.b] [gcb:T9.2] the seats of button and small blind are no gap', () => {
    // dead button on 3, small blind on 4: the newcomer on 3 enters on the button
    const last = { button: 2, smallBlind: 3, bigBlind: 4 };
    for (const book of ['tda55', 'gcb']) {
      const evening = arranged(book, {
        A: { taken: [1] },
        B: { taken: seatsTo(9, 3), last },
        C: { taken: seatsTo(9) },
      });
      expect(broken(accept(evening))?.waitOneHand).toEqual([]);
    }
  });

  test('[bdpv:1 Sitzordnung 4] kept apart also here, as far as can be', () => {
    for (let round = 0; round < 10; round += 1) {
      const evening = arranged('bdpv', three);
      evening.do({ type: 'KeepApart', groups: [[toEntryId('A1'), toEntryId('B1')]] });
      accept(evening);
      expect(evening.state.entries.get(toEntryId('A1'))?.at?.table).toBe('C');
    }
  });
});

describe('the clock while a table is broken', () => {
  const tables = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index): [string, Arranged] => [`T${String(index)}`, { taken: seatsTo(7) }]),
    );

  test('[tda55:4.e] stops with six tables, counted before the break, and runs on with seven', () => {
    const stops = arranged('tda55', tables(6));
    bust(stops, 'T01', 'T02', 'T03', 'T04');
    bust(stops, 'T11');
    expect(codes(joining(stops))).toContain('clock-stops-while-breaking');
    expect(accept(stops)[0]).toMatchObject({ type: 'ClockPaused', why: 'breaking-table' });
    expect(stops.state.clock?.running).toBe(false);
    const runs = arranged('tda55', tables(7));
    bust(runs, 'T01', 'T02', 'T03');
    accept(runs);
    expect(runs.state.clock?.running).toBe(true);
  });

  test('[tda55:4.e] a move for balance stops nothing', () => {
    const evening = arranged('tda55', { A: { taken: seatsTo(9) }, B: { taken: seatsTo(7) } });
    evening.do({ type: 'AcceptProposal', proposal: proposals(evening.state)[0]?.key ?? '' });
    expect(evening.state.clock?.running).toBe(true);
  });

  it('runs on where the rulebook says nothing of it', () => {
    const evening = arranged('gcb', three);
    accept(evening);
    expect(evening.state.clock?.running).toBe(true);
  });
});
