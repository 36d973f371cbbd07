import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import type { Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';
const VANTAGE = 'Ganymede/Vantage Point';
const MOON = 'Ganymede/Traginium Source';
const LUNA = 'Luna/Military Outpost';
const HQ = 'Earth/Corporate Headquarters';
const HOME = "Earth/Humanity's Home";

/** Three adjacent sites, their sector, and a sector elsewhere. Every card that fills a reserve has destiny 4. */
const ganymede = (one: SeatPosition, two: SeatPosition = {}, phase: Phase = 'battle', active: 1 | 2 = 1): Table =>
  table({ phase, active, locations: [CORE, PLATFORM, VANTAGE, MOON, LUNA], seats: [one, two] });

/** Continues until the battle is over. Players give the smallest legal answers. */
const fightOut = (t: Table): Table => {
  while (t.s.battle !== null) t.least();
  return t;
};

test('Anticipation: a kizen has defense +3 for each of your locations of Earth', () => {
  const at = (hicks: string) =>
    table({
      locations: [HQ, HOME, CORE],
      seats: [{ hand: ['Anticipation'], at: { [CORE]: [hicks, 'Veteran Pilot'] } }, {}],
    });
  const t = at('Horatio Hicks').play(1, 'Anticipation');
  expect([t.defense('Horatio Hicks'), t.defense('Veteran Pilot'), t.pile(1, 'used')]).toEqual([
    10,
    3,
    ['Anticipation'],
  ]);
  expect(t.until('control', 2).defense('Horatio Hicks')).toBe(4);
  expect(at('Pavel Royerk').refuses(1, 'play', 'Anticipation')).toBe('wars/target/7');
});

rule('wars/in-a-battle/4', 'Armor Penetrating: two more units where the weapon is are damaged', () => {
  const flic = { card: 'CGC Grunt', beneath: ['F.L.I.C.'] };
  const t = ganymede(
    { hand: ['Armor Penetrating'], at: { [CORE]: [flic] } },
    { at: { [CORE]: ['Horatio Hicks', 'Entrenched Infantry', 'James Howler'], [PLATFORM]: ['Pavel Royerk'] } },
  ).attack(1, CORE);
  t.play(1, 'Armor Penetrating').use(1, 'F.L.I.C.', 0, 'Horatio Hicks').untilAsked('target', 1);
  expect(t.offers(1, 'card', 'Pavel Royerk')).toBe(false);
  t.pick(1, 'Entrenched Infantry', 'James Howler').resolve();
  expect(['Horatio Hicks', 'Entrenched Infantry', 'James Howler'].map(x => t.damaged(x))).toEqual([true, true, true]);
  expect(t.pile(1, 'lost')).toEqual(['Armor Penetrating']);
});

test("Armor Penetrating: the opponent's weapons do not count", () => {
  const t = ganymede(
    { hand: ['Armor Penetrating'], at: { [CORE]: ['Horatio Hicks', 'James Howler'] } },
    { at: { [CORE]: [{ card: 'CGC Grunt', beneath: ['F.L.I.C.'] }] } },
  ).attack(1, CORE);
  t.play(1, 'Armor Penetrating').pass(1).use(2, 'F.L.I.C.', 0, 'Horatio Hicks');
  expect([t.damaged('Horatio Hicks'), t.damaged('James Howler'), t.question]).toEqual([true, false, 'initiative']);
});

test('CISyn Retaliation: cancels a drain, and is used for 1 energy with a kizen at a battleground', () => {
  const drain = (unit: string) =>
    ganymede(
      { hand: ['CISyn Retaliation'], at: { [PLATFORM]: [unit] } },
      { at: { [CORE]: ['CGC Grunt'] } },
      'control',
      2,
    );
  expect(drain('Horatio Hicks').pass(2).refuses(1, 'play', 'CISyn Retaliation')).toBe('wars/target/7');
  const paid = drain('Horatio Hicks').act(2, 'drain', CORE).pass(2).play(1, 'CISyn Retaliation', 'yes');
  expect([paid.stack, paid.size(1, 'lost'), paid.pile(1, 'used')[0]]).toEqual([[], 0, 'CISyn Retaliation']);
  expect(paid.size(1, 'active')).toBe(17);
  const unpaid = drain('Horatio Hicks').act(2, 'drain', CORE).pass(2).play(1, 'CISyn Retaliation', 'no');
  expect([unpaid.pile(1, 'lost'), unpaid.size(1, 'active')]).toEqual([['CISyn Retaliation'], 18]);
  const without = drain('Pavel Royerk').act(2, 'drain', CORE).pass(2).play(1, 'CISyn Retaliation');
  expect([without.pile(1, 'lost'), without.size(1, 'active')]).toEqual([['CISyn Retaliation'], 18]);
});

test('Collaborative Strike: an armed unit in a site battle has power and defense +4', () => {
  const hand = ['Collaborative Strike'];
  const armed = { card: 'CGC Grunt', beneath: ['Sidearm'] };
  const enemy = { at: { [CORE]: ['Veteran Pilot'] } };
  const t = ganymede({ hand, at: { [CORE]: [armed, 'Pavel Royerk'] } }, enemy);
  expect(t.refuses(1, 'play', 'Collaborative Strike')).toBe('wars/target/7');
  t.attack(1, CORE).play(1, 'Collaborative Strike');
  // because of Pavel Royerk's tactics, the Grunt itself already has +2
  expect([t.stats('CGC Grunt'), t.stats('Pavel Royerk')]).toEqual([
    [7, 1, 7],
    [2, 3, 3],
  ]);
  const bare = ganymede({ hand, at: { [CORE]: ['CGC Grunt'] } }, enemy).attack(1, CORE);
  expect(bare.refuses(1, 'play', 'Collaborative Strike')).toBe('wars/target/7');
});

test('Consultation: in your move phase, a vehicle where your total tactics is the higher', () => {
  const at = (phase: Phase) =>
    ganymede(
      { hand: ['Consultation'], at: { [CORE]: ['Chan Whitmer'], [PLATFORM]: ['CGC Grunt'] } },
      { at: { [CORE]: ['GR-Blade'], [PLATFORM]: ['Dagger Lead'] } },
      phase,
    );
  const t = at('move').play(1, 'Consultation');
  expect([t.pile(2, 'lost'), t.inPlay('Dagger Lead'), t.size(1, 'active')]).toEqual([['GR-Blade'], true, 17]);
  expect(at('battle').refuses(1, 'play', 'Consultation')).toBe('wars/deploy-phase/5');
  const weak = ganymede(
    { hand: ['Consultation'], at: { [CORE]: ['CGC Grunt'] } },
    { at: { [CORE]: ['GR-Blade'] } },
    'move',
  );
  expect(weak.refuses(1, 'play', 'Consultation')).toBe('wars/target/7');
});

test('Crossfire: attrition for each warrior in the site battle', () => {
  const hand = ['Crossfire'];
  const t = ganymede(
    { hand, at: { [CORE]: ['CGC Grunt', 'Grav Operator', 'Chan Whitmer'], [PLATFORM]: ['Zealous Squad'] } },
    { at: { [CORE]: ['Consigned Trooper'] } },
  );
  expect(t.refuses(1, 'play', 'Crossfire')).toBe('wars/deploy-phase/5');
  expect(t.attack(1, CORE).play(1, 'Crossfire').attrition(1)).toBe(2);
  const sector = ganymede({ hand, at: { [MOON]: ['Inca 1'] } }, { at: { [MOON]: ['Inca 2'] } }).attack(1, MOON);
  expect(sector.refuses(1, 'play', 'Crossfire')).toBe('wars/deploy-phase/5');
});

test('Disruption: cancels an ability, if you have a kizen', () => {
  const use = (unit: string) =>
    ganymede({ hand: ['Disruption'], at: { [PLATFORM]: [unit] } }, { at: { [CORE]: ['Horatio Hicks'] } }, 'control', 2);
  const t = use('James Howler').act(2, 'use', 'Horatio Hicks', 0).pass(2).play(1, 'Disruption');
  expect([t.immune('Horatio Hicks'), t.stack, t.size(2, 'active')]).toEqual([false, [], 17]);
  const without = use('Pavel Royerk').act(2, 'use', 'Horatio Hicks', 0).pass(2);
  expect(without.refuses(1, 'play', 'Disruption')).toBe('wars/deploy-phase/5');
  expect(without.resolve().immune('Horatio Hicks')).toBe(true);
  expect(use('James Howler').pass(2).refuses(1, 'play', 'Disruption')).toBe('wars/target/7');
});

test('Fire for Effect: smaller drains at sites related to that of a vehicle', () => {
  const drain = (vehicle: string, at: string, place: string) =>
    ganymede(
      { hand: ['Fire for Effect'], at: { [at]: [vehicle] } },
      { at: { [PLATFORM]: ['CGC Grunt'], [VANTAGE]: ['Pavel Royerk'], [MOON]: ['Inca 2'] } },
      'control',
      2,
    )
      .act(2, 'drain', place)
      .pass(2)
      .play(1, 'Fire for Effect')
      .resolve()
      .resolveAll();
  // 2 energy icons, less 1; the card itself is lost
  expect(drain('GR-Blade', CORE, PLATFORM).happened('energy-lost').length).toBe(1);
  expect(drain('CGC Grunt', CORE, PLATFORM).happened('energy-lost').length).toBe(2);
  // a sector is not a site: 2 icons, and 1 for each of two controlled sites
  expect(drain('GR-Blade', CORE, MOON).happened('energy-lost').length).toBe(4);
});

test('Hostilities Unleashed: a second battle where there has been one this turn', () => {
  const t = ganymede(
    {
      hand: ['Hostilities Unleashed', 'Hostilities Unleashed'],
      at: { [CORE]: ['James Howler'], [PLATFORM]: ['CGC Grunt'] },
    },
    { at: { [CORE]: ['Entrenched Infantry', 'Horatio Hicks'], [PLATFORM]: ['CGC Grunt'] } },
  );
  expect(t.refuses(1, 'play', 'Hostilities Unleashed')).toBe('wars/target/7');
  t.attack(1, CORE);
  expect(t.refuses(1, 'play', 'Hostilities Unleashed')).toBe('wars/battle-phase/2');
  fightOut(t);
  expect(t.refuses(1, 'attack', CORE)).toBe('wars/attack-action/3');
  t.play(1, 'Hostilities Unleashed').resolve();
  expect([t.s.battle?.at, t.size(1, 'active')]).toEqual([t.id(CORE), 17]);
  fightOut(t);
  expect(t.refuses(1, 'play', 'Hostilities Unleashed')).toBe('wars/bullet/1');
  expect(t.until('move', 1).refuses(1, 'play', 'Hostilities Unleashed')).toBe('wars/bullet/1');
});

rule('wars/ruling-shift-in-tactics/1', 'Shift in Tactics: playable though the reserve is empty', () => {
  const seat = { hand: ['Shift in Tactics'], at: { [CORE]: ['Horatio Hicks'] } };
  const enemy = { at: { [CORE]: ['Veteran Pilot'] } };
  const t = ganymede({ ...seat, reserve: 0 }, enemy)
    .attack(1, CORE)
    .play(1, 'Shift in Tactics');
  expect(t.pile(1, 'lost')).toEqual(['Shift in Tactics']);
});

test('Shift in Tactics: the tactics of a unit for the card revealed; not once that step has begun', () => {
  const seat = { hand: ['Shift in Tactics'], at: { [CORE]: ['Horatio Hicks'] } };
  const enemy = { at: { [CORE]: ['Veteran Pilot'] } };
  const t = ganymede(seat, enemy).attack(1, CORE).play(1, 'Shift in Tactics');
  t.untilAsked('reveal for battle destiny', 1).pick(1, 'yes');
  expect([t.battleDestiny(1), t.happened('destiny')]).toEqual([6, []]);
  fightOut(t);
  const late = ganymede(seat, enemy).attack(1, CORE).untilAsked('reveal for battle destiny', 1).pick(1, 'no');
  expect(late.refuses(1, 'play', 'Shift in Tactics')).toBe('wars/battle-phase/11');
});

test('State of Readiness: a card for battle destiny with four warriors in a site battle', () => {
  const fight = (...units: string[]) =>
    ganymede({ hand: ['State of Readiness'], at: { [CORE]: units } }, { at: { [CORE]: ['Veteran Pilot'] } }).attack(
      1,
      CORE,
    );
  const t = fight('CGC Grunt', 'CGC Grunt', 'Consigned Trooper', 'Zealous Squad').play(1, 'State of Readiness');
  expect([t.battleDestiny(1), t.pile(1, 'used')[0]]).toEqual([4, 'State of Readiness']);
  const three = fight('CGC Grunt', 'Chan Whitmer', 'Consigned Trooper', 'Zealous Squad');
  expect(three.refuses(1, 'play', 'State of Readiness')).toBe('wars/deploy-phase/5');
});

test('Sudden Approach: a pending unit cannot move this turn', () => {
  const t = ganymede(
    { hand: ['Sudden Approach', 'Sidearm'] },
    { hand: ['CGC Grunt', 'Sidearm'], at: { [CORE]: ['Veteran Pilot'] } },
    'deploy',
    2,
  );
  t.act(2, 'play', 'CGC Grunt').pick(2, CORE).pass(2).play(1, 'Sudden Approach').resolve();
  expect(t.place('CGC Grunt')).toBe(CORE);
  t.until('move', 2);
  expect(t.refuses(2, 'move', 'CGC Grunt', PLATFORM)).toBe('wars/cant/1');
  expect(t.why(2, 'move', 'Veteran Pilot', PLATFORM)).toBe(null);
  const calm = ganymede({ hand: ['Sudden Approach'] }, {}, 'deploy');
  expect(calm.refuses(1, 'play', 'Sudden Approach')).toBe('wars/target/7');
});

test('Syndicate Interference: each unit where the drain is costs 1 energy or is dismissed', () => {
  const t = ganymede(
    { hand: ['Syndicate Interference'] },
    { at: { [CORE]: ['CGC Grunt', 'Veteran Pilot'], [PLATFORM]: ['Pavel Royerk'], [LUNA]: ['Inca 1'] } },
    'control',
    2,
  );
  t.act(2, 'drain', CORE).pass(2).play(1, 'Syndicate Interference').pick(2, 'yes').pick(2, 'no');
  expect([t.inPlay('CGC Grunt'), t.inPlay('Veteran Pilot'), t.size(2, 'active')]).toEqual([true, false, 19]);
  expect(t.happened('left').map(f => f.how)).toEqual(['dismissed']);
  t.resolveAll();
  const sector = ganymede({ hand: ['Syndicate Interference'] }, { at: { [LUNA]: ['Inca 1'] } }, 'control', 2);
  sector.act(2, 'drain', LUNA).pass(2);
  expect(sector.refuses(1, 'play', 'Syndicate Interference')).toBe('wars/target/7');
});

rule('wars/effects/16', 'Syndicate Interference: who has no energy must dismiss each unit', () => {
  const t = ganymede(
    { hand: ['Syndicate Interference'] },
    { active: 0, at: { [CORE]: ['CGC Grunt', 'Veteran Pilot'] } },
    'control',
    2,
  );
  t.act(2, 'drain', CORE).pass(2).play(1, 'Syndicate Interference');
  expect(t.pile(2, 'lost').sort()).toEqual(['CGC Grunt', 'Veteran Pilot']);
});

test('Aftermath: destroys a weapon at a site with a character of tactics 3', () => {
  const armed = (unit: string) => ({ card: unit, beneath: ['Sidearm'] });
  const t = ganymede(
    { hand: ['Aftermath'], at: { [CORE]: ['Chan Whitmer'], [PLATFORM]: ['Veteran Pilot'] } },
    { at: { [CORE]: [armed('CGC Grunt')], [PLATFORM]: [{ card: 'Zealous Squad', beneath: ['F.L.I.C.'] }] } },
  ).play(1, 'Aftermath');
  expect([t.inPlay('Sidearm'), t.inPlay('F.L.I.C.'), t.size(1, 'active')]).toEqual([false, true, 19]);
  const weak = ganymede(
    { hand: ['Aftermath'], at: { [CORE]: ['Veteran Pilot'] } },
    { at: { [CORE]: [armed('Horatio Hicks')] } },
  );
  expect(weak.refuses(1, 'play', 'Aftermath')).toBe('wars/target/7');
});

test('Defensive Grid: a card for battle destiny where you have two support icons', () => {
  const fight = (camps: string[]) =>
    table({
      phase: 'battle',
      locations: [{ card: HQ, beneath: camps }],
      seats: [{ hand: ['Defensive Grid'], at: { [HQ]: ['CGC Grunt'] } }, { at: { [HQ]: ['Veteran Pilot'] } }],
    });
  const two = fight(['Ganymede/Exploratory Camp']);
  expect(two.refuses(1, 'play', 'Defensive Grid')).toBe('wars/deploy-phase/5');
  const t = two.attack(1, HQ).play(1, 'Defensive Grid');
  expect([t.battleDestiny(1), t.pile(1, 'lost')]).toEqual([4, ['Defensive Grid']]);
  expect(fight([]).attack(1, HQ).refuses(1, 'play', 'Defensive Grid')).toBe('wars/deploy-phase/5');
});

test('Headlong Rush: a vehicle drives into a battle at an adjacent site', () => {
  const fight = (at: string) =>
    ganymede(
      { hand: ['Headlong Rush'], at: { [CORE]: ['GR-Blade'], [at]: ['CGC Grunt'] } },
      { at: { [at]: ['Veteran Pilot'] } },
    );
  expect(fight(PLATFORM).refuses(1, 'play', 'Headlong Rush')).toBe('wars/target/7');
  const t = fight(PLATFORM).attack(1, PLATFORM).play(1, 'Headlong Rush');
  expect([t.place('GR-Blade'), t.size(1, 'active')]).toEqual([PLATFORM, 18]);
  expect(fight(VANTAGE).attack(1, VANTAGE).refuses(1, 'play', 'Headlong Rush')).toBe('wars/target/7');
});

test("Howler's Gambit: everything where your total tactics is the higher goes back to the hands", () => {
  const at = (phase: Phase) =>
    ganymede(
      {
        hand: ["Howler's Gambit"],
        at: { [MOON]: [{ card: 'Atlantis', beneath: ['Veteran Pilot'] }], [CORE]: ['CGC Grunt'] },
      },
      { hand: [], at: { [MOON]: ['Inca 1'], [CORE]: ['Pavel Royerk'] } },
      phase,
    );
  const t = at('move').play(1, "Howler's Gambit");
  expect([t.pile(1, 'hand').sort(), t.pile(2, 'hand')]).toEqual([['Atlantis', 'Veteran Pilot'], ['Inca 1']]);
  expect([t.inPlay('CGC Grunt'), t.pile(1, 'lost')]).toEqual([true, ["Howler's Gambit"]]);
  expect(at('battle').refuses(1, 'play', "Howler's Gambit")).toBe('wars/deploy-phase/5');
  const even = ganymede(
    { hand: ["Howler's Gambit"], at: { [CORE]: ['CGC Grunt'] } },
    { at: { [CORE]: ['CGC Grunt'] } },
    'move',
  );
  expect(even.refuses(1, 'play', "Howler's Gambit")).toBe('wars/target/7');
});

test('Optical Delusion: a XeLabs ship or unit joins the battle at full cost', () => {
  const seat = { hand: ['Optical Delusion', 'Mouthpiece', 'XeRacer', 'CGC Grunt'], at: { [CORE]: ['CGC Grunt'] } };
  const t = ganymede(seat, { at: { [CORE]: ['Veteran Pilot'] } });
  expect(t.refuses(1, 'play', 'Optical Delusion')).toBe('wars/deploy-phase/5');
  t.attack(1, CORE).play(1, 'Optical Delusion').resolve();
  // 1 energy for the attack and 3 for the Mouthpiece
  expect([t.place('Mouthpiece'), t.inPlay('XeRacer'), t.size(1, 'active')]).toEqual([CORE, false, 16]);
});

test('Optical Delusion: a XeRacer that it brings loses nothing', () => {
  const t = ganymede(
    { hand: ['Optical Delusion', 'XeRacer'], at: { [MOON]: ['Inca 1'] } },
    { at: { [MOON]: ['Inca 2'] } },
  );
  t.attack(1, MOON).play(1, 'Optical Delusion').resolve();
  expect([t.place('XeRacer'), t.size(1, 'active'), t.pile(1, 'lost')]).toEqual([MOON, 16, ['Optical Delusion']]);
});

test('Patch Job: the unit that would be destroyed is undamaged instead', () => {
  const hurt = { card: 'CGC Grunt', damaged: true };
  const seat = { hand: ['Patch Job'], at: { [CORE]: [hurt, 'James Howler'] } };
  const t = ganymede(seat, { at: { [CORE]: ['Veteran Pilot'] } })
    .attack(1, CORE)
    .act(1, 'play', 'Patch Job');
  expect(t.offers(1, 'card', 'Veteran Pilot')).toBe(false);
  t.pick(1, 'CGC Grunt').resolve();
  fightOut(t);
  expect([t.inPlay('CGC Grunt'), t.damaged('CGC Grunt'), t.pile(1, 'lost')]).toEqual([true, false, ['Patch Job']]);
  const other = ganymede(seat, { at: { [CORE]: ['Veteran Pilot'] } }).attack(1, CORE);
  fightOut(other.play(1, 'Patch Job', 'James Howler'));
  expect(other.inPlay('CGC Grunt')).toBe(false);
});

test('Piggyback: reveals the top card of a reserve, which may be used', () => {
  const at = (unit: string) =>
    ganymede({ hand: ['Piggyback'], at: { [CORE]: [unit] } }, { reserve: ['Sidearm', 'CGC Grunt'] });
  const t = at('Chan Whitmer').play(1, 'Piggyback', 1).pick(1, 'yes');
  expect([t.pile(2, 'used'), t.pile(2, 'reserve')[0]]).toEqual([['Sidearm'], 'CGC Grunt']);
  expect(t.happened('revealed').map(f => f.cards)).toEqual([[t.id('Sidearm')]]);
  const left = at('Chan Whitmer').play(1, 'Piggyback', 1).pick(1, 'no');
  expect([left.pile(2, 'used'), left.pile(2, 'reserve')[0]]).toEqual([[], 'Sidearm']);
  expect(at('Pavel Royerk').why(1, 'play', 'Piggyback')).toBe(null);
  expect(at('CGC Grunt').refuses(1, 'play', 'Piggyback')).toBe('wars/deploy-phase/5');
});

test('Z-Level Gurus: attrition for as much energy as is paid', () => {
  const seat = { hand: ['Z-Level Gurus'], at: { [CORE]: ['CGC Grunt'] } };
  const t = ganymede(seat, { at: { [CORE]: ['Veteran Pilot'] } });
  expect(t.refuses(1, 'play', 'Z-Level Gurus')).toBe('wars/target/7');
  t.attack(1, CORE).play(1, 'Z-Level Gurus', 3);
  expect([t.attrition(1), t.size(1, 'active')]).toEqual([3, 16]);
});

test('Z-Level Gurus: no more than is left after what the card costs', () => {
  const t = ganymede(
    { hand: ['Z-Level Gurus'], active: 4, at: { [MOON]: ['Inca 1'] } },
    { at: { [MOON]: ['Commerce Authority Fighter'] } },
  ).attack(1, MOON);
  t.act(1, 'play', 'Z-Level Gurus');
  expect([t.offers(1, 'number', 2), t.offers(1, 'number', 3)]).toEqual([true, false]);
  t.pick(1, 2).resolve();
  expect([t.attrition(1), t.size(1, 'active')]).toEqual([2, 0]);
});
