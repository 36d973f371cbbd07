import { defineConfig } from 'vitest/config';

/**
 * Packages whose tests share a thread, and with it what they import: a game's cards are compiled once for all of its tests. What a test adds (cards that
 * stand in for printed ones) the others see, so that their names are one for each. Babylon 5 has many of one name; what changes the process has one for
 * itself: the command, the page.
 */
const SHARED = ['kernel', 'wars', 'galactic-empires', 'table', 'server'];
const of = (name: string) => `packages/${name}/test/**/*.test.ts`;

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    // a server or a browser is begun before the tests that need one
    hookTimeout: 60_000,
    // a test that asserts nothing proves nothing
    // pages answer when they can: a browser on a busy machine may take its time
    expect: { requireAssertions: true, poll: { timeout: 20_000 } },
    projects: [
      ...SHARED.map(name => ({ extends: true as const, test: { name, include: [of(name)], isolate: false } })),
      {
        extends: true,
        test: { name: 'others', include: ['test/**/*.test.ts', of('*')], exclude: SHARED.map(of), isolate: true },
      },
    ],
  },
});
