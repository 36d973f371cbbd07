import type { QuestionView, State } from '@orrery/kernel';
import { Session } from '@orrery/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readChoice } from '../../../src/terminal/play/choose.ts';
import { COMMANDS } from '../../../src/terminal/play/commands/index.ts';
import { Terminal } from '../../support/terminal.ts';

/** The output between one typed line and the next (`Terminal.parts`). */
async function typed(game: string, args: readonly string[], lines: readonly string[], width = 80): Promise<string[]> {
  const t = new Terminal(lines);
  t.width = width;
  expect(await t.run('play', game, '--thinking', '0', ...args)).toBe(0);
  return t.parts;
}
const narn = (...lines: string[]) => typed('babylon5', ['--seed', '7', '--deck', 'narn'], lines);
const flat = (text: string) => text.replace(/\s+/g, ' ');

/** A question with one ability to use, and one way to pass. */
const use: QuestionView = {
  menu: 'action',
  prompt: 'Your action?',
  stakes: '',
  rule: null,
  asker: null,
  options: [
    { id: 'use:3:0', label: 'Use the jump gate', note: '', card: null },
    { id: 'pass', label: 'Pass', note: '', card: null },
  ],
  min: 1,
  max: 1,
  ordered: false,
  proposal: null,
};

test('a heading of the list, or its first letters, uses nothing', () => {
  const headings: Readonly<Record<string, string>> = { 'use:3:0': 'Use', pass: 'Pass' };
  const read = (line: string) => readChoice(use, line, id => headings[id]!);
  for (const line of ['u', 'us', 'use', 'USE'])
    expect(read(line)).toEqual({
      fault: `"${line}" is a heading. Type one of its choices: 1 Use the jump gate.`,
      heading: 'Use',
    });
  for (const line of ['1', 'use the', 'jump', 'the jump gate']) expect(read(line)).toEqual({ ids: ['use:3:0'] });
  // a choice with the same text as its heading
  for (const line of ['pass', 'pas', 'p']) expect(read(line)).toEqual({ ids: ['pass'] });
});

test('card shows the card of a choice by its number, and any card on the screen by a part of its name', async () => {
  const [, first, ivan, all, pass] = await narn('card ivan', 'card dath', 'card', 'card 6');
  expect(first).toContain('Susan Ivanova');
  expect(ivan).toMatch(/^Ko'Dath\nNarn Character/);
  for (const title of ["Ko'Dath", 'Picket Fleet', 'Never Again', "G'Kar", 'Londo Mollari'])
    expect(flat(all!)).toContain(title);
  expect(pass).toMatch(/"Pass" is not about a card\.|6 is no choice/);
});

test('card tells what has changed the numbers of a card on the table', async () => {
  const lines = ['card sinclair', 'sponsor the agenda power politics', 'none', 'card sinclair'];
  const parts = await typed('babylon5', ['--seed', '7', '--deck', 'human'], lines);
  expect(parts[1]).toContain('Diplomacy 4*');
  expect(parts[1]).not.toContain('not as printed');
  expect(flat(parts.join('\n'))).toContain('On the table now, different from the print: Diplomacy: Power Politics +1.');
});

test('a heading lists what stands under it, and list all choices', async () => {
  const [, heading, list] = await narn('bring', 'list');
  const lines = heading!.split('\n').map(line => line.trim());
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^Bring in +1 Sponsor Ko'Dath/);
  expect(lines.slice(1).join('\n')).toMatch(/^2 Sponsor Picket Fleet.*\n3 .*Never Again.*\n4 .*Never Again/);
  expect(list).toContain('6 Pass');
  expect(list).not.toContain('─');
});

test('rules are looked up in play: one by its id, a topic, and all that speak of a word', async () => {
  const [, one, topic, words, none, unknown] = await narn(
    'rule b5/attack/1',
    'rule b5/attack',
    'rules neutralized twice',
    'rules zzyzx',
    'rule b5/nothing/1',
  );
  expect(flat(one!)).toMatch(/^b5\/attack\/1 .*Source: /);
  expect(topic!.match(/^b5\/attack\/\d+/gm)!.length).toBeGreaterThan(3);
  for (const line of words!.match(/^b5\S+ .*$/gm) ?? []) expect(line).toMatch(/^b5[-/]/);
  expect(none).toBe('No rule or ruling mentions "zzyzx".');
  expect(flat(unknown!)).toContain('There is no rule "b5/nothing/1"');
});

test('why takes what is on the screen in the words it is written in', async () => {
  const [, choice, numbered, deed, second, card] = await narn(
    "why Build influence with G'Kar",
    'why 1',
    "why G'Kar attacks Londo Mollari",
    'why attack Delenn',
    'why picket fleet',
  );
  expect(flat(choice!)).toBe(
    "You can: it is choice 5, Build influence with G'Kar: it rotates; you apply 3 influence; your rating goes from 4 to 5 for good.",
  );
  expect(numbered).toMatch(/^You can: it is choice 1, Sponsor Ko'Dath for 2 influence:/);
  expect(flat(deed!)).toMatch(/^G'Kar attacks Londo Mollari \(Centauri.*\): .* \(b5\//);
  expect(flat(second!)).toMatch(/^G'Kar attacks Delenn \(Minbari.*\): .* \(b5\//);
  expect(flat(card!)).toMatch(/^You can: it is choice 2, Sponsor Picket Fleet for 2 influence:/);
});

test('why asks no more than a deed and a card: copies are told once, and any place may be meant', async () => {
  const lines = [
    '1',
    '1',
    '1',
    'why play tahka quarrel',
    'why move makal claw beast',
    '1',
    '1',
    'why move makal claw beast',
  ];
  const said = await typed('wars', ['--seed', '7', '--deck', 'quay'], lines);
  const [copies, nowhere] = said.slice(4, 6);
  expect(flat(copies!)).toMatch(/^Play Tahka Quarrel: 3 energy: A ship needs a sector .* \(wars\/ship\/2\)$/);
  expect(nowhere).toContain('is not an action with a card on the screen');
  expect(flat(said[8]!)).toMatch(/^Move Makal Claw Beast .*: .* \(wars\/.*\)$/);
});

test('the table unfolds as a whole and by its parts, and says which there are', async () => {
  const [, table, londo, hand, none] = await narn('table', 'table centauri', 'table hand', 'table moon');
  expect(table).toContain('Delenn D6 I4 L3 (1 Destiny, 1 Vorlon)');
  expect(londo).toMatch(/^ Centauri +\d+ of 20 power/);
  expect(londo).toMatch(/Deck +\d+ cards/);
  expect(londo).toContain('Londo Mollari');
  expect(londo).not.toContain('Delenn');
  expect(hand).toMatch(/^ {3}Your hand {3}Ko'Dath/);
  expect(flat(none!)).toBe(
    'The table has no part "moon". Its parts are: powers, Narn, Human, Centauri, Minbari, tension, hand.',
  );
});

test('the log gives its last lines, or all of them', async () => {
  const [, two, all] = await narn('log 2', 'log all');
  expect(two).toMatch(/^\(\d+ earlier lines; type "log all" for them\.\)\n.*\n.*$/);
  expect(all!.split('\n').length).toBeGreaterThan(10);
  expect(all).not.toContain('lines before');
});

test('a summary tells what has happened since the last choice, by conflict and player', async () => {
  const [, , summary] = await narn('build', 'summary');
  const titles = summary!.split('\n').filter(line => !line.startsWith(' '));
  expect(titles).toContain('You');
  expect(titles.length).toBeGreaterThan(1);
  expect(summary).toContain('  · Narn builds influence and now has 5.');
});

test('a question mark explains what is asked, and one choice with its card; help lists all commands', async () => {
  const [, asked, choice, none, help] = await narn('?', '? 1', '? x', 'help');
  expect(asked).toMatch(/^Your action\? You have 4 influence to apply\./);
  expect(choice).toMatch(/^1 Sponsor Ko'Dath/);
  expect(none).toBe('"x" is not a choice here. Type its number, or its first letters.');
  for (const command of COMMANDS.filter(c => c.known === undefined))
    expect(help, command.name).toContain(`\n  ${command.name}`);
});

test('a preview says what a choice would do, and what follows; nothing has been done by it', async () => {
  const [, build, none, wrong, log] = await narn(
    "preview Build influence with G'Kar",
    'preview',
    'preview 99',
    'log 1',
  );
  expect(build).toMatch(/^What Build influence with G'Kar would do:\n· Narn builds influence and now has 5\.\n/);
  expect(none).toBe('Preview what? Type a choice after it: preview 1');
  expect(wrong).toMatch(/^There is no choice 99\./);
  expect(log).not.toContain('Narn builds');
});

test('a hint says what to type, what it would do, and whose judgement it is', async () => {
  const [, hint, taken] = await narn('hint', '1');
  const [, number, label] = /^Type (\d+): (.*)\.$/m.exec(hint!)!;
  expect(Number(number)).toBeGreaterThan(0);
  expect(hint).toContain('· ');
  expect(hint!.split('\n').at(-1)).toBe('This looks best to a player who does not look ahead.');
  expect(label).not.toBe('');
  expect(taken).not.toBe('');
});

describe('a choice that the table warns of', () => {
  const harm = { kind: 'neutralize', text: "It neutralizes your own G'Kar.", grave: true } as const;
  const last = { kind: 'last', text: 'You will have no influence left.', grave: false } as const;
  beforeEach(() => {
    vi.spyOn(Session.prototype, 'warnings').mockImplementation(function (this: Session<State>, seat) {
      const [first, second = first] = this.question(seat)!.options;
      return { [first!.id]: [harm], [second!.id]: [last] };
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('is marked in the list in words, and asked for once more', async () => {
    const [asked, warned, other, again, done] = await narn('1', '', '1', '');
    expect(asked).toContain("1 Sponsor Ko'Dath for 2 influence ! neutralizes your own");
    expect(asked).toContain('2 Sponsor Picket Fleet for 2 influence ! your last');
    expect(warned).toBe("! It neutralizes your own G'Kar. Press Enter to do it anyway.");
    expect(other).toContain("Narn sponsors Ko'Dath");
    expect([again, done]).toHaveLength(2);
  });

  test('is not taken where something else is typed then, and taken where it is typed twice', async () => {
    const [, , wait, twice, taken] = await narn('1', 'log 1', '1', '1');
    expect(wait).not.toContain('Narn sponsors');
    expect(twice).toBe("! It neutralizes your own G'Kar. Press Enter to do it anyway.");
    expect(taken).toContain("Narn sponsors Ko'Dath");
  });

  test('is marked no more and taken at once with warn off', async () => {
    const [, off, taken] = await narn('warn off', '1');
    expect(off).toContain('Warnings are off. Type "warn on" to switch them on.');
    expect(off).toContain("1 Sponsor Ko'Dath");
    expect(off).not.toContain(' ! ');
    expect(taken).toContain("Narn sponsors Ko'Dath");
  });

  test('is enough to be read where it is small', async () => {
    const [, taken] = await narn('2');
    expect(taken).toContain('Narn sponsors the Narn Picket Fleet');
  });
});

test('stops say when one is asked, and are changed by number, by words, for own and for all', async () => {
  const [, list, one, words, own, none, wrong, next, again] = await narn(
    'stops',
    'stops 2 ask',
    'stops aftermath pass',
    'stops own useful',
    'stops moon pass',
    'stops 2',
    'stops next once',
    'stops',
  );
  expect(flat(list!)).toMatch(
    /1 when you may declare a conflict: asked if your cards could change something 2 for your action/,
  );
  expect(one).toBe('For your action in the action round: asked.');
  expect(words).toBe('When you may play an aftermath: passed for you.');
  expect(own!.split('\n')[0]).toBe('When you may declare a conflict: asked if your cards could change something.');
  expect(none).toBe('This game has no moment "moon". Type "stops" to list them.');
  expect(wrong).toBe('Type a moment and how: stops 2 ask (or once, useful, pass). "stops" lists all.');
  expect(next).toBe('The game asks you once, at the next moment.');
  expect(flat(again!)).toMatch(
    /when you may play an aftermath: passed for you The game asks you once, at the next moment\./,
  );
});

test('Tab completes choices, commands and what commands take', async () => {
  const t = new Terminal(['quit']);
  await t.run('play', 'babylon5', '--seed', '7', '--deck', 'narn');
  const tab = (line: string) => t.completers[0]!(line);
  expect(tab('spo')).toEqual([
    ["Sponsor Ko'Dath for 2 influence", 'Sponsor Picket Fleet for 2 influence', 'Sponsor the agenda Never Again'],
    'spo',
  ]);
  expect(tab('unde')).toEqual([[], 'unde']);
  expect(tab('und')).toEqual([['undo'], 'und']);
  expect(tab('card lon')).toEqual([['Londo Mollari'], 'lon']);
  expect(tab('why build')).toEqual([["Build influence with G'Kar"], 'build']);
  expect(tab('table cen')).toEqual([['Centauri'], 'cen']);
  expect(tab('rule b5/attack/3')[0]).toContain('b5/attack/3');
  expect(tab('pass, bri')).toEqual([['Bring in Never Again as a hidden agenda'], 'bri']);
});
