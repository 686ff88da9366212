import type { TournamentReasons, TournamentSteps } from '@riffle/floor';
import type { Sentences } from '../floor-words.ts';
export declare const tournamentStepsDe: Sentences<TournamentSteps>;
export declare const tournamentReasonsDe: Sentences<TournamentReasons>;
