import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';

// What a host reads from the disk for each part of a game: found by building, so that no process has to be watched.

const root = join(import.meta.dirname, '..');
const GAMES = ['babylon5', 'wars', 'galactic-empires'] as const;

let meta: Metafile;
beforeAll(async () => {
  ({ metafile: meta } = await build({
    absWorkingDir: root,
    entryPoints: ['packages/table/src/games/shelf.ts'],
    bundle: true,
    splitting: true,
    metafile: true,
    write: false,
    outdir: 'built',
    platform: 'node',
    format: 'esm',
    loader: { '.txt': 'text' },
    logLevel: 'error',
  }));
});

/** The files of games that come with a file which is loaded on demand. */
function comesWith(file: string): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const add = (output: string): void => {
    if (seen.has(output)) return;
    seen.add(output);
    const { inputs, imports } = meta.outputs[output]!;
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) if (bytesInOutput > 0) found.add(input);
    for (const { path, kind, external } of imports) if (kind === 'import-statement' && external !== true) add(path);
  };
  add(Object.keys(meta.outputs).find(output => meta.outputs[output]!.entryPoint === file)!);
  const ofGames = /^packages\/(babylon5|wars|galactic-empires|table\/src\/games\/(babylon5|wars|galactic-empires))\//;
  return [...found].filter(input => ofGames.test(input) && !/\/(catalogue|choice-kinds)\.ts$/.test(input));
}

test('the first set of Galactic Empires comes without the words that only cards of expansions use', () => {
  const words = (set: string, room: RegExp) =>
    comesWith(`packages/galactic-empires/src/cards/${set}/index.ts`).filter(file => room.test(file));
  const expansions = /\/words\/expansions\//;
  expect(words('universe', /\/words\//)).toContain('packages/galactic-empires/src/words/filters.ts');
  expect(words('universe', expansions)).toEqual([]);
  expect(words('powers-of-the-mind', expansions)).toContain('packages/galactic-empires/src/words/expansions/psys.ts');
});

describe.each(GAMES)('%s', game => {
  const part = (name: string) => comesWith(`packages/table/src/games/${game}/${name}.ts`);
  const others = new RegExp(`/(${GAMES.filter(other => other !== game).join('|')})/`);

  test('reads nothing of another game for any of its parts', () => {
    for (const name of ['lists', 'index', 'bots', 'cards']) {
      expect(part(name).length, name).toBeGreaterThan(0);
      expect(
        part(name).filter(file => others.test(file)),
        name,
      ).toEqual([]);
    }
  });

  test('reads lists with neither its language, nor its turns, nor cards, nor what bots know', () => {
    const files = part('lists');
    expect(files).toContain(`packages/${game}/src/printed.ts`);
    expect(files.filter(file => /\/src\/(language|game|sets|view)\.ts$|\/(words|cards|advice)\//.test(file))).toEqual(
      [],
    );
  });

  test('loads what bots have learnt and how they judge with bots alone, not with rules, lists or pages of cards', () => {
    const learnt = (name: string) => part(name).filter(file => /\/src\/advice\//.test(file));
    expect(learnt('bots')).toContain(`packages/${game}/src/advice/likings.json`);
    expect(learnt('bots')).toContain(`packages/${game}/src/advice/weights.ts`);
    for (const name of ['lists', 'index', 'cards']) expect(learnt(name), name).toEqual([]);
  });

  test('has no cards in its rules', () => {
    const files = part('index');
    expect(files).toContain(`packages/${game}/src/game.ts`);
    expect(files.filter(file => /\/src\/(cards|data)\//.test(file))).toEqual([]);
    // rules of WARS are written with the words of its cards
    if (game !== 'wars') expect(files.filter(file => /\/src\/(words|compile|card-text)/.test(file))).toEqual([]);
  });
});
