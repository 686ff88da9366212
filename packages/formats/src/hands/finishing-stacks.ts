import { writeAmount } from './amount.ts';
import type { HandRecord } from './hand-record.ts';
import type { Replay } from './replay.ts';

/** The stacks after a replay, in the record's order and unit; `inf` stays what nobody knows. */
export function finishingStacks(record: HandRecord, { hand }: Replay): readonly (number | 'inf')[] {
  return record.setup.players.map(({ seat }) => {
    if (record.endless.includes(seat)) return 'inf';
    const stack = hand.players.find((player) => player.seat === seat)?.stack ?? 0;
    return Number(writeAmount(stack, record.decimals));
  });
}

/** Whether these are the stacks that were told beforehand. */
export function agrees(stacks: readonly (number | 'inf')[], expected: readonly unknown[]): boolean {
  return stacks.length === expected.length && stacks.every((stack, nth) => stack === 'inf' || stack === expected[nth]);
}
