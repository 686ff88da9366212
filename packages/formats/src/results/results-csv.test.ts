import { restore } from '@riffle/aggregate';
import { toCents } from '@riffle/money';
import { type EntryId, toEntryId, tournament } from '@riffle/tournament';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvStyles } from '../csv.ts';
import { aNight } from '../night-file/a-night.ts';
import { type ResultLabels, resultsCsv } from './results-csv.ts';

const { state } = restore(tournament, aNight(1));
const view = tournament.view(state, { as: 'room' });
const names = Object.fromEntries(
  (Object.keys(view.entries) as EntryId[]).map((entry, index) => [
    entry,
    ['=HYPERLINK("x")', '+49', '-Jan', '@home', 'Weiß; Käthe', 'Emil "Ace" Müller', "O'Brien"][index] ?? '',
  ]),
) as { readonly [entry: EntryId]: string };

const de: ResultLabels = {
  place: 'Platz',
  name: 'Name',
  club: 'Verein',
  outAt: 'Ausgeschieden',
  by: 'Durch',
  points: 'Punkte',
  seat: 'Startplatz',
  prize: (currency) => `Preisgeld (${currency})`,
  bounty: (currency) => `Kopfgelder (${currency})`,
};
const en: ResultLabels = {
  place: 'Place',
  name: 'Name',
  club: 'Club',
  outAt: 'Out at',
  by: 'By',
  points: 'Points',
  seat: 'Seat won',
  prize: (currency) => `Prize (${currency})`,
  bounty: (currency) => `Bounties (${currency})`,
};

describe('results for a spreadsheet', () => {
  it('are what German Excel opens: a BOM and semicolons', () => {
    const text = resultsCsv(view, names, de, { ...csvStyles.de, timeZone: 'Europe/Berlin' });
    expect(text.startsWith('\ufeffPlatz;Name;Verein;Ausgeschieden;Durch\r\n')).toBe(true);
    const rows: string[][] = parse(text, { delimiter: ';', bom: true });
    expect(rows).toHaveLength(8);
    const placed = rows.slice(1).map(([place]) => Number(place));
    expect(placed).toEqual(placed.toSorted((a, b) => a - b));
    expect(rows.map((row) => row[1])).toContain('Weiß; Käthe');
  });
  it('are separated by commas in English', () =>
    expect(resultsCsv(view, names, en, csvStyles.en)).toMatch(/^Place,Name,Club,Out at,By\r\n/));
  it('never begin a cell with what a spreadsheet would work out', () => {
    const rows: string[][] = parse(resultsCsv(view, names, en, csvStyles.en));
    expect(rows.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
    expect(rows.flat()).toContain(`'=HYPERLINK("x")`);
  });
  it('say when, in the place they are made for, and by whom', () => {
    const entry = toEntryId('a');
    const one = {
      prizes: [],
      setup: { currency: 'EUR' },
      entries: { [entry]: { no: 1, checkedIn: true, place: 2 } },
      bustOuts: [{ id: 'b', at: 1_795_000_000_000, level: 0, out: [{ entry, place: 2, by: [toEntryId('z')] }] }],
    } as unknown as Parameters<typeof resultsCsv>[0];
    expect(
      resultsCsv(one, { [entry]: 'Anna', [toEntryId('z')]: 'Zoë' }, en, { ...csvStyles.en, timeZone: 'Europe/Berlin' }),
    ).toContain('2,Anna,,2026-11-18 12:06,Zoë\r\n');
  });
  it('tell of who bought back in and won no hand that he lost before', () => {
    const entry = toEntryId('a');
    const won = {
      prizes: [],
      setup: { currency: 'EUR' },
      entries: { [entry]: { no: 1, checkedIn: true, place: 1 } },
      bustOuts: [
        { id: 'b', at: 1_795_000_000_000, level: 0, out: [{ entry, place: 2, by: [toEntryId('z')], back: true }] },
      ],
    } as unknown as Parameters<typeof resultsCsv>[0];
    const called = { [entry]: 'Anna', [toEntryId('z')]: 'Zoë' };
    expect(resultsCsv(won, called, en, csvStyles.en)).toContain('1,Anna,,,\r\n');
  });
  it('say what each place was paid, as a figure, and share what shared places are paid', () => {
    const [a, b, c] = ['a', 'b', 'c'].map(toEntryId) as [EntryId, EntryId, EntryId];
    const paid = {
      prizes: [12_000, 6050, 3000],
      setup: { currency: 'EUR' },
      entries: {
        [a]: { no: 1, place: 1 },
        [b]: { no: 2, place: 2, sharedBy: 2 },
        [c]: { no: 3, place: 2, sharedBy: 2 },
      },
      bustOuts: [],
    } as unknown as Parameters<typeof resultsCsv>[0];
    const called = { [a]: 'Anna', [b]: 'Bo', [c]: 'Cem' };
    const rows: string[][] = parse(resultsCsv(paid, called, de, csvStyles.de), { delimiter: ';', bom: true });
    expect(rows.map((row) => row.at(-1))).toEqual(['Preisgeld (EUR)', '120,00', '45,25', '45,25']);
    expect(resultsCsv(paid, called, en, csvStyles.en)).toContain('1,Anna,,,,120.00\r\n');
    const hunting = { ...paid, money: { bounties: { [b]: toCents(1_500) } } };
    const both: string[][] = parse(resultsCsv(hunting, called, de, csvStyles.de), { delimiter: ';', bom: true });
    expect(both.map((row) => row.at(-1))).toEqual(['Kopfgelder (EUR)', '', '15,00', '']);
    for (const moneyShown of ['pool', 'nothing'] as const) {
      const kept = resultsCsv({ ...hunting, setup: { currency: 'EUR', moneyShown } }, called, en, csvStyles.en);
      expect(kept).toContain('1,Anna,,,\r\n');
      expect(kept).not.toMatch(/Prize|Bount|120|45|15/);
    }
  });

  it('name the seat that a place won, where winnings are told', () => {
    const [a, b] = ['a', 'b'].map(toEntryId) as [EntryId, EntryId];
    const won = {
      prizes: [10_000, 2_000],
      setup: { currency: 'EUR' },
      entries: { [a]: { no: 1, place: 1, seat: 'Finale', prize: 0 }, [b]: { no: 2, place: 2 } },
      bustOuts: [],
    } as unknown as Parameters<typeof resultsCsv>[0];
    const called = { [a]: 'Anna', [b]: 'Bo' };
    const rows: string[][] = parse(resultsCsv(won, called, de, csvStyles.de), { delimiter: ';', bom: true });
    expect(rows.map((row) => row.slice(-2))).toEqual([
      ['Preisgeld (EUR)', 'Startplatz'],
      ['', 'Finale'],
      ['20,00', ''],
    ]);
    const hidden = { ...won, setup: { currency: 'EUR', moneyShown: 'pool' } } as typeof won;
    expect(resultsCsv(hidden, called, en, csvStyles.en)).not.toContain('Finale');
  });

  it('have the points where there are some, shared ones to hundredths', () => {
    const [first, second] = Object.keys(view.entries) as [EntryId, EntryId];
    const entries = {
      ...view.entries,
      ...{ [first]: { no: 1, checkedIn: true, place: 1, points: { sum: 10, among: 1 } } },
      ...{ [second]: { no: 2, checkedIn: true, place: 2, points: { sum: 11, among: 3 } } },
    };
    const text = resultsCsv({ ...view, entries }, names, de, { ...csvStyles.de, timeZone: 'Europe/Berlin' });
    const rows: string[][] = parse(text, { delimiter: ';', bom: true });
    expect(rows[0]?.at(-1)).toBe('Punkte');
    expect(rows.map((row) => row.at(-1))).toEqual(expect.arrayContaining(['10', '3,67']));
  });
});
