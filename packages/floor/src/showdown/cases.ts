import type { IncidentCase } from '../incident-case.ts';
import { cardsAtRiskCases } from './cases/cards-at-risk.ts';
import { potCases } from './cases/pots.ts';
import { seenCardsCases } from './cases/seen-cards.ts';
import { showOrderCases } from './cases/show-order.ts';
import { tablingCases } from './cases/tabling.ts';
import { talkAndLookCases } from './cases/talk-and-looks.ts';

export const showdownCases: readonly IncidentCase[] = [
  ...cardsAtRiskCases,
  ...seenCardsCases,
  ...talkAndLookCases,
  ...showOrderCases,
  ...tablingCases,
  ...potCases,
];
