import { aloneAtTheTableCases } from './alone/at-the-table.ts';
import { aloneInTheCashRoomCases } from './alone/in-the-cash-room.ts';
import { aloneInTheNightCases } from './alone/in-the-night.ts';
import { alonePenaltyCases } from './alone/penalties.ts';
import type { IncidentCase } from './incident-case.ts';

/** Rules that elsewhere stand beside a neighbour: each has a case of its own here, which tells it from that one. */
export const aloneCases: readonly IncidentCase[] = [
  ...aloneAtTheTableCases,
  ...aloneInTheNightCases,
  ...alonePenaltyCases,
  ...aloneInTheCashRoomCases,
];
