import { describe, expect, it, test } from 'vitest';
import { toTableId } from '../ids.ts';
import type { Evening } from '../testing.ts';
import { type Arranged, arranged, bust, seatsTo } from './arranged.ts';
import { halts } from './halts.ts';
import { proposals } from './proposals.ts';

const players = (count: number, seats = 9): Arranged => ({ taken: seatsTo(count), seats });
const halted = (evening: Evening) => Object.keys(halts(evening.state));

describe('play halts at a short table', () => {
  test('[pvb:09(3)] with three free seats, and not with two', () => {
    expect(halted(arranged('pvb', { A: players(9), B: players(9), C: players(6) }))).toEqual(['C']);
    expect(halted(arranged('pvb', { A: players(9), B: players(9), C: players(7) }))).toEqual([]);
  });

  test('[pvb:09(3)] two on the way, one has arrived: halted until the second sits', () => {
    const evening = arranged('pvb', { A: players(9), B: players(8), C: players(5) });
    expect(halts(evening.state)[toTableId('C')]).toMatchObject([
      { code: 'halt-short-table', facts: { missing: 4, against: 9 } },
    ]);
    const arrive = () => evening.do({ type: 'AcceptProposal', proposal: proposals(evening.state)[0]?.key ?? '' });
    arrive();
    expect(halted(evening)).toEqual(['C']);
    arrive();
    expect(halted(evening)).toEqual([]);
  });

  test('[pvb:09(3)] two tables with 6 and 5, nobody can come: play goes on', () => {
    expect(halted(arranged('pvb', { A: players(6), B: players(5) }))).toEqual([]);
  });

  test('[pvb:09(3)] a late entry on his way to one of three tables of six stops none of them', () => {
    const evening = arranged('pvb', { A: players(6), B: players(6), C: players(7) });
    evening.enter(1);
    expect(halted(evening)).toEqual([]);
  });

  test('[pvb:09(3)] a balancing that the management has decided against stops nothing', () => {
    const evening = arranged('pvb', { A: players(9), B: players(9), C: players(6) });
    for (let [open] = proposals(evening.state); open !== undefined; [open] = proposals(evening.state)) {
      evening.do({ type: 'DismissProposal', proposal: open.key, reason: 'the break is near' });
    }
    expect(halted(evening)).toEqual([]);
  });

  test('[pvb:09(3)] [pvb:08a(2)] never on a league match day', () => {
    const changes = { rulebook: { id: 'pvb', edition: '2020-01', occasion: 'leagueDay' } };
    expect(halted(arranged('pvb', { A: players(9), B: players(6) }, changes))).toEqual([]);
  });

  test.each([
    { tables: [9, 9, 7], halted: ['C'] },
    { tables: [9, 9, 8], halted: [] },
    // the one move that evens them out goes to C
    { tables: [9, 7, 6], halted: ['C'] },
    { tables: [7, 7, 7], halted: [] },
    { tables: [7], halted: [] },
  ])('[tda55:5.d] tables of $tables: $halted', ({ tables, halted: expected }) => {
    const named = Object.fromEntries(tables.map((count, index) => ['ABC'[index] ?? '', players(count)]));
    expect(halted(arranged('tda55', named))).toEqual(expected);
  });

  test('[tda55:5.d] stud, tables of 8 and 6: the table with 6', () => {
    const stud = { game: 'stud', seatsPerTable: 8 } as const;
    expect(halted(arranged('tda55', { A: players(8, 8), B: players(6, 8) }, stud))).toEqual(['B']);
  });

  it('is waived for a reason, until somebody goes or comes', () => {
    const evening = arranged('tda55', { A: players(9), B: players(9), C: players(7) });
    const table = toTableId('C');
    expect(evening.refusal({ type: 'WaiveHalt', table, reason: '' })).toEqual({ code: 'reason-needed' });
    evening.do({ type: 'WaiveHalt', table, reason: 'he is walking over' });
    expect(halted(evening)).toEqual([]);
    expect(evening.refusal({ type: 'WaiveHalt', table, reason: 'again' })).toEqual({ code: 'nothing-to-do' });
    bust(evening, 'C1');
    expect(halted(evening)).toEqual(['C']);
  });
});
