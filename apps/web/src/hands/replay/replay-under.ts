import {
  type Contradiction,
  contradictionsIn,
  type HandRecord,
  type RecordFault,
  type Repair,
  replayRecord,
  type Step,
  stepsOf,
} from '@riffle/formats/hands';
import { type HandRules, handRules } from '@riffle/hand';
import type { Rulebook } from '@riffle/rulebooks';

export type ReplayedHand = {
  readonly steps: readonly Step[];
  readonly repairs: readonly Repair[];
  /** Where the record itself cannot be played on. */
  readonly fault: RecordFault | undefined;
  /** What the chosen rulebook would not have allowed, although it was played. */
  readonly refused: RecordFault | undefined;
  /** What the file says otherwise than its own actions make it; nothing under a rulebook, which may share otherwise. */
  readonly contradictions: readonly Contradiction[];
};

/** Plays a record by a rulebook, or as it was recorded. */
export function replayUnder(record: HandRecord, book: Rulebook | undefined): ReplayedHand {
  if (book === undefined) {
    return { ...played(record, undefined), contradictions: contradictionsIn(record, replayRecord(record)) };
  }
  const strict = by(record, handRules(book));
  const attempt = replayRecord(strict);
  if (attempt.fault === undefined) return played(strict, undefined);
  // it was played all the same: then only what comes after the betting follows the rulebook
  const loose = by(record, { ...record.setup.rules, pots: handRules(book).pots });
  const shown = replayRecord(loose).fault === undefined ? loose : record;
  return played(shown, attempt.fault);
}

function played(record: HandRecord, refused: RecordFault | undefined): ReplayedHand {
  const { events, repairs, fault } = replayRecord(record);
  return {
    steps: stepsOf(events),
    repairs,
    fault,
    refused: fault === undefined ? refused : undefined,
    contradictions: [],
  };
}

/** How antes fall and how often the board was run is the record's own. */
function by(record: HandRecord, rules: HandRules): HandRecord {
  const { antes, runs } = record.setup.rules.pots;
  return { ...record, setup: { ...record.setup, rules: { ...rules, pots: { ...rules.pots, antes, runs } } } };
}
