import type { ListRow } from '@riffle/formats';
import type { ListProblem } from '@riffle/formats/problems';

type Troubled = Pick<ListRow, 'problem' | 'warnings'>;

/** A row of a list, with each problem said in a language. */
export function saidRow<Row extends Troubled>(
  { problem, warnings, ...row }: Row,
  say: (problem: ListProblem) => string,
) {
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
