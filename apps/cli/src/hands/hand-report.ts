import {
  agrees,
  type Contradiction,
  contradictionsIn,
  eachHand,
  finishingStacks,
  type HandRecord,
  placeOf,
  type ReadHand,
  type Remark,
  type Repair,
  type Replay,
  remarksOn,
  replayRecord,
} from '@riffle/formats';
import { type Language, sayContradiction, sayPlace, sayRemark, sayRepair } from '@riffle/words';
import type { CliWords } from '../words/cli-words.ts';
import type { Expectations } from './expectations.ts';
import type { HandFile } from './hand-files.ts';
import { namingOf, sayTrouble, type Trouble } from './say-trouble.ts';

type Stacks = readonly (number | 'inf')[];
type Says = { readonly says: string };

/** What became of one hand. */
export type HandReport = {
  readonly file: string;
  readonly hand: number;
  readonly finishingStacks: Stacks;
  readonly ok: boolean;
  /** As data, and `says` in words. */
  readonly error?: Trouble & Says;
  /** All that the file says otherwise, the error among it. */
  readonly contradictions?: readonly (Contradiction & Says)[];
  readonly repairs?: readonly (Repair & Says)[];
  readonly remarks?: readonly (Remark & Says)[];
};

export type Asked = {
  /** Nothing may have to be put right. */
  readonly strict: boolean;
  readonly expected: Expectations | undefined;
  readonly language: Language;
  readonly words: CliWords;
};

/** Plays every hand of a file. */
export function* reportHands(file: HandFile, asked: Asked): Iterable<HandReport> {
  if ('text' in file) for (const read of eachHand(file.text)) yield reportOf(file.name, read, asked);
  else {
    const error = { code: file.trouble, says: sayTrouble({ code: file.trouble }, undefined, asked) };
    yield { file: file.name, hand: 1, finishingStacks: [], ok: false, error };
  }
}

function reportOf(file: string, read: ReadHand, asked: Asked): HandReport {
  const { hand } = read;
  if (!read.ok) {
    const error = { ...read.fault, says: sayTrouble(read.fault, undefined, asked) };
    return { file, hand, finishingStacks: [], ok: false, error };
  }
  const { record } = read;
  const replay = replayRecord(record);
  const stacks = finishingStacks(record, replay);
  const contradictions = contradictionsIn(record, replay);
  const remarks = remarksOn(record, replay);
  const trouble =
    replay.fault ?? unfinished(record, replay) ?? contradictions[0] ?? troubleWith(stacks, replay, hand, asked);
  const { language } = asked;
  const naming = namingOf(record);
  const placed = <One extends Contradiction | Repair | Remark>(one: One, sentence: string): One & Says => ({
    ...one,
    says: `${sayPlace(one, language)}: ${sentence}`,
  });
  return {
    file,
    hand,
    finishingStacks: stacks,
    ok: trouble === undefined,
    ...(trouble !== undefined && { error: { ...trouble, says: sayTrouble(trouble, record, asked) } }),
    ...(contradictions.length > 0 && {
      contradictions: contradictions.map((one) => placed(one, sayContradiction(one, language, naming))),
    }),
    ...(replay.repairs.length > 0 && {
      repairs: replay.repairs.map((one) => placed(one, sayRepair(one, language, naming))),
    }),
    ...(remarks.length > 0 && { remarks: remarks.map((one) => placed(one, sayRemark(one, language, naming))) }),
  };
}

function unfinished({ places, start }: HandRecord, { hand }: Replay): Trouble | undefined {
  return hand.phase === 'ended' ? undefined : { ...placeOf(places.at(-1) ?? start), code: 'unfinished' };
}

function troubleWith(stacks: Stacks, { repairs }: Replay, hand: number, asked: Asked): Trouble | undefined {
  if (asked.strict && repairs.length > 0) return { code: 'needed-repair' };
  const must = asked.expected?.(hand);
  if (must === undefined || must.check === 'legality' || agrees(stacks, must.finishing_stacks)) return undefined;
  return { code: 'stacks-differ', expected: must.finishing_stacks };
}
