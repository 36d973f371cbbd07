import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import type { Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';
const MOON = 'Ganymede/Traginium Source';
const FAR = 'Mercury/Untapped Planet';

const ganymede = (one: SeatPosition, two: SeatPosition, phase: Phase = 'battle', active: 1 | 2 = 1): Table =>
  table({ phase, active, locations: [CORE, PLATFORM, MOON, FAR], seats: [one, two] });

/** Two units with 4 tactics together, which is enough to reveal a card for battle destiny (4). */
const FOES = ['Claviger', 'Key Keeper'];
const armed = { card: 'Carabinier', beneath: ['Assault Carbine'] };
const armedShip = { card: 'Damir Quarrel', beneath: ['Quarrel Energy Burst'] };
const fourLost = ['reserve', 'reserve', 'reserve', 'reserve'];

test('Brief Encounter: a pending ship adds no power to a total this turn', () => {
  const t = ganymede(
    { hand: ['Brief Encounter'], at: { [MOON]: ['Resolute Quarrel'] } },
    { hand: ['Damir Quarrel', 'Claviger'] },
    'deploy',
    2,
  );
  expect(t.pass(2).refuses(1, 'play', 'Brief Encounter')).toBe('wars/target/7');
  t.pass(1).until('deploy', 1).until('deploy', 2);
  t.act(2, 'play', 'Damir Quarrel').pick(2, MOON).pass(2).play(1, 'Brief Encounter').resolveAll();
  expect(t.place('Damir Quarrel')).toBe(MOON);
  t.until('battle', 2).attack(2, MOON);
  expect([t.power('Damir Quarrel'), t.totalPower(2), t.totalPower(1)]).toEqual([3, 0, 3]);
});

test('Clone Reserves: one of three random cards of the lost pile', () => {
  const lost = ['Claviger', 'Key Keeper', 'Lifeseeker', 'Vidanar'];
  const t = ganymede({ hand: ['Clone Reserves'], lost }, {}).play(1, 'Clone Reserves');
  expect(t.options(1).length).toBe(3);
  const pick = t.options(1)[1]!.a;
  t.pick(1, pick);
  expect([t.size(1, 'hand'), t.size(1, 'lost'), t.size(1, 'active')]).toEqual([1, 4, 19]);
  expect(lost).toContain(t.pile(1, 'hand')[0]);
  const none = ganymede({ hand: ['Clone Reserves'] }, {}).play(1, 'Clone Reserves');
  expect([none.size(1, 'hand'), none.pile(1, 'lost')]).toEqual([0, ['Clone Reserves']]);
});

rule('wars/leaving-play/1', 'Close Call: in your move phase a ship or unit of yours comes back to hand', () => {
  const at = { [CORE]: [{ card: 'Claviger', damaged: true, beneath: ['Assault Carbine'] }] };
  const t = ganymede({ hand: ['Close Call'], at }, { at: { [CORE]: ['Key Keeper'] } }, 'move').play(1, 'Close Call');
  expect([t.pile(1, 'hand'), t.pile(1, 'lost')]).toEqual([['Claviger'], ['Close Call', 'Assault Carbine']]);
  expect(ganymede({ hand: ['Close Call'], at }, {}).refuses(1, 'play', 'Close Call')).toBe('wars/deploy-phase/5');
  const foe = ganymede({ hand: ['Close Call'] }, { at: { [CORE]: ['Key Keeper'] } }, 'move');
  expect(foe.refuses(1, 'play', 'Close Call')).toBe('wars/target/7');
});

test('Easy Prey: a character in battle with an armed one of yours is weaker, its tactics uncounted', () => {
  const t = ganymede({ hand: ['Easy Prey'], at: { [CORE]: [armed] } }, { at: { [CORE]: FOES } }).attack(1, CORE);
  expect(t.totalTactics(2, CORE)).toBe(4);
  t.play(1, 'Easy Prey', 'Claviger');
  expect([t.stats('Claviger'), t.totalTactics(2, CORE)]).toEqual([[0, 2, 0], 2]);
  while (t.s.battle !== null) t.least();
  expect(t.happened('battle-ended').length).toBe(1);
  const bare = ganymede({ hand: ['Easy Prey'], at: { [CORE]: ['Carabinier'] } }, { at: { [CORE]: FOES } });
  expect(bare.attack(1, CORE).refuses(1, 'play', 'Easy Prey')).toBe('wars/target/7');
});

test('Energy Conduit: the opponent pays 1 for each draw in the draw phase', () => {
  const t = ganymede({ hand: ['Energy Conduit'] }, {}, 'move', 2)
    .pass(2)
    .play(1, 'Energy Conduit')
    .until('draw', 2);
  t.act(2, 'draw');
  expect([t.size(2, 'hand'), t.size(2, 'active'), t.size(2, 'used')]).toEqual([2, 18, 1]);
  const own = ganymede({ hand: ['Energy Conduit'] }, {}, 'draw')
    .play(1, 'Energy Conduit')
    .act(1, 'draw');
  expect([own.size(1, 'active'), own.size(1, 'hand')]).toEqual([19, 1]);
});

test('Fallen Ally: after the loss step a damaged character of yours goes to the used pile', () => {
  const t = ganymede(
    { hand: ['Fallen Ally'], at: { [CORE]: [{ card: 'Claviger', damaged: true }, 'Key Keeper'] } },
    { at: { [CORE]: ['Vishal Scout'] } },
  ).attack(1, CORE);
  expect(t.refuses(1, 'play', 'Fallen Ally')).toBe('wars/deploy-phase/5');
  t.step('loss');
  while (t.question !== 'initiative') t.least();
  t.play(1, 'Fallen Ally');
  // the interrupt, which was paid for with 1 energy, follows the character there
  expect(t.pile(1, 'used').slice(0, 2)).toEqual(['Fallen Ally', 'Claviger']);
  expect([t.inPlay('Claviger'), t.inPlay('Key Keeper')]).toEqual([false, true]);
});

test('Introversion: a kizen alone adds a destiny to battle destiny', () => {
  const t = ganymede({ hand: ['Introversion'], at: { [CORE]: ['Irama-Vishal'] } }, { at: { [CORE]: FOES } });
  expect(t.refuses(1, 'play', 'Introversion')).toBe('wars/deploy-phase/5');
  t.attack(1, CORE).play(1, 'Introversion');
  expect([t.battleDestiny(1), t.attrition(1), t.totalPower(1)]).toEqual([4, 4, 7]);
  const two = ganymede(
    { hand: ['Introversion'], at: { [CORE]: ['Irama-Vishal', 'Claviger'] } },
    { at: { [CORE]: FOES } },
  ).attack(1, CORE);
  expect(two.refuses(1, 'play', 'Introversion')).toBe('wars/deploy-phase/5');
});

test('Martial Interrogation: a pending unit goes to hand unless its owner pays 2', () => {
  const play = (active: number): Table =>
    ganymede({ hand: ['Martial Interrogation'] }, { hand: ['Lifeseeker', 'Claviger'], active }, 'deploy', 2)
      .act(2, 'play', 'Claviger')
      .pick(2, CORE)
      .pass(2)
      .play(1, 'Martial Interrogation');
  const t = play(20).pick(2, 'no');
  expect([t.pile(2, 'hand'), t.inPlay('Claviger')]).toEqual([['Claviger', 'Lifeseeker'], false]);
  expect(t.size(2, 'active')).toBe(16);
  const paid = play(20).pick(2, 'yes').resolveAll();
  expect([paid.place('Claviger'), paid.size(2, 'active')]).toEqual([CORE, 14]);
  const poor = play(5);
  expect(poor.pile(2, 'hand')).toEqual(['Claviger', 'Lifeseeker']);
  const asset = ganymede({ hand: ['Martial Interrogation'] }, { hand: ['Lifeseeker', 'Vestiges'] }, 'deploy', 2)
    .act(2, 'play', 'Vestiges')
    .pass(2);
  expect(asset.refuses(1, 'play', 'Martial Interrogation')).toBe('wars/target/7');
  asset.resolveAll();
});

test('Ripping Beam: destroys a ship where you have an armed one, for 4 energy lost', () => {
  const foes = { at: { [MOON]: ['Resolute Quarrel'], [FAR]: ['Vishal Quarrel'] } };
  const t = ganymede({ hand: ['Ripping Beam'], at: { [MOON]: [armedShip] } }, foes, 'move');
  t.play(1, 'Ripping Beam', 'Resolute Quarrel', ...fourLost);
  expect([t.inPlay('Resolute Quarrel'), t.inPlay('Vishal Quarrel'), t.size(1, 'lost')]).toEqual([false, true, 5]);
  const bare = ganymede({ hand: ['Ripping Beam'], at: { [MOON]: ['Damir Quarrel'] } }, foes, 'move');
  expect(bare.refuses(1, 'play', 'Ripping Beam')).toBe('wars/target/7');
  const early = ganymede({ hand: ['Ripping Beam'], at: { [MOON]: [armedShip] } }, foes);
  expect(early.refuses(1, 'play', 'Ripping Beam')).toBe('wars/deploy-phase/5');
});

test('Subjugate: damages a unit where you have twice the tactics', () => {
  const mine = { [CORE]: ['Irama-Vishal', 'Carabinier'] }; // tactics 4
  const t = ganymede({ hand: ['Subjugate'], at: mine }, { at: { [CORE]: ['Claviger'] } }).attack(1, CORE);
  t.play(1, 'Subjugate', 'Claviger');
  expect(t.damaged('Claviger')).toBe(true);
  const even = ganymede({ hand: ['Subjugate'], at: mine }, { at: { [CORE]: ['Irama-Vishal'] } }).attack(1, CORE);
  expect(even.refuses(1, 'play', 'Subjugate')).toBe('wars/deploy-phase/5');
  const idle = ganymede({ hand: ['Subjugate'], at: mine }, { at: { [CORE]: ['Claviger'] } });
  expect(idle.refuses(1, 'play', 'Subjugate')).toBe('wars/target/7');
});

test('Blinding Scream: the opponent names a destiny, you take a card of it from the hand', () => {
  const hand = ['Claviger', 'Key Keeper', 'Lifeseeker', 'Vidanar']; // destinies 1, 2, 3, 2
  const t = ganymede({ hand: ['Blinding Scream'], at: { [CORE]: ['Irama-Vishal'] } }, { hand });
  t.play(1, 'Blinding Scream').pick(2, 'Key Keeper');
  expect(t.offers(1, 'card', t.handed(2, 'Lifeseeker'))).toBe(false);
  t.pick(1, 'Vidanar');
  expect([t.pile(2, 'used'), t.size(2, 'hand')]).toEqual([['Vidanar'], 3]);
  expect(t.happened('revealed').length).toBe(1);
  const meek = ganymede({ hand: ['Blinding Scream'], at: { [CORE]: ['Claviger'] } }, { hand });
  expect(meek.refuses(1, 'play', 'Blinding Scream')).toBe('wars/deploy-phase/5');
});

test('Cornered: 4 less attrition against you where you have a weapon in a site battle', () => {
  const t = ganymede({ hand: ['Cornered'], at: { [CORE]: [armed] } }, { at: { [CORE]: FOES } }).attack(1, CORE);
  t.play(1, 'Cornered').untilAsked('reveal for battle destiny', 2).pick(2, 'yes');
  expect([t.battleDestiny(2), t.attrition(2), t.totalPower(2)]).toEqual([4, 0, 10]);
  const bare = ganymede({ hand: ['Cornered'], at: { [CORE]: ['Claviger'] } }, { at: { [CORE]: FOES } });
  expect(bare.attack(1, CORE).refuses(1, 'play', 'Cornered')).toBe('wars/target/7');
});

test('Eavesdropper: a scout is damaged for the immunity of all your units at that site', () => {
  const t = ganymede(
    { hand: ['Eavesdropper'], at: { [CORE]: ['Vishal Scout', 'Key Keeper'], [PLATFORM]: ['Lifeseeker'] } },
    { at: { [CORE]: ['Claviger'] } },
  ).attack(1, CORE);
  t.play(1, 'Eavesdropper');
  expect(t.damaged('Vishal Scout')).toBe(true);
  expect(['Vishal Scout', 'Key Keeper', 'Lifeseeker', 'Claviger'].map(x => t.immune(x))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const hurt = ganymede(
    { hand: ['Eavesdropper'], at: { [CORE]: [{ card: 'Vishal Scout', damaged: true }, 'Key Keeper'] } },
    { at: { [CORE]: ['Claviger'] } },
  ).attack(1, CORE);
  expect(hurt.refuses(1, 'play', 'Eavesdropper')).toBe('wars/target/7');
});

test('Few Escape: destroys a ship of power 3 or less in your move phase', () => {
  const strong = { card: 'Damir Quarrel', beneath: ['Anant Aeronaut'] };
  const t = ganymede({ hand: ['Few Escape'] }, { at: { [MOON]: [strong, 'Resolute Quarrel'] } }, 'move');
  t.play(1, 'Few Escape');
  expect([t.inPlay('Resolute Quarrel'), t.inPlay('Damir Quarrel'), t.size(1, 'active')]).toEqual([false, true, 15]);
  const none = ganymede({ hand: ['Few Escape'] }, { at: { [MOON]: [strong] } }, 'move');
  expect(none.refuses(1, 'play', 'Few Escape')).toBe('wars/target/7');
  const early = ganymede({ hand: ['Few Escape'] }, { at: { [MOON]: ['Resolute Quarrel'] } });
  expect(early.refuses(1, 'play', 'Few Escape')).toBe('wars/deploy-phase/5');
});

test('Protective Fire: a ship and those aboard it are immune this turn', () => {
  const manned = { card: 'Damir Quarrel', beneath: ['Anant Aeronaut'] };
  const t = ganymede({ hand: ['Protective Fire'], at: { [MOON]: [manned, 'Resolute Quarrel'] } }, {});
  t.play(1, 'Protective Fire', 'Damir Quarrel');
  expect(['Damir Quarrel', 'Anant Aeronaut', 'Resolute Quarrel'].map(x => t.immune(x))).toEqual([true, true, false]);
  const none = ganymede({ hand: ['Protective Fire'], at: { [CORE]: ['Claviger'] } }, {});
  expect(none.refuses(1, 'play', 'Protective Fire')).toBe('wars/target/7');
});

test('Undercurrents: the opponent’s drains are 1 less, yours are not', () => {
  const t = ganymede({ hand: ['Undercurrents'] }, { at: { [PLATFORM]: ['Claviger'] } }, 'control', 2).pass(2);
  t.play(1, 'Undercurrents', 'reserve', 'reserve').act(2, 'drain', PLATFORM).resolveAll();
  expect([t.happened('drained')[0]!.n, t.size(1, 'active')]).toEqual([1, 19]);
  const own = ganymede({ hand: ['Undercurrents'], at: { [PLATFORM]: ['Claviger'] } }, {}, 'control');
  own.play(1, 'Undercurrents', 'reserve', 'reserve').act(1, 'drain', PLATFORM).resolveAll();
  expect(own.happened('drained')[0]!.n).toBe(2);
});
