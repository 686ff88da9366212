import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { FloorWords } from './floor-words.ts';

export const floorWords: { readonly [L in Language]: FloorWords } = { de, en };
