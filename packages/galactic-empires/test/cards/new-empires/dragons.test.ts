import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { targetsFor } from '../../../src/rules/fire/targets.ts';
import { outputOf } from '../../../src/rules/fleet/terrain.ts';
import { type Table, table } from '../../table.ts';

// The effect of each dragon, and cases without one

const PIRATE = 'S4 Independent Pirate Ship';
const YACHT = 'S2 Space Yacht';
/** Player 1 fires with some cards at player 2's cards. */
const battle = (one: readonly CardPlace[], two: readonly CardPlace[], more: SeatPosition = {}): Table =>
  table({ phase: 'weapons fire', seats: [{ fleet: one }, { fleet: two, ...more }] });
/** A ship whose heavy weapons are armed. */
const armed = (card: string, n: number): CardPlace => ({ card, given: [0, 0, n] });
const left = (t: Table, name: string): number => (t.inPlay(name) ? t.strength(name)[1] : 0);

const PHASE = 'D1 Phase Dragoness';
test(`${PHASE}: nothing damages it, unless it attacks and a card played in reaction does`, () => {
  expect(battle([PIRATE], [PHASE, YACHT]).offers(1, 'fire', PHASE)).toBe(false);
  const web = 'M1 Sextaraan Web Crawlers';
  const t = table({
    seats: [
      { hand: [web], order: 'never' },
      { fleet: [PHASE], order: 'never' },
    ],
  });
  t.act(1, 'play', web).act(1, 'use', web);
  expect([t.under(web), left(t, PHASE)]).toEqual([PHASE, 1]);
  const attacks = battle([armed(PHASE, 2)], [YACHT], { hand: [web] });
  attacks.act(1, 'fire', YACHT).pick(1, PHASE).act(2, 'respond', web);
  expect(attacks.inPlay(PHASE)).toBe(false);
});

test(`${PHASE}: is no target while a player still chooses the weapons of a volley at another`, () => {
  const t = battle([PIRATE], [PHASE, YACHT]).act(1, 'fire', YACHT).leaveOpen();
  expect([t.question, targetsFor(t.s, 0).includes(t.id(PHASE))]).toEqual(['volley', false]);
});

test(`${PHASE}: what was there before does not damage it while it fires at another`, () => {
  const t = battle([armed(PHASE, 2)], ['S10 Explosive Ore Carrier']);
  t.act(1, 'fire', 'S10 Explosive Ore Carrier').pick(1, PHASE, PHASE);
  expect(left(t, PHASE)).toBe(1);
});

test(`${PHASE}: takes no ability, and does not protect the Sector HQ`, () => {
  const ability = 'A3 Tri-Millennia Molting';
  const t = table({ seats: [{ hand: [ability], fleet: [PHASE] }, { fleet: ['T3 Moon'] }] });
  expect([t.refuses(1, 'play', ability), t.protected(1)]).toEqual(['ge/ability/1', false]);
  const other = table({ seats: [{ hand: [ability], fleet: [PHASE, 'D2 Oort Dragoness'] }, { fleet: ['T3 Moon'] }] });
  other.act(1, 'play', ability);
  expect([other.under(ability), other.protected(1)]).toEqual(['D2 Oort Dragoness', true]);
});

const PLASMA = 'D3 Plasma Dragoness (New Empires)';
test(`${PLASMA}: the attacker that her player names takes twice her strength when she is destroyed, and nothing before`, () => {
  const t = battle([PIRATE, 'S6 Luxury Liner'], [{ card: PLASMA, damage: 1 }]);
  t.act(1, 'fire', PLASMA).pick(1, PIRATE, 'S6 Luxury Liner').pick(2, 'S6 Luxury Liner');
  // the liner loses 6 of its 9 shields: her whole strength counts
  expect([t.inPlay(PLASMA), t.shields(PIRATE), t.shields('S6 Luxury Liner')]).toEqual([false, 5, 3]);
  const weak = battle([PIRATE], [PLASMA]);
  weak.act(1, 'fire', PLASMA).pick(1, PIRATE, PIRATE);
  expect([left(weak, PLASMA), weak.shields(PIRATE)]).toEqual([1, 5]);
});

const MAGUS = 'D4 Magus Dragoness';
test(`${MAGUS}: her 4 repair points heal dragons and monsters alone`, () => {
  const dragon = { card: 'D9 Nebula Dragon', damage: 4 };
  const t = table({
    phase: 'allocation',
    seats: [{ fleet: [MAGUS, 'T9 Gas Giant', dragon, { card: 'S5 Ore Carrier', damage: 4 }] }, {}],
  });
  expect(outputOf(t.s, t.id(MAGUS), () => true)).toEqual({ repair: 4 });
  const heals = (card: string) => t.forbidsPlan(1, { engage: [MAGUS], give: [[card, 'repair', 4]] });
  expect([heals(dragon.card), heals('S5 Ore Carrier')]).toEqual(['', 'ge/allocation-phase/6']);
  t.leaveOpen();
});

rule(
  'ge-r-web-crawlers-2',
  `${MAGUS}: nothing damages her but research, and she does not protect the Sector HQ`,
  () => {
    const web = 'M1 Sextaraan Web Crawlers';
    const t = table({
      seats: [
        { hand: [web], order: 'never' },
        { fleet: [MAGUS, 'T3 Moon'], order: 'never' },
      ],
    });
    t.act(1, 'play', web).act(1, 'use', web);
    expect([t.under(web), left(t, MAGUS), t.protected(2)]).toEqual([MAGUS, 4, false]);
    expect(battle([PIRATE], [MAGUS, YACHT]).offers(1, 'fire', MAGUS)).toBe(false);
    const research = (n: number) => {
      const x = table({
        phase: 'allocation',
        seats: [{ fleet: ['T6 Comet'] }, { fleet: [MAGUS] }],
      });
      x.pick(1, ...Array(n).fill(MAGUS));
      return x.inPlay(MAGUS);
    };
    expect([research(3), research(4)]).toEqual([true, false]);
  },
);

const VORTEX = 'D6 Vortex Dragoness';
test(`${VORTEX}: each armed breath does 1 damage to every ship and base of one fleet, before the volleys`, () => {
  const base = { card: 'T3 Moon', on: ['B1 Personal Base'] };
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [armed(VORTEX, 2)] },
      { fleet: [YACHT, 'D9 Nebula Dragon', base, { card: 'M4 Space Dragon', by: 2 }], order: 'never' },
      { fleet: [PIRATE], order: 'never' },
    ],
  });
  t.act(1, 'sweep', VORTEX, '2');
  // each had 3 shields, and a nebula dragon is hidden from the weak
  expect([t.shields(YACHT), t.shields('B1 Personal Base'), t.card('M4 Space Dragon').damage]).toEqual([2, 2, 0]);
  expect([t.shields(PIRATE), t.card('T3 Moon').damage]).toEqual([5, 0]);
  t.act(1, 'sweep', VORTEX, '2');
  expect([t.shields(YACHT), t.offers(1, 'sweep', VORTEX)]).toEqual([1, false]);
});

test(`${VORTEX}: does not fire without ammunition, nor in a volley, nor over its own fleet`, () => {
  const t = battle([VORTEX, PIRATE], [YACHT]);
  expect(t.offers(1, 'sweep', VORTEX)).toBe(false);
  t.act(1, 'fire', YACHT);
  expect(t.offers(1, 'shoot', VORTEX)).toBe(false);
  t.pick(1, PIRATE);
  const alone = battle([armed(VORTEX, 1), { card: PIRATE, on: [{ card: 'M4 Space Dragon', by: 2 }] }], [YACHT]);
  expect([alone.offers(1, 'sweep', VORTEX, '2'), alone.offers(1, 'sweep', VORTEX, '1')]).toEqual([true, false]);
  alone.leaveOpen();
});

const NEUTRINO = 'D7 Neutrino Dragoness';
test(`${NEUTRINO}: heals itself to 7 in the Allocation Phase, others do not`, () => {
  const t = table({
    phase: 'record keeping',
    seats: [{ fleet: [{ card: NEUTRINO, damage: 4 }, { card: 'D5 Void Dragoness', damage: 4 }, 'T3 Moon'] }, {}],
  });
  t.untilAsked('allocation', 1);
  expect([left(t, NEUTRINO), left(t, 'D5 Void Dragoness')]).toEqual([7, 1]);
});
