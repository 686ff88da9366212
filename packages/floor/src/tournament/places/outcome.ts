/** Points that several share: `sum` among so many, so that nothing is lost by rounding (19 among 2 = 9.5). */
export type PointsShare = { readonly sum: number; readonly among: number };

/** One of those who went out together. */
export type PlaceOut = {
  readonly seat: number;
  readonly table: number;
  readonly place: number;
  /** The last of the places that he shares; absent where the place is his alone. */
  readonly to?: number;
  /** His prize in cents, where the prizes are known. */
  readonly cents?: number;
  readonly points?: PointsShare;
};

export type PlacesOutcome =
  /** Best place first. */
  | { readonly is: 'placed'; readonly places: readonly PlaceOut[] }
  /** One who did not report is ranked on this place. */
  | { readonly is: 'placedAt'; readonly place: number }
  | { readonly is: 'cardReturned' }
  /** What was counted is not what should be there. */
  | { readonly is: 'countAgain'; readonly counted: number; readonly inPlay: number }
  | { readonly is: 'handForHandStarts' }
  | { readonly is: 'handForHandEnds' }
  | { readonly is: 'noHandForHand' }
  /** The table has finished its hand and waits. */
  | { readonly is: 'tableWaits' }
  /** The hand stops after this betting round until the other tables have finished. */
  | { readonly is: 'handFreezes' }
  | { readonly is: 'handGoesOn' }
  | { readonly is: 'placesAfterAllTables' }
  /** So many hands follow, the number drawn by a player. */
  | { readonly is: 'lastHandsDrawn'; readonly least: number; readonly most: number }
  | { readonly is: 'lastHands'; readonly hands: number }
  | { readonly is: 'levelPlayedOut' }
  | { readonly is: 'clockKeepsRunning' }
  | { readonly is: 'drawRefused' };
