import { betKinds } from './bet/kinds.ts';
import { cashKinds } from './cash/kinds.ts';
import { conductKinds } from './conduct/kinds.ts';
import { dealKinds } from './deal/kinds.ts';
import { leagueKinds } from './league/kinds.ts';
import { presenceKinds } from './presence/kinds.ts';
import { showdownKinds } from './showdown/kinds.ts';
import { tournamentKinds } from './tournament/kinds.ts';

/** Every kind of incident by its name, in the order in which the floor looks for them. */
export const incidentKinds = {
  ...betKinds,
  ...dealKinds,
  ...showdownKinds,
  ...presenceKinds,
  ...tournamentKinds,
  ...conductKinds,
  ...leagueKinds,
  ...cashKinds,
};

export type IncidentKinds = typeof incidentKinds;
export type KindName = keyof IncidentKinds & string;
export const kindNames = Object.keys(incidentKinds) as readonly KindName[];
