import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { table } from '../../table.ts';

rule('ge/crew/1', 'crew is played on ships, bases and terrain of its fleet, and on nothing else', () => {
  const t = table({
    seats: [
      {
        fleet: ['S4 Argonian Destroyer', { card: 'T3 Moon', on: ['B9 Starbase'] }, 'D5 Hydrogen Dragoness'],
        hand: ['C2 Engineer'],
      },
      { fleet: ['S3 Argonian Frigate'] },
    ],
  });
  t.act(1, 'play', 'C2 Engineer');
  const places = t.options(1).map(o => t.s.defs[o.a]);
  const of = (name: string) => t.s.defs[t.id(name)];
  expect(places.sort()).toEqual([of('S4 Argonian Destroyer'), of('T3 Moon'), of('B9 Starbase')].sort());
  t.pick(1, 'B9 Starbase');
  expect(t.under('C2 Engineer')).toBe('B9 Starbase');
});

rule('ge/crew/3', 'crew with requirements gets its points on a disengaged location, and works there', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: [
          'T4 Small Planet',
          { card: 'S4 Argonian Destroyer', engaged: false, on: [{ card: 'C2 Mercenary', engaged: false }] },
        ],
      },
      {},
    ],
  });
  t.pick(1, 'C2 Mercenary');
  expect([t.engaged('S4 Argonian Destroyer'), works(t.s, t.id('C2 Mercenary'))]).toEqual([false, true]);
});

rule('ge/definitions/10', 'what is immune to something is not affected by cards that do it', () => {
  const t = table({
    seats: [
      { hand: ['O1 Illness'] },
      { fleet: [{ card: 'S4 Argonian Destroyer', on: ['C7 Android', 'C2 Engineer'] }] },
    ],
  });
  t.act(1, 'play', 'O1 Illness');
  // the android cannot be chosen, so only the engineer is left
  expect(t.on('C2 Engineer')).toEqual(['O1 Illness']);
  expect(t.on('C7 Android')).toEqual([]);
});

rule('ge/definitions/11', 'illness, injury, insanity and plague affect health', () => {
  const t = table({
    seats: [
      { hand: ['O5 Insanity', 'O1 Illness'] },
      { fleet: [{ card: 'S4 Argonian Destroyer', on: ['C7 Android'] }] },
    ],
  });
  expect([t.refuses(1, 'play', 'O5 Insanity'), t.refuses(1, 'play', 'O1 Illness')]).toEqual([
    'ge/playing-on/1',
    'ge/playing-on/1',
  ]);
});
