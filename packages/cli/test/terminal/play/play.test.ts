import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STARTER_LISTS } from '@orrery/babylon5';
import { Refused } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { explain } from '../../../src/common/errors.ts';
import { writeWhole } from '../../../src/files/files.ts';
import { folder, Terminal } from '../../support/terminal.ts';

const savesOf = (t: Terminal) => readdirSync(join(t.home, 'saves')).map(name => join(t.home, 'saves', name));
const saved = (t: Terminal) => JSON.parse(readFileSync(savesOf(t)[0]!, 'utf8'));

/** Answers that fit one kind of question or another: typed in turn, they finish any game. */
const ANYTHING = ['build', 'sponsor', '1', '', 'pass', '1 2', '1 2 3', '1 2 3 4'];
const anything = (n: number) => ANYTHING[n % ANYTHING.length]!;

test('a whole game is played with typed lines, and its record replays', async () => {
  const t = new Terminal(anything);
  expect(await t.run('play', 'babylon5', '--seed', '3', '--deck', 'narn')).toBe(0);
  expect(t.faults).toEqual([]);
  expect(t.text).toMatch(/(You win|wins): a (major|standard) victory/);
  const long = t.printed.filter(line => line.length > 100 && !line.includes(t.home));
  expect(long).toEqual([]);
  const record = saved(t);
  expect(record.result.winners).toHaveLength(1);
  expect(record.players).toEqual(['me', 'greedy', 'greedy', 'greedy']);
  const again = new Terminal();
  expect(await again.run('replay', 'verify', savesOf(t)[0]!)).toBe(0);
  expect(again.text).toContain(`The replay agrees: ${record.choices.length} choices`);
});

test('bots play a whole table for a spectator', async () => {
  const t = new Terminal();
  expect(await t.run('play', 'babylon5', '--seed', '1', '--seats', 'greedy,random')).toBe(0);
  expect(t.text).toMatch(/wins: a (major|standard) victory/);
  expect(t.text).not.toContain('Your hand');
});

test('how many play may be said instead of who: the others are bots', async () => {
  const t = new Terminal(['quit']);
  expect(await t.run('play', 'galactic-empires', '--players', '12', '--seed', '1')).toBe(0);
  expect(saved(t).players).toEqual(['me', ...Array(11).fill('greedy')]);
  const refused = async (...args: string[]) => {
    const r = new Terminal();
    expect(await r.run('play', ...args)).toBe(2);
    return r.faults;
  };
  expect(await refused('galactic-empires', '--players', '13')).toEqual([
    'Galactic Empires is for 2 to 12 players, not 13.',
  ]);
  expect(await refused('wars', '--players', '2', '--seats', 'me,greedy')).toEqual([
    'Use --seats to say who plays, or --players to say how many. Do not use both.',
  ]);
  const again = new Terminal();
  again.env.ORRERY_HOME = t.home;
  expect(await again.run('play', '--resume', '--players', '3')).toBe(2);
  expect(again.faults).toEqual(['A saved game has its own players. Leave --players out.']);
});

test('when the input ends the game is saved and goes on where it was', async () => {
  const first = new Terminal(['build']);
  expect(await first.run('play', 'babylon5', '--seed', '7', '--deck', 'narn')).toBe(0);
  const file = savesOf(first)[0]!;
  expect(first.printed.at(-1)).toBe(`Saved. Continue with: ./orrery play babylon5 --resume ${file}`);
  const choices = saved(first).choices.length;
  const second = new Terminal(['table', 'quit']);
  second.env.ORRERY_HOME = first.home;
  expect(await second.run('play', '--resume')).toBe(0);
  expect(second.printed[0]).toBe(`Resuming ${file}, after ${choices} choices.`);
  expect(second.text).toContain('Narn (you)');
  expect(saved(first).choices).toHaveLength(choices);
});

test('a saved game that was changed by hand is refused, and stays as it was found', async () => {
  const t = new Terminal(['build']);
  await t.run('play', 'babylon5', '--seed', '7', '--deck', 'narn');
  const file = savesOf(t)[0]!;
  const whole = readFileSync(file, 'utf8');
  type Data = { seed: number; choices: [number, ...string[]][]; prints: unknown[]; result: unknown };
  const refused = async (change: (data: Data) => void): Promise<string> => {
    const data = JSON.parse(whole);
    change(data);
    const text = JSON.stringify(data);
    writeFileSync(file, text);
    const again = new Terminal(['build', 'pass', 'quit']);
    again.env.ORRERY_HOME = t.home;
    expect(await again.run('play', '--resume', file)).toBe(2);
    expect(again.faults).toHaveLength(1);
    expect(again.faults[0]!.split('\n')).toHaveLength(1);
    expect(readFileSync(file, 'utf8')).toBe(text);
    return again.faults[0]!;
  };
  expect(await refused(data => data.choices.pop())).toContain('The record was changed');
  expect(await refused(data => data.prints.splice(1))).toContain('the fingerprint after');
  expect(await refused(data => data.seed++)).toContain('the head (game, version, setup or seed)');
  const swapped = await refused(data => {
    const [seat, ...ids] = data.choices[3]!;
    data.choices[3] = [(seat + 1) % 4, ...ids];
  });
  expect(swapped).toContain('the part for choices 1 to');
  expect(
    await refused(data => {
      data.result = { winners: [0], kind: 'major' };
    }),
  ).toMatch(/result/);
});

test('undo goes back behind what was passed without asking, to the last choice that was made', async () => {
  const t = new Terminal(['1', 'pass', 'undo', 'quit']);
  await t.run('play', 'wars', '--seed', '7', '--deck', 'quay');
  const asked = t.printed.filter(
    line => /^Your \w+ phase\. /.test(line) || line.startsWith('Pass: ') || /^Undone/.test(line),
  );
  expect(asked).toEqual([
    'Your activate phase. How much energy do you activate? Choose up to 3.',
    'Pass: you can do nothing else.',
    'Your deploy phase. Which card do you play? You have 0 active energy.',
    'Undone. The others agreed.',
    'Your activate phase. How much energy do you activate? Choose up to 3.',
  ]);
});

test('undo takes back alone what is one’s own, and asks the others for more', async () => {
  const t = new Terminal(['build', 'undo', 'pass', 'quit']);
  await t.run('play', 'babylon5', '--seed', '7', '--seats', 'me,greedy', '--deck', 'narn');
  expect(t.text).toContain('Undone');
  const again = new Terminal();
  expect(await again.run('replay', 'verify', savesOf(t)[0]!)).toBe(0);
});

test('a game ends when all agree, and nobody has won', async () => {
  const t = new Terminal(['build', 'end']);
  expect(await t.run('play', 'babylon5', '--seed', '7')).toBe(0);
  expect(t.printed).toContain('The game is over without a winner. All players agreed.');
  expect(t.printed.at(-2)).toBe(`Replay it: ./orrery replay show ${savesOf(t)[0]}`);
  expect(saved(t).result).toEqual({ winners: [], kind: 'agreement' });
  const again = new Terminal();
  expect(await again.run('replay', 'verify', savesOf(t)[0]!)).toBe(0);
  expect(await again.run('replay', 'show', savesOf(t)[0]!, '--all')).toBe(0);
});

test('a draw is claimed only where a position has come again; otherwise the game goes on', async () => {
  const t = new Terminal(['tie', 'build', 'quit']);
  await t.run('play', 'babylon5', '--seed', '7');
  expect(t.text.replace(/\s+/g, ' ')).toContain(
    'You can claim a draw when the same turn has begun 3 times in the same position. This is a rule of this table, not of the game.',
  );
  expect(saved(t).choices.some((choice: string[]) => choice[1] === '!draw')).toBe(false);
  expect(saved(t).result).toBeNull();
});

test('who resigns leaves the game to the others, who play it to its end', async () => {
  const t = new Terminal(['build', 'resign']);
  expect(await t.run('play', 'babylon5', '--seed', '7')).toBe(0);
  expect(t.text).toMatch(/wins?: a (major|standard) victory/);
  // by which rule, from what numbers, and where it was decided
  expect(t.text).toMatch(/\(b5\/victory\/\d+\)\nAt the end: /);
  expect(t.text).toMatch(/Where it turned:\n {2}Turn \d+: \w+ from \d+ to \d+/);
  expect(saved(t).choices).toContainEqual([0, '!leave']);
});

test('after Ctrl-C the game is saved and the exit code says so', async () => {
  const t: Terminal = new Terminal(() => {
    t.interrupted = 'SIGINT';
    return null;
  });
  expect(await t.run('play', 'babylon5', '--seed', '7')).toBe(130);
  expect(saved(t).game).toBe('babylon5');
});

test('a choice is a number or the first letters of its label', async () => {
  const t = new Terminal(['spo', 'Sponsor Ko', 'undo', '99', 'nonsense', 'pass', 'quit']);
  await t.run('play', 'babylon5', '--seed', '7', '--deck', 'narn');
  expect(t.text).toContain('"spo" could mean: Sponsor Ko\'Dath for 2 influence; Sponsor Picket');
  expect(t.text).toContain("Narn sponsors Ko'Dath for 2 influence.");
  // bots have chosen since: they are asked, and agree
  expect(t.text).toContain('Undone. The others agreed.');
  expect(t.text).toMatch(/There is no choice 99\. The choices go from 1 to \d+\./);
  expect(t.text).toContain('"nonsense" is not a choice here.');
  expect(t.text).toContain('Narn passes.');
});

test('why, card, log and help answer without touching the game', async () => {
  const t = new Terminal([
    'why attack Londo',
    'why support',
    'why dance',
    'why build',
    'why',
    'card never again',
    'card narn',
    'card Zzyzx',
    'log 3',
    'help',
    'save',
  ]);
  await t.run('play', 'babylon5', '--seed', '7', '--deck', 'narn');
  expect(t.text).toMatch(/G'Kar attacks Londo Mollari \(Centauri[^)]*\): You can attack only[\s\S]*\(b5\/attack\/1\)/);
  expect(t.text).toContain("G'Kar supports a conflict: There is no such conflict. (b5/support-oppose/1)");
  expect(t.text).toContain('"dance" is not an action with a card on the screen.');
  expect(t.text).toContain("You can: it is choice 5, Build influence with G'Kar: it rotates");
  expect(t.text).toContain('Why what?');
  expect(t.text).toContain('Narn Agenda');
  expect(t.text).toContain('Which of these? ');
  expect(t.text).toContain('There is no card "Zzyzx".');
  expect(t.text).toContain('D Diplomacy, I Intrigue');
  expect(saved(t).choices.filter((c: unknown[]) => c[0] === 0)).toEqual([[0, 'pass']]);
});

test('what cannot be used is refused in one line', async () => {
  const refused = async (...args: string[]) => {
    const t = new Terminal();
    const code = await t.run(...args);
    expect(t.faults.join('\n').split('\n')).toHaveLength(1);
    return [code, t.faults[0]];
  };
  expect(await refused('play', 'chess')).toEqual([
    2,
    'There is no game called "chess". Choose from babylon5, wars, galactic-empires.',
  ]);
  expect(await refused('play', '--deck', '/no/such/deck.txt')).toEqual([
    2,
    'The deck "/no/such/deck.txt" cannot be read: there is no such file.',
  ]);
  expect(await refused('play', '--seats', 'me,hal')).toEqual([
    2,
    'There is no player "hal". Choose from me, easy, medium, strong, master, greedy, random, or write ./mybot.py for your own program.',
  ]);
  expect((await refused('play', '--seats', 'me'))[0]).toBe(2);
  expect((await refused('play', '--seed', 'x'))[0]).toBe(2);
  expect((await refused('play', '--ruleset', 'house'))[0]).toBe(2);
  expect((await refused('play', '--resume'))[0]).toBe(2);
  expect((await refused('play', '--resume', 'x', '--seed', '1'))[0]).toBe(2);
  expect((await refused('play', '--nonsense'))[0]).toBe(2);
  expect((await refused('plya'))[0]).toBe(2);
});

test("a deck of one's own is checked before the game begins", async () => {
  const t = new Terminal();
  const file = join(folder(), 'mine.txt');
  writeFileSync(file, "Race: Narn\n\nDeck\n1 G'Kar\n1 Londo Molari\n1 Crusade\n");
  expect(await t.run('play', 'babylon5', '--deck', file)).toBe(2);
  const lines = t.faults[0]!.split('\n');
  expect(lines[0]).toMatch(/mine\.txt yet\. It has 3 problems:$/);
  expect(lines.slice(1)).toEqual([
    '  the list: A deck needs at least 45 cards. This one has 2 (without 1 card that Orrery does not have yet). (b5/deck/1)',
    '  line 5: No card is called “Londo Molari”.  Did you mean Londo Mollari?',
    '  line 6: “Crusade” is a known card of Babylon 5, from the Premier edition, but not playable yet. Enter it if you own it, or use another card.',
  ]);
  // checking the list says the same, and so does a simulation
  const check = new Terminal();
  expect(await check.run('deck', 'check', file)).toBe(1);
  expect(check.printed).toEqual([...lines.slice(1).map(line => line.trim()), '3 faults.']);
  const sim = new Terminal();
  expect(await sim.run('sim', 'babylon5', '--decks', file)).toBe(2);
  expect(sim.faults).toEqual(t.faults);

  writeFileSync(file, `${STARTER_LISTS.narn}\nCrusade Pile:\n1 Limited Strike\n`);
  const pile = new Terminal();
  expect(await pile.run('deck', 'check', file)).toBe(0);
  expect(pile.printed.join(' ')).toContain('1 in the Crusade Pile');
});

test('where a file cannot be written what was there before stays, and that is said', () => {
  const kept = join(folder(), 'game.json');
  writeFileSync(kept, 'as it was');
  mkdirSync(join(kept, '..', `.game.json.${process.pid}.tmp`));
  expect(() => writeWhole(kept, 'new')).toThrow('the earlier save is still there');
  expect(readFileSync(kept, 'utf8')).toBe('as it was');
});

test('faults of any kind become one line and an exit code', () => {
  expect(explain(new Refused('No.', 'illegal', 'b5/build/2'))).toEqual({ code: 1, line: 'No. (b5/build/2)' });
  const own = explain(new TypeError('x is not a function\n    at somewhere'));
  expect(own.code).toBe(70);
  expect(own.line).toMatch(/^Orrery has an error: TypeError: x is not a function\. Please report it/);
  expect(own.line).not.toContain('\n');
});
