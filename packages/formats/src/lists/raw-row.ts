import type { OddCell } from '../workbook/sheet.ts';

export type Separator = ',' | ';' | '\t';

type Trouble = { readonly code: 'broken-quoting' | 'unclosed-quote'; readonly cell: number } | OddCell;

/** A row as it stands in the file. Cells of a troubled row are cut apart without regard to its quotes, to be shown. */
export type RawRow = {
  /** Of the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly trouble?: Trouble;
};

/** A cell that goes on for longer than this was not meant to: its quote was forgotten. */
const LONGEST_CELL = 20;
/** No list has more columns; a row that was made to have a million of them ends here. */
const MOST_CELLS = 100;

/** RFC 4180, and on with the next line where a row breaks it. Empty rows are left out. */
export function readRows(text: string, separator: Separator): readonly RawRow[] {
  const lines = text.split('\n');
  const rows: RawRow[] = [];
  let at = 0;
  while (at < lines.length) {
    const { next, ...row } = readRow(lines, at, separator);
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push({ line: at + 1, ...row });
    at = next;
  }
  return rows;
}

type Read = Omit<RawRow, 'line'> & { readonly next: number };

function readRow(lines: readonly string[], start: number, separator: Separator): Read {
  const cells: string[] = [];
  let line = start;
  let from = 0;
  for (;;) {
    const text = lines[line] ?? '';
    const quote = openingQuote(text, from);
    if (quote === undefined) {
      const end = text.indexOf(separator, from);
      cells.push(text.slice(from, end === -1 ? undefined : end));
      if (end === -1 || cells.length === MOST_CELLS) return { cells, next: line + 1 };
      from = end + 1;
      continue;
    }
    const closed = readQuoted(lines, line, quote + 1);
    const behind = closed === undefined ? undefined : afterQuote(lines[closed.line] ?? '', closed.from, separator);
    if (closed === undefined || behind === undefined) {
      const code = closed?.line === line ? 'broken-quoting' : 'unclosed-quote';
      const trouble = { code, cell: cells.length } as const;
      return { cells: (lines[start] ?? '').replaceAll('"', '').split(separator, MOST_CELLS), trouble, next: line + 1 };
    }
    cells.push(closed.text);
    line = closed.line;
    if (behind === 'end' || cells.length === MOST_CELLS) return { cells, next: line + 1 };
    from = behind;
  }
}

function openingQuote(text: string, from: number): number | undefined {
  const at = from + (/^ */.exec(text.slice(from))?.[0].length ?? 0);
  return text[at] === '"' ? at : undefined;
}

function readQuoted(
  lines: readonly string[],
  start: number,
  start0: number,
): { readonly text: string; readonly line: number; readonly from: number } | undefined {
  let cell = '';
  let from = start0;
  for (let line = start; line < Math.min(lines.length, start + LONGEST_CELL); line += 1) {
    const text = lines[line] ?? '';
    for (;;) {
      const quote = text.indexOf('"', from);
      if (quote === -1) break;
      cell += text.slice(from, quote);
      if (text[quote + 1] !== '"') return { text: cell, line, from: quote + 1 };
      cell += '"';
      from = quote + 2;
    }
    cell += `${text.slice(from)}\n`;
    from = 0;
  }
  return undefined;
}

/** Where the next cell begins behind a closing quote; nothing else may stand between. */
function afterQuote(text: string, from: number, separator: Separator): number | 'end' | undefined {
  const at = from + (/^ */.exec(text.slice(from))?.[0].length ?? 0);
  if (at === text.length) return 'end';
  return text[at] === separator ? at + 1 : undefined;
}
