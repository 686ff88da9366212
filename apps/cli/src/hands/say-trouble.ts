import { type Contradiction, type HandRecord, type Place, writeAmount } from '@riffle/formats';
import type { RecordFault } from '@riffle/formats/problems';
import { type Language, type RecordNaming, sayContradiction, sayPlace, sayRecordFault, sayRepair } from '@riffle/words';
import type { CliWords } from '../words/cli-words.ts';
import { type FileTrouble, MOST_MEGABYTES } from './hand-files.ts';

/** Why a hand is not `ok`. */
export type Trouble =
  | { readonly code: FileTrouble }
  | RecordFault
  | Contradiction
  | (Place & { readonly code: 'unfinished' })
  | { readonly code: 'stacks-differ'; readonly expected: readonly number[] }
  | { readonly code: 'needed-repair' };
/** Players by their names, chips in the file's unit. */
export function namingOf({ about, decimals, setup }: HandRecord): RecordNaming {
  return {
    seat: (seat) => about.names[setup.players.findIndex((player) => player.seat === seat)] ?? String(seat),
    chips: (count) => writeAmount(count, decimals),
  };
}

const NOBODY: RecordNaming = { seat: String, chips: String };

/** Why a hand is not in order, with its place; `record` where there is one. */
export function sayTrouble(
  trouble: Trouble,
  record: HandRecord | undefined,
  { language, words }: { readonly language: Language; readonly words: CliWords },
): string {
  const naming = record === undefined ? NOBODY : namingOf(record);
  switch (trouble.code) {
    case 'file-unreadable':
      return words.replayed.fileUnreadable;
    case 'file-too-large':
      return words.replayed.fileTooLarge(MOST_MEGABYTES);
    case 'stacks-differ':
      return words.replayed.stacksDiffer(trouble.expected.join(', '));
    case 'needed-repair':
      return words.replayed.neededRepair;
    case 'unfinished':
      return `${sayPlace(trouble, language)}: ${sayRepair({ ...trouble, code: 'ends-early' }, language, naming)}`;
    case 'stack-differs':
    case 'posted-differs':
    case 'paid-differs':
    case 'collected-differs':
    case 'pots-differ':
      return `${sayPlace(trouble, language)}: ${sayContradiction(trouble, language, naming)}`;
    case 'not-readable':
    case 'no-hand':
    case 'too-large':
    case 'nested-too-deep':
    case 'field-missing':
    case 'field-wrong':
    case 'too-many':
    case 'variant-unknown':
    case 'action-unreadable':
    case 'action-refused':
      return `${sayPlace(trouble, language)}: ${sayRecordFault(trouble, language)}`;
  }
}
