import type { IncidentCase } from './incident-case.ts';
import { absenceCases } from './presence/absence.ts';
import { atTheSeatCases } from './presence/at-the-seat.ts';
import { atTheTableCases } from './presence/at-the-table.ts';
import { clockCases } from './presence/clock.ts';
import { levelCases } from './presence/level.ts';
import { seatAndDisputeCases } from './presence/seats-and-disputes.ts';

export const presenceCases: readonly IncidentCase[] = [
  ...clockCases,
  ...atTheSeatCases,
  ...absenceCases,
  ...levelCases,
  ...atTheTableCases,
  ...seatAndDisputeCases,
];
