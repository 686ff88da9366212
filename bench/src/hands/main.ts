import { equityTimes } from '../equities.ts';
import { evaluators } from '../evaluators.ts';
import { engines } from './engines.ts';
import { engineRows, equityRows, evaluatorRows } from './hand-rows.ts';

/** Ranking hands, equities and whole hands alone: `node bench/src/hands/main.ts`. */
const measured = { evaluators: evaluators(), equities: equityTimes(), engines: engines() };
const page = [
  ...evaluatorRows(measured.evaluators),
  '',
  ...equityRows(measured.equities),
  '',
  ...engineRows(measured.engines),
];
process.stdout.write(`${page.join('\n')}\n\n${JSON.stringify(measured, undefined, 2)}\n`);
