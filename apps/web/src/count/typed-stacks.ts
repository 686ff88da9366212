import { toChips } from '@riffle/cards';
import type { Chip, CountedStack, EntryId, Setup } from '@riffle/tournament';
import { chipsInUse } from '@riffle/tournament';

/** How stacks are told: as one figure, or so many of each chip. */
export type CountBy = 'sum' | 'colours';

/** What somebody has typed of a table: of each seat the sum, or how many of each value; digits as they are typed. */
export type Typed = { readonly [field: string]: string };

/** One figure that is asked for: of a player, or of one value that he has. */
export type Asked = { readonly entry: EntryId; readonly value?: number };
export const fieldOf = ({ entry, value }: Asked): string => (value === undefined ? entry : `${entry} ${String(value)}`);

/** Not typed at all is not nothing: who is left out has not been counted. */
export function stackOf(typed: Typed, by: CountBy, chips: readonly Chip[], entry: EntryId): number | undefined {
  if (by === 'sum') return figure(typed[fieldOf({ entry })]);
  const pieces = chips.flatMap(({ value }) => {
    const count = figure(typed[fieldOf({ entry, value })]);
    return count === undefined ? [] : [count * value];
  });
  return pieces.length === 0 ? undefined : pieces.reduce((sum, worth) => sum + worth, 0);
}

const figure = (digits: string | undefined): number | undefined =>
  digits === undefined || digits === '' ? undefined : Number(digits);

export const stacksTyped = (
  typed: Typed,
  by: CountBy,
  chips: readonly Chip[],
  entries: readonly EntryId[],
): readonly CountedStack[] =>
  entries.flatMap((entry) => {
    const stack = stackOf(typed, by, chips, entry);
    return stack === undefined ? [] : [{ entry, chips: toChips(stack) }];
  });

/** All that is asked for at a table, in the order in which somebody goes round. */
export const askedAt = (by: CountBy, chips: readonly Chip[], entries: readonly EntryId[]): readonly Asked[] =>
  by === 'sum'
    ? entries.map((entry) => ({ entry }))
    : entries.flatMap((entry) => chips.map(({ value }) => ({ entry, value })));

/** Largest first, as stacks are looked at: what lies on the tables at this line, without what was exchanged before. */
export const chipsToCount = (
  { chips = [], levels }: Pick<Setup, 'chips' | 'levels'>,
  line: number,
  gone: ReadonlySet<number>,
): readonly Chip[] =>
  chipsInUse(chips, levels, line)
    .filter(({ value }) => !gone.has(value))
    .toReversed();

/** Digits after one more key; none that leads with nothing. */
export const withKey = (digits: string, key: string): string =>
  `${digits}${key}`.replace(/^0+(?=\d)/, '').slice(0, MOST_DIGITS);
const MOST_DIGITS = 10;
