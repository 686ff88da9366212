/** Facts and sums that decide about the tournament as a whole. */
export type TournamentReasons = {
  toldInOrder: Record<string, never>;
  buttonNotKnown: Record<string, never>;
  /** How many seats clockwise from the button. */
  fromButton: { readonly seat: number; readonly seats: number };
  prizesShared: { readonly cents: number; readonly players: number };
  placeIsCertain: Record<string, never>;
  placeBetween: { readonly best: number; readonly worst: number };
  onlyOneTable: Record<string, never>;
  leftoverSum: { readonly value: number; readonly chips: number };
  racedFor: { readonly chips: number; readonly value: number };
  stillNeeded: { readonly value: number };
  nothingLeft: Record<string, never>;
  haveAgreed: { readonly agree: number; readonly players: number };
  missedBlinds: { readonly due: number };
  tablesDiffer: { readonly difference: number };
  /** In cents, bounties apart. */
  poolIs: { readonly cents: number };
  playersAndPlaces: { readonly players: number; readonly places: number };
  playersAndSeats: { readonly players: number; readonly seats: number };
};
