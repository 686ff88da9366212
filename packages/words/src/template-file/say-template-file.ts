import type { TemplateFileProblem } from '@riffle/formats/problems';
import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const WORDS = { de, en };

/** Why a file is no template, and what would be one. */
export const sayTemplateFileProblem = (problem: TemplateFileProblem, language: Language): string =>
  // each code has the sentence for it, which the compiler does not see through an index
  (WORDS[language][problem.code] as (problem: TemplateFileProblem) => string)(problem);
