/** What the management of a league does: message keys with their values. */
export type LeagueSteps = {
  bookFine: { readonly euro: number };
  deductPoints: { readonly points: number };
  /** Of the club alone. */
  deductTablePoints: { readonly points: number };
  placeLast: Record<string, never>;
  recalculateRound: Record<string, never>;
  replaceByGhost: { readonly ghosts: number };
  showClothing: Record<string, never>;
  collectFineOrSendAway: Record<string, never>;
  bookByFinalPlaces: Record<string, never>;
  bringToLeague: Record<string, never>;
};
