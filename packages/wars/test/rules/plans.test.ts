import { draftOf, optionId } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { compileCard } from '../../src/compile/card.ts';
import { wars } from '../../src/game.ts';
import type { CardPlace, SeatPosition } from '../../src/position.ts';
import { activate, addAttrition, draws, isDamagedNow, lose, opponent, unit } from '../../src/words/index.ts';
import { CORE, field, lostBy, over, PLATFORM } from '../fields.ts';
import { Asset } from '../invented.ts';
import type { Table } from '../table.ts';

// Choices that the rules make one by one and that a player can answer as one plan

compileCard(
  Asset('Test Splint', {
    number: '0T2',
    faction: 'independent',
    cost: 0,
    destiny: 1,
    whenever: [{ on: isDamagedNow(unit), atOnce: true, effect: addAttrition(-1, opponent) }],
  }),
);

for (const [title, number, effect] of [
  ['Test Tithe', '0T3', activate(1)],
  ['Test Boon', '0T4', lose(1, opponent)],
] as const)
  compileCard(
    Asset(title, {
      number,
      faction: 'independent',
      cost: 0,
      destiny: 1,
      whenever: [{ on: draws('each'), effect }],
    }),
  );

/** Player 1 must lose 3 energy because Hannya is being inverted. */
const owes3 = (more: SeatPosition): Table =>
  field({ reserve: 9, active: 9, used: 9, at: { [CORE]: ['Hannya'] }, ...more }, {}).act(1, 'use', 'Hannya', 0);
const sizes = (t: Table) => (['reserve', 'active', 'used', 'hand', 'lost'] as const).map(p => t.size(1, p));

rule('wars/lose-energy/3', '3 energy are planned together, and lost one card at a time', () => {
  const t = owes3({ hand: ['Vishal Scout', 'Pavel Royerk'] });
  expect(t.prompt()).toBe('You lose 3 energy (Hannya). From where?');
  t.pick(1, 'Vishal Scout', 'used', 'used');
  expect([t.question, sizes(t), lostBy(t, 1)]).toEqual(['initiative', [9, 9, 7, 1, 3], 3]);
  expect(t.happened('energy-lost').map(x => x.from)).toEqual([3, 2, 2]);
});

test('a plan says what it leaves', () => {
  const t = owes3({ hand: ['Vishal Scout', 'Pavel Royerk'] });
  const [scout] = t.options(1).flatMap(o => (o.verb === 'card' ? [optionId(o)] : []));
  const sum = (...ids: readonly string[]) => draftOf(wars, t.s, 0, ids).sum;
  expect(sum()).toBe('');
  expect(sum('pile:2', 'pile:2')).toBe('After that you have 25 energy and 2 cards in hand.');
  expect(sum('pile:2', scout!)).toBe('After that you have 26 energy and 1 card in hand.');
  t.pick(1, 'used', 'used', 'used');
});

test('who plans less than all is asked for the rest, and sees what has gone first', () => {
  const t = owes3({ reserve: ['Raider', 'Atlantis'] }).pick(1, 'reserve');
  expect([t.question, t.prompt(), t.pile(1, 'lost')]).toEqual([
    'lose',
    'You lose 2 energy (Hannya). From where?',
    ['Raider'],
  ]);
  t.pick(1, 'used', 'active');
  expect([t.question, lostBy(t, 1)]).toEqual(['initiative', 3]);
});

test('no pile gives more than it has, and nobody plans more than is owed', () => {
  const t = owes3({ used: 1, hand: ['Vishal Scout'] });
  expect(t.whyNot(1, 'used', 'reserve', 'active')).toBe(null);
  expect(() => t.pick(1, 'used', 'used')).toThrow('too often');
  expect(() => t.pick(1, 'reserve', 'reserve', 'reserve', 'active')).toThrow('1 to 3');
  t.pick(1, 'reserve', 'reserve', 'reserve');
});

test('with energy in one pile alone, or no more than is owed, nobody is asked from where', () => {
  const one = owes3({ reserve: 0, used: 0, hand: [] });
  expect([one.question, sizes(one)]).toEqual(['initiative', [0, 6, 0, 0, 3]]);
  const all = field({ reserve: 1, active: 1, used: 0, at: { [CORE]: ['Hannya'] }, hand: ['Vishal Scout'] }, {}).act(
    1,
    'use',
    'Hannya',
    0,
  );
  expect(sizes(all)).toEqual([0, 0, 0, 0, 3]);
  // a hand card is another choice, because the opponent cannot know which card it is
  expect(owes3({ reserve: 0, used: 0, hand: ['Vishal Scout'] }).leaveOpen().question).toBe('lose');
});

/** Player 2 attacks with battle destiny `n` against these cards of player 1. */
const attacked = (n: string, mine: readonly CardPlace[], table: string[] = []): Table =>
  field({ table, at: { [CORE]: mine } }, { reserve: [n], at: { [CORE]: ['James Howler'] } }, { active: 2 })
    .attack(2, CORE)
    .untilAsked('reveal for battle destiny')
    .pick(2, 'yes');
const FOUR = 'Type II Fighter';
const FIVE = 'Selfless Protector';
const SIX = 'Makal Shrieker';

rule(
  ['wars/attrition-step/4', 'wars/attrition-step/5'],
  'two cards are named at once for 4 attrition, and no third',
  () => {
    const t = attacked(FOUR, ['Pavel Royerk', 'Vishal Scout', 'Selfless Protector']).untilAsked('attrition', 1);
    expect(t.whyNot(1, 'Pavel Royerk', 'Vishal Scout', 'Selfless Protector')?.rule).toBe('wars/attrition-step/4');
    t.pick(1, 'Pavel Royerk', 'Vishal Scout');
    expect([t.question, t.happened('damaged').length]).toEqual(['initiative', 2]);
  },
);

rule(['wars/attrition-step/10', 'wars/attrition-step/11'], 'the order named decides whether the 0 may go too', () => {
  const t = attacked(FIVE, ['Selfless Protector', 'Ivan McCarr']).untilAsked('attrition', 1);
  expect(t.whyNot(1, 'Selfless Protector', 'Ivan McCarr')?.rule).toBe('wars/attrition-step/4');
  t.pick(1, 'Ivan McCarr', 'Selfless Protector');
  expect([t.damaged('Ivan McCarr'), t.damaged('Selfless Protector')]).toEqual([true, true]);
});

rule('wars/attrition-step/13', 'a trigger that acts in between ends the plan: what is owed now is asked anew', () => {
  const three = ['Vishal Scout', 'Pavel Royerk', 'Grid Tactician'];
  const t = attacked(SIX, three, ['Test Splint']).untilAsked('attrition', 1);
  t.pick(1, 'Vishal Scout', 'Pavel Royerk');
  expect([t.question, t.attrition(2), t.damaged('Vishal Scout'), t.damaged('Pavel Royerk')]).toEqual([
    'attrition',
    5,
    true,
    false,
  ]);
  t.pick(1, 'Pavel Royerk');
  // 4 are left, and 5 are satisfied
  expect([t.question, t.attrition(2), t.damaged('Grid Tactician')]).toEqual(['initiative', 4, false]);
});

rule('wars/attrition-step/6', 'to damage no more is an answer by itself', () => {
  const t = attacked(SIX, ['Anant Attendant', 'Vishal Scout', 'Pavel Royerk']).untilAsked('attrition', 1);
  // once damaged, it makes all units with it immune
  t.pick(1, 'Anant Attendant');
  expect(t.whyNot(1, 'Vishal Scout', 'stop')?.rule).toBe('wars/attrition-step/6');
  t.pick(1, 'stop');
});

test('of two copies in one state nobody is asked which is damaged', () => {
  const t = attacked('Heavy Juggernaut', ['Vishal Scout', 'Vishal Scout']);
  over(t);
  expect(t.happened('damaged').length).toBe(1);
  const told = attacked('Heavy Juggernaut', ['Vishal Scout', { card: 'Vishal Scout', beneath: ['Sidearm'] }]);
  expect(told.untilAsked('attrition', 1).leaveOpen().options(1)).toHaveLength(2);
});

/** 15 power against 8: player 2 has 7 casualties. */
const sevenCasualties = (more: SeatPosition = {}): Table =>
  field(
    { at: { [CORE]: ['Takumi Shadow Warriors', 'Takumi Shadow Warriors', 'Takumi Shadow Warriors'] } },
    { reserve: 20, at: { [CORE]: ['Selfless Protector', 'Pavel Royerk'] }, ...more },
  )
    .attack(1, CORE)
    .untilAsked('casualties', 2);

rule(['wars/loss-step/3', 'wars/loss-step/8'], 'cards to damage and energy to lose are one plan', () => {
  const t = sevenCasualties({ hand: ['Vishal Scout'] });
  const owed = t.s.battle!.casualties;
  const rest = Array<string>(owed - 5 - 1).fill('reserve');
  t.pick(2, 'Selfless Protector', 'Vishal Scout', ...rest);
  expect([t.question, t.damaged('Selfless Protector'), lostBy(t, 2)]).toEqual(['initiative', true, owed - 5]);
  expect([t.size(2, 'hand'), t.size(2, 'reserve')]).toEqual([0, 20 - rest.length]);
});

rule('wars/loss-step/4', 'a plan ends with what covers the casualties', () => {
  const t = sevenCasualties();
  const owed = t.s.battle!.casualties;
  const all = Array<string>(owed).fill('reserve');
  expect(t.whyNot(2, ...all)).toBe(null);
  expect(t.whyNot(2, ...all, 'Pavel Royerk')?.rule).toBe('wars/loss-step/4');
  // the card that goes beyond the casualties can come last
  expect(t.whyNot(2, ...all.slice(1), 'Pavel Royerk')).toBe(null);
  t.pick(2, ...all);
  expect(t.damaged('Pavel Royerk')).toBe(false);
});

const hurt = (card: string): CardPlace => ({ card, damaged: true });

rule('wars/end-of-battle-step/1', 'the order of destruction is asked only where something could come of it', () => {
  const end = (mine: readonly CardPlace[]) =>
    over(
      field(
        { at: { [CORE]: ['Selfless Protector'], [PLATFORM]: mine } },
        { at: { [CORE]: ['Selfless Protector'] } },
      ).attack(1, CORE),
    );
  const plain = end([hurt('Vishal Scout'), hurt('Pavel Royerk')]);
  expect(plain.happened('left').map(x => x.how)).toEqual(['destroyed', 'destroyed']);
  const asked = field(
    {
      lost: ['Atlantis'],
      at: {
        [CORE]: ['Selfless Protector'],
        [PLATFORM]: [hurt('Loremaster'), hurt('Pavel Royerk'), hurt('Vishal Scout')],
      },
    },
    { at: { [CORE]: ['Selfless Protector'] } },
  )
    .attack(1, CORE)
    .untilAsked('destroy damaged');
  expect(asked.prompt()).toBe('Your 3 damaged cards are destroyed. In which order?');
  asked.pick(1, 'Pavel Royerk', 'Loremaster', 'Vishal Scout');
  expect(asked.pile(1, 'lost')).toEqual(['Vishal Scout', 'Loremaster', 'Pavel Royerk', 'Atlantis']);
  asked.resolveAll();
});

rule('wars/triggered-ability/6', 'the order of all that has triggered is one answer', () => {
  const draw = () =>
    field({ table: ['Test Tithe', 'Test Boon'], active: 3 }, { table: ['Test Tithe'] }, { phase: 'draw' }).act(
      1,
      'draw',
    );
  const t = draw();
  expect(t.prompt()).toBe('3 abilities have triggered. In which order do they go on the stack?');
  const tithe = (who: number) => t.all('Test Tithe', who)[0]!;
  t.pick(1, tithe(2), t.id('Test Boon'), tithe(1));
  expect(t.s.items.map(x => [x.name, x.you])).toEqual([
    ['Test Tithe', 1],
    ['Test Boon', 0],
    ['Test Tithe', 0],
  ]);
  t.resolveAll();
  // a player who chooses one is asked for the others
  const some = draw().pick(1, 'Test Boon');
  expect([some.question, some.options(1).length]).toEqual(['trigger', 2]);
  some.resolveAll();
});

rule('wars/triggered-ability/6', 'of two copies that wait for one event nobody is asked which goes first', () => {
  const t = field({ table: ['Test Tithe', 'Test Tithe'], active: 3 }, {}, { phase: 'draw' }).act(1, 'draw');
  expect([t.question, t.stack]).toEqual(['initiative', ['Test Tithe', 'Test Tithe']]);
  t.resolveAll();
});
