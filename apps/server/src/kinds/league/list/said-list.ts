import { type KnownLeague, previewLeagueList } from '@riffle/formats';
import type { LeagueListPreview } from '@riffle/wire';
import { type Language, wordsIn } from '@riffle/words';
import { saidRow } from '../../lists/said-row.ts';

export type ListOfClubs = {
  readonly bytes: Uint8Array;
  readonly known: KnownLeague;
  readonly language: Language;
  /** Which of a workbook's. */
  readonly sheet?: number;
};

/** What was found in a league's list, with each problem said in a language, as JSON. */
export function saidLeagueList({ bytes, known, language, sheet }: ListOfClubs): string {
  const { problem, rows, ...layout } = previewLeagueList(bytes, known, sheet);
  const say = wordsIn(language).listProblem;
  const said: LeagueListPreview = {
    ...layout,
    rows: rows.map((row) => saidRow(row, say)),
    ...(problem !== undefined && { problem: { code: problem.code, text: say(problem) } }),
  };
  return JSON.stringify(said);
}
