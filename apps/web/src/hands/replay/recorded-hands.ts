import { type HandRecord, type RecordFault, readPhh } from '@riffle/formats/hands';

export type RecordedHand = {
  readonly hand: number;
  readonly record: HandRecord;
  /** This hand alone, as the file writes it: what a link carries. */
  readonly text: string;
};
export type BrokenHand = { readonly hand: number; readonly fault: RecordFault };
export type OpenedFile = { readonly hands: readonly RecordedHand[]; readonly broken: readonly BrokenHand[] };

/** Every hand of a file, whatever its format; what cannot be read is told apart. */
export function openHands(text: string): OpenedFile {
  if (text.trim() === '') return { hands: [], broken: [{ hand: 1, fault: { line: 1, code: 'no-hand' } }] };
  const read = readPhh(text);
  return {
    hands: read.flatMap((one) =>
      one.ok ? [{ hand: one.hand, record: one.record, text: textOf(text, one.record, read.length) }] : [],
    ),
    broken: read.flatMap((one) => (one.ok ? [] : [{ hand: one.hand, fault: one.fault }])),
  };
}

/** From the line where the hand begins to where the next one does. */
function textOf(text: string, { start }: HandRecord, hands: number): string {
  if (hands === 1 || !('line' in start)) return text;
  const rest = text.split(/\r?\n/).slice(start.line - 1);
  const next = rest.findIndex((line, nth) => nth > 0 && /^\[.+\]\s*(?:#.*)?$/.test(line));
  return (next < 0 ? rest : rest.slice(0, next)).join('\n');
}
