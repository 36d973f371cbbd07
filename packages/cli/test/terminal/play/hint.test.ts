import { beforeAll, expect, test } from 'vitest';
import { Terminal } from '../../support/terminal.ts';
import { shelveToy } from '../../support/toy/table.ts';

beforeAll(shelveToy);

/** The output between one typed line and the next, at 80 x 24. */
async function typed(game: string, args: readonly string[], lines: readonly string[], stopAfter = Infinity, tick = 1) {
  const t = new Terminal(lines).small();
  Object.assign(t, { stopAfter, tick });
  expect(await t.run('play', game, '--seed', '1', ...args)).toBe(0);
  return { t, parts: t.parts };
}
const gulls = ['--deck', 'gulls'];

test('a hint names three answers with the chance of winning of each, and what the first would do', async () => {
  const { t, parts } = await typed('toy', [...gulls, '--thinking', '0.1'], ['hint', 'pass']);
  const lines = parts[1]!.split('\n');
  expect(lines[0]).toBe('The best answers found, with your chance of winning:');
  expect(lines.slice(1, 4)).toEqual([
    expect.stringMatching(/^ 100% {2}Type 1: Play gull\.$/),
    expect.stringMatching(/^ +\d+% {2}Type 3: draw\.$/),
    expect.stringMatching(/^ +0% {2}Type 4: pass\.$/),
  ]);
  expect(lines.slice(4, 6)).toEqual(['What the first answer would do:', '· Seat 0 gains 1.']);
  expect(parts[1]!.replace(/\s+/g, ' ')).toMatch(
    /It played \d+ times from here, each time with a new deal of the hidden cards\.$/,
  );
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  expect(lines.length).toBeLessThan(20);
  // the progress is shown, and cleared at the end
  expect(t.told[0]).toMatch(/^Thinking\. Ctrl-C stops it\./);
  expect(t.told.at(-1)).toBe('');
});

test('Ctrl-C ends a hint and not the game: it tells what it has', async () => {
  const { t, parts } = await typed('toy', gulls, ['hint 500', 'hint 0', 'quit'], 2);
  expect(parts[1]).toMatch(/^The best answers found.*\n 100% {2}Type 1: Play gull\./);
  const [, times] = /Stopped\. It played (\d+) times/.exec(parts[1]!.replace(/\s+/g, ' '))!;
  expect(Number(times)).toBeLessThan(200);
  expect(parts[2]).toMatch(/^Type 1: Play gull\.\n.*\nThen .*\nThis looks best/);
  expect(t.interrupted).toBeNull();
});

test('a hint that has hardly begun says so, and how it can think longer where it can', async () => {
  const said = async (line: string, tick: number, stopAfter?: number) => {
    const { parts } = await typed('toy', gulls, [line], stopAfter, tick);
    return / each time with a new deal of the hidden cards\.(.*)$/.exec(parts[1]!.replace(/\s+/g, ' '))![1];
  };
  expect(await said('hint 0.01', 1)).toBe(' That is not much: type "hint 10" to think longer.');
  expect(await said('hint 30', 10_000)).toBe(' That is not much: type "hint 120" to think longer.');
  expect(await said('hint 400', 100_000)).toBe(' That is not much: type "hint 600" to think longer.');
  expect(await said('hint 600', 100_000)).toBe(' That is not much.');
  // a person who stops it learns that there was more
  expect(await said('hint 30', 10, 1)).toBe(' That is not much.');
});

test('how long a hint thinks is said when the game begins, or with it', async () => {
  const { parts } = await typed('toy', [...gulls, '--thinking', '0'], ['hint', 'hint 0.05', 'hint soon', 'help']);
  expect(parts[1]).toMatch(/This looks best to a player who does not look ahead\.$/);
  expect(parts[2]).toMatch(/^The best answers found/);
  expect(parts[3]).toBe('Type how many seconds a hint may think, up to 600: hint 5');
  expect(parts[4]!.replace(/\s+/g, ' ')).toContain('hint [SECONDS] show the three best answers found');
  const t = new Terminal();
  expect(await t.run('play', 'toy', '--thinking', 'long')).toBe(2);
  expect(t.faults).toEqual(['--thinking takes seconds from 0 to 600, not "long".']);
});

test('where nothing can be chosen a hint says so', async () => {
  const { parts } = await typed('wars', [], ['hold', ...Array(25).fill(['hint 0.001', 'pass', '1']).flat()]);
  expect(parts).toContainEqual(expect.stringMatching(/^There is only one answer\.\nType \S.*\.$/));
  const { parts: voted } = await typed('toy', ['--seats', 'me,me', '--thinking', '0.05'], ['', 'end', '', 'hint']);
  expect(voted[4]).toContain('This is a vote of the players, not a move of the game. Decide for yourself.');
});
