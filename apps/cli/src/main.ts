#!/usr/bin/env node
import { text } from 'node:stream/consumers';
import { run } from './run.ts';

// whoever reads only the beginning of it closes the pipe
process.stdout.on('error', () => process.exit(0));
const code = await run(process.argv.slice(2), process.env, {
  input: () => text(process.stdin),
  out: (lines) => process.stdout.write(lines),
  err: (lines) => process.stderr.write(lines),
  terminal: process.stdout.isTTY,
});
// what was printed into a pipe must be out before the process ends
process.stdout.write('', () => process.exit(code));
