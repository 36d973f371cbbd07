// `--agree`: optional rules that all players agree on, in the help, at the table and in saved games.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, Terminal } from '../support/terminal.ts';

const ran = async (...args: string[]) => {
  const t = new Terminal();
  return { code: await t.run(...args), text: t.text, fault: t.faults.join('\n'), home: t.home };
};

/** The setup of the only saved game of a user. */
function saved(home: string): Record<string, unknown> {
  const [file] = readdirSync(join(home, 'saves'));
  return JSON.parse(readFileSync(join(home, 'saves', file!), 'utf8')).setup;
}

test.each([
  'play',
  'sim',
  'env',
])('the help of %s lists the optional rules of each game, with their rulesets', async name => {
  const { text } = await ran(name, '--help');
  expect(text).toContain('--agree <name>');
  expect(text).toContain('Optional rules of Babylon 5 (--agree):\n  preliminary         Each race has only one player');
  expect(text.replace(/\s+/g, ' ')).toContain('limited card of this race. (engine rules)');
  expect(text).not.toContain('Optional rules of WARS');
});

test('b5/extended-loyalty/2: the players agree before the game, read it, and the saved game keeps it', async () => {
  const { code, text, home } = await ran('play', '--ruleset', 'engine', '--agree', 'extendedLoyalty');
  expect(code).toBe(0);
  expect(text.replace(/\s+/g, ' ')).toContain('Extended loyalty: If a race has several players, each player may have');
  expect(saved(home)).toMatchObject({ seats: Array(4).fill({ options: ['extended loyalty'] }) });
  const again = new Terminal();
  again.env.ORRERY_HOME = home;
  expect(await again.run('play', '--resume', '--agree', 'extended-loyalty')).toBe(2);
  expect(again.faults.join('\n')).toBe('A saved game has its own optional rules. Leave --agree out.');
});

test('several rules can be agreed on', async () => {
  const { home } = await ran(...'play --ruleset tournament --agree preliminary --agree alternate-factions'.split(' '));
  expect(saved(home)).toMatchObject({ preliminary: true, alternateFactions: true });
});

test.each([
  [['play', '--agree', 'tea'], 'There is no optional rule called "tea". Choose from preliminary,'],
  [['sim', '--agree', 'preliminary'], '“Preliminary round” belongs to the tournament rules.'],
  [['env', 'wars', '--agree', 'preliminary'], 'WARS has no optional rules to agree on.'],
  [
    ['sim', '--factions', 'mixed', '--games', '1', '--ruleset', 'engine', '--agree', 'preliminary'],
    '“Preliminary round” belongs to the tournament rules.',
  ],
])('orrery %j is refused in one line', async (args, says) => {
  const { code, fault } = await ran(...args);
  expect([code, fault]).toEqual([2, expect.stringContaining(says)]);
  expect(fault.trim().split('\n')).toHaveLength(1);
});

test('b5/dual-race/22: sim refuses two decks of one race in a preliminary round, and records the agreement otherwise', async () => {
  const wanted = ['sim', 'babylon5', '--games', '1', '--bots', 'random', '--ruleset', 'tournament'];
  const { text, fault, code } = await ran(
    ...wanted,
    '--agree',
    'preliminary',
    '--decks',
    'human-peacemakers,psi-corps',
  );
  expect({ code, text: `${text}${fault}` }).toMatchObject({
    code: 2,
    text: expect.stringContaining('b5/dual-race/22'),
  });
  const records = folder();
  const players = ['--players', '2', '--agree', 'preliminary', '--record', records];
  expect((await ran(...wanted, ...players)).code).toBe(0);
  const [record] = readdirSync(records);
  expect(JSON.parse(readFileSync(join(records, record!), 'utf8')).setup).toMatchObject({ preliminary: true });
});
