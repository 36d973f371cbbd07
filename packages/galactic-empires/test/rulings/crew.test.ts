import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { nodesOf } from '../../src/rules/empire/mechad.ts';
import { draw } from '../../src/words/index.ts';
import { CUTTER, DESTROYER, play } from '../scenes.ts';
import { table } from '../table.ts';
import { testCard } from '../test-cards.ts';

// Rulings on crew, equipment, and reactions to anything

const MECHAD = 'S3 Mechad Destroyer';
const BATTLESHIP = 'S9 Argonian Battleship';
const KREBIZ = 'S6 Krebiz Heavy Cruiser';

rule('ge-r-distribution-nodes-2', 'node refits go on Mechad ships, and give a ship at most three nodes more', () => {
  const [one, two, three] = ['E1 Distribution Node', 'E5 Distribution Nodes', 'E9 Distribution Nodes'] as const;
  const nodes = (...on: string[]) => {
    const t = play({ fleet: [{ card: MECHAD, on }] });
    return nodesOf(t.s, t.id(MECHAD));
  };
  const bare = nodes();
  const more = [[one], [two], [three], [one, two], [two, three], [one, one, one, one]].map(on => nodes(...on) - bare);
  expect(more).toEqual([1, 2, 3, 3, 3, 3]);
  const t = play({ hand: [one, two, three], fleet: [DESTROYER, MECHAD] });
  for (const name of [one, two, three]) expect(t.act(1, 'play', name).under(name)).toBe(MECHAD);
});

rule('ge-r-reaction-anytime-1', 'a reaction answers a repair, and need not concern it', () => {
  const healing = 'L4 Monster Healing';
  const t = table({
    active: 2,
    phase: 'allocation',
    seats: [
      { hand: ['L3 Repair Malfunction', healing], fleet: [{ card: 'M9 Kraken', damage: 4 }], order: 'always' },
      { fleet: ['T3 Repair Moon', { card: BATTLESHIP, damage: 2 }], order: 'never' },
    ],
  });
  t.pass(1).pick(2, `Repair ${BATTLESHIP}`, `Repair ${BATTLESHIP}`);
  // the repair is known: both answer it, one after the other
  expect([t.card(BATTLESHIP).damage, t.offers(1, 'respond', 'L3 Repair Malfunction')]).toEqual([0, true]);
  t.act(1, 'respond', healing);
  expect(t.card('M9 Kraken').damage).toBe(0);
  expect(t.offers(1, 'respond', 'L3 Repair Malfunction')).toBe(true);
  t.act(1, 'respond', 'L3 Repair Malfunction');
  while (t.question !== 'play cards') t.least();
  // two points are not repaired, and do two damage
  expect(t.card(BATTLESHIP).damage).toBe(4);
});

testCard({ types: ['F'], strength: 4, title: 'Test Aura' }, { functions: [{ effect: draw(1) }] });
rule('ge-r-psy-being-1', 'crew that can use a psy function is a psy being: Mind Turning negates what it does', () => {
  const act = (crew: string) => {
    const t = table({
      seats: [
        { fleet: [{ card: DESTROYER, on: [{ card: crew, on: ['A5 Mental Inspiration'] }] }], order: 'never' },
        { hand: ['O8 Mind Turning'], fleet: [CUTTER, 'F4 Test Aura'] },
      ],
    });
    t.act(1, 'use', 'A5 Mental Inspiration', 0);
    const offered = t.question === 'respond' && t.offers(2, 'respond', 'O8 Mind Turning');
    if (offered) t.act(2, 'respond', 'O8 Mind Turning');
    while (t.question !== 'play cards') t.least();
    return [offered, t.size(1, 'hand')];
  };
  expect([act('C2 Engineer'), act('C9 Admiral')]).toEqual([
    [true, 0],
    [false, 1],
  ]);
});

rule(
  'ge-r-dimensional-portal-2',
  'of a Krebiz ship that separates its player says which part keeps what lies against it',
  () => {
    for (const goes of [true, false]) {
      const [foe, pest] = ['C4 Boarding Party', 'M3 Alien Parasites'] as const;
      const t = play({ fleet: [{ card: KREBIZ, on: [foe, pest].map(card => ({ card, by: 2 })) }] });
      t.act(1, 'separate', KREBIZ).pick(1, ...(goes ? [pest] : []));
      const [cruiser, capsule] = t.all(KREBIZ) as [number, number];
      expect([t.on(cruiser), t.on(capsule)]).toEqual(goes ? [[foe], [pest]] : [[foe, pest], []]);
    }
  },
);

rule('ge-r-network-interface-3', 'when its ship is disengaged the copy is gone, and the interface stays', () => {
  const net = 'E8 Mechad Network Interface';
  const ship = (engaged: boolean) => ({ card: MECHAD, engaged, emf: 3, on: [{ card: net, engaged }] });
  const t = table({ phase: 'allocation', seats: [{ fleet: [ship(true)], order: 'never' }, { order: 'never' }] });
  expect(t.slots(1)).toBe(2);
  // nothing pays for it
  t.untilPhase('discard', 1);
  expect([t.engaged(MECHAD), t.engaged(net), t.under(net), t.slots(1)]).toEqual([false, false, MECHAD, 1]);
});

rule(
  'ge-r-v21-warcraft-1',
  'a ship that carries warcraft is played on one in play, and the two combine; other ships are not',
  () => {
    const [cruiser, craft, light] = ['S4 Clydon Medium Star Cruiser', 'S1 Clydon War Craft', DESTROYER] as const;
    const fleet = [{ card: craft, shieldDamage: 1 }];
    const t = play({ empire: 'Clydon', hand: [cruiser], fleet });
    t.act(1, 'play', cruiser).act(1, 'on', craft);
    // one ship of the two strengths, with the damage of both, for one Card Play
    expect([t.under(craft), t.strength(cruiser)[0], t.card(cruiser).shieldDamage]).toEqual([cruiser, 5, 1]);
    const joined = play({ empire: 'Clydon', fleet: [{ card: cruiser, on: [craft] }] });
    expect([t.player(1).plays, t.slots(1)]).toEqual([2, joined.slots(1)]);
    const other = play({ hand: [light], fleet });
    other.act(1, 'play', light);
    expect([other.inPlay(light), other.under(craft)]).toEqual([true, '']);
  },
);
