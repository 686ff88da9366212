import type { RuleRef } from '@riffle/rulebooks';
import { aloneCases } from './alone.ts';
import { betCases } from './bet.ts';
import { cashCases } from './cash.ts';
import { conductCases } from './conduct.ts';
import { dealCases } from './deal.ts';
import type { IncidentCase } from './incident-case.ts';
import { leagueCases } from './league.ts';
import { presenceCases } from './presence.ts';
import { showdownCases } from './showdown.ts';
import { tournamentCases } from './tournament.ts';

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
  ...aloneCases,
];

/** The worked cases that show a rule, `pvb:42(4)`. */
export const casesOf = (rule: RuleRef): readonly IncidentCase[] => cases.filter(({ shows }) => shows.includes(rule));
