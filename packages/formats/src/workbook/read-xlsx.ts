import { type Shape, shaped, shapeOf } from './excel-number.ts';
import { readXml } from './read-xml.ts';
import { type Sheet, SheetRows } from './sheet.ts';
import type { Parts } from './unpacked.ts';

/** Every sheet of a workbook of Excel's; throws where it is none. */
export function readXlsx(parts: Parts): readonly Sheet[] {
  const targets = targetsIn(parts.text('xl/_rels/workbook.xml.rels') ?? '');
  const { sheets, from1904 } = sheetsIn(parts.text('xl/workbook.xml') ?? '');
  const strings = stringsIn(parts.text('xl/sharedStrings.xml'));
  const shapes = shapesIn(parts.text('xl/styles.xml'));
  return sheets.flatMap(({ name, hidden, target }) => {
    const path = targets.get(target);
    // a chart has a tab as well
    if (path === undefined || !path.includes('worksheets/')) return [];
    const text = parts.text(path);
    if (text === undefined) throw new Error(`no ${path}`);
    return [{ name, ...(hidden && { hidden }), rows: rowsIn(text, { strings, shapes, from1904 }) }];
  });
}

function targetsIn(xml: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  readXml(xml, {
    open: (name, attribute) => {
      const [id, target] = [attribute('Id'), attribute('Target')];
      if (name !== 'Relationship' || id === undefined || target === undefined) return;
      targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`);
    },
    ...{ text: () => undefined, close: () => undefined },
  });
  return targets;
}

function sheetsIn(xml: string) {
  const sheets: { readonly name: string; readonly hidden: true | undefined; readonly target: string }[] = [];
  let from1904 = false;
  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      const hidden = (attribute('state') ?? 'visible') === 'visible' ? undefined : true;
      sheets.push({ name: attribute('name') ?? '', hidden, target: attribute('id') ?? '' });
    },
    ...{ text: () => undefined, close: () => undefined },
  });
  return { sheets, from1904 };
}

/** Without how it is read aloud, which stands beside it in Japanese. */
function stringsIn(xml: string | undefined): readonly string[] {
  const strings: string[] = [];
  let said = '';
  let inText = false;
  let aloud = false;
  if (xml !== undefined)
    readXml(xml, {
      open: (name) => {
        if (name === 'si') said = '';
        if (name === 'rPh') aloud = true;
        inText = name === 't' && !aloud;
      },
      text: (text) => {
        if (inText) said += text;
      },
      close: (name) => {
        if (name === 't') inText = false;
        if (name === 'rPh') aloud = false;
        if (name === 'si') strings.push(unescaped(said));
      },
    });
  return strings;
}

/** What XML has no room for the program writes as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function shapesIn(xml: string | undefined): readonly Shape[] {
  const codes = new Map<number, string>();
  const shapes: Shape[] = [];
  let inCells = false;
  if (xml !== undefined)
    readXml(xml, {
      open: (name, attribute) => {
        if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
        if (name === 'cellXfs') inCells = true;
        if (name !== 'xf' || !inCells) return;
        const id = Number(attribute('numFmtId') ?? 0);
        shapes.push(shapeOf(id, codes.get(id)));
      },
      text: () => undefined,
      close: (name) => {
        if (name === 'cellXfs') inCells = false;
      },
    });
  return shapes;
}

type Around = { readonly strings: readonly string[]; readonly shapes: readonly Shape[]; readonly from1904: boolean };
type Cell = { readonly at: number; readonly type: string; readonly shape: Shape; value: string; isFormula: boolean };

function rowsIn(xml: string, { strings, shapes, from1904 }: Around): Sheet['rows'] {
  const rows = new SheetRows();
  let line = 0;
  let next = 0;
  let cell: Cell | undefined;
  let inValue = false;
  let aloud = false;
  const end = ({ at, type, shape, value, isFormula }: Cell): void => {
    if (type === 'e') rows.putOdd(at, 'error-in-cell', value);
    else if (isFormula && value === '' && type !== 'str') rows.putOdd(at, 'formula-without-value', '');
    else if (type === 's') rows.put(at, strings[Number(value)] ?? '');
    else if (type === 'str' || type === 'inlineStr') rows.put(at, unescaped(value));
    else if (type === 'b') rows.put(at, value === '1' ? '1' : '0');
    else if (type === 'd') rows.put(at, value.slice(0, 10));
    else if (value !== '') rows.put(at, shaped(value, shape, from1904));
  };
  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'row') {
        line = Number(attribute('r') ?? line + 1);
        next = 0;
      } else if (name === 'c') {
        const at = columnIn(attribute('r')) ?? next;
        next = at + 1;
        const shape = shapes[Number(attribute('s') ?? 0)] ?? ({ is: 'plain' } as const);
        cell = { at, type: attribute('t') ?? 'n', shape, value: '', isFormula: false };
      } else if (name === 'f' && cell !== undefined) cell.isFormula = true;
      else if (name === 'rPh') aloud = true;
      inValue = name === 'v' || (name === 't' && !aloud);
    },
    text: (text) => {
      if (inValue && cell !== undefined) cell.value += text;
    },
    close: (name) => {
      inValue = false;
      if (name === 'rPh') aloud = false;
      if (name === 'c' && cell !== undefined) {
        end(cell);
        cell = undefined;
      }
      if (name === 'row') rows.end(line);
    },
  });
  return rows.rows;
}

/** `AB12` is the 28th, counted from 0. */
function columnIn(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? '')?.[1];
  if (letters === undefined) return undefined;
  return [...letters].reduce((before, letter) => before * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
