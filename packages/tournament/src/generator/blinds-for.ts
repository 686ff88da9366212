import type { Chips } from '@riffle/cards';
import { BIG_BLINDS_AT_THE_END } from '../schedule.ts';
import { type BlindStep, blindSteps } from './blind-steps.ts';
import { risingEvenly } from './rising.ts';

/** A stack of so many big blinds is what most begin with; with fewer than the second nobody should. */
const BIG_BLINDS_AT_THE_START = 100;
const FEWEST_AT_THE_START = 20;
/** From one level to the next; what players call smooth, and what they still bear. */
const SMOOTH = 1.4;
const STEEPEST = 2.05;
/** Levels beyond the expected end, for a night that takes longer. */
const SPARE = 4;
const SPARE_RATIO = 1.3;

/** Blinds up to the level in which the chips in play are worth 20 big blinds, and the spare ones after it. */
export type Blinds = { readonly levels: readonly BlindStep[]; readonly spare: readonly BlindStep[] };

type Given = { readonly chips: readonly Chips[]; readonly startingStack: Chips; readonly inPlay: number };

/** For as many levels as near to `count` as can be: fewer where the chips have no more steps, more where it would be too steep. */
export function blindsFor(given: Given, count: number): Blinds {
  const end = given.inPlay / BIG_BLINDS_AT_THE_END;
  const steps = blindSteps(given.chips, Math.max(end, 2 * Math.max(0, ...given.chips)) * 100);
  const last = Math.max(
    0,
    steps.findIndex(({ big }) => big >= end),
  );
  const starts = startsOf(given, steps.slice(0, last + 1));
  const most = last + 1;
  for (let apart = 0; apart <= Math.max(most, count); apart += 1)
    for (const near of apart === 0 ? [count] : [count - apart, count + apart]) {
      if (near < 1 || near > most) continue;
      const levels = bestOf(given, steps, starts, last, near);
      if (levels !== undefined) return { levels, spare: spareAfter(levels, steps.slice(last + 1)) };
    }
  return { levels: steps.slice(0, 1), spare: spareAfter(steps.slice(0, 1), steps.slice(1)) };
}

/** Where it may begin: deep enough, or with the smallest blinds that there are. */
const startsOf = ({ startingStack }: Given, steps: readonly BlindStep[]): readonly number[] =>
  steps.flatMap(({ big }, at) => (at === 0 || big * FEWEST_AT_THE_START <= startingStack ? [at] : []));

function bestOf(
  given: Given,
  steps: readonly BlindStep[],
  starts: readonly number[],
  last: number,
  count: number,
): readonly BlindStep[] | undefined {
  if (count === 1) return last === 0 ? steps.slice(0, 1) : undefined;
  const scored = starts
    .filter((start) => last - start + 1 >= count)
    .map((start) => ({ start, off: offOf(given, steps, start, last, count) }))
    .filter(({ off }) => Number.isFinite(off))
    .sort((a, b) => a.off - b.off);
  return scored[0] && risingEvenly(steps.slice(scored[0].start, last + 1), count);
}

function offOf(given: Given, steps: readonly BlindStep[], start: number, last: number, count: number): number {
  const [from, to] = [steps[start]?.big ?? 1, steps[last]?.big ?? 1];
  const ratio = (to / from) ** (1 / (count - 1));
  if (ratio > STEEPEST) return Infinity;
  const depth = Math.log(given.startingStack / from / BIG_BLINDS_AT_THE_START);
  const steepness = Math.log(ratio / SMOOTH);
  return depth ** 2 + 4 * steepness ** 2;
}

function spareAfter(levels: readonly BlindStep[], steps: readonly BlindStep[]): readonly BlindStep[] {
  const spare: BlindStep[] = [];
  const [before, last] = [levels.at(-2), levels.at(-1)];
  const ratio = Math.max(SPARE_RATIO, before && last ? last.big / before.big : SPARE_RATIO);
  let big = last?.big ?? 0;
  for (const step of steps) {
    if (spare.length === SPARE) break;
    if (step.big < big * Math.min(ratio, SMOOTH)) continue;
    spare.push(step);
    big = step.big;
  }
  return spare;
}
