import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/index.ts';
import { type Table, table } from '../../table.ts';

// What leaves with a player who is out

const POLICE = 'S2 Police Cutter';
const MOON = 'T3 Moon';
const BASE = 'B1 Personal Base';

/** Player 1 destroys the Sector HQ of player 2; two others are left. */
const without2 = (
  theirs: readonly CardPlace[],
  third: readonly CardPlace[] = [MOON],
  mine: Partial<SeatPosition> = {},
): Table => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [POLICE], order: 'never', ...mine },
      { fleet: theirs, hand: [MOON], reserve: [MOON], hq: 24, order: 'never' },
      { fleet: third, order: 'never' },
    ],
  });
  t.act(1, 'headquarters', '2').pick(1, POLICE);
  expect(t.player(2).out).toBe(true);
  return t;
};

rule('ge/how-to-win/3', 'all cards of a player who is out leave the game, those against others too', () => {
  const t = without2([MOON, BASE], [{ card: POLICE, on: [{ card: 'H3 Pulsar', by: 2, left: 3 }] }]);
  expect([
    t.all(MOON, 2).length,
    t.inPlay('H3 Pulsar'),
    t.size(2, 'hand'),
    t.size(2, 'deck'),
    t.size(2, 'reserve'),
  ]).toEqual([0, false, 0, 0, 0]);
  expect(t.on(t.id(POLICE, 3))).toEqual([]);
});

rule('ge/weapons-fire-phase/1', 'nobody fires at the Sector HQ of a player who is out', () => {
  const t = without2([MOON], [MOON], { fleet: [POLICE, 'S4 Refueler'] });
  // a ship of its own still has weapons, and the other Sector HQ is a target
  expect([t.refuses(1, 'headquarters', '2'), t.offers(1, 'headquarters', '3')]).toEqual([
    'ge/weapons-fire-phase/1',
    true,
  ]);
});

rule('ge/how-to-win/3', 'no text keeps a card of a player who is out in play', () => {
  // a Void Angel would have the abilities of the Captain move to the Tactician before the Captain leaves
  const based = (crew: CardPlace): CardPlace => ({ card: MOON, on: [{ card: BASE, on: [crew] }] });
  const t = without2([
    based({ card: 'C5 Captain', on: ['A2 Logic', { card: 'M6 Void Angel', by: 1 }] }),
    based('C6 Tactician'),
  ]);
  expect(['C5 Captain', 'A2 Logic', 'C6 Tactician', 'M6 Void Angel'].filter(x => t.inPlay(x))).toEqual([]);
  expect(t.pile(1, 'discard')).toEqual(['M6 Void Angel']);
});

rule('ge/how-to-win/4', 'what others have played against him goes to their discard piles', () => {
  const t = without2([
    { card: MOON, on: [{ card: 'H3 Pulsar', by: 3, left: 3 }] },
    { card: 'M9 Kraken', by: 1 },
    { card: 'M3 Scandig Blob', by: 3 },
  ]);
  expect([t.pile(1, 'discard'), t.pile(3, 'discard').slice().sort()]).toEqual([
    ['M9 Kraken'],
    ['H3 Pulsar', 'M3 Scandig Blob'],
  ]);
});

rule('ge/how-to-win/5', 'a monster that can move to other fleets does so, and its player chooses where', () => {
  const t = without2(
    [
      {
        card: MOON,
        on: [
          { card: BASE, on: [{ card: 'M7 Juggernaut', by: 1 }] },
          { card: 'M4 Harvesters', by: 1 },
        ],
      },
    ],
    [{ card: 'T6 Planet', on: ['B1 Military Outpost'] }],
  );
  expect([t.under('M7 Juggernaut'), t.under('M4 Harvesters')]).toEqual(['B1 Military Outpost', 'T6 Planet']);
  // and is gone where there is nothing to move to
  const none = without2([{ card: MOON, on: [{ card: BASE, on: [{ card: 'M7 Juggernaut', by: 1 }] }] }]);
  expect([none.inPlay('M7 Juggernaut'), none.pile(1, 'discard')]).toEqual([false, ['M7 Juggernaut']]);
});

rule('ge/how-to-win/5', 'a card against cards of several players stays with those who are left', () => {
  const t = table({
    seats: [
      { fleet: ['S1 Ship from the Future'], hand: ['H9 Tuforeous Dead Zone'], order: 'never' },
      { fleet: [POLICE], hq: 24, order: 'never' },
      { fleet: ['S5 Ore Carrier'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'H9 Tuforeous Dead Zone').act(1, 'use', 'H9 Tuforeous Dead Zone');
  t.untilPhase('weapons fire', 1)
    .act(1, 'fire', POLICE)
    .pick(1, ...Array(2).fill('S1 Ship from the Future'));
  t.act(1, 'headquarters', '2').pick(1, 'S1 Ship from the Future');
  expect([t.player(2).out, t.under('H9 Tuforeous Dead Zone')]).toEqual([true, 'S5 Ore Carrier']);
});
