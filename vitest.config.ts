import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,cases,oracle}/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.e2e.test.ts'],
    testTimeout: 30_000,
    // read by the test of their contrasts
    css: { include: /tokens\.css/ },
    reporters: ['default', './scripts/trace-reporter.ts'],
  },
});
