import type { EventFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';
import { chipsDe } from './event/chips-de.ts';
import { entriesDe } from './event/entries-de.ts';
import { placesDe } from './event/places-de.ts';

export const eventDe: Pick<PolicyWords, keyof EventFloorPolicies> = {
  ...chipsDe,
  ...entriesDe,
  ...placesDe,
};
