import type { PrizeNote } from '@riffle/money';
import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Amount, PrizeWords } from './prize-words.ts';

/** Names of ready plans and special prizes, and why something is left. */
export const prizeWords: { readonly [L in Language]: PrizeWords } = { de, en };

/** What a plan could not have as it says. */
export function sayPrizeNote(note: PrizeNote, language: Language, amount: Amount): string {
  const words = prizeWords[language].note;
  switch (note.code) {
    case 'fewerPaid':
      return words.fewerPaid(note, amount);
    case 'leastNotMet':
      return words.leastNotMet(note, amount);
    case 'promisedMore':
      return words.promisedMore(note, amount);
    case 'stepUnknown':
      return words.stepUnknown(note, amount);
  }
}
