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
  ...{
    columns: same(),
    kinds: same(),
    what: same(),
    means: same(),
    ended: same(),
    lines: same(),
    methods: same(),
    occasions: same(),
    sums: same(),
    yes: 'ja',
    nobody: 'niemand',
  },
  ...{ accounts: { fee: 'Gebühr', house: 'Haus', difference: 'Differenz' }, colour: (colour: string) => colour },
  ...{
    issued: ({ is }) => is,
    offence: ({ offence }) => offence,
    measure: ({ measure }) => measure,
    role: (role) => role,
  },
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
    expect(first?.slice(3, 12)).toEqual([
      ...[`'=HYPERLINK("x")`, '-12,50', '12,00', '', '0,50', '', '', 'cash', 'Tür'],
    ]);
  });

  it('of sales name each deduction, of accounts what went in and out, of boxes why something moved', () => {
    const [entry] = ids;
    const parts = [
      { for: 'prizes', amount: 2_000 },
      { for: 'deduction', name: 'Liga', amount: 300 },
      { for: 'deduction', name: 'Saal', amount: 200 },
    ];
    const books = {
      ...{ owes: {}, dues: [], payments: [], sales: [{ entry, kind: 'entry', at: 0, parts, chips: 1 }] },
      boxes: [{ id: 'b', name: 'Tür', moves: [{ amount: -500, reason: 'Wechselgeld', at: 0 }] }],
      accounts: { fee: -500, 'deduction:Liga': -300, 'difference:b': 100, house: 700 },
      turnover: { fee: { in: 700, out: 200 }, house: { in: 100, out: 800 } },
    };
    const shown = { view: { ...view, money: { books } } as unknown as TableSource['view'] };
    expect(rows('sales', shown)[1]).toContain('Liga 3,00, Saal 2,00');
    expect(rows('boxMoves', shown)[1]).toEqual(['Tür', '1970-01-01 01:00', '-5,00', 'Wechselgeld']);
    expect(rows('accounts', shown).slice(1)).toEqual([
      ['Gebühr', '7,00', '2,00', '5,00'],
      ['Liga', '', '', '3,00'],
      ['Differenz Tür', '', '', '-1,00'],
      ['Haus', '8,00', '1,00', '7,00'],
    ]);
  });

  it('say what was planned: structure line by line, prizes by place, chips', () => {
    const setup = {
      ...view.setup,
      levels: [
        { kind: 'play', duration: 1_200_000, smallBlind: 25, bigBlind: 50, ante: 0, anteForm: 'none' },
        { kind: 'break', duration: 600_000, label: 'Essen' },
      ],
      chips: [{ value: 25, colour: 'green', owned: 300, inStack: 8 }],
    };
    const planned = { places: [{ place: 1, money: 5_000, things: ['Pokal'] }], points: [10, 5] };
    const shown = { view: { ...view, setup, planned, prizes: [5_000] } as unknown as TableSource['view'] };
    expect(rows('structure', shown).slice(1)).toEqual([
      ['1', 'play', '1', '20', '25', '50', '0', '', ''],
      ['2', 'break', '', '10', '', '', '', '', 'Essen'],
    ]);
    expect(rows('prizes', shown).slice(1)).toEqual([
      ['1', '50,00', 'Pokal', '10'],
      ['2', '', '', '5'],
    ]);
    expect(rows('chips', shown)[1]).toEqual(['25', 'green', '', '300', '8']);
  });

  it('say who had what by a deal, which envelopes are open, and no order of those that are not', () => {
    const [entry = '' as EntryId] = ids;
    const deal = {
      ...{ method: 'chips', at: 0, left: 0, shares: [{ entry, amount: 4_000, chips: 9_000 }] },
      consents: [{ entry, by: 'a', at: 60_000 }],
    };
    const mystery = { drawn: [{ entry, amount: 500, at: 0, by: [] }], left: [{ amount: 200, count: 3 }] };
    const shown = { view: { ...view, deal, money: { mystery } } as unknown as TableSource['view'] };
    expect(rows('deal', shown)[1]?.slice(2)).toEqual(['40,00', 'chips', '9000', '1970-01-01 01:01']);
    expect(
      rows('envelopes', shown)
        .slice(1)
        .map(([amount, left]) => [amount, left]),
    ).toEqual([
      ['5,00', ''],
      ['2,00', '3'],
    ]);
  });
});
