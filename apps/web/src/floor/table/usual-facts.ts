import type { FactsAsked } from '@riffle/floor';
import { factsOf, type Given, sheetOf } from '../facts/fact-sheet.ts';
import { factsOfTable, USUAL_TABLE } from './known-table.ts';

/** With what an incident is ruled on before anybody has said anything. */
export const usualFacts = (asked: FactsAsked): Given => factsOf(sheetOf(asked, {}, factsOfTable(USUAL_TABLE, asked)));
