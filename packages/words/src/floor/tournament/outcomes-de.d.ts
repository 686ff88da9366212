import type { TournamentOutcome } from '@riffle/floor';
import type { OutcomeWords } from '../floor-words.ts';
export declare const tournamentOutcomesDe: OutcomeWords<TournamentOutcome>;
