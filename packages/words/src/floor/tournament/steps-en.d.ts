import type { TournamentReasons, TournamentSteps } from '@riffle/floor';
import type { Sentences } from '../floor-words.ts';
export declare const tournamentStepsEn: Sentences<TournamentSteps>;
export declare const tournamentReasonsEn: Sentences<TournamentReasons>;
