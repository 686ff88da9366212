import {
  agrees,
  finishingStacks,
  type HandRecord,
  type ReadHand,
  type Repair,
  readHands,
  replayRecord,
  writeAmount,
} from '@riffle/formats';
import type { RecordFault } from '@riffle/formats/problems';
import type { SeatNo } from '@riffle/table';
import { type Language, sayPlace, sayRecordFault, sayRepair } from '@riffle/words';
import type { CliWords } from '../words/cli-words.ts';
import type { Expectations } from './expectations.ts';
import type { HandFile } from './hand-files.ts';

type Stacks = readonly (number | 'inf')[];
type Trouble =
  | RecordFault
  | { readonly code: 'stacks-differ'; readonly expected: readonly number[] }
  | { readonly code: 'needed-repair' };

/** What became of one hand. */
export type HandReport = {
  readonly file: string;
  readonly hand: number;
  readonly finishingStacks: Stacks;
  readonly ok: boolean;
  /** As data, and `says` in words. */
  readonly error?: Trouble & { readonly says: string };
  readonly repairs?: readonly (Repair & { readonly says: string })[];
};

export type Asked = {
  /** Nothing may have to be put right. */
  readonly strict: boolean;
  readonly expected: Expectations | undefined;
  readonly language: Language;
  readonly words: CliWords;
};

/** Plays every hand of a file. */
export function* reportHands({ name, text }: HandFile, asked: Asked): Iterable<HandReport> {
  for (const read of readHands(text)) yield reportOf(name, read, asked);
}

function reportOf(file: string, read: ReadHand, asked: Asked): HandReport {
  const { hand } = read;
  if (!read.ok) return { file, hand, finishingStacks: [], ok: false, error: told(read.fault, asked) };
  const replay = replayRecord(read.record);
  const stacks = finishingStacks(read.record, replay);
  const trouble = replay.fault ?? troubleWith(stacks, replay.repairs, hand, asked);
  return {
    file,
    hand,
    finishingStacks: stacks,
    ok: trouble === undefined,
    ...(trouble === undefined ? {} : { error: told(trouble, asked) }),
    ...(replay.repairs.length === 0 ? {} : { repairs: replay.repairs.map(inWords(read.record, asked.language)) }),
  };
}

function inWords(record: HandRecord, language: Language) {
  const { about, decimals, setup } = record;
  const naming = {
    seat: (seat: SeatNo) => about.names[setup.players.findIndex((player) => player.seat === seat)] ?? String(seat),
    chips: (count: number) => writeAmount(count, decimals),
  };
  return (repair: Repair) => ({
    ...repair,
    says: `${sayPlace(repair, language)}: ${sayRepair(repair, language, naming)}`,
  });
}

function troubleWith(stacks: Stacks, repairs: readonly Repair[], hand: number, asked: Asked): Trouble | undefined {
  if (asked.strict && repairs.length > 0) return { code: 'needed-repair' };
  const must = asked.expected?.(hand);
  if (must === undefined || must.check === 'legality' || agrees(stacks, must.finishing_stacks)) return undefined;
  return { code: 'stacks-differ', expected: must.finishing_stacks };
}

function told(trouble: Trouble, { language, words }: Asked): Trouble & { readonly says: string } {
  switch (trouble.code) {
    case 'stacks-differ':
      return { ...trouble, says: words.replayed.stacksDiffer(trouble.expected.join(', ')) };
    case 'needed-repair':
      return { ...trouble, says: words.replayed.neededRepair };
    case 'not-readable':
    case 'no-hand':
    case 'field-missing':
    case 'field-wrong':
    case 'variant-unknown':
    case 'action-unreadable':
    case 'action-refused':
      return { ...trouble, says: `${sayPlace(trouble, language)}: ${sayRecordFault(trouble, language)}` };
  }
}
