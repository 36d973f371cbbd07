import { defineConfig } from 'vitest/config';

/**
 * Packages whose tests share a thread, and with it what they import: a game's cards are compiled once for all of its tests. What a test adds (cards that
 * stand in for printed ones) the others see, so that their names are one for each. What changes the process has one for itself: the command, the page.
 */
const SHARED = ['kernel', 'babylon5', 'wars', 'galactic-empires', 'table', 'server'];
/** What runs before each file of a package. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  babylon5: ['all-test-cards.ts', 'every-test.ts'],
  wars: ['every-test.ts'],
  'galactic-empires': ['every-test.ts'],
};
/** Tests that ask what all cards there are come to: stand-in cards of others would be among them. */
const ALONE = ['deck', 'decks', 'precedence', 'which-rules'].map(name => `packages/babylon5/test/${name}.test.ts`);
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
      ...SHARED.map(name => ({
        extends: true as const,
        test: {
          name,
          include: [of(name)],
          exclude: ALONE,
          isolate: false,
          setupFiles: (BEFORE[name] ?? []).map(file => `packages/${name}/test/${file}`),
        },
      })),
      {
        extends: true,
        test: { name: 'alone', include: ALONE, isolate: true, setupFiles: ['packages/babylon5/test/every-test.ts'] },
      },
      {
        extends: true,
        test: { name: 'others', include: ['test/**/*.test.ts', of('*')], exclude: SHARED.map(of), isolate: true },
      },
    ],
  },
});
