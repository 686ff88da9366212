#!/usr/bin/env node
// runs on any Node, and finds the one that Riffle needs
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findNode, toolPath } from '../../scripts/ready.mjs';

const node = findNode();
const main = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, 'src/main.ts');
const riffle = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit', env: toolPath(node) });
// Ctrl+C reaches both; the one that works decides when it is over
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => riffle.kill(signal));
riffle.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 130)));
