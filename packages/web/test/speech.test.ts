import { expect, test } from 'vitest';
import type { LineTold } from '../src/connection/contract.ts';
import type { Scene } from '../src/table/director/scene.ts';
import { Speech, strikes, worthSaying } from '../src/table/director/speech.ts';

/** A line that concerns these seats: first the one that acts. The player is seat 0. */
const line = (text: string, concerns: readonly number[], weight = 1, heading = 0): LineTold => ({
  text,
  links: [],
  topic: null,
  heading,
  concerns,
  weight,
});
const scene = (...lines: LineTold[]) => ({ lines }) as unknown as Scene;

test('each scene is said once, and the question once', () => {
  const speech = new Speech(0);
  speech.hear(scene(line('Narn sponsors G’Kar.', [1])));
  expect(speech.told().map(({ text }) => text)).toEqual(['Narn sponsors G’Kar.']);
  expect(speech.told()).toEqual([]);
  expect(speech.asked(4, 'What do you do?').map(({ text }) => text)).toEqual(['What do you do?']);
  expect(speech.asked(4, 'What do you do?')).toEqual([]);
  expect(speech.asked(-1, '')).toEqual([]);
  // an undo asks the same question again
  expect(speech.asked(4, 'What do you do?')).toHaveLength(1);
});

test('an attack on the player interrupts; attacks on others and the player’s own wait', () => {
  expect(strikes(line('Narn attacks you.', [1, 0], 2), 0)).toBe(true);
  expect(strikes(line('Narn attacks Minbari.', [1, 2], 2), 0)).toBe(false);
  expect(strikes(line('You attack Narn.', [0, 1], 2), 0)).toBe(false);
  expect(strikes(line('Narn looks at your hand.', [1, 0], 1), 0)).toBe(false);
  expect(strikes(line('Narn attacks Minbari.', [1, 0], 2), null)).toBe(false);
  const speech = new Speech(0);
  speech.hear(scene(line('Narn plays a card.', [1]), line('Narn attacks you.', [1, 0], 2)));
  expect(speech.told().map(({ text, urgent, ofGame }) => [text, urgent, ofGame])).toEqual([
    ['Narn plays a card.', false, true],
    ['Narn attacks you.', true, true],
  ]);
});

test('of many sentences only those are said that matter or concern the player, in their order', () => {
  const quiet = Array.from({ length: 12 }, (_, i) => line(`Ann draws card ${i}.`, [1], 0));
  const lines = [
    line('Turn 2 begins.', [1], 0, 1),
    ...quiet,
    line('Ann sees your hand.', [1, 0], 0),
    line('Ann loses a ship.', [1], 3),
  ];
  expect(worthSaying(lines, 0).map(({ text }) => text)).toEqual([
    'Turn 2 begins.',
    'Ann sees your hand.',
    'Ann loses a ship.',
  ]);
  expect(worthSaying(quiet.slice(0, 3), 0)).toHaveLength(3);
  const loud = Array.from({ length: 30 }, (_, i) => line(`Ship ${i} is lost.`, [1], 2));
  expect(worthSaying(loud, 0).length).toBeLessThan(10);
});
