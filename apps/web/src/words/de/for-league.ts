import { league } from './league.ts';

/** A league's season in front of everybody, its clubs and captains. */
export const ofLeague = { league };
