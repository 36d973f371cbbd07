import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, Terminal } from '../../support/terminal.ts';

/** An external bot at a table with a person. */

const BOT = join(import.meta.dirname, '../../support/bots/bot.mjs');
const savesOf = (t: Terminal) => readdirSync(join(t.home, 'saves')).map(name => join(t.home, 'saves', name));
const saved = (t: Terminal) => JSON.parse(readFileSync(savesOf(t)[0]!, 'utf8'));
type Told = { type: string; [key: string]: unknown };
const heardIn = (file: string): Told[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
const factsIn = (told: readonly Told[]): string[] =>
  told.flatMap(({ type, facts }) => (type === 'facts' ? (facts as object[]) : [])).map(fact => JSON.stringify(fact));
/** The processes that write what they hear to this file. */
const left = (file: string) =>
  spawnSync('ps', ['-eo', 'args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(line => line.includes(file));
/** Answers that fit one kind of question or another. */
const ANYTHING = ['1', '', 'pass', '1 2'];
const some = (answers: number) => Array.from({ length: answers }, (_, n) => ANYTHING[n % ANYTHING.length]!);
/** A sitting of WARS with a bot of this behavior. */
const sitting = async (manner: string, typed: readonly string[], ...more: string[]) => {
  const file = join(folder(), 'told.jsonl');
  const t = new Terminal(typed);
  const code = await t.run('play', 'wars', '--seed', '5', '--seats', `me,${BOT} ${manner} ${file}`, ...more);
  expect([code, t.faults]).toEqual([0, []]);
  return { t, file, said: heardIn(file), text: t.text.replace(/\s+/g, ' ') };
};

test('somebody plays against a program, which is told what its seat may know and that the game was left', async () => {
  const { t, file, said } = await sitting('good', [...some(30), 'quit'], '--decks', 'shi,quay');
  expect(said.map(({ type }) => type).slice(0, 6)).toEqual(['hello', 'options', 'game', 'facts', 'view', 'question']);
  expect(said[2]).toMatchObject({ game: 'wars', number: 1, seat: 1, clock: { millis: 1000 } });
  const { decks } = said[2] as unknown as { decks: ({ name: string; list: string } | null)[] };
  expect(decks.map(deck => deck?.name ?? null)).toEqual([null, 'quay']);
  expect(decks[1]!.list.length).toBeGreaterThan(20);
  expect(said.filter(({ type }) => type === 'question').length).toBeGreaterThan(3);
  const facts = said.flatMap(({ type, facts }) => (type === 'facts' ? (facts as { t: string }[]) : []));
  expect(facts.filter(fact => fact.t === 'drew').length).toBeGreaterThan(7);
  expect(said.slice(-2)).toEqual([{ type: 'end', winners: [], kind: 'aborted', rewards: [] }, { type: 'bye' }]);
  expect(left(file)).toEqual([]);
  expect(saved(t).players).toEqual(['me', expect.stringContaining(`${BOT} good `)]);
  const again = new Terminal();
  expect(await again.run('replay', 'verify', savesOf(t)[0]!)).toBe(0);
});

test('where lists lie open a program is told all of them, and a person reads them', async () => {
  const { t, said, text } = await sitting(
    'good',
    ['decks', 'decks quay', 'decks nobody', 'quit'],
    '--decks',
    'shi,quay',
    '--open-lists',
  );
  const { decks } = said[2] as unknown as { decks: ({ name: string; list: string } | null)[] };
  expect(decks.map(deck => deck?.name ?? null)).toEqual(['shi', 'quay']);
  expect(text).toMatch(/Shi \(60 cards\):.*Quay \(60 cards\):.*Quay \(60 cards\):/);
  expect(text).toContain('There is no player "nobody".');
  expect(text).toContain('All decks are open: type "decks"');
  // the record contains it
  const again = new Terminal(['decks', 'quit']);
  again.env.ORRERY_HOME = t.home;
  expect(await again.run('play', '--resume')).toBe(0);
  expect(again.text).toContain('(60 cards):');
  expect(await new Terminal().run('play', '--resume', '--open-lists')).toBe(2);
});

test('where lists are closed a person is told so', async () => {
  const { text } = await sitting('good', ['decks', 'quit'], '--decks', 'shi,quay');
  expect(text).toContain('Decks are secret at this table');
  expect(text).not.toContain('All decks are open');
});

test('a saved game goes on with the program, which is told its deck and all that has happened', async () => {
  const first = await sitting('good', [...some(30), 'quit'], '--decks', 'shi,quay');
  rmSync(first.file);
  const t = new Terminal([...some(12), 'quit']);
  t.env.ORRERY_HOME = first.t.home;
  expect([await t.run('play', '--resume'), t.faults]).toEqual([0, []]);
  const said = heardIn(first.file);
  expect(said[2]).toMatchObject({ type: 'game', decks: [null, { name: 'quay' }] });
  const before = factsIn(first.said);
  expect(factsIn(said.slice(0, 4)).slice(0, before.length)).toEqual(before);
});

test('who sits where may be changed when a game goes on', async () => {
  const first = await sitting('good', [...some(8), 'quit']);
  const t = new Terminal([...some(8), 'quit']);
  t.env.ORRERY_HOME = first.t.home;
  expect(await t.run('play', '--resume', '--seats', 'me,greedy')).toBe(0);
  expect(saved(first.t).players).toEqual(['me', 'greedy']);
});

test.each([
  ['hanging', 'it gave no answer in 60 ms. It gets the smallest legal answer.'],
  ['illegal', 'is not allowed: '],
  ['dying', 'it ended with exit code 3: Traceback: it was too much. From now on it gets the smallest legal answer.'],
  ['early', 'it ended with exit code 1. From now on '],
])('a %s program is answered for, and its opponent is told so in a line', async (manner, why) => {
  // only a bot that hangs may run out of time, even on a busy machine
  const time = manner === 'hanging' ? '60' : '20000';
  const { file, text, said } = await sitting(manner, [...some(30), 'quit'], '--bot-time', time);
  expect(text).toContain(`bot.mjs (`);
  expect(text).toContain(why);
  const times = text.split('bot.mjs (').length - 1;
  const owed =
    manner === 'illegal' ? said.filter(({ type }) => type === 'question').length : ({ hanging: 4 }[manner] ?? 1);
  expect(times).toBe(owed);
  expect(left(file)).toEqual([]);
});

test('a program hears that choices which it knew of were taken back, and then what stands', async () => {
  // the location is undone after the other has played a turn
  const first = await sitting('good', ['1', 'undo', '2', '1', '', 'quit']);
  expect(first.text).toContain('Undone');
  const { said } = first;
  const at = said.findIndex(({ type }) => type === 'back');
  const asked = said.slice(0, at).filter(({ type }) => type === 'question');
  expect(asked.length).toBeGreaterThan(2);
  const { id } = said[at] as unknown as { id: number };
  expect(id).toBeLessThan(asked.at(-1)!.id as number);
  // a new bot is told everything from before that question, and since
  const known = said.slice(0, said.findIndex(one => one.type === 'question' && one.id === id) + 1);
  const facts = factsIn([...known, ...said.slice(at)]);
  expect(facts.length).toBeGreaterThan(30);
  rmSync(first.file);
  const t = new Terminal([...some(20), 'quit']);
  t.env.ORRERY_HOME = first.t.home;
  expect(await t.run('play', '--resume')).toBe(0);
  expect(factsIn(heardIn(first.file)).slice(0, facts.length)).toEqual(facts);
});

test('a program that is not there is told in one line before anything begins; one without a path, how to name it', async () => {
  const refused = async (seats: string) => {
    const t = new Terminal();
    expect(await t.run('play', 'wars', '--seats', seats)).toBe(2);
    return t.faults[0]!;
  };
  expect(await refused('me,./nobody.py')).toBe('The bot ./nobody.py cannot be started: there is no such file.');
  expect(await refused('me,package.json')).toContain('to use the program of that name, write ./package.json');
});

test('an option that the program has not is told before the game begins', async () => {
  const { text } = await sitting('good', ['quit'], '--bot-option', 'depth=3', '--bot-option', 'breadth=2');
  expect(text).toContain('has no option called breadth.');
});

test('a program that has gone since a game was saved is told in one line, and another may take its seat', async () => {
  const own = join(folder(), 'own.mjs');
  copyFileSync(BOT, own);
  const t = new Terminal(['quit']);
  expect(await t.run('play', 'wars', '--seed', '5', '--seats', `me,${own}`)).toBe(0);
  rmSync(own);
  const again = new Terminal(['quit']);
  again.env.ORRERY_HOME = t.home;
  expect(await again.run('play', '--resume')).toBe(2);
  expect(again.faults).toEqual([expect.stringMatching(/^The bot .*own\.mjs cannot be started: .* --seats/)]);
  expect(await again.run('play', '--resume', '--seats', 'me,greedy')).toBe(0);
});

test.each(['play', 'sim'])('the help of %s names programs and fits a terminal of 80 columns', async command => {
  const t = new Terminal().small();
  expect(await t.run(command, '--help')).toBe(0);
  expect(t.text).toContain('./mybot.py');
  expect(t.text).toContain('--bot-time <ms>');
  expect(t.text).not.toContain('[]');
  const bots = t.printed.slice(t.printed.indexOf('Bots:'));
  expect(bots.length).toBeGreaterThan(6);
  expect(bots.filter(line => line.length > 80)).toEqual([]);
});
