import type { Instant } from '@riffle/aggregate';
import type { DealerId } from '../ids.ts';
import type { Room } from '../room.ts';

/** What one dealer did this evening; times in milliseconds. */
export type DealerLine = {
  readonly dealer: DealerId;
  readonly came: Instant;
  /** Absent while on duty. */
  readonly went?: Instant;
  readonly worked: number;
  readonly dealt: number;
  readonly tables: number;
  readonly hands: number;
};

/** Whoever came first stands first. */
export const dealerLines = ({ dealers }: Room, to: Instant): readonly DealerLine[] =>
  [...dealers]
    .map(([dealer, { came, went, shift, worked, dealt, tables, hands }]) => ({
      ...{ dealer, came, tables, hands },
      ...(went !== undefined && { went }),
      worked: worked + (shift === undefined ? 0 : to - shift.since),
      dealt: dealt + (shift === undefined || shift.at === 'off' ? 0 : to - shift.atSince),
    }))
    .toSorted((a, b) => a.came - b.came);
