import type { RecordFault } from '@riffle/words';
import { readPhh } from '../phh/read-phh.ts';
import type { HandRecord } from './hand-record.ts';

/** A hand of a file: its number there, and what it says or why it cannot be read. */
export type ReadHand = { readonly hand: number } & (
  | { readonly ok: true; readonly record: HandRecord }
  | { readonly ok: false; readonly fault: RecordFault }
);

/** Every hand of a file, whatever its format. */
export function readHands(text: string): readonly ReadHand[] {
  const begin = text.replace(/^\uFEFF/, '').trimStart();
  if (begin === '') return [{ hand: 1, ok: false, fault: { line: 1, code: 'no-hand' } }];
  return readPhh(text);
}
