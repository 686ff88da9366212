import type { DealingFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';
import { deckEn } from './dealing-deck-en.ts';
import { misdealsEn } from './dealing-misdeals-en.ts';
import { wrongCardsEn } from './dealing-wrong-cards-en.ts';

export const dealingEn: Pick<PolicyWords, keyof DealingFloorPolicies> = {
  ...misdealsEn,
  ...wrongCardsEn,
  ...deckEn,
};
