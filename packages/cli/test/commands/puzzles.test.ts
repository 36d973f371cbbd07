import { join } from 'node:path';
import { type Solved, solvePuzzle } from '@orrery/table';
import { GAMES } from '@orrery/table/games';
import { describe, expect, test } from 'vitest';
import { runFile, scenarioFiles } from '../../src/commands/scenario.ts';
import { documentsOf } from '../../src/files/yaml.ts';

// Test positions for bots that think: the rules prove the best answer in each, and then the bots are asked

const root = join(import.meta.dirname, '../../../../scenarios');
const GAME_NAMES = GAMES.map(table => table.game.name);
/** Urgent answers: a player who misses one loses, or does not win. */
const URGENT: readonly string[] = ['win', 'save'];
/** The seed of the bots. */
const SEED = 1;

const filesOf = (game: string): string[] => scenarioFiles(join(root, game, 'best'));

/** A bot's answers to all puzzles of a game. */
async function answersOf(bot: string, game: string): Promise<Solved[]> {
  const solved: Solved[] = [];
  for (const file of filesOf(game))
    for (const { data } of documentsOf(file)) {
      const one = await solvePuzzle(data, file, bot, SEED);
      if (one !== null) solved.push(one);
    }
  return solved;
}

/** The puzzles that a bot has not solved, with its answers. */
const missed = (list: readonly Solved[]): string[] =>
  list.filter(x => x.verdict !== 'best').map(x => `${x.puzzle} (${x.kind}): ${x.answer}`);

describe.each(GAME_NAMES)('test positions of %s', game => {
  test('each is right by the rules: what its answers are said to lead to comes of them', async () => {
    const ran = (await Promise.all(filesOf(game).map(file => runFile(file)))).flat();
    expect(ran.filter(x => x.fault !== null)).toEqual([]);
    expect(new Set(ran.map(x => x.scenario)).size).toBe(ran.length);
  });

  test('there are ten and more, of different kinds, and each tells a wrong answer from the best', async () => {
    const all = filesOf(game).flatMap(file => documentsOf(file).map(x => x.data as Record<string, unknown>));
    expect(all.length).toBeGreaterThanOrEqual(10);
    expect(all.filter(x => x.best === undefined || x.bad === undefined).map(x => x.scenario)).toEqual([]);
    const kinds = new Set(all.map(x => x.kind));
    expect(kinds.size).toBeGreaterThanOrEqual(5);
    for (const kind of URGENT) expect(kinds).toContain(kind);
  });

  test('a greedy bot sees what lies open', async () => {
    const all = await answersOf('greedy', game);
    expect(all.length - missed(all).length).toBeGreaterThanOrEqual(all.length / 2);
  });

  test('a strong bot solves them all', async () => {
    expect(missed(await answersOf('strong', game))).toEqual([]);
  });
});
