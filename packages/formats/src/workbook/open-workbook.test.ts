import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isWorkbook, openWorkbook } from './open-workbook.ts';
import { madeOds, madeXlsx, packed } from './testing/made-workbook.ts';

const cellsOf = (bytes: Uint8Array) => {
  const workbook = openWorkbook(bytes);
  if (workbook.problem !== undefined) throw new Error(workbook.problem.code);
  return workbook.sheets.map(({ name, rows }) => [name, rows.map(({ line, cells }) => [line, ...cells])]);
};

describe('a workbook of Excel’s', () => {
  it('is read by its strings, with umlauts, runs of letters, and without what is only read aloud', () => {
    const bytes = madeXlsx({
      strings: [
        'Name',
        'Jürgen Weiß',
        '<r><t>Çağ</t></r><r><rPr><b/></rPr><t>la</t></r><rPh sb="0"><t>x</t></rPh>',
        'a &amp; b_x000D_',
      ],
      sheets: [
        {
          name: 'Kader &amp; mehr',
          rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3" t="s"><v>2</v></c></row><row r="4"><c t="inlineStr"><is><t>Anna</t></is></c><c t="s"><v>3</v></c></row>',
        },
      ],
    });
    expect(isWorkbook(bytes)).toBe(true);
    expect(cellsOf(bytes)).toEqual([
      [
        'Kader & mehr',
        [
          [1, 'Name'],
          [3, 'Jürgen Weiß', '', 'Çağla'],
          [4, 'Anna', 'a & b\r'],
        ],
      ],
    ]);
  });

  it('has days as days, whatever they look like, and no number is one', () => {
    const bytes = madeXlsx({
      formats: {
        164: 'dd/mm/yyyy;@',
        165: '[$-407]d. mmmm yyyy',
        166: '0 &quot;Mitglieder&quot;',
        167: '[h]:mm',
        168: '[Red]0.00',
      },
      styles: [0, 14, 164, 165, 166, 167, 168],
      sheets: [
        {
          name: 'Tage',
          rows: `<row r="1">${[0, 1, 2, 3, 4, 5, 6].map((style) => `<c s="${String(style)}"><v>29586</v></c>`).join('')}<c t="d"><v>2026-02-01T00:00:00</v></c></row>
            <row r="2"><c s="1"><v>1</v></c><c s="1"><v>59</v></c><c s="1"><v>60</v></c><c s="1"><v>61</v></c><c s="1"><v>36585.75</v></c><c s="1"><v>2958465</v></c><c s="1"><v>2958466</v></c><c s="1"><v>-3</v></c></row>`,
        },
      ],
    });
    expect(cellsOf(bytes)[0]?.[1]).toEqual([
      [1, '29586', '1980-12-31', '1980-12-31', '1980-12-31', '29586', '29586', '29586', '2026-02-01'],
      [2, '1900-01-01', '1900-02-28', '60', '1900-03-01', '2000-02-29', '9999-12-31', '2958466', '-3'],
    ]);
    const mac = madeXlsx({
      date1904: true,
      styles: [14],
      sheets: [{ name: 'a', rows: '<row><c><v>28124</v></c></row>' }],
    });
    expect(cellsOf(mac)[0]?.[1]).toEqual([[1, '1980-12-31']]);
  });

  it('has licence numbers as they are typed: no exponent, and zeros in front where they are shown', () => {
    const bytes = madeXlsx({
      formats: { 164: '00000' },
      styles: [0, 164],
      sheets: [
        {
          name: 'Nummern',
          rows: '<row r="1"><c><v>100000</v></c><c><v>1E5</v></c><c><v>123456789012345</v></c><c s="1"><v>42</v></c><c><v>0.1</v></c><c><v>1.0000000000000001E-1</v></c><c t="b"><v>1</v></c></row>',
        },
      ],
    });
    expect(cellsOf(bytes)[0]?.[1]).toEqual([[1, '100000', '100000', '123456789012345', '00042', '0.1', '0.1', '1']]);
  });

  it('says of a formula what it came to, and names an error or one that never was worked out', () => {
    const workbook = openWorkbook(
      madeXlsx({
        sheets: [
          {
            name: 'a',
            rows: '<row r="1"><c r="A1" t="str"><f>B1&amp;C1</f><v>Anna</v></c><c r="B1"><f>1+1</f><v>2</v></c><c r="C1" t="e"><f>X</f><v>#REF!</v></c><c r="D1"><f>Z1</f></c><c r="E1" t="str"><f>""</f><v></v></c></row>',
          },
        ],
      }),
    );
    expect(workbook).toMatchObject({
      sheets: [
        {
          rows: [
            {
              cells: ['Anna', '2', '#REF!', '?'],
              odd: [
                { code: 'error-in-cell', cell: 2, found: '#REF!' },
                { code: 'formula-without-value', cell: 3 },
              ],
            },
          ],
        },
      ],
    });
  });

  it('has several sheets, of which some are hidden', () => {
    const row = '<row><c t="inlineStr"><is><t>Name</t></is></c></row>';
    const bytes = madeXlsx({
      sheets: [
        { name: 'alt', state: 'hidden', rows: row },
        { name: 'neu', rows: '' },
      ],
    });
    expect(openWorkbook(bytes)).toMatchObject({
      sheets: [
        { name: 'alt', hidden: true, rows: [{ line: 1 }] },
        { name: 'neu', rows: [] },
      ],
    });
  });
});

describe('an OpenDocument table', () => {
  const cell = (text: string, of = 'office:value-type="string"') =>
    `<table:table-cell ${of}><text:p>${text}</text:p></table:table-cell>`;

  it('is read with what is repeated, without remarks, to the row that the program shows', () => {
    const bytes = madeOds(
      `<table:table table:name="Kader"><table:table-column table:number-columns-repeated="16384"/>
        <table:table-header-rows><table:table-row>${cell('Name')}${cell('Verein')}</table:table-row></table:table-header-rows>
        <table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
        <table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>weg</text:p></office:annotation><text:p>Jürgen<text:s/>Weiß</text:p></table:table-cell><table:table-cell table:number-columns-repeated="2" office:value-type="string"><text:p>Pik &amp; Ass</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16381"/></table:table-row>
        <table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
      </table:table>`,
    );
    expect(cellsOf(bytes)).toEqual([
      [
        'Kader',
        [
          [1, 'Name', 'Verein'],
          [4, 'Jürgen Weiß', 'Pik & Ass', 'Pik & Ass'],
        ],
      ],
    ]);
  });

  it('has days, numbers and zeros in front as they are, and names errors', () => {
    const bytes = madeOds(
      `<table:table table:name="a"><table:table-row>${[
        cell('31.12.80', 'office:value-type="date" office:date-value="1980-12-31T00:00:00"'),
        cell('1,00E+05', 'office:value-type="float" office:value="100000"'),
        cell('00042', 'office:value-type="float" office:value="42"'),
        cell('WAHR', 'office:value-type="boolean" office:boolean-value="true"'),
        cell('#REF!', 'table:formula="of:=x" office:value-type="string" calcext:value-type="error"'),
      ].join('')}</table:table-row></table:table><table:table table:name="b" table:style-name="ta2"/>`,
      { styles: '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>' },
    );
    expect(openWorkbook(bytes)).toMatchObject({
      kind: 'ods',
      sheets: [
        {
          rows: [{ cells: ['1980-12-31', '100000', '00042', '1', '#REF!'], odd: [{ code: 'error-in-cell', cell: 4 }] }],
        },
        { name: 'b', hidden: true },
      ],
    });
  });
});

describe('what is no workbook that can be read', () => {
  const sheet = (rows: string) => madeXlsx({ sheets: [{ name: 'a', rows }] });
  const problemOf = (bytes: Uint8Array) => openWorkbook(bytes).problem?.code;
  const wide = (text: string) => new Uint8Array([...text].flatMap((letter) => [letter.charCodeAt(0), 0]));
  const compound = (name: string) => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...wide(name)]);

  it('is named as what it is: of before 2007, protected, of another program, of text', () => {
    expect(problemOf(compound('Workbook'))).toBe('old-workbook');
    expect(problemOf(compound('EncryptedPackage'))).toBe('encrypted-workbook');
    expect(problemOf(packed({ 'xl/workbook.bin': '' }))).toBe('old-workbook');
    expect(problemOf(packed({ 'Index/Document.iwa': '' }))).toBe('old-workbook');
    expect(problemOf(packed({ 'word/document.xml': '<w/>' }))).toBe('not-a-list');
    expect(
      problemOf(madeOds('', { manifest: '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>' })),
    ).toBe('encrypted-workbook');
    expect(problemOf(packed({ 'encrypted-package': 'x' }))).toBe('encrypted-workbook');
  });

  it('is damaged where it is cut off, or is no XML', () => {
    const whole = sheet('<row><c><v>1</v></c></row>');
    expect(problemOf(whole.subarray(0, whole.length - 40))).toBe('broken-workbook');
    expect(problemOf(sheet('<row><c></row>'))).toBe('broken-workbook');
    expect(problemOf(packed({ 'xl/workbook.xml': 'none' }))).toBe('broken-workbook');
    const bent = Uint8Array.from(whole);
    const at = Buffer.from(whole).indexOf('xl/worksheets/sheet1.xml') + 24;
    bent.fill(0xff, at, at + 20);
    expect(problemOf(bent)).toBe('broken-workbook');
  });

  it('is none where it declares entities of its own', () => {
    const lol = '<!DOCTYPE a [<!ENTITY l "lol"><!ENTITY m "&l;&l;&l;">]>';
    expect(problemOf(packed({ 'xl/workbook.xml': `${lol}<workbook>&m;</workbook>` }))).toBe('broken-workbook');
  });

  const blank = (bytes: number) => new Uint8Array(bytes).fill(32);
  it('is too large where it would unpack to more than anybody’s list, as its head says or not', () => {
    const bomb = zipSync({ 'content.xml': blank(45_000_000) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(problemOf(bomb)).toBe('workbook-too-large');
    const lying = Uint8Array.from(bomb);
    const view = new DataView(lying.buffer);
    const isSize = (at: number) => view.getUint32(at, true) === 45_000_000;
    for (let at = 0; at < lying.length - 4; at += 1) if (isSize(at)) view.setUint32(at, 1000, true);
    expect(['not-a-list', 'broken-workbook']).toContain(problemOf(lying));
  });

  it('is too large with more rows than any list, or more parts', () => {
    const rows = '<row><c><v>1</v></c></row>'.repeat(20_001);
    expect(problemOf(sheet(rows))).toBe('workbook-too-large');
    const repeated = madeOds(
      '<table:table table:name="a"><table:table-row table:number-rows-repeated="1000000"><table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row></table:table>',
    );
    expect(problemOf(repeated)).toBe('workbook-too-large');
    expect(problemOf(packed(Object.fromEntries(Array.from({ length: 5001 }, (_, nth) => [String(nth), '']))))).toBe(
      'workbook-too-large',
    );
  });
});
