import type { IncidentCase } from '../incident-case.ts';

export const cashCases: readonly IncidentCase[] = [];
