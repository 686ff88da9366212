import { describe, expect, it } from 'vitest';
import { madeOds, madeXlsx } from '../workbook/testing/made-workbook.ts';
import { previewLeagueList } from './league/preview-league-list.ts';
import { previewList } from './preview-list.ts';

const text = (said: string) => `<c t="inlineStr"><is><t>${said}</t></is></c>`;
const row = (line: number, ...cells: readonly string[]) =>
  `<row r="${String(line)}">${cells.map((one) => (one.startsWith('<') ? one : text(one))).join('')}</row>`;
const day = (serial: number) => `<c s="1"><v>${String(serial)}</v></c>`;
const number = (of: string) => `<c><v>${of}</v></c>`;
const league = { people: [], clubs: [], teams: [], divisions: ['1'], played: [] };

describe('a list in a workbook', () => {
  const players = madeXlsx({
    styles: [0, 14],
    sheets: [
      { name: 'Hinweise', rows: row(1, 'Bitte bis Freitag') },
      {
        name: 'Spieler',
        rows: [
          row(1, 'Spielerliste des PC Ahorn'),
          row(3, 'Nachname', 'Vorname', 'Spielerpass-Nr.', 'Geburtsdatum', 'Summe', ''),
          row(4, 'Weiß', 'Jürgen', number('100000'), day(29586), '<c t="e"><v>#DIV/0!</v></c>', 'x'),
          row(7, 'Adler', '<c t="e"><v>#REF!</v></c>', number('1002'), text('1.2.80')),
          row(8, 'Bauer', '<c><f>A1</f></c>', number('1003')),
        ].join(''),
      },
      { name: 'Leer', rows: '' },
    ],
  });

  it('is the first sheet that looks like one, with the rows and columns as the program numbers them', () => {
    const list = previewList(players, []);
    expect(list).toMatchObject({
      encoding: 'xlsx',
      separator: 'none',
      sheets: ['Hinweise', 'Spieler', 'Leer'],
      sheet: 1,
    });
    expect(list.columns.map(({ header }) => header)).toEqual([
      ...['Nachname', 'Vorname', 'Spielerpass-Nr.', 'Geburtsdatum', 'Summe', 'F'],
    ]);
    expect(list.rows).toEqual([
      { line: 4, person: { last: 'Weiß', first: 'Jürgen', number: '100000', birthday: '1980-12-31' } },
      expect.objectContaining({ line: 7, problem: { code: 'error-in-cell', column: 'Vorname', found: '#REF!' } }),
      expect.objectContaining({ line: 8, problem: { code: 'formula-without-value', column: 'Vorname' } }),
    ]);
  });

  it('is another sheet where that is chosen, and says what is wrong with it beside what others there are', () => {
    expect(previewList(players, [], 0)).toMatchObject({ sheet: 0, rows: [{ line: 1 }] });
    const sheets = ['Hinweise', 'Spieler', 'Leer'];
    expect(previewList(players, [], 2)).toMatchObject({ sheets, sheet: 2, rows: [], problem: { code: 'empty' } });
    expect(previewList(players, [], 9)).toMatchObject({ sheets, problem: { code: 'empty' } });
  });

  it('has names alone without any header', () => {
    const list = previewList(
      madeXlsx({ sheets: [{ name: 'a', rows: row(1, 'Anna Adler') + row(2, 'Bauer, Bert') }] }),
      [],
    );
    expect(list.rows.map(({ person }) => person)).toEqual([
      { first: 'Anna', last: 'Adler' },
      { first: 'Bert', last: 'Bauer' },
    ]);
  });

  it('is a league’s squads with days as days', () => {
    const bytes = madeXlsx({
      styles: [0, 14],
      sheets: [
        {
          name: 'Kader',
          rows:
            row(1, 'Verein', 'Name', 'Lizenz seit') +
            row(2, 'PC Ahorn', 'Anna Adler', day(46054)) +
            row(3, 'PC Ahorn', 'Bert Bauer', '1.2.26'),
        },
      ],
    });
    expect(previewLeagueList(bytes, league)).toMatchObject({
      is: 'squads',
      rows: [
        { line: 2, club: 'PC Ahorn', granted: '2026-02-01' },
        { line: 3, problem: { code: 'not-a-date', column: 'Lizenz seit', found: '1.2.26' } },
      ],
    });
  });

  it('is a past season’s points in an OpenDocument table', () => {
    const cells = (...all: readonly string[]) =>
      `<table:table-row>${all.map((one) => (/^\d+$/.test(one) ? `<table:table-cell office:value-type="float" office:value="${one}"><text:p>${one}</text:p></table:table-cell>` : `<table:table-cell office:value-type="string"><text:p>${one}</text:p></table:table-cell>`)).join('')}</table:table-row>`;
    const bytes = madeOds(
      `<table:table table:name="Punkte">${cells('Runde', 'Mannschaft', 'Punkte')}${cells('1', 'PC Ahorn', '7')}</table:table>`,
    );
    expect(previewLeagueList(bytes, league)).toMatchObject({
      ...{ encoding: 'ods', is: 'points' },
      rows: [{ line: 2, round: 1, team: 'PC Ahorn', points: 7 }],
    });
  });
});
