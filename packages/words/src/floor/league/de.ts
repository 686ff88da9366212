import type { LeagueKinds, LeagueOutcome, LeagueReasons, LeagueSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const leagueKindsDe: KindWords<LeagueKinds> = {};

export const leagueOutcomesDe: OutcomeWords<LeagueOutcome> = {};

export const leagueStepsDe: Sentences<LeagueSteps> = {};

export const leagueReasonsDe: Sentences<LeagueReasons> = {};
