export const tournamentKinds = {};

export type TournamentKinds = typeof tournamentKinds;
