import type { ListProblem } from '../problems/list-problem.ts';
import { readOds } from './read-ods.ts';
import { readXlsx } from './read-xlsx.ts';
import { type Sheet, TooLarge } from './sheet.ts';
import { type Parts, unpacked } from './unpacked.ts';

type WorkbookKind = 'xlsx' | 'ods';
export type Workbook =
  | { readonly kind: WorkbookKind; readonly sheets: readonly Sheet[]; readonly problem?: never }
  | { readonly problem: ListProblem };

const PACKED = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const beginsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, at) => bytes[at] === byte);

/** By what is in it, not by its name. */
export const isWorkbook = (bytes: Uint8Array): boolean => beginsWith(bytes, PACKED) || beginsWith(bytes, COMPOUND);

/** What spreadsheets write today; or why it cannot be read. */
export function openWorkbook(bytes: Uint8Array): Workbook {
  if (!beginsWith(bytes, PACKED))
    return { problem: { code: hasName(bytes, 'EncryptedPackage') ? 'encrypted-workbook' : 'old-workbook' } };
  try {
    return read(unpacked(bytes));
  } catch (error) {
    return { problem: { code: error instanceof TooLarge ? 'workbook-too-large' : 'broken-workbook' } };
  }
}

function read(parts: Parts): Workbook {
  const { names } = parts;
  if (names.has('xl/workbook.xml')) return { kind: 'xlsx', sheets: readXlsx(parts) };
  const manifest = parts.text('META-INF/manifest.xml') ?? '';
  if (names.has('encrypted-package') || /<(?:\w+:)?encryption-data\b/.test(manifest))
    return { problem: { code: 'encrypted-workbook' } };
  const content = parts.text('content.xml');
  if (content?.includes('spreadsheet>') === true) return { kind: 'ods', sheets: readOds(content) };
  const isOther = names.has('xl/workbook.bin') || names.has('Index/Document.iwa');
  return { problem: { code: isOther ? 'old-workbook' : 'not-a-list' } };
}

/** In the directory of such a file names stand with two bytes to a letter. */
function hasName(bytes: Uint8Array, name: string): boolean {
  const wanted = [...name].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = bytes.indexOf(wanted[0] ?? 0); at !== -1; at = bytes.indexOf(wanted[0] ?? 0, at + 1))
    if (wanted.every((byte, nth) => bytes[at + nth] === byte)) return true;
  return false;
}
