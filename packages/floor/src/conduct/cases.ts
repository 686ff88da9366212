import type { IncidentCase } from '../incident-case.ts';

export const conductCases: readonly IncidentCase[] = [];
