export type TablesOutcome =
  /** From which seat of the fuller table to which of the shorter one. */
  | { readonly is: 'moves'; readonly from: number; readonly to: number }
  | { readonly is: 'noMove' }
  /** Players fit on one table less; `table` counts in the order given. */
  | { readonly is: 'breakTable'; readonly table: number }
  | { readonly is: 'finalTable'; readonly players: number }
  /** So many players are moved to even the tables out; the first from one table, in the order given, to another. */
  | { readonly is: 'evenOut'; readonly moves: number; readonly from: number; readonly to: number }
  | { readonly is: 'tablesStay' }
  /** From now on no table has more seats than that. */
  | { readonly is: 'seatsSet'; readonly seats: number }
  /** They do not fit; so many tables would be needed. */
  | { readonly is: 'seatsTooFew'; readonly tables: number }
  | { readonly is: 'buttonMayBeDrawn' }
  | { readonly is: 'buttonCarriesOn' }
  | { readonly is: 'buttonAt'; readonly seat: number }
  /** Nobody posts a small blind where it is not named; `buttonEmpty`: the button lies at an empty seat. */
  | {
      readonly is: 'nextBlinds';
      readonly button: number;
      readonly buttonEmpty?: true;
      readonly smallBlind?: number;
      readonly bigBlind: number;
    }
  | { readonly is: 'drawAgain'; readonly seats: readonly number[] };
