import { readFileSync } from 'node:fs';
import { toPersonId } from '@riffle/people';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KnownPerson, type ListRow, previewList } from './preview-list.ts';

const given = (name: string) => readFileSync(new URL(`given/${name}`, import.meta.url));
const bytes = (text: string) => new TextEncoder().encode(text);
const preview = (text: string, known: readonly KnownPerson[] = []) => previewList(bytes(text), known);
const bad = (rows: readonly ListRow[]) => rows.flatMap(({ line, problem }) => (problem ? [[line, problem.code]] : []));
const doubles = (rows: readonly ListRow[]) =>
  rows.flatMap((row) => (row.duplicateOf ? [[row.line, row.duplicateOf]] : []));

describe('lists as clubs send them', () => {
  it('reads UTF-8 with commas, English headers and "last, first"', () => {
    const { encoding, separator, rows } = previewList(given('club-night-27.csv'), []);
    expect({ encoding, separator, rows: rows.length, bad: bad(rows) }).toEqual({
      ...{ encoding: 'utf-8', separator: ',' },
      ...{ rows: 27, bad: [] },
    });
    expect(rows[0]).toEqual({
      line: 2,
      person: { first: 'Nicole', last: 'Fröhlich', club: 'All-In Spandau e.V.' },
    });
  });

  it('reads UTF-8 with a BOM, semicolons, CRLF, German headers and dates', () => {
    const { encoding, separator, rows } = previewList(given('league-108.csv'), []);
    expect({ encoding, separator, rows: rows.length, bad: bad(rows), doubles: doubles(rows) }).toEqual({
      ...{ encoding: 'utf-8', separator: ';' },
      ...{ rows: 108, bad: [], doubles: [] },
    });
    expect(rows[4]?.person).toEqual({
      ...{ first: 'Björn', last: 'Voß', club: 'Royal Flush Neukölln e.V.' },
      ...{ number: 'PVB-1004', birthday: '1959-08-21' },
    });
  });

  it('reads Windows-1252 and names every bad row and every duplicate with its line', () => {
    const { encoding, separator, columns, rows } = previewList(given('open-360-windows-1252.csv'), []);
    expect({ encoding, separator }).toEqual({ encoding: 'windows-1252', separator: ';' });
    expect(columns.map(({ field }) => field)).toEqual(['name', 'club', undefined, undefined]);
    expect(rows).toHaveLength(366);
    expect(bad(rows)).toEqual([
      [103, 'no-name'],
      [257, 'too-many-columns'],
      [308, 'line-break-in-name'],
    ]);
    expect(doubles(rows)).toEqual([
      [44, [{ line: 43, same: 'name' }]],
      [343, [{ line: 342, same: 'name' }]],
    ]);
    expect(rows.find(({ line }) => line === 155)?.person).toEqual({
      ...{ first: 'Doppelname; mit Semikolon', last: 'Schmidt' },
      club: 'Verein "Zum Ass"',
    });
    expect(rows.at(-1)?.line).toBe(369);
  });

  it('reads what was copied from a chat', () => {
    const { separator, rows } = previewList(given('pasted.txt'), []);
    expect(separator).toBe('none');
    expect(rows.map(({ line, person }) => [line, person.first, person.last, person.club])).toEqual([
      [1, 'Jörg', 'Kühn', undefined],
      [2, 'Söre', 'Übel', undefined],
      [3, 'Käthe', 'Weiß', 'Pik Ass Pankow'],
      [5, 'Jörg', 'Kühn', undefined],
      [6, 'Xaver', "O'Brien", '1. PC Lichtenberg'],
    ]);
    expect(doubles(rows)).toEqual([[5, [{ line: 1, same: 'name' }]]]);
  });

  it('rescues the rows behind a quote that is never closed', () => {
    const { rows } = previewList(given('unclosed-quote.csv'), []);
    expect(bad(rows)).toEqual([[2, 'unclosed-quote']]);
    expect(rows[1]).toEqual({ line: 3, person: { first: 'Bernd', last: 'Groß', club: 'River Rats Mitte' } });
  });
});

describe('a file that is no list', () => {
  it.each([
    ['empty.csv', 'empty'],
    ['headers-only.csv', 'only-headers'],
    ['not-a-list.csv', 'not-a-list'],
  ])('%s', (file, code) => expect(previewList(given(file), [])).toMatchObject({ rows: [], problem: { code } }));
  it.each([
    ['\ufeff\r\n \r\n', 'empty'],
    ['%PDF-1.7 …', 'not-a-list'],
    ['PK\u0003\u0004…', 'broken-workbook'],
    ['Verein;Mannschaft\nPik Ass;1', 'no-name-column'],
  ])('%j', (text, code) => expect(preview(text)).toMatchObject({ rows: [], problem: { code } }));
});

describe('a bad row', () => {
  it.each([
    ['Name;Verein\n;Pik Ass', { code: 'no-name' }],
    ['Name;Verein\n1234;Pik Ass', { code: 'no-name' }],
    ['Name;Verein\nA B;C;D', { code: 'too-many-columns' }],
    ['Name;Verein\nA B;"C"D', { code: 'broken-quoting', column: 'Verein' }],
    ['Name;Verein\nA \ufffdB;C', { code: 'unreadable-characters', column: 'Name' }],
    ['Name;Verein\nJÃ¼rgen Beck;C', { code: 'unreadable-characters', column: 'Name' }],
    [`Name;Verein\n${'A'.repeat(81)};C`, { code: 'too-long', column: 'Name' }],
  ])('%j', (text, problem) => {
    const { rows } = preview(`${text}\nEmil Müller;Pik Ass`);
    expect(rows).toMatchObject([{ line: 2, problem }, { line: 3 }]);
    expect(bad(rows)).toHaveLength(1);
  });
  it('is nobody of whom a later row could be the duplicate', () =>
    expect(doubles(preview('Name;Verein\nA B;C;D\nA B;C').rows)).toEqual([]));
});

it('leaves out what is no date or no address, and says so', () => {
  const { rows } = preview('Name;E-Mail;Geburtsdatum\nEmil Müller;emil;1.1.80');
  expect(rows[0]?.person).toEqual({ first: 'Emil', last: 'Müller' });
  expect(rows[0]?.warnings?.map(({ code, column }) => [code, column])).toEqual([
    ['bad-date', 'Geburtsdatum'],
    ['bad-email', 'E-Mail'],
  ]);
  expect(rows[0]?.problem).toBeUndefined();
});

it('takes columns beyond the headers as long as they are empty', () =>
  expect(bad(preview('Name;Verein\nA B;C;;\n').rows)).toEqual([]));

it('does not take two of a name from two clubs for one', () =>
  expect(doubles(preview('Name;Verein\nA B;C\nA B;D').rows)).toEqual([[3, [{ line: 2, same: 'similar' }]]]));

it('shows who is in the directory already, and who is entered', () => {
  const known: readonly KnownPerson[] = [
    { person: { id: toPersonId('anna'), first: 'Anna', last: 'Weiss', number: 'PVB-7' }, entered: true },
    { person: { id: toPersonId('bernd'), first: 'Bernd', last: 'Groß' }, entered: false },
  ];
  const { rows } = preview('Name;Pass-Nr.\nWeiß, Anna;\nBERND GROSS;\nA. Weiß;pvb 7\nCarl Otto;', known);
  expect(rows.map(({ duplicateOf }) => duplicateOf?.[0])).toEqual([
    { person: 'anna', name: 'Anna Weiss', entered: true, same: 'name' },
    { person: 'bernd', name: 'Bernd Groß', entered: false, same: 'name' },
    { person: 'anna', name: 'Anna Weiss', entered: true, same: 'number' },
    undefined,
  ]);
});

it('reads any bytes without falling over', () => {
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string().map(bytes)), (any) => {
      const { rows, problem } = previewList(any, []);
      expect(problem === undefined || rows.length === 0).toBe(true);
    }),
  );
});
