import type { Chips } from '@riffle/cards';
import type { Structure } from '../structure.ts';
import { type ChipSet, playedChips } from './chip-set.ts';
import { type Leaves, leavesAt } from './leaving.ts';

/** A value that leaves play, and what stands for it afterwards. */
export type ColourUp = Leaves & {
  readonly value: Chips;
  readonly into: Chips;
  /** How many are in play then, and how many of `into` replace them; the last of these may be won in a race. */
  readonly chips: number;
  readonly replacedBy: number;
  /** So many of `into` the set has too few. */
  readonly missing: number;
};

/** For so many starting stacks. Without the stack's chips it says when and into what, and counts nothing. */
export function colourUpPlan(set: ChipSet, levels: Structure, stacks: number): readonly ColourUp[] {
  const leaving = leavesAt(set, levels);
  const inPlay = new Map(set.map(({ value, inStack = 0 }) => [value, inStack * stacks]));
  const plan: ColourUp[] = [];
  for (const [value, { line, onBreak }] of leaving) {
    const into = playedChips(set).find(
      (one) => one.value > value && (leaving.get(one.value)?.line ?? levels.length) > line,
    );
    if (into === undefined) continue;
    const chips = inPlay.get(value) ?? 0;
    const replacedBy = Math.ceil((chips * value) / into.value);
    const then = (inPlay.get(into.value) ?? 0) + replacedBy;
    inPlay.set(into.value, then);
    inPlay.delete(value);
    const missing = replacedBy === 0 ? 0 : Math.max(0, then - into.owned);
    plan.push({ value, into: into.value, line, onBreak, chips, replacedBy, missing });
  }
  return plan;
}
