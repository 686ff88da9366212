import { accept, refuse, type Verdict } from '@riffle/aggregate';
import type { WriteFault } from '../problems/record-fault.ts';
import { type PlayedHand, playedHand, stacksAfter } from './played-hand.ts';
import type { ReadHand } from './read-hand.ts';
import { replayRecord } from './replay.ts';

/** Nothing is given out that would not come back: what was written is read and played, and must end with the same stacks. */
export function checkedBack(
  played: PlayedHand,
  text: string,
  read: (text: string) => readonly ReadHand[],
): Verdict<string, WriteFault> {
  const [back] = read(text);
  if (back === undefined || !back.ok) return refuse({ code: 'would-not-come-back' });
  const replay = replayRecord(back.record);
  if (replay.fault !== undefined || replay.hand.phase !== 'ended') return refuse({ code: 'would-not-come-back' });
  const stacks = inUnits(stacksAfter(playedHand(back.record, replay)), back.record.decimals);
  const same = inUnits(stacksAfter(played), played.decimals).every((stack, nth) => stack === stacks[nth]);
  return same ? accept(text) : refuse({ code: 'would-not-come-back' });
}

const inUnits = (stacks: readonly number[], decimals: number): readonly number[] =>
  stacks.map((stack) => stack / 10 ** decimals);
