import { submit } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS, defByName, galacticEmpires, PRINTED, TYPE_NAMES, UNIVERSE, view } from '../../../src/index.ts';
import { combined, isUnit, strengthOf } from '../../../src/rules/table/definitions.ts';
import { basisOf, isLocation, stackOf } from '../../../src/rules/table/stacks.ts';
import { standing } from '../../../src/rules/texts/standing.ts';
import { crew, draw, engage, ofOthers, sequence, ship, terrain, that, unit, yours } from '../../../src/words/index.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const S4 = 'S4 Argonian Destroyer';

const sheet = (name: string) => DEFS[defByName(name)]!;

rule(
  ['ge/definitions/1', 'ge-r-fleet-1'],
  'the active fleet is all that a player has in play, against others too',
  () => {
    const t = table({
      seats: [
        { fleet: ['T3 Moon'], reserve: [S4] },
        { fleet: [{ card: 'S4 Refueler', on: [{ card: 'M10 Time Keeper', by: 1 }] }] },
      ],
    });
    expect(t.pile(1, 'fleet').sort()).toEqual(['M10 Time Keeper', 'T3 Moon']);
  },
);

testCard({ title: 'Test Drill', types: ['C'], strength: 2 }, { functions: [{ effect: draw(1) }] });

rule('ge/definitions/3', 'a card action is no Card Play', () => {
  const t = table({ seats: [{ fleet: [{ card: 'T3 Moon', on: ['C2 Test Drill'] }] }, {}] }).act(
    1,
    'use',
    'C2 Test Drill',
  );
  expect([t.size(1, 'hand'), t.player(1).plays]).toEqual([1, 3]);
});

rule('ge/definitions/4', 'a persona is known by its class', () => {
  expect(PRINTED.filter(card => card.persona).map(card => card.id)).toEqual(['m8-ship-collector']);
});

rule('ge/definitions/7', 'a card with no strength left is discarded', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [S4] }, { fleet: [{ card: 'S3 Tufor Cutter', damage: 2, shieldDamage: 3 }] }],
  });
  t.act(1, 'fire', 'S3 Tufor Cutter').pick(1, S4);
  expect(t.pile(2, 'discard')).toEqual(['S3 Tufor Cutter']);
});

testCard(
  { title: 'Test Blast', types: ['O'], strength: 1 },
  { on: that(unit, yours), after: 'discard', effect: sequence(draw(1), draw(1)) },
);

testCard({ title: 'Test Sink', types: ['O'], strength: 1 }, { on: 'your fleet', after: 'bottom', effect: draw(1) });

rule(
  'ge/definitions/8',
  'what is used up goes on top of the discard pile, what a text puts beneath it goes there',
  () => {
    const t = table({ seats: [{ fleet: [S4], hand: ['O1 Test Blast', 'O1 Test Sink'], discard: ['T5 Star'] }, {}] });
    t.act(1, 'play', 'O1 Test Blast').act(1, 'play', 'O1 Test Sink');
    expect(t.pile(1, 'discard')).toEqual(['O1 Test Blast', 'T5 Star', 'O1 Test Sink']);
  },
);

rule(
  ['ge/definitions/9', 'ge-r-discarded-after-use-1'],
  'a card that is used up does all that it says before it goes',
  () => {
    const t = table({ seats: [{ fleet: [S4], hand: ['O1 Test Blast'] }, {}] }).act(1, 'play', 'O1 Test Blast');
    expect([t.size(1, 'hand'), t.pile(1, 'discard')]).toEqual([2, ['O1 Test Blast']]);
  },
);

testCard(
  { title: 'Test Start', types: ['O'], strength: 1 },
  { on: that(ship, yours), after: 'discard', effect: engage('it'), target: { it: that(ship, yours) } },
);

rule('ge/definitions/12', 'what is done at once does not wait for its phase', () => {
  const t = table({ seats: [{ fleet: [{ card: S4, engaged: false }], hand: ['O1 Test Start'] }, {}] });
  t.act(1, 'play', 'O1 Test Start');
  expect([t.s.phase, t.engaged(S4)]).toEqual(['play A', true]);
});

rule('ge/definitions/13', 'a card that is killed is discarded', () => {
  const t = table({ phase: 'discard', seats: [{ fleet: ['M10 Time Keeper'] }, {}] }).pick(1, 'M10 Time Keeper');
  expect(t.pile(1, 'discard')).toEqual(['M10 Time Keeper']);
});

rule('ge/definitions/14', 'ships, bases and terrain are locations; crew, monsters and equipment are none', () => {
  const t = table({
    seats: [
      {
        fleet: [
          { card: 'T3 Moon', on: ['B4 Base Station', { card: S4, on: ['C4 Navigator', 'E4 Stellar Map'] }] },
          'M10 Time Keeper',
        ],
      },
      {},
    ],
  });
  const found = standing(t.s)
    .inPlay.filter(id => isLocation(t.s, id))
    .map(id => DEFS[t.s.defs[id]!]!.name);
  expect(found).toEqual(['T3 Moon', 'B4 Base Station', S4]);
});

rule('ge/definitions/16', 'a volley is all the fire at one target at one time, from any number of units', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [S4, 'S3 Argonian Frigate'] }, { fleet: ['S5 Ore Carrier'] }],
  });
  t.act(1, 'fire', 'S5 Ore Carrier').pick(
    1,
    S4,
    S4,
    'S3 Argonian Frigate',
    'S3 Argonian Frigate',
    'S3 Argonian Frigate',
  );
  expect(t.happened('fired').map(f => f.fire.phasers)).toEqual([5]);
});

rule('ge/definitions/17', 'pirate ships have the word in their title', () => {
  expect(
    UNIVERSE.filter(card => card.types[0] === 'S' && sheet(card.id).is.has('pirate')).map(card => card.title),
  ).toEqual(['Independent Pirate Ship']);
});

rule('ge/definitions/18', 'plasma weapons have plasma in their name', () => {
  const plasma = new Set(
    PRINTED.flatMap(card => (card.heavy ?? []).map(w => w.name)).filter(name => /plasma/i.test(name)),
  );
  expect([...plasma].sort()).toEqual(['Plasma Stream', 'Variable Plasma']);
});

rule('ge/definitions/19', 'cards with fighter or shuttle in the title are shuttles', () => {
  for (const name of ['R/E5 Fighter', 'R/E3 Shuttlecraft', 'E4 Survey Shuttle'])
    expect(sheet(name).is.has('shuttle')).toBe(true);
  expect(sheet('E2 Phaser Refit').is.has('shuttle')).toBe(false);
});

rule(['ge/definitions/20', 'ge-r-x-cards-1'], 'spy, star and time cards have the word in their title', () => {
  expect(
    ['R/C6 Spy', 'T5 Star', 'H1 Time Warp'].map((name, i) => sheet(name).is.has(['spy', 'star', 'time'][i]!)),
  ).toEqual([true, true, true]);
  expect(sheet('T3 Moon').is.has('star')).toBe(false);
  // grown together with another word, too
  expect(
    ['B9 Starbase', 'T3 Protostar', 'O3 Crinkled Timeline', 'C1 Starving Artist', 'O4 Entertaining Pastime'].map(name =>
      sheet(name).is.has(name.includes('ime') ? 'time' : 'star'),
    ),
  ).toEqual([true, true, true, false, false]);
});

rule(['ge/definitions/21', 'ge-r-stack-1'], 'a card alone is a stack, and not a stack of cards', () => {
  const t = table({ seats: [{ fleet: ['T3 Moon', { card: S4, on: ['C4 Navigator'] }] }, {}] });
  expect([stackOf(t.s, t.id('T3 Moon')).length, stackOf(t.s, t.id(S4)).length]).toEqual([1, 2]);
});

rule(
  ['ge/definitions/22', 'ge-r-card-strength-1'],
  'strength is what other cards make it, whatever damage there is',
  () => {
    const t = table({ seats: [{ fleet: [{ card: S4, damage: 3 }] }, {}] });
    expect(t.strength(S4)).toEqual([4, 1]);
    expect(strengthOf(t.s, t.id(S4))).toBe(4);
  },
);

rule('ge/definitions/23', 'damage beyond the shields is damage to structure', () => {
  const t = table({ phase: 'weapons fire', seats: [{ fleet: [S4] }, { fleet: ['S3 Argonian Frigate'] }] });
  t.act(1, 'fire', 'S3 Argonian Frigate').pick(1, S4, S4, S4);
  expect([t.shields('S3 Argonian Frigate'), t.strength('S3 Argonian Frigate')]).toEqual([0, [3, 2]]);
});

rule('ge/definitions/24', 'ships, dragons and bases are units', () => {
  const t = table({
    seats: [
      {
        fleet: [
          S4,
          'D5 Hydrogen Dragoness',
          { card: 'T3 Moon', on: ['B4 Base Station'] },
          'M10 Time Keeper',
          { card: 'T5 Star', on: ['C4 Navigator'] },
        ],
      },
      {},
    ],
  });
  const units = standing(t.s)
    .inPlay.filter(id => isUnit(t.s, id))
    .map(id => DEFS[t.s.defs[id]!]!.source.types[0]);
  expect(units).toEqual(['S', 'D', 'B']);
});

rule('ge/definitions/27', 'only cards marked R are played in reaction from the hand', () => {
  for (const card of UNIVERSE)
    for (const side of sheet(card.id).sides)
      if (side.reactions.some(r => r.source.from !== 'play')) expect([card.id, card.reaction]).toEqual([card.id, true]);
});

rule('ge/card-types/1', 'every type letter has its name', () => {
  const letters = new Set(PRINTED.flatMap(card => card.types));
  expect([...letters].sort().join('')).toBe('ABCDEGHLMOST');
  expect([...letters].map(letter => TYPE_NAMES[letter]).every(name => name.length > 0)).toBe(true);
});

rule('ge/card-nomenclature/3', 'strengths go from 1 to 10', () => {
  for (const card of PRINTED) expect(card.strength >= 1 && card.strength <= 10).toBe(true);
});

rule('ge/card-nomenclature/4', 'the fleet freighter needs 1 supply and 1 energy', () => {
  expect(sheet('S1 Fleet Freighter').source.requires).toEqual({ supply: 1, energy: 1 });
});

rule('ge/card-nomenclature/6', 'the points at the top right of terrain are generated each turn', () => {
  const t = table({
    phase: 'allocation',
    seats: [{ fleet: ['T4 Small Planet', { card: 'S4 Refueler', engaged: false }] }, {}],
  });
  t.pick(1, 'S4 Refueler');
  expect(t.happened('generated')[0]!.points).toMatchObject({ economy: 2, supply: 1, energy: 1 });
});

rule('ge/card-nomenclature/7', 'shields are no points', () => {
  const t = table({
    phase: 'allocation',
    seats: [{ fleet: ['T3 Moon', { card: 'S4 Refueler', engaged: false }] }, {}],
  });
  t.pick(1, 'S4 Refueler');
  expect(Object.values(t.happened('generated')[0]!.points as object).reduce((n, x) => n + x, 0)).toBe(2 + 1 + 2);
});

rule('ge/card-nomenclature/10', 'weapons stand for themselves: a ship with heavy weapons makes no ammunition', () => {
  const { phasers, heavy, makes } = sheet(S4).source;
  expect([phasers, heavy, makes]).toEqual([3, [{ name: 'Energy Flux', count: 2 }], undefined]);
});

rule('ge/card-nomenclature/8', 'a fleet modifier takes from what the whole fleet makes', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: [
          'T5 Pirate System',
          'T4 Small Planet',
          { card: 'B5 Penal Colony', by: 2 },
          { card: 'S4 Refueler', engaged: false },
        ],
      },
      { order: 'never' },
    ],
  });
  // 5 economy, of which the penal colony takes 3
  expect(t.whyNot(1, 'S4 Refueler')).toBeNull();
  t.pick(1, 'S4 Refueler');
  expect((t.happened('generated')[0]!.points as { economy: number }).economy).toBe(2);
});

rule('ge/card-nomenclature/9', 'symbols below the picture change the card that theirs is on', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: [
          { card: 'T3 Moon', on: ['B1 Personal Base'] },
          { card: 'S4 Refueler', engaged: false },
        ],
      },
      { order: 'never' },
    ],
  });
  t.pick(1, 'S4 Refueler');
  // the moon generates 2 supply, and 1 more
  expect((t.happened('generated')[0]!.points as { supply: number }).supply).toBe(3);
});

rule('ge/definitions/29', 'an ability card is a card of type A; what cards can do are their functions', () => {
  const t = table({ seats: [{ fleet: [{ card: 'T3 Moon', on: [{ card: 'C2 Test Drill', on: ['A2 Logic'] }] }] }, {}] });
  const abilities = standing(t.s).inPlay.filter(id => DEFS[t.s.defs[id]!]!.source.types[0] === 'A');
  expect(abilities.map(id => DEFS[t.s.defs[id]!]!.name)).toEqual(['A2 Logic']);
  expect([t.offers(1, 'use', 'C2 Test Drill'), t.offers(1, 'use', 'A2 Logic')]).toEqual([true, false]);
});

rule('ge/definitions/26', 'the limit of the reserve fleet stays when players are out', () => {
  const t = table({
    seats: [
      { hand: ['C4 Navigator'], reserve: ['T4 Small Planet', 'T3 Moon', 'T3 Ice Moon', 'S4 Refueler'] },
      {},
      {},
      {},
    ],
  });
  submit(galacticEmpires, t.s, t.s.ask!.id, 0, ['pass']);
  expect(t.size(1, 'reserve')).toBe(4);
});

const VORN = 'T6 Planet';

const SATELLITE = 'T1 Captured Satellite';

testCard({ title: 'Test Illness', types: ['O'], strength: 1 }, { on: that(crew, ofOthers) });

// the rulebook's card has strength 2, the edition's has 1
testCard(
  { title: 'Test Captured Satellite', types: ['T'], strength: 2, makes: { supply: 1 } },
  { on: that(terrain, yours), combines: true },
);

testCard({ title: 'Test Chat', types: ['O'], strength: 1 }, { on: that(crew, ofOthers) });

testCard(
  { title: 'Test Doubler', types: ['B'], strength: 1 },
  { always: [{ k: 'output', times: 2, what: 'economy', to: that(terrain) }] },
);

rule('ge/definitions/5', 'combined cards add strength and output, and count as one', () => {
  const t = table({ phase: 'allocation', seats: [{ fleet: [{ card: VORN, on: [SATELLITE] }] }, {}] });
  expect(t.strength(VORN)).toEqual([7, 7]);
  t.untilPhase('play A', 2);
  const { points } = t.happened('generated')[0]!;
  expect([points.economy, points.supply]).toEqual([4, 1]);
});

rule('ge/definitions/6', 'a captured satellite on Vorn: one terrain, two cards, Vorn the basis', () => {
  const t = table({ seats: [{ fleet: [{ card: VORN, on: [SATELLITE] }] }, {}] });
  expect(combined(t.s, t.id(VORN))).toEqual([t.id(VORN), t.id(SATELLITE)]);
  expect(basisOf(t.s, t.id(SATELLITE))).toBe(t.id(VORN));
});

rule(
  'ge/definitions/6',
  'a satellite of strength 2 played to Vorn: one terrain of strength 8, two cards in the stack',
  () => {
    const t = table({ seats: [{ fleet: [VORN], hand: ['T2 Test Captured Satellite'] }, {}] });
    t.act(1, 'play', 'T2 Test Captured Satellite');
    expect([t.strength(VORN), stackOf(t.s, t.id(VORN)).length]).toEqual([[8, 8], 2]);
    expect(view(t.s, 0).seats[0]!.fleet.map(c => c.title)).toEqual([VORN]);
  },
);

rule('ge/definitions/10', 'what a card is immune to has no effect on it, and is not played on it', () => {
  const t = table({
    seats: [
      { hand: ['H1 Time Warp', 'H9 Time Intrusion'] },
      { fleet: ['M10 Time Keeper', 'S2 Police Cutter'], order: 'never' },
      { fleet: ['T3 Moon'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'H1 Time Warp');
  expect([t.offers(1, 'on', 'M10 Time Keeper'), t.offers(1, 'on', 'T3 Moon')]).toEqual([false, true]);
  t.pick(1, 'T3 Moon');
  expect(t.refuses(1, 'play', 'H9 Time Intrusion')).toBe('ge/crucial-rules/1');
});

rule('ge/definitions/11', 'illness affects health: crew with an automaton is immune to it, not to other cards', () => {
  const t = table({
    seats: [
      { hand: ['O1 Test Illness', 'O1 Test Chat'] },
      {
        fleet: [
          {
            card: 'S2 Police Cutter',
            on: [{ card: 'C5 Captain', on: ['A1 Lesser Automaton'] }, 'C2 Engineer', 'C4 Lieutenant'],
          },
        ],
        order: 'never',
      },
    ],
  });
  t.act(1, 'play', 'O1 Test Illness');
  expect([t.offers(1, 'on', 'C5 Captain'), t.offers(1, 'on', 'C2 Engineer')]).toEqual([false, true]);
  t.pick(1, 'C2 Engineer').act(1, 'play', 'O1 Test Chat');
  expect(t.offers(1, 'on', 'C5 Captain')).toBe(true);
  t.pick(1, 'C5 Captain');
});

rule('ge/definitions/28', 'a card that changes what a terrain generates modifies it', () => {
  const economy = (on: readonly string[]) => {
    const t = table({ phase: 'allocation', seats: [{ fleet: [{ card: VORN, on }] }, {}] });
    t.untilPhase('play A', 2);
    return t.happened('generated')[0]!.points.economy;
  };
  expect([economy([]), economy(['B1 Test Doubler'])]).toEqual([4, 8]);
});
