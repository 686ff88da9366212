import { equityTimes } from '../equities.ts';
import { evaluators } from '../evaluators.ts';
import { equityRows, evaluatorRows } from './hand-rows.ts';

/** Ranking hands and equities alone: `node bench/src/hands/main.ts`. */
const measured = { evaluators: evaluators(), equities: equityTimes() };
const page = [...evaluatorRows(measured.evaluators), '', ...equityRows(measured.equities)];
process.stdout.write(`${page.join('\n')}\n\n${JSON.stringify(measured, undefined, 2)}\n`);
