import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../src/position.ts';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const MOON = 'Ganymede/Traginium Source';

/** Player 1 attacks with a card that bears the weapon: an Irama-Vishal (tactics 3), or the given ship. */
function fight(weapon: string, one: SeatPosition, two: SeatPosition, theirs: readonly CardPlace[], ship = ''): Table {
  const place = ship ? MOON : CORE;
  const bearer = { card: ship || 'Irama-Vishal', beneath: [weapon] };
  return table({
    phase: 'battle',
    locations: [CORE, MOON],
    seats: [
      { at: { [place]: [bearer] }, ...one },
      { at: { [place]: theirs }, ...two },
    ],
  }).attack(1, place);
}

const handless = (weapon: string): SeatPosition => ({
  hand: [],
  at: {
    [CORE]: [
      { card: 'Irama-Vishal', beneath: [weapon] },
      { card: 'Carabinier', beneath: ['Assault Carbine'] },
    ],
  },
});

rule(
  ['wars/ruling-assailing-vatarma/1', 'wars/ruling-assailing-vatarma/2'],
  'Assailing Vatarma: the opponent damages an undamaged unit or gives up two cards of the hand',
  () => {
    const foes = ['Claviger', { card: 'Key Keeper', damaged: true }, 'Lifeseeker'];
    const declare = (hand: string[]): Table => {
      const t = fight('Assailing Vatarma', { hand: ['Vishal Scout', 'Vidanar'] }, { hand }, foes);
      t.act(1, 'use', 'Assailing Vatarma', 0);
      expect(t.options(2).map(o => o.a)).toEqual([t.id('Claviger'), t.id('Lifeseeker')]);
      return t.pick(2, 'Claviger').pick(1, 'Vidanar').resolve();
    };
    const t = declare(['Carabinier']);
    expect([t.damaged('Claviger'), t.pile(1, 'used')[0], t.pile(2, 'hand')]).toEqual([true, 'Vidanar', ['Carabinier']]);
    const paid = declare(['Carabinier', 'Vishal Scout']).pick(2, 'Vishal Scout', 'Carabinier');
    expect([paid.damaged('Claviger'), paid.pile(2, 'used')]).toEqual([false, ['Carabinier', 'Vishal Scout']]);
    const no = declare(['Carabinier', 'Vishal Scout']).pick(2, 'no');
    expect([no.damaged('Claviger'), no.size(2, 'hand')]).toEqual([true, 2]);
  },
);

test('Assailing Vatarma: asks for a card in hand and a site battle', () => {
  // the second weapon gives player 1 something to do without a hand
  const t = fight('Assailing Vatarma', handless('Assailing Vatarma'), {}, ['Claviger']);
  expect(t.refuses(1, 'use', 'Assailing Vatarma', 0)).toBe('wars/deploy-phase/8');
  const idle = table({
    locations: [CORE],
    seats: [
      { at: { [CORE]: [{ card: 'Irama-Vishal', beneath: ['Assailing Vatarma'] }] } },
      { at: { [CORE]: ['Claviger'] } },
    ],
  });
  expect(idle.refuses(1, 'use', 'Assailing Vatarma', 0)).toBe('wars/target/7');
});

test('Daunting Vatarma: two cards of one destiny destroy a unit, unless the opponent has two as well', () => {
  // destinies: Key Keeper and Vidanar 2, Claviger and Rantosh-Anant 1, Lifeseeker 3
  const declare = (hand: string[]): Table => {
    const t = fight('Daunting Vatarma', { hand: ['Key Keeper', 'Claviger', 'Vidanar'] }, { hand }, ['Sudeva Warrior']);
    t.act(1, 'use', 'Daunting Vatarma', 0);
    expect(t.offers(1, 'card', t.handed(1, 'Claviger'))).toBe(false);
    return t.pick(1, 'Key Keeper').resolve();
  };
  const t = declare(['Claviger', 'Lifeseeker', 'Key Keeper']);
  expect([t.inPlay('Sudeva Warrior'), t.pile(1, 'used').slice(0, 2)]).toEqual([false, ['Vidanar', 'Key Keeper']]);
  const saved = declare(['Claviger', 'Lifeseeker', 'Rantosh-Anant']);
  expect(saved.offers(2, 'card', saved.handed(2, 'Lifeseeker'))).toBe(false);
  saved.pick(2, 'Rantosh-Anant').pick(2, 'Claviger');
  expect([saved.inPlay('Sudeva Warrior'), saved.pile(2, 'used')]).toEqual([true, ['Claviger', 'Rantosh-Anant']]);
  const unlike = fight('Daunting Vatarma', { hand: ['Key Keeper', 'Claviger'] }, {}, ['Sudeva Warrior']);
  expect(unlike.refuses(1, 'use', 'Daunting Vatarma', 0)).toBe('wars/deploy-phase/8');
});

test('Duress Vatarma: damages a unit of less defense than its bearer’s tactics, unless a destiny above 3 is shown', () => {
  const t = fight('Duress Vatarma', {}, { hand: ['Lifeseeker'] }, ['Vishal Scout', 'Claviger']); // destiny 3 is too low
  t.use(1, 'Duress Vatarma');
  expect([t.damaged('Vishal Scout'), t.damaged('Claviger'), t.size(2, 'hand')]).toEqual([true, false, 1]);
  const saved = fight('Duress Vatarma', {}, { hand: ['Damir Aeronaut'] }, ['Vishal Scout']).use(1, 'Duress Vatarma');
  saved.pick(2, 'Damir Aeronaut');
  expect([saved.damaged('Vishal Scout'), saved.pile(2, 'used')]).toEqual([false, ['Damir Aeronaut']]);
  const stout = fight('Duress Vatarma', {}, {}, ['Claviger']);
  expect(stout.refuses(1, 'use', 'Duress Vatarma', 0)).toBe('wars/target/7');
});

rule('wars/ruling-quarrel-energy-burst/1', 'Quarrel Energy Burst: a ship for a ship from hand', () => {
  const declare = (hand: string[]): Table => {
    const foes = ['Resolute Quarrel', 'Vishal Quarrel'];
    const t = fight('Quarrel Energy Burst', { hand: ['Claviger', 'Crown Vessel'] }, { hand }, foes, 'Damir Quarrel');
    t.act(1, 'use', 'Quarrel Energy Burst', 0).pick(2, 'Vishal Quarrel');
    return t.resolve();
  };
  const t = declare(['Claviger']);
  expect([t.inPlay('Vishal Quarrel'), t.inPlay('Resolute Quarrel')]).toEqual([false, true]);
  expect(t.pile(1, 'used')[0]).toBe('Crown Vessel');
  const saved = declare(['Claviger', 'Tilak Quarrel']).pick(2, 'Tilak Quarrel');
  expect([saved.inPlay('Vishal Quarrel'), saved.pile(2, 'used')]).toEqual([true, ['Tilak Quarrel']]);
  const bare = fight('Quarrel Energy Burst', { hand: ['Claviger'] }, {}, ['Vishal Quarrel'], 'Damir Quarrel');
  expect(bare.refuses(1, 'use', 'Quarrel Energy Burst', 0)).toBe('wars/deploy-phase/8');
});

test('Vishal Vatarma: damages a unit unless the opponent shows a higher destiny, which stays in hand', () => {
  const use = (hand: string[]): Table =>
    fight('Vishal Vatarma', { hand: ['Lifeseeker'] }, { hand }, ['Claviger']).use(1, 'Vishal Vatarma'); // destiny 3
  const t = use(['Carabinier']); // 3 is not higher
  expect([t.damaged('Claviger'), t.pile(1, 'used')[0]]).toEqual([true, 'Lifeseeker']);
  const saved = use(['Carabinier', 'Damir Aeronaut']).pick(2, 'Damir Aeronaut');
  expect([saved.damaged('Claviger'), saved.size(2, 'hand'), saved.size(2, 'used')]).toEqual([false, 2, 0]);
  expect(
    fight('Vishal Vatarma', handless('Vishal Vatarma'), {}, ['Claviger']).refuses(1, 'use', 'Vishal Vatarma', 0),
  ).toBe('wars/deploy-phase/8');
});

test('Assault Carbine: destroys a unit of less defense than the destiny, or takes a card from hand', () => {
  const use = (reserve: string[], hand: string[]): Table =>
    fight('Assault Carbine', { reserve }, { hand }, ['Claviger']).use(1, 'Assault Carbine');
  const t = use(['Panacea Provider'], ['Key Keeper']).pick(2, 'no'); // destiny 4 against defense 3
  expect([t.inPlay('Claviger'), t.pile(2, 'hand'), t.size(1, 'active')]).toEqual([false, ['Key Keeper'], 18]);
  const saved = use(['Panacea Provider'], ['Key Keeper']).pick(2, 'Key Keeper');
  expect([saved.inPlay('Claviger'), saved.pile(2, 'used')]).toEqual([true, ['Key Keeper']]);
  const low = use(['Lifeseeker'], ['Key Keeper']); // 3 is no more than 3
  expect([low.inPlay('Claviger'), low.size(2, 'hand')]).toEqual([true, 1]);
  expect(use(['Panacea Provider'], []).inPlay('Claviger')).toBe(false);
});
