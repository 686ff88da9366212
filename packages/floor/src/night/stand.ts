import type { InHand } from '@riffle/tournament';

/** How one thing of a night stands, before a ruling is carried out or after. */
export type Stand =
  | { readonly is: 'clock'; readonly runs: boolean }
  | { readonly is: 'table'; readonly plays: boolean }
  /** The hand that runs there; with its number, where somebody counts. */
  | { readonly is: 'hand'; readonly void: boolean; readonly no?: number }
  /** As players count levels. */
  | { readonly is: 'blinds'; readonly level: number }
  | { readonly is: 'player'; readonly in: boolean }
  /** How many are in, where several go out at once. */
  | { readonly is: 'players'; readonly left: number }
  /** How many seats a table has, as it is called. */
  | { readonly is: 'seatsAt'; readonly table: string; readonly seats: number }
  | { readonly is: 'chips'; readonly inPlay: number }
  | { readonly is: 'button'; readonly seat?: number }
  | { readonly is: 'handForHand'; readonly on: boolean }
  | { readonly is: 'inHand'; readonly at: InHand }
  /** Somebody's time that was called. */
  | { readonly is: 'time'; readonly runs: boolean }
  | { readonly is: 'penalty'; readonly runs: boolean }
  /** Where somebody sits; the table as it is called. */
  | { readonly is: 'seat'; readonly table: string; readonly seat: number }
  /** Whether a table is in play, as it is called. */
  | { readonly is: 'tableThere'; readonly table: string; readonly there: boolean }
  /** How many tables are in play. */
  | { readonly is: 'tables'; readonly count: number }
  /** The button is drawn for anew. */
  | { readonly is: 'buttonDrawn' }
  /** Whether the last hands of a day are announced, and how many where the rulebook has them fixed. */
  | { readonly is: 'lastHands'; readonly on: boolean; readonly hands?: number };
