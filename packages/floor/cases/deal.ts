import { boardCases } from './deal/board.ts';
import { holeCardCases } from './deal/hole-cards.ts';
import type { IncidentCase } from './incident-case.ts';

export const dealCases: readonly IncidentCase[] = [...holeCardCases, ...boardCases];
