import { answer, asking, awaited, optionId, options, start, submit } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../src/game.ts';
import { DEFS, wars } from '../src/index.ts';
import { energyOf, HAND, type Phase, pile, RESERVE, type WarsState } from '../src/state.ts';
import { table } from './table.ts';
import { asked } from './test-cards.ts';

const VALLEY = 'Ganymede/Valley';
const VANTAGE = 'Ganymede/Vantage Point';
const UNTAPPED = 'Mercury/Untapped Planet';
const WELL = 'ganymede-valley';

/** A deck of 60: these locations, and four each of other cards. */
const OTHERS = DEFS.filter(d => d.type === 'character' && !d.title.startsWith('Test')).map(d => d.id);
const deck = (...locations: string[]): string[] => [
  ...locations,
  ...Array.from({ length: 60 - locations.length }, (_, i) => OTHERS[i >> 2]!),
];
const begin = (one: string[], two: string[], seed = 1, first?: number): WarsState =>
  start(wars, { seats: [{ deck: one }, { deck: two }], ...(first === undefined ? {} : { first }) }, seed, true);
/** Both players start with the first location that they are offered. */
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
    // face down: the opponent's view tells how many, and names no card of reserve or hand
    expect(JSON.stringify(view(s, 1).seats[0])).not.toContain('title');
    expect(order(1)).not.toEqual(order(2));
    expect([...order(1)].sort()).toEqual([...order(2)].sort());
    // the hand is what lay on top: the eight drawn are the last eight of the pile as it was shuffled
    const drawn = s.heard!.map(h => h.fact).filter(f => f.t === 'drew' && f.seat === 0);
    expect(drawn).toHaveLength(8);
    expect(drawn.every(f => f.from === RESERVE)).toBe(true);
  },
);

// Phases and turns

const PHASES: readonly Phase[] = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'];

rule(
  ['wars/turn-sequence/1', 'wars/turn-sequence/2', 'wars/turn-sequence/3'],
  'six phases in order, in which nothing need be done, then the end of the turn; and the opponent has the next one',
  () => {
    const t = table({ phase: 'activate', locations: [VALLEY], seats: [{ used: 2 }, { used: 1 }] });
    const before = [1, 2].map(who => energyOf(t.s, who - 1));
    t.until('activate', 2).until('activate', 1);
    const told = t.happened('phase', 'turn', 'recirculated').map(f => (f.t === 'phase' ? [f.phase, f.seat] : [f.t]));
    const turn = (seat: number) => PHASES.map(phase => [phase, seat]);
    expect(told).toEqual([
      ...turn(0),
      ['recirculated'],
      ['recirculated'],
      ['turn'],
      ...turn(1),
      ['turn'],
      ['activate', 0],
    ]);
    expect([t.s.turn, t.s.active]).toEqual([3, 0]);
    // everybody passed: no energy activated, nothing drained, drawn or played
    expect([1, 2].map(who => energyOf(t.s, who - 1))).toEqual(before);
    expect(t.happened('activation', 'drain', 'declared', 'attack', 'movement', 'drew')).toEqual([]);
  },
);

rule('wars/turn-sequence/4', 'battle destiny, attrition, power, loss, end', () => {
  const t = table({
    phase: 'battle',
    locations: [VALLEY],
    seats: [{ at: { [VALLEY]: ['Hellcat Aviatrix'] } }, { at: { [VALLEY]: ['Claviger'] } }],
  }).attack(1, VALLEY);
  t.until('move');
  expect(t.happened('battle-step').map(f => f.step)).toEqual(['battle destiny', 'attrition', 'power', 'loss', 'end']);
});

rule('wars/phase-actions/1', 'each phase has its own action, and no other', () => {
  const at = { [VALLEY]: ['Hellcat Aviatrix'], [UNTAPPED]: ['Guardian-Class Carrier'] };
  const t = (phase: Phase) =>
    table({
      phase,
      locations: [VALLEY, VANTAGE, UNTAPPED],
      seats: [{ at }, { at: { [VANTAGE]: ['Claviger'], [UNTAPPED]: ['Guardian-Class Carrier'] } }],
    });
  const actions = ['activate', 'drain', 'attack', 'move', 'draw'];
  const offered = (phase: Phase) => {
    const now = t(phase);
    return actions.filter(verb => now.offers(1, verb));
  };
  expect(PHASES.map(offered)).toEqual([['activate'], ['drain'], [], ['attack'], ['move'], ['draw']]);
  expect(t('deploy').refuses(1, 'drain', VALLEY)).toBe('wars/drain-action/1');
  expect(t('control').refuses(1, 'draw')).toBe('wars/draw-phase/1');
  expect(t('move').refuses(1, 'attack', UNTAPPED)).toBe('wars/attack-action/1');
  expect(t('draw').refuses(1, 'move', 'Hellcat Aviatrix', VANTAGE)).toBe('wars/movement-actions/1');
  expect(t('control').refuses(1, 'activate', 1)).toBe('wars/activate-phase/1');
});

// The end of a turn

rule('wars/end-of-turn/1', 'power +3 until the end of the turn is gone in the next one', () => {
  const t = table({
    phase: 'draw',
    locations: [VALLEY],
    seats: [{ hand: ['Test Might'], at: { [VALLEY]: ['Hellcat Aviatrix'] } }, {}],
  });
  t.play(1, 'Test Might');
  expect(t.power('Hellcat Aviatrix')).toBe(4);
  t.until('activate', 2);
  expect(t.power('Hellcat Aviatrix')).toBe(1);
});

rule('wars/turn-sequence/1', 'at the end of the turn the draw phase is over: nobody draws then', () => {
  const t = table({
    phase: 'draw',
    locations: [VALLEY],
    seats: [asked({ hand: ['Test Draw'], table: ['Test Dusk'] }), {}],
  });
  expect(t.offers(1, 'draw')).toBe(true);
  t.pass(1, 2);
  expect([t.stack, t.s.turn, t.s.initiative]).toEqual([['Test Dusk'], 1, 0]);
  t.resolve();
  expect(t.s.turn).toBe(1);
  expect(t.refuses(1, 'draw')).toBe('wars/draw-phase/1');
  expect(t.offers(1, 'play', 'Test Draw')).toBe(true);
  t.pass(1, 2);
  expect([t.s.turn, t.s.active, t.s.phase]).toEqual([2, 1, 'activate']);
});

rule(['wars/end-of-turn/2', 'wars/end-of-turn/3'], 'both used piles go beneath, active energy stays', () => {
  const t = table({
    phase: 'draw',
    locations: [VALLEY],
    seats: [
      { reserve: 5, active: 3, used: ['Stinger', 'Boxer', 'Slider', 'Little Nelly'] },
      { reserve: 6, active: 2, used: ['Sidearm', 'Plasma Cannon', 'Stinger'] },
    ],
  }).until('activate', 2);
  expect([t.size(1, 'used'), t.size(2, 'used')]).toEqual([0, 0]);
  expect([t.size(1, 'reserve'), t.size(2, 'reserve')]).toEqual([9, 9]);
  expect(t.pile(1, 'reserve').slice(-4)).toEqual(['Stinger', 'Boxer', 'Slider', 'Little Nelly']);
  expect(t.pile(2, 'reserve').slice(-3)).toEqual(['Sidearm', 'Plasma Cannon', 'Stinger']);
  expect([t.size(1, 'active'), t.size(2, 'active')]).toEqual([3, 2]);
});

// Energy, and its end

rule('wars/energy/1', 'reserve, active pile and used pile are energy; hand, play and lost pile are not', () => {
  const t = table({
    locations: [VALLEY],
    seats: [{ reserve: 20, active: 3, used: 2, hand: 6, lost: 4, at: { [VALLEY]: ['Stinger'] } }, {}],
  });
  expect(energyOf(t.s, 0)).toBe(25);
  const none = table({
    locations: [VALLEY],
    seats: [{ reserve: 0, active: 0, used: 0, hand: 6, lost: 4, at: { [VALLEY]: ['Stinger'] } }, {}],
  });
  expect(energyOf(none.s, 0)).toBe(0);
});

rule(
  ['wars/systematic-rules/1', 'wars/systematic-rules/5', 'wars/winning-the-game/1'],
  'who has no energy left when somebody would gain initiative has lost; not in the middle of an effect',
  () => {
    const seats = (lost: number) => [
      { hand: ['Test Ruin', 'Test Ruin and Relief'], icons: {} },
      { reserve: 2, active: 0, used: 0, hand: 5, lost, at: { [VALLEY]: ['Stinger'] }, icons: {} },
    ];
    // both cards of the reserve are lost, then one comes back onto the used pile: at the check there is energy
    const saved = table({ locations: [VALLEY], seats: seats(1) })
      .play(1, 'Test Ruin and Relief')
      .resolveAll();
    expect(energyOf(saved.s, 1)).toBe(1);
    expect(saved.s.result).toBe(null);
    // the same without the second half: hand and cards in play do not help
    const ended = table({ locations: [VALLEY], seats: seats(1) });
    ended.act(1, 'play', 'Test Ruin').pass(1);
    expect(ended.s.result).toBe(null);
    ended.pass(2).resolveAll();
    expect(ended.size(2, 'hand')).toBe(5);
    expect(ended.s.result).toEqual({ winners: [0], kind: 'energy' });
  },
);

rule(
  ['wars/systematic-rules/6', 'wars/systematic-rules/7'],
  'both out of energy at one check: a draw, or tie breakers',
  () => {
    const ruin = (tournament: boolean, reserve = 2) => {
      const t = table({
        tournament,
        locations: [VALLEY],
        seats: [
          { hand: ['Test Ruin Both'], reserve: 2, active: 0, used: 0, icons: {} },
          { reserve, active: 0, used: 0, icons: {} },
        ],
      });
      return t.play(1, 'Test Ruin Both').resolveAll().s.result;
    };
    expect(ruin(false)).toEqual({ winners: [], kind: 'draw' });
    expect(ruin(true)).toEqual({ winners: [], kind: 'tie breaker required' });
    expect(ruin(true, 3)).toEqual({ winners: [1], kind: 'energy' });
  },
);

// A battle that is canceled

const clash = (
  mine: Parameters<typeof table>[0]['seats'][0],
  theirs: Parameters<typeof table>[0]['seats'][0],
): ReturnType<typeof table> =>
  table({ phase: 'battle', locations: [VALLEY, VANTAGE, UNTAPPED], seats: [asked(mine), asked(theirs)] }).attack(
    1,
    VALLEY,
  );

rule('wars/systematic-rules/2', 'a side without ships and units before the end step: no winner, no casualties', () => {
  const t = clash(
    { hand: ['Test Destroy'], at: { [VALLEY]: ['Stinger'] } },
    { at: { [VALLEY]: ['Claviger'] }, reserve: 20 },
  );
  t.step('attrition').untilAsked('initiative');
  t.act(1, 'play', 'Test Destroy').pick(1, 'Claviger').pass(1);
  expect(t.s.battle).not.toBe(null);
  t.pass(2);
  expect(t.s.battle).toBe(null);
  expect(t.happened('battle-canceled')).toHaveLength(1);
  expect(t.happened('battle-decided', 'battle-ended', 'energy-lost')).toEqual([]);
  expect(t.s.seats[0]!.won).toBe(0);
  expect([t.s.phase, t.s.initiative]).toEqual(['battle', 0]);
  // a NoBot is a unit as well: with one left the battle goes on
  const bot = clash(
    { hand: ['Test Destroy'], at: { [VALLEY]: ['Stinger'] } },
    { at: { [VALLEY]: ['Claviger', 'Ikazuchi'] } },
  );
  bot.play(1, 'Test Destroy', 'Claviger');
  expect(bot.s.battle).not.toBe(null);
});

rule('wars/systematic-rules/3', 'damaged cards are lost, not destroyed, when a battle is canceled', () => {
  const t = clash(
    { hand: ['Test Destroy'], at: { [VALLEY]: [{ card: 'Stinger', damaged: true }, 'Hellcat Aviatrix'] }, reserve: 20 },
    { at: { [VALLEY]: ['Claviger'] }, table: ['Test Watch'], reserve: 20 },
  );
  t.play(1, 'Test Destroy', 'Claviger');
  expect(t.s.battle).toBe(null);
  expect(t.pile(1, 'lost')).toContain('Stinger');
  expect(t.inPlay('Hellcat Aviatrix')).toBe(true);
  expect(t.happened('left').map(f => f.how)).toEqual(['destroyed', 'lost']);
  t.resolveAll();
  // the asset that watches for destroyed cards has seen Claviger alone
  expect(t.happened('declared').filter(f => f.item.name === 'Test Watch')).toHaveLength(1);
});

rule('wars/systematic-rules/4', 'what is pending when a battle is canceled is canceled', () => {
  const t = clash(
    { hand: ['Test Draw', 'Test Destroy'], at: { [VALLEY]: ['Stinger'] } },
    { at: { [VALLEY]: ['Claviger'] } },
  );
  t.act(1, 'play', 'Test Draw').act(1, 'play', 'Test Destroy').pick(1, 'Claviger');
  expect(t.stack).toEqual(['Test Draw', 'Test Destroy']);
  t.pass(1, 2);
  expect(t.stack).toEqual([]);
  expect(t.pile(1, 'lost')).toEqual(['Test Draw']);
  expect(t.pile(1, 'used')).toContain('Test Destroy');
  expect(t.happened('drew')).toEqual([]);
});

rule('wars/introduction/1', 'the revised Kucha, not the printed one: the highest unmodified power counts', () => {
  const t = table({
    locations: [VALLEY],
    seats: [{ hand: ['Test Might'], at: { [VALLEY]: ['Kucha', 'Jack Wilgress'] } }, {}],
  });
  expect([t.power('Jack Wilgress'), t.power('Kucha')]).toEqual([7, 7]);
  t.play(1, 'Test Might', 'Jack Wilgress');
  // the printed card says the highest power there is: it would be 10
  expect([t.power('Jack Wilgress'), t.power('Kucha')]).toEqual([10, 7]);
});
