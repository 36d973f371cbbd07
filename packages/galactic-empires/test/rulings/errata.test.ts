import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type CardPlace, UNIVERSE } from '../../src/index.ts';
import { draw } from '../../src/words/index.ts';
import { battle, CUTTER, DESTROYER, FRIGATE, fire, NOMAD, play } from '../scenes.ts';
import { type Table, table } from '../table.ts';
import { testCard } from '../test-cards.ts';

// The publisher's errata, by card

const MOON = 'T3 Moon';
const POLICE = 'S2 Police Cutter';
const BASE = 'B3 Space Station';

rule('ge-r-infestation-inhibitor-1', 'there is one Infestation Inhibitor', () => {
  expect(UNIVERSE.filter(x => x.title === 'Infestation Inhibitor').map(x => x.id)).toEqual([
    'a1-infestation-inhibitor',
  ]);
});

rule(
  'ge-r-corrupt-politician-1',
  'a Corrupt Politician is played against locations of others: ships, bases and terrain',
  () => {
    const t = play(
      { hand: ['C4 Corrupt Politician'], fleet: [DESTROYER, MOON] },
      { fleet: [CUTTER, { card: 'T4 Small Planet', on: [BASE] }, 'T5 Star'] },
    );
    t.act(1, 'play', 'C4 Corrupt Politician');
    const offered = [CUTTER, BASE, 'T5 Star', DESTROYER, MOON].map(name => t.offers(1, 'on', name));
    expect(offered).toEqual([true, true, true, false, false]);
    t.pick(1, CUTTER);
  },
);

rule('ge-r-weapons-officer-1', 'all weapons where a Weapons Officer is do one and a half times their damage', () => {
  const t = battle({ fleet: [{ card: DESTROYER, on: ['C5 Weapons Officer'] }] }, { fleet: ['S9 Argonian Battleship'] });
  fire(t, DESTROYER, 'S9 Argonian Battleship', 2);
  while (t.question === 'respond') t.pass(2);
  expect(t.card('S9 Argonian Battleship').shieldDamage).toBe(3);
});

rule('ge-r-weapons-officer-1', 'the weapons of combined ships and of a base are at the place of its officer', () => {
  const OFFICER = 'C5 Weapons Officer';
  const [cruiser, craft] = ['S4 Clydon Medium Star Cruiser', 'S1 Clydon War Craft'] as const;
  const fired = (fleet: CardPlace, ...shots: string[]) => {
    const t = battle({ fleet: [fleet] }, { fleet: ['S9 Argonian Battleship'], order: 'never' });
    t.act(1, 'fire', 'S9 Argonian Battleship').pick(1, ...shots);
    return t.card('S9 Argonian Battleship').shieldDamage;
  };
  expect(fired({ card: cruiser, on: [OFFICER, craft] }, craft, cruiser)).toBe(3);
  expect(fired({ card: cruiser, on: [{ card: craft, on: [OFFICER] }] }, craft, cruiser)).toBe(3);
  const [planet, base] = ['T9 Gas Giant', 'B2 Fighter Garrison'] as const;
  expect(fired({ card: planet, on: [{ card: base, on: [OFFICER] }] }, base, base)).toBe(3);
  // a base is a place of its own, so an officer on the terrain beneath it is elsewhere
  expect(fired({ card: planet, on: [OFFICER, base] }, base, base)).toBe(2);
});

rule('ge-r-shield-refit-1', 'a Shield Refit gives one shield point', () => {
  const bare = play({ fleet: [DESTROYER] }).shields(DESTROYER);
  expect(play({ fleet: [{ card: DESTROYER, on: ['E1 Shield Refit'] }] }).shields(DESTROYER)).toBe(bare + 1);
});

rule('ge-r-heavy-phaser-refit-1', 'a Heavy Phaser Refit has two phasers', () => {
  expect(UNIVERSE.filter(x => x.title === 'Heavy Phaser Refit').map(x => x.phasers)).toEqual([2]);
});

rule(
  'ge-r-dimensional-portal-1',
  'a ship in a Dimensional Portal stays engaged, affects no fleet, protects nothing and takes no slot',
  () => {
    const off = play({ hand: ['H9 Dimensional Portal'] }, { fleet: [{ card: DESTROYER, engaged: false }] });
    expect(off.refuses(1, 'play', 'H9 Dimensional Portal')).toBe('ge/playing-on/1');
    const t = play({ hand: ['H9 Dimensional Portal'], fleet: [FRIGATE] }, { fleet: [DESTROYER, MOON] });
    expect(t.slots(2)).toBe(1);
    t.act(1, 'play', 'H9 Dimensional Portal');
    expect([t.engaged(DESTROYER), t.protected(2), t.slots(2)]).toEqual([true, false, 0]);
    t.untilPhase('weapons fire', 1);
    expect([t.offers(1, 'fire', DESTROYER), t.offers(1, 'headquarters', '2')]).toEqual([false, true]);
  },
);

rule('ge-r-unlucky-targeting-1', 'Unlucky Targeting divides the volley of another player by two', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [NOMAD], hand: ['L3 Unlucky Targeting'] });
  fire(t, DESTROYER, NOMAD, 2).act(2, 'respond', 'L3 Unlucky Targeting');
  expect(t.card(NOMAD).shieldDamage).toBe(1);
});

rule('ge-r-twist-of-fate-1', 'a Twist of Fate takes another player’s card with nothing on or against it', () => {
  const t = play(
    { hand: ['L8 Twist of Fate'], fleet: [FRIGATE] },
    { fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }, MOON] },
  );
  t.act(1, 'play', 'L8 Twist of Fate');
  expect([DESTROYER, FRIGATE, 'C2 Engineer', MOON].map(name => t.offers(1, 'card', name))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  t.pick(1, MOON).pick(2, 'Both go back to their hands');
  expect(t.pile(2, 'hand')).toEqual([MOON]);
});

rule('ge-r-burrower-damage-1', 'a Tectonic Burrower damages the terrain that it lies against', () => {
  const t = play({}, { fleet: [{ card: 'T6 Globular Cluster', on: [{ card: 'M5 Tectonic Burrower', by: 1 }] }, MOON] });
  t.act(1, 'use', 'M5 Tectonic Burrower');
  expect([t.card('T6 Globular Cluster').damage, t.card(MOON).damage]).toEqual([2, 0]);
});

rule('ge-r-juggernaut-1', 'a Juggernaut that has destroyed its base goes to another base, in whatever fleet', () => {
  const t = table({
    seats: [
      { order: 'never' },
      {
        fleet: [{ card: MOON, on: [{ card: BASE, shieldDamage: 4, on: [{ card: 'M7 Juggernaut', by: 1 }] }] }],
        order: 'never',
      },
      { fleet: [{ card: MOON, on: ['B1 Military Outpost'] }], order: 'never' },
    ],
  });
  t.act(1, 'use', 'M7 Juggernaut');
  expect([t.inPlay(BASE), t.under('M7 Juggernaut')]).toEqual([false, 'B1 Military Outpost']);
});

testCard({ types: ['L'], strength: 4, title: 'Test Omen' }, { on: 'your fleet', effect: draw(1), after: 'discard' });
rule('ge-r-luck-demon-1', 'the player of the newest Luck Demon may play luck that others play at home', () => {
  const t = table({
    seats: [
      { hand: ['L4 Test Omen'], deck: [MOON], order: 'never' },
      { fleet: ['M9 Luck Demon'], deck: ['T6 System'] },
      { fleet: ['M9 Luck Demon'], deck: ['T6 Planet'] },
    ],
  });
  t.act(1, 'play', 'L4 Test Omen');
  expect(t.offers(2, 'respond', 'M9 Luck Demon')).toBe(false);
  // the demon of player 3 came last
  t.pass(2).act(3, 'respond', 'M9 Luck Demon');
  while (t.question === 'respond') t.pass(t.asked[0]!);
  expect([1, 2, 3].map(who => t.size(who, 'hand'))).toEqual([0, 0, 1]);
});

rule('ge-r-electronic-warfare-1', 'electronic warfare goes on ships and bases', () => {
  for (const name of [
    'O3 Defensive Electronic Warfare',
    'O3 Offensive Electronic Warfare',
    'O3 Offensive/Defensive Electronic Warfare',
  ]) {
    const t = play({ hand: [name], fleet: [DESTROYER, { card: MOON, on: [BASE] }, 'D2 Oort Dragoness'] });
    t.act(1, 'play', name);
    expect([name, ...[DESTROYER, BASE, MOON, 'D2 Oort Dragoness'].map(at => t.offers(1, 'on', at))]).toEqual([
      name,
      true,
      true,
      false,
      false,
    ]);
    t.pick(1, DESTROYER);
  }
});

rule('ge-r-electronic-warfare-2', 'Offensive/Defensive Electronic Warfare means one less and one more', () => {
  const both = 'O3 Offensive/Defensive Electronic Warfare';
  const t = battle({ fleet: [DESTROYER] }, { fleet: [{ card: NOMAD, on: [both] }] });
  fire(t, DESTROYER, NOMAD, 2).act(2, 'respond', both);
  while (t.question === 'respond') t.pass(2);
  expect(t.card(NOMAD).shieldDamage).toBe(1);
  const own = battle({ fleet: [{ card: DESTROYER, on: [both] }] }, { fleet: [NOMAD], order: 'never' });
  fire(own, DESTROYER, NOMAD, 2);
  while (own.question !== 'weapons fire' && own.question !== 'play cards') own.act(1, 'yes');
  expect(own.card(NOMAD).shieldDamage).toBe(3);
});

rule(
  'ge-r-instant-reaction-1',
  'Instant Reaction: a card acts in reaction once in a complete turn, and this returns where that is no stronger',
  () => {
    const t = battle(
      { fleet: [DESTROYER, FRIGATE] },
      {
        fleet: [
          { card: CUTTER, on: ['O3 Defensive Electronic Warfare'] },
          { card: NOMAD, on: ['O3 Offensive/Defensive Electronic Warfare'] },
        ],
        hand: ['O3 Instant Reaction', 'O3 Instant Reaction'],
      },
    );
    fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', 'O3 Instant Reaction');
    t.pick(2, 'O3 Defensive Electronic Warfare').pass(2);
    expect([t.shields(CUTTER), t.size(2, 'hand')]).toEqual([2, 2]);
    // not again in this phase, though the other card could react again
    fire(t, FRIGATE, NOMAD, 1);
    expect([t.question, t.offers(2, 'respond', 'O3 Instant Reaction')]).toEqual(['respond', false]);
    t.pass(2);
  },
);

rule(
  'ge-r-repair-delivery-1',
  'a Repair Delivery takes off damage that is just happening, and none that cards did',
  () => {
    const t = battle(
      { fleet: [{ card: DESTROYER, given: [0, 0, 2] }] },
      { fleet: [POLICE], hand: ['O4 Repair Delivery'] },
    );
    fire(t, DESTROYER, POLICE, 3).act(2, 'respond', 'O4 Repair Delivery');
    while (t.question === 'deliver repairs' || t.question === 'respond') t.least();
    expect([t.card(POLICE).shieldDamage, t.card(POLICE).damage]).toEqual([0, 0]);
    // an Explosive Mine damages the moon
    const card = table({
      active: 2,
      seats: [
        { hand: ['O4 Repair Delivery'], fleet: ['T5 Star', { card: DESTROYER, damage: 1 }], order: 'never' },
        { fleet: [{ card: POLICE, on: ['E1 Explosive Mine'] }], order: 'never' },
      ],
    });
    card.act(2, 'use', 'E1 Explosive Mine').pick(2, 'T5 Star');
    card.untilPhase('play A', 1).act(1, 'play', 'O4 Repair Delivery');
    while (card.question === 'deliver repairs') card.least();
    expect([card.card('T5 Star').damage, card.card(DESTROYER).damage]).toEqual([1, 0]);
  },
);

rule(
  'ge-r-wandering-desire-1',
  'Wandering Desire is discarded after use; a crew stronger than the card stops it',
  () => {
    for (const card of UNIVERSE.filter(x => x.title === 'Wandering Desire')) {
      expect(card.after).toBe('discard');
      const name = `O${card.strength} Wandering Desire`;
      const at = (crew: string) => play({ hand: [name] }, { fleet: [{ card: NOMAD, on: [crew] }] });
      const t = at('C3 Nurse').act(1, 'play', name);
      expect([t.inPlay(NOMAD), t.pile(1, 'discard')]).toEqual([false, [name]]);
      const stronger = UNIVERSE.find(
        x => x.types[0] === 'C' && x.strength === card.strength + 1 && x.reaction !== true,
      )!;
      expect([name, at(`C${stronger.strength} ${stronger.title}`).refuses(1, 'play', name)]).toEqual([
        name,
        'ge/playing-on/1',
      ]);
    }
  },
);

rule(
  'ge-r-surprise-attack-1',
  'Surprise Attack: the ship comes engaged, with its weapons and mine deployment systems loaded, and the card is used up',
  () => {
    const t = play({ hand: ['O7 Surprise Attack', CUTTER, 'E1 Explosive Mine'], fleet: [MOON] }, { fleet: [NOMAD] });
    t.act(1, 'play', 'O7 Surprise Attack');
    while (t.question !== 'play cards') t.pick(1, t.question === 'place' ? 'space' : CUTTER);
    expect([t.engaged(CUTTER), t.inPlay('O7 Surprise Attack')]).toEqual([true, false]);
    expect(t.card(CUTTER).given[11]).toBe(1);
  },
);

rule(
  'ge-r-asteroid-shield-1',
  'nothing is played on an Asteroid Shield, and its ship is damaged by structural damage alone',
  () => {
    const shield = 'T2 Asteroid Shield';
    /** Player 1 uses a mine against a Cutter behind an Asteroid Shield. */
    const mined = (mine: string) =>
      play({ fleet: [{ card: DESTROYER, on: [mine] }] }, { fleet: [{ card: CUTTER, on: [shield] }] }).act(
        1,
        'use',
        mine,
      );
    const damage = (t: Table) => [t.card(CUTTER).shieldDamage, t.card(CUTTER).damage];
    const [whole, harmed] = [mined('E2 Nuclear Mine'), mined('E5 Antimatter Mine')];
    expect([whole, harmed].map(t => [t.inPlay(shield), ...damage(t)])).toEqual([
      [true, 0, 0],
      [true, 0, 2],
    ]);
    const gouge = 'M2 Planet Gouge';
    const offers = (...more: string[]) => play({ hand: [gouge] }, { fleet: [{ card: CUTTER, on: [shield] }, ...more] });
    expect([offers(), offers(MOON)].map(t => t.offers(1, 'play', gouge))).toEqual([false, true]);
    const t = offers(MOON, 'T5 Star').act(1, 'play', gouge);
    expect([shield, MOON].map(at => t.offers(1, 'on', at))).toEqual([false, true]);
    t.pick(1, MOON);
  },
);

rule(
  'ge-r-astromorph-1',
  'an Astromorph damages one ship until it is destroyed, then takes another, and waits with none',
  () => {
    const t = play(
      { fleet: [] },
      { fleet: [{ card: 'M5 Astromorph', by: 1 }, { card: 'S4 Argonian Destroyer', damage: 3 }, POLICE] },
    );
    t.act(1, 'use', 'M5 Astromorph').pick(1, DESTROYER);
    expect([t.inPlay(DESTROYER), t.inPlay(POLICE)]).toEqual([false, true]);
    t.untilPhase('play A', 2).untilPhase('play A', 1).act(1, 'use', 'M5 Astromorph');
    expect(t.inPlay(POLICE)).toBe(false);
    t.untilPhase('play A', 2).untilPhase('play A', 1);
    expect([t.inPlay('M5 Astromorph'), t.offers(1, 'use', 'M5 Astromorph')]).toEqual([true, false]);
  },
);
