import type { PotKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
export declare const potEn: KindWords<PotKinds>;
