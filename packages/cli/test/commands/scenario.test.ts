import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, Terminal } from '../support/terminal.ts';

const ran = async (...args: string[]) => {
  const t = new Terminal();
  return { code: await t.run(...args), text: t.text, fault: t.faults.join('\n'), lines: t.printed };
};

/** The output for a file with this text, and the exit code. */
async function said(text: string | Buffer, name = 'x.yaml'): Promise<{ code: number; fault: string; file: string }> {
  const file = join(folder(), name);
  writeFileSync(file, text);
  const { code, fault } = await ran('scenario', 'run', file);
  return { code, fault, file };
}

test.each<[string, string | Buffer, string]>([
  ['an empty file', '', 'has no scenario and no lesson.'],
  ['no map', '- 1\n- 2\n', 'is not a scenario. It has no keys.'],
  [
    'no YAML',
    'a: [1, 2\n',
    'is not YAML: Flow sequence in block collection must be sufficiently indented and end with a ] at line 2, column 1:',
  ],
  [
    'aliases that grow without end',
    `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c,*c]\n`,
    'is not YAML: Excessive alias count indicates a resource exhaustion attack.',
  ],
  ['a huge file', 'a'.repeat(1_000_001), 'is too large for a scenario or a lesson.'],
])('%s gets one line', async (_what, text, line) => {
  const { code, fault, file } = await said(text);
  expect(fault.trim()).toBe(`${file} ${line}`);
  expect(code).toBe(2);
});

test('a folder without scenarios, and a path that leads nowhere', async () => {
  const empty = join(folder(), 'empty.yaml');
  mkdirSync(empty);
  expect((await ran('scenario', 'run', empty)).fault.trim()).toBe(`No scenario files (.yaml) in ${empty}.`);
  expect((await ran('scenario', 'run', join(empty, 'no'))).fault.trim()).toBe(
    `There is no file or folder "${join(empty, 'no')}".`,
  );
});

test('of a folder all scenarios are run, but nothing hidden or installed', async () => {
  const place = folder();
  const seats = '[{ race: narn }, { race: centauri }]';
  for (const [at, name] of Object.entries({ b: 'deep', '.hidden': 'hidden', node_modules: 'installed' })) {
    mkdirSync(join(place, at));
    writeFileSync(join(place, at, 'x.yaml'), `scenario: ${name}\nposition: { seats: ${seats} }\nexpect: { turn: 2 }\n`);
  }
  writeFileSync(join(place, 'a.yml'), `scenario: flat\nposition: { seats: ${seats} }\nexpect: { turn: 2 }\n`);
  expect((await ran('scenario', 'run', place)).lines).toEqual(['holds  flat', 'holds  deep', '2 passed, 0 failed']);
});

test('a fault is told with its line, and one bad file does not hide the others', async () => {
  const place = folder();
  const good = join(place, 'a.yaml');
  const bad = join(place, 'b.yaml');
  const broken = join(place, 'c.yaml');
  const seats = '[{ race: narn }, { race: centauri }]';
  writeFileSync(good, `scenario: good\nposition: { seats: ${seats} }\nexpect: { turn: 2 }\n`);
  writeFileSync(
    bad,
    `scenario: bad\nposition:\n  seats:\n    - race: narn\n      suporting: []\n    - race: centauri\n`,
  );
  writeFileSync(broken, 'a: [');
  const { code, lines, fault } = await ran('scenario', 'run', good, bad, broken);
  expect(lines).toEqual([
    'holds  good',
    'FAILS  bad',
    `       ${bad}:5: position.seats.1.suporting: "suporting" is not a key here. Did you mean "supporting"?`,
    '1 passed, 1 failed',
  ]);
  expect(fault).toContain(`${broken} is not YAML`);
  expect(code).toBe(2);
});

test('rules that there are not are faults, wherever they are named', async () => {
  const at = 'position: { seats: [{ race: narn }, { race: centauri }] }\n';
  const fault = async (text: string) => {
    const file = join(folder(), 'x.yaml');
    writeFileSync(file, `scenario: x\n${at}${text}`);
    return (await ran('scenario', 'run', file)).lines.at(1)!.replace(/^.*x\.yaml:/, '');
  };
  expect(await fault('rules: [b5/build/1, b5/nope/1]\nexpect: { turn: 2 }\n')).toMatch(
    /^3: rules\.2: there is no rule or ruling "b5\/nope\/1"\. Did you mean "/,
  );
  const refused = 'moves:\n  - refused: { who: centauri, wish: "build, Londo Mollari", ';
  expect(await fault(`${refused}rule: b5/nonsense/99, because: not asked }\n`)).toMatch(
    /^4: moves\.1\.refused\.rule: there is no rule or ruling "b5\/nonsense\/99"/,
  );
  expect(await fault('rules: [b5/build/1]\nexpect: { turn: 2 }\n')).toBe('1 passed, 0 failed');
});

test('the whole log is printed, of a scenario that fails, too', async () => {
  const file = join(folder(), 'x.yaml');
  const text = (turn: number) =>
    `scenario: x\nposition: { order: [narn, centauri], seats: [{ race: narn }, { race: centauri }] }\nmoves: [{ narn: "build, G'Kar" }]\nexpect: { turn: ${turn} }\n`;
  writeFileSync(file, `${text(2)}---\n${text(3)}`);
  const told = ['       | Action round.', '       | Narn builds influence and now has 5.'];
  const { code, lines } = await ran('scenario', 'run', file, '--log');
  expect(code).toBe(1);
  expect(lines.filter(line => !line.includes('x.yaml'))).toEqual([
    'holds  x',
    ...told,
    'FAILS  x',
    ...told,
    '1 passed, 1 failed',
  ]);
  const { text: json } = await ran('scenario', 'run', file, '--log', '--json');
  expect(JSON.parse(json)).toMatchObject({ results: [{ log: told.map(line => line.slice(9)) }, {}] });
  expect((await ran('scenario', 'run', file)).lines).not.toContain(told[0]);
});

test('the schema and the tables of the format are printed', async () => {
  const { text } = await ran('scenario', 'schema', '--game', 'wars');
  expect(JSON.parse(text)).toMatchObject({ properties: { game: { const: 'wars' } } });
  expect((await ran('scenario', 'format', '--game', 'wars')).text).toContain('| `resolve` |');
  expect((await ran('scenario', 'schema', '--game', 'chess')).code).toBe(2);
});

/** A drain that takes the last energy: draining solves the puzzle. */
const PUZZLE = (best: string) => `scenario: The last two energy
game: wars
position:
  locations: [Ganymede/Traginium Well]
  seats:
    - { at: { Ganymede/Traginium Well: [Vishal Scout] }, hand: 0 }
    - { hand: 0, reserve: 2, active: 0 }
you: 1
kind: win
why: The Well takes 2.
best:
  - { do: "${best}", expect: {} }
`;

test('a bot is asked for its answers to puzzles', async () => {
  const place = folder();
  const file = join(place, 'a.yaml');
  writeFileSync(file, PUZZLE('drain, Ganymede/Traginium Well'));
  expect(await ran('scenario', 'solve', place)).toMatchObject({
    code: 0,
    lines: ['solved  The last two energy (win)', 'greedy solves 1 of 1'],
  });
  expect((await ran('scenario', 'solve', place, '--strict')).code).toBe(0);
  const missed = join(place, 'b.yaml');
  writeFileSync(missed, PUZZLE('pass'));
  const { code, lines } = await ran('scenario', 'solve', place);
  expect(code).toBe(0);
  expect(lines).toEqual([
    'solved  The last two energy (win)',
    'missed  The last two energy (win)',
    `        ${missed}: it answers "drain, Ganymede/Traginium Well"; best is "pass".`,
    '        The Well takes 2.',
    'greedy solves 1 of 2',
  ]);
  expect((await ran('scenario', 'solve', place, '--strict')).code).toBe(1);
  const { text } = await ran('scenario', 'solve', file, '--bot', 'random', '--seed', '3', '--json');
  expect(JSON.parse(text)).toMatchObject({ bot: 'random', seed: 3, of: 1, results: [{ file, kind: 'win' }] });
});

test('where there is no puzzle, and no such bot, that is said', async () => {
  const file = join(folder(), 'a.yaml');
  writeFileSync(file, 'scenario: x\nposition: { seats: [{ race: narn }, { race: centauri }] }\n');
  expect((await ran('scenario', 'solve', file)).fault.trim()).toBe(
    `There is no puzzle (a scenario with "best") in ${file}.`,
  );
  expect((await ran('scenario', 'solve', file, '--bot', 'gredy')).code).toBe(2);
  expect((await ran('scenario', 'solve', file, '--seed', 'x')).code).toBe(2);
});

test('a file that cannot be used does not keep the others from being solved', async () => {
  const place = folder();
  const broken = join(place, 'a.yaml');
  writeFileSync(broken, 'a: [');
  writeFileSync(join(place, 'b.yaml'), PUZZLE('drain, Ganymede/Traginium Well'));
  const { code, lines, fault } = await ran('scenario', 'solve', place);
  expect(lines).toEqual(['solved  The last two energy (win)', 'greedy solves 1 of 1']);
  expect(fault).toContain(`${broken} is not YAML`);
  expect(code).toBe(2);
});
