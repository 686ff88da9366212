import type { TdtFault, TdtRemark } from '@riffle/formats/problems';
import type { TdtWords } from '../words/tdt-words.ts';

/** What stands in somebody's file may hold line breaks, or signs that move a terminal's cursor. */
export const inOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

// each code has the sentence for it, which the compiler does not see through an index
export const sayTdtFault = (fault: TdtFault, { at, fault: said }: TdtWords): string =>
  inOneLine(`${at(fault.row, fault.column)}: ${said[fault.code](fault as never)}`);

export const sayTdtRemark = (remark: TdtRemark, words: TdtWords, money: (cents: number) => string): string =>
  inOneLine(words.remark[remark.code](remark as never, money));
