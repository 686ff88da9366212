import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
const report: Report = { at: new Date().toISOString(), machine: described, measured };
const json = `${JSON.stringify(report, undefined, 2)}\n`;
process.stdout.write(values.json ? json : page(report));
// what the documentation says is kept with the numbers that it was made of; any other run stays out of the way
const kept = values.write ? join(root, 'bench/results.json') : join(root, '.cache/bench.json');
mkdirSync(dirname(kept), { recursive: true });
writeFileSync(kept, json);
if (values.write) writeFileSync(join(root, 'docs/benchmarks.md'), page(report));
process.exit(0);
