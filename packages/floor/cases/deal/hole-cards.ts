import type { IncidentCase } from '../incident-case.ts';
import { boxedCardCases } from './hole-cards/boxed-cards.ts';
import { deckChangeCases } from './hole-cards/deck-changes.ts';
import { deckCases } from './hole-cards/decks.ts';
import { exposedCardCases } from './hole-cards/exposed-cards.ts';
import { numbersOfCardsCases } from './hole-cards/numbers-of-cards.ts';
import { studCases } from './hole-cards/stud.ts';
import { wrongButtonCases } from './hole-cards/wrong-buttons.ts';
import { wrongDealCases } from './hole-cards/wrong-deals.ts';

export const holeCardCases: readonly IncidentCase[] = [
  ...exposedCardCases,
  ...boxedCardCases,
  ...numbersOfCardsCases,
  ...wrongDealCases,
  ...wrongButtonCases,
  ...deckCases,
  ...deckChangeCases,
  ...studCases,
];
