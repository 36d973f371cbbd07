// The typed word call: the host of a table alone calls time.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Terminal } from '../../support/terminal.ts';

const BEGIN = ['play', 'babylon5', '--seed', '7', '--deck', 'narn'] as const;

test('time is called in a tournament game, and the saved game keeps the call', async () => {
  const t = new Terminal(['call', 'call time', 'call time', 'call tea', 'help', 'quit']);
  expect(await t.run(...BEGIN, '--ruleset', 'tournament')).toBe(0);
  expect(t.text).toContain('call time: the host calls time.');
  expect(t.text).toContain('\nThe host calls time.');
  expect(t.text).toContain('Time is called already.');
  expect(t.text).toContain('Babylon 5 has no call of a host named');
  expect(t.text).toContain('call [NAME]');
  const [saved] = readdirSync(join(t.home, 'saves'));
  expect(JSON.parse(readFileSync(join(t.home, 'saves', saved!), 'utf8')).choices).toContainEqual([-1, '!host', 'time']);
});

test('a casual game has no time, and a game without calls does not list the word', async () => {
  const t = new Terminal(['call time', 'quit']);
  await t.run(...BEGIN);
  expect(t.text).toContain('Time is called only in tournament games (b5/tournament/2).');
  const wars = new Terminal(['help', 'quit']);
  await wars.run('play', 'wars', '--seed', '7');
  expect(wars.text).not.toContain('call [NAME]');
});
