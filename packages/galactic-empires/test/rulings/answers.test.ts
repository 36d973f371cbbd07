import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battle, CUTTER, DESTROYER, fire, NOMAD, output, play } from '../scenes.ts';
import { table } from '../table.ts';

// The publisher's answers to questions about cards

const MOON = 'T3 Moon';
const POLICE = 'S2 Police Cutter';
const BASE = 'B3 Space Station';
const BATTLESHIP = 'S9 Argonian Battleship';
const OUTPOST = 'T/B5 Vektrean Asteroid Outpost';

rule('ge-r-bases-stack-1', 'several bases lie on one terrain, each with a stack of its own', () => {
  const t = play({ hand: ['B1 Military Outpost'], fleet: [{ card: MOON, on: [BASE] }] });
  t.act(1, 'play', 'B1 Military Outpost');
  expect([t.under('B1 Military Outpost'), t.under(BASE)]).toEqual([MOON, MOON]);
});

rule('ge-r-military-outpost-1', 'a Military Outpost adds to its terrain only while it is engaged', () => {
  const makes = (engaged: boolean) =>
    output(play({ fleet: [{ card: MOON, on: [{ card: 'B1 Military Outpost', engaged }] }] }), MOON).supply ?? 0;
  expect(makes(true) - makes(false)).toBe(1);
});

rule('ge-r-dragon-hazards-1', 'hazards that strike ships are played against dragons', () => {
  const t = play({ hand: ['H1 Dust Cloud'] }, { fleet: ['D5 Void Dragoness', DESTROYER] });
  t.act(1, 'play', 'H1 Dust Cloud');
  expect(t.offers(1, 'on', 'D5 Void Dragoness')).toBe(true);
  t.pick(1, 'D5 Void Dragoness');
});

rule('ge-r-mines-played-1', 'a mine is played on one’s own ship and discarded after use', () => {
  const t = play({ hand: ['E2 Nuclear Mine'], fleet: [DESTROYER] }, { fleet: [NOMAD] });
  t.act(1, 'play', 'E2 Nuclear Mine');
  expect(t.under('E2 Nuclear Mine')).toBe(DESTROYER);
  const used = play({ fleet: [{ card: DESTROYER, on: ['E2 Nuclear Mine'] }] }, { fleet: ['D5 Void Dragoness'] });
  used.act(1, 'use', 'E2 Nuclear Mine');
  expect([used.inPlay('E2 Nuclear Mine'), used.card('D5 Void Dragoness').damage > 0]).toEqual([false, true]);
});

rule(
  'ge-r-portal-research-1',
  'a ship in a Dimensional Portal frees itself with research of its own stack alone',
  () => {
    const portal = { card: 'H9 Dimensional Portal', by: 1 };
    const officers = ['C6 Science Officer', 'C4 Science Officer'];
    const frees = (aboard: boolean) =>
      table({
        active: 2,
        phase: 'allocation',
        seats: [
          {},
          {
            fleet: [
              { card: DESTROYER, on: [portal, ...(aboard ? officers : [])] },
              { card: MOON, on: aboard ? [] : officers },
            ],
          },
        ],
      }).whyNot(2, 'H9 Dimensional Portal');
    expect([frees(true), frees(false)?.rule]).toEqual([null, 'ge/allocation-phase/6']);
  },
);

rule('ge-r-temporal-correction-own-1', 'Temporal Correction discards only what lies against its player’s fleet', () => {
  const t = play(
    { hand: ['L7 Temporal Correction'], fleet: [{ card: DESTROYER, on: [{ card: 'C4 Boarding Party', by: 2 }] }] },
    { fleet: [CUTTER, { card: MOON, on: [BASE] }] },
  );
  t.act(1, 'play', 'L7 Temporal Correction');
  expect([t.inPlay('C4 Boarding Party'), t.inPlay(CUTTER), t.inPlay(BASE)]).toEqual([false, true, true]);
});

rule('ge-r-alien-parasites-1', 'Alien Parasites go by three research, whatever the ship', () => {
  const t = table({
    active: 2,
    phase: 'allocation',
    seats: [
      {},
      {
        fleet: [
          { card: BATTLESHIP, on: [{ card: 'M3 Alien Parasites', by: 1 }] },
          { card: MOON, on: ['C6 Science Officer', 'C4 Science Officer'] },
        ],
      },
    ],
  });
  t.pick(2, ...Array<string>(3).fill('M3 Alien Parasites'));
  expect(t.inPlay('M3 Alien Parasites')).toBe(false);
});

rule(
  'ge-r-burrower-1',
  'a Tectonic Burrower goes on terrain with a base, damages the terrain, and the base goes with it',
  () => {
    const t = play({ hand: ['M5 Tectonic Burrower'] }, { fleet: [{ card: MOON, damage: 1, on: [BASE] }] });
    t.act(1, 'play', 'M5 Tectonic Burrower').act(1, 'use', 'M5 Tectonic Burrower');
    expect([t.inPlay(MOON), t.inPlay(BASE)]).toEqual([false, false]);
  },
);

rule('ge-r-juggernaut-vektrean-1', 'a Juggernaut attacks a Vektrean asteroid base', () => {
  const t = play({ hand: ['M7 Juggernaut'] }, { fleet: [OUTPOST] });
  t.act(1, 'play', 'M7 Juggernaut');
  expect(t.under('M7 Juggernaut')).toBe('T/B5 Vektrean Asteroid Outpost');
});

rule('ge-r-monster-first-damage-1', 'a monster does its damage in the turn in which it is played', () => {
  const t = play({ hand: ['M5 Astromorph'] }, { fleet: [BATTLESHIP] });
  t.act(1, 'play', 'M5 Astromorph').act(1, 'use', 'M5 Astromorph');
  expect(t.card(BATTLESHIP).shieldDamage + t.card(BATTLESHIP).damage).toBe(5);
});

rule('ge-r-damage-phase-1', 'damage of each turn is done in either Play Cards Phase, or not at all', () => {
  const t = play({ fleet: [] }, { fleet: [{ card: 'M5 Astromorph', by: 1 }, BATTLESHIP] });
  expect(t.offers(1, 'use', 'M5 Astromorph')).toBe(true);
  t.untilPhase('play B', 1).act(1, 'use', 'M5 Astromorph');
  expect(t.card(BATTLESHIP).shieldDamage).toBe(5);
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  // forgotten in this turn; shield points come back
  expect(t.card(BATTLESHIP).shieldDamage).toBeLessThan(5);
});

rule('ge-r-ships-protect-1', 'a ship on one’s own terrain protects the Sector HQ and fires at others', () => {
  const t = battle(
    { fleet: [{ card: MOON, on: [DESTROYER] }] },
    { fleet: [{ card: 'T5 Star', on: [NOMAD] }], order: 'never' },
  );
  expect([t.protected(1), t.protected(2), t.offers(1, 'fire', NOMAD)]).toEqual([true, true, true]);
});

rule('ge-r-overkill-1', 'a volley may be larger than its target can take', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [{ card: POLICE, shieldDamage: 1, damage: 1 }], order: 'never' });
  fire(t, DESTROYER, POLICE, 3);
  expect(t.inPlay(POLICE)).toBe(false);
});

rule(
  'ge-r-quick-repair-terrain-1',
  'repair points mend what heavy weapons did to terrain, and not what cards did',
  () => {
    const t = table({
      seats: [
        { fleet: [{ card: POLICE, on: ['E1 Explosive Mine'] }], order: 'never' },
        { fleet: [{ card: 'T5 Star', damage: 1 }, 'T3 Repair Moon'], order: 'never' },
      ],
    });
    t.act(1, 'use', 'E1 Explosive Mine');
    if (t.question === 'target') t.pick(1, 'T5 Star');
    expect(t.card('T5 Star').damage).toBe(2);
    t.untilPhase('allocation', 2).pick(2, 'Repair T5 Star');
    expect(t.card('T5 Star').damage).toBe(1);
  },
);

rule('ge-r-economy-repair-1', 'economy repairs terrain, but not what a card did to it', () => {
  const t = table({
    seats: [
      { fleet: [{ card: POLICE, on: ['E1 Explosive Mine'] }], order: 'never' },
      { fleet: [{ card: 'T5 Star', damage: 1 }, 'T6 System'], order: 'never' },
    ],
  });
  t.act(1, 'use', 'E1 Explosive Mine');
  if (t.question === 'target') t.pick(1, 'T5 Star');
  expect(t.card('T5 Star').damage).toBe(2);
  t.untilPhase('allocation', 2).allocate(2, { give: [['T5 Star', 'repair', 1]] });
  expect(t.card('T5 Star').damage).toBe(1);
});

rule(
  'ge-r-vektrean-terrain-2',
  'a Vektrean asteroid base is played on turns 1 and 2, beside the one unit of turn 2',
  () => {
    expect(play({ hand: [OUTPOST], turns: 1 }).offers(1, 'play', OUTPOST)).toBe(true);
    const t = play({ hand: [OUTPOST, DESTROYER], turns: 2 });
    t.act(1, 'play', OUTPOST);
    expect(t.offers(1, 'play', DESTROYER)).toBe(true);
  },
);

rule('ge-r-vektrean-terrain-3', 'a Vektrean asteroid base needs no free slot, and takes one in play', () => {
  const t = play({ hand: [OUTPOST, DESTROYER], slots: 1, fleet: [CUTTER] });
  t.act(1, 'play', OUTPOST);
  expect([t.inPlay(OUTPOST), t.slots(1), t.offers(1, 'play', DESTROYER)]).toEqual([true, 2, false]);
});

rule(
  'ge-r-vektrean-terrain-4',
  'any weapons harm the shields of a Vektrean asteroid base, heavy ones its structure',
  () => {
    const t = battle({ fleet: [DESTROYER] }, { fleet: [OUTPOST], order: 'never' });
    fire(t, DESTROYER, OUTPOST, 2);
    expect([t.card(OUTPOST).shieldDamage, t.card(OUTPOST).damage]).toEqual([2, 0]);
    const bare = battle({ fleet: [DESTROYER] }, { fleet: [{ card: OUTPOST, shieldDamage: 9 }], order: 'never' });
    expect(bare.offers(1, 'fire', OUTPOST)).toBe(false);
  },
);

rule('ge-r-vektrean-station-1', 'phasers go to the shields and heavy weapons to the structure, in one volley', () => {
  const t = battle({ fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }] }, { fleet: [OUTPOST], order: 'never' });
  const before = t.shields(OUTPOST);
  t.act(1, 'fire', OUTPOST).pick(
    1,
    ...Array<string>(before).fill(`phaser of ${BATTLESHIP} (1 each)`),
    `Energy Flux of ${BATTLESHIP} (1 each)`,
  );
  expect([t.card(OUTPOST).shieldDamage, t.card(OUTPOST).damage]).toEqual([before, 1]);
});

rule('ge-r-transporter-mine-2', 'a Transporter Mine hits a dragon, and the damage is not structural', () => {
  const t = play(
    { fleet: [{ card: DESTROYER, on: ['E4 Transporter Mine', 'E2 Transporter'] }] },
    { fleet: ['D5 Void Dragoness', BATTLESHIP] },
  );
  t.act(1, 'use', 'E4 Transporter Mine');
  expect(t.offers(1, 'card', 'D5 Void Dragoness')).toBe(true);
  t.pick(1, BATTLESHIP);
  expect([t.card(BATTLESHIP).shieldDamage, t.card(BATTLESHIP).damage]).toEqual([2, 0]);
});

rule('ge-r-antimatter-mine-1', 'an Antimatter Mine destroys the shields and does two structural damage', () => {
  const t = play({ fleet: [{ card: DESTROYER, on: ['E5 Antimatter Mine'] }] }, { fleet: [NOMAD] });
  const shields = t.shields(NOMAD);
  t.act(1, 'use', 'E5 Antimatter Mine');
  expect([t.card(NOMAD).shieldDamage, t.card(NOMAD).damage]).toEqual([shields, 2]);
});

rule('ge-r-unlucky-targeting-2', 'of three points, one of a kind each, one is left', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [NOMAD], hand: ['L3 Unlucky Targeting'] });
  fire(t, DESTROYER, NOMAD, 3).act(2, 'respond', 'L3 Unlucky Targeting');
  expect(t.card(NOMAD).shieldDamage).toBe(1);
});

rule('ge-r-accelerated-timeline-1', 'Accelerated Timeline costs a Card Play and lifts no command slots', () => {
  const t = play({ hand: ['L9 Accelerated Timeline', DESTROYER, MOON], slots: 1, fleet: [CUTTER] });
  t.act(1, 'play', 'L9 Accelerated Timeline');
  expect([t.player(1).plays, t.offers(1, 'play', DESTROYER), t.offers(1, 'play', MOON)]).toEqual([2, false, true]);
});

rule('ge-r-electronic-warfare-3', 'Offensive Electronic Warfare strengthens heavy weapons at terrain', () => {
  const t = battle(
    { fleet: [{ card: BATTLESHIP, given: [0, 0, 4], on: ['O3 Offensive Electronic Warfare'] }] },
    { fleet: ['T9 Gas Giant'], order: 'never' },
  );
  t.act(1, 'fire', 'T9 Gas Giant').pick(1, 'Energy Flux of S9 Argonian Battleship (1 each)');
  while (t.question !== 'weapons fire' && t.question !== 'play cards') t.act(1, 'yes');
  expect(t.card('T9 Gas Giant').damage).toBe(3);
});

rule('ge-r-non-passive-list-1', 'an Antimatter Mine is non-passive', () => {
  const t = play({ hand: ['E5 Antimatter Mine'], fleet: [{ card: DESTROYER, engaged: false }] });
  t.act(1, 'play', 'E5 Antimatter Mine');
  expect(t.engaged('E5 Antimatter Mine')).toBe(false);
});

rule('ge-r-terrain-stack-1', 'combined terrain is one terrain for what is played on it', () => {
  const t = play({ hand: [BASE], fleet: [{ card: 'T5 Planet Candor II', on: ['T5 Ring System'] }] });
  t.act(1, 'play', BASE);
  expect(t.under(BASE)).toBe('T5 Planet - Candor II');
});

rule('ge-r-citadel-slot-1', 'a Citadel needs a command slot in reaction, too', () => {
  const react = (slots: number) => {
    const t = battle(
      { fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }] },
      { fleet: ['T9 Gas Giant', CUTTER], hand: ['B8 Citadel'], slots },
    );
    t.act(1, 'fire', 'T9 Gas Giant').pick(1, ...Array<string>(4).fill(BATTLESHIP));
    const offers = t.offers(2, 'respond', 'B8 Citadel');
    while (t.question === 'respond') t.least();
    return offers;
  };
  expect([react(2), react(1)]).toEqual([true, false]);
});

rule('ge-r-gravity-pocket-2', 'a ship in a Gravity Pocket is engaged at its usual cost, and the pocket stays', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      { fleet: ['T9 Gas Giant', { card: DESTROYER, engaged: false, on: [{ card: 'H4 Gravity Pocket', by: 2 }] }] },
      {},
    ],
  });
  t.allocate(1, { engage: [DESTROYER] });
  expect([t.engaged(DESTROYER), t.inPlay('H4 Gravity Pocket')]).toEqual([true, true]);
});

rule('ge-r-asteroid-shield-2', 'in play an Asteroid Shield takes no damage for its ship, and the ship none', () => {
  const t = battle(
    { fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }] },
    { fleet: [{ card: CUTTER, on: ['T2 Asteroid Shield'] }], order: 'never' },
  );
  expect(t.offers(1, 'fire', 'T2 Asteroid Shield')).toBe(true);
  t.act(1, 'fire', 'T2 Asteroid Shield').pick(1, ...Array<string>(4).fill(BATTLESHIP));
  expect([t.inPlay('T2 Asteroid Shield'), t.card(CUTTER).shieldDamage, t.card(CUTTER).damage]).toEqual([false, 0, 0]);
});

rule('ge-r-discarding-terrain-1', 'a player may discard terrain to be rid of a monster on it', () => {
  const t = table({
    phase: 'discard',
    seats: [
      { fleet: [{ card: MOON, on: [{ card: 'M5 Tectonic Burrower', by: 2 }] }], order: 'never' },
      { fleet: [NOMAD], order: 'never' },
    ],
  });
  expect(t.offers(1, 'fleet', MOON)).toBe(true);
  t.act(1, 'fleet', MOON);
  expect([t.inPlay(MOON), t.inPlay('M5 Tectonic Burrower')]).toEqual([false, false]);
});
