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
const VENUS = 'Venus/Yacht Works';

/** Three adjacent sites, their sector, and two sectors elsewhere. */
const space = (one: SeatPosition, two: SeatPosition = {}, phase: Phase = 'battle', active: 1 | 2 = 1): Table =>
  table({ phase, active, locations: [CORE, PLATFORM, VANTAGE, MOON, LUNA, VENUS], seats: [one, two] });

test('Atlantis: total power +2 in battles at related sites', () => {
  const fight = (sector: string) =>
    space({ at: { [CORE]: ['Veteran Pilot'], [sector]: ['Atlantis'] } }, { at: { [CORE]: ['CGC Grunt'] } }).attack(
      1,
      CORE,
    );
  expect(fight(MOON).totalPower(1)).toBe(3);
  expect(fight(LUNA).totalPower(1)).toBe(1);
});

test('Commerce Authority Fighter: interrupts cost the opponent 1 more in a battle here', () => {
  const fight = (at: string) =>
    space(
      { at: { [MOON]: ['Inca 2'], [at]: ['Commerce Authority Fighter'] } },
      { hand: ['Patch Job'], at: { [MOON]: [{ card: 'Inca 1', beneath: ['Veteran Pilot'] }] } },
    )
      .attack(1, MOON)
      .pass(1)
      .play(2, 'Patch Job');
  expect(fight(MOON).size(2, 'active')).toBe(19);
  expect(fight(LUNA).size(2, 'active')).toBe(20);
});

test('Escort Cruiser: attrition for each related site with a vehicle of yours', () => {
  const t = space(
    {
      at: { [MOON]: ['Escort Cruiser'], [CORE]: ['GR-Blade', 'Dagger Lead'], [PLATFORM]: ['Infantry Support Vehicle'] },
    },
    { at: { [MOON]: ['Inca 2'], [VANTAGE]: ['GR-Blade'] } },
  );
  expect(t.attack(1, MOON).attrition(1)).toBe(2);
  const bare = space({ at: { [MOON]: ['Escort Cruiser'] } }, { at: { [MOON]: ['Inca 2'], [CORE]: ['GR-Blade'] } });
  expect(bare.attack(1, MOON).attrition(1)).toBe(0);
});

test('Inca 1: pilots come aboard for 2 less', () => {
  const deploy = (card: string, place: string) =>
    space({ hand: [card], at: { [MOON]: ['Inca 1', 'Atlantis'] } }, {}, 'deploy')
      .play(1, card, place)
      .size(1, 'active');
  expect(deploy('Veteran Pilot', 'Inca 1')).toBe(20);
  expect(deploy('Veteran Pilot', 'Atlantis')).toBe(18);
  expect(deploy('Veteran Pilot', CORE)).toBe(18);
  expect(deploy('Consigned Trooper', 'Inca 1')).toBe(18);
});

test('Inca 1: the pilot need not be afforded but there', () => {
  const t = space({ hand: ['Veteran Pilot'], active: 0, at: { [MOON]: ['Inca 1', 'Atlantis'] } }, {}, 'deploy');
  expect(t.play(1, 'Veteran Pilot').beneath('Inca 1')).toEqual(['Veteran Pilot']);
  const poor = space({ hand: ['Veteran Pilot'], active: 0, at: { [MOON]: ['Atlantis'] } }, {}, 'deploy');
  expect(poor.refuses(1, 'play', 'Veteran Pilot')).toBe('wars/costs/1');
});

test('Inca 2: attrition +2 with a pilot aboard', () => {
  const fight = (unit: string) =>
    space({ at: { [MOON]: [{ card: 'Inca 2', beneath: [unit] }] } }, { at: { [MOON]: ['Inca 1'] } }).attack(1, MOON);
  expect(fight('Veteran Pilot').attrition(1)).toBe(2);
  expect(fight('CGC Grunt').attrition(1)).toBe(0);
});

rule(
  'wars/movement-actions/12',
  'Juggernaut Tender: sets a vehicle down for 3; movements of those aboard are cheaper',
  () => {
    const seat = { at: { [MOON]: [{ card: 'Juggernaut Tender', beneath: ['GR-Blade', 'CGC Grunt'] }] } };
    const t = space(seat).act(1, 'use', 'Juggernaut Tender', 0).resolve();
    expect(t.offers(1, 'card', LUNA)).toBe(false);
    t.pick(1, PLATFORM);
    expect([t.place('GR-Blade'), t.size(1, 'active')]).toEqual([PLATFORM, 17]);
    expect(t.refuses(1, 'use', 'Juggernaut Tender', 0)).toBe('wars/bullet/2');
    const moves = space(seat, {}, 'move').act(1, 'move', 'CGC Grunt', CORE).resolve();
    expect([moves.place('CGC Grunt'), moves.size(1, 'active')]).toEqual([CORE, 20]);
    expect(moves.act(1, 'move', 'CGC Grunt', PLATFORM).resolve().size(1, 'active')).toBe(19);
  },
);

test('Luna Garrison Fighter: stronger at Luna', () => {
  expect(space({ at: { [LUNA]: ['Luna Garrison Fighter'] } }).stats('Luna Garrison Fighter')).toEqual([4, 2, 7]);
  expect(space({ at: { [VENUS]: ['Luna Garrison Fighter'] } }).stats('Luna Garrison Fighter')).toEqual([2, 1, 5]);
});

test('Venus Garrison Fighter: stronger at Venus', () => {
  expect(space({ at: { [VENUS]: ['Venus Garrison Fighter'] } }).stats('Venus Garrison Fighter')).toEqual([4, 2, 7]);
  expect(space({ at: { [LUNA]: ['Venus Garrison Fighter'] } }).stats('Venus Garrison Fighter')).toEqual([2, 1, 5]);
});

test('Survey Cruiser: attrition +1 at related sites', () => {
  const fight = (at: string, mine: string, theirs: string) =>
    space({ at: { [MOON]: ['Survey Cruiser'], [CORE]: [mine] } }, { at: { [at]: [theirs] } }).attack(1, at);
  expect(fight(CORE, 'CGC Grunt', 'Veteran Pilot').attrition(1)).toBe(1);
  expect(fight(MOON, 'CGC Grunt', 'Inca 1').attrition(1)).toBe(0);
});

test('Inca Fighter: sends a unit here without piloting to its used pile', () => {
  const enter = (...units: string[]) =>
    space({ hand: ['Inca Fighter'] }, { at: { [MOON]: [{ card: 'Atlantis', beneath: units }] } }, 'deploy').play(
      1,
      'Inca Fighter',
      MOON,
    );
  const t = enter('Veteran Pilot', 'Chan Whitmer').untilAsked('may', 1).pick(1, 'yes');
  expect([t.pile(2, 'used'), t.beneath('Atlantis')]).toEqual([['Chan Whitmer'], ['Veteran Pilot']]);
  const pilots = enter('Veteran Pilot').resolveAll();
  expect([pilots.beneath('Atlantis'), pilots.inPlay('Inca Fighter')]).toEqual([['Veteran Pilot'], true]);
});

test('Pompeii: abilities cost 3 more in a battle here', () => {
  const flagship = { card: 'Inca 2', beneath: ['Horatio Hicks'] };
  const fight = (at: string) =>
    space(
      { at: at === MOON ? { [MOON]: [flagship, 'Pompeii'] } : { [MOON]: [flagship], [at]: ['Pompeii'] } },
      { at: { [MOON]: [{ card: 'Inca 1', beneath: ['Horatio Hicks'] }] } },
    );
  expect(fight(MOON).use(1, 'Horatio Hicks').size(1, 'active')).toBe(17);
  const t = fight(MOON).attack(1, MOON).use(1, 'Horatio Hicks');
  expect(t.size(1, 'active')).toBe(13);
  expect(t.pass(1).use(2, 'Horatio Hicks').size(2, 'active')).toBe(14);
  expect(fight(LUNA).attack(1, MOON).use(1, 'Horatio Hicks').size(1, 'active')).toBe(16);
});

rule('wars/captain/1', 'Shadowsurfer: immune with Rogan Hallard aboard', () => {
  const aboard = (unit: string) => space({ at: { [MOON]: [{ card: 'Shadowsurfer', beneath: [unit, 'CGC Grunt'] }] } });
  const t = aboard('Rogan Hallard');
  expect([t.immune('Shadowsurfer'), t.immune('Rogan Hallard'), t.immune('CGC Grunt')]).toEqual([true, true, true]);
  const other = aboard('Horatio Hicks');
  expect([other.immune('Shadowsurfer'), other.immune('CGC Grunt')]).toEqual([false, false]);
});

test('Shadowsurfer: no target for the opponent', () => {
  const shot = { card: 'Inca 1', beneath: ['LongBow Missile 27-B'] };
  const t = space({ at: { [MOON]: [shot] } }, { at: { [MOON]: ['Shadowsurfer'] } }).attack(1, MOON);
  expect(t.refuses(1, 'use', 'LongBow Missile 27-B', 0)).toBe('wars/target/7');
  const own = space({ at: { [MOON]: ['Shadowsurfer', 'XeLabs Type IV'] } }, {}, 'move');
  own.act(1, 'use', 'XeLabs Type IV', 0);
  expect(own.offers(1, 'card', 'Shadowsurfer')).toBe(true);
  own.leaveOpen();
});

test('XeLabs Type IV: in your move phase it sends a ship home, not in the turn it comes', () => {
  const at = (phase: Phase, fresh = false) =>
    space({ at: { [MOON]: [{ card: 'XeLabs Type IV', new: fresh }] } }, { at: { [MOON]: ['Inca 2'] } }, phase);
  const t = at('move').act(1, 'use', 'XeLabs Type IV', 0).pick(1, 'Inca 2');
  t.pick(1, 'reserve').pick(1, 'reserve').pick(1, 'active').resolve();
  expect([t.pile(2, 'hand').includes('Inca 2'), t.inPlay('Inca 2'), t.size(1, 'lost')]).toEqual([true, false, 3]);
  expect(at('move', true).refuses(1, 'use', 'XeLabs Type IV', 0)).toBe('wars/deploy-phase/5');
  expect(at('battle').refuses(1, 'use', 'XeLabs Type IV', 0)).toBe('wars/deploy-phase/5');
});

test('XeRacer: joins a sector battle for a further energy lost', () => {
  const t = space({ hand: ['XeRacer'], at: { [MOON]: ['Inca 2'] } }, { at: { [MOON]: ['Inca 1'] } });
  expect(t.refuses(1, 'play', 'XeRacer')).toBe('wars/interrupt/2');
  t.attack(1, MOON).play(1, 'XeRacer', 'reserve');
  // 1 energy for the attack and 3 for the ship
  expect([t.place('XeRacer'), t.size(1, 'active'), t.size(1, 'lost')]).toEqual([MOON, 16, 1]);
  const ashore = space({ hand: ['XeRacer'], at: { [CORE]: ['CGC Grunt'] } }, { at: { [CORE]: ['CGC Grunt'] } });
  expect(ashore.attack(1, CORE).refuses(1, 'play', 'XeRacer')).toBe('wars/interrupt/2');
  const deploy = space({ hand: ['XeRacer'], at: { [MOON]: ['Inca 2'] } }, {}, 'deploy').play(1, 'XeRacer', LUNA);
  expect([deploy.place('XeRacer'), deploy.size(1, 'active'), deploy.size(1, 'lost')]).toEqual([LUNA, 17, 0]);
});
