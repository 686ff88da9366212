import { leaguePublic } from './league-public.ts';

/** Statistics and round cards of a league's season, for everybody. */
export const ofLeaguePublic = { leaguePublic };
