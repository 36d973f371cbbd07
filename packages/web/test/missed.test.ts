import { expect, test } from 'vitest';
import type { LineTold } from '../src/connection/contract.ts';
import { Heeding } from '../src/table/director/heeding.ts';
import { missedOf, ownersOf } from '../src/table/director/missed.ts';
import type { Scene } from '../src/table/director/scene.ts';
import type { Known } from '../src/table/known.ts';

const FROM = {} as Known;

/** A scene with one line. The player is seat 0. */
const scene = (text: string, concerns: readonly number[], weight = 1, heading = 0): Scene => {
  const line: LineTold = { text, links: [], topic: null, heading, concerns, weight };
  const kind = heading > 0 ? 'heading' : 'event';
  const who = concerns[0] ?? null;
  return {
    state: FROM,
    lines: [line],
    kind,
    fact: '',
    cards: [],
    happened: [],
    face: null,
    who,
    mine: false,
    length: 1,
  };
};

test('a scene belongs to the rival that acted last, and none before a rival acts', () => {
  const scenes = [
    scene('You play a card.', [0]),
    scene('Ann attacks.', [1]),
    scene('You lose a ship.', [0], 2),
    scene('Turn 6.', [], 0, 1),
    scene('You draw.', [0], 0),
  ];
  expect(ownersOf(scenes, 0)).toEqual([null, 1, 1, null, null]);
});

test('where little happened, or nothing that matters, there is nothing to sum up', () => {
  const draws = ['Ann', 'Ben', 'Cid', 'Dan'].map((name, i) => scene(`${name} draws.`, [i + 1], 0));
  expect(missedOf(FROM, draws, 0)).toBeNull();
  const attack = scene('Ann attacks.', [1]);
  expect(missedOf(FROM, [attack, attack], 0)).toBeNull();
  expect(missedOf(FROM, [...draws, attack], 0)).not.toBeNull();
});

test('what affects the player comes first, at most four sentences, and each seat has its weightiest', () => {
  const scenes = [
    scene('Ann draws.', [1], 0),
    scene('Ann destroys your ship.', [1, 0], 2),
    ...[1, 2, 3, 4].map(n => scene(`Ben scratches your ship ${n}.`, [2, 0])),
    scene('Cid draws.', [3], 0),
  ];
  const missed = missedOf(FROM, scenes, 0)!;
  expect(missed.count).toBe(7);
  expect(missed.mine.map(({ text }) => text)).toEqual([
    'Ann destroys your ship.',
    ...[1, 2, 3].map(n => `Ben scratches your ship ${n}.`),
  ]);
  expect(missed.seats.map(({ seat, line, more }) => [seat, line.text, more])).toEqual([
    [1, 'Ann destroys your ship.', 1],
    [2, 'Ben scratches your ship 1.', 3],
  ]);
  expect(missed.quiet).toEqual([3]);
});

test('there are six lines at most, and the seats that did least share one', () => {
  const six = [1, 2, 3, 4, 5, 6].map(seat => scene(`Seat ${seat} attacks.`, [seat], seat));
  expect(missedOf(FROM, six, 0)!.seats).toHaveLength(6);
  const eight = [...six, scene('Seat 7 attacks.', [7], 3), scene('Seat 8 draws.', [8], 0)];
  const missed = missedOf(FROM, eight, 0)!;
  expect(missed.seats.map(({ seat }) => seat)).toEqual([3, 4, 5, 6, 7]);
  expect(missed.quiet).toEqual([1, 2, 8]);
});

test('a key that was pressed for a scene answers only after it was let go, and 600 ms after the question came', () => {
  const keys = new Heeding();
  expect(keys.answers(' ', 0)).toBe(true);
  keys.hold(' ');
  keys.scenesOver(1_000);
  expect(keys.answers(' ', 5_000)).toBe(false);
  keys.letGo(' ');
  expect(keys.answers(' ', 1_599)).toBe(false);
  expect(keys.answers('Enter', 1_599)).toBe(false);
  expect(keys.answers(' ', 1_600)).toBe(true);
  keys.hold('Enter');
  keys.letAllGo();
  expect(keys.answers('Enter', 1_600)).toBe(true);
});
