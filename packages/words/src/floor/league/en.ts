import type { LeagueKinds, LeagueOutcome, LeagueReasons, LeagueSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const leagueKindsEn: KindWords<LeagueKinds> = {};

export const leagueOutcomesEn: OutcomeWords<LeagueOutcome> = {};

export const leagueStepsEn: Sentences<LeagueSteps> = {};

export const leagueReasonsEn: Sentences<LeagueReasons> = {};
