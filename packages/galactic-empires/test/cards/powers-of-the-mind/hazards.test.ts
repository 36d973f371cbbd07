import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { battle, DESTROYER, nextTurn, play } from '../../scenes.ts';
import { table } from '../../table.ts';
import { ACOLYTE, BRUTE, MOON, NEOPHYTE, RIPPLES, ready, YACHT } from './minds.ts';

// Hazards of Powers of the Mind

const VORTEX = 'H3 Plasma Vortex';
const based = (...on: CardPlace[]): CardPlace => ({ card: MOON, on: [{ card: 'B4 Base Station', on }] });
test(`${VORTEX}: the terrain beneath its base is fired at, as if there were no base`, () => {
  const ARMED = { card: DESTROYER, given: [0, 0, 2] };
  const at = (...on: CardPlace[]) => battle({ fleet: [ARMED] }, { fleet: [based(...on)], order: 'never' });
  expect(at().refuses(1, 'fire', MOON)).toBe('ge/base/2');
  const t = at({ card: VORTEX, by: 1 }).act(1, 'fire', MOON);
  t.leaveOpen();
  expect(t.offers(1, 'shoot', DESTROYER)).toBe(true);
});
test(`${VORTEX}: lasts 1 turn, and goes on no ship`, () => {
  const t = play({ hand: [VORTEX] }, { fleet: [based(), DESTROYER] }).act(1, 'play', VORTEX);
  expect([t.under(VORTEX), nextTurn(t).inPlay(VORTEX)]).toEqual(['B4 Base Station', false]);
});

const STRING = 'H5 Cosmic String';
test(`${STRING}: functions of its field ask for 3 points of strength less; those of other fields do not`, () => {
  const at = (psy: string, ...on: string[]) =>
    play({ fleet: [{ card: MOON, on: [ready(psy), { card: RIPPLES, on }] }] });
  expect(at(NEOPHYTE).refuses(1, 'use', RIPPLES, 1)).toBe('ge/psy-rules/14');
  expect(at(NEOPHYTE, STRING).act(1, 'use', RIPPLES, 1).size(1, 'hand')).toBe(1);
  expect(at(NEOPHYTE, STRING).refuses(1, 'use', RIPPLES, 2)).toBe('ge/psy-rules/14');
  expect(at(ACOLYTE, STRING).act(1, 'use', RIPPLES, 2).size(1, 'hand')).toBe(2);
});
test(`${STRING}: 5 research of another player discard it; it goes on fields alone`, () => {
  const applied = (n: number) =>
    table({
      phase: 'allocation',
      seats: [
        { fleet: [{ card: YACHT, on: Array<string>(5).fill('C3 Nurse') }], order: 'never' },
        { fleet: [{ card: MOON, on: [{ card: RIPPLES, on: [STRING] }] }], order: 'never' },
      ],
    })
      .allocate(1, { give: [[STRING, 'apply', n]] })
      .inPlay(STRING);
  expect([applied(4), applied(5)]).toEqual([true, false]);
  const field = { fleet: [{ card: MOON, on: [RIPPLES] }] };
  expect(
    play({ ...field, hand: [STRING] })
      .act(1, 'play', STRING)
      .under(STRING),
  ).toBe(RIPPLES);
  expect(play({ fleet: [MOON], hand: [STRING] }).refuses(1, 'play', STRING)).toBe('ge/playing-on/1');
});

const DECAY = 'H7 Quantum Decay';
const FIVE = 'T5 Star';
/** Player 1 destroys a star of player 2, with a card of player 1 on it. */
const gone = (card: string, hand: readonly string[], deck: readonly string[] = []) => {
  const t = play(
    { hand: ['H2 Meteor Shower'] },
    { fleet: [{ card: FIVE, damage: 4, on: [{ card, by: 1 }] }], hand: [...hand], deck: [...deck] },
  );
  return t.act(1, 'play', 'H2 Meteor Shower').pick(1, FIVE);
};
test(`${DECAY}: when its terrain is discarded, its player plays up to half as many cards as that was strong`, () => {
  const t = gone(DECAY, ['T3 Moon', 'T1 Large Asteroid', 'T4 Small Planet']);
  t.pick(2, 'T3 Moon').pick(2, 'T4 Small Planet');
  expect([t.inPlay('T3 Moon'), t.inPlay('T4 Small Planet'), t.pile(2, 'hand')]).toEqual([
    true,
    true,
    ['T1 Large Asteroid'],
  ]);
  expect(t.pile(1, 'discard')).toEqual(['H2 Meteor Shower', DECAY]);
});
test(`${DECAY}: its player may stop; while the terrain stays, nobody plays`, () => {
  const t = gone(DECAY, ['T3 Moon', 'T1 Large Asteroid']).pick(2);
  expect([t.size(2, 'hand'), t.question]).toEqual([2, 'play cards']);
  const lies = play({ hand: [DECAY] }, { fleet: [MOON], hand: ['T1 Large Asteroid'] }).act(1, 'play', DECAY);
  expect([lies.under(DECAY), lies.size(2, 'hand')]).toEqual([MOON, 1]);
});

const QUASI = 'H8 Quasi-Particle';
test(`${QUASI}: when its terrain is discarded, its player puts half as many cards on the deck as that was strong`, () => {
  const t = gone(QUASI, ['T3 Moon', 'T1 Large Asteroid', 'T4 Small Planet'], [DESTROYER]);
  t.pick(2, 'T3 Moon').pick(2, 'T4 Small Planet');
  expect([t.pile(2, 'hand'), t.pile(2, 'deck').slice(0, 2), t.pile(1, 'discard')]).toEqual([
    ['T1 Large Asteroid'],
    ['T4 Small Planet', 'T3 Moon'],
    ['H2 Meteor Shower', QUASI],
  ]);
});
test(`${QUASI}: leaves 1 card in hand, and goes on no terrain of its own fleet`, () => {
  expect(gone(QUASI, ['T3 Moon', 'T1 Large Asteroid']).pick(2, 'T3 Moon').pile(2, 'hand')).toEqual([
    'T1 Large Asteroid',
  ]);
  expect(gone(QUASI, ['T3 Moon']).size(2, 'hand')).toBe(1);
  expect(
    play({ hand: [QUASI] }, { fleet: [MOON] })
      .act(1, 'play', QUASI)
      .under(QUASI),
  ).toBe(MOON);
  expect(play({ fleet: [MOON], hand: [QUASI] }, { fleet: [BRUTE] }).refuses(1, 'play', QUASI)).toBe('ge/playing-on/1');
});
