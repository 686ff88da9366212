import type { IncidentCase } from '../../incident-case.ts';

export const holeCardCases: readonly IncidentCase[] = [];
