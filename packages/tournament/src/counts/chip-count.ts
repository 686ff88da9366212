import { type Instant, measure, type PersistentMap } from '@riffle/aggregate';
import { type Chips, sumChips, toChips } from '@riffle/cards';
import type { EntryId } from '../ids.ts';
import { isInPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import type { Millis } from '../structure.ts';
import type { IssuedLine } from './chips-issued.ts';

/** When a room is counted: in a break, before a day ends, or whenever somebody wants it. */
export const COUNT_OCCASIONS = ['break', 'dayEnd', 'play'] as const;
export type CountOccasion = (typeof COUNT_OCCASIONS)[number];

/** The stacks at one moment, told table by table or all at once. */
export type ChipCount = {
  /** Of the night, from 1. */
  readonly no: number;
  readonly occasion: CountOccasion;
  /** Index in the structure, as it began. */
  readonly line: number;
  /** When the first table was told, and the last. */
  readonly from: Instant;
  readonly at: Instant;
  /** How long had been played when it began. */
  readonly played: Millis;
  /** Players left, and what should be in play, as it was last told: together the lines are that. */
  readonly left: number;
  readonly issued: readonly IssuedLine[];
  /** As they were told, and with what has been bought, changed or taken out since, as long as the count is open. */
  readonly stacks: PersistentMap<EntryId, Chips>;
  /** Who was in and had not been told. */
  readonly missing: readonly EntryId[];
};

export const countsOf = (state: Pick<Tournament, 'counts'>): readonly ChipCount[] => state.counts ?? [];
export const lastCount = (state: Pick<Tournament, 'counts'>): ChipCount | undefined => countsOf(state).at(-1);

const counted = measure<Chips, Chips>(
  toChips(0),
  (chips) => chips,
  (a, b) => sumChips([a, b]),
);

/** All its stacks together. */
export const countedIn = ({ stacks }: Pick<ChipCount, 'stacks'>): Chips => stacks.measured(counted);

/** A stack as it was last told, and when; nothing of who is not in, or was never counted. */
export function stackTold(
  state: Tournament,
  id: EntryId,
): { readonly chips: Chips; readonly at: Instant; readonly no: number } | undefined {
  const entry = state.entries.get(id);
  if (entry === undefined || !isInPlay(entry)) return undefined;
  const last = countsOf(state).findLast(({ stacks }) => stacks.has(id));
  const chips = last?.stacks.get(id);
  return last === undefined || chips === undefined ? undefined : { chips, at: last.at, no: last.no };
}
