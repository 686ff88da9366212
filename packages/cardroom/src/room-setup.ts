import type { Cents, Currency } from '@riffle/money';
import type { HouseRulebook } from '@riffle/rulebooks';

/** What an evening is opened with. */
export type RoomSetup = {
  readonly name: string;
  readonly currency: Currency;
  /** Pinned when the room opens; `house` lies on top of it. */
  readonly rulebook: { readonly id: string; readonly edition: string; readonly house?: HouseRulebook };
  /** What a regular guest may be, the highest first; shown openly where it counts on a list. */
  readonly statuses: readonly string[];
  /** How often somebody may fail to come before he is proposed to be excluded from reservations; 0 = never. */
  readonly noShows: number;
  /** Who is shown how long the wait is likely to be; everybody where it is left out. */
  readonly estimates?: 'staff' | 'guests' | 'all';
};

/** A variant with its limit; amounts are in minor units of the room's currency. */
export type Game = {
  readonly name: string;
  readonly variant: string;
  readonly limit: 'noLimit' | 'potLimit' | 'fixedLimit';
  readonly smallBlind: Cents;
  readonly bigBlind: Cents;
  readonly minBuyIn: Cents;
  /** None where one may sit down with whatever he likes. */
  readonly maxBuyIn?: Cents;
  /** Its colour on the board, as `#rrggbb`. */
  readonly colour?: string;
  /** Its tables after the first are must-move: whoever sits there moves to the first when a seat is free. */
  readonly mustMove?: true;
};
