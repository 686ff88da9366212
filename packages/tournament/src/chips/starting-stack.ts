import { type ChipSet, isBrokenDown, stackSum } from './chip-set.ts';

/** Enough of each for the blinds and antes of the first levels, and to give change. */
const WANTED = [8, 8, 4, 6] as const;
const LATER = 6;
/** So many ways are tried with each value before it is left to the next. */
const TRIED = 6;

type Pile = { readonly value: number; readonly most: number };

/** How many of each make up a stack, values smallest first; undefined where they cannot. `most`: not more of each. */
export function proposedStack(
  stack: number,
  values: readonly number[],
  most: readonly number[] = [],
): readonly number[] | undefined {
  const piles = values.map((value, nth) => ({ value, most: most[nth] ?? Number.MAX_SAFE_INTEGER }));
  return filled(stack, piles, 0);
}

function filled(left: number, [pile, ...larger]: readonly Pile[], nth: number): readonly number[] | undefined {
  if (pile === undefined) return left === 0 ? [] : undefined;
  const fits = Math.min(pile.most, Math.floor(left / pile.value));
  if (larger.length === 0) return pile.value * fits === left ? [fits] : undefined;
  const step = larger.reduce((divisor, { value }) => common(divisor, value), 0);
  for (const count of tried(left, pile, fits, step, WANTED[nth] ?? LATER)) {
    const rest = filled(left - count * pile.value, larger, nth + 1);
    if (rest !== undefined) return [count, ...rest];
  }
  return undefined;
}

/** Those that leave something which the larger values can make up: the nearest to what is wanted first, rather more than less. */
function tried(left: number, { value }: Pile, fits: number, step: number, wanted: number): readonly number[] {
  const every = step / common(step, value);
  let first = 0;
  while (first < every && (left - first * value) % step !== 0) {
    first += 1;
    // an odd set: hundreds of one chip are no stack
    if (first > 1_000) return [];
  }
  if (first >= every) return [];
  const near = first + Math.max(0, Math.ceil((wanted - first) / every)) * every;
  const counts: number[] = [];
  for (let away = 0; counts.length < TRIED && away < TRIED; away += 1) {
    const [up, down] = [near + away * every, near - away * every];
    if (away > 0 && down >= first && down <= fits) counts.push(down);
    if (up <= fits) counts.push(up);
  }
  if (counts.length === 0 && fits >= first) counts.push(first + Math.floor((fits - first) / every) * every);
  return counts;
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));

/** The set with a starting stack proposed; for `stacks` of them where the case has enough. Without one where there is none. */
export function withProposedStack(set: ChipSet, stack: number, stacks = 0): ChipSet {
  const values = set.map(({ value }) => value);
  const most = set.map(({ owned }) => (stacks > 0 ? Math.floor(owned / stacks) : owned));
  const counts = proposedStack(stack, values, most) ?? proposedStack(stack, values);
  return set.map(({ inStack: _, ...chip }, nth) => ({ ...chip, ...(counts && { inStack: counts[nth] ?? 0 }) }));
}

/** For another stack than it was made for; as it is where the stack is the same. */
export const fittedTo = (set: ChipSet, stack: number): ChipSet =>
  isBrokenDown(set) && stackSum(set) !== stack ? withProposedStack(set, stack) : set;
