import type { ListPreview } from '@riffle/formats';
import type { ImportPreview } from '@riffle/wire';
import { type Language, wordsIn } from '@riffle/words';
import { saidRow } from '../../lists/said-row.ts';

/** What was found in a list of players, with each problem said in a language. */
export function saidPreview({ problem, rows, ...layout }: ListPreview, language: Language): ImportPreview {
  const say = wordsIn(language).listProblem;
  return {
    ...layout,
    rows: rows.map((row) => saidRow(row, say)),
    ...(problem !== undefined && { problem: { code: problem.code, text: say(problem) } }),
  };
}
