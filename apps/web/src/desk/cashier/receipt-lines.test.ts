import type { PaymentLine } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { cashier as de } from '../../words/de/cashier.ts';
import { cashier as en } from '../../words/en/cashier.ts';
import type { ReceiptData } from './receipt.ts';
import { receiptRows } from './receipt-lines.ts';
import { linesOf, rollHeight } from './roll.ts';

const sale = (count: number) => ({
  ...{ id: 's1', entry: 'a', kind: 'entry', name: 'Frühbucher', chips: 20_000, by: 'ada' },
  parts: [
    { for: 'prizes', amount: 2_000 },
    ...Array.from({ length: count - 1 }, (_, nth) => ({ for: 'deduction', name: `Abzug ${String(nth)}`, amount: 100 })),
  ],
});
const line = (parts: number, more: object = {}): PaymentLine =>
  ({
    ...{ entry: 'a', amount: 3_000, over: 3_000, won: [] },
    items: [{ sale: sale(parts), price: 3_000, amount: 2_000 }],
    ...more,
  }) as unknown as PaymentLine;
const receipt = (lines: readonly PaymentLine[], more: Partial<ReceiptData> = {}): ReceiptData =>
  ({
    ...{ no: 7, at: 0, what: 'taken', means: 'cash', box: 'Tür', by: 'rosa', sum: 3_000, lines },
    ...more,
  }) as unknown as ReceiptData;
const rows = (of: ReceiptData, words = de) =>
  receiptRows(of, {
    words,
    money: (amount) => `${String(amount / 100)}\u00A0€`,
    chips: String,
    moment: () => '20:15',
    who: () => 'Anna\u00A0· Nr. 1',
    staff: (id) => id,
  });
const head = { title: 'Freitagsturnier: Beleg', club: { name: 'Riffle', logo: false } };

describe('the rows of a receipt', () => {
  it('say what was bought, with chips, what is paid of it, its parts and who sold it', () => {
    const told = rows(receipt([line(2)], { given: 5_000, change: 2_000 })).map(({ text, under, figure }) => [
      text,
      ...under,
      figure,
    ]);
    expect(told).toEqual([
      ['Beleg 7\u00A0· 20:15', undefined],
      ['Genommen (Bar)\u00A0· Kasse: Tür\u00A0· rosa', undefined],
      ['Anna\u00A0· Nr. 1', undefined],
      [
        ...[
          'Startplatz (Frühbucher)',
          '20000 Chips',
          '20\u00A0€ von 30\u00A0€',
          'Preistopf\u00A020\u00A0€\u00A0· Abzug 0\u00A01\u00A0€',
        ],
        ...['verkauft von ada', '20\u00A0€'],
      ],
      ['Summe', '30\u00A0€'],
      ['Gegeben', '50\u00A0€'],
      ['Rückgeld', '20\u00A0€'],
    ]);
  });

  it('name a fine beside what was bought, and nothing of what it was for', () => {
    const told = rows(receipt([line(1, { fines: 1_000 })])).map(({ text, figure = '' }) => `${text} ${figure}`);
    expect(told).toContain('Geldstrafe 10\u00A0€');
    expect(rows(receipt([line(1, { fines: 1_000 })]), en).map(({ text }) => text)).toContain('Fine');
  });

  it('name money by hand as what it is, and what was set off without its amount', () => {
    const won = [
      { of: 'prize', amount: 5_000 },
      { of: 'byHand', amount: 500 },
    ];
    const out = receipt([line(1, { won, setOff: 2_000 })], { what: 'handedOut', setOff: 2_000 });
    const told = (words: typeof de) => rows(out, words).map(({ text, figure = '' }) => `${text} ${figure}`);
    expect(told(de)).toContain('Vom Haus, von Hand 5\u00A0€');
    expect(told(en)).toContain('Of the house, by hand 5\u00A0€');
    expect(told(de).join()).not.toContain('Sonderpreis');
    expect(told(de)).toContain('Offenes verrechnet -20\u00A0€');
    expect(told(de)).toContain('Startplatz (Frühbucher) ');
  });

  it.each([de, en])('begin with no separator, wherever a line breaks', (words) => {
    const all = rows(receipt([line(20)]), words).flatMap(({ text, under }) => [text, ...under]);
    expect(all.join('\n')).toContain('·');
    for (const text of all) expect(text).not.toMatch(/(^| )·/u);
  });
});

describe('the length of a roll', () => {
  it('grows with what stands on it', () => {
    const high = (parts: number, more: object = {}) => rollHeight(rows(receipt([line(parts)])), { ...head, ...more });
    expect(high(6)).toBeGreaterThan(high(1));
    expect(high(20)).toBeGreaterThan(high(6) + 15);
    expect(high(1)).toBeLessThan(100);
    expect(high(1, { code: de.ownCode }) - high(1)).toBeGreaterThan(40);
    expect(high(1, { club: { name: 'Riffle', logo: true } }) - high(1)).toBe(10);
  });

  it('counts lines word by word, and breaks a word that is too long for one', () => {
    expect(linesOf('kurz', 74, 3.53)).toBe(1);
    expect(linesOf('Wort '.repeat(20).trim(), 74, 3.53)).toBeGreaterThan(2);
    expect(linesOf('D'.repeat(60), 74, 3.53)).toBe(3);
  });
});
