import type { IncidentCase } from '../incident-case.ts';
import { seatCases } from './cases/seats.ts';
import { stakeCases } from './cases/stakes.ts';

export const cashCases: readonly IncidentCase[] = [...seatCases, ...stakeCases];
