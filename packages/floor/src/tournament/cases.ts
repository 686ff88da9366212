import type { IncidentCase } from '../incident-case.ts';

export const tournamentCases: readonly IncidentCase[] = [];
