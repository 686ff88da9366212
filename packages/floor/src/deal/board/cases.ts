import type { IncidentCase } from '../../incident-case.ts';

export const boardCases: readonly IncidentCase[] = [];
