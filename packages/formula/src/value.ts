import { MOST_ENTRIES } from './limits.ts';
import type { Fault } from './problem.ts';

/** What a name or a formula has: a number, or the numbers of several nights. */
export type Value = number | readonly number[];

/** What working out may ask of its surroundings. */
export type Work = {
  /** Stops when all steps are spent. */
  readonly spend: (steps: number) => void;
  readonly stop: (fault: Fault) => never;
};

/** A list of its own; a number is a list of one. */
export const listOf = (value: Value): readonly number[] => (typeof value === 'number' ? [value] : value);

export const numberOf = (value: Value, { stop }: Work): number =>
  typeof value === 'number' ? value : stop({ code: 'list-as-number' });

/** All numbers of values and lists in one list; each costs a step. */
export function flat(values: readonly Value[], work: Work): readonly number[] {
  const length = values.reduce<number>((sum, value) => sum + listOf(value).length, 0);
  work.spend(length);
  return short(values.flatMap(listOf), work);
}

export const short = (list: readonly number[], { stop }: Work): readonly number[] =>
  list.length > MOST_ENTRIES ? stop({ code: 'list-too-long', most: MOST_ENTRIES }) : list;

/** A whole number between two others, both possible. */
export function wholeOf(value: Value, name: string, from: number, to: number, work: Work): number {
  const number = numberOf(value, work);
  return Number.isInteger(number) && number >= from && number <= to
    ? number
    : work.stop({ code: 'out-of-range', name, value: number, from, to });
}
