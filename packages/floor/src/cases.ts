import type { RuleRef } from '@riffle/rulebooks';
import { betCases } from './bet/cases.ts';
import { cashCases } from './cash/cases.ts';
import { conductCases } from './conduct/cases.ts';
import { dealCases } from './deal/cases.ts';
import type { IncidentCase } from './incident-case.ts';
import { leagueCases } from './league/cases.ts';
import { presenceCases } from './presence/cases.ts';
import { showdownCases } from './showdown/cases.ts';
import { tournamentCases } from './tournament/cases.ts';

/** Every worked case, by area: what the tests execute and the quiz asks. */
export const cases: readonly IncidentCase[] = [
  ...betCases,
  ...dealCases,
  ...showdownCases,
  ...presenceCases,
  ...tournamentCases,
  ...conductCases,
  ...leagueCases,
  ...cashCases,
];

/** The worked cases that show a rule, `pvb:42(4)`. */
export const casesOf = (rule: RuleRef): readonly IncidentCase[] => cases.filter(({ shows }) => shows.includes(rule));
