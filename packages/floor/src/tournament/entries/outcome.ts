export type EntriesOutcome =
  | { readonly is: 'dealRefused' }
  | { readonly is: 'dealRecorded' }
  /** Not everybody agreed: it binds nobody. */
  | { readonly is: 'dealVoid' }
  /** He plays the next hand with it and owes the price. */
  | { readonly is: 'playsWithRebuy' }
  /** It was announced, so he pays it even if he no longer wants it. */
  | { readonly is: 'mustPayRebuy' }
  | { readonly is: 'entryRefused' }
  | { readonly is: 'entryTaken' }
  /** The late entrant starts with so much. */
  | { readonly is: 'startsWith'; readonly chips: number }
  /** The missed blinds go dead into the next pot; `left` he has for that hand. */
  | { readonly is: 'deadMoney'; readonly amount: number; readonly left: number }
  | { readonly is: 'blindsOwed'; readonly amount: number; readonly left: number }
  | { readonly is: 'blindsTakenAsTheyCame' }
  | { readonly is: 'notDodged' }
  /** It goes to who won the last pot with chips of the player who is out. */
  | { readonly is: 'bountyTo'; readonly seats: readonly number[] }
  | { readonly is: 'noBounty' }
  /** The prize in cents; `difference` is still to be paid, or to come back where it is below nothing. */
  | { readonly is: 'prizeIs'; readonly cents: number; readonly difference: number };
