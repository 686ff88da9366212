import { parseArgs } from 'node:util';
import { backup } from './backup/backup.ts';
import { bits } from './bits/bits.ts';
import { days } from './days/days.ts';
import { files } from './files/files.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { hands } from './hands/hands.ts';
import { kills } from './kills/kills.ts';
import { money } from './money/money.ts';
import { roles } from './roles/roles.ts';
import type { Trial } from './trial.ts';

const TRIALS: readonly Trial[] = [backup, bits, days, files, fuzz, hands, kills, money, roles];

const USAGE = `npm run trials -- [--only NAME]… [--times COUNT] [--seed NUMBER]
trials: ${TRIALS.map(({ name }) => name).join(', ')}
`;
const { values } = asked();
if (values.help === true) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const unknown = (values.only ?? []).filter((name) => !TRIALS.some((trial) => trial.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `no such trial: ${unknown.join(', ')}; there are: ${TRIALS.map(({ name }) => name).join(', ')}\n`,
  );
  process.exit(2);
}
const chosen = TRIALS.filter(({ name }) => values.only === undefined || values.only.includes(name));
let failed = false;
for (const { name, times, run } of chosen) {
  const count = Number(values.times ?? times);
  say(`${name}: ${String(count)} times, seed ${String(seed)}`);
  const from = performance.now();
  const { ok, lines } = await run({ times: count, seed });
  for (const line of lines) say(`  ${line}`);
  say(`  ${ok ? 'held' : 'FAILED'}, in ${String(Math.round((performance.now() - from) / 1000))} s`);
  failed ||= !ok;
}
process.exit(failed ? 1 : 0);

/** What is asked for; what no trial understands is told how to ask. */
function asked() {
  try {
    return parseArgs({
      options: {
        ...{ only: { type: 'string', multiple: true }, seed: { type: 'string' }, times: { type: 'string' } },
        help: { type: 'boolean', short: 'h' },
      },
    } as const);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}
