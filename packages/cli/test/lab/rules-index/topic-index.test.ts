import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withParts } from '@orrery/kernel/scenario';
import { fileList, headline } from '@orrery/kernel/testing';
import { GAMES } from '@orrery/table/games';
import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../../../src/files/catalogue.ts';
import { projectRoot } from '../../../src/files/root.ts';
import { citationsIn } from '../../../src/lab/rules-index/citations.ts';
import { POINTERS, textsOf } from '../../../src/lab/rules-index/files.ts';
import { pointed } from '../../../src/lab/rules-index/pointers.ts';
import { placesOfTopics, topicTable } from '../../../src/lab/rules-index/topic-index.ts';

const root = projectRoot();

test('the home of a topic is the file of its name, before one that names more of its rules', () => {
  const sources = [
    { file: 'toy/rules/sea/tide.ts', text: '// toy/tide/1\n' },
    { file: 'toy/rules/sea/ships.ts', text: '// toy/tide/1, toy/tide/2\n' },
    { file: 'toy/cards/gull.ts', text: '// toy/gull/1\n' },
  ];
  const places = placesOfTopics(['toy/tide/1', 'toy/tide/2', 'toy/gull/1', 'toy/wind/1'], sources, 'toy/rules');
  expect(places).toEqual([
    { topic: 'tide', rules: 2, home: 'toy/rules/sea/tide.ts', others: ['toy/rules/sea/ships.ts'] },
    { topic: 'gull', rules: 1, home: 'toy/cards/gull.ts', others: [] },
    { topic: 'wind', rules: 1, home: null, others: [] },
  ]);
  expect(topicTable(places, 'toy/rules').split('\n').slice(2)).toEqual([
    '| gull | [cards/gull.ts](../cards/gull.ts) |  |',
    '| tide | [sea/tide.ts](sea/tide.ts) | [sea/ships.ts](sea/ships.ts) |',
    '| wind | no file names it |  |',
  ]);
});

test('of two files of its name the one among the rules is the home of a topic', () => {
  const sources = [
    { file: 'toy/compile/tide.ts', text: '// toy/tide/1, toy/tide/2\n' },
    { file: 'toy/rules/sea/tide.ts', text: '// toy/tide/1\n' },
  ];
  const [place] = placesOfTopics(['toy/tide/1', 'toy/tide/2'], sources, 'toy/rules');
  expect(place!.home).toBe('toy/rules/sea/tide.ts');
});

test('folder and file together may name the topic', () => {
  const sources = [
    { file: 'toy/rules/all.ts', text: '// toy/cards-fleet/1, toy/cards-fleet/2\n' },
    { file: 'toy/rules/cards/fleet.ts', text: '// toy/cards-fleet/1\n' },
  ];
  const [place] = placesOfTopics(['toy/cards-fleet/1', 'toy/cards-fleet/2'], sources, 'toy/rules');
  expect(place!.home).toBe('toy/rules/cards/fleet.ts');
});

test('a file points to the rules of its topics that other files enforce', () => {
  const tide = { file: 'toy/src/rules/sea/tide.ts', text: '// toy/tide/1\nexport const x = 1;\n' };
  const sources = [
    tide,
    { file: 'toy/src/rules/sea/ships.ts', text: '// toy/tide/2, toy/tide/3\n' },
    { file: 'toy/src/words/ebb.ts', text: '// toy/tide/3, toy/tide/4\n' },
  ];
  const ids = ['toy/tide/1', 'toy/tide/2', 'toy/tide/3', 'toy/tide/4', 'toy/tide/5'];
  const [ships, found] = pointed(ids, sources, 'toy/src/rules').sort((a, b) => a.file.localeCompare(b.file));
  expect(ships!.text).toBe(sources[1]!.text);
  expect(found!.text).toBe(
    `${tide.text}\n${POINTERS}\n// - rules/sea/ships.ts: toy/tide/2, toy/tide/3\n// - words/ebb.ts: toy/tide/4\n`,
  );
  // a pointer is no place where a rule is enforced, and stays as it is
  const again = [found!, ...sources.slice(1)];
  expect(pointed(ids, again, 'toy/src/rules').find(({ file }) => file === tide.file)).toEqual(found);
  expect(citationsIn([found!]).has('toy/tide/4')).toBe(false);
});

// `./check packages/cli/test/lab/rules-index/topic-index.test.ts -u` writes the indexes again
describe.each(GAMES)('$game.name', table => {
  const { name } = table.game;
  const rules = `packages/${name}/src/rules`;
  const sources = textsOf(table.catalogue.code, '.ts');

  test('the index of its rules is up to date', async () => {
    const ids = catalogueOf(table).rules.map(rule => rule.id);
    const index = join(root, rules, 'README.md');
    const topics = topicTable(placesOfTopics(ids, sources, rules), rules);
    await expect(
      withParts(readFileSync(index, 'utf8'), { topics, files: fileList(rules, sources) }),
    ).toMatchFileSnapshot(index);
  });

  const chapters = [...new Set(globSync(`${rules}/*/**/*.ts`, { cwd: root }).map(dirname))].sort();
  test.each(chapters)('%s lists its files', async chapter => {
    const index = join(root, chapter, 'README.md');
    expect(existsSync(index), `${chapter}/README.md is missing`).toBe(true);
    await expect(withParts(readFileSync(index, 'utf8'), { files: fileList(chapter, sources) })).toMatchFileSnapshot(
      index,
    );
  });

  const ids = catalogueOf(table).rules.map(rule => rule.id);
  test.each(pointed(ids, sources, rules))('$file points to the other rules of its topics', async ({ file, text }) => {
    await expect(text).toMatchFileSnapshot(join(root, file));
  });

  test('every file of its rules says in its first line what it holds', () => {
    const silent = sources.filter(({ file, text }) => file.startsWith(`${rules}/`) && headline(text) === '');
    expect(silent.map(({ file }) => file)).toEqual([]);
  });
});
