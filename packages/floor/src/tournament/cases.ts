import type { IncidentCase } from '../incident-case.ts';
import { chipCases } from './cases/chips.ts';
import { entryCases } from './cases/entries.ts';
import { nextBlindsCases } from './cases/next-blinds.ts';
import { placeCases } from './cases/places.ts';
import { raceCases } from './cases/race.ts';
import { tableCases } from './cases/tables.ts';
import { togetherCases } from './cases/together.ts';

export const tournamentCases: readonly IncidentCase[] = [
  ...togetherCases,
  ...placeCases,
  ...tableCases,
  ...nextBlindsCases,
  ...raceCases,
  ...chipCases,
  ...entryCases,
];
