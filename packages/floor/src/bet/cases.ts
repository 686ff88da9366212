import type { IncidentCase } from '../incident-case.ts';
import { pvbCases } from './cases/pvb.ts';
import { tda55Cases } from './cases/tda55.ts';
import { undercallCases } from './cases/undercall.ts';
import { turnCases } from './turns/cases.ts';

export const betCases: readonly IncidentCase[] = [...undercallCases, ...pvbCases, ...tda55Cases, ...turnCases];
