import { expect, test } from 'vitest';
import { Terminal } from '../support/terminal.ts';

// What the command says of cards that nobody can play yet, in a game without overlays.

const ran = async (...args: string[]) => {
  const t = new Terminal();
  return { code: await t.run(...args), text: t.text, fault: t.faults.join('\n') };
};

test('a wanted card is known, but not playable yet', async () => {
  const { code, fault } = await ran('card', 'Orbital Decay', '--game', 'galactic-empires');
  expect(code).toBe(2);
  expect(fault).toBe('“O5 Orbital Decay” is a known card of Galactic Empires, from New Empires, but not playable yet.');
});

test('the list of wanted cards names their sets, and asks nobody to enter them', async () => {
  const { text } = await ran('card', '--wanted', '--game', 'galactic-empires');
  const [, cards] = /^Galactic Empires: (\d+) known cards that nobody can play yet\.$/m.exec(text)!;
  expect(
    text
      .split('\n')
      .filter(line =>
        /^[A-Z/]+\d+ .*, (Primary Edition|New Empires|Powers of the Mind|Time Gates|Advanced Technologies)$/.test(line),
      ),
  ).toHaveLength(Number(cards));
  expect(text).toMatch(/^E8 Time Shield {2,}equipment, Time Gates$/m);
  expect(text).toMatch(/^O5 Orbital Decay {2,}occurrence, New Empires$/m);
  expect(text).not.toContain('--overlay');
});
