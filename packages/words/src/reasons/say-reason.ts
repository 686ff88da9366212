import type { Reason } from '@riffle/tournament';
import { reasonWords } from '#reason-words';
import type { Language } from '../language.ts';

/** Why something is proposed. */
export const sayReason = ({ code, facts }: Reason, language: Language): string => reasonWords[language][code](facts);
