import { betKinds } from './bet/kinds.ts';
import { cashKinds } from './cash/kinds.ts';
import { conductKinds } from './conduct/kinds.ts';
import { dealKinds } from './deal/kinds.ts';
import { joined } from './joined.ts';
import { leagueKinds } from './league/kinds.ts';
import { presenceKinds } from './presence/kinds.ts';
import { showdownKinds } from './showdown/kinds.ts';
import { tournamentKinds } from './tournament/kinds.ts';

/** Every kind of incident by its name, in the order in which the floor looks for them. */
export const incidentKinds = joined({
  bet: betKinds,
  deal: dealKinds,
  showdown: showdownKinds,
  presence: presenceKinds,
  tournament: tournamentKinds,
  conduct: conductKinds,
  league: leagueKinds,
  cash: cashKinds,
});

export type IncidentKinds = typeof incidentKinds;
export type KindName = keyof IncidentKinds & string;
export const kindNames = Object.keys(incidentKinds) as readonly KindName[];
