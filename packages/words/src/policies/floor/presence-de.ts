import type { PresenceFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';
import { atTheTableDe } from './presence/at-the-table-de.ts';
import { declarationsDe } from './presence/declarations-de.ts';
import { seatingDe } from './presence/seating-de.ts';
import { timingDe } from './presence/timing-de.ts';

export const presenceDe: Pick<PolicyWords, keyof PresenceFloorPolicies> = {
  ...seatingDe,
  ...declarationsDe,
  ...timingDe,
  ...atTheTableDe,
};
