import type { AtTheTablePolicies } from './presence/at-the-table.ts';
import type { DeclarationPolicies } from './presence/declarations.ts';
import type { SeatingPolicies } from './presence/seating.ts';
import type { TimingPolicies } from './presence/timing.ts';

/** Being at the table: seats, words, time, absence. */
export type PresenceFloorPolicies = SeatingPolicies & DeclarationPolicies & TimingPolicies & AtTheTablePolicies;
