import type { Instant, PersistentMap } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { EntryId } from '../ids.ts';
import type { SaleKind } from '../money/money-setup.ts';
import type { Removal } from '../ranked-out.ts';
import type { Millis } from '../structure.ts';
import type { CountOccasion } from './count-command.ts';

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

/** Chips that came into play (above 0) or left it (below), and by what. */
export type IssuedLine =
  /** Sold and not taken back. */
  | { readonly is: 'sold'; readonly kind: SaleKind; readonly count: number; readonly chips: number }
  /** Given to so many beside what was sold: where Riffle sells nothing, the stacks. */
  | { readonly is: 'given'; readonly count: number; readonly chips: number }
  /** What races and rounding have made or taken of chips of one value. */
  | { readonly is: 'raced'; readonly value: number; readonly into: number; readonly chips: number }
  /** Found too late, as far as they lapsed. */
  | { readonly is: 'lapsed'; readonly value: number; readonly chips: number }
  /** A stack taken out of play. */
  | { readonly is: 'removed'; readonly entry: EntryId; readonly why: Removal['why']; readonly chips: number }
  /** By rulings. */
  | { readonly is: 'ruled'; readonly chips: number }
  /** With rounds in which everybody began anew. */
  | { readonly is: 'rounds'; readonly chips: number };
