import type { BlindStep } from './blind-steps.ts';

/** Of two ways that rise alike, the one whose blinds take fewer chips. */
const FOR_EACH_CHIP = 0.004;

/**
 * So many steps from the first to the last of a row, each as near as can be to the same ratio: the least sum of squared
 * differences between the logarithm of each ratio and of the even one. `undefined` where the row is too short.
 */
export function risingEvenly(steps: readonly BlindStep[], count: number): readonly BlindStep[] | undefined {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined || count < 1 || count > steps.length) return undefined;
  if (count === 1) return [last];
  const even = Math.log(last.big / first.big) / (count - 1);
  const height = steps.map(({ big }) => Math.log(big));
  const price = steps.map(({ chips }) => Math.max(0, chips - 2) * FOR_EACH_CHIP);
  let cost: readonly number[] = steps.map((_, at) => (at === 0 ? 0 : Infinity));
  const cameFrom: number[][] = [];
  for (let level = 1; level < count; level += 1) {
    const next = steps.map(() => Infinity);
    const from = steps.map(() => 0);
    for (let to = level; to <= steps.length - (count - level); to += 1)
      for (let at = level - 1; at < to; at += 1) {
        const off = (height[to] ?? 0) - (height[at] ?? 0) - even;
        const sum = (cost[at] ?? Infinity) + off * off + (price[to] ?? 0);
        if (sum < (next[to] ?? Infinity)) [next[to], from[to]] = [sum, at];
      }
    cost = next;
    cameFrom.push(from);
  }
  const chosen = [steps.length - 1];
  for (const from of cameFrom.toReversed()) chosen.unshift(from[chosen[0] ?? 0] ?? 0);
  return chosen.flatMap((at) => steps[at] ?? []);
}
