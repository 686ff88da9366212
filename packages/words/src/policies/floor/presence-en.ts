import type { PresenceFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';
import { atTheTableEn } from './presence/at-the-table-en.ts';
import { declarationsEn } from './presence/declarations-en.ts';
import { seatingEn } from './presence/seating-en.ts';
import { timingEn } from './presence/timing-en.ts';

export const presenceEn: Pick<PolicyWords, keyof PresenceFloorPolicies> = {
  ...seatingEn,
  ...declarationsEn,
  ...timingEn,
  ...atTheTableEn,
};
