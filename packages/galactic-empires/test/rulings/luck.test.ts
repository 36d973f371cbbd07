import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { beingPlayed, luckCard, stopIt } from '../../src/words/index.ts';
import { battle, CUTTER, DESTROYER, FRIGATE, NOMAD, output, play } from '../scenes.ts';
import { table } from '../table.ts';
import { testCard } from '../test-cards.ts';

// Rulings on luck cards and occurrences

const MOON = 'T3 Moon';
const GIANT = 'T9 Gas Giant';
const BASE = 'B3 Space Station';
const POLICE = 'S2 Police Cutter';
const BATTLESHIP = 'S9 Argonian Battleship';
const BEACON = 'L6 Distress Beacon';
const DEMON = 'M9 Luck Demon';

rule(
  'ge-r-luck-demon-3',
  'a Luck Demon takes luck played on cards of its player’s own fleet, not luck against others or to the discard pile',
  () => {
    /** True if player 2 may play player 1's card with a Luck Demon. */
    const takes = (card: string, krakenOf?: number) => {
      const kraken = { card: 'M9 Kraken', damage: 3 };
      const t = table({
        seats: [
          { hand: [card], fleet: [kraken, FRIGATE], discard: ['C5 Captain'], order: 'never' },
          { fleet: [DEMON], discard: ['C5 Captain'] },
          { fleet: [kraken], order: 'never' },
        ],
      });
      t.act(1, 'play', card);
      if (krakenOf !== undefined) t.pick(1, t.id('M9 Kraken', krakenOf));
      const offered = t.question === 'respond' && t.offers(2, 'respond', DEMON);
      t.leaveOpen();
      return offered;
    };
    expect(takes(BEACON)).toBe(true);
    // on one's own Kraken, and on that of another
    const krakens = [1, 3].map(who => takes('L4 Monster Healing', who));
    expect([...krakens, takes('L7 Alien Artifact')]).toEqual([true, false, false]);
  },
);

rule('ge-r-luck-demon-4', 'when the newest Luck Demon leaves play, the next newest takes its place', () => {
  const t = table({
    seats: [
      {
        hand: [BEACON, BEACON, 'H1 Time Warp', BEACON],
        discard: Array<string>(8).fill('C5 Captain'),
        order: 'never',
      },
      { fleet: [DEMON], discard: ['C1 Crewman'], order: 'always' },
      { fleet: [DEMON], discard: ['C1 Crewman'], order: 'always' },
    ],
  });
  /** Plays a luck card, and returns the players who may take it. */
  const takers = () => {
    t.act(1, 'play', BEACON);
    const out: number[] = [];
    while (t.question === 'respond') {
      out.push(...t.asked.filter(who => t.offers(who, 'respond', DEMON)).map(Number));
      t.pass();
    }
    while (t.question !== 'play cards') t.least();
    return out;
  };
  const newest = takers();
  t.act(1, 'play', 'H1 Time Warp').pick(1, t.id(DEMON, 3));
  while (t.question !== 'play cards') t.least();
  expect([newest, takers()]).toEqual([[3], [2]]);
  // it comes back with its old rank
  t.untilPhase('play A', 1).untilPhase('play A', 3);
  t.untilPhase('play A', 1);
  expect(takers()).toEqual([3]);
});

rule(
  'ge-r-advanced-preparedness-2',
  'a ship comes before a Sector HQ that is fired at, and a base before its terrain',
  () => {
    const prepared = 'L8 Advanced Preparedness';
    const hq = battle({ fleet: [DESTROYER] }, { fleet: [MOON], hand: [prepared, CUTTER] });
    hq.act(1, 'headquarters', '2').pick(1, DESTROYER, DESTROYER);
    hq.act(2, 'respond', prepared).pick(2, 'space');
    while (hq.question === 'respond') hq.least();
    expect([hq.hq(2), hq.card(CUTTER).shieldDamage]).toEqual([0, 2]);
    const base = battle(
      { fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }] },
      { fleet: [GIANT], hand: [prepared, BASE] },
    );
    base.act(1, 'fire', GIANT).pick(1, ...Array<string>(2).fill(BATTLESHIP));
    base.act(2, 'respond', prepared);
    while (base.question === 'respond') base.least();
    expect([base.card(GIANT).damage, base.under(BASE), base.card(BASE).shieldDamage]).toEqual([0, GIANT, 2]);
  },
);

rule('ge-r-targeting-error-2', 'the fire of a base that is turned to a Sector HQ is lost', () => {
  const t = battle(
    { fleet: [DESTROYER, { card: MOON, on: ['B9 Starbase'] }] },
    { fleet: [BATTLESHIP], hand: ['L8 Targeting Error'] },
  );
  t.act(1, 'fire', BATTLESHIP).pick(1, DESTROYER, DESTROYER, 'B9 Starbase', 'B9 Starbase');
  t.act(2, 'respond', 'L8 Targeting Error', 1);
  while (t.question === 'respond') t.least();
  expect([t.hq(1), t.card(BATTLESHIP).shieldDamage]).toEqual([2, 0]);
});

rule('ge-r-accelerated-timeline-2', 'under an Accelerated Timeline only plays from the hand are free', () => {
  const t = play({
    hand: ['L9 Accelerated Timeline', CUTTER, MOON],
    reserve: [FRIGATE],
    fleet: [{ card: DESTROYER, on: ['C2 Helmsman'] }],
  });
  t.act(1, 'play', 'L9 Accelerated Timeline').act(1, 'play', MOON);
  expect(t.player(1).plays).toBe(2);
  const swap = t.trial().act(1, 'exchange', FRIGATE);
  while (swap.question !== 'play cards') swap.least();
  t.act(1, 'use', 'C2 Helmsman');
  expect([t.player(1).plays, swap.player(1).plays]).toEqual([1, 1]);
});

rule(
  'ge-r-accelerated-timeline-3',
  'what answers the reaction to an Accelerated Timeline still costs a Card Play',
  () => {
    const t = table({
      seats: [
        { hand: ['L9 Accelerated Timeline', 'L7 Temporal Correction', CUTTER], fleet: [MOON, FRIGATE] },
        { hand: ['O3 Crinkled Timeline'], fleet: [POLICE] },
      ],
    });
    t.act(1, 'play', 'L9 Accelerated Timeline').act(2, 'respond', 'O3 Crinkled Timeline').pick(2, FRIGATE);
    t.act(1, 'respond', 'L7 Temporal Correction');
    while (t.question === 'respond') t.least();
    expect([t.inPlay(FRIGATE), t.player(1).plays]).toEqual([true, 1]);
    t.act(1, 'play', CUTTER).pick(1, 'space');
    expect(t.player(1).plays).toBe(1);
  },
);

rule('ge-r-political-clout-1', 'Political Clout joins a ship and a terrain of one and the same fleet', () => {
  const t = table({
    seats: [
      { hand: ['O6 Political Clout'], order: 'never' },
      { fleet: [DESTROYER, MOON, 'T5 Star'], order: 'never' },
      { fleet: [CUTTER, GIANT], order: 'never' },
    ],
  });
  t.act(1, 'play', 'O6 Political Clout').pick(1, DESTROYER);
  expect([MOON, 'T5 Star', GIANT].map(at => t.offers(1, 'card', at))).toEqual([true, true, false]);
  t.pick(1, MOON);
  expect(t.under(DESTROYER)).toBe(MOON);
});

rule(
  ['ge-r-temporal-correction-flood-1', 'ge-r-flood-1'],
  'a Flood that a Temporal Correction takes off costs nothing more',
  () => {
    const flood = { card: 'O4 Flood', by: 2 };
    const t = play({ hand: ['L7 Temporal Correction'], fleet: [{ card: 'T6 System', on: [flood] }, DESTROYER] });
    t.act(1, 'play', 'L7 Temporal Correction');
    expect(t.inPlay('O4 Flood')).toBe(false);
    // the terrain makes its points again
    t.untilPhase('allocation', 1);
    expect(output(t, 'T6 System').ammunition).toBeGreaterThan(0);
    // taken off while points are being allocated, it makes them in that phase
    const now = table({
      active: 2,
      phase: 'record keeping',
      seats: [
        { fleet: [NOMAD], hand: ['O2 Shipping Delays'] },
        {
          fleet: [
            { card: 'T7 Planet', on: [{ card: 'O4 Flood', by: 1 }] },
            { card: DESTROYER, engaged: false },
          ],
          hand: ['L7 Temporal Correction'],
        },
      ],
    });
    now
      .untilAsked('respond', 1)
      .act(1, 'respond', 'O2 Shipping Delays')
      .act(2, 'respond', 'L7 Temporal Correction')
      .untilAsked('allocation', 2);
    now.allocate(2, { engage: [DESTROYER] });
    expect([now.inPlay('O4 Flood'), now.engaged(DESTROYER)]).toEqual([false, true]);
  },
);

testCard(
  { types: ['O'], strength: 1, title: 'Test Silence', reaction: true },
  { reactions: [{ on: beingPlayed(luckCard), effect: stopIt }], after: 'discard' },
);
rule(
  'ge-r-galactic-armageddon-1',
  'a Galactic Armageddon that never had its effect leaves the way free for another',
  () => {
    const end = 'L10 Galactic Armageddon';
    const t = table({
      seats: [
        { hand: [end, end, end], fleet: [MOON, FRIGATE], order: 'never' },
        { hand: ['O1 Test Silence'], fleet: [CUTTER] },
      ],
    });
    t.act(1, 'play', end).act(2, 'respond', 'O1 Test Silence');
    expect([t.inPlay(FRIGATE), t.inPlay(CUTTER), t.offers(1, 'play', end)]).toEqual([true, true, true]);
    t.act(1, 'play', end);
    expect([t.inPlay(FRIGATE), t.inPlay(CUTTER), t.offers(1, 'play', end)]).toEqual([false, false, false]);
  },
);
