import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './ready.mjs';
import { words } from './script-words.mjs';

// Runs on the bare machine's own Node, like everything that `npm test` begins with.
const windows = process.platform === 'win32';
const tool = (name) =>
  name === process.execPath ? name : join(root, 'node_modules/.bin', windows ? `${name}.cmd` : name);

/** What a command printed, whole, and whether it ended well. Beside others it must not write into their lines. */
function run(command, args, { cwd = root, env }) {
  return new Promise((resolve) => {
    const printed = [];
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(tool(command), args, {
      cwd,
      env: { ...env, ...colours },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows && command !== process.execPath,
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
    child.on('error', (error) => resolve({ ok: false, text: `${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, text: Buffer.concat(printed).toString() }));
  });
}

/** One part of `npm test`: prints what it had to say when it is over, and gives how many passed, and what failed. */
async function step(name, command, args, options, countOf) {
  const began = Date.now();
  const done = await run(command, args, options);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${words.step(words.steps[name])}\n${done.text.trimEnd()}\n${words.took(seconds)}`);
  return countOf(done.ok);
}

/** A check counts as one test. */
export const check = (name, command, args, options) =>
  step(name, command, args, options, (ok) => (ok ? { passed: 1, failed: [] } : { passed: 0, failed: [name] }));

/** The runner's own count; a run that ends without one has failed. */
export function tests(name, config, options) {
  const folder = join(root, '.cache');
  const file = join(folder, `vitest-${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const reporters = ['default', './scripts/trace-reporter.ts', 'json'].map((reporter) => `--reporter=${reporter}`);
  const args = ['run', '--config', config, ...reporters, `--outputFile.json=${file}`];
  return step(name, 'vitest', args, options, (ok) => {
    if (!existsSync(file)) return { passed: 0, failed: [name] };
    const { numPassedTests: passed, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const failed = failedIn(testResults);
    return { passed, failed: ok || failed.length > 0 ? failed : [name] };
  });
}

/** By file and title; a file that could not even be loaded has no title. */
const failedIn = (files) =>
  files.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const titles = assertionResults.filter((one) => one.status === 'failed').map((one) => `${file} > ${one.fullName}`);
    return status === 'failed' && titles.length === 0 ? [file] : titles;
  });

/** One after the other; the counts of all. */
export async function inTurn(...parts) {
  const counts = [];
  for (const part of parts) counts.push(await part());
  return total(counts);
}

export const total = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.flatMap(({ failed }) => failed),
});
