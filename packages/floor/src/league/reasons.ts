/** Facts and sums that decide in a league: message keys with their values. */
export type LeagueReasons = {
  presentOf: { readonly present: number; readonly wanted: number };
  individualPointsStay: Record<string, never>;
  timesThisSeason: { readonly times: number };
  personsTimes: { readonly persons: number; readonly each: number };
};
