import type { TournamentKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

type Here = Pick<TournamentKinds, 'dodgedBlind' | 'dealProposed' | 'rebuyAfterBust' | 'lateEntry' | 'bounty'>;
export declare const entryKindsEn: KindWords<Here>;
