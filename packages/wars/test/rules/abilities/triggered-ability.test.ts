import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { CORE, field, lostBy, MOON, over, PLATFORM } from '../../fields.ts';
import { gun } from '../../support/abilities.ts';
import { def } from '../../support/card-def.ts';
import { type Table, table } from '../../table.ts';
import '../../test-cards.ts';

/** Player 1 draws a card. Their own asset and the opponent's asset both trigger. */
const drawing = (): Table =>
  field({ table: ['Test Leech'], active: 3 }, { table: ['Test Miser'], active: 0 }, { phase: 'draw' }).act(1, 'draw');

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

rule(
  'wars/triggered-ability/1',
  'a card that leaves play triggers what it says of leaving, and nothing that it says of entering',
  () => {
    // Tamon Fighter has an ability for when it enters play
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
