import type { TournamentKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

type Here = Pick<TournamentKinds, 'whoMovesToBalance' | 'tablesUneven' | 'buttonDrawn'>;
export declare const tableKindsDe: KindWords<Here>;
