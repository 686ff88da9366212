import type { IncidentCase } from '../incident-case.ts';

export const showdownCases: readonly IncidentCase[] = [];
