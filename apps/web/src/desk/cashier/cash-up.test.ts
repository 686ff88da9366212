import type { MoneyView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { cashUpRows } from './cash-up.ts';
import { cashUpCsv } from './cash-up-file.ts';

const books = {
  boxes: [
    {
      ...{ id: 'door', name: 'Tür', cash: 0, card: 0 },
      counted: { cash: 19_000, card: 3_000, expected: { cash: 20_000, card: 3_000 } },
    },
    { id: 'bar', name: 'Bar', cash: 5_050, card: 0 },
  ],
  accounts: { prizes: 0, fee: -2_500, 'deduction:Kaffee': -100, 'difference:door': 1_000, house: -19_400 },
  unsold: ['e4'],
  unclaimed: [
    { entry: 'e2', bustOut: 'h1', amount: 500 },
    { entry: 'e3', bustOut: 'h2' },
  ],
} as unknown as NonNullable<MoneyView['books']>;
const rows = cashUpRows(books, {
  cash: 'Bar',
  card: 'Karte',
  accounts: { prizes: 'Preistopf', fee: 'Gebühr', house: 'Haus' },
  name: (entry) => `Spieler ${entry}`,
  unsold: { short: 'Startplatz nicht verkauft' },
  unclaimed: { short: (name) => `Kopfgeld ohne Gewinner: ${name}` },
});

describe('the cash-up', () => {
  it('holds what was counted against what should be there, box by box, and tells each account', () => {
    expect(
      rows
        .filter(({ part }) => part !== 'open')
        .map(({ what, expected, counted, difference }) => [what, expected, counted, difference]),
    ).toEqual([
      ['Tür, Bar', 20_000, 19_000, -1_000],
      ['Tür, Karte', 3_000, 3_000, 0],
      ['Bar, Bar', 5_050, undefined, undefined],
      ['Bar, Karte', 0, undefined, undefined],
      ['Preistopf', 0, undefined, undefined],
      ['Gebühr', 2_500, undefined, undefined],
      ['Kaffee', 100, undefined, undefined],
      ['Haus', 19_400, undefined, undefined],
    ]);
  });

  it('names who plays with no entry, and whose bounty nobody has won', () => {
    expect(rows.filter(({ part }) => part === 'open').map(({ what, expected }) => [what, expected])).toEqual([
      ['Spieler e4: Startplatz nicht verkauft', undefined],
      ['Kopfgeld ohne Gewinner: Spieler e2', 500],
      ['Kopfgeld ohne Gewinner: Spieler e3', undefined],
    ]);
  });

  it('is a table in the locale’s form', () => {
    const columns = { part: 'Teil', what: 'Was', expected: 'Soll', counted: 'Ist', difference: 'Differenz' };
    const [, door] = cashUpCsv(
      rows,
      columns,
      { boxes: 'Kassen', accounts: 'Konten', open: 'Noch offen' },
      'EUR',
      'de',
    ).split(/\r?\n/);
    expect(door).toContain('200,00;190,00;-10,00');
  });
});
