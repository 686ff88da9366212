import type { IncidentCase } from '../incident-case.ts';

export const dealCases: readonly IncidentCase[] = [];
