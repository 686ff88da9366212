import type { Instant } from '@riffle/aggregate';
import type { TableId } from '../ids.ts';
import type { Reason } from '../reason.ts';
import type { LateChips, SmallChips, Taken } from './colour-up-state.ts';

/** What happens when small chips leave play. */
export type OfColourUp =
  | {
      readonly type: 'ColourUpBegun';
      readonly value: number;
      readonly into: number;
      readonly keep?: true;
      readonly tables: readonly TableId[];
      readonly when: 'scheduled' | 'between';
      readonly at: Instant;
      readonly level: number;
      readonly because: readonly Reason[];
      readonly reason?: string;
    }
  | {
      readonly type: 'SmallChipsCounted';
      readonly value: number;
      readonly table: TableId;
      readonly counts: readonly SmallChips[];
      readonly at: Instant;
    }
  | ({
      readonly type: 'SmallChipsTaken';
      readonly value: number;
      readonly into: number;
      readonly table: TableId;
      readonly because: readonly Reason[];
    } & Taken)
  | { readonly type: 'ColourUpEnded'; readonly value: number; readonly reason: string; readonly at: Instant }
  | ({ readonly type: 'LateChipsExchanged'; readonly because: readonly Reason[] } & LateChips);
