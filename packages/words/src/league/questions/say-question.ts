import type { QuestionName } from '@riffle/league';
import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const LABELS = { de, en } as const;

export const leagueQuestionLabel = (language: Language, question: QuestionName): string => LABELS[language][question];
