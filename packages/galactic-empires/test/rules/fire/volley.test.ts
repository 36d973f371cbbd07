import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { empireOf } from '../../../src/rules/table/definitions.ts';
import { protects } from '../../../src/rules/table/sector-hq.ts';
import {
  anyVolley,
  base,
  damage,
  disengage,
  either,
  firing,
  itsHost,
  ofOthers,
  sequence,
  ship,
  stopIt,
  terrain,
  that,
  volleyAt,
  volleyAtHq,
  yours,
} from '../../../src/words/index.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// Volleys: at whom, by whom, how often; what comes between, and what is left over (ge/weapons-fire-phase, ge/damage)

const PIRATE = 'S4 Independent Pirate Ship';
const LINER = 'S6 Luxury Liner';
const YACHT = 'S2 Space Yacht';
const battle = (one: readonly CardPlace[], two: readonly CardPlace[], more: SeatPosition = {}): Table =>
  table({
    phase: 'weapons fire',
    seats: [
      { fleet: one, deck: 5 },
      { fleet: two, ...more },
    ],
  });
const times = (n: number, what: string): string[] => Array<string>(n).fill(what);
const left = (t: Table, name: string): [number, number] => [t.shields(name), t.strength(name)[1]];

testCard(
  { types: ['O'], strength: 1, title: 'Test Halt', reaction: true },
  { after: 'discard', reactions: [{ on: anyVolley, effect: stopIt }] },
);
testCard(
  { types: ['O'], strength: 2, title: 'Test Jam', reaction: true },
  {
    after: 'discard',
    reactions: [{ on: anyVolley, target: { gun: that(ship, ofOthers, firing) }, effect: disengage('gun') }],
  },
);
testCard(
  { types: ['B'], strength: 3, title: 'Test Bunker', reaction: true, shields: 1 },
  { on: that(terrain, yours), reactions: [{ on: volleyAt(that(terrain, yours)), effect: sequence() }] },
);
testCard(
  { types: ['S'], strength: 2, title: 'Test Picket', reaction: true, shields: 1 },
  { reactions: [{ on: volleyAtHq, effect: sequence() }] },
);
testCard(
  { types: ['M'], strength: 3, title: 'Test Warden' },
  { on: that(ship, yours), always: [{ k: 'absorbs', to: itsHost }] },
);
testCard({ types: ['M'], strength: 2, title: 'Test Prey' }, { on: that(ship, ofOthers), bane: ['weapons'] });
testCard({ types: ['M'], strength: 2, title: 'Test Mist' }, { on: that(ship, ofOthers), bane: ['research'] });
testCard(
  { types: ['E'], strength: 2, title: 'Test Bomb', passive: true },
  {
    is: ['mine'],
    functions: [{ target: { mark: that(either(ship, base), ofOthers) }, effect: damage('mark', 2), spent: true }],
  },
);
testCard({ types: ['S'], strength: 4, title: 'Test Hull', shields: 1, armor: 2 });

rule(
  'ge/weapons-fire-phase/1',
  'terrain, ships, dragons, bases, free shuttles and what damage destroys can be fired at; crew and equipment cannot',
  () => {
    const t = battle(
      [
        { card: 'S9 Krebiz Battleship', given: [0, 0, 5] },
        {
          card: LINER,
          on: [
            { card: 'M2 Test Prey', by: 2 },
            { card: 'M2 Test Mist', by: 2 },
          ],
        },
      ],
      [
        'T7 System',
        YACHT,
        'D5 Void Dragoness',
        { card: 'T3 Moon', on: ['B4 Base Station', 'C2 Engineer'] },
        'E3 Shuttlecraft',
        { card: 'S2 Police Cutter', on: ['E2 Phaser Refit'] },
      ],
    );
    const may = ['T7 System', YACHT, 'D5 Void Dragoness', 'B4 Base Station', 'E3 Shuttlecraft', 'M2 Test Prey'];
    const never = ['C2 Engineer', 'E2 Phaser Refit', 'M2 Test Mist', 'T3 Moon'];
    expect([...may, ...never].map(x => t.offers(1, 'fire', x))).toEqual([
      ...may.map(() => true),
      ...never.map(() => false),
    ]);
  },
);

rule('ge/weapons-fire-phase/4', 'a disengaged card fires in no volley', () => {
  const t = battle([{ card: PIRATE, engaged: false }, YACHT], [LINER]);
  t.act(1, 'fire', LINER);
  expect([t.offers(1, 'shoot', PIRATE), t.offers(1, 'shoot', YACHT)]).toEqual([false, true]);
  t.proposed();
});

rule('ge/weapons-fire-phase/5', 'a weapon that has fired does not fire again', () => {
  const t = battle([PIRATE], [LINER, YACHT]);
  t.act(1, 'fire', LINER)
    .pick(1, ...times(4, PIRATE))
    .act(1, 'fire', YACHT);
  expect(() => t.pick(1, ...times(3, PIRATE))).toThrow();
  t.pick(1, ...times(2, PIRATE));
  expect([left(t, YACHT), t.offers(1, 'fire', LINER)]).toEqual([[1, 2], false]);
});

rule('ge/weapons-fire-phase/6', 'others may react once a volley is declared, before it does anything', () => {
  const t = battle([PIRATE], [LINER], { hand: ['O1 Test Halt'] });
  t.act(1, 'fire', LINER).pick(1, ...times(6, PIRATE));
  expect([t.question, t.asked, left(t, LINER)]).toEqual(['respond', [2], [9, 6]]);
  t.pass(2);
  expect(left(t, LINER)).toEqual([3, 6]);
});

rule('ge/weapons-fire-phase/7', 'whoever fires reacts to no volley of his own, but to the reaction of another', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [PIRATE], hand: ['O1 Test Answer'] },
      { fleet: [LINER], hand: ['O1 Test Halt'] },
    ],
  });
  t.act(1, 'fire', LINER).pick(1, ...times(6, PIRATE));
  expect(t.asked).toEqual([2]);
  t.act(2, 'respond', 'O1 Test Halt');
  expect(t.asked).toEqual([1]);
  t.pass(1);
  expect(left(t, LINER)).toEqual([9, 6]);
});
testCard(
  { types: ['O'], strength: 1, title: 'Test Answer', reaction: true },
  { after: 'discard', reactions: [{ on: anyVolley, effect: stopIt }] },
);

rule('ge/weapons-fire-phase/8', 'reactions come before the volley does its damage', () => {
  const t = battle([PIRATE], [LINER], { hand: ['O1 Test Halt'] });
  t.act(1, 'fire', LINER)
    .pick(1, ...times(6, PIRATE))
    .act(2, 'respond', 'O1 Test Halt');
  expect([left(t, LINER), t.happened('damaged')]).toEqual([[9, 6], []]);
});

rule('ge/weapons-fire-phase/9', 'volleys at further targets follow until weapons or targets run out', () => {
  const t = battle([PIRATE], [LINER, YACHT]);
  t.act(1, 'fire', LINER)
    .pick(1, ...times(3, PIRATE))
    .act(1, 'fire', YACHT)
    .pick(1, ...times(3, PIRATE));
  expect([left(t, LINER), left(t, YACHT), t.happened('fired').length]).toEqual([[6, 6], [0, 2], 2]);
  expect(t.question).not.toBe('volley');
});

rule('ge/weapons-fire-phase/10', 'one volley at each target in a Weapons Fire Phase', () => {
  const t = battle([PIRATE], [LINER, YACHT]);
  t.act(1, 'fire', LINER).pick(1, PIRATE);
  expect([t.offers(1, 'fire', LINER), t.offers(1, 'fire', YACHT)]).toEqual([false, true]);
});

rule('ge/damage/1', 'a volley says its target, the cards that fire, their weapons and its points', () => {
  const t = battle([PIRATE, YACHT], [LINER]);
  t.act(1, 'fire', LINER).pick(1, PIRATE, PIRATE, YACHT);
  const [fired] = t.happened('fired');
  expect(t.log('all').some(line => line.includes('fires 3 at S6 Luxury Liner with S4 Independent Pirate Ship'))).toBe(
    true,
  );
  expect((fired!.shots as { n: number }[]).map(x => x.n)).toEqual([2, 1]);
});

rule('ge/damage/2', 'the 25th point of damage destroys a Sector HQ', () => {
  const fire = (hq: number): boolean => {
    const t = battle([PIRATE], ['T3 Moon'], { hq });
    t.act(1, 'headquarters', '2').pick(1, ...times(2, PIRATE));
    return t.player(2).out;
  };
  expect([fire(22), fire(23)]).toEqual([false, true]);
});

rule('ge/damage/3', 'a Sector HQ can be fired at only while no ship or dragon protects it', () => {
  const open = (...fleet: CardPlace[]) => battle([PIRATE], fleet).offers(1, 'headquarters', '2');
  expect([
    open('T3 Moon'),
    open({ card: 'T3 Moon', on: ['B4 Base Station'] }),
    open(YACHT),
    open('D5 Void Dragoness'),
  ]).toEqual([true, true, false, false]);
});

rule('ge/damage/4', 'ships, dragons and equipment on them fire at a Sector HQ; bases do not', () => {
  const fire = (...fleet: CardPlace[]) => battle(fleet, ['T3 Moon']).offers(1, 'headquarters', '2');
  expect([
    fire({ card: 'T3 Moon', on: ['B4 Base Station'] }),
    fire({ card: 'T3 Moon', on: [{ card: 'B4 Base Station', on: ['R/E3 Stealth Fighter'] }] }),
    fire({ card: YACHT, engaged: false, on: ['R/E3 Stealth Fighter'] }),
    fire('D2 Oort Dragoness'),
  ]).toEqual([false, false, true, true]);
});

rule('ge/damage/6', 'what guards a card already takes all of a volley, and nothing splashes', () => {
  const t = battle([PIRATE, LINER], [{ card: YACHT, on: ['M3 Test Warden'] }]);
  t.act(1, 'fire', YACHT).pick(1, ...times(6, PIRATE), ...times(3, LINER));
  expect([t.inPlay('M3 Test Warden'), left(t, YACHT)]).toEqual([false, [3, 2]]);
});

rule('ge/damage/7', 'a card played in reaction to protect is destroyed first, and the rest hits the target', () => {
  const t = battle([{ card: 'S9 Krebiz Battleship', given: [0, 0, 5] }], ['T7 System'], { hand: ['B3 Test Bunker'] });
  t.act(1, 'fire', 'T7 System')
    .pick(1, ...times(5, 'S9 Krebiz Battleship'))
    .act(2, 'respond', 'B3 Test Bunker');
  // 1 shield and 3 strength of the bunker, and the fifth point to the terrain
  expect([t.inPlay('B3 Test Bunker'), left(t, 'T7 System')]).toEqual([false, [0, 6]]);
  const hq = battle([PIRATE], ['T3 Moon'], { hand: ['S2 Test Picket'] });
  hq.act(1, 'headquarters', '2')
    .pick(1, ...times(6, PIRATE))
    .act(2, 'respond', 'S2 Test Picket');
  if (hq.question === 'place') hq.pick(2, 'space');
  expect([hq.inPlay('S2 Test Picket'), hq.hq(2)]).toEqual([false, 3]);
});

rule('ge/damage/8', 'fire that a reaction makes illegal is lost', () => {
  const t = battle([PIRATE, YACHT], [LINER], { hand: ['O2 Test Jam'] });
  t.act(1, 'fire', LINER)
    .pick(1, ...times(6, PIRATE), YACHT)
    .act(2, 'respond', 'O2 Test Jam')
    .pick(2, PIRATE);
  // the yacht's point alone is left, and the pirate's six are gone
  expect([left(t, LINER), t.card(PIRATE).fired]).toEqual([[8, 6], [6]]);
});

rule(
  'ge/how-to-win/6',
  'six points of weapons fire on a Sector HQ let the firing player draw; five do not, nor does other damage',
  () => {
    const t = battle([PIRATE, YACHT], ['T3 Moon']);
    t.act(1, 'headquarters', '2').pick(1, ...times(6, PIRATE));
    expect(t.question).toBe('may');
    t.pick(1, 'yes');
    expect(t.size(1, 'hand')).toBe(1);
    const few = battle([PIRATE], ['T3 Moon']);
    few.act(1, 'headquarters', '2').pick(1, ...times(5, PIRATE));
    expect([few.question === 'may', few.size(1, 'hand')]).toEqual([false, 0]);
  },
);

rule('ge/how-to-win/1', 'the last player left wins', () => {
  const t = battle([PIRATE], ['T3 Moon'], { hq: 24 });
  t.act(1, 'headquarters', '2').pick(1, PIRATE);
  expect(t.s.result).toMatchObject({ winners: [0] });
});

rule('ge/how-to-win/2', 'a player whose Sector HQ has taken 25 damage is out; the others play on', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [PIRATE] }, { fleet: ['T3 Moon'], hq: 24 }, { fleet: [LINER] }],
  });
  t.act(1, 'headquarters', '2').pick(1, PIRATE);
  expect([t.player(2).out, t.s.result]).toEqual([true, null]);
});

// The Sector HQ (ge/sector-hq)

rule('ge/sector-hq/1', 'the Sector HQ is no card at the table: it keeps its damage alone', () => {
  const t = battle([PIRATE], ['T3 Moon']);
  const n = t.s.cards.length;
  t.act(1, 'headquarters', '2').pick(1, PIRATE);
  expect([t.hq(2), t.s.cards.length]).toEqual([1, n]);
});

rule('ge/sector-hq/2', 'no repair point lowers the damage to a Sector HQ', () => {
  const t = table({ phase: 'allocation', seats: [{ fleet: ['B3 Repair Skid', 'T5 System'], hq: 7 }, {}] });
  expect(t.options(1).some(o => o.a < 0)).toBe(false);
  t.proposed();
  expect(t.hq(1)).toBe(7);
});

rule('ge/sector-hq/3', 'no card is played on a Sector HQ', () => {
  const t = table({ seats: [{ hand: ['E2 Test Bomb', 'C2 Engineer'] }, {}] });
  expect([t.refuses(1, 'play', 'E2 Test Bomb'), t.refuses(1, 'play', 'C2 Engineer')]).toEqual([
    'ge/equipment/1',
    'ge/crew/1',
  ]);
});

// Shields and armor (ge/points)

rule('ge/points/13', 'shields work on a card that is not engaged', () => {
  const t = battle([PIRATE], [{ card: LINER, engaged: false }]);
  t.act(1, 'fire', LINER).pick(1, ...times(6, PIRATE));
  expect(left(t, LINER)).toEqual([3, 6]);
});

rule('ge/points/14', 'damage takes shields first, and then the structure', () => {
  const t = battle([PIRATE], [YACHT]);
  t.act(1, 'fire', YACHT).pick(1, ...times(4, PIRATE));
  expect(left(t, YACHT)).toEqual([0, 1]);
});

rule('ge/points/17', 'armor works once for each time that structure would be damaged', () => {
  const t = battle([PIRATE, YACHT], ['S4 Test Hull']);
  t.act(1, 'fire', 'S4 Test Hull')
    .pick(1, ...times(4, PIRATE))
    .pick(2, 'yes');
  // 1 to its shield; of 3 its armor takes 2
  expect([left(t, 'S4 Test Hull'), t.card('S4 Test Hull').armorUsed]).toEqual([[0, 3], 1]);
});

rule('ge/points/19', 'each use of armor takes off its present strength, which then is one less', () => {
  const t = battle([PIRATE], [{ card: 'S4 Test Hull', shieldDamage: 1 }]);
  t.s.cards[t.id('S4 Test Hull')]!.armorUsed = 1;
  t.act(1, 'fire', 'S4 Test Hull')
    .pick(1, ...times(3, PIRATE))
    .pick(2, 'yes');
  expect([left(t, 'S4 Test Hull'), t.card('S4 Test Hull').armorUsed]).toEqual([[0, 2], 2]);
});

rule('ge/points/16', 'armor of strength 2 works twice, and no more', () => {
  const t = battle([PIRATE], [{ card: 'S4 Test Hull', shieldDamage: 1 }]);
  t.s.cards[t.id('S4 Test Hull')]!.armorUsed = 2;
  t.act(1, 'fire', 'S4 Test Hull').pick(1, ...times(3, PIRATE));
  expect([left(t, 'S4 Test Hull'), t.card('S4 Test Hull').armorUsed]).toEqual([[0, 1], 2]);
});

rule('ge/points/21', 'a volley is lessened by texts first, then by shields, then by armor', () => {
  const t = battle([PIRATE], [{ card: 'S4 Test Hull', on: ['C5 Captain'] }]);
  t.act(1, 'fire', 'S4 Test Hull')
    .pick(1, ...times(6, PIRATE))
    .pick(2, 'yes');
  // 6 less what the captain takes off, less 1 shield, less 2 armor
  const taken = 4 - t.strength('S4 Test Hull')[1];
  expect([t.shields('S4 Test Hull'), taken, t.card('S4 Test Hull').armorUsed]).toEqual([0, 6 - 1 - 1 - 2, 1]);
});

rule('ge/points/22', 'armor is not repaired', () => {
  const t = table({
    phase: 'allocation',
    seats: [{ fleet: [{ card: 'S4 Test Hull', damage: 1 }, 'T4 Small Planet'] }, {}],
  });
  t.s.cards[t.id('S4 Test Hull')]!.armorUsed = 1;
  t.proposed();
  expect([t.card('S4 Test Hull').damage, t.card('S4 Test Hull').armorUsed]).toEqual([0, 1]);
});

rule('ge/points/23', 'what has a phaser symbol is a phaser, whatever it is called', () => {
  const t = battle(['S6 Mechad Battlecruiser'], ['D9 Ether Dragoness', LINER]);
  expect([t.offers(1, 'fire', 'D9 Ether Dragoness'), t.offers(1, 'fire', LINER)]).toEqual([false, true]);
});

// Ships and dragons (ge/ship, ge/dragon)

rule('ge/ship/1', 'a ship without an empire is a generic one', () => {
  const t = battle([PIRATE], ['S4 Argonian Destroyer']);
  expect([empireOf(t.s, t.id(PIRATE)), empireOf(t.s, t.id('S4 Argonian Destroyer'))]).toEqual(['', 'Argonian']);
});

rule('ge/ship/3', 'a ship is played alone or on terrain of its fleet', () => {
  const t = table({ seats: [{ hand: [YACHT], fleet: ['T3 Moon', LINER] }, { fleet: ['T5 System'] }] });
  t.act(1, 'play', YACHT);
  expect([
    t.offers(1, 'space'),
    t.offers(1, 'on', 'T3 Moon'),
    t.offers(1, 'on', LINER),
    t.offers(1, 'on', 'T5 System'),
  ]).toEqual([true, true, false, false]);
  t.pick(1, 'space');
});

rule('ge/ship/4', 'a ship on terrain neither keeps damage from it nor goes with it', () => {
  const t = battle([{ card: 'S9 Krebiz Battleship', given: [0, 0, 5] }], [{ card: 'T3 Moon', on: [YACHT] }]);
  t.act(1, 'fire', 'T3 Moon').pick(1, ...times(3, 'S9 Krebiz Battleship'));
  expect([t.inPlay('T3 Moon'), t.inPlay(YACHT), t.under(YACHT)]).toEqual([false, true, '']);
});

rule('ge/ship/5', 'a ship on a ship is one with it: strength, shields and weapons add up', () => {
  const t = battle([{ card: 'S4 Clydon Medium Star Cruiser', on: ['S1 Clydon War Craft'] }], [LINER]);
  expect([t.strength('S4 Clydon Medium Star Cruiser')[0], t.shields('S4 Clydon Medium Star Cruiser')]).toEqual([5, 6]);
  t.act(1, 'fire', LINER).pick(1, ...times(3, 'S4 Clydon Medium Star Cruiser'), 'S1 Clydon War Craft');
  expect(left(t, LINER)).toEqual([5, 6]);
});

rule('ge/dragon/1', 'dragons are ships', () => {
  const t = battle([PIRATE], ['D5 Void Dragoness']);
  expect(protects(t.s, t.id('D5 Void Dragoness'))).toBe(true);
});

rule('ge/dragon/2', 'neither equipment, crew nor occurrences are played on dragons', () => {
  const t = table({ seats: [{ hand: ['E2 Test Bomb', 'C2 Engineer'], fleet: ['D5 Void Dragoness'] }, {}] });
  expect([t.refuses(1, 'play', 'E2 Test Bomb'), t.refuses(1, 'play', 'C2 Engineer')]).toEqual([
    'ge/equipment/1',
    'ge/crew/1',
  ]);
});

rule('ge/dragon/3', 'a mine on a ship damages a dragon all the same', () => {
  const t = table({ seats: [{ fleet: [{ card: YACHT, on: ['E2 Test Bomb'] }] }, { fleet: ['D5 Void Dragoness'] }] });
  t.act(1, 'use', 'E2 Test Bomb', 0);
  expect(t.strength('D5 Void Dragoness')[1]).toBe(3);
});

rule('ge/dragon/4', 'what applies to ships applies to dragons: weapons fire, monsters', () => {
  const t = battle([PIRATE], [{ card: 'D5 Void Dragoness', on: [{ card: 'M2 Test Prey', by: 1 }] }]);
  t.act(1, 'fire', 'D5 Void Dragoness').pick(1, ...times(2, PIRATE));
  expect([t.under('M2 Test Prey'), t.strength('D5 Void Dragoness')[1]]).toEqual(['D5 Void Dragoness', 3]);
});

rule('ge/dragon/5', 'a dragon is played alone or on terrain', () => {
  const t = table({ seats: [{ hand: ['D5 Void Dragoness'], fleet: ['T3 Moon', YACHT] }, {}] });
  t.act(1, 'play', 'D5 Void Dragoness');
  expect([t.offers(1, 'space'), t.offers(1, 'on', 'T3 Moon'), t.offers(1, 'on', YACHT)]).toEqual([true, true, false]);
  t.pick(1, 'T3 Moon');
});

rule('ge/dragon/6', 'terrain with a dragon on it can be damaged, and the dragon does not die with it', () => {
  const t = battle(
    [{ card: 'S9 Krebiz Battleship', given: [0, 0, 5] }],
    [{ card: 'T3 Moon', on: ['D5 Void Dragoness'] }],
  );
  t.act(1, 'fire', 'T3 Moon').pick(1, ...times(3, 'S9 Krebiz Battleship'));
  expect([t.inPlay('T3 Moon'), t.inPlay('D5 Void Dragoness')]).toEqual([false, true]);
});

rule('ge/dragon/7', 'a dragon that may join another becomes one with it', () => {
  testCard({ types: ['D'], strength: 2, title: 'Test Brood' }, { joins: that(ship, yours) });
  const t = battle([PIRATE], [{ card: 'D5 Void Dragoness', on: ['D2 Test Brood'] }]);
  expect([t.strength('D5 Void Dragoness')[0], t.offers(1, 'fire', 'D2 Test Brood')]).toEqual([7, false]);
});

rule('ge/empire-space-dragon/2', 'a dragon joins or leaves another in a Play Cards Phase, for a Card Play', () => {
  const t = table({ seats: [{ fleet: ['D5 Void Dragoness', 'D2 Test Brood'] }, {}] });
  t.act(1, 'join', 'D2 Test Brood');
  if (t.question === 'join') t.pick(1, 'D5 Void Dragoness');
  expect([t.under('D2 Test Brood'), t.player(1).plays]).toEqual(['D5 Void Dragoness', 2]);
  t.act(1, 'separate', 'D2 Test Brood');
  expect([t.under('D2 Test Brood'), t.player(1).plays]).toEqual(['', 1]);
});

// Abilities (ge/ability)

rule('ge/ability/1', 'abilities go on crew of one’s own fleet, where they do not say otherwise', () => {
  const t = table({
    seats: [
      { hand: ['A5 Battle Suit'], fleet: [{ card: YACHT, on: ['C2 Engineer'] }] },
      { fleet: [{ card: LINER, on: ['C5 Captain'] }] },
    ],
  });
  t.act(1, 'play', 'A5 Battle Suit');
  expect(t.under('A5 Battle Suit')).toBe('C2 Engineer');
});

rule('ge/ability/2', 'on disengaged crew no ability works', () => {
  const t = table({
    seats: [{ fleet: [{ card: YACHT, on: [{ card: 'C2 Engineer', engaged: false, on: ['A5 Battle Suit'] }] }] }, {}],
  });
  expect(t.strength('C2 Engineer')[0]).toBe(2);
});
