import type { IncidentCase } from '../incident-case.ts';
import { undercallCases } from './cases/undercall.ts';
import { turnCases } from './turns/cases.ts';

export const betCases: readonly IncidentCase[] = [...undercallCases, ...turnCases];
