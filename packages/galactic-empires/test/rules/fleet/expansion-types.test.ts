import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { typeOf } from '../../../src/card.ts';
import { TYPE_NAMES } from '../../../src/names.ts';
import { judgeOn } from '../../../src/rules/play/playing-on.ts';
import { isUnit } from '../../../src/rules/table/definitions.ts';
import { discard } from '../../../src/rules/table/duration.ts';
import { isLocation } from '../../../src/rules/table/stacks.ts';
import { ANCIENT, FIELD, FIELD_TOO, INSTALLATION, OFFICE, PSYCANTI, VISONIC } from '../../expansion-cards.ts';
import { BATTLESHIP, battle, DESTROYER, play } from '../../scenes.ts';
import type { Table } from '../../table.ts';

const MOON = 'T3 Moon';
const ENGINEER = 'C2 Engineer';
const BASE = 'B1 Military Outpost';

/** The cards that a player may play a card on, once it is clear which card. */
const offered = (t: Table, card: string): string => t.act(1, 'play', card).leaveOpen().offered(1);

rule('ge/card-types/2', 'the letters P, N, F, I and Q are types with names of their own', () => {
  const t = play({ fleet: [{ card: MOON, on: [VISONIC, ANCIENT, FIELD] }, INSTALLATION, OFFICE] });
  const types = [VISONIC, ANCIENT, FIELD, INSTALLATION, OFFICE].map(x => TYPE_NAMES[typeOf(t.s, t.id(x))]);
  expect(types).toEqual(['psy', 'ancient', 'field', 'installation', 'headquarters card']);
});

rule(['ge/ancient/1', 'ge/psy/1'], 'an ability for crew goes on an ancient and on a psy', () => {
  const t = play({ hand: ['A1 Strategy'], fleet: [{ card: MOON, on: [ANCIENT, VISONIC] }] });
  expect(offered(t, 'A1 Strategy')).toMatch(/Test Ancient.*Test Seer/);
});

rule('ge/psy/2', 'crew is no psy: it takes no command slot, and protects no Psy Network', () => {
  const guarded = (by: string) => play({ empire: 'Visonic', fleet: [{ card: MOON, on: [by] }] });
  expect([ENGINEER, VISONIC].map(x => guarded(x).slots(1))).toEqual([0, 0.5]);
  expect([ENGINEER, VISONIC].map(x => guarded(x).protected(1))).toEqual([false, true]);
});

rule(
  ['ge/ancient/2', 'ge/ancient/6', 'ge/installation/6'],
  'an ancient is played to an installation, and other crew is not',
  () => {
    const seats = { hand: [ANCIENT, ENGINEER], fleet: [MOON, INSTALLATION] };
    expect(offered(play(seats), ANCIENT)).toMatch(/Moon.*Test Installation/);
    const t = play(seats);
    t.act(1, 'play', ENGINEER);
    expect(t.under(ENGINEER)).toBe(MOON);
  },
);

rule(['ge/field/1', 'ge/field/2'], 'a field goes on terrain of its own fleet that has no field yet', () => {
  const t = play(
    { hand: [FIELD_TOO], fleet: [{ card: MOON, on: [FIELD] }, 'T3 Ice Moon', DESTROYER] },
    { fleet: [MOON] },
  );
  t.act(1, 'play', FIELD_TOO);
  expect(t.under(FIELD_TOO)).toBe('T3 Ice Moon');
});

rule('ge/field/3', 'only with its terrain is a field destroyed', () => {
  const t = play({ fleet: [{ card: MOON, on: [FIELD] }] });
  discard(t.s, t.id(FIELD), 'destroyed', 1);
  expect(t.inPlay(FIELD)).toBe(true);
  discard(t.s, t.id(MOON), 'destroyed', 1);
  expect([t.inPlay(FIELD), t.pile(1, 'discard')]).toEqual([false, expect.arrayContaining([FIELD])]);
});

rule(['ge/installation/1', 'ge/definitions/15'], 'an installation is played by itself, and is a location', () => {
  const t = play({ hand: [INSTALLATION], fleet: [MOON] });
  t.act(1, 'play', INSTALLATION);
  expect([t.card(INSTALLATION).on, isLocation(t.s, t.id(INSTALLATION))]).toEqual([-1, true]);
});

rule('ge/installation/2', 'an installation is no base: equipment for ships and bases does not go on it', () => {
  const t = (fleet: string[]) => play({ hand: ['E1 Shield Refit'], fleet });
  expect(t([INSTALLATION]).offers(1, 'play', 'E1 Shield Refit')).toBe(false);
  expect(t([INSTALLATION, DESTROYER]).offers(1, 'play', 'E1 Shield Refit')).toBe(true);
});

rule('ge/definitions/25', 'psys and installations are no units', () => {
  const t = play({ fleet: [{ card: MOON, on: [VISONIC] }, INSTALLATION, DESTROYER] });
  expect([VISONIC, INSTALLATION, DESTROYER].map(x => isUnit(t.s, t.id(x)))).toEqual([false, false, true]);
});

rule('ge/command/4', 'a psy takes half a command slot, however strong it is', () => {
  const t = play({ fleet: [{ card: MOON, on: [VISONIC] }] }, { fleet: [{ card: MOON, on: [VISONIC, PSYCANTI] }] });
  expect([t.slots(1), t.slots(2)]).toEqual([0.5, 1]);
});

rule('ge/first-turns/4', 'on turn 2, a psy or installation is the one card of that limit', () => {
  const second = (hand: string[]) => play({ turns: 2, hand, fleet: [MOON] });
  const t = second([PSYCANTI, INSTALLATION, DESTROYER]).act(1, 'play', PSYCANTI);
  expect(t.refuses(1, 'play', INSTALLATION)).toBe('ge/first-turns/4');
  expect(t.refuses(1, 'play', DESTROYER)).toBe('ge/first-turns/3');
  expect(second([INSTALLATION]).offers(1, 'play', INSTALLATION)).toBe(true);
});

rule('ge/weapons-fire-phase/2', 'psys and installations are standard targets', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [{ card: MOON, on: [VISONIC] }, INSTALLATION], order: 'never' });
  expect([VISONIC, INSTALLATION].map(x => t.offers(1, 'fire', x))).toEqual([true, true]);
});

rule('ge/headquarters/1', 'a headquarters card is played to the Sector HQ, on no card', () => {
  const t = play({ hand: [OFFICE], fleet: [MOON] }).act(1, 'play', OFFICE);
  expect([t.card(OFFICE).on, t.card(OFFICE).at]).toEqual([-1, 0]);
});

rule(
  ['ge/headquarters/2', 'ge/headquarters/3', 'ge/headquarters/5'],
  'its strength in damage destroys it, while its HQ is exposed',
  () => {
    const t = battle({ fleet: [BATTLESHIP] }, { fleet: [OFFICE], order: 'never' });
    expect(t.protected(2)).toBe(false);
    t.act(1, 'fire', OFFICE).pick(1, BATTLESHIP, BATTLESHIP, BATTLESHIP);
    expect(t.inPlay(OFFICE)).toBe(false);
    const scratched = battle({ fleet: [BATTLESHIP] }, { fleet: [OFFICE], order: 'never' });
    scratched.act(1, 'fire', OFFICE).pick(1, BATTLESHIP, BATTLESHIP);
    expect(scratched.inPlay(OFFICE)).toBe(true);
    const guarded = battle({ fleet: [DESTROYER] }, { fleet: [OFFICE, DESTROYER], order: 'never' });
    expect(guarded.refuses(1, 'fire', OFFICE)).toBe('ge/headquarters/3');
    // a base cannot hit the HQ, and so not its cards
    const base = battle({ fleet: [{ card: MOON, on: [BASE] }] }, { fleet: [OFFICE], order: 'never' });
    expect(base.offers(1, 'fire', OFFICE)).toBe(false);
  },
);

rule('ge/headquarters/4', 'no card but a headquarters card goes on one', () => {
  const t = play({ hand: [ENGINEER], fleet: [MOON, OFFICE] });
  expect(judgeOn(t.s, t.id(ENGINEER), t.id(OFFICE))).toMatchObject({ rule: 'ge/headquarters/4' });
});
