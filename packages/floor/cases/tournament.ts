import type { IncidentCase } from './incident-case.ts';
import { chipCases } from './tournament/chips.ts';
import { entryCases } from './tournament/entries.ts';
import { nextBlindsCases } from './tournament/next-blinds.ts';
import { placeCases } from './tournament/places.ts';
import { raceCases } from './tournament/race.ts';
import { tableCases } from './tournament/tables.ts';
import { togetherCases } from './tournament/together.ts';

export const tournamentCases: readonly IncidentCase[] = [
  ...togetherCases,
  ...placeCases,
  ...tableCases,
  ...nextBlindsCases,
  ...raceCases,
  ...chipCases,
  ...entryCases,
];
