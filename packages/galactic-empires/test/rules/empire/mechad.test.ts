import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import type { Phase } from '../../../src/state.ts';
import { type Table, table } from '../../table.ts';

const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}): Table =>
  table({
    phase,
    seats: [
      { order: 'never', ...one },
      { order: 'never', ...two },
    ],
  });

/** Energy and supply for anything. */
const POWER = ['T9 Gas Giant', 'T8 System Mechad System'];

const ship = (card: string, emf: number): CardPlace => ({ card, engaged: false, emf });

rule('ge/empire-mechad/1', 'a field is as strong as the energy given to it times its nodes', () => {
  // the destroyer has one node, the dreadnought two
  const t = at('allocation', { fleet: [...POWER, ship('S3 Mechad Destroyer', 3), ship('S7 Mechad Dreadnought', 7)] });
  t.allocate(1, {
    engage: ['S3 Mechad Destroyer', 'S7 Mechad Dreadnought'],
    give: [
      ['S3 Mechad Destroyer', 'field', 2],
      ['S7 Mechad Dreadnought', 'field', 3],
    ],
  });
  expect([t.card('S3 Mechad Destroyer').emf, t.card('S7 Mechad Dreadnought').emf]).toEqual([2, 6]);
});

rule(['ge/empire-mechad/2', 'ge-r-emf-2'], 'a field is at most twice as strong as its ship', () => {
  const t = at('allocation', { fleet: [...POWER, ship('S3 Mechad Destroyer', 5)] });
  expect(() =>
    t.allocate(1, { engage: ['S3 Mechad Destroyer'], give: [['S3 Mechad Destroyer', 'field', 7]] }),
  ).toThrow();
  t.allocate(1, { engage: ['S3 Mechad Destroyer'], give: [['S3 Mechad Destroyer', 'field', 6]] });
  expect(t.card('S3 Mechad Destroyer').emf).toBe(6);
});

rule('ge/empire-mechad/3', 'a field takes damage before the structure does', () => {
  const t = at(
    'weapons fire',
    { fleet: ['S4 Argonian Destroyer'] },
    { fleet: [{ card: 'S3 Mechad Destroyer', emf: 2 }] },
  );
  t.act(1, 'fire', 'S3 Mechad Destroyer').pick(1, ...Array<string>(3).fill('S4 Argonian Destroyer'));
  expect([t.card('S3 Mechad Destroyer').emf, t.strength('S3 Mechad Destroyer')]).toEqual([0, [3, 2]]);
});

rule(
  ['ge/empire-mechad/4', 'ge-r-emf-5'],
  'a ship that is not engaged, or is played from the hand, has a field of its own strength',
  () => {
    const t = at('allocation', { fleet: [...POWER, ship('S5 Mechad Heavy Cruiser', 1)] });
    t.allocate(1, {});
    expect(t.card('S5 Mechad Heavy Cruiser').emf).toBe(5);
    const played = at('play A', { hand: ['S5 Mechad Heavy Cruiser'] });
    played.act(1, 'play', 'S5 Mechad Heavy Cruiser');
    expect(played.card('S5 Mechad Heavy Cruiser').emf).toBe(5);
  },
);

rule(['ge/empire-mechad/5', 'ge-r-emf-5'], 'a ship that is disengaged in another way keeps its field', () => {
  const t = at('play A', { hand: ['M3 Alien Parasites'] }, { fleet: [{ card: 'S7 Mechad Dreadnought', emf: 12 }] });
  t.act(1, 'play', 'M3 Alien Parasites');
  expect(t.card('S7 Mechad Dreadnought').emf).toBe(12);
});

rule(
  'ge/empire-mechad/6',
  'alien parasites on an engaged heavy cruiser with a field of 10: disengaged, field 10',
  () => {
    const t = at('play A', { hand: ['M3 Alien Parasites'] }, { fleet: [{ card: 'S5 Mechad Heavy Cruiser', emf: 10 }] });
    t.act(1, 'play', 'M3 Alien Parasites');
    expect([t.engaged('S5 Mechad Heavy Cruiser'), t.card('S5 Mechad Heavy Cruiser').emf]).toEqual([false, 10]);
  },
);

rule(
  ['ge/empire-mechad/7', 'ge-r-emf-3'],
  'a field is not repaired, and is energised anew in each Allocation Phase',
  () => {
    const t = at('allocation', { fleet: [...POWER, 'T3 Repair Moon', ship('S5 Mechad Heavy Cruiser', 6)] });
    expect(t.offers(1, 'give', 'S5 Mechad Heavy Cruiser', 'repair')).toBe(false);
    t.allocate(1, { engage: ['S5 Mechad Heavy Cruiser'] });
    expect(t.card('S5 Mechad Heavy Cruiser').emf).toBe(0);
  },
);

rule(['ge/empire-mechad/8', 'ge-r-emf-4'], 'no shield refit goes to a Mechad ship', () => {
  const t = at('play A', { hand: ['E1 Shield Refit'], fleet: ['S5 Mechad Heavy Cruiser', 'S4 Argonian Destroyer'] });
  t.act(1, 'play', 'E1 Shield Refit');
  expect(t.under('E1 Shield Refit')).toBe('S4 Argonian Destroyer');
});

rule('ge/empire-mechad/9', 'a transporter passes a field, as it does not pass shields', () => {
  const raid = (target: CardPlace) =>
    at(
      'play A',
      { fleet: [{ card: 'S4 Argonian Destroyer', on: ['E2 Transporter', 'C1 Boarding Party'] }] },
      { fleet: [target] },
    );
  const t = raid({ card: 'S5 Mechad Heavy Cruiser', emf: 10 });
  t.act(1, 'use', 'E2 Transporter', 1);
  expect([t.card('S5 Mechad Heavy Cruiser').damage, t.card('S5 Mechad Heavy Cruiser').emf]).toEqual([1, 10]);
  expect(raid('S3 Tufor Cutter').refuses(1, 'use', 'E2 Transporter', 1)).toBe('ge/crucial-rules/1');
});

rule(['ge/empire-mechad/10', 'ge-r-emf-1'], 'a field is no shield', () => {
  const t = at('play A', { fleet: [{ card: 'S5 Mechad Heavy Cruiser', emf: 10 }] });
  expect([t.shields('S5 Mechad Heavy Cruiser'), t.card('S5 Mechad Heavy Cruiser').shieldDamage]).toEqual([0, 0]);
});

rule(
  ['ge/empire-mechad/11', 'ge-r-emf-2'],
  'a field rises by no more than the strength of its ship over what is left',
  () => {
    const t = at('allocation', { fleet: [...POWER, ship('S4 Mechad Medium Cruiser', 1)] });
    expect(() =>
      t.allocate(1, { engage: ['S4 Mechad Medium Cruiser'], give: [['S4 Mechad Medium Cruiser', 'field', 6]] }),
    ).toThrow();
    t.allocate(1, { engage: ['S4 Mechad Medium Cruiser'], give: [['S4 Mechad Medium Cruiser', 'field', 5]] });
    expect(t.card('S4 Mechad Medium Cruiser').emf).toBe(5);
  },
);

rule(
  'ge/empire-mechad/12',
  'a ship of strength 7 with a field of 7 that takes 4 damage can be brought to 10, not to 14',
  () => {
    const dreadnought = 'S7 Mechad Dreadnought';
    const t = at(
      'weapons fire',
      { fleet: ['T9 Gas Giant', 'S5 Scorpead Light Cruiser', 'S4 Argonian Destroyer'] },
      { fleet: [...POWER, { card: dreadnought, emf: 7 }] },
    );
    t.act(1, 'fire', dreadnought).pick(
      1,
      ...Array<string>(3).fill('S4 Argonian Destroyer'),
      'S5 Scorpead Light Cruiser',
    );
    expect(t.card(dreadnought).emf).toBe(3);
    t.untilAsked('allocation', 2);
    // two nodes: 4 energy make 8, and 5 no more than 10
    expect(() => t.allocate(2, { engage: [dreadnought], give: [[dreadnought, 'field', 7]] })).toThrow();
    t.allocate(2, { engage: [dreadnought], give: [[dreadnought, 'field', 5]] });
    expect(t.card(dreadnought).emf).toBe(10);
  },
);
