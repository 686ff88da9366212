import type { Reason, Remark, SeasonProblem } from '@riffle/league';
import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { LeagueNaming, LeagueWords } from './league-words.ts';

const WORDS: { readonly [L in Language]: LeagueWords } = { de, en };

/** What is wrong with a season's file, behind its place in it: `rounds[0].division: …`. */
export function sayLeagueProblem(language: Language, problem: SeasonProblem): string {
  const say = WORDS[language].problem[problem.code] as (problem: SeasonProblem) => string;
  return problem.path === '' ? say(problem) : `${problem.path}: ${say(problem)}`;
}

/** What on a card does not go together and is reckoned all the same. */
export function sayLeagueRemark(language: Language, remark: Remark, naming: LeagueNaming): string {
  const say = WORDS[language].remark[remark.code] as (remark: Remark, naming: LeagueNaming) => string;
  return say(remark, naming);
}

/** Why one is ahead of another; what they are level in is said unless it follows from the rest. */
export function sayWhyAhead(language: Language, reason: Reason, ahead: string, behind: string): string {
  const words = WORDS[language];
  const { by, levelIn } = reason;
  return words.levelIn(
    words.ahead[by]({ ...reason, ahead, behind }),
    levelIn.filter((criterion) => criterion !== 'decided').map((criterion) => words.criterion[criterion]),
  );
}
