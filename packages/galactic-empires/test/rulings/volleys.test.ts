import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battle, CUTTER, DESTROYER, FRIGATE, fire, NOMAD, play } from '../scenes.ts';
import { table } from '../table.ts';

// Rulings on weapons fire and on what turns it

const POLICE = 'S2 Police Cutter';
const BATTLESHIP = 'S9 Argonian Battleship';
const UNLUCKY = 'L3 Unlucky Targeting';
const MISCOM = 'L4 Miscommunications';

rule('ge-r-tractor-beam-1', 'a ship that two units hold has no legal target', () => {
  /** The targets of a battleship that these units have tractored. */
  const targets = (...holders: string[]) => {
    const t = table({
      active: 2,
      phase: 'play A',
      seats: [
        { fleet: ['T9 Gas Giant', BATTLESHIP], order: 'never' },
        { fleet: [CUTTER, NOMAD, POLICE], hand: holders.map(() => 'E2 Tractor Beam'), order: 'never' },
      ],
    });
    for (const holder of holders) {
      t.act(2, 'play', 'E2 Tractor Beam').pick(2, holder);
      if (t.question !== 'play cards') t.pick(2, BATTLESHIP);
    }
    t.untilPhase('allocation', 1).allocate(1, { engage: [BATTLESHIP] });
    while (t.s.phase !== 'weapons fire' && t.s.phase !== 'play B') t.least();
    return [CUTTER, NOMAD, POLICE].filter(at => t.question === 'weapons fire' && t.offers(1, 'fire', at));
  };
  expect([targets(), targets(CUTTER), targets(CUTTER, NOMAD)]).toEqual([[CUTTER, NOMAD, POLICE], [CUTTER], []]);
});

rule('ge-r-miscommunications-2', 'each volley that Miscommunications orders is named and answered by itself', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [DESTROYER, FRIGATE], order: 'never' },
      { fleet: [CUTTER], hand: [MISCOM], order: 'always' },
      { fleet: [NOMAD, POLICE], hand: [UNLUCKY], order: 'always' },
    ],
  });
  fire(t, FRIGATE, CUTTER, 1).act(2, 'respond', MISCOM).pick(2, DESTROYER);
  // players may answer the card
  expect([t.asked, t.prompt().includes('Miscommunications')]).toEqual([[3], true]);
  t.pass(3);
  // the player of the card, then each volley by itself
  t.untilAsked('direct fire', 2)
    .act(2, 'fire', NOMAD)
    .pick(2, ...Array<string>(3).fill(DESTROYER));
  t.act(3, 'respond', UNLUCKY);
  while (t.question === 'respond') t.least();
  expect([t.card(NOMAD).shieldDamage, t.card(CUTTER).shieldDamage]).toEqual([1, 1]);
});

rule('ge-r-miscommunications-4', 'with two players the only ship is made to fire at its own Sector HQ', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: [MISCOM] });
  fire(t, DESTROYER, CUTTER, 1);
  t.act(2, 'respond', MISCOM);
  t.act(2, 'headquarters', '1').pick(2, ...Array<string>(2).fill(DESTROYER));
  while (t.question === 'respond') t.least();
  expect([t.hq(1), t.hq(2)]).toEqual([2, 0]);
  // with three players the fire does not go at its own fleet
  const three = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: [MISCOM] }, { fleet: [NOMAD], order: 'never' });
  fire(three, DESTROYER, CUTTER, 1).act(2, 'respond', MISCOM).untilAsked('direct fire', 2);
  expect([three.offers(2, 'headquarters', '1'), three.offers(2, 'fire', NOMAD)]).toEqual([false, true]);
  three.leaveOpen();
});

rule(
  'ge-r-explosive-ore-carrier-2',
  'points beyond what destroys an Explosive Ore Carrier do no damage to who fired',
  () => {
    const ship = 'S10 Explosive Ore Carrier';
    const t = battle({ fleet: [BATTLESHIP] }, { fleet: [{ card: ship, shieldDamage: 4, damage: 9 }], order: 'never' });
    fire(t, BATTLESHIP, ship, 5);
    expect([t.inPlay(ship), t.card(BATTLESHIP).shieldDamage]).toEqual([false, 2]);
    // two of three points are repaired as they come
    const saved = battle(
      { fleet: [BATTLESHIP] },
      { fleet: [{ card: ship, shieldDamage: 4 }], hand: ['O4 Repair Delivery'] },
    );
    fire(saved, BATTLESHIP, ship, 5).act(2, 'respond', 'O4 Repair Delivery');
    while (saved.question === 'deliver repairs') saved.pick(2, 'The damage of the volley');
    while (saved.question === 'respond') saved.least();
    expect([saved.card(ship).damage, saved.card(BATTLESHIP).shieldDamage]).toEqual([1, 2]);
  },
);

rule('ge-r-marauder-1', 'a Marauder does two different things in a turn', () => {
  const t = play(
    { fleet: [] },
    {
      fleet: [
        {
          card: BATTLESHIP,
          on: [{ card: 'C9 Marauder', by: 1 }, 'C2 Engineer', 'C3 Nurse', 'E1 Shield Refit', 'E1 Cargo'],
        },
      ],
    },
  );
  const offered = () => [0, 1, 2].map(n => t.offers(1, 'use', 'C9 Marauder', n));
  t.act(1, 'use', 'C9 Marauder', 1).pick(1, 'C3 Nurse');
  expect([offered(), t.inPlay('C2 Engineer')]).toEqual([[true, false, true], true]);
  t.act(1, 'use', 'C9 Marauder', 0);
  expect([offered(), t.card(BATTLESHIP).damage]).toEqual([[false, false, false], 2]);
});

rule(
  'ge-r-instant-reaction-2',
  'a card that reacts again by an Instant Reaction keeps its damage and its turns',
  () => {
    const ship = 'S1 Ship from the Future';
    const t = battle(
      { fleet: [DESTROYER] },
      { fleet: [{ card: ship, shieldDamage: 1, left: 1 }, CUTTER], hand: ['O3 Instant Reaction'] },
    );
    fire(t, DESTROYER, CUTTER, 1);
    t.act(2, 'respond', 'O3 Instant Reaction').act(2, 'fire', DESTROYER).pick(2, ship);
    while (t.question !== 'weapons fire' && t.question !== 'play cards') t.least();
    expect([t.card(DESTROYER).shieldDamage, t.card(ship).shieldDamage, t.card(ship).left]).toEqual([1, 1, 1]);
    t.untilPhase('play A', 2);
    expect(t.inPlay(ship)).toBe(false);
  },
);

rule(
  'ge-r-ship-mimic-3',
  'an escort with a Ship Mimic intercepts points once, and the mimic takes no damage from fire',
  () => {
    const [escort, mimic] = ['S2 Argonian Escort', 'M5 Ship Mimic'] as const;
    const t = battle(
      { fleet: ['S8 Argonian Dreadnought'] },
      { fleet: [BATTLESHIP, { card: escort, on: [{ card: mimic, by: 2 }] }] },
    );
    // no weapon fires at the mimic itself
    expect([t.offers(1, 'fire', escort), t.refuses(1, 'fire', mimic)]).toEqual([true, 'ge/weapons-fire-phase/1']);
    fire(t, 'S8 Argonian Dreadnought', BATTLESHIP, 4).act(2, 'respond', escort);
    if (t.question === 'number') t.act(2, 'number', '1');
    while (t.question === 'respond') {
      // it acts once
      expect(t.offers(2, 'respond', escort)).toBe(false);
      t.least();
    }
    // one point is intercepted, for two damage, and the other three hit
    expect([t.card(BATTLESHIP).shieldDamage, t.card(escort).shieldDamage + t.card(escort).damage]).toEqual([3, 2]);
    expect([t.inPlay(mimic), t.card(mimic).damage]).toEqual([true, 0]);
  },
);
