import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvStyles, formatCsv } from '../csv.ts';
import { readRows } from './raw-row.ts';

const cells = (text: string, separator: ',' | ';' | '\t' = ',') => readRows(text, separator).map((row) => row.cells);

describe('rows of a well-formed file', () => {
  it('are those that csv-parse finds', () => {
    const cell = fc.oneof(fc.string({ unit: fc.constantFrom('a', 'ü', ' ', '"', ',', ';', '\n') }), fc.string());
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, fc.constantFrom(...Object.values(csvStyles)), (rows, style) => {
        const text = formatCsv(rows, { ...style, bom: false }).replaceAll(/\r\n?/g, '\n');
        const { separator: delimiter } = style;
        const expected: string[][] = parse(text, { delimiter, relax_column_count: true });
        const filled = expected.filter((row) => row.some((one) => one.trim() !== ''));
        expect(cells(text, delimiter)).toEqual(filled);
      }),
    );
  });
  it('know their line in the file, over empty lines and line breaks inside quotes', () =>
    expect(readRows('a,b\n\n"c\nd",e\nf,g\n', ',').map(({ line }) => line)).toEqual([1, 3, 5]));
});

describe('rows of a broken file', () => {
  it('end with the line where a quote was never closed, and the next line is good', () => {
    const rows = readRows('name,club\n"Anna,Pik Ass\nBernd,River Rats\n', ',');
    expect(rows.map(({ trouble }) => trouble?.code)).toEqual([undefined, 'unclosed-quote', undefined]);
    expect(rows[2]).toEqual({ line: 3, cells: ['Bernd', 'River Rats'] });
  });
  it('are not swallowed by a quote that a later one seems to close', () => {
    const rows = readRows('"Anna,Pik Ass\nBernd,x\n"Carl, C",y\nDora,z\n', ',');
    expect(rows.map(({ line, trouble }) => [line, trouble?.code])).toEqual([
      [1, 'unclosed-quote'],
      [2, undefined],
      [3, undefined],
      [4, undefined],
    ]);
  });
  it('say which cell has text behind its closing quote', () =>
    expect(readRows('a,"b"c,d\ne,f', ',')).toEqual([
      { line: 1, cells: ['a', 'bc', 'd'], trouble: { code: 'broken-quoting', cell: 1 } },
      { line: 2, cells: ['e', 'f'] },
    ]));
  it('take a quote inside a cell for a letter', () =>
    expect(cells('Emil "Ace" Müller,Pik Ass')).toEqual([['Emil "Ace" Müller', 'Pik Ass']]));
  it('are read in time that grows with the file', () => {
    const from = performance.now();
    readRows('"""\n'.repeat(100_000), ',');
    expect(performance.now() - from).toBeLessThan(5_000);
  });
});
