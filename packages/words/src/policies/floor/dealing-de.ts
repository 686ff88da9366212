import type { DealingFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';
import { deckDe } from './dealing-deck-de.ts';
import { misdealsDe } from './dealing-misdeals-de.ts';
import { wrongCardsDe } from './dealing-wrong-cards-de.ts';

export const dealingDe: Pick<PolicyWords, keyof DealingFloorPolicies> = {
  ...misdealsDe,
  ...wrongCardsDe,
  ...deckDe,
};
