import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { catalogue } from './packages/web/catalogue.config.ts';

/**
 * Packages whose tests share a thread and its modules, so that a game's cards are compiled once for all of its tests. Cards that a test adds are seen by
 * the others, so each needs a name of its own. Tests that change the process, those of the page and the launcher, have their own.
 */
const SHARED = ['kernel', 'babylon5', 'wars', 'galactic-empires', 'table', 'server', 'cli'];
/** Packages with a file that runs before each test file, in any thread. */
const EVERY = ['babylon5', 'wars', 'galactic-empires', 'server', 'cli'];
/** Files that run first in a shared thread: they add all test cards, so that the order of test files does not matter. */
const TOGETHER: Readonly<Record<string, string>> = {
  babylon5: 'support/all-test-cards.ts',
  'galactic-empires': 'all-test-cards.ts',
};
/** Tests that need a thread of their own: they load all modules again, read all cards (without test cards of others), or add a game or an overlay. */
const ALONE: Readonly<Record<string, readonly string[]>> = {
  babylon5: [
    ...['rules/setup/deck', 'decks', 'rules/effects/precedence', 'reload', 'rules/setup/which-rules'],
    ...['overlay', 'overlay.fuzz', 'overlay-work', 'not-printed'],
  ],
  wars: ['reload'],
  table: ['sets', 'overlay-elsewhere'],
  server: ['lobby/overlays'],
  'galactic-empires': ['reload'],
  cli: [
    ...['lab/analyse/analyse', 'terminal/play/draft', 'commands/games', 'terminal/play/hint', 'terminal/play/orders'],
    ...['lab/sim/unresolved', 'commands/overlay', 'commands/scenario-cards', 'terminal/join/overlay'],
  ],
};
const before = (name: string, together = '') =>
  [together, EVERY.includes(name) ? 'every-test.ts' : ''].filter(Boolean).map(file => `packages/${name}/test/${file}`);
const alone = (name: string) => (ALONE[name] ?? []).map(file => `packages/${name}/test/${file}.test.ts`);
const of = (name: string) => `packages/${name}/test/**/*.test.ts`;

/** After this long, in milliseconds, a test hangs. */
const HANGS = 600_000;
/** Games whose test files record which card texts they exercise. One more test checks the records after all of them. */
const GAMES = ['babylon5', 'wars', 'galactic-empires'];
const judge = (name: string) => `packages/${name}/test/exercised.test.ts`;
/** The folder for these records, which is deleted after the run. */
const exercised = join(tmpdir(), `orrery-exercised-${randomUUID()}`);
process.on('exit', () => rmSync(exercised, { recursive: true, force: true }));

const BROWSERS = 'packages/web/test/browser/**/*.test.ts';

export default defineConfig({
  plugins: [catalogue({ whole: true })],
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // tests wait for events, never for a time: these limits only end a test that hangs, and are long enough for a slow and busy machine
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
      // it reads the records of the groups before it
      {
        extends: true,
        test: { name: 'texts of cards', include: GAMES.map(judge), isolate: true, sequence: { groupOrder: 1 } },
      },
      // each test file starts its own browser and server; they share imported modules
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
