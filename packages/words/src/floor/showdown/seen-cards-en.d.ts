import type { SeenCardsKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
export declare const seenCardsEn: KindWords<SeenCardsKinds>;
