import { expect, test } from 'vitest';
import { citationsIn } from '../../../src/lab/rules-index/citations.ts';
import { textsOf } from '../../../src/lab/rules-index/files.ts';

const SOURCE = `import { refuse } from '@orrery/kernel';

// the weather of the whole file (toy/weather/2)

/** A storm marks every ship (toy/weather/1), and the tide turns (toy/later/1). */
export function storm(s: Sea): void {
  // ships in harbour are safe (toy/weather/10)
  mark(s); // and again toy/weather/1
}

const TOO_LATE = refuse('toy/later/1', 'The tide has turned.');

export class Harbour {
  /** No gull pays (toy-r-gull-1). */
  enter(): void {}
}
const PATH = 'packages/toy/points/3.ts';
`;

test('a rule is enforced where a source names it, each place with what is declared there', () => {
  const found = citationsIn([
    { file: 'sea.ts', text: SOURCE },
    { file: 'sky.ts', text: 'export const WIND = 1; // toy/weather/1\n' },
  ]);
  expect(Object.fromEntries(found)).toEqual({
    'toy/weather/2': [{ file: 'sea.ts', line: 3, name: '' }],
    'toy/weather/1': [
      { file: 'sea.ts', line: 5, name: 'storm' },
      { file: 'sky.ts', line: 1, name: 'WIND' },
    ],
    'toy/later/1': [
      { file: 'sea.ts', line: 5, name: 'storm' },
      { file: 'sea.ts', line: 11, name: 'TOO_LATE' },
    ],
    // not an id with the same beginning, and not a path
    'toy/weather/10': [{ file: 'sea.ts', line: 7, name: 'storm' }],
    'toy-r-gull-1': [{ file: 'sea.ts', line: 14, name: 'Harbour' }],
  });
});

test('every source and test names a rule by its whole id, so that a plain search finds it', () => {
  const short = (text: string): string[] =>
    text.match(
      /[a-z][a-z0-9]*\/[a-z-]+\/\d+(?:(?:,| and| or| to)\s+(?:(?:\*|\/\/) )?\/\d+| to [a-z0-9]+\/[a-z-]+\/\d)/g,
    ) ?? [];
  expect(short('(toy/weather/1, /3 and /5)')).toEqual(['toy/weather/1, /3']);
  expect(short('(toy/weather/1,\n * /3)')).toEqual(['toy/weather/1,\n * /3']);
  expect(short('(toy/weather/1 to /3)')).toEqual(['toy/weather/1 to /3']);
  expect(short('(toy/weather/1 to toy/weather/3)')).toEqual(['toy/weather/1 to toy/weather/3']);
  expect(short('(toy/weather/1, toy/weather/2)')).toEqual([]);
  const games = ['babylon5', 'wars', 'galactic-empires'];
  const files = textsOf(
    games.flatMap(game => [`packages/${game}/src`, `packages/${game}/test`]),
    '.ts',
  );
  expect(files.flatMap(({ file, text }) => short(text).map(found => `${file}: ${found}`))).toEqual([]);
});
