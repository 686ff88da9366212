export const leagueKinds = {};

export type LeagueKinds = typeof leagueKinds;
