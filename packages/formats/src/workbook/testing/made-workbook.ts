import { strToU8, zipSync } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const packed = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

type MadeSheet = { readonly name: string; readonly state?: 'hidden'; readonly rows: string };
type Made = {
  readonly sheets: readonly MadeSheet[];
  readonly strings?: readonly string[];
  /** Of formats beyond the built-in ones, and which format each style has. */
  readonly formats?: Readonly<Record<number, string>>;
  readonly styles?: readonly number[];
  readonly date1904?: true;
  readonly more?: Readonly<Record<string, string>>;
};

/** As Excel packs it: strings in a part of their own, styles by number, sheets by relation. */
export function madeXlsx({ sheets, strings = [], formats = {}, styles = [0], date1904, more = {} }: Made): Uint8Array {
  const ids = sheets.map((_, nth) => `rId${String(nth + 1)}`);
  return packed({
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${sheets
      .map(
        ({ name, state }, nth) =>
          `<sheet name="${name}" sheetId="${String(nth + 1)}"${state ? ` state="${state}"` : ''} r:id="${ids[nth] ?? ''}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${ids
      .map(
        (id, nth) =>
          `<Relationship Id="${id}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${String(nth + 1)}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${strings.map((one) => `<si>${one.startsWith('<') ? one : `<t>${one}</t>`}</si>`).join('')}</sst>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts>${Object.entries(formats)
      .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles
      .map((id) => `<xf numFmtId="${String(id)}" fontId="0" applyNumberFormat="1"/>`)
      .join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, nth) => [
        `xl/worksheets/sheet${String(nth + 1)}.xml`,
        `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...more,
  });
}

/** As LibreOffice packs it. */
export const madeOds = (tables: string, { styles = '', manifest = '' } = {}): Uint8Array =>
  packed({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': `${HEAD}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">${manifest}</manifest:manifest>`,
    'content.xml': `${HEAD}<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s" xmlns:calcext="c"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  });
