import type { CardsAtRiskKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
export declare const cardsAtRiskEn: KindWords<CardsAtRiskKinds>;
