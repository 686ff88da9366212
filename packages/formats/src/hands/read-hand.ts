import type { RecordFault } from '../problems/record-fault.ts';
import type { HandRecord } from './hand-record.ts';

/** A hand of a file: its number there, and what it says or why it cannot be read. */
export type ReadHand = { readonly hand: number } & (
  | { readonly ok: true; readonly record: HandRecord }
  | { readonly ok: false; readonly fault: RecordFault }
);
