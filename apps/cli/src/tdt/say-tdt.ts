import type { TdtFault, TdtLeft, TdtRemark } from '@riffle/formats/problems';
import { type Language, sayFormulaProblem, sayTdtFault, sayTdtLeft } from '@riffle/words';
import type { TdtWords } from '../words/tdt-words.ts';

/** What stands in somebody's file may hold line breaks, or signs that move a terminal's cursor. */
export const inOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

export const toldFault = (fault: TdtFault, language: Language): string => inOneLine(sayTdtFault(fault, language));
export const toldLeft = (left: TdtLeft, language: Language): string => inOneLine(sayTdtLeft(left, language));

// each code has the sentence for it, which the compiler does not see through an index
export const sayTdtRemark = (
  remark: TdtRemark,
  words: TdtWords,
  money: (cents: number) => string,
  language: Language,
): string => {
  const formula = remark.code === 'formula-no-value' ? sayFormulaProblem(remark.formula, language) : '';
  return inOneLine(words.remark[remark.code](remark as never, money, formula));
};
