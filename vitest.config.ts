import { defineConfig } from 'vitest/config';
import { COMPILED } from './scripts/compiled.ts';

export default defineConfig({
  test: {
    include: [
      'packages/*/{src,cases,oracle,record}/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      '{mutations,scripts,trials}/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/*.e2e.test.ts'],
    // one process a core loads every module once: a test that leaves something behind is mended, not isolated
    isolate: false,
    maxWorkers: '100%',
    env: COMPILED,
    setupFiles: ['scripts/property-seed.ts'],
    // what must come may come late on a busy machine
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // read by the test of their contrasts
    css: { include: /tokens\.css/ },
    reporters: ['default', './scripts/trace-reporter.ts'],
  },
});
