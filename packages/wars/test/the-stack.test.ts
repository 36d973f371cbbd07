import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../src/game.ts';
import type { Position, SeatPosition } from '../src/position.ts';
import type { Phase } from '../src/state.ts';
import { type Table, table } from './table.ts';
import { asked } from './test-cards.ts';

const VALLEY = 'Ganymede/Valley';
const VANTAGE = 'Ganymede/Vantage Point';
const UNTAPPED = 'Mercury/Untapped Planet';
const AVIATRIX = 'Hellcat Aviatrix';

const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}, more: Partial<Position> = {}): Table =>
  table({ phase, locations: [VALLEY, VANTAGE, UNTAPPED], seats: [asked(one), asked(two)], ...more });
const scholar = { [VALLEY]: ['Test Scholar'] };

// Initiative

rule('wars/initiative/1', 'only the player with initiative may act', () => {
  const t = at('control', { hand: ['Test Draw'], at: scholar }, { hand: ['Test Draw'] });
  expect([t.s.initiative, t.asked]).toEqual([0, [1]]);
  expect(t.why(2, 'play', 'Test Draw')).not.toBe(null);
  expect(() => t.act(2, 'play', 'Test Draw')).toThrow('not asked');
  expect(t.offers(1, 'play', 'Test Draw') && t.offers(1, 'use', 'Test Scholar')).toBe(true);
  t.pass(1);
  expect([t.s.initiative, t.asked]).toEqual([1, [2]]);
  expect(t.offers(2, 'play', 'Test Draw')).toBe(true);
  expect(() => t.act(1, 'use', 'Test Scholar', 0)).toThrow('not asked');
});

rule('wars/initiative/2', 'with the stack empty the turn’s player may drain as well, else not', () => {
  const t = at('control', { hand: ['Test Draw'], at: scholar }, { at: { [VANTAGE]: ['Stinger'] } });
  expect(t.offers(1, 'drain', VALLEY)).toBe(true);
  t.act(1, 'play', 'Test Draw');
  expect(t.offers(1, 'drain', VALLEY)).toBe(false);
  expect(t.refuses(1, 'drain', VALLEY)).toBe('wars/the-stack/4');
  t.resolve().pass(1);
  // the opponent controls a location too, but it is not their turn
  expect(t.refuses(2, 'drain', VANTAGE)).toBe('wars/initiative/2');
});

rule(
  ['wars/initiative/3', 'wars/initiative/6'],
  'the turn’s player gains initiative at each phase, the other by a pass',
  () => {
    const t = at('activate', {}, {});
    for (const phase of ['activate', 'control', 'deploy', 'battle', 'move', 'draw']) {
      expect([t.s.phase, t.s.initiative]).toEqual([phase, 0]);
      t.pass(1);
      expect([t.s.phase, t.s.initiative]).toEqual([phase, 1]);
      t.pass(2);
    }
    expect([t.s.phase, t.s.initiative]).toEqual(['activate', 1]);
  },
);

rule('wars/initiative/4', 'when something has come off the stack the turn’s player gains initiative', () => {
  const t = at('control', {}, { hand: ['Test Draw'] });
  t.pass(1).act(2, 'play', 'Test Draw').pass(2, 1);
  expect(t.happened('drew')).toHaveLength(1);
  expect(t.s.initiative).toBe(0);
});

rule(
  ['wars/initiative/5', 'wars/initiative/9'],
  'nobody has initiative in a battle step, the attacker after it',
  () => {
    const t = at(
      'battle',
      { at: { [VALLEY]: ['Stinger'] } },
      { at: { [VALLEY]: [AVIATRIX, 'Claviger'] } },
      { active: 2 },
    );
    t.attack(2, VALLEY).untilAsked('casualties');
    // in the loss step: the loser is asked, but has no initiative and can play nothing
    expect([t.s.battle?.step, t.s.initiative]).toEqual(['loss', -1]);
    const loser = t.asked[0]!;
    expect(t.offers(loser, 'pass')).toBe(false);
    t.untilAsked('initiative');
    expect([t.s.battle?.step, t.s.battle?.inStep, t.s.initiative]).toEqual(['loss', false, 1]);
    // the same after each of the other steps
    const again = at('battle', { at: { [VALLEY]: ['Stinger'] } }, { at: { [VALLEY]: [AVIATRIX] } }).attack(1, VALLEY);
    const seen: [string | undefined, number][] = [];
    for (let i = 0; i < 60 && again.s.battle !== null; i++) {
      if (again.question === 'initiative' && again.s.passes === 0) seen.push([again.s.battle.step, again.s.initiative]);
      else if (again.question !== 'initiative') expect(again.s.initiative).toBe(-1);
      again.least();
    }
    expect(seen).toEqual([
      ['begin', 0],
      ['battle destiny', 0],
      ['attrition', 0],
      ['power', 0],
      ['loss', 0],
    ]);
  },
);

rule(
  ['wars/initiative/7', 'wars/initiative/8'],
  'a drain, an interrupt in response, and who has initiative at each point',
  () => {
    const t = at('control', { hand: ['Test Draw'], at: scholar }, { hand: ['Test Draw'] });
    expect(t.s.initiative).toBe(0);
    for (const [verb, what] of [
      ['play', 'Test Draw'],
      ['use', 'Test Scholar'],
      ['drain', VALLEY],
      ['pass', undefined],
    ] as const)
      expect(t.offers(1, verb, what)).toBe(true);
    t.act(1, 'drain', VALLEY);
    expect([t.stack, t.s.initiative]).toEqual([['Drain'], 0]);
    t.pass(1);
    expect(t.s.initiative).toBe(1);
    t.act(2, 'play', 'Test Draw');
    expect([t.stack, t.s.initiative]).toEqual([['Drain', 'Test Draw'], 1]);
    t.pass(2);
    expect(t.s.initiative).toBe(0);
    t.pass(1);
    expect([t.stack, t.s.initiative, t.happened('drew').length]).toEqual([['Drain'], 0, 1]);
    t.pass(1, 2);
    expect(t.question).toBe('lose');
    t.pick(2, 'reserve').pick(2, 'reserve');
    expect([t.stack, t.happened('energy-lost').length]).toEqual([[], 2]);
  },
);

// The stack

rule('wars/the-stack/1', 'an ability is paid for and pending before it has its effect', () => {
  const t = at('control', { at: scholar, active: 5 });
  t.act(1, 'use', 'Test Scholar', 0);
  expect([t.stack, t.size(1, 'active'), t.size(1, 'hand')]).toEqual([['Test Scholar'], 4, 1]);
  expect(t.asked).toEqual([1]);
  t.pass(1);
  expect(t.asked).toEqual([2]);
  t.pass(2);
  expect([t.stack, t.size(1, 'hand')]).toEqual([[], 2]);
});

rule(
  ['wars/the-stack/2', 'wars/the-stack/3'],
  'a card enters play when it comes off; an ability leaves its card where it is',
  () => {
    const t = at('deploy', { hand: [AVIATRIX], at: scholar });
    t.act(1, 'play', AVIATRIX).pick(1, VALLEY);
    expect([t.stack, t.inPlay(AVIATRIX)]).toEqual([[AVIATRIX], false]);
    t.resolve();
    expect([t.stack, t.place(AVIATRIX)]).toEqual([[], VALLEY]);
    t.act(1, 'use', 'Test Scholar', 0);
    expect([t.stack, t.place('Test Scholar'), t.inPlay('Test Scholar')]).toEqual([['Test Scholar'], VALLEY, true]);
    expect(t.power('Test Scholar')).toBe(1);
  },
);

rule('wars/the-stack/4', 'phase actions only on an empty stack; a movement goes on it, a draw does not', () => {
  const moving = at('move', { hand: ['Test Draw'], at: { [VALLEY]: [AVIATRIX, 'Test Scholar'] } });
  moving.act(1, 'move', AVIATRIX, VANTAGE);
  expect(moving.stack).toEqual(['Movement']);
  expect(moving.refuses(1, 'move', 'Test Scholar', VANTAGE)).toBe('wars/the-stack/4');
  moving.resolve();
  expect(moving.offers(1, 'move', 'Test Scholar', VANTAGE)).toBe(true);
  const drawing = at('draw', { hand: ['Test Draw'] });
  drawing.act(1, 'draw');
  expect([drawing.stack, drawing.size(1, 'hand')]).toEqual([[], 3]);
  drawing.act(1, 'play', 'Test Draw');
  expect(drawing.refuses(1, 'draw')).toBe('wars/the-stack/4');
});

rule('wars/the-stack/5', 'a unit moves to an adjacent site for 1 energy when nobody responds', () => {
  const t = at('move', { at: { [VALLEY]: [AVIATRIX] }, active: 4 });
  t.act(1, 'move', AVIATRIX, VANTAGE);
  expect([t.size(1, 'active'), t.place(AVIATRIX), t.asked]).toEqual([3, VALLEY, [1]]);
  t.pass(1);
  expect([t.place(AVIATRIX), t.asked]).toEqual([VALLEY, [2]]);
  t.pass(2);
  expect(t.place(AVIATRIX)).toBe(VANTAGE);
});

rule(
  ['wars/the-stack/6', 'wars/the-stack/7', 'wars/the-stack/8', 'wars/the-stack/9'],
  'movement, interrupt, ability: the newest comes off first, with a chance to respond each time',
  () => {
    const t = at(
      'move',
      { at: { [VALLEY]: [AVIATRIX, 'Test Scholar'] }, hand: ['Test Spark'] },
      { hand: ['Test Might'] },
    );
    t.act(1, 'move', AVIATRIX, VANTAGE).pass(1);
    t.act(2, 'play', 'Test Might').pick(2, AVIATRIX).pass(2);
    t.act(1, 'use', 'Test Scholar', 0);
    expect(t.stack).toEqual(['Movement', 'Test Might', 'Test Scholar']);
    t.pass(1, 2);
    // the ability has had its effect; the two others have not
    expect([t.stack, t.happened('drew').length]).toEqual([['Movement', 'Test Might'], 1]);
    expect([t.power(AVIATRIX), t.place(AVIATRIX)]).toEqual([1, VALLEY]);
    // a new chance to respond: something may be added before the next one comes off
    expect(t.offers(1, 'play', 'Test Spark')).toBe(true);
    t.pass(1, 2);
    expect([t.stack, t.power(AVIATRIX), t.place(AVIATRIX)]).toEqual([['Movement'], 4, VALLEY]);
    t.pass(1, 2);
    expect([t.stack, t.place(AVIATRIX)]).toEqual([[], VANTAGE]);
  },
);

rule(
  ['wars/the-stack/10', 'wars/the-stack/11'],
  'with nothing pending two passes end the move phase, and in a battle begin the next step',
  () => {
    const t = at('move', { at: { [VALLEY]: [AVIATRIX] } });
    t.pass(1);
    expect(t.s.phase).toBe('move');
    t.pass(2);
    expect(t.s.phase).toBe('draw');
    const b = at('battle', { at: { [VALLEY]: [AVIATRIX] } }, { at: { [VALLEY]: [AVIATRIX] } }).attack(1, VALLEY);
    b.step('attrition').untilAsked('initiative');
    expect(b.happened('battle-decided')).toEqual([]);
    b.pass(1);
    expect(b.happened('battle-decided')).toEqual([]);
    b.pass(2);
    expect(b.happened('battle-decided')).toHaveLength(1);
    expect(b.s.battle?.step).toBe('power');
  },
);

rule('wars/the-stack/12', 'an ability whose card has gone still resolves', () => {
  const t = at('control', { at: scholar, hand: 0 }, { hand: ['Test Destroy'] });
  t.act(1, 'use', 'Test Scholar', 0).pass(1);
  t.act(2, 'play', 'Test Destroy').pick(2, 'Test Scholar').resolve();
  expect([t.inPlay('Test Scholar'), t.stack]).toEqual([false, ['Test Scholar']]);
  t.resolve();
  expect(t.size(1, 'hand')).toBe(1);
});

rule(
  'wars/the-stack/13',
  'the vehicle with the Plasma Cannon is destroyed; its ability takes effect all the same',
  () => {
    // printed Consultation belongs in a move phase; a card that destroys anything stands in for it
    const t = at(
      'battle',
      {
        at: { [VALLEY]: [{ card: 'Gongen T.S.V.', beneath: ['Plasma Cannon'] }, AVIATRIX] },
        reserve: ['Sitka', 'Sitka'],
      },
      { at: { [VALLEY]: ['Claviger', 'Vishal Scout'] }, hand: ['Test Destroy'] },
    ).attack(1, VALLEY);
    t.act(1, 'use', 'Plasma Cannon', 0).pick(1, 'Vishal Scout').pass(1);
    t.act(2, 'play', 'Test Destroy').pick(2, 'Gongen T.S.V.').resolve();
    expect([t.inPlay('Gongen T.S.V.'), t.inPlay('Plasma Cannon')]).toEqual([false, false]);
    expect(t.pile(1, 'lost').sort()).toEqual(['Gongen T.S.V.', 'Plasma Cannon']);
    expect(t.stack).toEqual(['Plasma Cannon']);
    t.resolve();
    if (t.question === 'destiny of') t.pick(1, 'Sitka');
    t.resolveAll();
    // destiny 5 against defense 2
    expect(t.damaged('Vishal Scout')).toBe(true);
  },
);

// Pending

rule(['wars/pending/1', 'wars/pending/4'], 'an order can be canceled while it is on the stack, and only then', () => {
  const t = at('deploy', { hand: ['Test Order'] }, { hand: ['Test Cancel Order'] }).pass(1);
  expect(t.refuses(2, 'play', 'Test Cancel Order')).toBe('wars/target/7');
  t.pass(2).until('deploy', 2);
  const u = at('deploy', { hand: ['Test Order'] }, { hand: ['Test Cancel Order'] });
  u.act(1, 'play', 'Test Order').pass(1);
  expect(u.offers(2, 'play', 'Test Cancel Order')).toBe(true);
  u.play(2, 'Test Cancel Order');
  expect([u.stack, u.happened('drew'), u.pile(1, 'lost')]).toEqual([[], [], ['Test Order']]);
  const done = at('deploy', { hand: ['Test Order'] }, { hand: ['Test Cancel Order'] });
  done.play(1, 'Test Order').pass(1);
  expect(done.refuses(2, 'play', 'Test Cancel Order')).toBe('wars/target/7');
});

rule('wars/pending/2', 'a ship that has just been played is pending, and not yet a ship in play', () => {
  const t = at('deploy', { hand: ['Guardian-Class Carrier'] }, { hand: ['Test Cancel Ship', 'Test Destroy Ship'] });
  t.act(1, 'play', 'Guardian-Class Carrier').pick(1, UNTAPPED).pass(1);
  expect(t.inPlay('Guardian-Class Carrier')).toBe(false);
  expect(t.offers(2, 'play', 'Test Cancel Ship')).toBe(true);
  expect(t.refuses(2, 'play', 'Test Destroy Ship')).toBe('wars/target/7');
  t.pass(2).pass(1);
  expect(t.refuses(2, 'play', 'Test Cancel Ship')).toBe('wars/target/7');
  expect(t.offers(2, 'play', 'Test Destroy Ship')).toBe(true);
});

rule('wars/pending/3', 'the middle one of three is canceled: the others keep their order, it has no effect', () => {
  const t = at('control', { hand: ['Test Spark', 'Test Might', 'Test Draw'], at: scholar }, { hand: ['Test Cancel'] });
  t.act(1, 'play', 'Test Spark');
  t.act(1, 'play', 'Test Might');
  t.act(1, 'play', 'Test Draw').pass(1);
  t.act(2, 'play', 'Test Cancel').pick(2, 'Test Might');
  expect(t.stack).toEqual(['Test Spark', 'Test Might', 'Test Draw', 'Test Cancel']);
  t.resolve();
  expect(t.stack).toEqual(['Test Spark', 'Test Draw']);
  t.resolveAll();
  expect(t.power('Test Scholar')).toBe(1);
  expect(t.happened('drew', 'activated').map(f => f.t)).toEqual(['drew', 'activated']);
  // phase actions can be canceled as well
  const d = at('control', { at: scholar }, { hand: ['Test Cancel'] });
  d.act(1, 'drain', VALLEY).pass(1).play(2, 'Test Cancel');
  expect([d.stack, d.happened('drained', 'energy-lost')]).toEqual([[], []]);
});

rule(['wars/pending/5', 'wars/pending/6'], 'a port’s ability that moves a unit is pending; the unit is not', () => {
  const t = table({
    phase: 'move',
    locations: ['Ganymede/Test Port', VALLEY],
    seats: [
      { hand: ['Test Cancel Unit', 'Test Cancel'], at: { 'Ganymede/Test Port': [AVIATRIX] } },
      { hand: ['Test Cancel'] },
    ],
  });
  t.act(1, 'use', 'Ganymede/Test Port', 0);
  expect(t.stack).toEqual(['Ganymede/Test Port']);
  expect(t.refuses(1, 'play', 'Test Cancel Unit')).toBe('wars/target/7');
  expect(t.offers(1, 'play', 'Test Cancel')).toBe(true);
  // a unit that is being played is a pending unit
  const u = at('deploy', { hand: [AVIATRIX, 'Test Cancel Unit'] });
  u.act(1, 'play', AVIATRIX).pick(1, VALLEY);
  expect(u.offers(1, 'play', 'Test Cancel Unit')).toBe(true);
});

// Canceling

rule('wars/cancel/1', 'a pending ship that is canceled goes to its owner’s lost pile', () => {
  const t = at('deploy', { hand: ['Guardian-Class Carrier'] }, { hand: ['Test Cancel'] });
  t.act(1, 'play', 'Guardian-Class Carrier').pick(1, UNTAPPED).pass(1).play(2, 'Test Cancel');
  expect([t.pile(1, 'lost'), t.inPlay('Guardian-Class Carrier')]).toEqual([['Guardian-Class Carrier'], false]);
});

rule(['wars/cancel/2', 'wars/order/4'], 'a used order that is canceled is lost, and so is a lost one', () => {
  for (const title of ['Test Order', 'Test Lost Order']) {
    const t = at('deploy', { hand: [title] }, { hand: ['Test Cancel'] });
    t.act(1, 'play', title).pass(1).play(2, 'Test Cancel');
    expect([t.pile(1, 'lost'), t.size(1, 'used'), t.happened('drew')]).toEqual([[title], 0, []]);
  }
});

rule(
  ['wars/order/4', 'wars/cancel/2'],
  'Trumped cancels Simple Wager: no number is named, and the order is lost',
  () => {
    const t = at('deploy', { hand: ['Simple Wager'] }, { hand: ['Trumped'], at: { [VALLEY]: ['The Gambler'] } });
    t.act(1, 'play', 'Simple Wager');
    if (t.question === 'number') t.pick(1, 5);
    t.pass(1).play(2, 'Trumped');
    expect([t.stack, t.pile(1, 'lost'), t.size(1, 'used')]).toEqual([[], ['Simple Wager'], 0]);
    expect(t.happened('revealed')).toEqual([]);
  },
);

rule('wars/cancel/3', 'an ability that is canceled has no effect; its card stays', () => {
  const t = at('control', { at: scholar }, { hand: ['Test Cancel'] });
  t.act(1, 'use', 'Test Scholar', 0).pass(1).play(2, 'Test Cancel');
  expect([t.stack, t.happened('drew'), t.inPlay('Test Scholar'), t.pile(1, 'lost')]).toEqual([[], [], true, []]);
});

rule('wars/cancel/4', 'Trumped cancels Anticipation, which is lost although it is a used interrupt', () => {
  const t = at(
    'control',
    { hand: ['Anticipation'], at: { [VALLEY]: ['Sitka'] } },
    { hand: ['Trumped'], at: { [VANTAGE]: ['The Gambler'] } },
  );
  t.act(1, 'play', 'Anticipation').pick(1, 'Sitka').pass(1).play(2, 'Trumped');
  expect([t.pile(1, 'lost'), t.size(1, 'used'), t.pile(2, 'lost')]).toEqual([['Anticipation'], 0, ['Trumped']]);
});

rule(
  ['wars/cancel/5', 'wars/cancel/6'],
  'the kizen that Anticipation targets is destroyed first: no effect, and the card is used',
  () => {
    const t = at(
      'control',
      { hand: ['Anticipation'], at: { [VALLEY]: ['James Howler'] } },
      { hand: ['Test Destroy'], at: { [VANTAGE]: ['James Howler'] } },
      { locations: [VALLEY, VANTAGE, 'Earth/Humanity’s Home'] },
    );
    t.act(1, 'play', 'Anticipation').pick(1, t.id('James Howler', 1)).pass(1);
    t.act(2, 'play', 'Test Destroy').pick(2, t.id('James Howler', 1)).resolve();
    expect(t.stack).toEqual(['Anticipation']);
    t.resolve();
    expect([t.pile(1, 'used'), t.pile(1, 'lost'), t.happened('fizzled').length]).toEqual([
      ['Anticipation'],
      ['James Howler'],
      1,
    ]);
    // nor does it pass to another kizen of the same name
    expect(t.defense('James Howler', 2)).toBe(6);
  },
);

// Bullets

rule('wars/bullet/1', 'an interrupt with one bullet is played once in each player’s turn', () => {
  const t = at('control', { hand: ['Test Bullet', 'Test Bullet', 'Simple Wager', 'Simple Wager'] });
  t.play(1, 'Test Bullet');
  expect(t.refuses(1, 'play', 'Test Bullet')).toBe('wars/bullet/1');
  t.until('activate', 2).pass(2);
  expect(t.offers(1, 'play', 'Test Bullet')).toBe(true);
});

rule('wars/bullet/1', 'an order with a bullet likewise: no second Simple Wager in a deploy phase', () => {
  const t = at('deploy', { hand: ['Simple Wager', 'Simple Wager'] }, { reserve: ['Stinger', 'Stinger'] });
  t.act(1, 'play', 'Simple Wager');
  if (t.question === 'number') t.pick(1, 1);
  t.resolveAll();
  expect(t.refuses(1, 'play', 'Simple Wager')).toBe('wars/bullet/1');
});

rule(['wars/bullet/2', 'wars/bullet/3'], '“• Pay 2 energy: draw a card” works once in a turn', () => {
  const t = at('control', { at: scholar, active: 6, hand: 0 });
  t.use(1, 'Test Scholar', 1);
  expect([t.size(1, 'active'), t.size(1, 'hand')]).toEqual([4, 1]);
  expect(t.offers(1, 'use', 'Test Scholar', 1)).toBe(false);
  expect(t.refuses(1, 'use', 'Test Scholar', 1)).toBe('wars/bullet/2');
  t.until('activate', 2).pass(2);
  expect(t.offers(1, 'use', 'Test Scholar', 1)).toBe(true);
  // two bullets: twice
  t.use(1, 'Test Scholar', 2);
  t.pass(2).use(1, 'Test Scholar', 2).pass(2);
  expect(t.refuses(1, 'use', 'Test Scholar', 2)).toBe('wars/bullet/2');
});

rule('wars/bullet/2', 'the two sides of an inverter have bullets of their own', () => {
  const t = at('control', { hand: [VANTAGE, VANTAGE], used: ['Stinger'], at: { [VALLEY]: ['Hullripper'] } });
  t.act(1, 'use', 'Hullripper', 0);
  if (t.question === 'give') t.pick(1, VANTAGE);
  t.resolve();
  expect(t.inverted('Hullripper')).toBe(true);
  t.use(1, 'Hullripper', 0);
  expect([t.inverted('Hullripper'), t.happened('drew').length]).toEqual([false, 1]);
  // back on the first side its bullet is spent
  expect(t.refuses(1, 'use', 'Hullripper', 0)).toBe('wars/bullet/2');
});

rule('wars/bullet/4', 'a use that is canceled counts', () => {
  const t = at('control', { at: scholar }, { hand: ['Test Cancel'] });
  t.act(1, 'use', 'Test Scholar', 1).pass(1).play(2, 'Test Cancel');
  expect(t.happened('drew')).toEqual([]);
  expect(t.refuses(1, 'use', 'Test Scholar', 1)).toBe('wars/bullet/2');
});

rule('wars/bullet/5', 'Syndicate Interference canceled by Outmaneuvered has used up its play', () => {
  const t = at(
    'control',
    { at: scholar, hand: ['Outmaneuvered'] },
    { hand: ['Syndicate Interference', 'Syndicate Interference'], active: 9 },
  );
  t.act(1, 'drain', VALLEY).pass(1);
  t.act(2, 'play', 'Syndicate Interference').pass(2);
  t.act(1, 'play', 'Outmaneuvered').pass(1, 2);
  // 1 energy would save it: it is not paid
  if (t.question === 'may') t.pick(2, 'no');
  expect([t.stack, t.pile(2, 'lost')]).toEqual([['Drain'], ['Syndicate Interference']]);
  t.pass(1);
  expect(t.refuses(2, 'play', 'Syndicate Interference')).toBe('wars/bullet/1');
  t.resolveAll();
  t.until('control', 2).until('control', 1);
  t.act(1, 'drain', VALLEY).pass(1);
  expect(t.offers(2, 'play', 'Syndicate Interference')).toBe(true);
});

// Interrupts and orders

rule('wars/interrupt/1', 'in any phase of either player’s turn', () => {
  for (const phase of ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const) {
    const t = at(phase, { hand: ['Test Draw'] }, { hand: ['Test Draw'] });
    expect(t.offers(1, 'play', 'Test Draw')).toBe(true);
    expect(t.offers(2, 'play', 'Test Draw')).toBe(false);
    t.pass(1);
    expect(t.offers(2, 'play', 'Test Draw')).toBe(true);
  }
});

rule('wars/interrupt/2', 'nothing else is played outside one’s own deploy phase', () => {
  const hand = [
    AVIATRIX,
    'Guardian-Class Carrier',
    'Stinger',
    'Ikazuchi',
    'First Aid',
    'Test Order',
    'Test Draw',
    VANTAGE,
  ];
  const only = (t: Table, who: number) => t.options(who).filter(o => o.verb === 'play').length;
  const t = at('move', { hand, at: { [VALLEY]: ['Claviger'] } }, { hand }, { locations: [VALLEY, UNTAPPED] });
  expect(only(t, 1)).toBe(1);
  for (const title of hand.filter(x => x !== 'Test Draw')) expect(t.refuses(1, 'play', title)).toBe('wars/interrupt/2');
  const deploy = at('deploy', { hand, at: { [VALLEY]: ['Claviger'] } }, { hand }, { locations: [VALLEY, UNTAPPED] });
  expect(only(deploy, 1)).toBe(hand.length);
  deploy.pass(1);
  expect(only(deploy, 2)).toBe(1);
  expect(deploy.refuses(2, 'play', AVIATRIX)).toBe('wars/interrupt/2');
});

rule('wars/interrupt/3', 'a used interrupt goes to the used pile, a lost one to the lost pile', () => {
  const t = at('control', { hand: ['Test Draw', 'Test Draw Lost'] });
  t.play(1, 'Test Draw');
  expect([t.pile(1, 'used'), t.pile(1, 'lost')]).toEqual([['Test Draw'], []]);
  t.play(1, 'Test Draw Lost');
  expect([t.pile(1, 'used'), t.pile(1, 'lost')]).toEqual([['Test Draw'], ['Test Draw Lost']]);
});

rule('wars/interrupt/4', 'Overburdened: the effect and the pile are chosen when it goes on the stack', () => {
  const t = at('control', { hand: ['Overburdened'], used: 0 }, { hand: 13 });
  expect([t.offers(1, 'play', 'Overburdened', 0), t.offers(1, 'play', 'Overburdened', 1)]).toEqual([true, true]);
  t.act(1, 'play', 'Overburdened', 1);
  expect(view(t.s, 1).stack[0]!.name).toBe('Overburdened');
  t.resolveAll();
  expect([t.pile(1, 'lost'), t.pile(1, 'used')]).toEqual([['Overburdened'], []]);
  const used = at('control', { hand: ['Overburdened'], used: 0 }, { hand: 13 });
  used.act(1, 'play', 'Overburdened', 0).resolveAll();
  expect([used.pile(1, 'lost'), used.pile(1, 'used'), used.size(2, 'hand')]).toEqual([[], ['Overburdened'], 8]);
});

rule('wars/interrupt/5', 'an interrupt is in its pile only after its effects: it does not draw itself', () => {
  const t = at('control', { hand: ['Test Dredge'], used: ['Stinger', 'Boxer'] });
  t.play(1, 'Test Dredge');
  expect([t.pile(1, 'hand').sort(), t.pile(1, 'used')]).toEqual([['Boxer', 'Stinger', 'Test Spare'], ['Test Dredge']]);
  expect(t.happened('entered')).toEqual([]);
});

rule('wars/interrupt/6', 'canceled interrupts are lost whatever their kind, Overburdened announced as used too', () => {
  for (const [title, mode] of [
    ['Test Draw', undefined],
    ['Test Draw Lost', undefined],
    ['Overburdened', 0],
  ] as const) {
    const hand = ['Trumped', ...Array.from({ length: 13 }, () => 'Stinger')];
    const t = at('control', { hand: [title] }, { hand, at: { [VANTAGE]: ['The Gambler'] } });
    t.act(1, 'play', title, mode).pass(1).play(2, 'Trumped');
    expect([t.pile(1, 'lost'), t.size(1, 'used'), t.happened('drew')]).toEqual([[title], 0, []]);
    expect(t.size(2, 'hand')).toBe(14);
  }
});

rule(
  ['wars/order/1', 'wars/order/2'],
  'orders: in one’s own deploy phase on an empty stack, then to their piles',
  () => {
    const t = at('deploy', { hand: ['Test Order', 'Test Lost Order', 'Test Draw'] }, { hand: ['Test Order'] });
    t.act(1, 'play', 'Test Draw');
    expect(t.refuses(1, 'play', 'Test Order')).toBe('wars/deploy-phase/1');
    t.resolve().play(1, 'Test Order').play(1, 'Test Lost Order').pass(1);
    expect(t.pile(1, 'used')).toEqual(['Test Order', 'Test Draw']);
    expect(t.pile(1, 'lost')).toEqual(['Test Lost Order']);
    expect(t.happened('drew')).toHaveLength(3);
    expect(t.refuses(2, 'play', 'Test Order')).toBe('wars/interrupt/2');
  },
);

rule('wars/order/3', 'a lost order that retrieves cannot retrieve itself', () => {
  const t = at('deploy', { hand: ['Test Salvage'], lost: ['Stinger'] });
  t.play(1, 'Test Salvage');
  expect([t.pile(1, 'used'), t.pile(1, 'lost')]).toEqual([['Stinger'], ['Test Salvage']]);
  expect(t.happened('entered')).toEqual([]);
});
