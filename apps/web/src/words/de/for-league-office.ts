import { leagueOffice } from './league-office.ts';

/** A league's season in front of its office and its referees. */
export const ofLeagueOffice = { leagueOffice };
