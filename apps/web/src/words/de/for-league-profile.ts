import { leagueProfile } from './league-profile.ts';

/** How a league plays, in front of who writes it and of who reads it. */
export const ofLeagueProfile = { leagueProfile };
