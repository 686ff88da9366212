import type { TdtFault, TdtLeft } from '@riffle/formats/problems';
import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const WORDS = { de, en };

// each code has the sentence for it, which the compiler does not see through an index
/** Why a file of The Tournament Director is not read, with its place. */
export const sayTdtFault = (fault: TdtFault, language: Language): string => {
  const { at, fault: said } = WORDS[language];
  return `${at(fault.row, fault.column)}: ${said[fault.code](fault as never)}`;
};

/** What of such a file is not in the templates made of it, or otherwise than it stands there. */
export function sayTdtLeft(left: TdtLeft, language: Language): string {
  const amount = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  return WORDS[language].left[left.code](left as never, (cents) => amount.format(cents / 100));
}
