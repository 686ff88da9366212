import type { Offence } from '@riffle/rulebooks';
import type { Language } from '../language.ts';
import { offencesDe } from '../policies/de/offences.ts';
import { offencesEn } from '../policies/en/offences.ts';

const WORDS: { readonly [L in Language]: { readonly [O in Offence]: string } } = { de: offencesDe, en: offencesEn };

export const sayOffence = (language: Language, offence: Offence): string => WORDS[language][offence];
