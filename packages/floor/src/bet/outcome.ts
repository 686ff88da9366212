/** What comes out of incidents at the bet only. */
export type BetOutcome =
  /** A player who was passed over acts now, and those after him again. */
  | { readonly is: 'turnKept' }
  /** Chips that turned up after an all-in: what changed hands, what both have now, and what leaves play. */
  | {
      readonly is: 'hiddenChipsSettled';
      readonly paid: number;
      readonly allInHas: number;
      readonly opponentHas: number;
      readonly removed: number;
    }
  /** How a question for chips is answered: by the sum, a rough estimate, a count, or only by spreading them out. */
  | { readonly is: 'chipsTold'; readonly how: 'sum' | 'estimate' | 'count' | 'playerTells' | 'spread' }
  /** What a stack pays that is too short for ante and blind. */
  | { readonly is: 'anteAndBlind'; readonly ante: number; readonly blind: number }
  /** Stud: the bring-in goes back, and who shows the lowest card pays it. */
  | { readonly is: 'bringInMoved'; readonly amount: number; readonly from?: number; readonly to?: number }
  | { readonly is: 'bringInStands' }
  /** A blind of the wrong amount becomes the level's: `add` is owed, `back` goes back. */
  | { readonly is: 'blindPutRight'; readonly amount: number; readonly add?: number; readonly back?: number }
  | { readonly is: 'blindMoved'; readonly amount: number; readonly from?: number; readonly to?: number }
  /** It is too late: the blind counts as it lies. */
  | { readonly is: 'blindStands'; readonly amount: number };
