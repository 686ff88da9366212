import type { ListPreview, ListRow } from '@riffle/formats';
import type { ListProblem } from '@riffle/formats/problems';
import type { ImportPreview, ImportRow } from '@riffle/wire';
import { type Language, wordsIn } from '@riffle/words';

/** What was found in a list of players, with each problem said in a language. */
export function saidPreview({ problem, rows, ...layout }: ListPreview, language: Language): ImportPreview {
  const say = wordsIn(language).listProblem;
  return {
    ...layout,
    rows: rows.map((row) => saidRow(row, say)),
    ...(problem !== undefined && { problem: { code: problem.code, text: say(problem) } }),
  };
}

function saidRow({ problem, warnings, ...row }: ListRow, say: (problem: ListProblem) => string): ImportRow {
  return {
    ...row,
    ...(problem !== undefined && {
      problem: {
        code: problem.code,
        ...(problem.column !== undefined && { column: problem.column }),
        text: say(problem),
      },
    }),
    ...(warnings !== undefined && {
      warnings: warnings.map((warning) => ({ code: warning.code, column: warning.column, text: say(warning) })),
    }),
  };
}
