// The errata of expansion titles (b5/precedence): each on a test card whose name is the title after `Test`, with the text of the erratum.
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { ActionSource } from '../../../src/card.ts';
import { compileCard } from '../../../src/compile.ts';
import { type Ability, DISCARD, HAND, INNER, SUPPORTING } from '../../../src/index.ts';
import { printedAbility } from '../../../src/rules/effects/ability.ts';
import {
  addSupport,
  atLeast,
  attacksHarder,
  besideIt,
  bonus,
  bringIntoPlay,
  character as characters,
  chooseOne,
  conflictsOf,
  eachMayReturn,
  factOf,
  fleet as fleets,
  is,
  keyword,
  later,
  leaveText,
  moveEnhancements,
  multiplied,
  neutralize,
  playableConflicts,
  playConflict,
  printedChange,
  printedOf,
  same,
  sequence,
  setOf,
  that,
  theOne,
  withMarks,
  yourDiscards,
  yours,
} from '../../../src/words/index.ts';
import { two } from '../../support/cards-for-texts.ts';
import type { Table } from '../../support/table.ts';

const { agenda, character, enhancement, event, fleet } = setOf('test');

const pick = (named: Ability, others: readonly Ability[]) => ({
  label: named,
  effect: sequence(
    ...others.map(other =>
      leaveText(printedChange(theOne('character'), other, -9), {
        on: 'self',
        until: 'stays',
        say: `its ${other} is 0`,
      }),
    ),
  ),
});

/** An action that lowers one of its own printed abilities by one. */
const spends = (ability: Ability): ActionSource => ({
  say: 'do what it can',
  rotate: true,
  needs: atLeast(printedOf(ability, 'self'), 1),
  target: { conflict: conflictsOf() },
  effect: sequence(
    leaveText(printedChange(theOne('character'), ability, -1), {
      on: 'self',
      until: 'stays',
      say: 'this printed ability is 1 lower from now on',
    }),
    addSupport('conflict', 10),
  ),
});

for (const card of [
  character('Test Errata Wall', { race: 'centauri', cost: 3, abilities: { intrigue: 9 } }),
  agenda('Test Wastelands', {
    always: [1, 2, 3, 4].map(n =>
      attacksHarder(that(characters, yours, withMarks('conspiracy', n)), 1, {
        say: n > 1 ? '' : 'Your characters deal more damage in attacks, equal to their Conspiracy Marks',
      }),
    ),
  }),
  event('Test Dust', {
    play: {
      target: { who: that(characters, yours) },
      effect: sequence(bonus('who', 'psi', 6), later('the end of the turn', neutralize('kept'), { on: 'who' })),
    },
  }),
  character("Test Tualakh Vit'lokh", {
    race: 'narn',
    cost: 3,
    abilities: { diplomacy: 3, intrigue: 4, leadership: 2 },
    whenever: [
      {
        on: 'moved',
        if: same(factOf('card'), 'self'),
        say: 'When it is put into play',
        effect: chooseOne(
          { prompt: 'Which ability stays?' },
          pick('diplomacy', ['intrigue', 'leadership']),
          pick('intrigue', ['diplomacy', 'leadership']),
          pick('leadership', ['diplomacy', 'intrigue']),
        ),
      },
    ],
  }),
  event('Test Rebirth', { play: { target: { who: yourDiscards(characters) }, effect: bringIntoPlay('who') } }),
  event('Test Day of the Dead', { copies: 'unique', play: { effect: eachMayReturn(characters) } }),
  character('Test Sheridan Reborn', {
    race: 'narn',
    cost: 5,
    abilities: { leadership: 5 },
    actions: [
      { say: 'play a conflict card', rotate: true, target: { card: playableConflicts }, effect: playConflict('card') },
    ],
  }),
  enhancement('Test Hull Plates', { cost: 1, enhances: fleets }),
  enhancement('Test Fighter Squadron', { cost: 1, enhances: fleets, keywords: ['Squadron'], copies: 'multiple' }),
  fleet('Test Carrier Group', {
    race: 'narn',
    cost: 5,
    abilities: { military: 3 },
    whenever: [
      {
        on: 'neutralized',
        if: is(factOf('card'), that(fleets, yours, besideIt)),
        say: 'When one of your fleets that participates in the same conflict is neutralized',
        effect: moveEnhancements(factOf('card'), keyword('Squadron'), 'self'),
      },
    ],
  }),
  event('Test Errata Volley', { play: { target: { ship: fleets }, effect: neutralize('ship') } }),
  ...(['diplomacy', 'intrigue', 'leadership'] as const).map((ability, i) =>
    character(`Test Non-Aligned ${['Aide', 'Agent', 'Captain'][i]}`, {
      race: 'narn',
      cost: 3,
      abilities: { [ability]: 2 },
      copies: 'multiple',
      actions: [spends(ability)],
    }),
  ),
  agenda('Test Chosen Double', {
    always: (['diplomacy', 'intrigue', 'leadership'] as const).map(ability =>
      multiplied(that(characters, yours), ability, 2),
    ),
  }),
])
  compileCard(card);

rule('b5/precedence/4', 'Wastelands: a character with two Conspiracy Marks deals 2 more damage in attacks', () => {
  const damage = (given: object, conspiracy: number) => {
    const t = two(
      { ...given, supporting: [{ card: 'Test Narn Spy', marks: { conspiracy } }] },
      { supporting: ['Test Errata Wall'] },
      { conflicts: [{ conflict: 'Test Plot', by: 'centauri', support: ['Test Errata Wall'] }] },
    );
    t.act('narn', 'attack', 'Test Narn Spy', 'Test Errata Wall');
    return t.card('Test Errata Wall').damage;
  };
  const wastelands = { agenda: 'Test Wastelands' };
  expect([damage({}, 2), damage(wastelands, 0), damage(wastelands, 1), damage(wastelands, 2)]).toEqual([5, 5, 6, 7]);
});

rule('b5/precedence/5', 'Dust: only a character of your own, +6 Psi this turn, then 0 and neutralized', () => {
  const t = two(
    { supporting: ['Test Narn Spy'], hand: ['Test Dust'] },
    { supporting: ['Vir Cotto'], hand: ['Test Dust'] },
  );
  t.act('narn', 'event', 'Test Dust');
  expect(
    t
      .options('narn')
      .map(o => t.titleOf(o.a))
      .sort(),
  ).toEqual(["G'Kar", 'Test Narn Spy']);
  t.pick('narn', 'Test Narn Spy');
  expect([t.ability('Test Narn Spy', 'psi'), t.card('Test Narn Spy').neutralized]).toEqual([6, 0]);
  t.until('conflict');
  expect([t.ability('Test Narn Spy', 'psi'), t.card('Test Narn Spy').neutralized]).toEqual([0, 1]);
});

const abilities = (t: Table, title: string) =>
  (['diplomacy', 'intrigue', 'leadership'] as const).map(a => t.ability(title, a));

rule('b5/precedence/6', "Tualakh Vit'lokh: however it comes into play, its other printed abilities become 0", () => {
  const title = "Test Tualakh Vit'lokh";
  const sponsored = two({ hand: [title] });
  sponsored.act('narn', 'sponsor', title).pick('narn', 'intrigue');
  expect(abilities(sponsored, title)).toEqual([0, 4, 0]);
  const put = two({ hand: ['Test Rebirth'], discard: [title] });
  put.act('narn', 'event', 'Test Rebirth').pick('narn', 'leadership');
  expect(put.titles('narn', SUPPORTING)).toEqual([title]);
  expect(abilities(put, title)).toEqual([0, 0, 2]);
});

rule(
  'b5/precedence/8',
  'Day of the Dead: each player may return one character of the own discards, until the turn ends',
  () => {
    const t = two(
      {
        hand: ['Test Day of the Dead'],
        discard: ['Test Narn Spy', 'Test Levy', 'Test Sheridan Reborn'],
        supporting: ['Test Sheridan Reborn'],
      },
      { discard: ['Vir Cotto'] },
    );
    t.act('narn', 'event', 'Test Day of the Dead');
    // the limited Sheridan is in play already, and an event is no character
    expect(t.options('narn').map(o => t.titleOf(o.a))).toEqual(['Test Narn Spy']);
    t.pick('narn', 'Test Narn Spy').pick('centauri', 'Vir Cotto');
    expect(t.titles('narn', SUPPORTING)).toEqual(['Test Sheridan Reborn', 'Test Narn Spy']);
    expect(t.titles('centauri', SUPPORTING)).toEqual(['Vir Cotto']);
    expect(t.titles('centauri', INNER)).toEqual(['Londo Mollari']);
    t.until('conflict');
    expect(t.titles('narn', SUPPORTING)).toEqual(['Test Sheridan Reborn']);
    expect(t.titles('centauri', DISCARD)).toContain('Vir Cotto');
    // nobody has to, and nobody returns two
    const none = two({ hand: ['Test Day of the Dead'], discard: ['Test Narn Spy', 'Test Narn Envoy'] });
    none.act('narn', 'event', 'Test Day of the Dead');
    expect(none.whyNot('narn', 'Test Narn Spy')).toBe(null);
    expect(none.whyNot('narn', 'Test Narn Spy', 'Test Narn Envoy')).not.toBe(null);
    none.pick('narn');
    expect(none.titles('narn', SUPPORTING)).toEqual([]);
  },
);

rule('b5/precedence/9', 'Sheridan Reborn: it is this card that rotates to play a conflict card', () => {
  const t = two({ supporting: ['Test Sheridan Reborn'], hand: ['Test Plot'] });
  t.act('narn', 'use', 'Test Sheridan Reborn').leaveOpen();
  expect([t.card('Test Sheridan Reborn').rotated, t.card("G'Kar").rotated]).toEqual([1, 0]);
  expect(t.titles('narn', HAND)).toEqual([]);
  const tired = two({ supporting: [{ card: 'Test Sheridan Reborn', rotated: true }], hand: ['Test Plot'] });
  expect(tired.offers('narn', 'use', 'Test Sheridan Reborn')).toBe(false);
});

rule('b5/precedence/10', 'Carrier Group: squadrons come over only from a fleet in the same conflict', () => {
  const ships = (support: string[], elsewhere: string[] = []) => {
    const t = two(
      {
        supporting: [
          'Test Carrier Group',
          { card: 'Test Narn Ships', attached: ['Test Fighter Squadron', 'Test Hull Plates'] },
        ],
        hand: ['Test Errata Volley'],
      },
      {},
      {
        conflicts: [
          { conflict: 'Border Raid', by: 'narn', target: 'centauri', support },
          { conflict: 'Test Plot', by: 'narn', support: elsewhere },
        ],
      },
    );
    t.act('narn', 'event', 'Test Errata Volley').pick('narn', 'Test Narn Ships');
    expect(t.titleOf(t.card('Test Hull Plates').host)).toBe('Test Narn Ships');
    return t.titleOf(t.card('Test Fighter Squadron').host);
  };
  expect(ships(['Test Carrier Group', 'Test Narn Ships'])).toBe('Test Carrier Group');
  expect(ships(['Test Carrier Group'])).toBe('Test Narn Ships');
  expect(ships(['Test Narn Ships'])).toBe('Test Narn Ships');
  expect(ships(['Test Carrier Group'], ['Test Narn Ships'])).toBe('Test Narn Ships');
});

rule(
  'b5/precedence/11',
  'Non-Aligned Aide, Agent and Captain: their own printed ability is 1 lower, so twice it is 2 lower',
  () => {
    (['diplomacy', 'intrigue', 'leadership'] as const).forEach((ability, i) => {
      const title = `Test Non-Aligned ${['Aide', 'Agent', 'Captain'][i]}`;
      const t = two(
        { supporting: [title], agenda: 'Test Chosen Double' },
        {},
        { conflicts: [{ conflict: 'Test Plot', by: 'narn' }] },
      );
      const stat = ['diplomacy', 'intrigue', 'psi', 'leadership'].indexOf(ability);
      expect([printedAbility(t.s, t.id(title), stat), t.ability(title, ability)]).toEqual([2, 4]);
      t.act('narn', 'use', title);
      expect([printedAbility(t.s, t.id(title), stat), t.ability(title, ability)]).toEqual([1, 2]);
      t.until('conflict');
      expect(t.ability(title, ability)).toBe(2);
    });
  },
);
