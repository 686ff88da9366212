#!/usr/bin/env node
import { run } from './run.ts';

// whoever reads only the beginning of it closes the pipe
process.stdout.on('error', () => process.exit(0));
const code = await run(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  terminal: process.stdout.isTTY,
});
// what was printed into a pipe must be out before the process ends
process.stdout.write('', () => process.exit(code));
