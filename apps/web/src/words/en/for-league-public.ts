import type { ofLeaguePublic as german } from '../de/for-league-public.ts';
import { leaguePublic } from './league-public.ts';

export const ofLeaguePublic: typeof german = { leaguePublic };
