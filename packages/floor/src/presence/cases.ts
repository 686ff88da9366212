import type { IncidentCase } from '../incident-case.ts';

export const presenceCases: readonly IncidentCase[] = [];
