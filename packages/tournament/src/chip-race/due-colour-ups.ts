import type { ChipSet } from '../chips/chip-set.ts';
import { valuesOf } from '../chips/chip-set.ts';
import { colourUpPlan } from '../chips/colour-up.ts';
import { leavesAt } from '../chips/leaving.ts';
import type { Structure } from '../structure.ts';

/** A value that should leave, and for which. */
export type DueColourUp = { readonly value: number; readonly into: number; readonly onBreak: boolean };

/** What goes in this break, or should have gone before and did not; `begun` are the values that somebody has begun with. */
export function dueColourUps(
  { chips, levels }: { readonly chips?: ChipSet; readonly levels: Structure },
  line: number,
  begun: readonly number[],
): readonly DueColourUp[] {
  if (chips === undefined) return [];
  const leaving = leavesAt(chips, levels);
  return colourUpPlan(chips, levels, 0)
    .filter((one) => one.line <= line && !begun.includes(one.value))
    .flatMap(({ value, into, onBreak }) => {
      // no chip that stays is worth so many whole ones: the floor says into which
      const next = [into, ...valuesOf(chips)].find(
        (one) => one > value && one % value === 0 && (leaving.get(one)?.line ?? levels.length) > line,
      );
      return next === undefined ? [] : [{ value, into: next, onBreak }];
    });
}
