import type { Policies } from '@riffle/rulebooks';

/** What comes out of incidents with a hand's cards, at the showdown and at the pot. */
export type ShowdownOutcome =
  /** The pot is his without showing. */
  | { readonly is: 'winsUnshown'; readonly amount?: number }
  /** He gets the pot or his share only with all cards face up; the hand is dead when `seconds` are over. */
  | { readonly is: 'mustShowAll'; readonly amount?: number; readonly seconds?: number }
  | { readonly is: 'noClaim' }
  /** The dealer turns the hand up; it can win. */
  | { readonly is: 'handOpened' }
  | { readonly is: 'allHandsOpened'; readonly when: 'now' | 'afterRiver' }
  /** Nobody gets to see the cards. */
  | { readonly is: 'staysHidden' }
  | { readonly is: 'staffLooks'; readonly by: Policies['showdown.suspicionLook'] }
  | {
      readonly is: 'shownToAll';
      readonly when: 'now' | 'afterBetting' | 'afterHand';
      readonly cards: 'all' | 'shown';
    }
  /** A hand that was swept in by mistake wins all the same. */
  | { readonly is: 'winsAsTabled' }
  /** What was shown is enough to win. */
  | { readonly is: 'winsWithShown' }
  | { readonly is: 'sharesPot' }
  /** Who shows, in order; those of `onlyIfClaiming` only if they claim the pot. */
  | { readonly is: 'showOrder'; readonly seats: readonly number[]; readonly onlyIfClaiming: readonly number[] }
  /** What was said does not bind. */
  | { readonly is: 'cardsSpeak' }
  | { readonly is: 'potCorrected'; readonly amount: number }
  | { readonly is: 'potsPutRight'; readonly amount: number }
  | { readonly is: 'betReturned'; readonly amount: number }
  | { readonly is: 'potStands' }
  | { readonly is: 'disputeHeard' }
  | { readonly is: 'potShared'; readonly shares: readonly { readonly seat: number; readonly amount: number }[] }
  | { readonly is: 'nextCardHidden' }
  | { readonly is: 'nextCardMayBeShown' };
