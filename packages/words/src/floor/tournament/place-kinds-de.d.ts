import type { TournamentKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

type Here = Pick<TournamentKinds, 'bustedTogether' | 'notReportedBust' | 'handForHand' | 'endOfDay'>;
export declare const placeKindsDe: KindWords<Here>;
