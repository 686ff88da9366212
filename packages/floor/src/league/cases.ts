import type { IncidentCase } from '../incident-case.ts';

export const leagueCases: readonly IncidentCase[] = [];
