import type { IncidentCase } from '../incident-case.ts';
import { absenceCases } from './cases/absence.ts';
import { atTheSeatCases } from './cases/at-the-seat.ts';
import { atTheTableCases } from './cases/at-the-table.ts';
import { clockCases } from './cases/clock.ts';
import { levelCases } from './cases/level.ts';

export const presenceCases: readonly IncidentCase[] = [
  ...clockCases,
  ...atTheSeatCases,
  ...absenceCases,
  ...levelCases,
  ...atTheTableCases,
];
