import type { Chips } from '@riffle/cards';
import type { Structure } from '../structure.ts';

/** Whether an amount can be laid in these values, smallest first, without change. */
export function payable(amount: number, values: readonly number[]): boolean {
  if (amount === 0) return true;
  for (let top = values.length - 1; top >= 0; top -= 1) {
    let left = amount;
    for (let nth = top; nth >= 0; nth -= 1) left %= values[nth] ?? 1;
    if (left === 0) return true;
  }
  return false;
}

/**
 * The last line whose blinds, ante or bring-in cannot be laid without this value or a smaller one; -1 where none needs it. The
 * largest is needed to the end.
 */
export function lastNeeded(value: Chips, values: readonly Chips[], levels: Structure): number {
  const larger = values.filter((one) => one > value);
  return levels.findLastIndex(
    (line) =>
      line.kind === 'play' &&
      [line.smallBlind, line.bigBlind, line.ante, line.bringIn ?? 0].some((amount) => !payable(amount, larger)),
  );
}
