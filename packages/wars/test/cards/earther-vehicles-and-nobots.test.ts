import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../../src/position.ts';
import type { Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';
const VANTAGE = 'Ganymede/Vantage Point';
const MOON = 'Ganymede/Traginium Source';

/** Three adjacent sites and their sector. */
const ganymede = (one: SeatPosition, two: SeatPosition = {}, phase: Phase = 'battle'): Table =>
  table({ phase, locations: [CORE, PLATFORM, VANTAGE, MOON], seats: [one, two] });

test('GR-Blade: for 4 energy battle destiny +2 in its site battle', () => {
  const t = ganymede({ at: { [CORE]: ['GR-Blade'] } }, { at: { [CORE]: ['CGC Grunt'] } });
  t.attack(1, CORE).use(1, 'GR-Blade').use(1, 'GR-Blade');
  expect([t.battleDestiny(1), t.size(1, 'active')]).toEqual([4, 11]);
  const beside = ganymede(
    { at: { [PLATFORM]: ['GR-Blade'], [CORE]: ['CGC Grunt'] } },
    { at: { [CORE]: ['CGC Grunt'] } },
  );
  expect(beside.attack(1, CORE).use(1, 'GR-Blade').battleDestiny(1)).toBe(0);
});

test('GR-Blade: takes along one character', () => {
  const t = ganymede({ at: { [CORE]: ['GR-Blade', 'CGC Grunt', 'Pavel Royerk', 'Dagger Lead'] } }, {}, 'move');
  t.act(1, 'move', 'GR-Blade', PLATFORM).untilAsked('transport', 1);
  expect(t.offers(1, 'card', 'Dagger Lead')).toBe(false);
  t.pick(1, 'CGC Grunt');
  expect([t.place('GR-Blade'), t.place('CGC Grunt'), t.place('Pavel Royerk')]).toEqual([PLATFORM, PLATFORM, CORE]);
  expect(t.size(1, 'active')).toBe(19);
});

test('GR-Blade: takes two places aboard', () => {
  const t = ganymede({ hand: ['GR-Blade'], at: { [MOON]: ['Inca 2', 'Survey Cruiser'] } }, {}, 'deploy');
  t.act(1, 'play', t.handed(1, 'GR-Blade'));
  expect([t.offers(1, 'aboard', 'Inca 2'), t.offers(1, 'aboard', 'Survey Cruiser')]).toEqual([false, true]);
  expect(t.pick(1, 'Survey Cruiser').resolve().beneath('Survey Cruiser')).toEqual(['GR-Blade']);
});

for (const [title, id] of [
  ['Heavy Juggernaut', 'wars/ruling-heavy-juggernaut/1'],
  ["Howler's Blades", 'wars/ruling-howlers-blades/1'],
] as const) {
  rule(id, `${title}: a unit of yours here is dismissed, if need be itself`, () => {
    const t = ganymede({ hand: [title], at: { [CORE]: ['CGC Grunt'], [PLATFORM]: ['Pavel Royerk'] } }, {}, 'deploy');
    t.play(1, title, CORE).untilAsked('choose', 1);
    expect(t.offers(1, 'card', 'Pavel Royerk')).toBe(false);
    t.pick(1, 'CGC Grunt');
    expect([t.inPlay(title), t.inPlay('CGC Grunt')]).toEqual([true, false]);
    const alone = ganymede({ hand: [title] }, { at: { [CORE]: ['CGC Grunt'] } }, 'deploy');
    alone.play(1, title, CORE).resolveAll();
    expect([alone.inPlay(title), alone.inPlay('CGC Grunt'), alone.pile(1, 'lost')]).toEqual([false, true, [title]]);
  });
}

test('Infantry Support Vehicle: drives to a battle at an adjacent site', () => {
  const fight = (at: string) =>
    ganymede(
      { at: { [CORE]: ['Infantry Support Vehicle', 'Chan Whitmer'], [at]: ['CGC Grunt'] } },
      { at: { [at]: ['CGC Grunt'] } },
    )
      .attack(1, at)
      .use(1, 'Infantry Support Vehicle');
  const t = fight(PLATFORM);
  // no card comes along, because this is not a movement action
  expect([t.place('Infantry Support Vehicle'), t.place('Chan Whitmer')]).toEqual([PLATFORM, CORE]);
  expect([t.totalPower(1), t.size(1, 'active')]).toEqual([4, 17]);
  expect(fight(VANTAGE).place('Infantry Support Vehicle')).toBe(CORE);
});

test('Dagger Juggernaut: may be inverted when you win a site battle here', () => {
  const t = ganymede({ at: { [CORE]: ['Dagger Juggernaut'] } }, { at: { [CORE]: ['CGC Grunt'] } }).attack(1, CORE);
  t.untilAsked('may', 1).pick(1, 'yes');
  expect([t.inverted('Dagger Juggernaut'), t.stats('Dagger Juggernaut')]).toEqual([true, [6, 2, 6]]);
  const lost = ganymede({ at: { [CORE]: ['Dagger Juggernaut'] } }, { at: { [CORE]: ['Zealous Squad'] } });
  lost.attack(1, CORE).until('move', 1);
  expect([lost.inverted('Dagger Juggernaut'), lost.stats('Dagger Juggernaut')]).toEqual([false, [3, 1, 5]]);
});

test('Dagger Lead: inverts to undamage another unit of yours in its site battle', () => {
  const t = ganymede(
    {
      at: {
        [CORE]: [
          { card: 'Dagger Lead', damaged: true },
          { card: 'CGC Grunt', damaged: true },
        ],
      },
    },
    { at: { [CORE]: ['Veteran Pilot'] } },
  );
  expect(t.refuses(1, 'use', 'Dagger Lead', 0)).toBe('wars/target/7');
  t.attack(1, CORE).use(1, 'Dagger Lead');
  expect([t.damaged('CGC Grunt'), t.damaged('Dagger Lead'), t.inverted('Dagger Lead')]).toEqual([false, true, true]);
  expect(t.stats('Dagger Lead')).toEqual([7, 2, 5]);
  expect(t.refuses(1, 'use', 'Dagger Lead', 0)).toBe('wars/activated-ability/1');
});
