import type { IncidentCase } from './incident-case.ts';
import { cardsAtRiskCases } from './showdown/cards-at-risk.ts';
import { inTheMuckCases } from './showdown/in-the-muck.ts';
import { potCases } from './showdown/pots.ts';
import { seenCardsCases } from './showdown/seen-cards.ts';
import { showOrderCases } from './showdown/show-order.ts';
import { sidePotCases } from './showdown/side-pots.ts';
import { tablingCases } from './showdown/tabling.ts';
import { talkAndLookCases } from './showdown/talk-and-looks.ts';

export const showdownCases: readonly IncidentCase[] = [
  ...cardsAtRiskCases,
  ...inTheMuckCases,
  ...seenCardsCases,
  ...talkAndLookCases,
  ...showOrderCases,
  ...tablingCases,
  ...potCases,
  ...sidePotCases,
];
