import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    // a test that asserts nothing proves nothing
    expect: { requireAssertions: true },
  },
});
