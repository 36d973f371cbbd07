import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, Terminal } from './terminal.ts';

const ran = async (...args: string[]) => {
  const t = new Terminal();
  return { code: await t.run(...args), text: t.text, fault: t.faults.join('\n'), lines: t.printed };
};

/** What is said of a file with this text, and the exit code. */
async function said(text: string | Buffer, name = 'x.yaml'): Promise<{ code: number; fault: string; file: string }> {
  const file = join(folder(), name);
  writeFileSync(file, text);
  const { code, fault } = await ran('scenario', 'run', file);
  return { code, fault, file };
}

test.each<[string, string | Buffer, string]>([
  ['an empty file', '', 'holds no scenario and no lesson.'],
  ['no map', '- 1\n- 2\n', 'holds no scenario: it has no keys.'],
  [
    'no YAML',
    'a: [1, 2\n',
    'is no YAML: Flow sequence in block collection must be sufficiently indented and end with a ] at line 2, column 1:',
  ],
  [
    'aliases that grow without end',
    `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c,*c]\n`,
    'is no YAML: Excessive alias count indicates a resource exhaustion attack.',
  ],
  ['a huge file', 'a'.repeat(1_000_001), 'is too large to be a scenario or a lesson.'],
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
    writeFileSync(join(place, at, 'x.yaml'), `scenario: ${name}\nposition: { seats: ${seats} }\n`);
  }
  writeFileSync(join(place, 'a.yml'), `scenario: flat\nposition: { seats: ${seats} }\n`);
  expect((await ran('scenario', 'run', place)).lines).toEqual(['holds  flat', 'holds  deep', '2 passed, 0 failed']);
});

test('a fault is told with its line, and one bad file does not hide the others', async () => {
  const place = folder();
  const good = join(place, 'a.yaml');
  const bad = join(place, 'b.yaml');
  const broken = join(place, 'c.yaml');
  const seats = '[{ race: narn }, { race: centauri }]';
  writeFileSync(good, `scenario: good\nposition: { seats: ${seats} }\n`);
  writeFileSync(
    bad,
    `scenario: bad\nposition:\n  seats:\n    - race: narn\n      suporting: []\n    - race: centauri\n`,
  );
  writeFileSync(broken, 'a: [');
  const { code, lines, fault } = await ran('scenario', 'run', good, bad, broken);
  expect(lines).toEqual([
    'holds  good',
    'FAILS  bad',
    `       ${bad}:5: position.seats.1.suporting: "suporting" is no key here; the nearest is "supporting".`,
    '1 passed, 1 failed',
  ]);
  expect(fault).toContain(`${broken} is no YAML`);
  expect(code).toBe(2);
});

test('the schema and the tables of the format are printed', async () => {
  const { text } = await ran('scenario', 'schema', '--game', 'wars');
  expect(JSON.parse(text)).toMatchObject({ properties: { game: { const: 'wars' } } });
  expect((await ran('scenario', 'format', '--game', 'wars')).text).toContain('| `resolve` |');
  expect((await ran('scenario', 'schema', '--game', 'chess')).code).toBe(2);
});
