import { toInstant } from '@riffle/aggregate';
import { toCents } from '@riffle/money';
import { toSeatNo } from '@riffle/table';
import {
  type EntryId,
  type Missing,
  type Penalty,
  type Proposal,
  type TournamentView,
  toBustOutId,
  toEntryId,
  toTableId,
} from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { aNight } from '../../night/fixture/a-night.ts';
import { agenda, firstProposal, mayStart, oneThing, saidQuiet } from './agenda.ts';

const table = toTableId('t1');
const balance: Proposal = {
  kind: 'balance',
  key: 'k1',
  entry: toEntryId('e4'),
  from: { table, seat: toSeatNo(2) },
  to: { table: toTableId('t2'), seat: toSeatNo(9) },
  waitsOneHand: false,
  because: [],
};
const breaking: Proposal = { kind: 'breakTable', key: 'k2', table, entries: [], because: [] };
const stop: Missing = { code: 'not-drawn', weight: 'stop', facts: {} };
const warn: Missing = { code: 'no-prizes', weight: 'warn', facts: {} };
const night = (changes: Partial<TournamentView>): TournamentView => ({ ...aNight({ players: 27 }).view, ...changes });

describe('what is due', () => {
  it('is nothing on a quiet night', () => {
    expect(agenda(night({}))).toEqual([]);
  });
  it('is said to be nothing only to who is told what is: no cashier reads that the clock can be started', () => {
    const { missing: _, ...cashier } = night({ stage: 'before' });
    expect([saidQuiet({ stage: 'before', missing: [] }), saidQuiet(cashier)]).toEqual(['quietBefore', undefined]);
    expect([saidQuiet({ stage: 'play', missing: [] }), saidQuiet({ stage: 'play' })]).toEqual(['quiet', undefined]);
  });
  it('names who is in and sits nowhere: whose seat was taken before the rebuy, not who has yet to come', () => {
    const full = night({ stage: 'play', drawn: true, missing: [] });
    const [back, absent] = Object.keys(full.entries).map(toEntryId);
    if (back === undefined || absent === undefined) throw new Error('the fixture has entries');
    const { at: _, ...standing } = full.entries[back] ?? { no: 1, checkedIn: true };
    const entries = { ...full.entries, [back]: standing, [absent]: { ...standing, checkedIn: false } };
    expect(agenda({ ...full, entries })).toEqual([{ is: 'seatless', entries: [back] }]);
    expect(agenda({ ...full, entries, stage: 'before' })).toEqual([]);
    // whose stack runs along has his chips at a table
    const late = { ...entries, [absent]: { ...standing, checkedIn: false, absentSince: toInstant(1) } };
    expect(agenda({ ...full, entries: late })).toEqual([{ is: 'seatless', entries: [back, absent] }]);
  });
  it('begins with halted play, then what brings tables down, then balancing', () => {
    const quiet = night({ proposals: [balance, breaking] });
    const shown = quiet.tables[table];
    if (shown === undefined) throw new Error('the fixture has a first table');
    const view = { ...quiet, tables: { ...quiet.tables, [table]: { ...shown, halted: [] } } };
    expect(agenda(view).map((item) => (item.is === 'proposal' ? item.proposal.kind : item.is))).toEqual([
      'halted',
      'breakTable',
      'balance',
    ]);
    expect(firstProposal(view)).toBe(breaking);
  });
  it('lists what is missing only before the start, what forbids it first', () => {
    expect(agenda(night({ missing: [warn, stop] }))).toEqual([]);
    const view = night({ stage: 'before', missing: [warn, stop] });
    expect(agenda(view).map((item) => item.is === 'missing' && item.missing.weight)).toEqual(['stop', 'warn']);
    expect(mayStart(view)).toBe(false);
    expect(mayStart(night({ missing: [warn] }))).toBe(true);
  });
  it('[pvb:69(12)c] says whose stack is to be taken out as long as it is on the table', () => {
    const view = night({});
    const [who] = Object.keys(view.entries) as EntryId[];
    if (who === undefined) throw new Error('the fixture has players');
    const penalty = (more: Partial<Penalty> = {}) =>
      ({ id: 'p1', entry: who, offence: 'collusion', measure: 'disqualification', at: 0, refs: [], ...more }) as never;
    const due = (one: Partial<TournamentView>) => agenda({ ...view, ...one }).map(({ is }) => is);
    expect(due({ penalties: [penalty()] })).toEqual(['stays']);
    expect(due({ penalties: [penalty(), penalty({ measure: 'exclusion' })] })).toEqual(['stays']);
    expect(due({ penalties: [penalty({ measure: 'warning' })] })).toEqual([]);
    expect(due({ penalties: [penalty({ ended: 'waived' })] })).toEqual([]);
    expect(due({ penalties: [penalty()], stage: 'over' })).toEqual([]);
    const out = { ...view.entries, [who]: { ...view.entries[who], place: 27 } } as TournamentView['entries'];
    expect(due({ penalties: [penalty()], entries: out })).toEqual([]);
  });
  it('says who plays on with a fine that keeps him away until it is paid, and not who is away', () => {
    const view = night({});
    const [entry] = Object.keys(view.entries) as EntryId[];
    if (entry === undefined) throw new Error('the fixture has players');
    const open = { entry, owes: toCents(1_000), refs: [] };
    const money = { books: { owedRebuys: [], unpaidFines: [open] } } as never;
    expect(agenda({ ...view, money })).toEqual([{ is: 'fined', open }]);
    const letIn = { books: { owedRebuys: [], unpaidFines: [{ ...open, letIn: 'zahlt gleich' }] } } as never;
    expect(agenda({ ...view, money: letIn })).toEqual([]);
    const entries = { ...view.entries, [entry]: { ...view.entries[entry], absentSince: 1 } };
    expect(agenda({ ...view, money, entries: entries as TournamentView['entries'] })).toEqual([]);
  });
  it('[tda55:53.c] tells the director who plays with a rebuy that he has not paid', () => {
    const owed = { entry: toEntryId('e4'), owes: toCents(2_000), since: toInstant(0), refs: [] };
    const view = night({ money: { books: { owedRebuys: [owed] } } as never });
    expect(agenda(view)).toEqual([{ is: 'owedRebuy', owed }]);
  });
  it('names whose entry is not sold and whose bounty nobody has won, until the night is settled', () => {
    const [e4, e5] = [toEntryId('e4'), toEntryId('e5')];
    const left = [{ entry: e5, bustOut: toBustOutId('h1'), amount: toCents(500) }];
    const books = { owedRebuys: [], unsold: [e4], unclaimed: left };
    const told = (more: object) => agenda(night({ money: { books: { ...books, ...more } } as never }));
    expect(told({})).toEqual([
      { is: 'unsold', entries: [e4] },
      { is: 'unclaimed', left },
    ]);
    expect(told({ settled: { at: toInstant(0), reason: 'weiß niemand' } })).toEqual([]);
  });
  it('names a secret bounty whose hat is to be filled, and one whose head has come out, and none that nobody knows yet', () => {
    const one = { no: 1, kind: 'secretHead', name: 'Geheim', money: toCents(1_000), from: 'pool' };
    const told = (special: object, more: Partial<TournamentView> = {}) =>
      agenda(
        night({
          stage: 'play',
          money: { specials: [{ ...one, ...special }], books: { owedRebuys: [] } } as never,
          ...more,
        }),
      );
    const hat = { at: toInstant(0), heads: 4, left: 3 };
    expect(told({})).toEqual([{ is: 'hat', specials: [one] }]);
    expect(told({ hat })).toEqual([]);
    expect(told({ hat: { ...hat, head: toEntryId('e4') } })).toMatchObject([{ is: 'hat' }]);
    expect(told({ hat: { ...hat, head: toEntryId('e4') }, awarded: { entries: [] } })).toEqual([]);
    expect(told({ kind: 'badBeat' })).toEqual([]);
    // its hat is filled on the last day
    expect(told({}, { setup: { ...night({}).setup, dayThrough: 2 } })).toEqual([]);
  });
  it('is one thing at a time: the first proposal, or the one that was chosen', () => {
    const items = agenda(night({ proposals: [balance, breaking] }));
    expect(oneThing(items)).toEqual({ halted: [], now: breaking, later: [balance] });
    expect(oneThing(items, balance.key)).toEqual({ halted: [], now: balance, later: [breaking] });
    expect(oneThing(items, 'a proposal of a while ago').now).toBe(breaking);
    expect(oneThing([])).toEqual({ halted: [], later: [] });
  });
});
