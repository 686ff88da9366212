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
  | { readonly is: 'chips'; readonly inPlay: number }
  | { readonly is: 'button'; readonly seat?: number }
  | { readonly is: 'handForHand'; readonly on: boolean }
  | { readonly is: 'inHand'; readonly at: InHand }
  /** Somebody's time that was called. */
  | { readonly is: 'time'; readonly runs: boolean }
  | { readonly is: 'penalty'; readonly runs: boolean };
