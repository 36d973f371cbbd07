import { start } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { readyDeck, setupFrom } from '../src/decks/index.ts';
import { view } from '../src/game.ts';
import { DEFS, wars } from '../src/index.ts';
import { put } from '../src/rules/cards/piles.ts';
import { HAND, REMOVED, RESERVE, zone } from '../src/state.ts';
import { CORE, field, MOON } from './fields.ts';
import { Table } from './table.ts';

// Destiny, and what compares it; cards that are taken from piles

const ONE = 'Heavy Juggernaut';
const THREE = 'Vishal Scout';
const FOUR = 'Type II Fighter';
const FIVE = 'Selfless Protector';

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

/** Player 1 has two fighters at a sector battle, and Cloud. */
const cloud = (top: string | 0) =>
  field(
    { hand: ['Cloud'], at: { [MOON]: ['Damir Quarrel', 'Sudeva Quarrel'] } },
    { reserve: top === 0 ? 0 : [top], at: { [MOON]: ['Raider'] } },
  ).attack(1, MOON);

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

rule(['wars/greater-than/1', 'wars/greater-than/2'], 'more than the opponent’s 3 is 4, and not 3', () => {
  for (const [mine, left] of [
    [FOUR, []],
    [THREE, ['Raider']],
  ] as const) {
    const t = field(
      { reserve: [mine], lost: ['Raider'], at: { [CORE]: ['Sultry Opportunist'] } },
      { reserve: [THREE] },
      { phase: 'activate' },
    );
    t.pass(1, 2); // the control phase begins, of which the Opportunist speaks
    t.untilAsked('may', 1).pick(1, 'yes');
    while (t.stack.length > 0) t.least();
    expect(t.happened('destiny').map(x => x.n)).toEqual([mine === FOUR ? 4 : 3, 3]);
    expect(t.pile(1, 'lost')).toEqual(left);
  }
});

rule(['wars/less-than/1', 'wars/less-than/2'], 'a defense of 3 is less than destiny 4, and not than 3', () => {
  for (const [top, hit] of [
    [FOUR, true],
    [THREE, false],
  ] as const) {
    const t = field(
      { reserve: [top], at: { [CORE]: [{ card: 'Veteran Pilot', beneath: ['M44 Heavy Plasma Gun'] }] } },
      { at: { [CORE]: ['Pavel Royerk'] } },
    ).attack(1, CORE);
    expect(t.defense('Pavel Royerk')).toBe(3);
    t.use(1, 'M44 Heavy Plasma Gun');
    expect(t.damaged('Pavel Royerk')).toBe(hit);
  }
});

// Cards taken from piles

rule('wars/retrieve/1', 'a card at random from the lost pile, shown, goes on top of the used pile', () => {
  const LOST = ['Raider', 'Atlantis', 'Zocho', 'Komoku', 'Jikoku'];
  const got = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const t = field({ hand: ['Tamon Fighter'], lost: LOST }, {}, { phase: 'deploy', seed });
    t.play(1, 'Tamon Fighter', MOON);
    while (t.question !== 'may') t.least();
    t.pick(1, 'yes').resolveAll();
    expect(t.size(1, 'lost')).toBe(4);
    const [top] = t.pile(1, 'used');
    expect(LOST).toContain(top);
    expect(t.pile(1, 'lost')).not.toContain(top);
    const fact = t.happened('put').at(-1)!;
    for (const viewer of [0, 1]) expect(t.toldTo(fact, viewer).fact.card).toMatchObject({ id: fact.card });
    got.add(top!);
  }
  expect(got.size).toBeGreaterThan(1);
});

/** Komoku Fighter enters play and may download a card of its own title. */
const komoku = (reserve: string[], seed = 1) => {
  const t = field({ hand: ['Komoku Fighter'], reserve }, {}, { phase: 'deploy', seed });
  t.play(1, 'Komoku Fighter', MOON);
  while (t.question !== 'may') t.least();
  t.pick(1, 'yes');
  return t;
};

rule('wars/download/1', 'the card named is searched for, shown, taken into the hand, and the reserve shuffled', () => {
  const t = komoku(['Raider', 'Komoku Fighter', 'Atlantis', 'Zocho', 'Jikoku']);
  expect(t.question).toBe('download');
  expect(t.options(1).map(o => DEFS[t.s.defs[o.a]!]!.title)).toEqual(['Komoku Fighter']);
  t.pick(1, 'Komoku Fighter');
  expect(t.pile(1, 'hand')).toEqual(['Komoku Fighter']);
  const shown = t.happened('revealed').at(-1)!;
  expect(t.toldTo(shown, 1).fact.cards).toMatchObject([{ id: t.s.zones[zone(0, HAND)]![0] }]);
  expect(t.happened('shuffled')).toHaveLength(1);
  expect(t.pile(1, 'reserve')).not.toContain('Komoku Fighter');
});

rule('wars/download/2', 'not found, or not wanted: nothing is shown, and the reserve is shuffled', () => {
  const declined = komoku(['Raider', 'Komoku Fighter']);
  declined.pick(1);
  expect(declined.size(1, 'hand')).toBe(0);
  expect(declined.happened('revealed')).toEqual([]);
  expect(declined.happened('shuffled')).toHaveLength(1);
  const absent = komoku(['Raider', 'Atlantis']);
  if (absent.question === 'download') absent.pick(1);
  expect([absent.size(1, 'hand'), absent.happened('revealed').length]).toEqual([0, 0]);
  expect(absent.happened('shuffled')).toHaveLength(1);
});

rule('wars/recirculate/1', 'the used pile goes beneath the reserve as it lies, and nobody sees it', () => {
  const t = field({ reserve: 3, used: ['Raider', 'Atlantis', 'Zocho'] }, { reserve: 20 }, { phase: 'draw' });
  t.until('activate', 2);
  expect(t.pile(1, 'reserve')).toEqual([FOUR, FOUR, FOUR, 'Raider', 'Atlantis', 'Zocho']);
  expect(t.size(1, 'used')).toBe(0);
  const facts = t.happened('recirculated').filter(x => x.seat === 0);
  expect(facts).toEqual([{ t: 'recirculated', seat: 0, n: 3 }]);
  expect(JSON.stringify(view(t.s, 1))).not.toContain('atlantis');
});

rule('wars/removed-from-the-game/1', 'a card removed from the game is in no pile and counts for nothing', () => {
  const t = field(
    { hand: ['Unbidden Martyr'], lost: ['Raider'], at: { [CORE]: ['Ace McCallister', 'CISyn Coordinators'] } },
    {},
    { phase: 'deploy' },
  );
  t.play(1, 'Unbidden Martyr', 'CISyn Coordinators');
  t.resolveAll();
  expect(t.pile(1, 'removed').sort()).toEqual(['CISyn Coordinators', 'Unbidden Martyr']);
  expect(t.pile(1, 'used')[0]).toBe('Raider');
  // it cost 3 energy, so three cards are retrieved: there was only one, and those removed are not found
  expect(t.size(1, 'lost')).toBe(0);
  expect(t.inPlay('CISyn Coordinators')).toBe(false);
});

rule(
  'wars/removed-from-the-game/2',
  'removed for the rest of the game; in the next one the deck is whole again',
  () => {
    const deck = readyDeck('earther');
    const setup = setupFrom([deck, deck]);
    const before = JSON.stringify(setup);
    const t = new Table(start(wars, setup, 1)).leaveOpen();
    while (t.question !== 'initiative') t.least();
    const [gone] = t.s.zones[zone(0, RESERVE)]!;
    put(t.s, { card: gone!, seat: 0, from: zone(0, RESERVE), to: zone(0, REMOVED), shown: true });
    const whole = (s: typeof t.s): number => {
      const own = s.cards
        .map((_, id) => id)
        .filter(id => s.cards[id]!.owner === 0 && s.cards[id]!.zone !== zone(0, REMOVED));
      return own.length;
    };
    // a few turns with all their shuffling bring nothing back
    for (let i = 0; i < 120 && t.s.result === null; i++) t.least();
    expect([t.s.turn > 2, t.pile(1, 'removed').length, whole(t.s)]).toEqual([true, 1, 59]);
    // the next game is made of the same deck
    expect(JSON.stringify(setup)).toBe(before);
    const again = start(wars, setup, 2);
    expect([whole(again), again.zones[zone(0, REMOVED)]]).toEqual([60, []]);
  },
);
