import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { widthOf } from '../../../src/common/text.ts';
import { chanceLines } from '../../../src/lab/analyse/chart.ts';
import { folder, Terminal } from '../../support/terminal.ts';
import { shelveToy } from '../../support/toy/table.ts';

/** A game in which one player passes at once and the other gets ten points, and one that goes on. */
let lost = '';
let goesOn = '';

function file(text: unknown): string {
  const path = join(folder(), 'game.json');
  writeFileSync(path, typeof text === 'string' ? text : JSON.stringify(text));
  return path;
}

/** The record of a game, as it is saved. */
async function played(lines: readonly string[], ...args: string[]): Promise<string> {
  const t = new Terminal(lines);
  expect(await t.run('play', 'toy', '--seed', '1', '--deck', 'gulls', '--thinking', '0', ...args)).toBe(0);
  const [name] = readdirSync(join(t.home, 'saves')).filter(saved => saved.endsWith('.json'));
  return readFileSync(join(t.home, 'saves', name!), 'utf8');
}

beforeAll(async () => {
  shelveToy();
  lost = await played(['pass']);
  goesOn = await played(['quit']);
});

/** Analyses a record at 80 x 24. */
async function analysed(record: unknown, ...args: string[]): Promise<{ t: Terminal; code: number }> {
  const t = new Terminal().small();
  const code = await t.run('replay', 'analyse', file(record), '--effort', '12', '--workers', '1', ...args);
  return { t, code };
}
const flat = (t: Terminal) => t.text.replace(/\s+/g, ' ');

describe('a game explained', () => {
  test('has a line of chances for each seat, and the choice that lost it with what was better and why', async () => {
    const { t, code } = await analysed(lost);
    expect([code, t.faults]).toEqual([0, []]);
    expect(t.printed[0]).toMatch(/^The toy game: \d+ choices; Seat 2 won: a ten points victory\.$/);
    expect(t.printed[2]).toMatch(/^ Seat 1 100% █+▁ {3}0%$/);
    expect(t.printed[3]).toMatch(/^ {13}1$/);
    expect(t.printed[4]).toMatch(/^ Seat 2 +100% +█+ 100%$/);
    expect(t.printed[5]).toMatch(/^ turn +1 +2 +3/);
    expect(t.text).toMatch(/\n1\. Seat 1, turn 1, choice 1: it cost 100 points \(give or take 1\)\.\n/);
    expect(t.text).toContain('   Chosen: pass (0%)\n     Then Seat 2 may decide.\n   Better: Play gull (100%)\n');
    expect(t.text).toContain('     · Seat 0 gains 1.\n');
    expect(t.text).toContain('Seat 1: 1 decision. 1 could have been better and cost 100 points together.');
    expect(t.text).toContain('None had a clearly better choice.');
    expect(flat(t)).toContain('played 12 games from there, and 4 times as many where something seemed lost.');
    for (const line of t.printed) if (!line.includes('/')) expect(widthOf(line)).toBeLessThanOrEqual(80);
  });

  test('is the same each time, for people and as JSON, which has all of it', async () => {
    const [once, again] = [await analysed(lost), await analysed(lost)];
    const told = (t: Terminal) => t.printed.filter(line => !line.includes('game.json'));
    expect(told(again.t)).toEqual(told(once.t));
    const { t, code } = await analysed(lost, '--json');
    expect(code).toBe(0);
    const data = JSON.parse(t.text);
    expect(data).toMatchObject({ game: 'toy', effort: 12, complete: true, looked: data.decisions });
    expect(data.seats).toMatchObject([
      { seat: 0, name: 'Seat 1', decisions: 1, sound: 0 },
      { seat: 1, name: 'Seat 2' },
    ]);
    expect(data.mistakes).toMatchObject([
      { at: 0, seat: 0, chosen: { ids: ['pass'], label: 'pass' }, better: { label: 'Play gull' } },
    ]);
    expect((await analysed(lost, '--json')).t.text).toBe(t.text);
  });

  test('tells how far it has come, honestly, and clears that away', async () => {
    const { t } = await analysed(lost);
    expect(t.told[0]).toMatch(/^First look: 0 of (\d+) decisions, then a second look where something was lost$/);
    expect(t.told.filter(said => said.startsWith('First look'))[1]).toMatch(
      /^First look: 1 of \d+ decisions, about \d+ s left/,
    );
    expect(t.told).toContainEqual(expect.stringMatching(/^Second look: 1 of 1 decisions/));
    expect(t.told.at(-1)).toBe('');
  });

  test('is of one seat where that is said; of a game that goes on it is of the person who plays it', async () => {
    const one = await analysed(lost, '--seat', '2');
    expect(one.t.text).not.toContain('Seat 1 ');
    expect(one.t.text).not.toContain('What cost most');
    const { t } = await analysed(goesOn, '--json');
    expect(JSON.parse(t.text)).toMatchObject({ result: null, seats: [{ seat: 0 }] });
    const both = await played(['', 'pass', 'quit'], '--seats', 'me,me');
    const several = await analysed(both);
    expect([several.code, several.t.faults]).toEqual([
      2,
      ['This game goes on, and several people play it. Choose one of them with --seat.'],
    ]);
    expect((await analysed(both, '--seat', 'all')).code).toBe(0);
  });

  test('bad input is refused in one line', async () => {
    const record = JSON.parse(lost);
    const other = { ...record, version: '0.0.0', choices: [[0, 'play:999'], ...record.choices.slice(1)] };
    for (const [given, args, said] of [
      ['{"orrery":1', [], /is not a complete JSON file/],
      ['[]', [], /is not an Orrery record\.$/],
      [{ ...record, orrery: 1 }, [], /has record format 1\. This version reads format \d+\.$/],
      [{ ...record, game: 'chess' }, [], /^There is no game called "chess"/],
      [other, [], /^The record cannot be analysed \(version 0\.0\.0 made it, this is .*\): choice 1 /],
      [{ ...record, prints: [] }, [], /^The record cannot be analysed: /],
      [{ ...record, setup: {} }, [], /is not a complete record: its setup is damaged|cannot/],
      [lost, ['--seat', '7'], /^The record has 2 seats. There is no seat 7\.$/],
      [lost, ['--effort', 'much'], /^--effort takes a whole number from 1/],
    ] as const) {
      const { t, code } = await analysed(given, ...args);
      expect(t.faults.join('\n')).toMatch(said);
      expect([code, t.faults.length, t.printed]).toEqual([2, 1, []]);
    }
    const t = new Terminal();
    expect(await t.run('replay', 'analyse', folder())).toBe(2);
    expect(t.faults).toEqual([expect.stringMatching(/cannot be read: it is a folder\.$/)]);
  });
});

describe('the line of chances', () => {
  const chances = (list: readonly number[]) => list.map((chance, at) => ({ at, chance }));
  const seat = (name: string, list: readonly number[]) =>
    ({ seat: 0, name, chances: chances(list), decisions: list.length, sound: 0, lost: 0 }) as const;

  test('is as wide as the terminal at most, however long the match and the names are', () => {
    const long = Array.from({ length: 900 }, (_, i) => (i % 50) / 50);
    const turns = long.map((_, at) => ({ at, turn: 1 + Math.floor(at / 9) }));
    for (const width of [40, 80, 120]) {
      const lines = chanceLines({ seats: [seat('A very long name indeed', long)], choices: 900 }, [], turns, width);
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
      expect(lines[0]).toMatch(/^ A very long n\. {3}0% [▁▂▃▄▅▆▇█]+ {2}98%$/);
    }
  });

  test('rises and falls with the chance; what was not looked at yet stays empty', () => {
    const [line] = chanceLines({ seats: [seat('Narn', [0, 0.5, 1, 0.25])], choices: 8 }, [], [], 40);
    expect(line).toMatch(/^ Narn {3}0% ▁+▅+█+▃ {10,}25%$/);
    expect(chanceLines({ seats: [seat('Narn', [])], choices: 8 }, [], [], 40)).toEqual([' Narn: nothing was decided.']);
  });
});

describe('a mistake tried again', () => {
  const wide = async (...lines: string[]) => {
    const t = new Terminal(lines).small();
    expect(await t.run('replay', 'analyse', file(lost), '--effort', '12', '--workers', '1', '--retry')).toBe(0);
    expect(t.faults).toEqual([]);
    return t.parts;
  };
  const END = 'That was the last one. You found';

  test('is the position as in play, with what was chosen, until something as good as the best is found', async () => {
    const [shown, again, right] = await wide('pass', 'play gull');
    expect(shown).toContain('Points: 0 to 0\n');
    expect(shown!.replace(/\s+/g, ' ')).toContain(
      '» Mistake 1 of 1, turn 1: you are Seat 1. The choice in the game: pass. It cost 100 points of your chance of winning.',
    );
    expect(shown!.split('\n').length).toBeLessThan(24);
    expect(again!.replace(/\s+/g, ' ')).toBe(
      'That was the choice in the game: 0% is not as good as the best, which has 100%. Try something else.',
    );
    expect(right).toContain(
      '· Seat 0 gains 1.\nRight: your chance is 100%. The choice in the game had 0%. No better answer is',
    );
    expect(right).toContain(`${END} 1 of 1 yourself.`);
  });

  test('has hints, a solution, and a way on and out', async () => {
    const [, hint, nearer, solution] = await wide('hint', 'hint', 'solution');
    expect(hint).toBe('Look under "play".');
    expect(nearer).toMatch(/^It is one of 1, 2\.$/);
    expect(solution).toMatch(/^The solution: Seat 1, turn 1, choice 1: it cost 100 points/);
    expect(solution).toContain('   Better: Play gull (100%)\n');
    expect(solution).toContain(`${END} 0 of 1 yourself.`);
    const [, skipped] = await wide('next');
    expect(skipped).toBe(`${END} 0 of 1 yourself.`);
    const [, left] = await wide('quit');
    expect(left).toBe('');
  });

  test('lists what may be typed there, and nothing that has no use', async () => {
    const [, help] = await wide('help', 'quit');
    for (const name of ['hint', 'solution', 'next, skip', 'preview N', 'quit, exit, q'])
      expect(help).toContain(`  ${name} `);
    for (const name of ['undo', 'resign', 'orders', 'stops']) expect(help).not.toContain(`  ${name} `);
  });

  test('another answer is thought about there and then', async () => {
    const [, draw] = await wide('draw', 'quit');
    expect(draw!.replace(/\s+/g, ' ')).toMatch(/^(\d+% is not as good as the best|Right: |· )/);
  });

  test('where nothing was lost there is nothing to try', async () => {
    const { t, code } = await analysed(goesOn, '--retry');
    expect(code).toBe(0);
    expect(flat(t)).toBe('No choice had a clearly better one, so there is nothing to try again.');
  });
});

describe('from the menu', () => {
  /** The menu of a person who has saved this game. */
  const menu = async (record: string, lines: readonly string[]): Promise<Terminal> => {
    const t = new Terminal(lines).small();
    t.terminal = true;
    mkdirSync(join(t.home, 'saves'));
    writeFileSync(join(t.home, 'saves', 'toy-seed1.json'), record);
    expect(await t.run('menu')).toBe(0);
    return t;
  };

  test('a game that is over is explained, and its mistakes are tried again', async () => {
    const t = await menu(lost, ['5', '1', '1', 'play gull', 'q']);
    expect(t.faults).toEqual([]);
    expect(flat(t)).toContain('5 See where a game was won and lost: and find better choices yourself');
    expect(t.text).toContain('Chances of winning, as each seat could judge them:');
    expect(flat(t)).toContain('What next? 1 Find the better choices yourself: 1 choice of yours cost something 2 Back');
    expect(flat(t)).toContain('Mistake 1 of 1, turn 1: you are Seat 1.');
    expect(flat(t)).toContain('You found 1 of 1 yourself. Orrery: what would you like to do?');
    const back = await menu(lost, ['5', '1', '2', 'q']);
    expect(back.text).not.toContain('Mistake 1 of 1');
  });

  test('a game that goes on is not explained there: that may wait', async () => {
    expect((await menu(goesOn, ['5', 'q'])).faults).toEqual(['No saved game is over yet.']);
  });
});
