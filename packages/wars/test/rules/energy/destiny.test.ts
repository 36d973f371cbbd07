import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../../src/index.ts';
import { RESERVE, zone } from '../../../src/state.ts';
import { CORE, field, MOON } from '../../fields.ts';

// Destiny, its comparisons, and cards that are taken from piles
const ONE = 'Heavy Juggernaut';

const THREE = 'Vishal Scout';

const FOUR = 'Type II Fighter';

const FIVE = 'Selfless Protector';

/** Player 1 has two fighters in a sector battle, and Cloud in hand. */
const cloud = (top: string | 0) =>
  field(
    { hand: ['Cloud'], at: { [MOON]: ['Damir Quarrel', 'Sudeva Quarrel'] } },
    { reserve: top === 0 ? 0 : [top], at: { [MOON]: ['Raider'] } },
  ).attack(1, MOON);

rule('wars/destiny/1', 'every card has a destiny, and it decides what comes of an ability', () => {
  for (const d of DEFS) expect([d.title, Number.isInteger(d.source.destiny)]).toEqual([d.title, true]);
  for (const [top, hit] of [
    [ONE, false],
    [FIVE, true],
  ] as const) {
    const t = field(
      { reserve: [top], at: { [CORE]: [{ card: 'Veteran Pilot', beneath: ['M44 Heavy Plasma Gun'] }] } },
      { at: { [CORE]: ['Pavel Royerk'] } },
    ).attack(1, CORE);
    t.use(1, 'M44 Heavy Plasma Gun');
    expect(t.damaged('Pavel Royerk')).toBe(hit);
  }
});

rule(
  ['wars/destiny/2', 'wars/destiny/3'],
  'the top card of the reserve gives the number and goes on top of the used pile',
  () => {
    const t = field(
      { hand: ['Introversion'], reserve: [THREE, FIVE], at: { [CORE]: ['CISyn Coordinators'] } },
      { at: { [CORE]: [FIVE] } },
    ).attack(1, CORE);
    const before = t.size(1, 'reserve');
    t.play(1, 'Introversion');
    expect(t.happened('destiny')).toMatchObject([{ seat: 0, n: 3, battle: false }]);
    expect(t.battleDestiny(1)).toBe(3);
    expect([t.pile(1, 'used').slice(0, 2), t.pile(1, 'reserve')[0], t.size(1, 'reserve')]).toEqual([
      ['Introversion', THREE],
      FIVE,
      before - 1,
    ]);
  },
);

rule('wars/destiny/4', 'Draw [destiny] cards: a 3 goes to the used pile and three cards are drawn', () => {
  const t = field({ hand: ["Sprinkle's Deal"], reserve: [THREE, ...Array(9).fill(FOUR)] }, {}, { phase: 'deploy' });
  t.s.zones = t.s.zones.map((list, i) => (i === zone(0, RESERVE) ? list.slice(-10) : list));
  expect(t.size(1, 'reserve')).toBe(10);
  t.play(1, "Sprinkle's Deal");
  expect([t.pile(1, 'used')[0], t.size(1, 'used')]).toEqual([THREE, 3 + 1]); // it costs 3 energy
  expect([t.size(1, 'hand'), t.size(1, 'reserve')]).toEqual([3, 6]);
  t.leaveOpen();
});

rule('wars/destiny/5', 'the opponent’s destiny is revealed from their reserve to their used pile', () => {
  const low = cloud(ONE).play(1, 'Cloud', 'Raider');
  expect([low.damaged('Raider'), low.pile(2, 'used'), low.happened('destiny')[0]?.seat]).toEqual([true, [ONE], 1]);
  expect(low.pile(1, 'used')).not.toContain(ONE);
  const high = cloud(THREE).play(1, 'Cloud', 'Raider');
  expect([high.damaged('Raider'), high.pile(2, 'used')]).toEqual([false, [THREE]]);
});

rule('wars/destiny/6', 'nothing that reveals a card is used while there is none to reveal', () => {
  const at = { [CORE]: [{ card: 'Veteran Pilot', beneath: ['Sidearm'] }] };
  const none = field({ reserve: 0, at }, { at: { [CORE]: [FIVE] } }).attack(1, CORE);
  expect(none.refuses(1, 'use', 'Sidearm', 0)).toBe('wars/destiny/6');
  const one = field({ reserve: 1, at }, { at: { [CORE]: [FIVE] } }).attack(1, CORE);
  expect(one.offers(1, 'use', 'Sidearm', 0)).toBe(true);
});

rule('wars/destiny/7', 'Cloud is not played against an empty reserve', () => {
  expect(cloud(0).refuses(1, 'play', 'Cloud')).toBe('wars/destiny/6');
  expect(cloud(ONE).offers(1, 'play', 'Cloud')).toBe(true);
});

rule('wars/destiny/8', 'a reserve emptied in response makes the destiny 0, and the effect goes on', () => {
  const t = field(
    {
      hand: ['Introversion'],
      reserve: 1,
      at: { [CORE]: [{ card: 'CISyn Coordinators', beneath: ['M44 Heavy Plasma Gun'] }] },
    },
    { at: { [CORE]: [FIVE] } },
  ).attack(1, CORE);
  t.act(1, 'play', 'Introversion').use(1, 'M44 Heavy Plasma Gun');
  expect(t.size(1, 'reserve')).toBe(0);
  t.resolve();
  expect(t.happened('destiny')).toHaveLength(1);
  expect(t.pile(1, 'used')[0]).toBe('Introversion');
  expect(t.happened('fizzled')).toEqual([]);
  expect(t.battleDestiny(1)).toBe(0);
});

rule(
  'wars/destiny/9',
  "with one card in each reserve Damir Quarrel, used in response, takes both from Sprinkle's Deal",
  () => {
    const t = field(
      { hand: ["Sprinkle's Deal", 'Atlantis'], reserve: 1, at: { [MOON]: ['Type II Fighter'] } },
      { reserve: 1, at: { [MOON]: ['Damir Quarrel'] } },
    ).attack(1, MOON);
    t.act(1, 'play', "Sprinkle's Deal").pass(1);
    t.use(2, 'Damir Quarrel', 0, t.all('Type II Fighter', 1)[0]!);
    expect([t.size(1, 'reserve'), t.size(2, 'reserve'), t.stack]).toEqual([0, 0, ["Sprinkle's Deal"]]);
    const hand = t.size(1, 'hand');
    t.resolve();
    expect([t.size(1, 'hand') - hand, t.happened('destiny').length, t.happened('drew').length]).toEqual([0, 2, 0]);
    expect(t.pile(1, 'lost')).toEqual(["Sprinkle's Deal"]);
  },
);
