// Cards whose text was mended when the edition was read once more against print and rulings (docs/sources.md, "Second reading").

import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battle, CUTTER, DESTROYER, play } from '../../scenes.ts';
import { table } from '../../table.ts';

const LINER = 'S6 Luxury Liner';
const MOON = 'T3 Moon';
const BATTLESHIP = 'S9 Argonian Battleship';
const OUTPOST = 'T/B5 Vektrean Asteroid Outpost';

rule('ge-r-asteroid-shield-2', 'T2 Asteroid Shield: in play, fire and mines at its ship leave both whole', () => {
  const fire = battle(
    { fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }] },
    { fleet: [{ card: CUTTER, on: ['T2 Asteroid Shield'] }], order: 'never' },
  );
  fire.act(1, 'fire', CUTTER).pick(1, ...Array<string>(8).fill(BATTLESHIP));
  expect([fire.inPlay('T2 Asteroid Shield'), fire.card('T2 Asteroid Shield').damage]).toEqual([true, 0]);
  expect([fire.card(CUTTER).shieldDamage, fire.card(CUTTER).damage]).toEqual([0, 0]);
  const mine = play(
    { fleet: [{ card: DESTROYER, on: ['E2 Nuclear Mine'] }] },
    { fleet: [{ card: CUTTER, on: ['T2 Asteroid Shield'] }] },
  );
  mine.act(1, 'use', 'E2 Nuclear Mine');
  expect([mine.inPlay('E2 Nuclear Mine'), mine.inPlay('T2 Asteroid Shield')]).toEqual([false, true]);
  expect([mine.card(CUTTER).shieldDamage, mine.card('T2 Asteroid Shield').damage]).toEqual([0, 0]);
});

rule(
  'ge/reaction/6',
  'T2 Asteroid Shield: comes in reaction to a hazard at its ship, too, and keeps the damage off',
  () => {
    const t = play({ hand: ['H5 Ion Storm'] }, { hand: ['T2 Asteroid Shield'], fleet: [CUTTER], order: 'always' });
    t.act(1, 'play', 'H5 Ion Storm').act(2, 'respond', 'T2 Asteroid Shield');
    expect([t.under('T2 Asteroid Shield'), t.card(CUTTER).shieldDamage]).toEqual([CUTTER, 0]);
  },
);

rule(
  'ge-r-advanced-preparedness-2',
  'D6 Solar Dragoness: comes in reaction before a Sector HQ that is fired at',
  () => {
    const t = battle({ fleet: [BATTLESHIP] }, { fleet: [MOON], hand: ['D6 Solar Dragoness'] });
    t.act(1, 'headquarters', '2').pick(1, ...Array<string>(5).fill(BATTLESHIP));
    t.act(2, 'respond', 'D6 Solar Dragoness');
    expect([t.under('D6 Solar Dragoness'), t.hq(2), t.strength('D6 Solar Dragoness')]).toEqual([MOON, 0, [6, 1]]);
  },
);

rule('ge/reaction/7', 'C1 Bar Tender: in reaction he comes to a location with an Anarchist and ends it', () => {
  const crew = { card: 'C5 Captain', on: [{ card: 'A5 Anarchist', by: 1 }] };
  const t = play(
    { hand: ['H1 Dust Cloud'] },
    { hand: ['C1 Bar Tender'], fleet: [{ card: CUTTER, on: [crew] }, LINER], order: 'always' },
  );
  t.act(1, 'play', 'H1 Dust Cloud').pick(1, LINER).act(2, 'respond', 'C1 Bar Tender');
  expect([t.under('C1 Bar Tender'), t.inPlay('A5 Anarchist')]).toEqual([CUTTER, false]);
});

rule(
  'ge/reaction/7',
  'O4 Entertaining Pastime: a C1 Bar Tender who comes there in reaction ends it, though it lies there already',
  () => {
    const t = play(
      { hand: ['H1 Dust Cloud'] },
      {
        hand: ['C1 Bar Tender'],
        fleet: [{ card: CUTTER, on: ['C5 Captain', { card: 'O4 Entertaining Pastime', by: 1, left: 1 }] }, LINER],
        order: 'always',
      },
    );
    t.act(1, 'play', 'H1 Dust Cloud').pick(1, LINER).act(2, 'respond', 'C1 Bar Tender');
    expect([t.under('C1 Bar Tender'), t.inPlay('O4 Entertaining Pastime')]).toEqual([CUTTER, false]);
  },
);

rule(
  'ge/reaction/7',
  'C1 Starving Artist: in reaction to a play he takes a supply of the next Allocation Phase',
  () => {
    const t = play(
      { hand: ['H1 Dust Cloud'], fleet: ['T9 Gas Giant'] },
      { hand: ['C1 Starving Artist'], fleet: [LINER], order: 'always' },
    );
    t.act(1, 'play', 'H1 Dust Cloud').act(2, 'respond', 'C1 Starving Artist');
    if (t.question === 'target') t.pick(2, 1);
    const of = (): number =>
      t
        .happened('generated')
        .filter(x => x.seat === 0)
        .at(-1)!.points!.supply!;
    t.untilPhase('play A', 2).untilPhase('play A', 1);
    const less = of();
    t.untilPhase('play A', 2).untilPhase('play A', 1);
    expect(of() - less).toBe(1);
  },
);

rule('ge/reaction/7', 'C6 Telepath: in reaction to anything he negates a card that lies against the fleet', () => {
  const t = play(
    { hand: ['H1 Dust Cloud'], fleet: [CUTTER] },
    { hand: ['C6 Telepath'], fleet: [{ card: LINER, on: [{ card: 'M3 Alien Parasites', by: 1 }] }], order: 'always' },
  );
  t.act(1, 'play', 'H1 Dust Cloud').pick(1, CUTTER).act(2, 'respond', 'C6 Telepath');
  expect([t.inPlay('M3 Alien Parasites'), t.inPlay('C6 Telepath')]).toEqual([false, false]);
});

rule('ge/reaction/7', 'E2 Tractor Beam: in reaction to a play it holds a ship before that ship has fired', () => {
  const t = play(
    { hand: ['H1 Dust Cloud'], fleet: [DESTROYER] },
    { hand: ['E2 Tractor Beam'], fleet: [LINER, CUTTER], order: 'always' },
  );
  t.act(1, 'play', 'H1 Dust Cloud').pick(1, CUTTER).act(2, 'respond', 'E2 Tractor Beam');
  while (t.asked.includes(2)) t.pick(2, t.question === 'place' ? LINER : DESTROYER);
  t.untilPhase('weapons fire', 1);
  expect([t.offers(1, 'fire', LINER), t.offers(1, 'fire', CUTTER)]).toEqual([true, false]);
});

rule('ge/reaction/6', 'E10 Hypercube: comes in reaction to a hazard that destroys a ship', () => {
  const t = play(
    { hand: ['H5 Ion Storm'] },
    { hand: ['E10 Hypercube'], fleet: [{ card: 'S4 Refueler', damage: 3, shieldDamage: 5 }], order: 'always' },
  );
  t.act(1, 'play', 'H5 Ion Storm');
  if (t.question === 'respond' && !t.offers(2, 'respond', 'E10 Hypercube')) t.pass(2);
  t.act(2, 'respond', 'E10 Hypercube');
  expect([t.strength('S4 Refueler'), t.shields('S4 Refueler')]).toEqual([[4, 4], 5]);
  expect(t.pile(2, 'discard')).toEqual(['E10 Hypercube']);
});

rule('ge-r-card-damage-1', 'E4 Shuttle Bomb: is no threat to terrain, of which its text does not speak', () => {
  const bomb = { card: 'E3 Shuttlecraft', on: ['E4 Shuttle Bomb'] };
  const t = play({ fleet: [{ card: LINER, on: [bomb] }] }, { fleet: [MOON, DESTROYER] });
  t.act(1, 'use', 'E4 Shuttle Bomb');
  if (t.question === 'target') expect(t.offers(1, 'card', MOON)).toBe(false);
  expect(t.happened('damaged').map(x => x.card)).toEqual([t.id(DESTROYER)]);
});

rule('ge-r-card-damage-1', 'A5 Anarchist: sabotage does nothing to terrain', () => {
  const t = play({}, { fleet: [{ card: MOON, on: [{ card: 'C5 Captain', on: [{ card: 'A5 Anarchist', by: 1 }] }] }] });
  t.act(1, 'use', 'A5 Anarchist');
  expect(t.card(MOON).damage).toBe(0);
});

rule(
  ['ge-r-kraken-vektrean-1', 'ge-r-vektrean-terrain-4'],
  'M9 Kraken: harms only the shields of a Vektrean asteroid base, a Type II Supernova its structure, too',
  () => {
    const kraken = play({}, { fleet: [OUTPOST, { card: 'M9 Kraken', by: 1 }] });
    kraken.act(1, 'use', 'M9 Kraken');
    expect([kraken.card(OUTPOST).shieldDamage, kraken.card(OUTPOST).damage]).toEqual([5, 0]);
    const nova = play({ hand: ['H6 Type II Supernova'] }, { fleet: [{ card: OUTPOST, shieldDamage: 5 }] });
    nova.act(1, 'play', 'H6 Type II Supernova');
    expect(nova.card(OUTPOST).damage).toBe(2);
  },
);

rule(
  'ge-r-stack-1',
  'L8 Frayed Time Spindle: discards a stack that lies on terrain, and counts combined cards once',
  () => {
    const t = play(
      { hand: ['L8 Frayed Time Spindle'] },
      { fleet: [{ card: MOON, on: [{ card: 'B9 Starbase', on: ['C9 Admiral', 'C5 Captain'] }] }] },
    );
    t.act(1, 'play', 'L8 Frayed Time Spindle').pick(1, 'B9 Starbase');
    expect([t.inPlay('B9 Starbase'), t.inPlay('C9 Admiral'), t.inPlay(MOON)]).toEqual([false, false, true]);
    const star = play(
      { hand: ['L8 Frayed Time Spindle'] },
      { fleet: [{ card: 'T5 Star', on: ['T5 Nebula', 'B6 Evil Temple'] }] },
    );
    expect(star.offers(1, 'play', 'L8 Frayed Time Spindle')).toBe(false);
  },
);

rule('ge/reaction/7', 'L4 Monster Overstrike: in reaction to a play it doubles the fire of a dragon for a turn', () => {
  const t = table({
    seats: [
      { hand: ['H1 Dust Cloud'], fleet: ['D2 Oort Dragoness'], order: 'never' },
      { hand: ['L4 Monster Overstrike'], fleet: [CUTTER] },
      { fleet: [LINER], order: 'never' },
    ],
  });
  t.act(1, 'play', 'H1 Dust Cloud').pick(1, LINER).act(2, 'respond', 'L4 Monster Overstrike');
  if (t.question === 'target') t.pick(2, 'D2 Oort Dragoness');
  t.untilPhase('weapons fire', 1).act(1, 'fire', LINER).pick(1, 'D2 Oort Dragoness', 'D2 Oort Dragoness');
  while (t.question === 'respond') t.least();
  expect(t.card(LINER).shieldDamage).toBe(5);
});

rule('ge/weapons/18', 'C5 Captain: takes nothing off a distortion cannon, whose fire is no volley', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [{ card: 'S6 Mechad Battlecruiser', given: [0, 0, 1, 1] }], order: 'never' },
      { fleet: [{ card: LINER, on: ['C9 Admiral', 'C5 Captain'] }, CUTTER], order: 'never' },
    ],
  });
  t.act(1, 'sweep', 'S6 Mechad Battlecruiser', '2');
  expect([t.card(LINER).shieldDamage, t.card(CUTTER).shieldDamage]).toEqual([1, 1]);
});

rule(
  'ge-r-weapons-officer-1',
  'C5 Weapons Officer: multiplies the sum of all weapons at his place, those of fighters too',
  () => {
    const t = battle(
      { fleet: [{ card: DESTROYER, given: [0, 0, 1], on: ['C5 Weapons Officer', 'E3 Shuttlecraft'] }] },
      { fleet: [BATTLESHIP], order: 'never' },
    );
    t.act(1, 'fire', BATTLESHIP).pick(1, DESTROYER, DESTROYER, DESTROYER, DESTROYER, 'E3 Shuttlecraft');
    // 3 phasers, a flux and the shuttle: 5 points, which make 7
    expect(t.card(BATTLESHIP).shieldDamage).toBe(7);
  },
);

rule(
  'ge/playing-on/3',
  'C4 Navigator, E4 Stellar Map: the ship’s own player may play a hazard on it, others may not',
  () => {
    const t = play(
      { hand: ['H1 Time Warp'], fleet: [{ card: LINER, on: ['C4 Navigator', 'E4 Stellar Map'] }] },
      { fleet: [MOON] },
    );
    t.act(1, 'play', 'H1 Time Warp');
    expect(t.offers(1, 'on', LINER)).toBe(true);
    t.act(1, 'on', LINER);
    while (t.question !== 'play cards') t.least();
    expect(t.engaged(LINER)).toBe(false);
    const foe = play({ hand: ['H1 Divergent Anomaly'] }, { fleet: [{ card: LINER, on: ['E4 Stellar Map'] }] });
    expect(foe.offers(1, 'play', 'H1 Divergent Anomaly')).toBe(false);
  },
);

rule(
  'ge/reaction/7',
  'E1 False Mine, L4 Unsuccessful Minesweeping: in reaction to a play they stop a minesweeper for later',
  () => {
    for (const card of ['E1 False Mine', 'L4 Unsuccessful Minesweeping']) {
      const t = table({
        seats: [
          { hand: ['H1 Dust Cloud'], fleet: [{ card: LINER, on: ['E2 Nuclear Mine'] }], order: 'never' },
          { hand: [card], fleet: [CUTTER] },
          { fleet: ['S4 Argonian Minesweeper'] },
        ],
      });
      t.act(1, 'play', 'H1 Dust Cloud').pick(1, CUTTER);
      t.act(2, 'respond', card);
      while (t.question !== 'play cards') t.least();
      t.act(1, 'use', 'E2 Nuclear Mine').pick(1, 'S4 Argonian Minesweeper');
      expect([card, t.offers(3, 'respond', 'S4 Argonian Minesweeper')]).toEqual([card, false]);
      t.leaveOpen();
    }
  },
);

rule('ge/reaction/7', 'E4 Transporter Mine: in reaction it uses a transporter that lies on its ship, and stays', () => {
  const t = play(
    { hand: ['H1 Dust Cloud'], fleet: [DESTROYER] },
    { hand: ['E4 Transporter Mine'], fleet: [{ card: LINER, on: ['E2 Transporter'] }], order: 'always' },
  );
  t.act(1, 'play', 'H1 Dust Cloud').pick(1, LINER).act(2, 'respond', 'E4 Transporter Mine');
  if (t.question === 'target') t.pick(2, DESTROYER);
  while (t.question === 'respond') t.pass(2);
  expect([t.under('E4 Transporter Mine'), t.card(DESTROYER).shieldDamage]).toEqual([LINER, 2]);
});

rule(
  'ge/reaction/6',
  'E3 Emergency Power: in reaction to a hazard the shields of a ship ignore half its strength',
  () => {
    const t = play({ hand: ['H5 Ion Storm'] }, { hand: ['E3 Emergency Power'], fleet: [DESTROYER], order: 'always' });
    t.act(1, 'play', 'H5 Ion Storm').act(2, 'respond', 'E3 Emergency Power');
    // 2 of 5 points come to 2 shields, which ignore them; 3 go on to the structure
    expect([t.card(DESTROYER).shieldDamage, t.card(DESTROYER).damage]).toEqual([0, 3]);
  },
);

rule('ge/definitions/10', 'T4 Gaia Planet: no dragon damages it with its weapons', () => {
  const t = battle(
    {
      fleet: [
        { card: 'D5 Hydrogen Dragoness', given: [0, 0, 3] },
        { card: DESTROYER, given: [0, 0, 2] },
      ],
    },
    { fleet: ['T4 Gaia Planet', MOON], order: 'never' },
  );
  t.act(1, 'fire', 'T4 Gaia Planet');
  expect(t.offers(1, 'shoot', 'D5 Hydrogen Dragoness')).toBe(false);
  t.pick(1, DESTROYER, DESTROYER);
  t.act(1, 'fire', MOON);
  expect(t.offers(1, 'shoot', 'D5 Hydrogen Dragoness')).toBe(true);
  t.least();
});

rule('ge/crucial-rules/1', 'H3 Radioactive Dust Cloud: takes a scout its research, and not its fire', () => {
  const scout = 'S4 Argonian Scout Cruiser';
  const t = play(
    { hand: ['H3 Radioactive Dust Cloud'], fleet: [CUTTER] },
    { fleet: [MOON, { card: scout, engaged: false }, 'T9 Gas Giant', LINER] },
  );
  t.act(1, 'play', 'H3 Radioactive Dust Cloud').pick(1, scout);
  t.untilPhase('allocation', 2).allocate(2, { engage: [scout] });
  expect(t.happened('generated').at(-1)!.points!.research).toBe(0);
  t.untilPhase('weapons fire', 2).act(2, 'fire', CUTTER);
  expect(t.offers(2, 'shoot', scout)).toBe(true);
  t.least();
});

rule('ge-r-disengaged-texts-1', 'T2 Moon: crew played to it takes a Card Play while it is disengaged', () => {
  const plays = (engaged: boolean): number => {
    const t = play({ hand: ['C2 Engineer'], fleet: [{ card: 'T2 Moon', engaged }] });
    return t.act(1, 'play', 'C2 Engineer').player(1).plays;
  };
  expect([plays(true), plays(false)]).toEqual([3, 2]);
});
