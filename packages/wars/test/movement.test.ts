import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, Position, SeatPosition } from '../src/position.ts';
import { BUNKER, CORE, FIELD, field, MOON, over, PLATFORM, ROCK } from './fields.ts';
import type { Table } from './table.ts';
import './test-cards.ts';

// Moving, and what moves along

/** A move phase of player 1. */
const march = (
  at: Record<string, readonly CardPlace[]>,
  more: SeatPosition = {},
  rest: Partial<Position> = {},
): Table => field({ at, ...more }, {}, { phase: 'move', ...rest });
/** Moves a card by a movement action and has it resolve. */
const go = (t: Table, card: string | number, to: string): Table => {
  t.act(1, 'move', card, to);
  return t.resolve();
};

rule('wars/move-phase/1', 'any number of ships and units move in your move phase', () => {
  const t = march(
    { [CORE]: ['Vishal Scout', 'Pavel Royerk', 'Grid Tactician'], [MOON]: ['Damir Quarrel', 'Raider', 'Atlantis'] },
    { active: 6 },
  );
  for (const unit of ['Vishal Scout', 'Grid Tactician']) go(t, unit, PLATFORM);
  for (const ship of ['Damir Quarrel', 'Raider', 'Atlantis']) go(t, ship, ROCK);
  expect(t.size(1, 'active')).toBe(1);
  go(t, 'Pavel Royerk', PLATFORM);
  expect(t.happened('moved')).toHaveLength(6);
  const theirs = field({}, { at: { [CORE]: ['Vishal Scout'] } }, { phase: 'move' });
  expect(theirs.refuses(1, 'move', 'Vishal Scout', PLATFORM)).toBe('wars/movement-actions/4');
});

rule('wars/move-phase/2', 'abilities and interrupts before, between and after movements', () => {
  const t = march({ [CORE]: ['Makal Shrieker', 'Vishal Scout'] }, { hand: ['Fifth Ace', 'Raider', 'Atlantis'] });
  t.use(1, 'Makal Shrieker');
  go(t, 'Vishal Scout', PLATFORM);
  t.use(1, 'Makal Shrieker');
  go(t, 'Makal Shrieker', PLATFORM);
  t.act(1, 'play', 'Fifth Ace');
  t.resolveAll();
  expect([t.power('Makal Shrieker'), t.place('Makal Shrieker'), t.s.phase]).toEqual([5, PLATFORM, 'move']);
});

rule('wars/movement-actions/1', 'movements only in your move phase, with nothing pending', () => {
  for (const phase of ['control', 'deploy', 'battle', 'draw'] as const)
    expect(march({ [CORE]: ['Vishal Scout'] }, {}, { phase }).refuses(1, 'move', 'Vishal Scout', PLATFORM)).toBe(
      'wars/movement-actions/1',
    );
  const other = march({ [CORE]: ['Vishal Scout'] }, {}, { active: 2 }).pass(2);
  expect(other.refuses(1, 'move', 'Vishal Scout', PLATFORM)).toBe('wars/initiative/2');
  const t = march({ [CORE]: ['Vishal Scout', 'Pavel Royerk'] }).act(1, 'move', 'Vishal Scout', PLATFORM);
  expect(t.refuses(1, 'move', 'Pavel Royerk', PLATFORM)).toBe('wars/the-stack/4');
  t.resolve();
  expect(t.offers(1, 'move', 'Pavel Royerk', PLATFORM)).toBe(true);
});

rule('wars/movement-actions/2', 'each movement costs 1 energy', () => {
  const t = march({ [CORE]: ['Vishal Scout'] }, { active: 1 });
  t.act(1, 'move', 'Vishal Scout', PLATFORM);
  expect([t.size(1, 'active'), t.size(1, 'used')]).toEqual([0, 1]);
  t.resolve();
  expect(t.refuses(1, 'move', 'Vishal Scout', CORE)).toBe('wars/movement-actions/2');
});

rule('wars/movement-actions/3', 'the same card moves more than once', () => {
  const t = march({ [CORE]: ['Vishal Scout'] });
  go(go(t, 'Vishal Scout', PLATFORM), 'Vishal Scout', BUNKER);
  expect([t.place('Vishal Scout'), t.size(1, 'used')]).toEqual([BUNKER, 2]);
});

rule('wars/movement-actions/4', 'mover, destination and with them the way of moving are declared with the cost', () => {
  const t = march({ [CORE]: ['Vishal Scout'], [MOON]: ['Raider'] }).act(1, 'move', 'Vishal Scout', 'Raider');
  const [item] = t.s.items;
  expect(item).toMatchObject({ name: 'Movement', self: t.id('Vishal Scout'), l: { to: t.id('Raider') } });
  expect([t.size(1, 'used'), t.place('Vishal Scout')]).toEqual([1, CORE]);
  t.resolve();
  expect(t.beneath('Raider')).toEqual(['Vishal Scout']);
});

rule('wars/movement-actions/5', 'a ship goes to any other sector, and to no site', () => {
  const t = march({ [MOON]: ['Raider'] }, {}, { locations: [...FIELD, "Earth/Humanity's Home"] });
  expect([ROCK, "Earth/Humanity's Home"].map(x => t.offers(1, 'move', 'Raider', x))).toEqual([true, true]);
  expect(t.refuses(1, 'move', 'Raider', MOON)).toBe('wars/movement-actions/4');
  expect(t.refuses(1, 'move', 'Raider', CORE)).toBe('wars/movement-actions/4');
  expect(go(t, 'Raider', ROCK).place('Raider')).toBe(ROCK);
});

rule('wars/movement-actions/6', 'a unit at a site goes to an adjacent one, no farther', () => {
  const t = march({ [CORE]: ['Vishal Scout'] });
  expect(t.offers(1, 'move', 'Vishal Scout', PLATFORM)).toBe(true);
  for (const far of [BUNKER, MOON, ROCK])
    expect(t.refuses(1, 'move', 'Vishal Scout', far)).toBe('wars/movement-actions/4');
});

rule('wars/movement-actions/7', 'a unit at a site boards your ship at the related sector, if it has room', () => {
  const t = march({
    [CORE]: ['Vishal Scout'],
    [MOON]: ['Raider', { card: 'Damir Quarrel', beneath: ['Pavel Royerk'] }],
    [ROCK]: ['Atlantis'],
  });
  expect(t.refuses(1, 'move', 'Vishal Scout', 'Damir Quarrel')).toBe('wars/movement-actions/7');
  expect(t.refuses(1, 'move', 'Vishal Scout', 'Atlantis')).toBe('wars/movement-actions/4');
  go(t, 'Vishal Scout', 'Raider');
  expect([t.place('Vishal Scout'), t.beneath('Raider')]).toEqual([MOON, ['Vishal Scout']]);
  const theirs = field({ at: { [CORE]: ['Vishal Scout'] } }, { at: { [MOON]: ['Raider'] } }, { phase: 'move' });
  expect(theirs.refuses(1, 'move', 'Vishal Scout', 'Raider')).toBe('wars/movement-actions/4');
});

rule('wars/movement-actions/8', 'a unit aboard goes to any related site', () => {
  const t = march(
    { [MOON]: [{ card: 'Raider', beneath: ['Vishal Scout'] }] },
    {},
    {
      locations: [CORE, PLATFORM, BUNKER, MOON, 'Themis/Landing Pad'],
    },
  );
  expect([CORE, PLATFORM, BUNKER].map(x => t.offers(1, 'move', 'Vishal Scout', x))).toEqual([true, true, true]);
  expect(t.refuses(1, 'move', 'Vishal Scout', 'Themis/Landing Pad')).toBe('wars/movement-actions/4');
  go(t, 'Vishal Scout', BUNKER);
  expect([t.place('Vishal Scout'), t.beneath('Raider')]).toEqual([BUNKER, []]);
});

rule('wars/movement-actions/9', 'a unit aboard goes aboard another ship of yours at the same sector', () => {
  const t = march({
    [MOON]: [
      { card: 'Raider', beneath: ['Vishal Scout'] },
      'Damir Quarrel',
      { card: 'Sudeva Quarrel', beneath: ['Pavel Royerk'] },
    ],
    [ROCK]: ['Atlantis'],
  });
  expect(t.refuses(1, 'move', 'Vishal Scout', 'Atlantis')).toBe('wars/movement-actions/4');
  expect(t.refuses(1, 'move', 'Vishal Scout', 'Sudeva Quarrel')).toBe('wars/movement-actions/7');
  go(t, 'Vishal Scout', 'Damir Quarrel');
  expect([t.beneath('Raider'), t.beneath('Damir Quarrel')]).toEqual([[], ['Vishal Scout']]);
});

rule(
  ['wars/movement-actions/10', 'wars/movement-actions/11', 'wars/movement-actions/12'],
  'an ability that moves a vehicle for 3 is no movement: it costs 3, neither 4 nor the movement’s 1 less',
  () => {
    const start = (active: number) =>
      march({ [MOON]: [{ card: 'Juggernaut Tender', beneath: ['GR-Blade', 'Vishal Scout'] }] }, { active });
    const t = start(3);
    t.act(1, 'use', 'Juggernaut Tender', 0);
    for (let i = 0; i < 3 && t.question !== 'initiative'; i++) t.act(1, t.options(1)[0]!.verb, t.options(1)[0]!.a);
    expect(t.size(1, 'active')).toBe(0);
    t.resolve().pick(1, CORE);
    expect([t.place('GR-Blade'), t.happened('movement')]).toEqual([CORE, []]);
    expect(start(2).refuses(1, 'use', 'Juggernaut Tender', 0)).toBe('wars/costs/1');
    // a movement of a unit aboard this ship costs 1 less: nothing
    const moves = start(0);
    go(moves, 'GR-Blade', CORE).pick(1); // and nobody along
    expect([moves.place('GR-Blade'), moves.happened('movement').length]).toEqual([CORE, 1]);
  },
);

rule('wars/movement-actions/13', 'what lies beneath a card moves with it, a ship with everything aboard', () => {
  const t = march({
    [MOON]: [
      {
        card: 'Raider',
        beneath: ['LongBow Missile 27-B', { card: 'Vishal Scout', beneath: ['Sidearm'] }, 'Pavel Royerk'],
      },
    ],
    [CORE]: [{ card: 'Veteran Pilot', beneath: ['Sidearm'] }],
  });
  go(t, 'Raider', ROCK);
  expect(t.beneath('Raider').sort()).toEqual(['LongBow Missile 27-B', 'Pavel Royerk', 'Vishal Scout']);
  for (const card of ['LongBow Missile 27-B', 'Pavel Royerk', 'Vishal Scout']) expect(t.place(card)).toBe(ROCK);
  expect(t.place(t.all('Sidearm').find(id => t.s.defs[t.s.cards[id]!.on]! === t.s.defs[t.id('Vishal Scout')])!)).toBe(
    ROCK,
  );
  go(t, 'Veteran Pilot', PLATFORM);
  expect([t.place('Veteran Pilot'), t.beneath('Veteran Pilot')]).toEqual([PLATFORM, ['Sidearm']]);
});

// Transport

rule(
  ['wars/transport/1', 'wars/transport/2'],
  'Transport 2 takes up to two characters along, for the 1 energy of the movement',
  () => {
    const at = { [CORE]: ['Stinger', 'Vishal Scout', 'Pavel Royerk', 'Grid Tactician'] };
    const t = march(at).act(1, 'move', 'Stinger', PLATFORM).resolve();
    expect([t.question, t.options(1).length]).toEqual(['transport', 3]);
    expect(() => t.pick(1, 'Vishal Scout', 'Pavel Royerk', 'Grid Tactician')).toThrow('0 to 2');
    t.pick(1, 'Vishal Scout', 'Pavel Royerk');
    expect(['Stinger', 'Vishal Scout', 'Pavel Royerk', 'Grid Tactician'].map(x => t.place(x))).toEqual([
      PLATFORM,
      PLATFORM,
      PLATFORM,
      CORE,
    ]);
    expect(t.size(1, 'used')).toBe(1);
    const none = march(at).act(1, 'move', 'Stinger', PLATFORM).resolve().pick(1);
    expect(none.happened('moved')).toHaveLength(1);
  },
);

rule(
  ['wars/transport/3', 'wars/label/1'],
  'vehicles take characters along, ships fighters; each only one’s own',
  () => {
    const vehicle = field(
      { at: { [CORE]: ['Stinger', 'GR-Blade', 'Ikazuchi', 'Vishal Scout'] } },
      { at: { [CORE]: ['Pavel Royerk'] } },
      { phase: 'move' },
    );
    vehicle.act(1, 'move', 'Stinger', PLATFORM).resolve();
    expect(vehicle.options(1).map(o => o.a)).toEqual([vehicle.id('Vishal Scout', 1)]);
    vehicle.pick(1);
    const ship = field(
      {
        at: {
          [MOON]: [
            'Guardian-Class Carrier',
            'Raider',
            'Damir Quarrel',
            { card: 'Atlantis', beneath: ['Vishal Scout'] },
          ],
        },
      },
      { at: { [MOON]: ['Sudeva Quarrel'] } },
      { phase: 'move' },
    );
    ship.act(1, 'move', 'Guardian-Class Carrier', ROCK).resolve();
    expect(ship.options(1).map(o => o.a)).toEqual([ship.id('Damir Quarrel')]);
    ship.pick(1, 'Damir Quarrel');
    expect([ship.place('Damir Quarrel'), ship.place('Raider')]).toEqual([ROCK, MOON]);
  },
);

rule('wars/transport/4', 'a vehicle moved by anything but a movement takes nobody along', () => {
  const t = field(
    { hand: ['Headlong Rush'], at: { [CORE]: ['Selfless Protector'], [PLATFORM]: ['Stinger', 'Vishal Scout'] } },
    { at: { [CORE]: ['Selfless Protector'] } },
  ).attack(1, CORE);
  t.play(1, 'Headlong Rush');
  expect([t.place('Stinger'), t.place('Vishal Scout'), t.question]).toEqual([CORE, PLATFORM, 'initiative']);
  expect(t.happened('moved')).toHaveLength(1);
});

rule('wars/transport/5', 'Ranarti-Anant moves the Zocho to a battle on the opponent’s turn; its fighters stay', () => {
  const fighters = Array(4).fill('Zocho Fighter');
  const t = field(
    { at: { [ROCK]: [{ card: 'Zocho', beneath: ['Ranarti-Anant'] }, ...fighters], [MOON]: ['Damir Quarrel'] } },
    { at: { [MOON]: ['Damir Quarrel'] } },
    { active: 2 },
  ).attack(2, MOON);
  t.pass(2).act(1, 'use', 'Ranarti-Anant', 1);
  for (let i = 0; i < 3 && t.question !== 'initiative'; i++) t.act(1, t.options(1)[0]!.verb, t.options(1)[0]!.a);
  t.resolve();
  expect([t.place('Zocho'), t.question]).toEqual([MOON, 'initiative']);
  for (const id of t.all('Zocho Fighter')) expect(t.place(id)).toBe(ROCK);
  over(t);
});

// Size, piloting

rule('wars/size/1', 'Size X takes X of the capacity, a unit without it 1', () => {
  const t = march({
    [CORE]: ['GR-Blade', 'GR-Blade', 'Vishal Scout'],
    [MOON]: ['Atlantis'],
  });
  go(t, 'GR-Blade', 'Atlantis').pick(1); // 3 - 2 = 1, and nobody along
  const other = t.all('GR-Blade').find(id => t.place(id) === CORE)!;
  expect(t.refuses(1, 'move', other, 'Atlantis')).toBe('wars/movement-actions/7');
  go(t, 'Vishal Scout', 'Atlantis');
  expect(t.beneath('Atlantis').sort()).toEqual(['GR-Blade', 'Vishal Scout']);
});

rule('wars/size/2', 'capacity 4 with sizes 1 and 2 aboard has room for one more of size 1', () => {
  const t = march({
    [CORE]: ['GR-Blade', 'Pavel Royerk', 'Grid Tactician'],
    [MOON]: [{ card: 'Transport Vessel', beneath: ['Vishal Scout', 'GR-Blade'] }],
  });
  const blade = t.all('GR-Blade').find(id => t.place(id) === CORE)!;
  expect(t.refuses(1, 'move', blade, 'Transport Vessel')).toBe('wars/movement-actions/7');
  go(t, 'Pavel Royerk', 'Transport Vessel');
  expect(t.refuses(1, 'move', 'Grid Tactician', 'Transport Vessel')).toBe('wars/movement-actions/7');
});

rule('wars/piloting/1', 'Piloting X adds X to power and tactics of the ship the character is aboard', () => {
  const t = march({
    [MOON]: [{ card: 'Damir Quarrel', beneath: ['Hellcat Aviatrix'] }, 'Sudeva Quarrel'],
    [CORE]: ['Nimble Jockey'],
  });
  expect([t.stats('Damir Quarrel'), t.stats('Sudeva Quarrel')]).toEqual([
    [3 + 2, 1 + 2, 6],
    [3, 1, 6],
  ]);
  go(t, 'Hellcat Aviatrix', CORE);
  expect(t.stats('Damir Quarrel')).toEqual([3, 1, 6]);
});

rule(
  ['wars/keyword-ability/2', 'wars/keyword-ability/3'],
  'Piloting 1 and Piloting 2 gained are Piloting 3; Scouting has no number to add',
  () => {
    const t = march({ [MOON]: [{ card: 'Swiftwave Attacker', beneath: ['Close Support Pilot'] }] });
    expect(t.stats('Swiftwave Attacker')).toEqual([3 + 3, 1 + 3, 6]);
    const none = march({ [MOON]: [{ card: 'Swiftwave Attacker', beneath: ['Vishal Scout'] }] });
    expect(none.stats('Swiftwave Attacker')).toEqual([3, 1, 6]);
  },
);

rule(
  'wars/keyword-ability/2',
  'Quickdraw 1 and Quickdraw 1 gained twice are Quickdraw 3: a bullet is used four times',
  () => {
    const uses = (table: string[]) => {
      const t = field(
        {
          table,
          reserve: Array(6).fill('Heavy Juggernaut'),
          at: { [CORE]: [{ card: 'Careless Cat', beneath: ['Spassky Quickfire II'] }] },
        },
        { at: { [CORE]: ['Selfless Protector', 'Entrenched Infantry'] } },
      ).attack(1, CORE);
      let n = 0;
      for (; t.offers(1, 'use', 'Spassky Quickfire II', 0); n++)
        t.use(1, 'Spassky Quickfire II', 0, 'Selfless Protector');
      expect(t.refuses(1, 'use', 'Spassky Quickfire II', 0)).toBe('wars/bullet/2');
      return n;
    };
    expect([uses([]), uses(['Test Haste']), uses(['Test Haste', 'Test Haste'])]).toEqual([2, 3, 4]);
  },
);

rule('wars/keyword-ability/4', 'a keyword has its rules where its card prints none', () => {
  // Boxer says no more than Size 3, Transport 2
  const t = march({ [CORE]: ['Boxer', 'Vishal Scout'], [MOON]: ['Juggernaut Tender', 'Razorjack'] });
  expect(t.refuses(1, 'move', 'Boxer', 'Razorjack')).toBe('wars/movement-actions/7'); // capacity 2
  t.act(1, 'move', 'Boxer', PLATFORM).resolve();
  expect(t.question).toBe('transport');
  expect(t.refuses(1, 'card', 'Razorjack')).toBe('wars/transport/3');
  t.pick(1, 'Vishal Scout');
  expect(t.place('Vishal Scout')).toBe(PLATFORM);
});
