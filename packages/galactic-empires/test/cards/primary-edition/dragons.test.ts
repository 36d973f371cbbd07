import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/position.ts';
import { arsenal } from '../../../src/rules/fire/weapons.ts';
import { DETECTION } from '../../../src/rules/fleet/system-names.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { systemsOf } from '../../../src/rules/points/uses.ts';
import { type Table, table } from '../../table.ts';

// The dragons of the Primary Edition

const PIRATE = 'S4 Independent Pirate Ship';
/** Player 1 fires with some cards at player 2's cards. */
const battle = (one: readonly CardPlace[], two: readonly CardPlace[]): Table =>
  table({ phase: 'weapons fire', seats: [{ fleet: one }, { fleet: two }] });
/** A dragon or ship whose first heavy weapons are armed. */
const armed = (card: string, n: number): CardPlace => ({ card, given: [0, 0, n] });
const left = (t: Table, name: string): number => (t.inPlay(name) ? t.strength(name)[1] : 0);
const output = (t: Table, name: string) => outputOf(t.s, t.id(name), () => true);

const QUARK = 'D3 Quark Dragoness (Primary Edition)';
test(`${QUARK}: heavy weapons fire at it is halved, fractions dropped; phaser fire is not`, () => {
  const light = battle([PIRATE], [QUARK]);
  light.act(1, 'fire', QUARK).pick(1, PIRATE, PIRATE);
  expect(left(light, QUARK)).toBe(1);
  const breath = battle([armed('D5 Void Dragoness', 5)], [QUARK]);
  breath.act(1, 'fire', QUARK).pick(1, ...Array(5).fill('D5 Void Dragoness'));
  expect(left(breath, QUARK)).toBe(1);
});

test(`${QUARK}: its repair points heal dragons and monsters, and repair no ship`, () => {
  const repair = (hurt: string): string => {
    const fleet = [QUARK, 'T5 System', { card: hurt, damage: 1, engaged: false }];
    const t = table({ phase: 'allocation', seats: [{ fleet }, {}] });
    return t.forbidsPlan(1, { engage: [QUARK], give: [[hurt, 'repair']] });
  };
  expect(['D5 Void Dragoness', 'M3 Shadow', 'S2 Space Yacht'].map(repair)).toEqual(['', '', 'ge/allocation-phase/6']);
});

test('D4 Comet Dragoness: eats one comet of another player each turn, and neither other terrain nor her own comets', () => {
  const t = table({
    seats: [
      { fleet: ['D4 Comet Dragoness', 'T6 Comet'], order: 'never' },
      { fleet: ['T2 Comet', 'T3 Periodic Comet', 'T3 Moon'], order: 'never' },
    ],
  });
  t.act(1, 'use', 'D4 Comet Dragoness');
  expect(['T2 Comet', 'T3 Periodic Comet', 'T3 Moon', 'T6 Comet'].map(x => t.offers(1, 'card', x))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  t.pick(1, 'T2 Comet');
  expect([t.inPlay('T2 Comet'), t.pile(2, 'discard')]).toEqual([false, ['T2 Comet']]);
  expect(t.refuses(1, 'use', 'D4 Comet Dragoness', 0)).toBe('ge/card-actions-limit/1');
});

test('D4 Radiation Dragoness (Primary Edition): its fire goes past the shields of ships and bases; that of others does not', () => {
  const dragoness = 'D4 Radiation Dragoness (Primary Edition)';
  const t = battle(
    [armed(dragoness, 2), PIRATE],
    ['S6 Luxury Liner', { card: 'T3 Moon', on: ['B4 Base Station'] }, 'S5 Ore Carrier'],
  );
  t.act(1, 'fire', 'S6 Luxury Liner').pick(1, dragoness, dragoness);
  t.act(1, 'fire', 'B4 Base Station').pick(1, dragoness, dragoness);
  expect([t.card('S6 Luxury Liner').shieldDamage, left(t, 'S6 Luxury Liner')]).toEqual([0, 4]);
  expect([t.card('B4 Base Station').shieldDamage, left(t, 'B4 Base Station')]).toEqual([0, 2]);
  t.act(1, 'fire', 'S5 Ore Carrier').pick(1, PIRATE, PIRATE);
  expect(left(t, 'S5 Ore Carrier')).toBe(5);
});

for (const name of ['D8 Moon Dragoness (Primary Edition)', 'D9 Nebula Dragon (Primary Edition)'])
  test(`${name}: its command point counts only for a player of the Space Dragons`, () => {
    const of = (empire: string) => output(table({ seats: [{ fleet: [name], empire }, {}] }), name).command ?? 0;
    expect([of('Space Dragon'), of('Argonian')]).toEqual([1, 0]);
  });

test('D8 Moon Dragoness (Primary Edition): fires without points on the turn on which it is played, and not on the next', () => {
  const dragoness = 'D8 Moon Dragoness (Primary Edition)';
  const t = table({ seats: [{ hand: [dragoness] }, { fleet: ['S10 Explosive Ore Carrier', 'T3 Moon'] }] });
  t.act(1, 'play', dragoness)
    .pass(1)
    .act(1, 'fire', 'S10 Explosive Ore Carrier')
    .pick(1, ...Array(8).fill(dragoness));
  expect(left(t, 'S10 Explosive Ore Carrier')).toBe(6);
  t.untilPhase('play A', 1);
  expect(t.engaged(dragoness)).toBe(false);
});

test('D9 Nebula Dragon (Primary Edition): no dragon below strength 7 fires at it, also if it is alone; other ships do', () => {
  const dragon = 'D9 Nebula Dragon (Primary Edition)';
  const offers = (gun: string, ...more: string[]) => battle([gun], [dragon, ...more]).offers(1, 'fire', dragon);
  expect(['D5 Hydrogen Dragoness', 'D7 Neutron Dragoness', PIRATE].map(x => offers(x, 'S2 Space Yacht'))).toEqual([
    false,
    true,
    true,
  ]);
  expect(offers('D5 Hydrogen Dragoness')).toBe(false);
});

test('D10 Deinos Nameh: the physical damage of all other Space Dragons is doubled, its own and breath weapons are not', () => {
  const fire = (guns: CardPlace, name: string, shots: number, ...more: CardPlace[]): number => {
    const t = battle([guns, ...more], ['S10 Explosive Ore Carrier']);
    t.act(1, 'fire', 'S10 Explosive Ore Carrier').pick(1, ...Array(shots).fill(name));
    return t.card('S10 Explosive Ore Carrier').shieldDamage + t.card('S10 Explosive Ore Carrier').damage;
  };
  const king = 'D10 Deinos Nameh';
  const moon = 'D8 Moon Dragoness';
  expect(fire(moon, moon, 4)).toBe(4);
  expect(fire(moon, moon, 4, king)).toBe(8);
  expect(fire(armed(moon, 4), moon, 8, king)).toBe(12);
  expect(fire(king, king, 3)).toBe(3);
});

test('D10 Draxos III: all other Space Dragons have twice their breath weapons, each of which needs ammunition', () => {
  const most = (name: string, ...more: CardPlace[]): number => {
    const t = table({ seats: [{ fleet: [name, ...more] }, {}] });
    return systemsOf(t.s, t.id(name)).find(x => x.kind === 'ammunition')!.max;
  };
  const queen = 'D10 Draxos III';
  expect([most('D8 Moon Dragoness'), most('D8 Moon Dragoness', queen)]).toEqual([4, 8]);
  expect([most(queen), most('S4 Argonian Destroyer', queen)]).toEqual([7, 2]);
});

test('D10 Draxos III: with ammunition for all, a dragon breathes twice as often; a disengaged queen changes nothing', () => {
  const target = 'S10 Indirigan Battleship';
  const fire = (...more: CardPlace[]): number => {
    const t = battle([armed('D8 Moon Dragoness', 8), ...more], [target]);
    t.act(1, 'fire', target).proposed();
    return t.card(target).shieldDamage + t.card(target).damage;
  };
  // her own 7 points of physical damage come to those 8 breath weapons and 4 points
  expect([fire(), fire({ card: 'D10 Draxos III', engaged: false }), fire('D10 Draxos III')]).toEqual([8, 8, 12 + 7]);
});

for (const [name, n] of [
  ['D1 Dragon Hatchling', 1],
  ['D2 Dragon Hatchling', 2],
] as const) {
  test(`${name}: is played alone, or joins a dragon of its fleet and adds ${n} strength; it joins no other ship`, () => {
    const t = table({
      seats: [
        { hand: [name], fleet: ['D5 Void Dragoness', 'S2 Space Yacht'], slots: 9 },
        { fleet: ['D5 Void Dragoness'] },
      ],
    });
    t.act(1, 'play', name);
    const [own, other] = t.all('D5 Void Dragoness') as [number, number];
    expect([own, other, t.id('S2 Space Yacht')].map(x => t.offers(1, 'on', x))).toEqual([true, false, false]);
    t.act(1, 'on', own);
    expect([t.under(name), t.strength(own)[0]]).toEqual(['D5 Void Dragoness', 5 + n]);
    const alone = table({ seats: [{ hand: [name], fleet: ['S2 Space Yacht'] }, {}] }).act(1, 'play', name);
    expect([alone.under(name), alone.strength(name)[0]]).toEqual(['', n]);
  });

  test(`${name}: its dragon does ${n} more physical damage; alone or disengaged it does none`, () => {
    const target = 'S10 Indirigan Battleship';
    const fire = (...fleet: CardPlace[]): number => {
      const t = battle([...fleet, PIRATE], [target]);
      t.act(1, 'fire', target).proposed();
      return t.card(target).shieldDamage + t.card(target).damage - 6;
    };
    expect(fire({ card: 'D8 Moon Dragoness', on: [name] })).toBe(4 + n);
    expect(fire({ card: 'D8 Moon Dragoness', on: [armed(name, n)] })).toBe(4 + 2 * n);
    expect(fire({ card: 'D8 Moon Dragoness', on: [{ card: name, engaged: false }] })).toBe(4);
    // a dragon without physical damage does that of the hatchling
    expect([fire(name), fire({ card: 'D2 Dragon Hatchling', on: [name] })]).toEqual([0, n]);
  });

  test(`${name}: it separates from its dragon for a Card Play`, () => {
    const t = table({ seats: [{ fleet: [{ card: 'D5 Void Dragoness', on: [name] }], slots: 9 }, {}] });
    const { plays } = t.player(1);
    t.act(1, 'separate', name);
    expect([t.under(name), t.strength('D5 Void Dragoness')[0], t.player(1).plays]).toEqual(['', 5, plays - 1]);
  });
}

/** Player 1 gives research to a cruiser in the Allocation Phase, and comes to the Weapons Fire Phase. */
const detect = (research: number): Table => {
  const fleet = [
    ...Array<string>(2).fill('T6 Comet'),
    'T9 Gas Giant',
    { card: PIRATE, engaged: false, on: ['R/E5 Fighter'] },
    'S6 Luxury Liner',
  ];
  const t = table({
    phase: 'allocation',
    seats: [
      { fleet: ['T9 Planet', ...fleet], order: 'never' },
      { fleet: ['D3 Dark Dragoness', 'S2 Space Yacht'], order: 'never' },
    ],
  });
  t.allocate(1, { engage: [PIRATE], give: [[PIRATE, 'detection', research]] });
  return t.untilAsked('weapons fire', 1);
};

test('D3 Dark Dragoness: a unit with 3 research for it fires at her, with what it carries; other units and less research do not', () => {
  const seen = detect(3).act(1, 'fire', 'D3 Dark Dragoness');
  expect([PIRATE, 'R/E5 Fighter', 'S6 Luxury Liner'].map(x => seen.offers(1, 'shoot', x))).toEqual([true, true, false]);
  seen.pick(1, PIRATE, PIRATE, PIRATE);
  expect(seen.inPlay('D3 Dark Dragoness')).toBe(false);
  const hidden = detect(2);
  expect(['D3 Dark Dragoness', 'S2 Space Yacht'].map(x => hidden.offers(1, 'fire', x))).toEqual([false, true]);
});

test('D3 Dark Dragoness: is hidden while she is disengaged, too, and the research holds for one turn', () => {
  const t = battle([PIRATE], [{ card: 'D3 Dark Dragoness', engaged: false }, 'S2 Space Yacht']);
  expect(t.offers(1, 'fire', 'D3 Dark Dragoness')).toBe(false);
  const later = detect(3).untilPhase('play A', 2).untilAsked('weapons fire', 1);
  expect(later.offers(1, 'fire', 'D3 Dark Dragoness')).toBe(false);
});

test('D3 Dark Dragoness: without her, no unit takes research for detection; her own player gives none', () => {
  const uses = (one: CardPlace[], two: CardPlace[]): string[] => {
    const t = table({ seats: [{ fleet: one }, { fleet: two }] });
    return systemsOf(t.s, t.id(PIRATE))
      .filter(x => x.kind === 'research')
      .map(x => `${x.max}`);
  };
  expect([uses([PIRATE], ['D3 Dark Dragoness']), uses([PIRATE], []), uses([PIRATE, 'D3 Dark Dragoness'], [])]).toEqual([
    ['3'],
    [],
    [],
  ]);
});

test('D3 Dark Dragoness: the proposed plan gives a unit all the research that it needs for her, or none', () => {
  const given = (...comets: string[]): number => {
    const fleet = ['T9 Gas Giant', ...comets, 'S4 Argonian Destroyer'];
    const t = table({ phase: 'allocation', seats: [{ fleet }, { fleet: ['D3 Dark Dragoness'] }] });
    t.proposed();
    return t.card('S4 Argonian Destroyer').given[DETECTION] ?? 0;
  };
  expect([given('T6 Comet'), given('T2 Comet')]).toEqual([3, 0]);
});

const SURFACE = 'D8 Surface Dragoness';
test(`${SURFACE}: is played, disengaged, on terrain of another player that generates 2 supply and 1 energy`, () => {
  const terrain = ['T3 Moon', 'T5 Star', 'T9 Gas Giant', 'T6 Comet'];
  const t = table({ seats: [{ hand: [SURFACE], fleet: ['T5 Planet Jnaphahr'] }, { fleet: terrain }] });
  t.act(1, 'play', SURFACE);
  expect([...terrain, 'T5 Planet Jnaphahr'].map(x => t.offers(1, 'on', x))).toEqual([true, false, true, false, false]);
  t.act(1, 'on', 'T9 Gas Giant');
  expect([t.under(SURFACE), t.engaged(SURFACE)]).toEqual(['T9 Gas Giant', false]);
  const none = table({ seats: [{ hand: [SURFACE], fleet: ['T9 Gas Giant'] }, { fleet: ['T5 Star'] }] });
  expect(none.refuses(1, 'play', SURFACE)).not.toBe('');
});

const at = (terrain: CardPlace): Table =>
  table({
    phase: 'allocation',
    seats: [
      { fleet: ['T3 Moon'], order: 'never' },
      { fleet: [terrain, { card: 'S2 P.O.T. Escort', engaged: false }], order: 'never' },
    ],
  });
const upon = (terrain: string, engaged = false, ...more: CardPlace[]): CardPlace => ({
  card: terrain,
  on: [{ card: SURFACE, by: 1, engaged }, ...more],
});

test(`${SURFACE}: its terrain engages it, and generates 2 supply and 1 energy less for its own player`, () => {
  const t = at(upon('T9 Gas Giant'));
  t.proposed();
  expect(t.engaged(SURFACE)).toBe(true);
  t.untilAsked('allocation', 2).proposed();
  expect(t.happened('generated').at(-1)!.points).toMatchObject({ supply: 4 - 2, energy: 4 - 1, ammunition: 2 });
});

test(`${SURFACE}: stays engaged on terrain that generates just enough, and is disengaged where it does not`, () => {
  const enough = at(upon('T3 Moon', true));
  enough.proposed();
  expect(enough.engaged(SURFACE)).toBe(true);
  const poor = at(upon('T5 Star', true));
  poor.proposed();
  expect(poor.engaged(SURFACE)).toBe(false);
  poor.untilAsked('allocation', 2).proposed();
  expect(poor.happened('generated').at(-1)!.points).toMatchObject({ energy: 5 });
});

test(`${SURFACE}: fires only at its terrain, and at ships and bases on it; it does not protect its Sector HQ`, () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['T3 Moon'], order: 'never' },
      {
        fleet: [
          { card: 'T9 Gas Giant', on: [{ card: SURFACE, by: 1, given: [0, 0, 3] }, 'S2 Space Yacht'] },
          'S6 Luxury Liner',
          'T5 Star',
        ],
        order: 'never',
      },
    ],
  });
  const targets = ['T9 Gas Giant', 'S2 Space Yacht', 'S6 Luxury Liner', 'T5 Star'];
  expect(targets.map(x => t.offers(1, 'fire', x))).toEqual([true, true, false, false]);
  t.act(1, 'fire', 'S2 Space Yacht').pick(1, SURFACE, SURFACE);
  expect([t.protected(1), t.protected(2)]).toEqual([false, true]);
});

/** Lets player 1 move ships, with the Surface Dragoness on a moon of player 2. */
const moving = (...more: CardPlace[]): Table => {
  const t = table({
    phase: 'record keeping',
    seats: [
      { fleet: ['T6 Planet'], order: 'never' },
      { fleet: [upon('T3 Moon', true), 'T5 Star', ...more], order: 'never' },
    ],
  });
  return t.question === 'movement' ? t : t.untilAsked('movement', 1);
};

test(`${SURFACE}: moves once a turn to other terrain that supplies it, and then fires at nothing on that turn`, () => {
  const t = moving('T9 Gas Giant');
  expect(t.options(1).map(o => [o.verb, o.b])).toEqual([['move', t.id('T9 Gas Giant')]]);
  t.act(1, 'move', SURFACE, 'T9 Gas Giant');
  expect(t.under(SURFACE)).toBe('T9 Gas Giant');
  t.untilPhase('play A', 1);
  expect([t.engaged(SURFACE), arsenal(t.s, 0).length]).toEqual([true, 0]);
  const still = moving('T9 Gas Giant').pick(1).untilPhase('play A', 1);
  expect(arsenal(still.s, 0).length).toBeGreaterThan(0);
  t.untilPhase('play A', 2).untilAsked('movement', 1).pick(1).untilPhase('play A', 1);
  expect(arsenal(t.s, 0).length).toBeGreaterThan(0);
});

test(`${SURFACE}: a ship on the other terrain that is as strong keeps it away; weaker ships go to space`, () => {
  const strong = { card: 'T9 Gas Giant', on: ['S9 Argonian Battleship'] };
  const t = moving(strong, 'T5 Planet Jnaphahr');
  expect(t.options(1).map(o => o.b)).toEqual([t.id('T5 Planet Jnaphahr')]);
  t.pick(1);
  const weak = moving({ card: 'T9 Gas Giant', on: ['S2 Space Yacht'] });
  weak.act(1, 'move', SURFACE, 'T9 Gas Giant');
  expect([weak.under(SURFACE), weak.under('S2 Space Yacht')]).toEqual(['T9 Gas Giant', '']);
});
