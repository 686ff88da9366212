import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figure } from './throughput.ts';

export type Load = { readonly name: string; readonly ms: number; readonly megabytes: number };

const TRIES = 5;
const cards = join(import.meta.dirname, '../../../packages/cards/src');

/** From nothing loaded to the first hand ranked, and what stays in memory: each in fresh processes, the best of them. */
export function loads(names: readonly string[]): readonly Load[] {
  const built = mkdtempSync(join(tmpdir(), 'riffle-cards-'));
  asJavaScript(built);
  const found = names.map((name) => {
    const tries = Array.from({ length: TRIES }, () => loadOnce(name, built));
    const least = (of: (load: Load) => number) => figure(Math.min(...tries.map(of)));
    return { name, ms: least(({ ms }) => ms), megabytes: least(({ megabytes }) => megabytes) };
  });
  rmSync(built, { recursive: true });
  return found;
}

function loadOnce(name: string, built: string): Load {
  const child = fileURLToPath(new URL('./load.child.js', import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', child, name, built], { encoding: 'utf8' });
  if (stdout === '') throw new Error(`${name} did not load: ${stderr}`);
  return { name, ...(JSON.parse(stdout) as { ms: number; megabytes: number }) };
}

/** The others come as JavaScript. So does ours to a browser; taking the types off is no part of loading. */
function asJavaScript(folder: string): void {
  cpSync(cards, folder, { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue;
    const code = stripTypeScriptTypes(readFileSync(join(folder, path), 'utf8'));
    writeFileSync(join(folder, path.replace(/ts$/, 'js')), code.replaceAll(".ts'", ".js'"));
  }
}
