import type { TournamentKinds, TournamentOutcome, TournamentReasons, TournamentSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const tournamentKindsDe: KindWords<TournamentKinds> = {};

export const tournamentOutcomesDe: OutcomeWords<TournamentOutcome> = {};

export const tournamentStepsDe: Sentences<TournamentSteps> = {};

export const tournamentReasonsDe: Sentences<TournamentReasons> = {};
