import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import type { Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';
const VALLEY = 'Ganymede/Valley';
const MOON = 'Ganymede/Traginium Source';

const ganymede = (one: SeatPosition, two: SeatPosition, phase: Phase = 'battle', active: 1 | 2 = 1): Table =>
  table({ phase, active, locations: [CORE, PLATFORM, MOON], seats: [one, two] });

test('Celebrated: +6 power once a battle has been won since it entered play; one to a kizen', () => {
  const t = ganymede(
    { at: { [CORE]: [{ card: 'Irama-Vishal', beneath: ['Celebrated'] }, 'Claviger'] } },
    { at: { [CORE]: ['Vishal Scout'] } },
  );
  expect(t.power('Irama-Vishal')).toBe(3);
  t.attack(1, CORE).step('power');
  expect(t.power('Irama-Vishal')).toBe(9);
  const two = ganymede(
    { hand: ['Celebrated'], at: { [CORE]: [{ card: 'Irama-Vishal', beneath: ['Celebrated'] }] } },
    {},
    'deploy',
  );
  expect(two.refuses(1, 'play', 'Celebrated')).toBe('wars/asset/3');
});

test('Cerebral Incursion: 4 tactics less for the opponent here, unless they have a kizen here', () => {
  const at = { [CORE]: [{ card: 'Irama-Vishal', beneath: ['Cerebral Incursion'] }] };
  const t = ganymede({ at }, { at: { [CORE]: ['Claviger', 'Claviger', 'Key Keeper'], [PLATFORM]: ['Claviger'] } });
  expect(t.totalTactics(2, CORE)).toBe(2);
  expect(t.totalTactics(2, PLATFORM)).toBe(2);
  const proud = ganymede({ at }, { at: { [CORE]: ['Claviger', 'Kizen Sentinel'] } });
  expect(proud.totalTactics(2, CORE)).toBe(4);
});

rule('wars/cant/1', 'Controlling: two locations are the most that a player drains at', () => {
  const drainTwice = (at: SeatPosition['at']): Table => {
    const t = table({
      phase: 'control',
      locations: [CORE, PLATFORM, VALLEY, MOON],
      seats: [{ at: at!, table: ['Controlling'] }, {}],
    });
    return t.act(1, 'drain', CORE).resolveAll().act(1, 'drain', PLATFORM).resolveAll();
  };
  const t = drainTwice({ [CORE]: ['Claviger'], [PLATFORM]: ['Claviger'], [MOON]: ['Damir Quarrel'] });
  expect(t.refuses(1, 'drain', MOON)).toBe('wars/cant/1');
  const landed = drainTwice({ [CORE]: ['Claviger'], [PLATFORM]: ['Claviger'], [VALLEY]: ['Claviger'] });
  expect(landed.offers(1, 'drain', VALLEY)).toBe(true);
});

test('For the Glory of Seyal: the opponent cannot drain next to it; lost where the opponent controls its site', () => {
  const t = table({
    phase: 'control',
    active: 2,
    locations: [{ card: CORE, beneath: ['For the Glory of Seyal'] }, PLATFORM, VALLEY],
    seats: [{}, { at: { [PLATFORM]: ['Claviger'], [VALLEY]: ['Claviger'] } }],
  });
  expect(t.refuses(2, 'drain', PLATFORM)).toBe('wars/cant/1');
  expect(t.offers(2, 'drain', VALLEY)).toBe(true);
  const held = table({
    phase: 'control',
    locations: [{ card: CORE, beneath: ['For the Glory of Seyal'] }, PLATFORM],
    seats: [{}, { at: { [CORE]: ['Claviger'] } }],
  }).resolveAll();
  expect(held.pile(1, 'lost')).toEqual(['For the Glory of Seyal']);
});

test('For the Glory of Seyal: goes beneath sites of either player, never beneath a sector', () => {
  const t = table({
    phase: 'deploy',
    locations: [{ card: CORE, of: 2 }, MOON],
    seats: [{ hand: ['For the Glory of Seyal'] }, {}],
  }).play(1, 'For the Glory of Seyal');
  expect(t.beneath(CORE)).toEqual(['For the Glory of Seyal']);
});

test('Incapacitated: a character of either player has 1 less of everything', () => {
  const t = ganymede({ hand: ['Incapacitated'] }, { at: { [CORE]: ['Claviger'] } }, 'deploy').play(1, 'Incapacitated');
  expect(t.stats('Claviger')).toEqual([2, 1, 2]);
  const none = ganymede({ hand: ['Incapacitated'] }, { at: { [MOON]: ['Damir Quarrel'] } }, 'deploy');
  expect(none.refuses(1, 'play', 'Incapacitated')).toBe('wars/asset/3');
});

test('Indiscriminate Strike: what its kizen aims a weapon at is weaker before the weapon strikes', () => {
  const t = ganymede(
    { at: { [CORE]: [{ card: 'Irama-Vishal', beneath: ['Indiscriminate Strike', 'Assault Carbine'] }] } },
    { at: { [CORE]: ['Claviger', 'Key Keeper'] } },
  ).attack(1, CORE);
  expect(t.power('Irama-Vishal')).toBe(5);
  t.act(1, 'use', 'Assault Carbine', 0).pick(1, 'Claviger');
  expect(t.stack).toEqual(['Assault Carbine', 'Indiscriminate Strike']);
  t.resolve();
  expect(t.stats('Claviger')).toEqual([0, 2, 0]);
  expect(t.stats('Key Keeper')).toEqual([3, 2, 4]);
  t.resolveAll();
});

test('Indiscriminate Strike: not for a weapon of somebody else', () => {
  const t = ganymede(
    {
      at: {
        [CORE]: [
          { card: 'Irama-Vishal', beneath: ['Indiscriminate Strike'] },
          { card: 'Carabinier', beneath: ['Assault Carbine'] },
        ],
      },
    },
    { hand: ['Claviger'], at: { [CORE]: ['Claviger', 'Key Keeper'] } },
  ).attack(1, CORE);
  t.act(1, 'use', 'Assault Carbine', 0).pick(1, 'Key Keeper');
  expect(t.stack).toEqual(['Assault Carbine']);
  t.resolveAll();
  expect(t.stats('Key Keeper')).toEqual([3, 2, 4]);
});

test('Metamorphose: a character becomes a kizen, immune and with more tactics', () => {
  const at = { [CORE]: [{ card: 'Claviger', beneath: ['Metamorphose'] }] };
  const t = ganymede({ hand: ['Ominous Presence'], at }, {}, 'deploy');
  expect([t.stats('Claviger'), t.immune('Claviger')]).toEqual([[3, 4, 3], true]);
  t.play(1, 'Ominous Presence');
  expect(t.beneath('Claviger')).toEqual(['Metamorphose', 'Ominous Presence']);
  const plain = ganymede({ hand: ['Ominous Presence'], at: { [CORE]: ['Claviger'] } }, {}, 'deploy');
  expect(plain.immune('Claviger')).toBe(false);
  expect(plain.refuses(1, 'play', 'Ominous Presence')).toBe('wars/asset/3');
});

rule('wars/ruling-ominous-presence/1', 'Ominous Presence: an asset goes only where it could be played', () => {
  const t = ganymede(
    {
      at: {
        [CORE]: [
          { card: 'Irama-Vishal', beneath: ['Ominous Presence', 'Celebrated'] },
          { card: 'Kizen Sentinel', beneath: ['Premeditated Reaction'] },
          'Claviger',
        ],
      },
    },
    {},
  );
  expect(t.tactics('Irama-Vishal')).toBe(4);
  t.use(1, 'Ominous Presence', 0, 'Celebrated');
  expect(t.beneath('Kizen Sentinel')).toEqual(['Celebrated', 'Premeditated Reaction']);
  expect(t.size(1, 'active')).toBe(18);
});

rule('wars/ruling-ominous-presence/2', 'Ominous Presence: does not go to the opponent’s kizen', () => {
  const t = ganymede(
    { at: { [CORE]: [{ card: 'Irama-Vishal', beneath: ['Ominous Presence'] }] } },
    { at: { [CORE]: ['Kizen Sentinel'] } },
  );
  expect(t.refuses(1, 'use', 'Ominous Presence', 0)).toBe('wars/target/7');
});

test('Premeditated Reaction: battles lost here cost no casualties this turn', () => {
  const at = { [CORE]: [{ card: 'Irama-Vishal', beneath: ['Premeditated Reaction'] }], [PLATFORM]: ['Vishal Scout'] };
  const foes = { [CORE]: ['Claviger', 'Key Keeper'], [PLATFORM]: ['Claviger'] };
  const t = ganymede({ at }, { at: foes });
  expect(t.defense('Irama-Vishal')).toBe(8);
  t.attack(1, CORE).use(1, 'Premeditated Reaction').step('power');
  expect(t.happened('battle-decided')[0]).toMatchObject({ loser: 0, casualties: 3 });
  expect(t.s.battle!.casualties).toBe(0);
  expect(t.pile(1, 'lost')).toEqual(['Premeditated Reaction']);
});

test('Premeditated Reaction: battles elsewhere cost what they cost', () => {
  const at = { [CORE]: [{ card: 'Irama-Vishal', beneath: ['Premeditated Reaction'] }], [PLATFORM]: ['Vishal Scout'] };
  const t = ganymede({ at }, { at: { [PLATFORM]: ['Claviger'] } });
  t.use(1, 'Premeditated Reaction').attack(1, PLATFORM).step('power');
  expect(t.s.battle!.casualties).toBe(2);
});

test('Vestiges: a card from the reserve for each battle won', () => {
  const t = ganymede(
    { at: { [CORE]: ['Claviger'] }, table: ['Vestiges'], reserve: ['Key Keeper'] },
    { at: { [CORE]: ['Vishal Scout'] } },
  ).attack(1, CORE);
  t.untilAsked('may', 1).pick(1, 'yes');
  expect(t.stackedOn('Vestiges')).toEqual(['Key Keeper']);
  const lost = ganymede(
    { at: { [CORE]: ['Vishal Scout'] }, table: ['Vestiges'] },
    { at: { [CORE]: ['Claviger'] } },
  ).attack(1, CORE);
  lost.step('loss').until('move', 1);
  expect(lost.stackedOn('Vestiges')).toEqual([]);
});

test('Vestiges: three of its cards bring back a character for 3 less', () => {
  const fillers = ['Type II Fighter', 'Type II Fighter', 'Type II Fighter'];
  const t = ganymede({ table: [{ card: 'Vestiges', stacked: fillers }], lost: ['Type II Fighter', 'Claviger'] }, {});
  t.act(1, 'use', 'Vestiges', 0)
    .pick(1, ...fillers)
    .untilAsked('place', 1)
    .pick(1, CORE)
    .resolveAll();
  expect(t.place('Claviger')).toBe(CORE);
  expect([t.size(1, 'active'), t.size(1, 'used'), t.stackedOn('Vestiges')]).toEqual([19, 4, []]);
  const two = ganymede({ table: [{ card: 'Vestiges', stacked: fillers.slice(1) }], lost: ['Claviger'] }, {});
  expect(two.refuses(1, 'use', 'Vestiges', 0)).toBe('wars/deploy-phase/8');
});

test('Well-concealed Charge: once a turn 4 total power here', () => {
  const t = table({
    phase: 'battle',
    locations: [{ card: CORE, beneath: ['Well-concealed Charge'] }, PLATFORM],
    seats: [
      { at: { [CORE]: ['Claviger'], [PLATFORM]: ['Claviger'] } },
      { at: { [CORE]: ['Vishal Scout'], [PLATFORM]: ['Vishal Scout'] } },
    ],
  }).attack(1, CORE);
  expect(t.totalPower(1)).toBe(3);
  t.use(1, 'Well-concealed Charge');
  expect([t.totalPower(1), t.totalPower(2), t.size(1, 'active')]).toEqual([7, 1, 16]);
  expect(t.refuses(1, 'use', 'Well-concealed Charge', 0)).toBe('wars/bullet/2');
  while (t.s.battle !== null) t.least();
  t.attack(1, PLATFORM);
  expect(t.totalPower(1)).toBe(3);
});

test('Well-concealed Charge: goes when the opponent controls its location', () => {
  const t = table({
    phase: 'control',
    locations: [{ card: MOON, beneath: ['Well-concealed Charge'] }],
    seats: [{}, { at: { [MOON]: ['Damir Quarrel'] } }],
  }).resolveAll();
  expect(t.pile(1, 'lost')).toEqual(['Well-concealed Charge']);
});

rule(
  'wars/replacement-effect/3',
  'Alcove of Panacea: a Tilak character here goes to the reserve instead of being destroyed',
  () => {
    const t = table({
      phase: 'battle',
      locations: [{ card: CORE, beneath: ['Alcove of Panacea'] }, PLATFORM],
      seats: [
        {
          at: {
            [CORE]: [
              { card: 'Lifeseeker', damaged: true },
              { card: 'Claviger', damaged: true },
            ],
          },
        },
        { at: { [CORE]: ['Vishal Scout'] } },
      ],
    }).attack(1, CORE);
    t.untilAsked('may', 1).pick(1, 'yes').until('move', 1);
    expect(t.pile(1, 'reserve')[0]).toBe('Lifeseeker');
    expect(t.pile(1, 'lost')).toEqual(['Claviger']);
    expect(t.size(1, 'active')).toBe(16);
    expect(t.happened('left').map(f => f.how)).toEqual(['returned', 'destroyed']);
  },
);

test('Crippled: cards ask for one more Shi icon, and the opponent’s units have less defense', () => {
  const at = { [CORE]: ['Claviger'] };
  const t = ganymede(
    { hand: ['Damir Aeronaut', 'Makal Shrieker'], icons: { shi: 2, quay: 3 }, table: ['Crippled'], at },
    { at: { [CORE]: ['Key Keeper'] } },
    'deploy',
  );
  expect([t.defense('Key Keeper'), t.defense('Claviger')]).toEqual([3, 3]);
  expect(t.refuses(1, 'play', 'Damir Aeronaut')).toBe('wars/costs/1');
  expect(t.offers(1, 'play', 'Makal Shrieker')).toBe(true);
  const rich = ganymede({ hand: ['Damir Aeronaut'], icons: { shi: 3 }, table: ['Crippled'], at }, {}, 'deploy');
  expect(rich.offers(1, 'play', 'Damir Aeronaut')).toBe(true);
  const mixed = ganymede({ hand: ['Makal Shrieker'], icons: { quay: 3 }, table: ['Crippled'], at }, {}, 'deploy');
  expect(mixed.refuses(1, 'play', 'Makal Shrieker')).toBe('wars/costs/1');
});

test('Selsyn Maneuver: whom its weapon damages costs the owner 1 energy', () => {
  const armed = {
    card: 'Irama-Vishal',
    beneath: [{ card: 'Duress Vatarma', beneath: ['Selsyn Maneuver'] }],
  };
  const fight = (hand: string[]): Table =>
    ganymede({ at: { [CORE]: [armed] } }, { hand, at: { [CORE]: ['Vishal Scout'] } })
      .attack(1, CORE)
      .use(1, 'Duress Vatarma');
  const t = fight(['Claviger']); // destiny 1: nothing to show
  expect(t.damaged('Vishal Scout')).toBe(true);
  t.untilAsked('lose', 2).pick(2, 'reserve');
  expect(t.size(2, 'lost')).toBe(1);
  const saved = fight(['Type II Fighter']).pick(2, 'Type II Fighter').resolveAll();
  expect([saved.damaged('Vishal Scout'), saved.size(2, 'lost')]).toEqual([false, 0]);
});

test('Target of Opportunity: a Shi icon wherever you have an Anant character', () => {
  const t = ganymede(
    {
      icons: {},
      table: ['Target of Opportunity'],
      at: { [CORE]: ['Claviger', 'Key Keeper'], [PLATFORM]: ['Lifeseeker'] },
    },
    { icons: {}, at: { [MOON]: [{ card: 'Damir Quarrel', beneath: ['Carabinier'] }] } },
  );
  expect([t.icons(1, 'shi'), t.icons(2, 'shi')]).toEqual([1, 0]);
  const more = ganymede(
    {
      icons: {},
      table: ['Target of Opportunity'],
      at: { [CORE]: ['Claviger'], [MOON]: [{ card: 'Damir Quarrel', beneath: ['Carabinier'] }] },
    },
    {},
  );
  expect(more.icons(1, 'shi')).toBe(2);
});

test('Traginium Harvest: an opponent who leaves you in peace stacks a card', () => {
  const at = { [CORE]: ['Claviger'] };
  const peace = (stacked: string[]): Table =>
    ganymede({ at, table: [{ card: 'Traginium Harvest', stacked }] }, { at: { [CORE]: ['Key Keeper'] } }, 'battle', 2);
  const t = peace([]).until('move', 2).untilAsked('lose', 2).pick(2, 'active').resolveAll();
  expect(t.stackedOn('Traginium Harvest')).toEqual(['Type II Fighter']);
  expect([t.size(2, 'active'), t.size(2, 'lost')]).toEqual([19, 0]);
  const full = peace(['Claviger', 'Claviger']).until('move', 2).resolveAll();
  expect([full.stackedOn('Traginium Harvest').length, full.size(2, 'active')]).toEqual([2, 20]);
  const war = peace([]).attack(2, CORE).until('move', 2).resolveAll();
  expect(war.stackedOn('Traginium Harvest')).toEqual([]);
  const apart = ganymede({ at, table: ['Traginium Harvest'] }, { at: { [PLATFORM]: ['Key Keeper'] } }, 'battle', 2);
  expect(apart.until('move', 2).resolveAll().stackedOn('Traginium Harvest')).toEqual([]);
});
