import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { catalogue } from './packages/web/catalogue.config.ts';

/**
 * Packages whose tests share a thread, and with it what they import: a game's cards are compiled once for all of its tests. What a test adds (cards that
 * stand in for printed ones) the others see, so that their names are one for each. What changes the process has one for itself: the page, the launcher.
 */
const SHARED = ['kernel', 'babylon5', 'wars', 'galactic-empires', 'table', 'server', 'cli'];
/** Packages with something that runs before each file of tests, in whichever thread. */
const EVERY = ['babylon5', 'wars', 'galactic-empires', 'server', 'cli'];
/** What runs before it where a thread is shared: all stand-in cards are there then, whichever file comes first. */
const TOGETHER: Readonly<Record<string, string>> = { babylon5: 'support/all-test-cards.ts' };
/** Tests that read all modules anew; that ask what all cards there are come to, where stand-in cards of others would be among them; and those that put a game on the shelf. */
const ALONE: Readonly<Record<string, readonly string[]>> = {
  babylon5: ['rules/setup/deck', 'decks', 'rules/effects/precedence', 'reload', 'rules/setup/which-rules'],
  wars: ['reload'],
  'galactic-empires': ['reload'],
  cli: [
    ...['lab/analyse/analyse', 'terminal/play/draft', 'commands/games', 'terminal/play/hint', 'terminal/play/orders'],
    'lab/sim/unresolved',
  ],
};
const before = (name: string, together = '') =>
  [together, EVERY.includes(name) ? 'every-test.ts' : ''].filter(Boolean).map(file => `packages/${name}/test/${file}`);
const alone = (name: string) => (ALONE[name] ?? []).map(file => `packages/${name}/test/${file}.test.ts`);
const of = (name: string) => `packages/${name}/test/**/*.test.ts`;

/** What has not happened after so many milliseconds never will. */
const HANGS = 600_000;
/** Games whose tests record which texts of cards they exercise, each file for itself; one more judges it when all of them have run. */
const GAMES = ['babylon5', 'wars', 'galactic-empires'];
const judge = (name: string) => `packages/${name}/test/exercised.test.ts`;
/** Where they write it down: a folder of this run alone, which goes with it. */
const exercised = join(tmpdir(), `orrery-exercised-${randomUUID()}`);
process.on('exit', () => rmSync(exercised, { recursive: true, force: true }));

const BROWSERS = 'packages/web/test/browser/**/*.test.ts';

export default defineConfig({
  plugins: [catalogue()],
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // tests wait for what happens, never for a time: these only end a test that hangs, on a slow and busy machine, too
    testTimeout: HANGS,
    hookTimeout: HANGS,
    provide: { exercised },
    // a test that asserts nothing proves nothing
    expect: { requireAssertions: true, poll: { timeout: HANGS / 5 } },
    projects: [
      ...SHARED.map(name => ({
        extends: true as const,
        test: {
          name,
          include: [of(name)],
          exclude: [...alone(name), judge(name)],
          isolate: false,
          setupFiles: before(name, TOGETHER[name]),
        },
      })),
      ...Object.keys(ALONE).map(name => ({
        extends: true as const,
        test: { name: `${name} alone`, include: alone(name), isolate: true, setupFiles: before(name) },
      })),
      // it reads what the groups before it have recorded
      {
        extends: true,
        test: { name: 'texts of cards', include: GAMES.map(judge), isolate: true, sequence: { groupOrder: 1 } },
      },
      // each begins a browser of its own, and what hands the page out; what they import for that they share
      { extends: true, test: { name: 'browsers', include: [BROWSERS], isolate: false } },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['test/**/*.test.ts', of('*')],
          exclude: [...SHARED.map(of), BROWSERS],
          isolate: true,
        },
      },
    ],
  },
});
