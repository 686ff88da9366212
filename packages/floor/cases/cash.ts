import { seatCases } from './cash/seats.ts';
import { stakeCases } from './cash/stakes.ts';
import type { IncidentCase } from './incident-case.ts';

export const cashCases: readonly IncidentCase[] = [...seatCases, ...stakeCases];
