import { parse, TomlError, type TomlTable } from 'smol-toml';
import type { RecordFault } from '../problems/record-fault.ts';

/** One hand's table as TOML, with the lines that it came from. */
export type PhhTable = {
  /** The table's number in a file with many hands, else 1. */
  readonly hand: number;
  readonly lines: readonly string[];
  /** Of the first of `lines` in the file, from 1. */
  readonly from: number;
};

const HEADER = /^\[\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*\]\s*(?:#.*)?$/;

/** `.phh` is one table without a header, `.phhs` many with one each. */
export function phhTables(text: string): readonly PhhTable[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const headers = lines.flatMap((line, at) => (HEADER.test(line) ? [at] : []));
  if (headers.length === 0) return [{ hand: 1, lines, from: 1 }];
  return headers.map((at, nth) => {
    const [, ...names] = HEADER.exec(lines[at] ?? '') ?? [];
    const name = Number(names.find((one) => one !== undefined));
    return {
      hand: Number.isSafeInteger(name) ? name : nth + 1,
      lines: lines.slice(at + 1, headers[nth + 1]),
      from: at + 2,
    };
  });
}

export function parsePhhTable({
  lines,
  from,
}: PhhTable): { readonly fields: TomlTable } | { readonly fault: RecordFault } {
  try {
    return { fields: parse(lines.join('\n'), { integersAsBigInt: 'asNeeded' }) };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [says = ''] = error.message.split('\n');
    return {
      fault: { code: 'not-readable', says: says.replace('Invalid TOML document: ', ''), line: from + error.line - 1 },
    };
  }
}

/** The line of a field, or of the table's first where it is not there. */
export function lineOfField({ lines, from }: PhhTable, field: string): number {
  const at = lines.findIndex((line) => line.startsWith(field) && /^\s*=/.test(line.slice(field.length)));
  return from + Math.max(at, 0);
}

const TOKENS = /"(?:[^"\\]|\\.)*"|'[^']*'|#.*$|\]/g;

/** The lines on which the strings of a field's list stand, in their order. */
export function linesOfStrings(table: PhhTable, field: string): readonly number[] {
  const first = lineOfField(table, field) - table.from;
  const found: number[] = [];
  for (const [at, line] of table.lines.entries()) {
    if (at < first) continue;
    for (const [token] of (at === first ? line.slice(line.indexOf('=') + 1) : line).matchAll(TOKENS)) {
      if (token === ']') return found;
      if (!token.startsWith('#')) found.push(table.from + at);
    }
  }
  return found;
}
