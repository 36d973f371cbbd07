import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { compileCard } from '../src/compile/card.ts';
import { type CardDef, DEFS } from '../src/index.ts';
import {
  activate,
  damage,
  drains,
  draws,
  here,
  isDamagedNow,
  lose,
  opponent,
  playCost,
  relatedHere,
  that,
  unit,
  yours,
} from '../src/words/index.ts';
import { after, CORE, FIELD, field, lostBy, MOON, over, PLATFORM } from './fields.ts';
import { Asset, Character } from './invented.ts';
import { type Table, table } from './table.ts';
import './test-cards.ts';

// Ongoing and triggered abilities, and replacement effects

const def = (title: string): CardDef => DEFS.find(d => d.title === title)!;
const gun = (card: string, weapon = 'Colt-Burton MK. 412') => ({ card, beneath: [weapon] });

// Cards that say exactly what some examples in the rules say
const plain = { number: '0T1', faction: 'independent', destiny: 1, cost: 0, power: 1, tactics: 1, defense: 9 } as const;
for (const source of [
  Character('Test Quartermaster', { ...plain, always: [playCost(unit, -1, { at: relatedHere })] }),
  Character('Test Medic', { ...plain, whenever: [{ on: isDamagedNow(that(yours, unit, here)), effect: activate(2) }] }),
  Asset('Test Miser', {
    number: '0T2',
    faction: 'independent',
    destiny: 1,
    cost: 0,
    whenever: [{ on: draws('each'), effect: activate(1) }],
  }),
  Asset('Test Leech', {
    number: '0T3',
    faction: 'independent',
    destiny: 1,
    cost: 0,
    whenever: [{ on: draws('you'), effect: lose(1, opponent) }],
  }),
  Asset('Test Boom', {
    number: '0T4',
    faction: 'independent',
    destiny: 1,
    cost: 0,
    always: [drains(1)],
    abilities: [{ pay: 0, target: { hit: { of: unit, min: 2, max: 3 } }, effect: damage('hit') }],
  }),
])
  compileCard(source);

// Ongoing abilities

rule('wars/ongoing-ability/1', 'what is neither activated nor triggered works as long as its card is in play', () => {
  const { front } = def('Dedication');
  expect([front.statics.length, front.triggers.length, front.abilities.length]).toEqual([1, 0, 0]);
  const t = field(
    {
      hand: ['Junshi'],
      at: { [CORE]: ['CISyn Coordinators', { card: 'Vishal Scout', damaged: true }] },
      table: ['Dedication'],
    },
    {},
    { phase: 'control' },
  );
  expect([t.defense('Vishal Scout'), t.defense('CISyn Coordinators'), t.stack]).toEqual([3, 4, []]);
  t.play(1, 'Junshi');
  expect([t.inPlay('Dedication'), t.defense('Vishal Scout')]).toEqual([false, 2]);
});

rule('wars/ongoing-ability/2', 'units that cost 1 less at related sites, as long as that unit is in play', () => {
  const costs = (at: readonly string[], place: string): number => {
    const t = field(
      { hand: ['Tahka Disruptor', 'Raider'], at: { [CORE]: at } },
      {},
      { phase: 'deploy', locations: [...FIELD, 'Themis/Landing Pad'] },
    );
    t.act(1, 'play', 'Tahka Disruptor').pick(1, place);
    return t.size(1, 'used');
  };
  expect(def('Tahka Disruptor').source.cost).toBe(2);
  expect(costs(['Test Quartermaster'], PLATFORM)).toBe(1);
  expect(costs(['Test Quartermaster'], 'Themis/Landing Pad')).toBe(2);
  expect(costs([], PLATFORM)).toBe(2);
});

rule(
  ['wars/ongoing-ability/3', 'wars/ongoing-ability/4'],
  'power +2 at a site where you have a vehicle: on when it comes, off when it goes, and never pending',
  () => {
    const t = field(
      { at: { [CORE]: ['Consigned Trooper'], [PLATFORM]: ['GR-Blade'] } },
      { at: { [CORE]: ['Dagger Lead'] } },
      { phase: 'move' },
    );
    expect(t.power('Consigned Trooper')).toBe(1);
    t.act(1, 'move', 'GR-Blade', CORE).resolve();
    if (t.question === 'transport') t.pick(1);
    expect([t.power('Consigned Trooper'), t.stack]).toEqual([3, []]);
    t.act(1, 'move', 'GR-Blade', PLATFORM).resolve();
    if (t.question === 'transport') t.pick(1);
    expect(t.power('Consigned Trooper')).toBe(1);
  },
);

rule('wars/ongoing-ability/5', 'You may play this ...: it speaks from the hand', () => {
  const start = (ships: string[]) =>
    field(
      { hand: ['Reliable Quarrel', 'Sudeva Quarrel'], active: 0, at: { [MOON]: ships } },
      {},
      { phase: 'deploy', locations: [MOON] },
    );
  const t = start([]);
  expect(t.refuses(1, 'play', 'Sudeva Quarrel')).toBe('wars/costs/1');
  t.act(1, 'play', 'Reliable Quarrel');
  if (t.question === 'place') t.pick(1, MOON);
  t.resolve();
  expect([t.place('Reliable Quarrel'), t.size(1, 'used')]).toEqual([MOON, 0]);
  const own = table({
    phase: 'deploy',
    locations: [MOON],
    seats: [{ hand: ['Reliable Quarrel'], active: 0, icons: {}, at: { [MOON]: ['Raider'] } }, {}],
  });
  expect(own.refuses(1, 'play', 'Reliable Quarrel')).toBe('wars/costs/1');
});

rule('wars/ongoing-ability/6', 'As an additional cost to play ...: it speaks while the card is being played', () => {
  const start = (units: string[]) =>
    field({ hand: ['Sheltered'], lost: ['Grid Tactician'], at: { [CORE]: units } }, {}, { phase: 'deploy' });
  const t = start(['Vishal Scout', 'Pavel Royerk']).act(1, 'play', 'Sheltered');
  while (t.question !== 'initiative' && !t.offers(1, 'card', 'Pavel Royerk'))
    t.act(1, t.options(1)[0]!.verb, t.options(1)[0]!.a);
  t.pick(1, 'Pavel Royerk');
  expect([t.inPlay('Pavel Royerk'), t.stack]).toEqual([false, ['Sheltered']]); // a cost: paid before it resolves
  expect(start([]).refuses(1, 'play', 'Sheltered')).toBe('wars/deploy-phase/8');
});

// Triggered abilities

rule('wars/triggered-ability/1', 'when, each time and at make an ability triggered: it is not used', () => {
  for (const title of ['Sultry Opportunist', 'Starhawk', 'Loremaster']) {
    const { front } = def(title);
    expect([title, front.triggers.length, front.abilities.length]).toEqual([title, 1, 0]);
  }
  const t = field({ at: { [CORE]: ['Sultry Opportunist'] } }, {}, { phase: 'activate' });
  expect(t.refuses(1, 'use', 'Sultry Opportunist', 0)).toBe('wars/activated-ability/1');
  t.pass(1, 2);
  expect([t.s.phase, t.stack]).toEqual(['control', ['Sultry Opportunist']]);
  t.resolveAll();
});

rule(
  ['wars/triggered-ability/2', 'wars/triggered-ability/11'],
  'an ability triggers once for each unit damaged here, one item each',
  () => {
    const t = field(
      {
        reserve: 20,
        active: 0,
        at: { [CORE]: ['Test Medic', 'Vishal Scout', 'Pavel Royerk'], [PLATFORM]: ['Grid Tactician'] },
        table: ['Test Boom'],
      },
      { at: { [CORE]: ['Selfless Protector'] } },
    );
    t.act(1, 'use', 'Test Boom', 0).pick(1, 'Vishal Scout', 'Pavel Royerk', 'Grid Tactician').resolve();
    while (t.question === 'trigger') t.least();
    expect(t.stack).toEqual(['Test Medic', 'Test Medic']);
    t.resolve();
    expect([t.stack, t.size(1, 'active')]).toEqual([['Test Medic'], 2]);
    t.resolve();
    expect([t.stack, t.size(1, 'active')]).toEqual([[], 4]);
  },
);

rule(
  'wars/triggered-ability/3',
  'what triggers while something resolves is placed, once, when a player gains initiative',
  () => {
    const t = field(
      { at: { [CORE]: [gun('Selfless Protector', 'M44 Heavy Plasma Gun')] }, table: ['Sharper Than Steel'] },
      { at: { [CORE]: ['Vishal Scout', 'Pavel Royerk'] } },
    ).attack(1, CORE);
    t.act(1, 'use', 'M44 Heavy Plasma Gun', 0).pick(1, 'Vishal Scout');
    expect(t.stack).toEqual(['M44 Heavy Plasma Gun']);
    t.pass();
    t.pass();
    expect([t.damaged('Vishal Scout'), t.stack, t.question]).toEqual([true, ['Sharper Than Steel'], 'initiative']);
    t.pass(1).pass(2);
    expect(t.question).toBe('may');
    t.pick(1, 'yes');
    expect([t.inPlay('Vishal Scout'), t.stack]).toEqual([false, []]);
  },
);

rule(
  'wars/triggered-ability/5',
  'Price of the Game makes a 5 a 6 in the step; Razorjack, which that triggers, waits until the step is over',
  () => {
    const start = () =>
      field(
        {
          reserve: ['Selfless Protector'],
          at: { [MOON]: ['Razorjack', 'Guardian-Class Carrier'] },
          table: ['Price of the Game'],
        },
        { at: { [MOON]: ['Guardian-Class Carrier', 'Damir Quarrel'] } },
      )
        .attack(1, MOON)
        .untilAsked('reveal for battle destiny')
        .pick(1, 'yes');
    const t = start();
    expect([t.question, t.battleDestiny(1)]).toEqual(['may', 5]);
    t.pick(1, 'yes').pick(1, 'reserve');
    t.act(1, t.options(1)[0]!.verb, t.options(1)[0]!.a); // 1 more
    expect([t.battleDestiny(1), lostBy(t, 1), t.stack]).toEqual([6, 1, []]);
    expect([t.question, t.asked]).toEqual(['reveal for battle destiny', [2]]); // nothing has come between
    t.pick(2, 'yes');
    while (t.question === 'may') t.least();
    expect([t.s.battle?.inStep, t.stack, t.asked]).toEqual([false, ['Razorjack'], [1]]);
    t.resolve();
    t.pick(1, 'yes');
    expect(t.inverted('Razorjack')).toBe(true);
    const five = start().pick(1, 'no');
    while (five.question !== 'initiative') five.least();
    expect([five.battleDestiny(1), five.stack]).toEqual([5, []]);
  },
);

/** Player 1 draws a card: their own asset and the opponent's both trigger. */
const drawing = (): Table =>
  field({ table: ['Test Leech'], active: 3 }, { table: ['Test Miser'], active: 0 }, { phase: 'draw' }).act(1, 'draw');

rule(
  ['wars/triggered-ability/6', 'wars/triggered-ability/7'],
  'the player of the turn puts the opponent’s trigger first and their own above it: a loss, then an activation',
  () => {
    const t = drawing();
    expect([t.question, t.asked, t.options(1).length]).toEqual(['trigger', [1], 2]);
    t.pick(1, 'Test Miser');
    expect(t.stack).toEqual(['Test Miser', 'Test Leech']);
    for (let i = 0; i < 20 && t.stack.length > 0; i++) t.question === 'lose' ? t.pick(2, 'reserve') : t.least();
    const order = t.happened('energy-lost', 'activated').map(x => [x.t, x.seat]);
    expect(order).toEqual([
      ['energy-lost', 1],
      ['activated', 1],
    ]);
    const other = drawing().pick(1, 'Test Leech');
    expect(other.stack).toEqual(['Test Leech', 'Test Miser']);
  },
);

rule('wars/triggered-ability/8', 'what has triggered lies on the stack before anybody can act', () => {
  const t = field(
    { table: ['Test Leech'], hand: ['Fifth Ace', 'Raider', 'Atlantis'], active: 9 },
    {},
    { phase: 'draw' },
  ).act(1, 'draw');
  expect([t.question, t.asked, t.stack]).toEqual(['initiative', [1], ['Test Leech']]);
  t.act(1, 'play', 'Fifth Ace');
  while (t.question !== 'initiative') t.pick(1, 'Raider', 'Atlantis');
  expect(t.stack).toEqual(['Test Leech', 'Fifth Ace']);
});

rule('wars/triggered-ability/9', 'without target or card to reveal as it is placed, a trigger comes to nothing', () => {
  const lost = (pile: string[]) => {
    const t = field(
      { lost: pile, at: { [CORE]: [{ card: 'Loremaster', damaged: true }, 'Pavel Royerk'] } },
      { at: { [CORE]: ['Pavel Royerk'] } },
    ).attack(1, CORE);
    over(t);
    return t;
  };
  const none = lost([]);
  expect([none.inPlay('Loremaster'), none.stack, none.question]).toEqual([false, [], 'initiative']);
  const one = lost(['Raider']);
  expect(one.stack).toEqual(['Loremaster']);
  one.resolveAll();
  const minefield = (reserve: number) =>
    field({ hand: ['Vishal Scout', 'Raider'] }, { reserve, at: { [CORE]: ['Minefield'] } }, { phase: 'deploy' }).play(
      1,
      'Vishal Scout',
      CORE,
    );
  const empty = minefield(0);
  expect([empty.inPlay('Vishal Scout'), empty.stack]).toEqual([true, []]);
  const full = minefield(3);
  expect(full.stack).toEqual(['Minefield']);
  full.resolve();
  expect(full.inPlay('Vishal Scout')).toBe(false);
});

rule('wars/triggered-ability/10', 'a trigger whose target has gone when it resolves has no effect', () => {
  const start = () =>
    field(
      { at: { [CORE]: ['Deigan Follower', 'Pavel Royerk'] } },
      { at: { [CORE]: [gun('Selfless Protector'), 'Vishal Scout'] } },
    )
      .act(1, 'attack', CORE)
      .resolve()
      .pick(1, 'Pavel Royerk');
  const t = start();
  expect(t.stack).toEqual(['Deigan Follower']);
  t.pass(1).use(2, 'Colt-Burton MK. 412', 0, 'Pavel Royerk');
  expect([t.inPlay('Pavel Royerk'), t.stack]).toEqual([false, ['Deigan Follower']]);
  t.resolve();
  expect([t.happened('fizzled').length, t.question, lostBy(t, 1)]).toEqual([1, 'initiative', 0]);
  const there = start().resolve();
  expect(there.question).toBe('may');
  there.pick(1, 'no');
});

rule(
  'wars/triggered-ability/12',
  'a grenade damages four units of a player: Cruel Lesson costs 0, 2, 2 and 2, and all 8 if a fifth was damaged before',
  () => {
    const FOUR = ['Vishal Scout', 'Pavel Royerk', 'Grid Tactician', 'Shikami Warrior'];
    for (const [fifth, energy] of [
      [[], 6],
      [[{ card: 'Entrenched Infantry', damaged: true }], 8],
    ] as const) {
      const t = field(
        {
          reserve: ['Type II Fighter'],
          at: { [CORE]: [gun('Selfless Protector', 'Clanton Grav Grenade')] },
          table: ['Cruel Lesson'],
        },
        { at: { [CORE]: [...FOUR, ...fifth] } },
      ).attack(1, CORE);
      t.use(1, 'Clanton Grav Grenade');
      while (t.question === 'trigger') t.least();
      expect(t.happened('damaged')).toHaveLength(4);
      expect(t.stack).toHaveLength(energy / 2);
      for (let i = 0; i < 60 && t.stack.length > 0; i++) t.least();
      while (t.question === 'lose') t.least();
      expect([lostBy(t, 2), lostBy(t, 1)]).toEqual([energy, 0]);
    }
  },
);

rule(
  ['wars/triggered-ability/13', 'wars/triggered-ability/14'],
  'Alnak Station/Hallway waits for its target to be lost; that goes on the stack after the end of battle step',
  () => {
    const t = table({
      phase: 'battle',
      locations: [CORE, 'Alnak Station/Hallway'],
      seats: [
        { at: { [CORE]: [{ card: 'CISyn Coordinators', damaged: true }, 'Selfless Protector'] } },
        { at: { [CORE]: ['Selfless Protector'] } },
      ],
    }).attack(1, CORE);
    t.act(1, 'use', 'Alnak Station/Hallway', 0).pick(1, 'CISyn Coordinators').pick(1, 'reserve').resolve();
    expect([t.s.delayed.length, t.stack]).toEqual([1, []]);
    const made = t.s.itemsMade;
    for (let i = 0; i < 60 && t.happened('left').length === 0; i++) {
      expect(t.s.itemsMade).toBe(made);
      t.least();
    }
    expect(t.happened('left')).toMatchObject([{ how: 'destroyed' }]);
    expect([t.s.battle, t.s.delayed.length, t.stack.length, t.question]).toEqual([null, 0, 1, 'initiative']);
    t.resolve();
    expect([t.place('CISyn Coordinators'), t.damaged('CISyn Coordinators')]).toEqual(['Alnak Station/Hallway', false]);
  },
);

// Replacement effects

/** A battle in which a damaged unit of player 1 is to be destroyed, and First Aid. */
const ward = (more: { aids?: number; hand?: string[] } = {}): Table =>
  field(
    {
      hand: more.hand ?? ['Raider'],
      at: { [CORE]: [{ card: 'Vishal Scout', damaged: true }, 'Selfless Protector'] },
      table: Array(more.aids ?? 1).fill('First Aid'),
    },
    { at: { [CORE]: ['CISyn Coordinators'] } },
  ).attack(1, CORE);

rule(
  ['wars/replacement-effect/1', 'wars/replacement-effect/2', 'wars/replacement-effect/7'],
  'First Aid prevents destruction in the end of battle step, at once and off the stack; nothing happens in its place',
  () => {
    const t = ward();
    t.use(1, 'First Aid', 0, 'Vishal Scout');
    after(t, 'loss');
    const made = t.s.itemsMade;
    over(t);
    expect([t.inPlay('Vishal Scout'), t.damaged('Vishal Scout'), t.s.itemsMade]).toEqual([true, false, made]);
    expect(t.happened('left')).toEqual([]);
    expect(t.pile(1, 'lost')).not.toContain('Vishal Scout');
    const without = over(ward());
    expect(without.inPlay('Vishal Scout')).toBe(false);
  },
);

rule('wars/replacement-effect/3', 'with instead the first event never happens, and nothing triggers on it', () => {
  const start = () =>
    field(
      {
        at: { [CORE]: [{ card: 'Lifeseeker', damaged: true }, 'Selfless Protector', 'Alcove of Panacea', 'Armored'] },
      },
      { at: { [CORE]: ['Selfless Protector'] } },
    ).attack(1, CORE);
  const t = start().untilAsked('may', 1).pick(1, 'yes');
  for (let i = 0; i < 6 && t.s.battle !== null; i++) t.least();
  expect([t.inPlay('Lifeseeker'), t.pile(1, 'reserve')[0], t.pile(1, 'lost')]).toEqual([false, 'Lifeseeker', []]);
  expect([t.stack, t.question]).toEqual([[], 'initiative']); // Armored, which waits for a loss, says nothing
  const no = start().untilAsked('may', 1).pick(1, 'no');
  for (let i = 0; i < 6 && no.s.battle !== null; i++) no.least();
  expect([no.pile(1, 'lost'), no.stack]).toEqual([['Lifeseeker'], ['Armored']]);
  no.resolveAll();
});

rule('wars/replacement-effect/5', 'an event is replaced once: of two First Aids one is left', () => {
  const t = ward({ aids: 2 });
  for (const id of t.all('First Aid')) t.use(1, id, 0, 'Vishal Scout');
  expect(t.s.delayed).toHaveLength(2);
  over(t);
  expect([t.inPlay('Vishal Scout'), t.s.delayed.length]).toEqual([true, 1]);
});

rule(
  ['wars/replacement-effect/4', 'wars/replacement-effect/6'],
  'of two Shifts in Tactics one takes the place of the reveal; the other is gone with the battle',
  () => {
    const t = field(
      { hand: ['Shift in Tactics', 'Shift in Tactics'], at: { [CORE]: ['CISyn Coordinators', 'Grid Tactician'] } },
      { at: { [CORE]: ['Entrenched Infantry'] } },
    ).attack(1, CORE);
    for (let i = 0; i < 2; i++) t.play(1, 'Shift in Tactics', 'CISyn Coordinators');
    expect(t.s.delayed).toHaveLength(2);
    const top = t.pile(1, 'reserve')[0];
    const size = t.size(1, 'reserve');
    t.untilAsked('reveal for battle destiny').pick(1, 'yes');
    while (t.question !== 'initiative') t.least();
    expect([t.battleDestiny(1), t.size(1, 'reserve'), t.pile(1, 'reserve')[0]]).toEqual([3, size, top]);
    expect(t.happened('destiny').filter(x => x.seat === 0)).toEqual([]);
    expect(t.s.delayed).toHaveLength(1);
    over(t);
    expect(t.s.delayed).toEqual([]);
  },
);

rule('wars/replacement-effect/6', 'it is gone with a battle that is canceled, too', () => {
  const t = field(
    { hand: ['Shift in Tactics'], at: { [CORE]: [gun('CISyn Coordinators')] } },
    { at: { [CORE]: ['Vishal Scout'] } },
  ).attack(1, CORE);
  t.play(1, 'Shift in Tactics');
  expect(t.s.delayed).toHaveLength(1);
  t.use(1, 'Colt-Burton MK. 412');
  expect([t.happened('battle-canceled').length, t.s.delayed]).toEqual([1, []]);
});

rule(
  'wars/triggered-ability/1',
  'a card that leaves play triggers what it says of leaving, and nothing that it says of entering',
  () => {
    // Tamon Fighter says what happens when it enters play
    const t = field(
      { hand: ['Test Destroy'], lost: ['Raider'], at: { [MOON]: ['Tamon Fighter'] } },
      {},
      { phase: 'control' },
    );
    t.play(1, 'Test Destroy', 'Tamon Fighter');
    expect([t.inPlay('Tamon Fighter'), t.stack, t.question]).toEqual([false, [], 'initiative']);
    expect(t.pile(1, 'lost')).toContain('Raider');
  },
);

rule('wars/triggered-ability/10', 'what a triggered ability needs is asked again when it comes off the stack', () => {
  const drawn = (warrior: string, destroyed: boolean) => {
    const t = field(
      {
        table: ['Test Doubt'],
        hand: ['Test Destroy', 'Test Spare'],
        at: { [CORE]: [warrior], [PLATFORM]: ['Pavel Royerk'] },
      },
      {},
      { phase: 'control' },
    ).act(1, 'drain', PLATFORM);
    for (let i = 0; i < 9 && !t.stack.includes('Test Doubt'); i++) t.least();
    expect(t.stack).toEqual(['Test Doubt']);
    if (destroyed) t.act(1, 'play', 'Test Destroy').pick(1, warrior);
    return t.resolveAll().happened('drew').length;
  };
  expect([drawn('CGC Grunt', false), drawn('CGC Grunt', true)]).toEqual([1, 0]);
});
