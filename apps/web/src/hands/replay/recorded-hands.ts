import {
  formatPhh,
  type HandRecord,
  playedHand,
  type RecordFault,
  readHands,
  replayRecord,
} from '@riffle/formats/hands';

export type RecordedHand = { readonly hand: number; readonly record: HandRecord };
export type BrokenHand = { readonly hand: number; readonly fault: RecordFault };
export type OpenedFile = {
  readonly hands: readonly RecordedHand[];
  readonly broken: readonly BrokenHand[];
  readonly text: string;
};

/** Every hand of a file, whatever its format; what cannot be read is told apart. */
export function openHands(text: string): OpenedFile {
  const read = readHands(text);
  return {
    hands: read.flatMap((one) => (one.ok ? [{ hand: one.hand, record: one.record }] : [])),
    broken: read.flatMap((one) => (one.ok ? [] : [{ hand: one.hand, fault: one.fault }])),
    text,
  };
}

/** The one hand as text for a link: as PHH where the standard has words for it, else the file where it is alone in it. */
export function textOfHand({ record }: RecordedHand, { hands, text }: OpenedFile): string | undefined {
  const written = formatPhh(playedHand(record, replayRecord(record)));
  if (written.ok) return written.value;
  return hands.length === 1 ? text : undefined;
}
