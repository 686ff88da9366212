import type { NightTotals } from '@riffle/tournament';
import type { TotalsOfNight } from '@riffle/wire';
import { expect, it } from 'vitest';
import { totals as words } from '../words/de/totals.ts';
import { totalsCsv } from './totals-file.ts';
import { totalsTables } from './totals-table.ts';

const NOTHING: NightTotals = {
  ...{ currency: 'EUR', sold: { entry: 0, reEntry: 0, rebuy: 0, addOn: 0 }, turnover: 0, pool: 0, bounties: 0, fee: 0 },
  ...{ staff: 0, houseShare: 0, deductions: {}, added: 0, prizes: 0, byHand: 0, fines: 0, difference: 0 },
};
const night = (id: string, totals: Partial<NightTotals>, settled = true): TotalsOfNight => ({
  ...{ id, name: `Abend ${id}`, at: Number(id), stage: 'over', settled },
  totals: { ...NOTHING, ...totals },
});
const nights = [
  night('1', { sold: { entry: 6, reEntry: 0, rebuy: 2, addOn: 0 }, turnover: 15_000, deductions: { Finale: 705 } }),
  night('2', { currency: 'CHF', turnover: 100 }),
  night('3', { turnover: 5_000, fee: 1_000, deductions: { Saal: 300 }, difference: -50 }, false),
];

it('each currency has a table of its own, with each deduction by its name, and no column of what no night has', () => {
  const [euro, francs, ...more] = totalsTables(nights, words.columns);
  expect(more).toEqual([]);
  expect(euro?.columns.map(({ key }) => key)).toEqual([
    ...['entries', 'rebuys', 'addOns', 'turnover', 'pool', 'fee', 'deduction:Finale', 'deduction:Saal'],
    ...['prizes', 'difference'],
  ]);
  expect(euro?.rows.map(({ cells }) => cells)).toEqual([
    [6, 2, 0, 15_000, 0, 0, 705, 0, 0, 0],
    [0, 0, 0, 5_000, 0, 1_000, 0, 300, 0, -50],
  ]);
  expect(euro?.sum).toEqual([6, 2, 0, 20_000, 0, 1_000, 705, 300, 0, -50]);
  expect(francs?.sum).toEqual([0, 0, 0, 100, 0, 0, 0]);
  expect(totalsTables([], words.columns)).toEqual([]);
});

it('the file has cents as the reader writes them, and says which night is not settled', () => {
  const lines = totalsCsv(totalsTables(nights, words.columns), words, (at) => `T${String(at)}`, 'de').split('\r\n');
  expect(lines.find((line) => line.includes('T1;'))).toContain('Abend 1;EUR;6;2;0;150,00;');
  expect(lines.find((line) => line.includes('T3;'))).toMatch(/-0,50;nicht abgerechnet$/);
  expect(lines.find((line) => line.includes('Summe, 2'))).toContain(';200,00;');
});
