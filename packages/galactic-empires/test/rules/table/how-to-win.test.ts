import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type CardPlace, DISCARD, pile, type SeatPosition } from '../../../src/index.ts';
import { draw, firedAt, others, ship, stopIt, that, volleyAt, yours } from '../../../src/words/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';
import { damageHq } from '../../test-words.ts';

const S4 = 'S4 Argonian Destroyer';

const S8 = 'S8 Argonian Dreadnought';

const hq = (ships: string[], more: object = {}) =>
  table({ phase: 'weapons fire', seats: [{ fleet: ships }, { fleet: ['T3 Moon'], order: 'never', ...more }] });

rule('ge/how-to-win/1', 'whoever is left when the last rival falls has won', () => {
  const t = hq([S4], { hq: 24 }).act(1, 'headquarters', '2').pick(1, S4);
  expect(t.s.result).toEqual({ winners: [0], kind: 'last-one-standing' });
});

rule('ge/how-to-win/2', 'the twenty-fifth point of damage puts a player out of the game', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [S4] },
      { fleet: ['T3 Moon'], hq: 24, order: 'never' },
      { fleet: ['S2 Police Cutter'], order: 'never' },
    ],
  });
  t.act(1, 'headquarters', '2').pick(1, S4);
  expect([t.player(2).out, t.player(3).out, t.s.result]).toEqual([true, false, null]);
});

testCard(
  { title: 'Test Bombs', types: ['O'], strength: 1 },
  { on: 'your fleet', target: { foe: others }, after: 'discard', effect: damageHq('foe', 6) },
);

rule('ge/how-to-win/6', 'six points of weapons fire on a Sector HQ draw a card; five, or card damage, do not', () => {
  const after = (n: number) => {
    const t = hq([S8]);
    t.act(1, 'headquarters', '2').pick(1, ...Array(n).fill(S8));
    if (t.question === 'may') t.pick(1, 'yes');
    return t.size(1, 'hand');
  };
  expect([after(6), after(5)]).toEqual([1, 0]);
  const bombs = table({ seats: [{ fleet: ['T3 Moon'], hand: ['O1 Test Bombs'] }, { order: 'never' }] }).act(
    1,
    'play',
    'O1 Test Bombs',
  );
  expect([bombs.hq(2), bombs.size(1, 'hand')]).toEqual([6, 0]);
});

rule('ge/deck-construction/1', 'draws come from one’s own deck, discards go to one’s own pile', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [S4], deck: 5 },
      { fleet: [{ card: 'S1 Fleet Freighter', shieldDamage: 3 }], deck: 7, order: 'never' },
    ],
  });
  t.act(1, 'fire', 'S1 Fleet Freighter').pick(1, S4).untilPhase('discard', 1);
  expect([pile(t.s, 0, DISCARD).length, t.pile(2, 'discard')]).toEqual([0, ['S1 Fleet Freighter']]);
  t.least();
  expect([t.size(1, 'deck'), t.size(2, 'deck')]).toEqual([3, 7]);
});

testCard({ title: 'Test Drummer', types: ['C'], strength: 2 }, { functions: [{ effect: draw(1) }] });

const drummer = () =>
  table({ seats: [{ fleet: [{ card: 'T3 Moon', on: ['C2 Test Drummer'] }, 'S2 Police Cutter'] }, { order: 'never' }] });

rule('ge/play-cards-phase/2', 'each function is used once a turn, of a card just played too', () => {
  const t = table({ seats: [{ fleet: ['T3 Moon'], hand: ['C2 Test Drummer'] }, { order: 'never' }] });
  t.act(1, 'play', 'C2 Test Drummer').act(1, 'use', 'C2 Test Drummer');
  expect(t.refuses(1, 'use', 'C2 Test Drummer')).toBe('ge/card-actions-limit/1');
});

rule('ge/play-cards-phase/3', 'what was not used in Phase A may be used in Phase B', () => {
  const t = drummer().untilPhase('play B', 1);
  expect(t.offers(1, 'use', 'C2 Test Drummer')).toBe(true);
  const used = drummer().act(1, 'use', 'C2 Test Drummer').untilPhase('play B', 1);
  expect(used.offers(1, 'use', 'C2 Test Drummer')).toBe(false);
});

rule('ge/crucial-rules/3', 'no phase comes back once it is over', () => {
  const t = drummer().untilPhase('discard', 1);
  expect(t.offers(1, 'use', 'C2 Test Drummer')).toBe(false);
  expect(t.question).toBe('discard');
});

testCard(
  { title: 'Test Sentry', types: ['C'], strength: 2 },
  { reactions: [{ from: 'play', on: volleyAt(that(ship, yours)), at: firedAt, effect: stopIt }] },
);

rule('ge/card-actions-limit/2', 'a function used in reaction is not used again before its player’s next turn', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [S4] },
      { fleet: [{ card: 'T3 Moon', on: ['C2 Test Sentry'] }, 'S2 Police Cutter'], order: 'always' },
      { fleet: [S4], order: 'never' },
    ],
  });
  t.act(1, 'fire', 'S2 Police Cutter').pick(1, S4);
  expect(t.asked).toEqual([2]);
  t.act(2, 'respond', 'C2 Test Sentry');
  expect(t.shields('S2 Police Cutter')).toBe(3);
  expect(t.card('C2 Test Sentry').used).not.toBe(0);
});

rule('ge/card-actions-limit/3', 'once a turn is the limit though the card does not say so', () => {
  const t = drummer().act(1, 'use', 'C2 Test Drummer');
  expect(t.refuses(1, 'use', 'C2 Test Drummer')).toBe('ge/card-actions-limit/1');
});

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

rule('ge/how-to-win/3', 'no text keeps a card of a player who is out in play', () => {
  // a Void Angel would move the Captain's abilities to the Tactician before the Captain leaves
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
  // and it waits in its own fleet if there is no card to move to (ge-r-juggernaut-2)
  const none = without2([{ card: MOON, on: [{ card: BASE, on: [{ card: 'M7 Juggernaut', by: 1 }] }] }]);
  expect([none.inPlay('M7 Juggernaut'), none.under('M7 Juggernaut')]).toEqual([true, '']);
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
