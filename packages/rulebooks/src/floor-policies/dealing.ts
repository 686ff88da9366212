import type { DeckPolicies } from './dealing/deck.ts';
import type { MisdealPolicies } from './dealing/misdeals.ts';
import type { WrongCardPolicies } from './dealing/wrong-cards.ts';

/** Dealing the cards and repairing a wrong deal. */
export type DealingFloorPolicies = MisdealPolicies & WrongCardPolicies & DeckPolicies;
