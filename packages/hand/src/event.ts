import type { Card, Chips } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import type { SeenCard } from './card-code.ts';
import type { CardsRight } from './cards-right.ts';
import type { ForcedBetKind, HandSetup } from './setup.ts';

/** Which part of a pot is awarded. */
export const PARTS = ['whole', 'high', 'low'] as const;
export type Part = (typeof PARTS)[number];

export type Share = { readonly seat: SeatNo; readonly amount: Chips };

/** `amount` is always what left the stack or came back to it, `to` the bet of the round afterwards. */
export type HandEvent =
  | { readonly type: 'HandStarted'; readonly v: 1; readonly setup: HandSetup }
  | {
      readonly type: 'ForcedBetPosted';
      readonly seat: SeatNo;
      readonly kind: ForcedBetKind;
      readonly amount: Chips;
      readonly owed: Chips;
    }
  | { readonly type: 'StreetBegun'; readonly street: number }
  | { readonly type: 'CardBurned'; readonly card: SeenCard }
  | { readonly type: 'HoleDealt'; readonly seat: SeatNo; readonly cards: readonly SeenCard[] }
  | { readonly type: 'BoardDealt'; readonly run: number; readonly cards: readonly SeenCard[] }
  | { readonly type: 'SharedCardCalled' }
  | { readonly type: 'DiscardsReshuffled'; readonly deck: readonly Card[] }
  | { readonly type: 'BettingOpened'; readonly seat: SeatNo }
  | { readonly type: 'BringInPosted'; readonly seat: SeatNo; readonly amount: Chips; readonly owed: Chips }
  | { readonly type: 'Folded'; readonly seat: SeatNo }
  | { readonly type: 'Checked'; readonly seat: SeatNo }
  | { readonly type: 'Called'; readonly seat: SeatNo; readonly amount: Chips }
  | { readonly type: 'BetMade'; readonly seat: SeatNo; readonly amount: Chips; readonly to: Chips }
  | { readonly type: 'Completed'; readonly seat: SeatNo; readonly amount: Chips; readonly to: Chips }
  | { readonly type: 'Raised'; readonly seat: SeatNo; readonly amount: Chips; readonly to: Chips }
  | { readonly type: 'HandKilled'; readonly seat: SeatNo; readonly returned: Chips }
  | { readonly type: 'HandMadePassive'; readonly seat: SeatNo }
  | { readonly type: 'BoundToCall'; readonly seat: SeatNo }
  /** `returned`: to each what he had put in. */
  | { readonly type: 'HandVoided'; readonly returned: readonly Share[] }
  /** `stub`: the rest of the deck afterwards, where the engine deals. */
  | ({ readonly type: 'CardsPutRight'; readonly stub?: readonly Card[] } & CardsRight)
  | { readonly type: 'BetReturned'; readonly seat: SeatNo; readonly amount: Chips }
  | { readonly type: 'RoundClosed' }
  | { readonly type: 'Discarded'; readonly seat: SeatNo; readonly cards: readonly SeenCard[] }
  | { readonly type: 'RunsOffered' }
  | { readonly type: 'RunsAgreed'; readonly runs: number }
  | { readonly type: 'ShowdownOpened'; readonly seat: SeatNo }
  | { readonly type: 'HandShown'; readonly seat: SeatNo; readonly cards: readonly SeenCard[] }
  | { readonly type: 'HandMucked'; readonly seat: SeatNo }
  | { readonly type: 'BoardPlayed'; readonly seat: SeatNo }
  | { readonly type: 'PartShown'; readonly seat: SeatNo; readonly cards: readonly SeenCard[] }
  /** The floor takes the cards that were shown for enough to win with. */
  | { readonly type: 'PartAccepted'; readonly seat: SeatNo }
  | {
      readonly type: 'PotAwarded';
      /** 0 is the main pot. */
      readonly pot: number;
      readonly run: number;
      readonly part: Part;
      readonly shares: readonly Share[];
    }
  | { readonly type: 'HandEnded' }
  | { readonly type: 'NextCardsShown'; readonly cards: readonly SeenCard[] };
