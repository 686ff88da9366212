import type { ProfileRemark } from '@riffle/league';
import type { Currency } from '@riffle/money';
import type { Language } from '../../language.ts';
import { inOneLine, leagueAnswerWord, sayLeagueAnswer } from '../answers/say-answer.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { InRemark, ProfileRemarkWords } from './remark-words.ts';

const WORDS: { readonly [L in Language]: ProfileRemarkWords } = { de, en };

/** What of a profile does not go together. Without a currency amounts are numbers with two places. */
export function sayProfileRemark(language: Language, remark: ProfileRemark, currency?: Currency): string {
  const say = WORDS[language][remark.code] as (remark: ProfileRemark, say: InRemark) => string;
  return say(remark, {
    money: (cents) => inOneLine(sayLeagueAnswer(language, 'fine.noShow', cents, currency)),
    criterion: (code) => leagueAnswerWord(language, `table.chain[].by=${code}`) ?? code,
  });
}
