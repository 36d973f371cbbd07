import { answer, asking, awaited, optionId, options, start, submit } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../../../src/game.ts';
import { DEFS, wars } from '../../../src/index.ts';
import { HAND, pile, RESERVE, type WarsState } from '../../../src/state.ts';
import { VALLEY } from '../../support/valley.ts';
import { table } from '../../table.ts';

const WELL = 'ganymede-valley';

/** A deck of 60 cards: these locations, and four copies each of other cards. */
const OTHERS = DEFS.filter(d => d.type === 'character' && !d.title.startsWith('Test')).map(d => d.id);

const deck = (...locations: string[]): string[] => [
  ...locations,
  ...Array.from({ length: 60 - locations.length }, (_, i) => OTHERS[i >> 2]!),
];

const begin = (one: string[], two: string[], seed = 1, first?: number): WarsState =>
  start(wars, { seats: [{ deck: one }, { deck: two }], ...(first === undefined ? {} : { first }) }, seed, true);

/** Both players start with the first location of their menu. */
function startWith(s: WarsState, ...titles: string[]): WarsState {
  for (const seat of [0, 1]) {
    if (asking(wars, s).step.menu.name !== 'starting location') break; // single locations are no choice
    const found = options(wars, s, seat).find(o => wars.cardIds[s.defs[o.a]!] === titles[seat]);
    answer(wars, s, seat, [found!]);
  }
  return s;
}

// Starting the game
rule('wars/starting-the-game/1', 'without an agreement chance says who takes the first turn', () => {
  const firsts = (first?: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(seed => begin(deck(WELL), deck(WELL), seed, first).active);
  expect(new Set(firsts())).toEqual(new Set([0, 1]));
  expect(new Set(firsts(1))).toEqual(new Set([1]));
  expect(() => begin(deck(WELL), deck(WELL), 1, 2)).toThrow('first turn');
});

rule('wars/starting-the-game/2', 'one location of one’s own deck is searched for, and nothing else', () => {
  const s = begin(deck(WELL, 'mercury-untapped-planet', 'mercury-untapped-planet'), deck('luna-military-outpost'));
  const offered = options(wars, s, 0).map(o => wars.cardIds[s.defs[o.a]!]);
  expect(offered).toEqual([WELL, 'mercury-untapped-planet']);
  const fighter = s.defs.findIndex(def => wars.cardIds[def] === 'type-ii-fighter');
  const theirs = s.defs.findIndex(def => wars.cardIds[def] === 'luna-military-outpost');
  expect(() => submit(wars, s, s.ask!.id, 0, [`card:${fighter}`])).toThrow();
  expect(() => submit(wars, s, s.ask!.id, 0, [`card:${theirs}`])).toThrow();
  expect(() => submit(wars, s, s.ask!.id, 0, options(wars, s, 0).map(optionId))).toThrow();
});

rule('wars/starting-the-game/3', 'the first choice stays hidden until the other has been made', () => {
  const s = begin(deck(WELL, 'luna-military-outpost'), deck('mercury-untapped-planet', WELL), 1, 0);
  expect([...awaited(s)].sort()).toEqual([0, 1]);
  const before = JSON.stringify(view(s, 1));
  answer(wars, s, 0, [options(wars, s, 0)[0]!]);
  expect(awaited(s)).toEqual([1]);
  expect(s.heard!.filter(h => h.fact.t === 'starting-location')).toEqual([]);
  expect(JSON.parse(JSON.stringify(view(s, 1))).regions).toEqual(JSON.parse(before).regions);
  answer(wars, s, 1, [options(wars, s, 1)[0]!]);
  expect(s.heard!.filter(h => h.fact.t === 'starting-location')).toHaveLength(2);
  expect(s.regions.map(r => r.name)).toEqual(['Ganymede', 'Mercury']);
});

rule(
  'wars/starting-the-game/4',
  'two sites of Ganymede lie side by side, a site and a sector of elsewhere apart',
  () => {
    const near = startWith(begin(deck(WELL), deck('ganymede-vantage-point'), 1, 0), WELL, 'ganymede-vantage-point');
    expect(near.regions.map(r => [r.name, r.sites.length])).toEqual([['Ganymede', 2]]);
    const far = startWith(begin(deck(WELL), deck('earth-humanitys-home'), 1, 0), WELL, 'earth-humanitys-home');
    expect(far.regions.map(r => [r.name, r.sites.length, r.sectors.length])).toEqual([
      ['Ganymede', 1, 0],
      ['Earth', 0, 1],
    ]);
  },
);

rule(
  ['wars/starting-the-game/5', 'wars/starting-the-game/6'],
  'of 60 cards one is in play, 8 are the hand and 51 the shuffled reserve',
  () => {
    const many = deck(WELL);
    const order = (seed: number) => {
      const s = startWith(begin(many, many, seed, 0), WELL, WELL);
      return [...pile(s, 0, RESERVE), ...pile(s, 0, HAND)].map(id => s.defs[id]!);
    };
    const s = startWith(begin(many, many, 1, 0), WELL, WELL);
    for (const seat of [0, 1]) {
      expect([0, 1, 2, 3, 4].map(kind => pile(s, seat, kind).length)).toEqual([51, 0, 0, 8, 0]);
      expect(s.zones[12]!.filter(id => s.cards[id]!.owner === seat)).toHaveLength(1);
    }
    expect(view(s, 1).seats[0]!.reserve).toBe(51);
    // the piles are face down: the opponent's view has their sizes but no card of the reserve or hand
    expect(JSON.stringify(view(s, 1).seats[0])).not.toContain('title');
    expect(order(1)).not.toEqual(order(2));
    expect([...order(1)].sort()).toEqual([...order(2)].sort());
    // the hand is the top of the pile: the eight drawn cards are the last eight of the shuffled pile
    const drawn = s.heard!.map(h => h.fact).filter(f => f.t === 'drew' && f.seat === 0);
    expect(drawn).toHaveLength(8);
    expect(drawn.every(f => f.from === RESERVE)).toBe(true);
  },
);

rule('wars/introduction/1', 'the revised Kucha, not the printed one: the highest unmodified power counts', () => {
  const t = table({
    locations: [VALLEY],
    seats: [{ hand: ['Test Might'], at: { [VALLEY]: ['Kucha', 'Jack Wilgress'] } }, {}],
  });
  expect([t.power('Jack Wilgress'), t.power('Kucha')]).toEqual([7, 7]);
  t.play(1, 'Test Might', 'Jack Wilgress');
  // the printed card uses the highest power with modifiers, which would be 10
  expect([t.power('Jack Wilgress'), t.power('Kucha')]).toEqual([10, 7]);
});
