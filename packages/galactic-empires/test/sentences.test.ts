import { expect, test } from 'vitest';
import type { Position } from '../src/index.ts';
import { BATTLESHIP, CUTTER, DESTROYER, FRIGATE, play } from './scenes.ts';
import { type Table, table } from './table.ts';

// Sentences of the log that name the right things, and refusals that name their rule

const MOON = 'T3 Moon';
/** No crew goes there. */
const POD = 'T4 Podekkur Prime';
const CITADEL = 'B8 Citadel';

/** Returns the sentences of the log that player 1 reads and that match. */
const told = (t: Table, like: RegExp): string[] => t.log(0).filter(line => like.test(line));

const firing = (seats: Position['seats']): Table => table({ phase: 'weapons fire', seats });

test('a ship that fires two kinds of weapons is named once', () => {
  const t = firing([{ fleet: [{ card: DESTROYER, given: [0, 0, 2] }] }, { fleet: [BATTLESHIP], order: 'never' }]);
  t.act(1, 'fire', BATTLESHIP).proposed();
  expect(told(t, /fires/)).toEqual([`Player 1 fires 5 at ${BATTLESHIP} with ${DESTROYER}.`]);
});

test('two equal ships that fire are both named', () => {
  const t = firing([{ fleet: [FRIGATE, FRIGATE] }, { fleet: [BATTLESHIP], order: 'never' }]);
  t.act(1, 'fire', BATTLESHIP).proposed();
  expect(told(t, /fires/)).toEqual([`Player 1 fires 6 at ${BATTLESHIP} with ${FRIGATE} and ${FRIGATE}.`]);
});

test('a card that lets splash damage through is told with what it absorbed', () => {
  const t = firing([
    { fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }, BATTLESHIP, BATTLESHIP] },
    { fleet: [MOON], hand: [CITADEL] },
  ]);
  // the Citadel has 8 shields and 8 strength; the four energy fluxes reach the moon
  t.act(1, 'fire', MOON).pick(1, ...Array<string>(21).fill(BATTLESHIP));
  t.act(2, 'respond', CITADEL);
  expect(told(t, /takes/)).toEqual([
    `${CITADEL} takes 8 damage to its shields and 8 to its structure.`,
    `${MOON} takes 4 damage to its structure.`,
  ]);
});

test('after an elimination a card that another player controls keeps its owner’s name', () => {
  const t = firing([
    { fleet: [BATTLESHIP, MOON] },
    { fleet: [MOON, { card: FRIGATE, on: [{ card: 'C6 Rogue Couple', by: 1 }] }], hq: 24, order: 'never' },
    { fleet: [BATTLESHIP], order: 'never' },
  ]);
  t.act(1, 'headquarters', '2').pick(1, BATTLESHIP);
  expect(told(t, /removed/)).toEqual([
    `Player 2's ${FRIGATE} is removed from the game.`,
    `Player 2's ${MOON} is removed from the game.`,
  ]);
});

test('two parts of one title that separate are told apart', () => {
  const ship = 'S6 Krebiz Heavy Cruiser';
  const t = play({ fleet: [{ card: ship, as: 1, on: [{ card: ship, as: 2 }] }] }).act(1, 'separate', ship);
  expect(told(t, /separates/)).toEqual([`Player 1 separates the capsule of one ${ship} from the cruiser of another.`]);
});

test('a place where a card does not go names its rule', () => {
  const t = play({ hand: ['B1 Military Outpost'], fleet: [MOON, 'T6 System', FRIGATE] }, { fleet: [MOON, CUTTER] });
  t.act(1, 'play', 'B1 Military Outpost');
  expect(t.why(1, 'on', FRIGATE)?.rule).toBe('ge/base/1');
  expect(t.why(1, 'on', t.id(MOON, 2))?.rule).toBe('ge/base/1');
  t.pick(1, 'T6 System');
});

test('a place that a text shuts names its rule', () => {
  const t = play({ hand: ['C2 Engineer'], fleet: [MOON, POD, FRIGATE] });
  t.act(1, 'play', 'C2 Engineer');
  expect(t.why(1, 'on', POD)?.rule).toBe('ge/crucial-rules/1');
  t.pick(1, FRIGATE);
});

test('a target that a text does not mean names its rule', () => {
  const t = play({ hand: ['H1 Dust Cloud'] }, { fleet: [MOON, FRIGATE, CUTTER] });
  t.act(1, 'play', 'H1 Dust Cloud');
  expect(t.whyNot(1, MOON)?.rule).toMatch(/^ge\//);
  t.pick(1, FRIGATE);
});

test('two ships of one title that join are told apart', () => {
  const ship = 'S6 Krebiz Heavy Cruiser';
  const fleet = [
    { card: ship, as: 1 },
    { card: ship, as: 2 },
  ];
  const t = play({ slots: 9, fleet });
  t.act(1, 'join', t.all(ship)[1]!);
  expect(told(t, /joins/)).toEqual([`Player 1 joins one ${ship} to another.`]);
});
