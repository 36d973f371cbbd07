import type { Fact } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../src/game.ts';
import { DEFS } from '../src/index.ts';
import { defByTitle, type SeatPosition } from '../src/position.ts';
import { deal } from '../src/rules/setup/starting-the-game.ts';
import {
  ACTIVE,
  HAND,
  inPlay,
  LOST,
  ON_STACK,
  type Phase,
  REMOVED,
  RESERVE,
  STACKED,
  USED,
  zone,
} from '../src/state.ts';
import { type Table, table } from './table.ts';
import { asked } from './test-cards.ts';

const VALLEY = 'Ganymede/Valley';
const VANTAGE = 'Ganymede/Vantage Point';
const UNTAPPED = 'Mercury/Untapped Planet';
const AVIATRIX = 'Hellcat Aviatrix';
const CARRIER = 'Guardian-Class Carrier';

const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}): Table =>
  table({ phase, locations: [VALLEY, VANTAGE, UNTAPPED], seats: [asked(one), asked(two)] });
/** The log’s sentence about a fact as somebody may know it. */
const tells = (t: Table, fact: Fact, who: number | null): string =>
  t.toldTo(fact, who === null ? null : who - 1).sentence?.text ?? '';
const laden = { card: CARRIER, beneath: [{ card: AVIATRIX, beneath: ['Sidearm'] }, 'Stinger', 'LongBow Missile 27-B'] };

// In play, and not

rule(
  ['wars/in-play/1', 'wars/in-play/3'],
  'in none of the piles, nor stacked, pending or removed; but beneath a card',
  () => {
    const t = at('control', { at: { [UNTAPPED]: [laden] } });
    for (const place of [RESERVE, ACTIVE, USED, HAND, LOST, REMOVED]
      .map(kind => zone(0, kind))
      .concat([STACKED, ON_STACK]))
      expect(inPlay(t.s, deal(t.s, defByTitle('Stinger'), 0, place))).toBe(false);
    for (const title of [CARRIER, AVIATRIX, 'Sidearm', 'Stinger', 'LongBow Missile 27-B', VALLEY])
      expect(t.inPlay(title)).toBe(true);
  },
);

rule('wars/in-play/2', 'orders and interrupts are in play at no time', () => {
  const t = at('deploy', { hand: ['Test Order', 'Test Destroy'], at: { [VALLEY]: [AVIATRIX] } });
  t.act(1, 'play', 'Test Order');
  expect([t.stack, t.inPlay('Test Order')]).toEqual([['Test Order'], false]);
  t.act(1, 'play', 'Test Destroy');
  const aims = t.options(1).map(o => DEFS[t.s.defs[o.a]!]!.type);
  expect(aims).toContain('character');
  expect(aims.filter(type => type === 'order' || type === 'interrupt')).toEqual([]);
  t.pick(1, AVIATRIX).resolveAll();
  expect(t.happened('entered')).toEqual([]);
});

rule('wars/in-play/4', 'going from play to hand is leaving play; going from hand to the lost pile is not', () => {
  const t = at(
    'control',
    { hand: ['Test Recall', 'Test Hunger'], at: { [VALLEY]: [AVIATRIX] } },
    {
      hand: ['Stinger', 'Boxer', 'Slider'],
      table: ['Test Wake'],
    },
  );
  t.play(1, 'Test Recall', AVIATRIX);
  expect([t.pile(1, 'hand'), t.stack]).toEqual([
    ['Hellcat Aviatrix', 'Test Hunger', 'Test Spare'].sort(),
    ['Test Wake'],
  ]);
  t.resolve();
  t.act(1, 'play', 'Test Hunger').resolveAll();
  expect(t.size(2, 'lost')).toBe(3);
  expect(t.happened('left')).toHaveLength(1);
  expect(t.happened('declared').filter(f => f.item.name === 'Test Wake')).toHaveLength(1);
});

// Leaving play

rule('wars/leaving-play/1', 'a ship that goes to its owner’s hand: all that was beneath it is lost', () => {
  const t = at('control', { hand: ['Test Recall'], at: { [UNTAPPED]: [laden] } }).play(1, 'Test Recall', CARRIER);
  expect(t.pile(1, 'hand')).toContain(CARRIER);
  expect(t.pile(1, 'lost').sort()).toEqual(['Hellcat Aviatrix', 'LongBow Missile 27-B', 'Sidearm', 'Stinger']);
  expect(t.happened('left').map(f => f.how)).toEqual(['returned', 'lost', 'lost', 'lost', 'lost']);
});

rule('wars/leaving-play/2', 'cards stacked on an asset are lost with it, and nothing of theirs is destroyed', () => {
  const t = at(
    'control',
    { hand: ['Test Destroy'], table: [{ card: 'Amorian Shipyard', stacked: ['Type II Fighter', 'Komoku Fighter'] }] },
    { table: ['Test Watch'] },
  ).play(1, 'Test Destroy', 'Amorian Shipyard');
  expect(t.pile(1, 'lost').sort()).toEqual(['Amorian Shipyard', 'Komoku Fighter', 'Type II Fighter']);
  expect(t.happened('left').map(f => f.how)).toEqual(['destroyed']);
  t.resolveAll();
  expect(t.happened('declared').filter(f => f.item.name === 'Test Watch')).toHaveLength(1);
});

rule('wars/leaving-play/3', 'a damaged inverted unit comes back from the hand as new', () => {
  const t = at('deploy', {
    hand: ['Test Recall', 'Test Might'],
    at: { [VALLEY]: [{ card: 'Rogan Hallard', damaged: true, inverted: true }] },
  });
  t.play(1, 'Test Might');
  expect([t.damaged('Rogan Hallard'), t.inverted('Rogan Hallard'), t.power('Rogan Hallard')]).toEqual([true, true, 5]);
  t.act(1, 'play', 'Test Recall').pick(1, 'Rogan Hallard').resolve().play(1, 'Rogan Hallard', VALLEY);
  expect([t.damaged('Rogan Hallard'), t.inverted('Rogan Hallard'), t.power('Rogan Hallard')]).toEqual([
    false,
    false,
    3,
  ]);
});

// Who sees what

rule('wars/beneath/1', 'what lies beneath a card is open to the opponent at any moment', () => {
  for (const phase of ['control', 'move'] as const) {
    const t = at(phase, {}, { at: { [UNTAPPED]: [laden] } });
    for (let i = 0; i < 2; i++) {
      const ship = view(t.s, 0)
        .regions.flatMap(r => r.sectors)
        .flatMap(x => x.cards)
        .find(c => c.title === CARRIER)!;
      expect(ship.beneath.map(c => c.title)).toEqual([AVIATRIX, 'Stinger', 'LongBow Missile 27-B']);
      expect(ship.beneath[0]!.beneath.map(c => c.title)).toEqual(['Sidearm']);
      t.pass();
    }
    // what is in the hand is not
    expect(JSON.stringify(view(t.s, 0).seats[1])).not.toContain('Test Spare');
  }
});

rule('wars/look/1', 'who looks at a card alone sees it, and it stays where it was', () => {
  const t = at('control', { hand: ['Test Look'], reserve: ['Boxer', 'Slider'] });
  t.play(1, 'Test Look');
  const [fact] = t.happened('looked-at');
  expect(tells(t, fact!, 1)).toContain('Boxer');
  for (const who of [2, null]) expect(tells(t, fact!, who)).not.toContain('Boxer');
  expect(t.pile(1, 'reserve').slice(0, 2)).toEqual(['Boxer', 'Slider']);
});

rule('wars/reveal/1', 'a revealed card is shown to both, and stays in the hand', () => {
  const t = at('control', { hand: ['Test Show', 'Boxer'] });
  t.play(1, 'Test Show');
  const [fact] = t.happened('revealed');
  for (const who of [1, 2]) expect(tells(t, fact!, who)).toContain('Boxer');
  expect(t.pile(1, 'hand')).toContain('Boxer');
});

rule('wars/owner/1', 'a card goes to its owner’s pile, whoever plays with it', () => {
  const t = at('control', { hand: ['Test Destroy'], at: { [VALLEY]: [{ card: 'Stinger', owner: 2 }] } });
  expect([t.card('Stinger').controller, t.card('Stinger').owner]).toEqual([0, 1]);
  t.play(1, 'Test Destroy', 'Stinger');
  expect([t.pile(1, 'lost'), t.pile(2, 'lost')]).toEqual([[], ['Stinger']]);
});

// What one card allows and another forbids

rule('wars/cant/1', '“can’t” wins, whichever of the two came first', () => {
  const ban = at('deploy', { hand: [AVIATRIX], active: 9 }, { table: ['Test Ban'] });
  expect(ban.refuses(1, 'play', AVIATRIX)).toBe('wars/cant/1');
  const free = at('deploy', { hand: [AVIATRIX], active: 9 });
  expect(free.offers(1, 'play', AVIATRIX)).toBe(true);
  for (const hand of [
    ['Test Hold', 'Test Shove'],
    ['Test Shove', 'Test Hold'],
  ]) {
    const t = at('control', { hand, at: { [VALLEY]: [AVIATRIX] } });
    // one resolves on top of the other: what is announced first has the other in response
    for (const title of hand) t.act(1, 'play', title);
    t.resolveAll();
    expect(t.place(AVIATRIX)).toBe(hand[0] === 'Test Shove' ? VALLEY : VANTAGE);
  }
});

rule('wars/cant/2', 'a unit that cannot move may be chosen, and stays', () => {
  const shove = (held: boolean) => {
    const t = at('control', { hand: ['Test Hold', 'Test Shove'], at: { [VALLEY]: [AVIATRIX] } });
    if (held) t.play(1, 'Test Hold');
    expect(t.offers(1, 'play', 'Test Shove')).toBe(true);
    return t.play(1, 'Test Shove').place(AVIATRIX);
  };
  expect([shove(false), shove(true)]).toEqual([VANTAGE, VALLEY]);
  const move = at('move', { hand: ['Test Hold'], at: { [VALLEY]: [AVIATRIX] } }).play(1, 'Test Hold');
  expect(move.refuses(1, 'move', AVIATRIX, VANTAGE)).toBe('wars/cant/1');
});

// Abilities

rule(
  ['wars/abilities/1', 'wars/abilities/2'],
  'abilities of one card stand alone, each of one of the three kinds',
  () => {
    // James Howler: an activated ability and an ongoing one; Hellcat Aviatrix: Piloting, ongoing
    const howler = DEFS[defByTitle('James Howler')]!;
    expect([howler.front.abilities.length, howler.front.statics.length, howler.front.triggers.length]).toEqual([
      1, 1, 0,
    ]);
    const herald = DEFS[defByTitle('Test Herald')]!;
    expect([herald.front.abilities.length, herald.front.statics.length, herald.front.triggers.length]).toEqual([
      0, 0, 1,
    ]);
    // each works without the others: the second ability is spent, the first is not
    const t = at('control', { at: { [VALLEY]: ['Test Scholar'] } }).use(1, 'Test Scholar', 1);
    expect(t.refuses(1, 'use', 'Test Scholar', 1)).toBe('wars/bullet/2');
    expect(t.offers(1, 'use', 'Test Scholar', 0)).toBe(true);
    expect(t.refuses(1, 'use', 'Test Scholar', 9)).toBe('wars/activated-ability/1');
  },
);

rule(
  ['wars/activated-ability/1', 'wars/activated-ability/2', 'wars/activated-ability/3'],
  'used on either turn by the card’s player, once for each time its cost is paid',
  () => {
    const t = at('control', { at: { [VALLEY]: ['Test Scholar'] } }, { at: { [VANTAGE]: ['Test Scholar'] }, active: 2 });
    expect(t.refuses(1, 'use', t.id('Test Scholar', 2), 0)).toBe('wars/activated-ability/2');
    t.pass(1);
    const theirs = t.id('Test Scholar', 2);
    t.act(2, 'use', theirs, 0).act(2, 'use', theirs, 0);
    expect([t.stack, t.size(2, 'active')]).toEqual([['Test Scholar', 'Test Scholar'], 0]);
    expect(t.refuses(2, 'use', theirs, 0)).toBe('wars/costs/1');
    t.resolveAll();
    expect(t.happened('drew')).toHaveLength(2);
    // a card that is not in play has no ability to use
    const held = at('control', { hand: ['Test Scholar'] });
    expect(held.refuses(1, 'use', 'Test Scholar', 0)).toBe('wars/activated-ability/2');
  },
);

rule(
  ['wars/your-opponent-may-use-this-ability/1', 'wars/your-opponent-may-use-this-ability/2'],
  'whoever uses the port pays, and moves a unit of their own',
  () => {
    const PORT = 'Ganymede/Test Port';
    const t = table({
      phase: 'move',
      locations: [PORT, VALLEY],
      seats: [
        asked({ hand: [], active: 5, at: { [PORT]: [AVIATRIX, 'Stinger'] } }),
        asked({ hand: [], active: 5, at: { [PORT]: ['Claviger', 'Boxer'] } }),
      ],
    }).pass(1);
    const offered = () => t.options(2).map(o => DEFS[t.s.defs[o.a]!]!.title);
    t.act(2, 'use', PORT, 0);
    expect(offered()).toEqual(['Claviger', 'Boxer']);
    t.pick(2, 'Boxer').resolve();
    expect([t.place('Boxer'), t.size(1, 'active'), t.size(2, 'active')]).toEqual([VALLEY, 5, 4]);
    t.use(1, PORT, 0, 'Stinger');
    expect([t.place('Stinger'), t.size(1, 'active')]).toEqual([VALLEY, 4]);
  },
);

rule(
  ['wars/your/1', 'wars/your/2'],
  '“your warrior” is one that you have in play, not one in hand, lost or pending',
  () => {
    const t = at(
      'deploy',
      { hand: ['Test Harm Warrior', 'Claviger'], lost: ['Claviger'] },
      { at: { [VALLEY]: ['Claviger'] } },
    );
    expect(t.refuses(1, 'play', 'Test Harm Warrior')).toBe('wars/target/7');
    t.act(1, 'play', 'Claviger').pick(1, VALLEY);
    expect(t.refuses(1, 'play', 'Test Harm Warrior')).toBe('wars/target/7');
    t.resolve().play(1, 'Test Harm Warrior');
    expect([t.damaged('Claviger', 1), t.damaged('Claviger', 2)]).toEqual([true, false]);
  },
);
