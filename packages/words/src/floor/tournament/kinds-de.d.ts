import type { TournamentKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
export declare const tournamentKindsDe: KindWords<TournamentKinds>;
