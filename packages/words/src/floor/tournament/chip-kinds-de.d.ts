import type { TournamentKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

type Here = Pick<TournamentKinds, 'raceDispute' | 'colorUp' | 'chipsHiddenOrMoved' | 'foreignChips' | 'chipsExchanged'>;
export declare const chipKindsDe: KindWords<Here>;
