import type { Profile } from '../../profile/profile.ts';
import { fielding } from './fielding.ts';
import { licences } from './licences.ts';
import { movement } from './movement.ts';
import { play } from './play.ts';
import { rankings } from './rankings.ts';

/** The Austrian Poker Bundesliga, regulation of 18 January 2011, chapters 1 to 5. */
export const oepbl: Profile = {
  id: 'oepbl',
  answers: { ...play, ...rankings, ...fielding, ...licences, ...movement },
};
