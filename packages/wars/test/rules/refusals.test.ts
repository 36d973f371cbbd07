import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../src/position.ts';
import { CORE, field, MOON, PLATFORM } from '../fields.ts';
import '../test-cards.ts';
import type { Table } from '../table.ts';

// A refusal names the part that fails: the requirement that is not met, or the reason why a card is not a legal target

const told = (t: Table, ...wish: Parameters<Table['why']>): string => {
  const { rule: id, text } = t.why(...wish)!;
  return `${id}: ${text}`;
};

rule('wars/deploy-phase/5', 'of several requirements the one that is not met is named', () => {
  const at = { [MOON]: ['Karaktika'] };
  const karaktika = (phase: 'move' | 'control', used: number) =>
    told(field({ at, used }, { at: { [MOON]: ['Raider'] } }, { phase }), 1, 'use', 'Karaktika', 0);
  expect(karaktika('control', 0)).toBe('wars/deploy-phase/5: You can do this only in your move phase.');
  expect(karaktika('move', 2)).toBe(
    'wars/deploy-phase/5: You can do this only while there is at most one card in your used pile.',
  );
});

rule('wars/control/1', 'an ability for who controls the place says so, once it is the right phase', () => {
  const station = 'Ganymede/Captured Refinery';
  const contested = field(
    { at: { [station]: ['Vishal Scout'] } },
    { at: { [station]: ['Pavel Royerk'] } },
    { phase: 'control', locations: [station] },
  );
  expect(told(contested, 1, 'use', station, 0)).toBe(
    'wars/control/1: You can do this only while you control this location.',
  );
});

rule('wars/battle-phase/11', 'what comes too late for battle destiny says that this step has begun', () => {
  const t = field(
    { hand: ['Shift in Tactics'], at: { [CORE]: ['Veteran Pilot'] } },
    { at: { [CORE]: ['Pavel Royerk'] } },
  );
  t.attack(1, CORE);
  for (let i = 0; i < 99 && !(t.s.battle?.step === 'battle destiny' && t.question === 'initiative'); i++) t.least();
  expect(told(t, 1, 'play', 'Shift in Tactics')).toBe(
    'wars/battle-phase/11: You can do this only during a battle, before its battle destiny step.',
  );
});

/** Player 1 is asked for a card's target. */
const aiming = (card: string, one: SeatPosition, two: SeatPosition, phase: 'control' | 'battle' = 'control') =>
  field({ ...one, hand: [card] }, two, { phase });

rule('wars/your/1', 'a target that must be yours: a card of the other player is refused for that', () => {
  const t = aiming(
    'Test Harm Your Unit',
    { at: { [CORE]: ['Vishal Scout', 'Katuka'] } },
    { at: { [CORE]: ['Pavel Royerk'] } },
  ).act(1, 'play', 'Test Harm Your Unit');
  expect(told(t, 1, 'card', 'Pavel Royerk')).toBe('wars/your/1: It must be one of your cards.');
  expect(t.refuses(1, 'card', CORE)).toBe('wars/target/5');
  t.pick(1, 'Katuka').resolve();
  expect(t.damaged('Katuka')).toBe(true);
});

rule('wars/target/5', 'a target of the wrong kind is refused by what the text asks for', () => {
  const t = aiming('Test Harm', { at: { [CORE]: ['Vishal Scout', 'Katuka'], [MOON]: ['Raider'] } }, {});
  t.act(1, 'play', 'Test Harm');
  expect(told(t, 1, 'card', 'Raider')).toBe('wars/target/5: It must be a unit.');
  t.pick(1, 'Katuka').resolve();
});

rule('wars/in-a-battle/1', 'a unit that is not in the battle is refused for that', () => {
  const t = field(
    { hand: ['Armor Penetrating', 'Close Call'], at: { [CORE]: [{ card: 'Veteran Pilot', beneath: ['Sidearm'] }] } },
    { at: { [CORE]: ['Pavel Royerk', 'Vishal Scout'], [PLATFORM]: ['Katuka'] } },
  ).attack(1, CORE);
  t.act(1, 'use', 'Sidearm', 0);
  expect(told(t, 1, 'card', 'Veteran Pilot')).toBe("wars/target/3: It must be one of your opponent's cards.");
  expect(t.refuses(1, 'card', 'Katuka')).toBe('wars/here/1');
  t.pick(1, 'Pavel Royerk').resolve();
});

rule('wars/cant/1', 'what a card keeps from being targeted is refused by that', () => {
  const t = aiming('Test Harm', { at: { [CORE]: ['Vishal Scout', 'Katuka', 'Claviger'] } }, { table: ['Test Shroud'] });
  t.act(1, 'play', 'Test Harm');
  expect(told(t, 1, 'card', 'Vishal Scout')).toBe('wars/cant/1: A card in play says that you cannot target it.');
  t.pick(1, 'Katuka').resolve();
});

rule('wars/target/8', 'a thing chosen already is refused by that', () => {
  const t = aiming('Test Twice', { at: { [CORE]: ['Vishal Scout', 'Katuka', 'Claviger'] } }, {});
  t.act(1, 'play', 'Test Twice').pick(1, 'Katuka');
  expect(told(t, 1, 'card', 'Katuka')).toBe('wars/target/8: You already chose this one.');
  t.pick(1, 'Claviger').resolve();
  expect([t.damaged('Katuka'), t.damaged('Claviger'), t.damaged('Vishal Scout')]).toEqual([true, true, false]);
});

rule('wars/costs/1', 'a target that would cost more than there is is refused for that', () => {
  const t = aiming('Test Price', { active: 3, at: { [CORE]: ['Vishal Scout', 'Katuka', 'Claviger'] } }, {});
  t.act(1, 'play', 'Test Price');
  expect(told(t, 1, 'card', 'Claviger')).toBe('wars/costs/1: You do not have enough active energy.');
  t.pick(1, 'Katuka').resolve();
  expect([t.damaged('Katuka'), t.size(1, 'active')]).toEqual([true, 1]);
});

rule('wars/costs/5', 'a card to be given is refused where it is not among those that the cost takes', () => {
  const t = aiming('Test Offering', { at: { [CORE]: ['Vishal Scout', 'Katuka'], [MOON]: ['Raider'] } }, {});
  t.act(1, 'play', 'Test Offering');
  expect(t.question).toBe('give');
  expect(told(t, 1, 'card', 'Raider')).toBe('wars/costs/5: It must be a unit.');
  t.pick(1, 'Katuka').resolve();
});

/** Player 1 must damage a unit for attrition 4. */
const attrition = (mine: CardPlace[]): Table => {
  const t = field(
    { at: { [CORE]: mine, [PLATFORM]: ['Boxer'] } },
    { reserve: ['Type II Fighter'], at: { [CORE]: ['James Howler'] } },
    { active: 2 },
  ).attack(2, CORE);
  return t.untilAsked('reveal for battle destiny').pick(2, 'yes').untilAsked('attrition', 1);
};

rule(
  ['wars/attrition-step/3', 'wars/damage/2'],
  'what attrition cannot damage is refused by the rule that says so',
  () => {
    const t = attrition(['Vishal Scout', 'Pavel Royerk', 'Grid Tactician']);
    expect([t.refuses(1, 'card', 'James Howler'), t.refuses(1, 'card', 'Boxer')]).toEqual([
      'wars/attrition-step/3',
      'wars/attrition-step/3',
    ]);
    expect(t.refuses(1, 'stop')).toBe('wars/attrition-step/8');
    t.pick(1, 'Vishal Scout');
    expect(t.refuses(1, 'card', 'Vishal Scout')).toBe('wars/damage/2');
    t.leaveOpen();
  },
);

rule('wars/loss-step/3', 'what casualties cannot take is refused by the rule that says so', () => {
  const t = field(
    { hand: ['Raider'], at: { [CORE]: ['Vishal Scout', 'Pavel Royerk'], [PLATFORM]: ['Boxer'] } },
    { at: { [CORE]: ['Heavy Juggernaut'] } },
  ).attack(1, CORE);
  t.untilAsked('casualties', 1);
  expect([t.refuses(1, 'damage', 'Boxer'), t.refuses(1, 'damage', 'Heavy Juggernaut')]).toEqual([
    'wars/loss-step/3',
    'wars/loss-step/3',
  ]);
  expect(t.refuses(1, 'card', t.id('Boxer'))).toBe('wars/loss-step/3');
  t.leaveOpen();
});

rule(
  ['wars/character/3', 'wars/costs/1'],
  'a place where a card cannot enter play is refused by what keeps it out',
  () => {
    const t = field({ hand: ['Vishal Scout'], at: { [PLATFORM]: ['Katuka'] } }, {}, { phase: 'deploy' });
    t.act(1, 'play', 'Vishal Scout');
    expect(t.question).toBe('place');
    expect(t.refuses(1, 'at', MOON)).toBe('wars/character/3');
    t.pick(1, PLATFORM).resolve();
    expect(t.place('Vishal Scout')).toBe(PLATFORM);
  },
);

rule('wars/deploy-phase/8', 'a cost in cards of the hand asks for as many as it takes', () => {
  const chameleon = (hand: string[]) => field({ table: ['Chameleon'], hand }, {}, { phase: 'control' });
  expect(chameleon(['Raider']).refuses(1, 'use', 'Chameleon', 0)).toBe('wars/deploy-phase/8');
  expect(chameleon(['Raider', 'Boxer']).offers(1, 'use', 'Chameleon', 0)).toBe(true);
  // costs that take random cards are checked the same way
  const ace = (hand: string[]) => field({ hand, at: { [CORE]: ['Ace McCallister'] } }, {}, { phase: 'control' });
  expect(ace([]).refuses(1, 'use', 'Ace McCallister', 0)).toBe('wars/deploy-phase/8');
  expect(ace(['Raider']).offers(1, 'use', 'Ace McCallister', 0)).toBe(true);
});

rule('wars/deploy-phase/1', 'a card that is not in your hand is refused for that', () => {
  const t = field({ hand: ['Boxer'], at: { [CORE]: ['Vishal Scout'] } }, {}, { phase: 'deploy' });
  expect(t.refuses(1, 'play', t.id('Vishal Scout'))).toBe('wars/deploy-phase/1');
  expect(t.offers(1, 'play', 'Boxer')).toBe(true);
});

rule('wars/activated-ability/2', 'an ability of a card that is not in play is refused for that', () => {
  const t = field({ lost: ['Sumadar-Damir'], hand: ['Test Spare'] }, {}, { phase: 'control' });
  expect(told(t, 1, 'use', t.id('Sumadar-Damir'), 1)).toBe(
    'wars/activated-ability/2: You can use activated abilities only of cards in play.',
  );
});

rule('wars/asset/2', 'the card that an asset goes beneath is its target: none that cannot be targeted', () => {
  const t = field(
    { hand: ['Test Burden'], at: { [CORE]: ['Katuka'] } },
    { table: ['Test Shroud'], at: { [CORE]: ['Vishal Scout', 'Pavel Royerk'] } },
    { phase: 'deploy' },
  ).act(1, 'play', 'Test Burden');
  expect(t.offers(1, 'beneath', 'Vishal Scout')).toBe(false);
  expect(t.offers(1, 'beneath', 'Pavel Royerk')).toBe(true);
  t.pick(1, 'Katuka').resolve();
});
