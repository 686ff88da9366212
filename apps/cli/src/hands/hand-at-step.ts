import { existsSync, readFileSync } from 'node:fs';
import { type HandRecord, readHands, replayRecord, type Step, stepsOf } from '@riffle/formats';
import { type Language, sayPlace, sayRecordFault } from '@riffle/words';
import type { CliWords } from '../words/cli-words.ts';

/** A hand of a file as it was played up to a step, both counted from one. */
export type HandAtStep = {
  readonly record: HandRecord;
  readonly nth: number;
  readonly steps: readonly Step[];
  readonly now: Step;
};
export type HandAtStepRead =
  | { readonly ok: true; readonly at: HandAtStep }
  | { readonly ok: false; readonly text: string };

const no = (text: string): HandAtStepRead => ({ ok: false, text });

/** `FILE` or `FILE:3`, the third hand of it. */
export function handAtStep(named: string, step: number, { trouble }: CliWords, language: Language): HandAtStepRead {
  const [, path = named, digits = '1'] = existsSync(named) ? [] : (/^(.+):(\d+)$/.exec(named) ?? []);
  const nth = Number(digits);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return no(trouble.fileMissing(path));
  }
  const hands = readHands(text);
  const read = hands[nth - 1];
  if (read === undefined) return no(trouble.noSuchHand(path, hands.length));
  if (!read.ok) return no(`${sayPlace(read.fault, language)}: ${sayRecordFault(read.fault, language)}`);
  const all = stepsOf(replayRecord(read.record).events);
  const steps = all.slice(0, step);
  const now = steps[step - 1];
  return now === undefined
    ? no(trouble.noSuchStep(all.length))
    : { ok: true, at: { record: read.record, nth, steps, now } };
}
