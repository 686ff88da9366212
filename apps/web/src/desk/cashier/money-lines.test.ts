import type { EntryId, TournamentView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { changeOf, foundLines, moneyLines } from './money-lines.ts';

const names: Record<string, string> = {
  a: 'Anna Adler',
  b: 'Ben Bauer',
  c: 'Carl Conrad',
  d: 'Dora Dahl',
  gone: 'Gerd Groß',
};
const view = {
  setup: { rulebook: { id: 'tda55', edition: '' }, levels: [], lateEntryThrough: 0 },
  stage: 'play',
  entries: {
    b: { no: 2, at: { table: 't1', seat: 3 } },
    a: { no: 1, at: { table: 't1', seat: 5 } },
    c: { no: 3 },
    d: { no: 4 },
  },
  tables: { t1: { name: '1' } },
  money: {
    books: {
      owes: { a: 2_500, gone: -2_500 },
      unsold: ['d'],
      dues: [
        { entry: 'b', prize: -2_000, bounty: 500, special: 0, won: {} },
        { entry: 'c', prize: 5_000, bounty: 500, special: 0, won: {} },
      ],
    },
  },
} as unknown as TournamentView;
const linesAt = (final: boolean) =>
  moneyLines(
    ...([view, (entry: EntryId) => names[entry] ?? '?', (a: string, b: string) => a.localeCompare(b)] as const),
    final,
  );
const lines = linesAt(true);
const found = (typed: string, filter: 'open' | 'due' | 'all' = 'all') =>
  foundLines(lines, view, { typed, filter }).map(({ entry }) => String(entry));

describe('who is told at the cashier’s', () => {
  it('is everybody with an entry, and who was struck off and gets money back', () => {
    expect(lines.map(({ entry, owes, due }) => [entry, owes, due])).toEqual([
      ['a', 2_500, 0],
      ['b', 0, 0],
      ['c', 0, 5_500],
      ['d', 0, 0],
      ['gone', -2_500, 0],
    ]);
  });

  it('can have what is certain, and what he has too much is told', () => {
    const told = (final: boolean) => linesAt(final).map(({ due, waits, tooMuch }) => [due, waits, tooMuch]);
    expect(told(true)).toEqual([
      [0, 0, 0],
      [0, 0, 1_500],
      [5_500, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(told(false)).toEqual([
      [0, 0, 0],
      [0, 0, 1_500],
      [500, 5_000, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('is told what he has won and what of it stays, as he owes it', () => {
    const books = { ...view.money?.books, owes: { c: 2_000, b: 900 } };
    const owing = { ...view, money: { books } } as unknown as TournamentView;
    const told = moneyLines(
      owing,
      (entry) => names[entry] ?? '?',
      (a, b) => a.localeCompare(b),
      true,
    );
    expect(told.map(({ entry, owes, due, setOff }) => [entry, owes, due, setOff])).toEqual([
      ['a', 0, 0, 0],
      ['b', 900, 0, 0],
      ['c', 2_000, 5_500, 2_000],
      ['d', 0, 0, 0],
    ]);
  });

  it('is found by name, number and seat, and by what is open', () => {
    expect(found('ben')).toEqual(['b']);
    expect(found('1-5')).toEqual(['a']);
    expect(found('#3')).toEqual(['c']);
    expect(found('', 'open')).toEqual(['a', 'b', 'd', 'gone']);
    expect(found('', 'due')).toEqual(['b', 'c']);
  });

  it('has not paid who plays with no entry sold to him', () => {
    expect(lines.filter(({ unsold }) => unsold).map(({ entry }) => entry)).toEqual(['d']);
  });

  it('gets back what he gave too much, if it was enough', () => {
    expect(changeOf(2_500, 5_000)).toBe(2_500);
    expect(changeOf(2_500, 2_500)).toBe(0);
    expect(changeOf(2_500, 2_000)).toBeUndefined();
  });
});
