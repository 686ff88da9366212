import { parse, TomlError, type TomlTable } from 'smol-toml';
import { MOST_OF_A_HAND, quoted } from '../hands/bounds.ts';
import { linesOf } from '../hands/lines.ts';
import type { RecordFault } from '../problems/record-fault.ts';

/** One hand's table as TOML, and the line of the file that it begins with. */
export type PhhTable = {
  /** The table's number in a file with many hands, else 1. */
  readonly hand: number;
  readonly text: string;
  readonly from: number;
};

const HEADER = /^\[\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*\]\s*(?:#.*)?$/;

/** `.phh` is one table without a header, `.phhs` many with one each. */
export function* phhTables(file: string): Iterable<PhhTable> {
  let begun: { readonly hand: number; readonly at: number; readonly from: number } | undefined;
  let nth = 0;
  for (const { line, at, text } of linesOf(file)) {
    const header = text.startsWith('[') ? HEADER.exec(text) : null;
    if (header === null) continue;
    if (begun !== undefined) yield { ...begun, text: file.slice(begun.at, at) };
    const name = Number(header.slice(1).find((one) => one !== undefined));
    nth += 1;
    begun = { hand: Number.isSafeInteger(name) ? name : nth, at: at + text.length, from: line };
  }
  const { at, ...last } = begun ?? { hand: 1, at: 0, from: 1 };
  yield { ...last, text: file.slice(at).replace(/^\uFEFF/, '') };
}

export function parsePhhTable({
  text,
  from,
}: PhhTable): { readonly fields: TomlTable } | { readonly fault: RecordFault } {
  if (text.length > MOST_OF_A_HAND) return { fault: { code: 'too-large', most: MOST_OF_A_HAND, line: from } };
  try {
    return { fields: parse(text, { integersAsBigInt: 'asNeeded' }) };
  } catch (error) {
    const { message } = error as Error;
    const [says = ''] = message.split('\n');
    const line = error instanceof TomlError ? error.line : 1;
    return {
      fault: {
        code: 'not-readable',
        says: quoted(says.replace('Invalid TOML document: ', '')),
        line: from + line - 1,
      },
    };
  }
}

/** The line of a field, or of the table's first where it is not there. */
export function lineOfField({ text, from }: PhhTable, field: string): number {
  for (const { line, text: one } of linesOf(text)) {
    if (one.startsWith(field) && /^\s*=/.test(one.slice(field.length))) return from + line - 1;
  }
  return from;
}

/** The lines on which the strings of a field's list stand, in their order. */
export function linesOfStrings(table: PhhTable, field: string): readonly number[] {
  const first = lineOfField(table, field);
  const found: number[] = [];
  for (const { line, text } of linesOf(table.text)) {
    const here = table.from + line - 1;
    if (here < first) continue;
    const strings = stringsIn(here === first ? text.slice(text.indexOf('=') + 1) : text);
    for (let nth = 0; nth < strings.count; nth += 1) found.push(here);
    if (strings.ends) return found;
  }
  return found;
}

/** How many strings begin on a line of a list, and whether the list ends on it. */
function stringsIn(line: string): { readonly count: number; readonly ends: boolean } {
  let count = 0;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at];
    if (sign === '#') break;
    if (sign === ']') return { count, ends: true };
    if (sign !== '"' && sign !== "'") continue;
    count += 1;
    at += 1;
    while (at < line.length && line[at] !== sign) at += sign === '"' && line[at] === '\\' ? 2 : 1;
  }
  return { count, ends: false };
}
