import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    // a server or a browser is begun before the tests that need one
    hookTimeout: 60_000,
    // a test that asserts nothing proves nothing
    // pages answer when they can: a browser on a busy machine may take its time
    expect: { requireAssertions: true, poll: { timeout: 20_000 } },
  },
});
