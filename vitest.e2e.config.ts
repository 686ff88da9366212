import { defineConfig } from 'vitest/config';
import { LongestFirst } from './e2e/longest-first.ts';
import { PATIENCE } from './e2e/patience.ts';
import { COMPILED } from './scripts/compiled.ts';

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.test.ts'],
    // each file has a browser, a server and a port of its own; two cores carry three, since most of a walk is waiting
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // modules are loaded once a worker: a file keeps nothing in them
    isolate: false,
    env: COMPILED,
    expect: { poll: { timeout: PATIENCE, interval: 50 } },
    testTimeout: 10 * PATIENCE,
    hookTimeout: 5 * PATIENCE,
    reporters: ['default', './scripts/trace-reporter.ts'],
  },
});
