import type { EventFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';
import { chipsEn } from './event/chips-en.ts';
import { entriesEn } from './event/entries-en.ts';
import { placesEn } from './event/places-en.ts';

export const eventEn: Pick<PolicyWords, keyof EventFloorPolicies> = {
  ...chipsEn,
  ...entriesEn,
  ...placesEn,
};
