import type { IncidentCase } from '../../incident-case.ts';
import { boxedCardCases } from './cases/boxed-cards.ts';
import { deckChangeCases } from './cases/deck-changes.ts';
import { deckCases } from './cases/decks.ts';
import { exposedCardCases } from './cases/exposed-cards.ts';
import { numbersOfCardsCases } from './cases/numbers-of-cards.ts';
import { wrongButtonCases } from './cases/wrong-buttons.ts';
import { wrongDealCases } from './cases/wrong-deals.ts';

export const holeCardCases: readonly IncidentCase[] = [
  ...exposedCardCases,
  ...boxedCardCases,
  ...numbersOfCardsCases,
  ...wrongDealCases,
  ...wrongButtonCases,
  ...deckCases,
  ...deckChangeCases,
];
