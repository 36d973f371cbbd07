// A broken scenario holds, or one line says what is wrong: the program never fails.
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';
import { playScenario } from '@orrery/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenarioFiles } from '../../src/commands/scenario.ts';
import { projectRoot } from '../../src/files/root.ts';
import { documentsOf } from '../../src/files/yaml.ts';

const SCENARIOS: readonly unknown[] = scenarioFiles(join(projectRoot(), 'scenarios'))
  .flatMap(file => documentsOf(file))
  .map(document => document.data);

type Place = { readonly in: Record<string, unknown> | unknown[]; readonly key: string | number };

/** All places in some data. */
function placesIn(data: unknown): Place[] {
  if (typeof data !== 'object' || data === null) return [];
  const here = data as Record<string, unknown>;
  const keys = Array.isArray(data) ? data.map((_, i) => i) : Object.keys(here);
  return keys.flatMap(key => [{ in: here, key }, ...placesIn(here[key])]);
}

const VALUES: readonly unknown[] = SCENARIOS.flatMap(data =>
  placesIn(data).map(place => (place.in as Record<string | number, unknown>)[place.key]),
);

/** A scenario in which something is missing, or is replaced by something from another place. */
const broken = fc
  .tuple(
    fc.nat(SCENARIOS.length - 1),
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(3)), { minLength: 1, maxLength: 3 }),
  )
  .map(([which, changes]) => {
    const data = structuredClone(SCENARIOS[which]) as Record<string, unknown>;
    for (const [at, value, how] of changes) {
      const places = placesIn(data);
      const place = places[at % places.length]!;
      const list = place.in as Record<string | number, unknown>;
      if (how === 0 && Array.isArray(place.in)) place.in.splice(Number(place.key), 1);
      else if (how === 0) delete list[place.key];
      else if (how === 1) list[place.key] = [null, 0, -1, 99, '', 'x, y', true, [], {}][value % 9];
      else list[place.key] = structuredClone(VALUES[value % VALUES.length]);
    }
    return data;
  });

test('a broken scenario is told in one line', async () => {
  await fc.assert(
    fc.asyncProperty(broken, async data => {
      try {
        const { fault } = await playScenario(data, 'x.yaml');
        expect(fault ?? '').not.toMatch(/\n|undefined|NaN|\[object/);
      } catch (error) {
        expect(error).toBeInstanceOf(BadInput);
      }
    }),
    { numRuns: 400 },
  );
});
