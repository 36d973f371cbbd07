import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folder, Terminal } from '../../support/terminal.ts';

let record = '';

beforeAll(async () => {
  const t = new Terminal(['build', 'pass']);
  await t.run('play', 'babylon5', '--seed', '7', '--deck', 'narn');
  record = readFileSync(join(t.home, 'saves', readdirSync(join(t.home, 'saves'))[0]!), 'utf8');
});

function file(text: string): string {
  const path = join(folder(), 'game.json');
  writeFileSync(path, text);
  return path;
}

test('a record that was changed is found out, and where', async () => {
  const data = JSON.parse(record);
  const at = data.choices.findIndex((c: string[]) => c[1]!.startsWith('build'));
  const [seat] = data.choices[at];
  for (const nonsense of ['build', 'use:9999', 'constructor:1', '!undo', 'build:9999']) {
    data.choices[at] = [seat, nonsense];
    const t = new Terminal();
    expect(await t.run('replay', 'verify', file(JSON.stringify(data)))).toBe(1);
    expect(t.printed[0]).toContain(`The replay diverges: choice ${at + 1} (${nonsense} by seat`);
  }
  const j = new Terminal();
  expect(await j.run('replay', 'verify', file(JSON.stringify({ ...JSON.parse(record), prints: [] })), '--json')).toBe(
    1,
  );
  expect(JSON.parse(j.text)).toMatchObject({
    ok: false,
    divergence: { at: 0, message: 'the fingerprint after 0 choices is missing' },
  });
});

test('a file that is no record is refused in one line', async () => {
  const setup = {
    ...JSON.parse(record),
    setup: { ruleset: 'casual', seats: [{ race: 'narn', deck: [], hand: 3 }, {}] },
  };
  for (const text of [
    '',
    '{"orrery":1',
    '[]',
    'null',
    '{"orrery":1}',
    '{"orrery":99}',
    record.slice(0, -40),
    JSON.stringify(setup),
  ]) {
    const t = new Terminal();
    expect(await t.run('replay', 'verify', file(text)), text.slice(0, 40)).toBe(2);
    expect(t.faults.join('\n').split('\n')).toHaveLength(1);
    expect(t.printed).toEqual([]);
  }
  const t = new Terminal();
  expect(await t.run('replay', 'verify', folder())).toBe(2);
  expect(t.faults[0]).toMatch(/cannot be read: it is a folder\.$/);
});

test('each choice is named to whoever may know it, by its label; others read what is told of it', async () => {
  const shown = async (...args: string[]) => {
    const t = new Terminal();
    expect(await t.run('replay', 'show', file(record), '--all', ...args)).toBe(0);
    return t.printed.filter(line => line.startsWith('Choice '));
  };
  const own = await shown();
  expect(own).toContainEqual(expect.stringMatching(/^Choice \d+ of \d+: Narn: Build influence with G'Kar$/));
  expect(own).toContainEqual(expect.stringMatching(/^Choice \d+ of \d+: Narn: Pass$/));
  // other players' choices may name cards in their hands
  expect(
    own.filter(line => /: (Human|Centauri|Minbari): (?!Pass$|Declare no conflict$|Play no aftermath$)/.test(line)),
  ).toEqual([]);
  const all = await shown('--seat', 'all');
  expect(all.filter(line => line.endsWith('has chosen'))).toEqual([]);
  expect(all).toHaveLength(JSON.parse(record).choices.length);
  const j = new Terminal();
  await j.run('replay', 'show', file(record), '--json', '--seat', 'all');
  expect(JSON.parse(j.text).steps.map((s: { choice: string }) => s.choice)).toContain("Build influence with G'Kar");
});

test('a record is stepped through with lines', async () => {
  const t = new Terminal(['n', 'n', 'p', 'end', 'what', '0', 'q']);
  expect(await t.run('replay', 'show', file(record))).toBe(0);
  const heads = t.printed.filter(line => /^(Start of|Choice )/.test(line));
  const last = JSON.parse(record).choices.length;
  expect(heads[0]).toBe('Start of Babylon 5, seed 7');
  expect(heads.map(line => Number(/^Choice (\d+)/.exec(line)?.[1] ?? 0))).toEqual([0, 1, 2, 1, last, 0]);
  expect(t.text).toContain('Centauri declares no conflict.');
});

test('all of a record is printed, for people and for programs, as one seat saw it', async () => {
  const t = new Terminal();
  expect(await t.run('replay', 'show', file(record), '--all', '--seat', '2')).toBe(0);
  expect(t.text).toContain('Narn builds influence and now has 5.');
  expect(t.text).toContain('Human (you)');
  const j = new Terminal();
  expect(await j.run('replay', 'show', file(record), '--json')).toBe(0);
  const told = JSON.parse(j.text);
  expect(told.steps).toHaveLength(JSON.parse(record).choices.length + 1);
  expect(told.steps.flatMap((s: { lines: string[] }) => s.lines)).toContain('Narn builds influence and now has 5.');
  const open = new Terminal();
  expect(await open.run('replay', 'show', file(record), '--all', '--seat', 'all')).toBe(0);
  for (const race of ['Human', 'Narn', 'Centauri', 'Minbari']) expect(open.text).toContain(`Hand of ${race}`);
  expect(open.text).not.toContain('(you)');
  expect(t.text).not.toContain('Hand of Narn');
  const wrong = new Terminal();
  expect(await wrong.run('replay', 'show', file(record), '--all', '--seat', '9')).toBe(2);
});
