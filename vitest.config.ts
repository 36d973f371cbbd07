import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take long. */
const LONG = ['browser/whole-games', 'browser/crawl', 'cli/test/width', 'table/test/ready-balance', 'server/test/leak'];

/** What takes long is begun first, so that in the end nobody waits for it; the rest as ever: the longest as far as that is known, else the largest. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some(name => moduleId.endsWith(`${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    // a server or a browser is begun before the tests that need one
    hookTimeout: 60_000,
    // a test that asserts nothing proves nothing
    // pages answer when they can: a browser on a busy machine may take its time
    expect: { requireAssertions: true, poll: { timeout: 20_000 } },
  },
});
