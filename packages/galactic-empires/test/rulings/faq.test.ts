import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { currentStrength } from '../../src/rules/table/definitions.ts';
import { battle, CUTTER, DESTROYER, FRIGATE, fire, NOMAD, output, play } from '../scenes.ts';
import { table } from '../table.ts';

// The publisher's answers to frequent questions

const MOON = 'T3 Moon';
const POLICE = 'S2 Police Cutter';
const BASE = 'B3 Space Station';
const BATTLESHIP = 'S9 Argonian Battleship';

rule(
  'ge-r-engaged-when-played-1',
  'abilities and non-passive equipment come disengaged onto what is disengaged',
  () => {
    const off = { card: DESTROYER, engaged: false, on: [{ card: 'C2 Engineer', engaged: false }] };
    const t = play({ hand: ['A2 Logic', 'E3 Shuttlecraft', 'E1 Shield Refit', 'E2 Phaser Refit'], fleet: [off] });
    for (const name of ['A2 Logic', 'E1 Shield Refit', 'E2 Phaser Refit']) t.act(1, 'play', name);
    expect(['A2 Logic', 'E1 Shield Refit', 'E2 Phaser Refit'].map(x => t.engaged(x))).toEqual([false, true, false]);
  },
);

rule('ge-r-engaged-when-played-3', 'a Mercenary whose pay depends on where it is comes as its cost is there', () => {
  const t = play({ hand: ['C2 Mercenary', 'C2 Mercenary'], fleet: ['S2 Vektrean Frigate', MOON] });
  t.act(1, 'play', 'C2 Mercenary').pick(1, 'S2 Vektrean Frigate').act(1, 'play', 'C2 Mercenary').pick(1, MOON);
  const by = (at: string) => t.all('C2 Mercenary').find(id => t.s.cards[id]!.on === t.id(at))!;
  expect([t.s.cards[by('S2 Vektrean Frigate')]!.engaged, t.s.cards[by(MOON)]!.engaged]).toEqual([1, 0]);
});

rule('ge-r-when-played-1', 'cards are played in their player’s Play Cards Phases', () => {
  const t = battle({ fleet: [DESTROYER], hand: [MOON] }, { fleet: [NOMAD], hand: [MOON], order: 'never' });
  expect(t.refuses(1, 'play', MOON)).toBe('ge/turn-definitions/5');
  t.untilPhase('play B', 1);
  expect(t.offers(1, 'play', MOON)).toBe(true);
});

rule('ge-r-when-actions-1', 'cards act in a Play Cards Phase of whoever controls them, while they are engaged', () => {
  const may = (active: number, who: number, engaged: boolean) => {
    const ship = (card: string) => ({ card, engaged, on: ['E3 Shuttlecraft', 'E2 Nuclear Mine'] });
    const t = table({ active, seats: [{ fleet: [ship(DESTROYER)] }, { fleet: [ship(CUTTER)] }] });
    return t.offers(active, 'use', t.all('E2 Nuclear Mine', who)[0]!);
  };
  expect([may(1, 1, true), may(1, 2, true), may(2, 1, true), may(2, 2, true)]).toEqual([true, false, false, true]);
  expect(may(1, 1, false)).toBe(false);
});

rule('ge-r-when-actions-2', 'a card played in reaction acts then, and again in its controller’s next turn', () => {
  const t = battle(
    { fleet: [DESTROYER] },
    { fleet: [{ card: CUTTER, on: ['C2 Engineer'] }, BATTLESHIP], hand: ['E2 Transporter'] },
  );
  fire(t, DESTROYER, CUTTER, 1).act(2, 'respond', 'E2 Transporter').pick(2, CUTTER);
  while (t.question === 'respond') t.least();
  expect([t.inPlay('E2 Transporter'), t.under('C2 Engineer')]).toEqual([true, BATTLESHIP]);
  t.untilPhase('play A', 2);
  expect(t.offers(2, 'use', 'E2 Transporter')).toBe(true);
});

rule('ge-r-how-often-2', 'two uses of a function are no two volleys', () => {
  const t = battle({ fleet: [{ card: DESTROYER, on: ['C5 Captain'] }] }, { fleet: [NOMAD, CUTTER], order: 'never' });
  fire(t, DESTROYER, NOMAD, 3);
  while (t.question === 'respond') t.least();
  expect(t.offers(1, 'fire', CUTTER)).toBe(false);
});

rule('ge-r-activated-1', 'a mine that is used against a ship stays where it lies', () => {
  const given = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
  const t = play({ fleet: [{ card: CUTTER, given, on: ['E2 Nuclear Mine'] }] }, { fleet: [BATTLESHIP] });
  t.act(1, 'use', 'E2 Nuclear Mine');
  expect([t.under('E2 Nuclear Mine'), t.card(BATTLESHIP).shieldDamage]).toEqual([CUTTER, 2]);
});

rule('ge-r-base-targets-1', 'bases fire at ships, bases and terrain, and not at a Sector HQ', () => {
  const guns = { card: MOON, on: ['B9 Starbase'] };
  const t = battle({ fleet: [guns] }, { fleet: [CUTTER, { card: 'T5 Star', on: [BASE] }], order: 'never' });
  expect([t.offers(1, 'fire', CUTTER), t.offers(1, 'fire', BASE)]).toEqual([true, true]);
  const bare = battle({ fleet: [guns, POLICE] }, { fleet: ['T5 Star'], order: 'never' });
  bare.act(1, 'headquarters', '2');
  expect(bare.offeredTo(1)).not.toContain('Starbase');
  bare.pick(1, POLICE);
});

rule('ge-r-basis-of-stack-1', 'a card is the basis of a stack as soon as something lies against it', () => {
  const t = play(
    { hand: ['L8 Twist of Fate'] },
    { fleet: [MOON, { card: DESTROYER, on: [{ card: 'H3 Pulsar', by: 1, left: 3 }] }] },
  );
  t.act(1, 'play', 'L8 Twist of Fate').pick(2, 'Both go back to their hands');
  expect([t.inPlay(MOON), t.inPlay(DESTROYER)]).toEqual([false, true]);
});

rule('ge-r-combined-1', 'combined terrain has the strength and the output of both', () => {
  const [planet, ring] = ['T5 Planet Candor II', 'T5 Ring System'] as const;
  const t = play({ fleet: [{ card: planet, on: [ring] }] });
  expect(t.strength(planet)).toEqual([10, 10]);
  const alone = [planet, ring].map(card => output(play({ fleet: [card] }), card));
  const kinds = [...new Set(alone.flatMap(made => Object.keys(made)))] as (keyof (typeof alone)[number])[];
  expect(kinds.length).toBeGreaterThan(0);
  expect(output(t, planet)).toEqual(
    Object.fromEntries(kinds.map(kind => [kind, (alone[0]![kind] ?? 0) + (alone[1]![kind] ?? 0)])),
  );
});

rule('ge-r-combined-2', 'for a Twist of Fate combined terrain is two cards, one on the other', () => {
  const t = play({ hand: ['L8 Twist of Fate'] }, { fleet: [{ card: 'T5 Planet Candor II', on: ['T5 Ring System'] }] });
  t.act(1, 'play', 'L8 Twist of Fate').pick(2, 'Both go back to their hands');
  expect([t.pile(2, 'hand'), t.strength('T5 Planet Candor II')[0]]).toEqual([['T5 Ring System'], 5]);
});

rule('ge-r-combined-4', 'damage on either part is damage on the whole, shield damage staying shield damage', () => {
  const t = battle(
    { fleet: [DESTROYER] },
    {
      fleet: [{ card: 'S6 Krebiz Heavy Cruiser', as: 1, damage: 1, on: [{ card: 'S7 Krebiz Battlecruiser', as: 2 }] }],
      order: 'never',
    },
  );
  fire(t, DESTROYER, 'S6 Krebiz Heavy Cruiser', 2);
  expect([t.card('S6 Krebiz Heavy Cruiser').damage, t.card('S6 Krebiz Heavy Cruiser').shieldDamage]).toEqual([1, 2]);
});

rule(
  'ge-r-complete-turn-2',
  'a Ship from the Future of another’s Weapons Fire Phase leaves as its controller’s next Allocation Phase begins',
  () => {
    const ship = 'S1 Ship from the Future';
    const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: [ship] });
    fire(t, DESTROYER, CUTTER, 1).act(2, 'respond', ship);
    while (t.asked.includes(2) && t.question !== 'play cards' && t.question !== 'allocation') t.least();
    t.untilPhase('play B', 1);
    expect(t.inPlay(ship)).toBe(true);
    t.untilPhase('play A', 2);
    expect(t.inPlay(ship)).toBe(false);
  },
);

rule('ge-r-current-strength-1', 'current strength is strength less damage to structure', () => {
  const t = play({ fleet: [{ card: DESTROYER, damage: 3, shieldDamage: 1 }] });
  expect([currentStrength(t.s, t.id(DESTROYER)), t.strength(DESTROYER)]).toEqual([1, [4, 1]]);
});

rule('ge-r-dragons-2', 'a boarding party visits a dragon on a mission there and back', () => {
  const t = play(
    { fleet: [{ card: BATTLESHIP, on: ['C4 Boarding Party', 'E3 Shuttlecraft'] }] },
    { fleet: ['D5 Void Dragoness'] },
  );
  expect(t.refuses(1, 'use', 'C4 Boarding Party')).not.toBe('');
  t.act(1, 'use', 'E3 Shuttlecraft', 1);
  while (t.asked.includes(1) && t.question !== 'play cards') t.least();
  expect(t.card('D5 Void Dragoness').damage).toBeGreaterThan(0);
});

rule('ge-r-free-flying-shuttle-1', 'a shuttle on a ship is no target, one on no card is', () => {
  const at = (place: 'ship' | 'space') =>
    battle(
      { fleet: [DESTROYER] },
      {
        fleet: place === 'ship' ? [{ card: NOMAD, on: ['E3 Shuttlecraft'] }] : [NOMAD, 'E3 Shuttlecraft'],
        order: 'never',
      },
    ).offers(1, 'fire', 'E3 Shuttlecraft');
  expect([at('ship'), at('space')]).toEqual([false, true]);
});

rule('ge-r-weapon-modifiers-1', 'any number of cards change the damage of weapons fire', () => {
  const electronic = 'O3 Offensive Electronic Warfare';
  const t = battle(
    { fleet: [{ card: DESTROYER, on: [electronic, electronic] }] },
    { fleet: [BATTLESHIP], order: 'never' },
  );
  fire(t, DESTROYER, BATTLESHIP, 2);
  while (t.question !== 'weapons fire' && t.question !== 'play cards') t.act(1, 'yes');
  expect(t.card(BATTLESHIP).shieldDamage).toBe(6);
});

rule('ge-r-transport-not-needed-1', 'a boarding party acts where it is without any transportation', () => {
  const t = play({ fleet: [] }, { fleet: [{ card: DESTROYER, on: [{ card: 'C4 Boarding Party', by: 1 }] }] });
  t.act(1, 'use', 'C4 Boarding Party', 0);
  expect(t.card(DESTROYER).damage).toBeGreaterThan(0);
});

rule('ge-r-structural-1', 'a boarding party’s damage goes past shields', () => {
  const t = play({ fleet: [] }, { fleet: [{ card: DESTROYER, on: [{ card: 'C4 Boarding Party', by: 1 }] }] });
  t.act(1, 'use', 'C4 Boarding Party', 0);
  expect([t.shields(DESTROYER) > 0, t.card(DESTROYER).shieldDamage]).toEqual([true, 0]);
  expect(t.card(DESTROYER).damage).toBeGreaterThan(0);
});

rule('ge-r-shuttles-3', 'a shuttle moves with nobody aboard, and carries disengaged crew', () => {
  const t = play({
    fleet: [{ card: BATTLESHIP, on: ['E3 Shuttlecraft', { card: 'C2 Engineer', engaged: false }] }, CUTTER],
  });
  t.act(1, 'use', 'E3 Shuttlecraft', 0).pick(1, 'C2 Engineer');
  expect(t.under('C2 Engineer')).toBe(CUTTER);
});

rule('ge-r-reaction-fire-1', 'a Ship from the Future is not played to fire where nobody has done anything', () => {
  const ship = 'S1 Ship from the Future';
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: [ship], order: 'always' });
  let offered = false;
  for (t.pass(1); t.s.phase === 'weapons fire'; t.least())
    offered ||= t.asked.includes(2) && t.offers(2, 'respond', ship);
  expect([offered, t.pile(2, 'hand')]).toEqual([false, [ship]]);
  // it is offered as soon as somebody fires
  const shot = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: [ship] });
  fire(shot, DESTROYER, CUTTER, 1);
  expect(shot.offers(2, 'respond', ship)).toBe(true);
  shot.pass(2);
});

rule('ge-r-splash-1', 'a Citadel in reaction takes the damage at its terrain first', () => {
  const t = battle(
    { fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }] },
    { fleet: ['T9 Gas Giant'], hand: ['B8 Citadel'] },
  );
  t.act(1, 'fire', 'T9 Gas Giant').pick(1, ...Array<string>(4).fill(BATTLESHIP));
  t.act(2, 'respond', 'B8 Citadel');
  while (t.question === 'respond') t.least();
  expect([t.card('T9 Gas Giant').damage, t.inPlay('B8 Citadel')]).toEqual([0, true]);
});

rule('ge-r-voided-1', 'an action whose card is gone is voided, and a card discarded after use is discarded', () => {
  const t = battle({ fleet: [FRIGATE] }, { fleet: [POLICE], hand: ['O5 Tactical Retreat'] });
  fire(t, FRIGATE, POLICE, 1).act(2, 'respond', 'O5 Tactical Retreat');
  while (t.question === 'respond') t.least();
  expect([t.pile(2, 'hand'), t.pile(2, 'discard')]).toEqual([[POLICE], ['O5 Tactical Retreat']]);
  // its weapons have fired all the same
  expect(t.offers(1, 'fire', POLICE)).toBe(false);
});

rule(
  'ge-r-played-against-1',
  'a base goes on one’s own Black Hole in another fleet; a Penal Colony goes on terrain of others alone',
  () => {
    const t = table({
      seats: [
        {
          hand: ['B1 Military Outpost', 'B5 Penal Colony'],
          fleet: [{ card: 'T6 Black Hole', at: 2 } as never],
          order: 'never',
        },
        { fleet: [MOON], order: 'never' },
      ],
    });
    t.act(1, 'play', 'B1 Military Outpost');
    if (t.question === 'place') t.pick(1, 'T6 Black Hole');
    expect(t.under('B1 Military Outpost')).toBe('T6 Black Hole');
    t.act(1, 'play', 'B5 Penal Colony');
    expect(t.under('B5 Penal Colony')).toBe(MOON);
  },
);

rule('ge-r-engaged-when-played-2', 'what others do to costs does not change how a card is played', () => {
  const t = play({ hand: ['C2 Mercenary'], fleet: [{ card: MOON, on: ['C8 CEO'] }] });
  t.act(1, 'play', 'C2 Mercenary');
  expect(t.engaged('C2 Mercenary')).toBe(false);
});

rule('ge-r-combined-3', 'combined cards that leave play are the separate cards again', () => {
  const t = battle(
    { fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }] },
    { fleet: [{ card: 'T5 Planet Candor II', damage: 8, on: ['T5 Ring System'] }], order: 'never' },
  );
  t.act(1, 'fire', 'T5 Planet Candor II').pick(1, ...Array<string>(2).fill(BATTLESHIP));
  expect(t.pile(2, 'discard').slice().sort()).toEqual(['T5 Planet - Candor II', 'T5 Ring System']);
});

rule('ge-r-shuttles-2', 'the phasers of a shuttle fire once until a card rearms them', () => {
  const t = battle(
    { fleet: ['T9 Gas Giant', { card: DESTROYER, on: ['E3 Shuttlecraft'] }] },
    { fleet: [BATTLESHIP, NOMAD], order: 'never' },
  );
  t.act(1, 'fire', BATTLESHIP).pick(1, 'E3 Shuttlecraft');
  t.act(1, 'fire', NOMAD);
  expect(t.offeredTo(1)).not.toContain('Shuttlecraft');
  t.pick(1, DESTROYER)
    .untilPhase('allocation', 1)
    .allocate(1, { engage: [DESTROYER] });
  t.untilPhase('weapons fire', 1).act(1, 'fire', NOMAD);
  expect(t.offeredTo(1)).not.toContain('Shuttlecraft');
  t.pick(1, DESTROYER);
});

rule('ge-r-when-actions-3', 'a text about draws acts in the Draw Cards Phase', () => {
  const drawn = (on: string[]) => {
    const t = play({ deck: Array<string>(6).fill(MOON), fleet: [{ card: DESTROYER, on }] }).untilPhase('discard', 1);
    const before = t.happened('drawn').length;
    t.untilPhase('play A', 2);
    return [before, t.happened('drawn').length];
  };
  expect([drawn([]), drawn(['C4 Temporal Mechanic'])]).toEqual([
    [0, 2],
    [0, 3],
  ]);
});

rule('ge-r-what-can-be-reacted-to-1', 'a draw is not answered; a card that is played is', () => {
  const t = play({ hand: [MOON], deck: [MOON, MOON] }, { hand: ['O3 Crinkled Timeline'], order: 'always' });
  t.act(1, 'play', MOON);
  expect(t.asked).toEqual([2]);
  t.pass(2).act(1, 'pass');
  const asked: string[] = [];
  while (!(t.asked[0] === 2 && t.question !== 'respond')) {
    if (t.question === 'respond') asked.push(t.prompt());
    t.least();
  }
  expect(t.happened('drawn').length).toBeGreaterThan(0);
  expect(asked.filter(prompt => /draw/i.test(prompt))).toEqual([]);
});

rule(
  'ge-r-turns-one-two-1',
  'turn 2 begins for all as the first player’s second turn begins: then others react',
  () => {
    const react = (turns: number) => {
      const t = play({ hand: [MOON], turns }, { hand: ['O3 Crinkled Timeline'], order: 'always', turns: turns - 1 });
      t.act(1, 'play', MOON);
      const asked = t.question === 'respond';
      while (t.question === 'respond') t.least();
      return asked;
    };
    expect([react(1), react(2)]).toEqual([false, true]);
  },
);

rule('ge-r-emf-6', 'energy for a field is no energy for engagement', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: [
          'T9 Gas Giant',
          { card: 'S3 Mechad Destroyer', engaged: false, emf: 1, on: [{ card: 'H4 Gravity Pocket', by: 2 }] },
        ],
      },
      {},
    ],
  });
  t.allocate(1, { engage: ['S3 Mechad Destroyer'], give: [['S3 Mechad Destroyer', 'field', 2]] });
  expect([t.inPlay('H4 Gravity Pocket'), t.card('S3 Mechad Destroyer').emf]).toEqual([true, 2]);
});

rule('ge-r-friendly-fire-1', 'texts about volleys of other players lessen no fire at one’s own card', () => {
  const crewed = { card: NOMAD, on: ['C9 Admiral'] };
  const own = battle({ fleet: [DESTROYER, crewed] }, { fleet: [POLICE], order: 'never' });
  fire(own, DESTROYER, NOMAD, 3);
  const theirs = battle({ fleet: [DESTROYER] }, { fleet: [crewed], order: 'never' });
  theirs.act(1, 'fire', NOMAD).pick(1, ...Array<string>(3).fill(DESTROYER));
  expect([own.card(NOMAD).shieldDamage, theirs.card(NOMAD).shieldDamage]).toEqual([3, 0]);
});

rule('ge-r-friendly-fire-1', 'the text of a Gaia Planet speaks of each volley, that of its own player, too', () => {
  const ship = { card: DESTROYER, given: [0, 0, 2] };
  const flux = Array<string>(2).fill(`Energy Flux of ${DESTROYER} (1 each)`);
  const t = battle({ fleet: [ship, 'T4 Gaia Planet'] }, { fleet: [POLICE], order: 'never' });
  t.act(1, 'fire', 'T4 Gaia Planet').pick(1, ...flux);
  // a third of two points
  expect([t.happened('fired')[0]!.fire.heavy, t.card('T4 Gaia Planet').damage]).toEqual([2, 0]);
});
