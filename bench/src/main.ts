import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine } from './machine.ts';
import { page, type Report } from './page.ts';
import { measure, PART_NAMES } from './parts.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const unknown = (values.only ?? []).filter((name) => !PART_NAMES.some((part) => part === name));
if (unknown.length > 0) {
  process.stderr.write(`no such part: ${unknown.join(', ')}; there are: ${PART_NAMES.join(', ')}\n`);
  process.exit(2);
}
const root = join(import.meta.dirname, '../..');
const names = PART_NAMES.filter((name) => values.only === undefined || values.only.includes(name));
const scratch = mkdtempSync(join(tmpdir(), 'riffle-bench-'));
const described = machine();
const measured = await measure(names, scratch).finally(() => rmSync(scratch, { recursive: true, force: true }));
const results = join(root, 'bench/results.json');
const now = { at: new Date().toISOString(), machine: described };
// some parts alone, written down: the others stay as they were measured before
const before =
  values.write && values.only !== undefined ? (JSON.parse(readFileSync(results, 'utf8')) as Report) : undefined;
const report: Report =
  before === undefined
    ? { ...now, measured }
    : {
        ...before,
        measured: { ...before.measured, ...measured },
        later: { ...before.later, ...Object.fromEntries(names.map((name) => [name, now])) },
      };
const json = `${JSON.stringify(report, undefined, 2)}\n`;
process.stdout.write(values.json ? json : page(report));
// what the documentation says is kept with the numbers that it was made of; any other run stays out of the way
const kept = values.write ? results : join(root, '.cache/bench.json');
mkdirSync(dirname(kept), { recursive: true });
writeFileSync(kept, json);
if (values.write) writeFileSync(join(root, 'docs/benchmarks.md'), page(report));
process.exit(0);
