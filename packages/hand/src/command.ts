import type { Chips } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import type { SeenCard } from './card-code.ts';
import type { CardsRight } from './cards-right.ts';
import type { HandSetup } from './setup.ts';

/** What a seat may want. `BetTo` bets, completes or raises: `to` is the seat's whole bet in this round. */
export type SeatCommand =
  | { readonly type: 'Fold'; readonly seat: SeatNo }
  | { readonly type: 'Check'; readonly seat: SeatNo }
  | { readonly type: 'Call'; readonly seat: SeatNo }
  | { readonly type: 'BetTo'; readonly seat: SeatNo; readonly to: Chips }
  | { readonly type: 'PostBringIn'; readonly seat: SeatNo }
  /** No cards: stands pat. */
  | { readonly type: 'Discard'; readonly seat: SeatNo; readonly cards: readonly SeenCard[] }
  /** With cards where they were not known before, or where only some of them are shown. */
  | { readonly type: 'Show'; readonly seat: SeatNo; readonly cards?: readonly SeenCard[] }
  | { readonly type: 'Muck'; readonly seat: SeatNo }
  /** Says that he plays the board, and throws his cards away. */
  | { readonly type: 'PlayBoard'; readonly seat: SeatNo };

/** What the dealer or the floor does. Cards only where there is no deck in the set-up. */
export type DealerCommand =
  | { readonly type: 'DealHole'; readonly seat: SeatNo; readonly cards: readonly SeenCard[] }
  | { readonly type: 'DealBoard'; readonly run?: number; readonly cards: readonly SeenCard[] }
  | { readonly type: 'BurnCard'; readonly card: SeenCard }
  | { readonly type: 'AgreeRuns'; readonly runs: number }
  | { readonly type: 'KillHand'; readonly seat: SeatNo }
  /** What was shown of the hand is enough; where it is not, the hand is killed. */
  | { readonly type: 'AcceptPart'; readonly seat: SeatNo }
  /** After the hand, the cards that would have come. Cards only where there is no deck in the set-up. */
  | { readonly type: 'ShowNextCards'; readonly agreed: readonly SeatNo[]; readonly cards?: readonly SeenCard[] }
  /** From here on the hand may only check, call or fold: its cards were seen too early. */
  | { readonly type: 'MakePassive'; readonly seat: SeatNo }
  /** He completes a bet that he had overlooked, or folds; until it is raised again he does not raise. */
  | { readonly type: 'BindToCall'; readonly seat: SeatNo }
  /** The hand counts for nothing: everybody has again what he began it with. */
  | { readonly type: 'VoidHand' }
  /** What lies where is put right; cards that are no longer wanted go on top of the stub, or are shuffled into it. */
  | ({ readonly type: 'PutCardsRight'; readonly stub: 'asItLies' | 'shuffled' } & CardsRight);

export type HandCommand = { readonly type: 'StartHand'; readonly setup: HandSetup } | SeatCommand | DealerCommand;
