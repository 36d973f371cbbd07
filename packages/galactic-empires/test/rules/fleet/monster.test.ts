import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { LIBRARY, typeOf } from '../../../src/card.ts';
import { cardText } from '../../../src/card-text.ts';
import { titleOnCard } from '../../../src/printed.ts';
import { table } from '../../table.ts';

const POLICE = 'S2 Police Cutter';

const MOON = 'T3 Moon';

const BASE = 'B1 Personal Base';

rule('ge/monster/1', 'each monster says where it goes, what it does, and what ends it, if anything does', () => {
  /** monsters without a printed way to destroy them: their host does it, or their own text */
  const free = [
    'Shadow',
    'Cyber Mites',
    "Visilikiiy's Eye",
    'Void Angel',
    'Time Thief',
    'Harvesters',
    'Research Defiler',
    'Research Mandator',
    'Suark Beast',
    // they leave in the next turn of the unit's player
    'Scentari Snails',
    'Rat Infestation',
    'Skullets',
    // they go with the dragon or monster that they are on
    'Space Remora',
  ];
  for (const def of LIBRARY.all().filter(x => x.source.types[0] === 'M' && !x.source.title.startsWith('Test '))) {
    const side = def.sides[0]!;
    expect(cardText(def.source).length, def.name).toBeGreaterThan(1);
    expect(cardText(def.source)[0], def.name).toMatch(/^Play/);
    const ends = side.bane.size > 0 || side.ends !== null || side.lasts !== null || side.source.after !== undefined;
    expect(ends || free.includes(titleOnCard(def.source)), def.name).toBe(true);
  }
});

rule('ge/monster/2', 'points that repair do nothing for a monster; healing that says so does', () => {
  const hurt = { card: 'M9 Kraken', damage: 2 };
  const plain = table({
    phase: 'allocation',
    seats: [{ fleet: ['T3 Repair Moon', { card: POLICE, damage: 1 }, hurt] }, {}],
  });
  expect(plain.whyNot(1, hurt.card)?.rule).toBe('ge/allocation-phase/6');
  expect(plain.whyNot(1, POLICE)).toBeNull();
  const healing = table({ phase: 'allocation', seats: [{ fleet: ['T3 Dragon Hole', hurt] }, {}] });
  healing.pick(1, hurt.card);
  expect(healing.card('M9 Kraken').damage).toBe(1);
});

rule('ge/monster/3', 'a monster goes with its location', () => {
  const t = table({
    seats: [
      { hand: ['M2 Planet Gouge'] },
      { fleet: [{ card: MOON, on: [{ card: 'M3 Scandig Blob', by: 1 }] }], order: 'never' },
    ],
  });
  t.act(1, 'play', 'M2 Planet Gouge');
  expect(t.inPlay('M3 Scandig Blob')).toBe(false);
});

rule(
  'ge/monster/4',
  'one that changes its location stays when its location goes, and waits where there is none',
  () => {
    const t = table({
      seats: [
        { hand: ['M2 Planet Gouge', 'M2 Planet Gouge'] },
        {
          fleet: [{ card: MOON, on: [{ card: BASE, on: [{ card: 'M7 Juggernaut', by: 1 }] }] }],
          order: 'never',
        },
        { fleet: [{ card: MOON, on: ['B1 Military Outpost'] }], order: 'never' },
      ],
    });
    t.act(1, 'play', 'M2 Planet Gouge').pick(1, t.id(MOON, 2));
    expect(t.under('M7 Juggernaut')).toBe('B1 Military Outpost');
    t.act(1, 'play', 'M2 Planet Gouge');
    expect([t.inPlay('M7 Juggernaut'), t.under('M7 Juggernaut')]).toEqual([true, '']);
  },
);

rule(
  'ge/monster/5',
  'a monster called space dragon is no dragon: it protects nothing and takes no command slot',
  () => {
    const t = table({ seats: [{ fleet: ['M4 Space Dragon'] }, {}] });
    expect([typeOf(t.s, t.id('M4 Space Dragon')), t.protected(1), t.slots(1)]).toEqual(['M', false, 0]);
  },
);
