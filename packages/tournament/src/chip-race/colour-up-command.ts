import type { Card } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import type { EntryId, TableId } from '../ids.ts';
import type { SmallChips, Witness } from './colour-up-state.ts';

/** Small chips leave. */
export type CommandsOfColourUp =
  /** `keep`: only what comes out even is changed. `tables`: absent = all. `reason`: why a value goes that is still needed. */
  | {
      readonly type: 'BeginColourUp';
      readonly value: number;
      readonly into: number;
      readonly keep?: true;
      readonly tables?: readonly TableId[];
      readonly reason?: string;
    }
  /** Who has how many of them; who is not named has none. */
  | {
      readonly type: 'CountSmallChips';
      readonly value: number;
      readonly table: TableId;
      readonly counts: readonly SmallChips[];
    }
  /** They are gone. `cards`: as the dealer dealt them, where there is a race; absent = Riffle deals. */
  | {
      readonly type: 'TakeSmallChips';
      readonly value: number;
      readonly table: TableId;
      readonly cards?: readonly Card[];
      /** Where the button lay in the last hand, if not where it was last told. */
      readonly button?: SeatNo;
      readonly witness?: Witness;
    }
  /** With tables left where it is not done. */
  | { readonly type: 'EndColourUp'; readonly value: number; readonly reason: string }
  | { readonly type: 'ExchangeLateChips'; readonly value: number; readonly entry: EntryId; readonly chips: number };
