import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
const root = join(import.meta.dirname, '../..');
const names = PART_NAMES.filter((name) => values.only === undefined || values.only.includes(name));
const scratch = mkdtempSync(join(tmpdir(), 'riffle-bench-'));
const measured = await measure(names, scratch);
rmSync(scratch, { recursive: true });
const report: Report = { at: new Date().toISOString(), machine: machine(), measured };
const json = `${JSON.stringify(report, undefined, 2)}\n`;
writeFileSync(join(import.meta.dirname, '../results.json'), json);
process.stdout.write(values.json ? json : page(report));
if (values.write) writeFileSync(join(root, 'docs/benchmarks.md'), page(report));
process.exit(0);
