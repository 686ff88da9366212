import type { IncidentCase } from '../incident-case.ts';
import { undercallCases } from './cases/undercall.ts';

export const betCases: readonly IncidentCase[] = [...undercallCases];
