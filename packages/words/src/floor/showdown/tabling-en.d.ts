import type { TablingKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
export declare const tablingEn: KindWords<TablingKinds>;
