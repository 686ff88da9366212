import type { TournamentKinds, TournamentOutcome, TournamentReasons, TournamentSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const tournamentKindsEn: KindWords<TournamentKinds> = {};

export const tournamentOutcomesEn: OutcomeWords<TournamentOutcome> = {};

export const tournamentStepsEn: Sentences<TournamentSteps> = {};

export const tournamentReasonsEn: Sentences<TournamentReasons> = {};
