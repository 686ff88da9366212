import { restore } from '@riffle/aggregate';
import { type Cents, toCents } from '@riffle/money';
import { type EntryId, toBoxId, toPaymentId, tournament } from '@riffle/tournament';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvStyles } from '../csv.ts';
import { aNight } from '../night-file/a-night.ts';
import { NIGHT_TABLES, nightTable } from './night-table.ts';
import type { TableSource, TableWords } from './table-source.ts';

const { state } = restore(tournament, aNight(1));
const view = tournament.view(state, { as: 'staff' });
const ids = Object.keys(view.entries) as EntryId[];
const same = <K extends string>() => new Proxy({}, { get: (_, key) => String(key) }) as { readonly [N in K]: string };
const words: TableWords = {
  ...{ columns: same(), kinds: same(), what: same(), means: same(), ended: same(), yes: 'ja', nobody: 'niemand' },
  ...{ offence: ({ offence }) => offence, measure: ({ measure }) => measure, role: (role) => role },
};
const source: TableSource = {
  view,
  names: Object.fromEntries(ids.map((id, nth) => [id, nth === 0 ? '=HYPERLINK("x")' : `Weiß; ${String(nth)}`])),
  log: [{ at: Date.UTC(2026, 10, 25, 18), actor: '@ada', role: 'director', text: '+1 Runde', takenBack: true }],
  words,
  style: { ...csvStyles.de, timeZone: 'Europe/Berlin' },
};
const rows = (which: (typeof NIGHT_TABLES)[number], more: Partial<TableSource> = {}): string[][] =>
  parse(nightTable(which, { ...source, ...more }), { delimiter: ';', bom: true });

const cents = (amount: number): Cents => toCents(amount);

describe('a night’s tables for a spreadsheet', () => {
  it.each(NIGHT_TABLES)('%s has a head, and as many cells in each row', (which) => {
    const [head = [], ...lines] = rows(which);
    expect(head.length).toBeGreaterThan(2);
    expect(lines.every(({ length }) => length === head.length)).toBe(true);
  });

  it('work out nothing that somebody typed', () => {
    expect(rows('entries').flat()).toContain(`'=HYPERLINK("x")`);
    expect(rows('log')[1]).toEqual(['2026-11-25 19:00', "'@ada", 'director', "'+1 Runde", 'ja']);
  });

  it('have a line for everybody, and for each hand in which one went out', () => {
    expect(rows('entries')).toHaveLength(1 + ids.length);
    expect(rows('outs')).toHaveLength(1 + view.bustOuts.flatMap(({ out }) => out).length);
  });

  it('of boxes and payments say what went through them', () => {
    const [entry] = ids;
    if (entry === undefined) throw new Error('nobody entered');
    const box = (id: string, holder: string) => ({
      ...{ id: toBoxId(id), name: id, holder },
      float: cents(0),
      cash: cents(1_250),
      card: cents(0),
    });
    const paid = (no: number, id: string, amount: number) => ({
      ...{ id: toPaymentId(`z${String(no)}`), no, box: toBoxId(id), means: 'cash', at: view.bustOuts[0]?.at ?? 0 },
      ...{ what: 'handedOut', entry, prize: cents(amount), bounty: cents(0), special: cents(50) },
    });
    const books = {
      ...{ owes: {}, sales: [], dues: [], owedRebuys: [], accounts: {}, things: [] },
      ...{ boxes: [box('Tür', 'ada'), box('Bar', 'ben')], payments: [paid(1, 'Tür', 1_200), paid(2, 'Bar', 900)] },
    };
    const shown = { ...view, money: { books } } as unknown as TableSource['view'];
    const sale = { at: view.bustOuts[0]?.at ?? 0, entry, kind: 'entry', parts: [{ for: 'prizes', amount: 1_500 }] };
    const sales = [
      { ...sale, name: 'Frühbucher', chips: 10_000 },
      { ...sale, chips: 10_000 },
    ];
    const sold = { ...view, money: { books: { ...books, sales } } } as unknown as TableSource['view'];
    expect(rows('sales', { view: sold }).map((row) => row.slice(2, 5))).toEqual([
      ['kind', 'profile', 'price'],
      ['entry', 'Frühbucher', '15,00'],
      ['entry', '', '15,00'],
    ]);
    expect(rows('boxes', { view: shown })[1]).toEqual(['Tür', '0,00', '12,50', '0,00', '', '', '', '', '', '']);
    expect(rows('boxes', { view: shown })).toHaveLength(3);
    const [, first] = rows('payments', { view: shown });
    expect(rows('payments', { view: shown })).toHaveLength(3);
    expect(first?.slice(3, 7)).toEqual([`'=HYPERLINK("x")`, '-12,50', 'cash', 'Tür']);
  });
});
