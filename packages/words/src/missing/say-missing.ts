import type { Missing } from '@riffle/tournament';
import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { MissingWords } from './missing-words.ts';

const WORDS: { readonly [L in Language]: MissingWords } = { de, en };

/** What a night still lacks. */
export const sayMissing = ({ code, facts }: Missing, language: Language): string => WORDS[language][code](facts);
