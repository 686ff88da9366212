import type { IncidentCase } from '../incident-case.ts';
import { boardCases } from './board/cases.ts';
import { holeCardCases } from './hole-cards/cases.ts';

export const dealCases: readonly IncidentCase[] = [...holeCardCases, ...boardCases];
