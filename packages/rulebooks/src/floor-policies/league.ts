/** Clubs, line-ups, points, licences. */
export type LeagueFloorPolicies = Record<never, never>;
