import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { type BuildOptions, build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';

// What a browser would get: the room bundled for one, run where there is nothing but the language itself.

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** A whole match of each game with bots, through a session, as a program for a bare context; it gives plain text. */
const PROGRAM = `
  import { prepareMatch, rulesetOf, Session } from '@orrery/table';
import { GAMES } from '@orrery/table/games';
  const names = ['greedy', 'random'];
  globalThis.played = JSON.stringify(GAMES.map(table => {
    const seats = table.players.usual;
    const { setup } = prepareMatch(table, [], seats, rulesetOf(table, undefined));
    const session = Session.start(table, setup, 5, Array.from({ length: seats }, (_, seat) => ({ bot: names[seat % 2] })));
    session.playBots();
    return {
      game: table.game.name,
      winners: session.result.winners.length,
      choices: session.match.length,
      told: session.log(null).length,
      view: JSON.stringify(session.view(null)).length,
      card: table.cards[0].tell().length,
    };
  }));
`;

const options = {
  stdin: { contents: PROGRAM, resolveDir: ROOT, loader: 'ts' },
  bundle: true,
  platform: 'browser',
  target: 'es2022',
  write: false,
  metafile: true,
  logLevel: 'silent',
} as const satisfies BuildOptions;

let bundle = '';
/** the files that a page loads to play; what it reads on demand, such as the judge of scenarios, is not among them */
let inputs: string[] = [];

beforeAll(async () => {
  bundle = (await build({ ...options, format: 'iife' })).outputFiles[0]!.text;
  const { outputs } = (await build({ ...options, format: 'esm', splitting: true, outdir: '/built' })).metafile;
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind } of outputs[file]!.imports) if (kind === 'import-statement') load(path);
  };
  load(Object.keys(outputs).find(file => outputs[file]!.entryPoint === '<stdin>')!);
  inputs = [...loaded].flatMap(file => Object.keys(outputs[file]!.inputs));
});

describe('in a browser', () => {
  test('a whole match of each game is played through a session, without anything of Node', () => {
    const context = createContext({});
    new Script(bundle).runInContext(context, { timeout: 600_000 });
    const played = JSON.parse(context.played as string) as Record<string, number>[];
    expect(played.map(p => p.game)).toEqual(['babylon5', 'wars', 'galactic-empires']);
    for (const p of played) {
      expect(p.winners).toBeGreaterThan(0);
      for (const key of ['choices', 'told', 'view', 'card']) expect(p[key], key).toBeGreaterThan(20);
    }
  });

  test('the context of that test has nothing of Node: what asks for it fails', () => {
    for (const name of ['process', 'require', 'Buffer', 'setTimeout', 'structuredClone', 'fetch'])
      expect(new Script(`typeof ${name}`).runInContext(createContext({})), name).toBe('undefined');
  });

  test('what a page loads to play is our own code, what measures misspelt names and what reads XML, and nothing of a terminal', () => {
    const foreign = inputs.filter(
      file => file !== '<stdin>' && !/^packages\/\w[\w-]*\/(src|data)\//.test(relative(file)),
    );
    const libraries = new Set(foreign.map(file => file.split('node_modules/')[1]!.split('/')[0]));
    expect([...libraries].sort()).toEqual(['entities', 'fastest-levenshtein', 'htmlparser2']);
    const ours = inputs.filter(file => !foreign.includes(file));
    const rooms = new Set(ours.map(file => relative(file).split('/')[1]).filter(Boolean));
    expect([...rooms].sort()).toEqual(['babylon5', 'bots', 'decks', 'galactic-empires', 'kernel', 'table', 'wars']);
    for (const file of inputs.filter(f => f.endsWith('.ts')))
      expect(readFileSync(join(process.cwd(), file), 'utf8'), file).not.toMatch(
        /from 'node:|\bprocess\.|Date\.now|performance\.now/,
      );
  });
});

const relative = (file: string): string => file.replace(/^.*?(?=packages\/)/, '');
