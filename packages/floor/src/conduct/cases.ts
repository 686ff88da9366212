import type { IncidentCase } from '../incident-case.ts';
import { behaviourCases } from './cases/behaviour.ts';
import { penaltyCases } from './cases/penalties.ts';

export const conductCases: readonly IncidentCase[] = [...behaviourCases, ...penaltyCases];
