import type { RuleRef } from '@riffle/rulebooks';
import type { Criterion } from '../profile/questions/rankings.ts';
import type { ValueOf } from '../profile/questions.ts';

export type Chain = ValueOf<'table.chain'>;

/** How a criterion looks at somebody: figures of which the first that differs decides, the larger first. */
type Figures<T> = (one: T, level: readonly T[]) => readonly number[];
export type Measures<T> = { readonly [C in Criterion]: Figures<T> };

/** What was looked at on the way to a place: for each step the figures, and with how many he was level before it. */
type Step = { readonly nth: number; readonly figures: readonly number[]; readonly level: number };
export type Ordered<T> = {
  readonly one: T;
  /** From 1; who is level in everything has the same. */
  readonly rank: number;
  readonly sharers: number;
  readonly steps: readonly Step[];
};

/**
 * Puts all in order by a chain. Each step parts those who are still level; a step among the level looks only at them, and with
 * `again` what is left of them begins with that step anew, until it parts nobody any more.
 */
export function ordered<T>(all: readonly T[], chain: Chain, measures: Measures<T>): readonly Ordered<T>[] {
  const found: Ordered<T>[] = [];
  const part = (group: readonly T[], nth: number, steps: ReadonlyMap<T, readonly Step[]>): void => {
    const step = chain[nth];
    if (step === undefined || group.length === 1) {
      const rank = found.length + 1;
      for (const one of group) found.push({ one, rank, sharers: group.length, steps: steps.get(one) ?? [] });
      return;
    }
    const level = step.among === 'level' ? group : all;
    const measured = group.map((one) => ({ one, figures: measures[step.by](one, level) }));
    const then = new Map(
      measured.map(({ one, figures }) => [one, [...(steps.get(one) ?? []), { nth, figures, level: group.length }]]),
    );
    for (const same of parted(measured)) {
      const isSmaller = same.length < group.length;
      const next = step.again === true && isSmaller && same.length > 1 ? startOf(chain, nth) : nth + 1;
      part(same, next, then);
    }
  };
  part(all, 0, new Map());
  return found;
}

/** The first of the steps with `again` that stand together. */
function startOf(chain: Chain, nth: number): number {
  let from = nth;
  while (chain[from - 1]?.again === true) from -= 1;
  return from;
}

type Measured<T> = { readonly one: T; readonly figures: readonly number[] };
function parted<T>(measured: readonly Measured<T>[]): readonly (readonly T[])[] {
  const sorted = measured.toSorted((a, b) => against(a.figures, b.figures));
  const groups: T[][] = [];
  let last: readonly number[] | undefined;
  for (const { one, figures } of sorted) {
    if (last !== undefined && against(last, figures) === 0) groups.at(-1)?.push(one);
    else groups.push([one]);
    last = figures;
  }
  return groups;
}

/** Below 0 where the first stands ahead. */
function against(a: readonly number[], b: readonly number[]): number {
  for (let nth = 0; nth < Math.max(a.length, b.length); nth += 1) {
    const difference = (b[nth] ?? 0) - (a[nth] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Why one of two is ahead: which step parted them, its figures, and in which steps they were level before. */
export type Reason = {
  readonly by: Criterion | 'lastForStayingAway' | 'level';
  /** Of the one ahead and of the one behind; of places counted those that differ. */
  readonly values: readonly [ahead: number, behind: number];
  /** Which place was counted, where places decide: 2 for second places. */
  readonly place?: number;
  /** How many were level when this was looked at. */
  readonly among: number;
  readonly levelIn: readonly Criterion[];
  readonly refs: readonly RuleRef[];
};

export function whyAhead<T>(a: Ordered<T>, b: Ordered<T>, chain: Chain): Reason {
  const refsFor = (criterion: Criterion): readonly RuleRef[] =>
    (chain.find(({ by }) => by === criterion)?.rules ?? []) as readonly RuleRef[];
  const levelIn: Criterion[] = [];
  const steps = Math.min(a.steps.length, b.steps.length);
  for (let nth = 0; nth < steps; nth += 1) {
    const [own, other] = [a.steps[nth], b.steps[nth]];
    const by = chain[own?.nth ?? -1]?.by;
    if (own === undefined || other === undefined || by === undefined) break;
    const at = firstDifference(own.figures, other.figures);
    if (at === undefined) {
      if (!levelIn.includes(by)) levelIn.push(by);
      continue;
    }
    return {
      ...{ by, values: [own.figures[at] ?? 0, other.figures[at] ?? 0], among: own.level, levelIn, refs: refsFor(by) },
      ...(by === 'places' && { place: at + 1 }),
    };
  }
  return { by: 'level', values: [0, 0], among: a.sharers, levelIn, refs: refsFor('decided') };
}

function firstDifference(a: readonly number[], b: readonly number[]): number | undefined {
  for (let nth = 0; nth < Math.max(a.length, b.length); nth += 1) if ((a[nth] ?? 0) !== (b[nth] ?? 0)) return nth;
  return undefined;
}
