import type { Measure } from '@riffle/rulebooks';
import type { Language } from '../language.ts';
import { measuresDe } from '../policies/de/offences.ts';
import { measuresEn } from '../policies/en/offences.ts';

const WORDS: { readonly [L in Language]: { readonly [M in Measure]: string } } = { de: measuresDe, en: measuresEn };

/** One step of a rulebook's ladder of penalties. */
export const sayMeasure = (language: Language, measure: Measure): string => WORDS[language][measure];
