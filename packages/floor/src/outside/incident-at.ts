import type { OutsideIncident } from './outside-incident.ts';

/** At an occasion where a rulebook tells them apart; at the usual one otherwise. */
export type IncidentAt = OutsideIncident & {
  readonly occasions?: { readonly pvb?: 'leagueDay' | 'championship'; readonly oepbl?: 'sitAndGo' | 'teamMtt' };
};
