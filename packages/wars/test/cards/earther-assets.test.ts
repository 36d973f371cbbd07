import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import type { Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';
const MOON = 'Ganymede/Traginium Source';
const LUNA = 'Luna/Military Outpost';
const HQ = 'Earth/Corporate Headquarters';

/** Two adjacent sites of the opponent, their sector, and a sector elsewhere. */
const ganymede = (one: SeatPosition, two: SeatPosition = {}, phase: Phase = 'battle', active: 1 | 2 = 1): Table =>
  table({
    phase,
    active,
    locations: [{ card: CORE, of: 2 }, { card: PLATFORM, of: 2 }, { card: MOON, of: 2 }, LUNA],
    seats: [one, two],
  });

test('Advanced Research: its infiltrator has power and tactics +2', () => {
  const t = ganymede({ hand: ['Advanced Research'], at: { [CORE]: ['Chan Whitmer', 'CGC Grunt'] } }, {}, 'deploy');
  t.play(1, 'Advanced Research');
  expect([t.beneath('Chan Whitmer'), t.stats('Chan Whitmer')]).toEqual([['Advanced Research'], [3, 5, 3]]);
  const none = ganymede({ hand: ['Advanced Research'], at: { [CORE]: ['CGC Grunt'] } }, {}, 'deploy');
  expect(none.refuses(1, 'play', 'Advanced Research')).toBe('wars/asset/3');
});

test("Blockade: the opponent's units cost more at its site for each ship at a related sector", () => {
  const play = (place: string) =>
    ganymede(
      { at: { [CORE]: ['Blockade'], [MOON]: ['Inca 1', 'Inca 2'], [LUNA]: ['Atlantis'] } },
      { hand: ['CGC Grunt'] },
      'deploy',
      2,
    )
      .play(2, 'CGC Grunt', place)
      .size(2, 'active');
  expect(play(CORE)).toBe(17);
  expect(play(PLATFORM)).toBe(19);
  const own = ganymede({ hand: ['CGC Grunt'], at: { [CORE]: ['Blockade'], [MOON]: ['Inca 1'] } }, {}, 'deploy');
  expect(own.play(1, 'CGC Grunt', CORE).size(1, 'active')).toBe(19);
});

test("Blockade: goes beneath the opponent's sites, not beneath sectors", () => {
  const t = ganymede({ hand: ['Blockade'] }, {}, 'deploy').act(1, 'play', 'Blockade');
  expect([t.offers(1, 'beneath', CORE), t.offers(1, 'beneath', MOON)]).toEqual([true, false]);
  expect(t.pick(1, CORE).resolve().beneath(CORE)).toEqual(['Blockade']);
});

test('Fighter Support: a card for battle destiny at a related site, until the opponent has the site', () => {
  const fight = (place: string, one: string, two: string) =>
    ganymede({ at: { [CORE]: ['Fighter Support', 'CGC Grunt'], [place]: [one] } }, { at: { [place]: [two] } }).attack(
      1,
      place,
    );
  const t = fight(PLATFORM, 'CGC Grunt', 'CGC Grunt').step('attrition');
  expect([t.battleDestiny(1), t.battleDestiny(2)]).toEqual([4, 0]);
  t.until('move', 1);
  // not a related sector, and not its own site
  for (const place of [MOON, LUNA]) {
    const sector = fight(place, 'Inca 1', 'Inca 2').step('attrition');
    expect(sector.battleDestiny(1)).toBe(0);
    sector.until('move', 1);
  }
  const here = ganymede(
    { at: { [CORE]: ['Fighter Support', 'CGC Grunt'] } },
    { at: { [CORE]: ['Consigned Trooper'] } },
  ).attack(1, CORE);
  expect(here.step('attrition').battleDestiny(1)).toBe(0);
  here.until('move', 1);
  const taken = ganymede({ at: { [CORE]: ['Fighter Support'] } }, { at: { [CORE]: ['CGC Grunt'] } }, 'draw');
  taken.until('control', 2);
  expect(taken.inPlay('Fighter Support')).toBe(false);
});

rule('wars/replacement-effect/2', 'First Aid: the unit that would be destroyed is undamaged instead', () => {
  const hurt = { card: 'CGC Grunt', damaged: true };
  const fight = (save: boolean) => {
    const t = ganymede(
      { table: ['First Aid'], at: { [CORE]: [hurt, 'James Howler'] } },
      { at: { [CORE]: ['Veteran Pilot'] } },
    ).attack(1, CORE);
    if (save) {
      t.act(1, 'use', 'First Aid', 0);
      expect(t.offers(1, 'card', 'Veteran Pilot')).toBe(false);
      t.pick(1, 'CGC Grunt').resolve();
    }
    return t.until('move', 1);
  };
  const t = fight(true);
  expect([t.inPlay('CGC Grunt'), t.damaged('CGC Grunt'), t.happened('left').length]).toEqual([true, false, 0]);
  // 1 energy for the attack
  expect(t.size(1, 'active')).toBe(15);
  expect(t.refuses(1, 'use', 'First Aid', 0)).toBe('wars/bullet/2');
  expect(fight(false).pile(1, 'lost')).toEqual(['CGC Grunt']);
});

test('Orbital Bombardment: ships above hit a unit in the battle here', () => {
  const fight = (unit: string) =>
    ganymede(
      { at: { [CORE]: ['Orbital Bombardment', 'CGC Grunt'], [MOON]: ['Atlantis', 'Inca 1'] } },
      { at: { [CORE]: [unit] } },
    );
  expect(fight('Horatio Hicks').refuses(1, 'use', 'Orbital Bombardment', 0)).toBe('wars/target/7');
  const shoot = (unit: string) =>
    fight(unit).attack(1, CORE).use(1, 'Orbital Bombardment', 0, unit, 'reserve', 'reserve');
  // destiny 4 and tactics 3 beat a defense of 6, but not 7
  const t = shoot('James Howler');
  expect([t.damaged('James Howler'), t.size(1, 'lost')]).toEqual([true, 2]);
  expect(t.refuses(1, 'use', 'Orbital Bombardment', 0)).toBe('wars/bullet/2');
  expect(shoot("Howler's Blades").damaged("Howler's Blades")).toBe(false);
});

test('Orbital Coverage: 5 energy lost cover all casualties at a related site', () => {
  const fight = () =>
    ganymede(
      { at: { [MOON]: ['Orbital Coverage'], [CORE]: ['CGC Grunt'] } },
      { at: { [CORE]: ["Howler's Blades"] } },
    ).attack(1, CORE);
  const t = fight().untilAsked('may', 1).pick(1, 'yes');
  for (let i = 0; i < 5; i++) t.pick(1, 'reserve');
  t.until('move', 1);
  expect([t.size(1, 'lost'), t.inPlay('CGC Grunt')]).toEqual([5, true]);
  // power 8 against 1
  const no = fight().untilAsked('may', 1).pick(1, 'no').until('move', 1);
  expect(no.size(1, 'lost')).toBe(7);
  const taken = ganymede({ at: { [MOON]: ['Orbital Coverage'] } }, { at: { [MOON]: ['Inca 1'] } }, 'draw');
  expect(taken.until('control', 2).inPlay('Orbital Coverage')).toBe(false);
});

test('Slippery: nobody attacks where all your units are infiltrators', () => {
  const chan = { card: 'Chan Whitmer', beneath: ['Slippery'] };
  const enemy = { at: { [CORE]: ['Veteran Pilot'] } };
  const t = ganymede({ at: { [CORE]: [chan, 'Pavel Royerk'] } }, enemy, 'battle', 2);
  expect(t.refuses(2, 'attack', CORE)).toBe('wars/cant/1');
  const guarded = ganymede({ at: { [CORE]: [chan, 'CGC Grunt'] } }, enemy, 'battle', 2);
  expect(guarded.why(2, 'attack', CORE)).toBe(null);
});

test('Slippery: its infiltrator goes back to the hand for 3 energy', () => {
  const t = ganymede({ at: { [CORE]: [{ card: 'Chan Whitmer', beneath: ['Slippery'] }] } }).use(1, 'Slippery');
  expect([t.pile(1, 'hand')[0], t.pile(1, 'lost'), t.size(1, 'active')]).toEqual(['Chan Whitmer', ['Slippery'], 17]);
  const poor = ganymede({ active: 2, at: { [CORE]: [{ card: 'Chan Whitmer', beneath: ['Slippery'] }] } });
  expect(poor.refuses(1, 'use', 'Slippery', 0)).toBe('wars/costs/1');
});

test('Untapped Mettle: dismissed for power +3 and attrition +2 this turn', () => {
  const hicks = { card: 'Horatio Hicks', beneath: ['Untapped Mettle'] };
  const t = ganymede({ at: { [CORE]: [hicks, 'James Howler'] } }, { at: { [CORE]: ['Entrenched Infantry'] } });
  t.attack(1, CORE).use(1, 'Untapped Mettle');
  expect([t.power('Horatio Hicks'), t.power('James Howler'), t.attrition(1)]).toEqual([7, 4, 2]);
  expect([t.pile(1, 'lost'), t.attrition(2)]).toEqual([['Untapped Mettle'], 0]);
  t.until('control', 2);
  expect(t.power('Horatio Hicks')).toBe(4);
});

test('Untapped Mettle: one beneath the same kizen', () => {
  const hicks = { card: 'Horatio Hicks', beneath: ['Untapped Mettle'] };
  const t = ganymede({ hand: ['Untapped Mettle'], at: { [CORE]: [hicks] } }, {}, 'deploy');
  expect(t.refuses(1, 'play', 'Untapped Mettle')).toBe('wars/asset/3');
  const two = ganymede({ hand: ['Untapped Mettle'], at: { [CORE]: [hicks, 'James Howler'] } }, {}, 'deploy');
  expect(two.play(1, 'Untapped Mettle').beneath('James Howler')).toEqual(['Untapped Mettle']);
});

test('Untold Power of Visions: one of the top two cards of a reserve is used', () => {
  const visions = { card: 'Horatio Hicks', beneath: ['Untold Power of Visions'] };
  const t = ganymede({ at: { [CORE]: [visions] } }, { reserve: ['Sidearm', 'CGC Grunt', 'Inca 1'] });
  t.act(1, 'use', 'Untold Power of Visions', 0).pick(1, 1).resolve();
  expect(t.offers(1, 'card', 'Inca 1')).toBe(false);
  t.pick(1, 'CGC Grunt');
  expect([t.pile(2, 'used'), t.pile(2, 'reserve').slice(0, 2)]).toEqual([['CGC Grunt'], ['Sidearm', 'Inca 1']]);
  expect(t.happened('looked-at').map(f => [f.seat, f.n])).toEqual([[0, 2]]);
  expect([t.size(1, 'active'), t.refuses(1, 'use', 'Untold Power of Visions', 0)]).toEqual([19, 'wars/bullet/2']);
  const last = ganymede({ at: { [CORE]: [visions] } }, { reserve: 1 });
  last.act(1, 'use', 'Untold Power of Visions', 0).pick(1, 1).resolve();
  expect([last.size(2, 'used'), last.size(2, 'reserve')]).toEqual([0, 1]);
  const twice = ganymede({ hand: ['Untold Power of Visions'], at: { [CORE]: [visions] } }, {}, 'deploy');
  expect(twice.refuses(1, 'play', 'Untold Power of Visions')).toBe('wars/asset/3');
});

test('Informational Advantage: support icons used at its site lose the opponent energy', () => {
  const play = (at: string) =>
    table({
      phase: 'deploy',
      active: 2,
      locations: [{ card: HQ, of: 2 }, CORE],
      seats: [
        { at: { [at]: [{ card: 'Chan Whitmer', beneath: ['Informational Advantage'] }] } },
        { hand: ['CGC Grunt'], icons: {} },
      ],
    })
      .play(2, 'CGC Grunt', HQ)
      .resolveAll();
  expect(play(HQ).size(2, 'lost')).toBe(1);
  expect(play(CORE).size(2, 'lost')).toBe(0);
});

test('Kneecapped: the unit cannot move, and drains there are smaller', () => {
  const t = ganymede(
    { hand: ['Kneecapped'], at: { [PLATFORM]: ['Chan Whitmer', 'GR-Blade'], [CORE]: ['CGC Grunt'] } },
    { at: { [PLATFORM]: ['Horatio Hicks', 'Veteran Pilot'], [CORE]: ['James Howler'], [LUNA]: ['Inca 1'] } },
    'deploy',
  );
  t.act(1, 'play', 'Kneecapped');
  expect([t.offers(1, 'beneath', 'James Howler'), t.offers(1, 'beneath', 'Chan Whitmer')]).toEqual([false, false]);
  t.pick(1, 'Horatio Hicks').resolve();
  expect(t.beneath('Horatio Hicks', 2)).toEqual(['Kneecapped']);
  t.until('move', 1).act(1, 'move', 'Chan Whitmer', CORE).resolve().act(1, 'move', 'GR-Blade', CORE).resolveAll();
  t.until('control', 2).act(2, 'drain', PLATFORM).resolve().resolveAll();
  // two energy icons on the other side, less 1
  expect(t.size(1, 'lost')).toBe(1);
  t.until('move', 2);
  expect(t.refuses(2, 'move', 'Horatio Hicks', CORE)).toBe('wars/cant/1');
  expect(t.why(2, 'move', 'Veteran Pilot', CORE)).toBe(null);
});

test('Terms of the Deal: played by the loser of a battle it takes 8 casualties away', () => {
  const fight = () =>
    ganymede(
      { hand: ['Terms of the Deal'], at: { [CORE]: ['CGC Grunt'] } },
      { at: { [CORE]: ["Howler's Blades", 'Zealous Squad'] } },
    ).attack(1, CORE);
  // power 14 against 1
  const t = fight().step('power');
  t.play(1, 'Terms of the Deal').resolve();
  expect([t.inPlay('Terms of the Deal'), t.s.battle!.casualties]).toEqual([true, 5]);
  t.until('move', 1);
  const early = fight().play(1, 'Terms of the Deal').step('power');
  expect(early.s.battle!.casualties).toBe(13);
  early.until('move', 1);
});

test('Terms of the Deal: the opponent may activate 2 energy more', () => {
  const seats: [SeatPosition, SeatPosition] = [{ table: ['Terms of the Deal'] }, {}];
  const t = ganymede(...seats, 'activate', 2)
    .act(2, 'activate', 1)
    .untilAsked('number', 2)
    .pick(2, 2)
    .resolveAll();
  expect(t.size(2, 'active')).toBe(23);
  const own = ganymede(...seats, 'activate', 1)
    .act(1, 'activate', 1)
    .resolveAll();
  expect([own.size(1, 'active'), own.happened('activated').length]).toEqual([21, 1]);
});

test('Traginium Surplus: an energy of the opponent is stacked face down, one at a time', () => {
  const t = ganymede({ table: ['Traginium Surplus'] })
    .use(1, 'Traginium Surplus')
    .pick(2, 'reserve')
    .resolveAll();
  expect([t.stackedOn('Traginium Surplus'), t.size(2, 'lost'), t.size(2, 'reserve')]).toEqual([
    ['Type II Fighter'],
    0,
    19,
  ]);
  const [stacked] = t.s.cards.filter(c => c.on === t.id('Traginium Surplus'));
  expect([stacked!.faceDown, stacked!.owner]).toEqual([1, 1]);
  expect(t.refuses(1, 'use', 'Traginium Surplus', 0)).toBe('wars/bullet/2');
  const full = ganymede({ table: [{ card: 'Traginium Surplus', stacked: ['CGC Grunt'] }] });
  full.use(1, 'Traginium Surplus');
  expect([full.stackedOn('Traginium Surplus'), full.size(2, 'reserve'), full.size(1, 'active')]).toEqual([
    ['CGC Grunt'],
    20,
    19,
  ]);
});
