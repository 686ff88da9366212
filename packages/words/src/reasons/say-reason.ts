import type { Reason } from '@riffle/tournament';
import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { ReasonWords } from './reason-words.ts';

const WORDS: { readonly [L in Language]: ReasonWords } = { de, en };

/** Why something is proposed. */
export const sayReason = ({ code, facts }: Reason, language: Language): string => WORDS[language][code](facts);
