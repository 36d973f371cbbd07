import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, Terminal } from '../../support/terminal.ts';

/** A dumb terminal with a person: choices come as a numbered list. */
async function menu(lines: readonly string[], home?: string): Promise<Terminal> {
  const t = new Terminal(lines);
  t.terminal = true;
  t.width = 80;
  if (home !== undefined) t.env.ORRERY_HOME = home;
  expect(await t.run('menu')).toBe(0);
  return t;
}
const flat = (t: Terminal) => t.text.replace(/\s+/g, ' ');
/** The number of an entry in the list. */
const MENU = { learn: '1', play: '2', decks: '3', lookUp: '4', commands: '5', leave: '6' };

test('the menu leads everywhere, and comes back', async () => {
  const t = await menu([
    MENU.lookUp,
    '1',
    'lennier',
    MENU.lookUp,
    '2',
    'b5/attack/1',
    MENU.lookUp,
    '2',
    'neutralized',
    MENU.commands,
    MENU.leave,
  ]);
  expect(t.printed.filter(line => line === 'Orrery: what would you like to do?')).toHaveLength(5);
  expect(t.text).toContain('Minbari Character');
  expect(t.text).toContain('Enforced in:');
  expect(t.text).toMatch(/^b5\S+ {2}.*neutralized/m);
  expect(t.text).toContain('Usage: orrery');
});

test('who begins a game is told whose each deck is and how it plays', async () => {
  const t = await menu([MENU.play, '2', '1', '1', '5', 'quit', 'q']);
  expect(flat(t)).toContain('Which game? 1 Babylon 5: for 2 to 12 players 2 WARS: for 2 players');
  expect(flat(t)).toMatch(/1 Combined Arms, Earther: Cheap troopers/);
  expect(flat(t)).toMatch(/5 The Pack, Quay: Predators/);
  expect(t.text).toContain('Quay (you)');
  const b5 = await menu([MENU.play, '1', '1', '2', '4', 'quit', 'q']);
  expect(flat(b5)).toMatch(/4 Narn starter deck: Warships/);
  expect(b5.text).toContain('Narn (you)');
});

test('who says only play is asked what, against whom and with which deck', async () => {
  const t = new Terminal(['2', '1', '3', '4', 'quit']);
  t.terminal = true;
  expect(await t.run('play')).toBe(0);
  expect(t.printed[0]).toBe('Which game?');
  expect(flat(t)).toMatch(/How strong is the bot\? 1 Easy: .* 2 Medium: .* 3 Strong: .* 4 Master: /);
  const [file] = readdirSync(join(t.home, 'saves'));
  expect(JSON.parse(readFileSync(join(t.home, 'saves', file!), 'utf8')).players).toEqual(['me', 'strong']);
  expect(t.text).toContain('Shi (you)');
});

test('a deck list with faults is asked for again, and played once it has none', async () => {
  const file = join(folder(), 'mine.txt');
  const faulty = join(folder(), 'faulty.txt');
  const ready = new Terminal();
  await ready.run('deck', 'print', 'narn');
  writeFileSync(file, ready.text);
  writeFileSync(faulty, ready.text.replace("1 G'Kar", "1 G'Karr the Great"));
  const t = await menu([MENU.play, '1', '2', '1', '17', '', '/no/such/file', faulty, file, 'quit', 'q']);
  expect(t.text).toContain('Type the name of the file with the list');
  expect(flat(t)).toContain('The deck "/no/such/file" cannot be read: there is no such file.');
  expect(flat(t)).toMatch(/line \d+: .*G'Karr the Great/);
  expect(t.text).toContain('Narn (you)');
  expect(t.faults).toEqual([]);
});

test('two persons choose their decks one after the other', async () => {
  const t = await menu([MENU.play, '2', '2', '4', '5', '', 'quit', 'q']);
  expect(t.text).toContain('Which deck for player 1?');
  expect(t.text).toContain('Which deck for player 2?');
  expect(t.text).toMatch(/Player [12], (Shi|Quay): press Enter when nobody else is looking\./);
});

test('a number that is not in the list is asked for again, and q leaves', async () => {
  const t = await menu(['0', 'x', '99', 'q']);
  expect(t.printed.filter(line => line === 'Type a number from 1 to 6, or q to leave.')).toHaveLength(3);
});

test('saved games are gone on with and looked at again from the menu', async () => {
  const first = new Terminal(['build', 'quit']);
  await first.run('play', 'babylon5', '--seed', '7', '--deck', 'narn');
  const t = await menu(['3', '1', 'quit', '4', '1', 'q', 'q'], first.home);
  expect(flat(t)).toMatch(/3 Continue a game 4 Replay a game/);
  expect(flat(t)).toMatch(/1 Babylon 5, babylon5-\S+-seed7: me, greedy, greedy, greedy; \d+ choices/);
  expect(t.text).toContain('Resuming ');
  expect(t.text).toContain('Start of Babylon 5, seed 7');
});

test('what goes wrong behind the menu is said in a line, and the menu comes back', async () => {
  const t = await menu([MENU.lookUp, '1', 'zzyzx', MENU.leave]);
  expect(t.faults).toEqual(['There is no card "zzyzx".']);
  expect(t.printed.filter(line => line === 'Orrery: what would you like to do?')).toHaveLength(2);
});
