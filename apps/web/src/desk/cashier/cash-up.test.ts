import type { MoneyView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { cashUpRows } from './cash-up.ts';
import { cashUpCsv } from './cash-up-file.ts';

const books = {
  boxes: [
    {
      ...{ id: 'door', name: 'Tür', cash: 0, card: 0, float: 10_000 },
      moves: [{ amount: -5_000, reason: 'in den Tresor' }, { amount: 300 }],
      counted: { cash: 19_000, card: 3_000, expected: { cash: 20_000, card: 3_000 }, note: 'Pfand' },
    },
    { id: 'bar', name: 'Bar', cash: 5_050, card: 0, float: 0 },
  ],
  accounts: { prizes: 0, fee: -2_500, 'deduction:Kaffee': -100, 'difference:door': 1_000, added: 5_000, house: 19_400 },
  turnover: { fee: { in: 3_000, out: 500 }, house: { in: 100, out: 19_500 } },
  owes: { e7: 2_000, e8: -500 },
  unsold: ['e4'],
  unclaimed: [
    { entry: 'e2', bustOut: 'h1', amount: 500 },
    { entry: 'e3', bustOut: 'h2' },
  ],
} as unknown as NonNullable<MoneyView['books']>;
const rows = cashUpRows(books, {
  cash: 'Bar',
  card: 'Karte',
  accounts: { prizes: 'Preistopf', fee: 'Gebühr', added: 'Zugelegt', house: 'Haus' },
  float: 'Wechselgeld',
  moves: { in: 'eingelegt', out: 'entnommen' },
  debts: { owes: 'schuldet noch', owed: 'bekommt noch zurück' },
  name: (entry) => `Spieler ${entry}`,
  unsold: { short: 'Startplatz nicht verkauft' },
  unclaimed: { short: (name) => `Kopfgeld ohne Gewinner: ${name}` },
});

describe('the cash-up', () => {
  it('holds what was counted against what should be there, box by box, and tells each account', () => {
    expect(
      rows
        .filter(({ part }) => part === 'boxes' || part === 'accounts')
        .map(({ what, expected, counted, difference }) => [what, expected, counted, difference]),
    ).toEqual([
      ['Tür, Bar', 20_000, 19_000, -1_000],
      ['Tür, Karte', 3_000, 3_000, 0],
      ['Bar, Bar', 5_050, undefined, undefined],
      ['Bar, Karte', 0, undefined, undefined],
      ['Preistopf', 0, undefined, undefined],
      ['Gebühr', 2_500, undefined, undefined],
      ['Kaffee', 100, undefined, undefined],
      ['Zugelegt', -5_000, undefined, undefined],
      ['Haus', 19_400, undefined, undefined],
    ]);
  });

  it('says of each account what went in and out, of the house what went home and what came from there', () => {
    const moved = rows.filter((row) => row.in !== undefined).map((row) => [row.what, row.in, row.out, row.expected]);
    expect(moved).toEqual([
      ['Gebühr', 3_000, 500, 2_500],
      ['Haus', 19_500, 100, 19_400],
    ]);
  });

  it('says what the house put in and took out, and why', () => {
    expect(
      rows.filter(({ part }) => part === 'moves').map(({ what, expected, note }) => [what, expected, note]),
    ).toEqual([
      ['Tür, Wechselgeld', 10_000, undefined],
      ['Tür, entnommen', -5_000, 'in den Tresor'],
      ['Tür, eingelegt', 300, undefined],
    ]);
    expect(rows[0]?.note).toBe('Pfand');
  });

  it('names who owes, who plays with no entry, and whose bounty nobody has won', () => {
    expect(rows.filter(({ part }) => part === 'open').map(({ what, expected }) => [what, expected])).toEqual([
      ['Spieler e7: schuldet noch', 2_000],
      ['Spieler e8: bekommt noch zurück', -500],
      ['Spieler e4: Startplatz nicht verkauft', undefined],
      ['Kopfgeld ohne Gewinner: Spieler e2', 500],
      ['Kopfgeld ohne Gewinner: Spieler e3', undefined],
    ]);
  });

  it('is a table in the locale’s form', () => {
    const columns = {
      part: 'Teil',
      ...{ what: 'Was', in: 'Ein', out: 'Aus' },
      expected: 'Soll',
      counted: 'Ist',
      difference: 'Differenz',
      note: 'Anmerkung',
    };
    const [head, door, ...others] = cashUpCsv(
      rows,
      columns,
      { boxes: 'Kassen', moves: 'Bewegt', accounts: 'Konten', open: 'Noch offen', summary: 'Alles' },
      'EUR',
      'de',
    ).split(/\r?\n/);
    expect(head).toContain('Was;Ein;Aus;Soll');
    expect(door).toContain(';;;200,00;190,00;-10,00;Pfand');
    expect(others.find((line) => line.includes('Gebühr'))).toContain('30,00;5,00;25,00');
  });
});
