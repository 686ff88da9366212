import type { Hand, HandEvent } from '@riffle/hand';
import { findRulebook } from '@riffle/rulebooks';
import type { SeatNo } from '@riffle/table';
import type { HandNaming, Language } from '@riffle/words';
import { chipsIn, namesOf, namingAt, whereOf } from '../replay/naming.ts';
import { openHands } from '../replay/recorded-hands.ts';
import { replayUnder } from '../replay/replay-under.ts';
import type { AskedHand } from './asked-hand.ts';

/** A recorded hand as it stood at a step. */
export type HandAt = {
  readonly hand: Hand;
  readonly soFar: readonly HandEvent[];
  readonly names: ReadonlyMap<SeatNo, string>;
  /** What the record tells of where it was played. */
  readonly about: readonly string[];
  /** Digits of its chips behind the point in the file. */
  readonly decimals: number;
  /** How its events are told after it has gone on. */
  readonly naming: (after: Hand, language: Language) => HandNaming;
};

/** `undefined` where the record has no such hand or step. */
export function handAt({ text, nth, book }: AskedHand, step: number): HandAt | undefined {
  const record = openHands(text).hands[nth]?.record;
  if (record === undefined) return undefined;
  const steps = replayUnder(record, findRulebook(book)).steps.slice(0, step + 1);
  const hand = steps[step]?.hand;
  if (hand === undefined) return undefined;
  const names = namesOf(record);
  return {
    hand,
    soFar: steps.flatMap(({ events }) => events),
    names,
    about: whereOf(record),
    decimals: record.decimals,
    naming: (after, language) => namingAt(after, names, chipsIn(record.decimals, language), 1),
  };
}
