import type { NightTotals, Stage } from '@riffle/tournament';

/** What one night of the club came to, as `GET /api/totals` tells it; oldest first there. */
export type TotalsOfNight = {
  readonly id: string;
  readonly name: string;
  /** When it was to begin, or else was entered. */
  readonly at: number;
  readonly stage: Stage;
  readonly settled: boolean;
  readonly totals: NightTotals;
};
export type ClubTotals = {
  readonly nights: readonly TotalsOfNight[];
  /** Nights of these days that keep no money, and those that nobody can read. */
  readonly withoutMoney: number;
  readonly unread: number;
};
