import type { ofLeagueProfile as german } from '../de/for-league-profile.ts';
import { leagueProfile } from './league-profile.ts';

/** How a league plays, in front of who writes it and of who reads it. */
export const ofLeagueProfile: typeof german = { leagueProfile };
