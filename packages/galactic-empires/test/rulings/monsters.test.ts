import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battle, CUTTER, DESTROYER, fire, NOMAD, play } from '../scenes.ts';
import { table } from '../table.ts';

// Rulings on monsters, and on what heals or harms them

const MOON = 'T3 Moon';
const GIANT = 'T9 Gas Giant';
const BASE = 'B3 Space Station';
const BATTLESHIP = 'S9 Argonian Battleship';
const OUTPOST = 'T/B5 Vektrean Asteroid Outpost';
const CRAWLERS = 'M1 Sextaraan Web Crawlers';
const VYMEZIES = 'M4 Vymezies Matter';

rule(
  'ge-r-web-crawlers-1',
  'Web Crawlers in reaction do their damage at once, and again in their player’s turns',
  () => {
    const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: [CRAWLERS] });
    fire(t, DESTROYER, CUTTER, 1).act(2, 'respond', CRAWLERS);
    while (t.question === 'respond') t.least();
    expect([t.under(CRAWLERS), t.card(DESTROYER).shieldDamage]).toEqual([DESTROYER, 2]);
    const damage = () => t.card(DESTROYER).shieldDamage + t.card(DESTROYER).damage;
    t.untilPhase('play A', 2).act(2, 'use', CRAWLERS);
    expect([damage(), t.under(CRAWLERS), t.offers(2, 'use', CRAWLERS)]).toEqual([4, DESTROYER, false]);
    t.untilPhase('play A', 1).untilPhase('play A', 2);
    const before = damage();
    t.act(2, 'use', CRAWLERS);
    expect(damage() - before).toBe(2);
  },
);

rule('ge-r-web-crawlers-2', 'Web Crawlers do nothing to what research alone harms', () => {
  const bites = (monster: string, at: readonly string[] = []) => {
    const prey = { card: monster, by: 2 };
    const t = play({ fleet: at.length > 0 ? [{ card: at[0]!, on: [prey] }] : [prey], hand: [CRAWLERS] });
    t.act(1, 'play', CRAWLERS).act(1, 'use', CRAWLERS);
    return t.inPlay(monster) ? t.card(monster).damage : 'destroyed';
  };
  expect([bites('M9 Luck Demon'), bites('M7 Juggernaut'), bites(VYMEZIES, [MOON])]).toEqual([0, 0, 2]);
});

rule('ge-r-vymezies-base-1', 'Vymezies Matter goes on terrain with a base or a dragon on it', () => {
  const t = play(
    { hand: [VYMEZIES] },
    { fleet: [{ card: MOON, on: [BASE] }, { card: 'T3 Protostar', on: ['D6 Solar Dragoness'] }, GIANT] },
  );
  t.act(1, 'play', VYMEZIES);
  expect([MOON, 'T3 Protostar', GIANT].map(at => t.offers(1, 'on', at))).toEqual([true, true, false]);
  t.pick(1, MOON);
  expect([t.under(VYMEZIES), t.inPlay(BASE)]).toEqual([MOON, true]);
});

rule('ge-r-vymezies-portal-1', 'Vymezies Matter turned at a player without terrain small enough is discarded', () => {
  for (const third of [[], [{ fleet: [GIANT], order: 'never' as const }]]) {
    const t = table({
      seats: [
        { hand: [VYMEZIES], fleet: [GIANT, DESTROYER], order: 'never' },
        { hand: ['L7 Anomaly Portal'], fleet: [MOON] },
        ...third,
      ],
    });
    t.act(1, 'play', VYMEZIES).act(2, 'respond', 'L7 Anomaly Portal');
    while (t.question !== 'play cards') t.least();
    expect([t.inPlay(VYMEZIES), t.pile(1, 'discard'), t.pile(2, 'discard')]).toEqual([
      false,
      [VYMEZIES],
      ['L7 Anomaly Portal'],
    ]);
  }
});

rule('ge-r-kraken-vektrean-1', 'a Kraken harms the shields of a Vektrean asteroid base alone', () => {
  const t = play({}, { fleet: [{ card: 'M9 Kraken', by: 1 }, OUTPOST] });
  const shields = t.shields(OUTPOST);
  t.act(1, 'use', 'M9 Kraken');
  expect([t.inPlay(OUTPOST), t.card(OUTPOST).damage, t.card(OUTPOST).shieldDamage]).toEqual([true, 0, shields]);
  // it destroys a base on terrain
  const base = play(
    {},
    {
      fleet: [
        { card: 'M9 Kraken', by: 1 },
        { card: MOON, on: [BASE] },
      ],
    },
  );
  base.act(1, 'use', 'M9 Kraken');
  expect([base.inPlay(BASE), base.inPlay(MOON)]).toEqual([false, true]);
});

rule('ge-r-time-thief-1', 'of two players the victim of a Time Thief cannot move it on, and discards a card', () => {
  /** Player 2's stack has a Time Thief as their turn comes; a third player has a stack, too. */
  const turn = (third: boolean) => {
    const victim = { card: DESTROYER, on: ['C2 Engineer', 'C3 Nurse', { card: 'M6 Time Thief', by: 1 }] };
    return table({
      active: 2,
      phase: 'record keeping',
      seats: [
        { fleet: [{ card: CUTTER, on: ['C2 Engineer'] }], order: 'never' },
        { fleet: [victim], order: 'never' },
        ...(third ? [{ fleet: [{ card: NOMAD, on: ['C2 Engineer'] }], order: 'never' as const }] : []),
      ],
    });
  };
  // nothing else is possible, so nobody asks which
  const two = turn(false).untilAsked('choose', 2);
  two.pick(2, 'C3 Nurse');
  expect([two.inPlay('C3 Nurse'), two.under('M6 Time Thief'), two.player(2).plays]).toEqual([false, DESTROYER, 3]);
  const three = turn(true).untilAsked('way', 2).act(2, 'way', 0);
  expect([three.inPlay('C3 Nurse'), three.under('M6 Time Thief'), three.player(2).plays]).toEqual([true, NOMAD, 2]);
});

rule(
  'ge-r-healing-1',
  'healing in reaction takes off damage beyond what a dragon can bear: 3 and 4, less 4, leaves 3',
  () => {
    const dragon = 'D6 Astral Dragoness';
    /** Returns the damage that a dragon with three damage has after a volley of some points and the healing. */
    const left = (points: number) => {
      const t = battle({ fleet: [BATTLESHIP] }, { fleet: [{ card: dragon, damage: 3 }], hand: ['L4 Monster Healing'] });
      fire(t, BATTLESHIP, dragon, points).act(2, 'respond', 'L4 Monster Healing');
      while (t.question !== 'weapons fire' && t.question !== 'play cards') t.least();
      return t.inPlay(dragon) ? t.card(dragon).damage : 'destroyed';
    };
    // what the volley does not use up heals earlier damage
    expect([left(4), left(2)]).toEqual([3, 1]);
  },
);

rule('ge-r-scandig-blob-1', 'a hazard for ships is played on a monster that hazards destroy, and on no other', () => {
  const t = play(
    {
      hand: ['H5 Ion Storm'],
      fleet: [
        { card: MOON, on: [{ card: 'M3 Scandig Blob', by: 2 }] },
        { card: GIANT, on: [{ card: VYMEZIES, by: 2 }] },
      ],
    },
    { fleet: [CUTTER] },
  );
  t.act(1, 'play', 'H5 Ion Storm');
  expect([CUTTER, 'M3 Scandig Blob', VYMEZIES, MOON].map(at => t.offers(1, 'on', at))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  t.pick(1, 'M3 Scandig Blob');
  expect(t.inPlay('M3 Scandig Blob')).toBe(false);
});

rule('ge-r-seductress-1', 'a Seductress has no effect on a Science Officer who works', () => {
  const stays = (engaged: boolean) => {
    const officer = { card: 'C6 Science Officer', engaged };
    const t = play({ hand: ['M6 Seductress'] }, { fleet: [{ card: DESTROYER, engaged, on: [officer] }] });
    t.act(1, 'play', 'M6 Seductress');
    return [t.inPlay('C6 Science Officer'), t.pile(1, 'discard')];
  };
  expect([stays(true), stays(false)]).toEqual([
    [true, ['M6 Seductress']],
    [false, ['M6 Seductress']],
  ]);
});

rule('ge-r-seductress-2', 'a Prophet turns a Seductress away who is played on him', () => {
  const t = table({
    seats: [
      { hand: ['M6 Seductress'], order: 'never' },
      { fleet: [{ card: DESTROYER, on: ['C6 Prophet'] }] },
      { fleet: [{ card: CUTTER, on: ['C2 Engineer'] }], order: 'never' },
    ],
  });
  t.act(1, 'play', 'M6 Seductress');
  if (t.question === 'place') t.pick(1, 'C6 Prophet');
  t.act(2, 'respond', 'C6 Prophet');
  while (t.question !== 'play cards') t.least();
  expect([t.inPlay('C6 Prophet'), t.inPlay('C2 Engineer')]).toEqual([true, false]);
});
