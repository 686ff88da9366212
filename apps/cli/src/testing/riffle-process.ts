import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

const MAIN = join(import.meta.dirname, '../main.ts');

/** The real process, started from a folder that has nothing to do with Riffle, in German unless said otherwise. */
export function startRiffle(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const { PATH = '' } = process.env;
  return spawn(process.execPath, [MAIN, ...args], { cwd: tmpdir(), env: { PATH, LANG: 'de_DE.UTF-8', ...env } });
}

export async function riffle(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = '',
): Promise<Ran> {
  const child = startRiffle(args, env);
  child.stdin?.end(input);
  const [out, err] = [textOf(child.stdout), textOf(child.stderr)];
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out: out(), err: err() };
}

export function textOf(stream: ChildProcess['stdout']): () => string {
  let text = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

/** A folder for one test file, gone after it. */
export function scratchFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'riffle-cli-'));
  return { path, remove: () => rmSync(path, { recursive: true }) };
}
