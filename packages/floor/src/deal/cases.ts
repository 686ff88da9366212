import type { IncidentCase } from '../incident-case.ts';
import { holeCardCases } from './hole-cards/cases.ts';

export const dealCases: readonly IncidentCase[] = [...holeCardCases];
