import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { SUPPORTING } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/cards-for-conflicts.ts';

/** Two Narn players and a Centauri one, each with a Homeworld Fleet in hand; the first Narn has one in play. */
function three(): Table {
  return table({
    seats: [
      {
        race: 'narn',
        supporting: ['Homeworld Fleet', 'Picket Fleet'],
        hand: ['Homeworld Fleet', 'Picket Fleet'],
        rating: 10,
      },
      { race: 'narn', hand: ['Homeworld Fleet'], rating: 10 },
      { race: 'centauri', hand: ['Homeworld Fleet'], rating: 10 },
    ],
    order: [1, 2, 3],
  });
}
const inHand = (t: Table, seat: number, title: string): number =>
  t.s.zones[(seat - 1) * 9 + 1]!.find(id => t.titles(seat, 1)[t.s.zones[(seat - 1) * 9 + 1]!.indexOf(id)] === title)!;

rule(
  ['b5/cards-fleet/1', 'b5/cards-fleet/2'],
  'the Centauri Homeworld Fleet stands beside the Narn one, of which there is never a second',
  () => {
    const t = three();
    expect(t.refuses(1, 'sponsor', inHand(t, 1, 'Homeworld Fleet'))).toBe('b5/cards-fleet/1');
    // a multiple fleet may come again
    expect(t.offers(1, 'sponsor', inHand(t, 1, 'Picket Fleet'))).toBe(true);
    t.pass(1);
    expect(t.refuses(2, 'sponsor', inHand(t, 2, 'Homeworld Fleet'))).toBe('b5/cards-fleet/1');
    t.pass(2).act(3, 'sponsor', inHand(t, 3, 'Homeworld Fleet'));
    expect(t.titles(3, SUPPORTING)).toEqual(['Homeworld Fleet']);
    expect(t.titles(1, SUPPORTING)).toContain('Homeworld Fleet');
  },
);

rule('b5/cards-fleet/3', 'a fleet is a supporting card and is not promoted', () => {
  const t = three();
  expect(t.refuses(1, 'promote', t.id('Homeworld Fleet', 1))).toBe('b5/promote/8');
  expect(t.titles(1, SUPPORTING)).toContain('Homeworld Fleet');
});

rule('b5/cards-fleet/4', 'a fleet of a race comes in for that race alone', () => {
  const t = table({
    seats: [
      { race: 'minbari', hand: [{ card: 'First Battle Fleet', race: 'human' }], rating: 10 },
      { race: 'human', hand: ['First Battle Fleet'], rating: 10 },
    ],
    order: ['minbari', 'human'],
  });
  expect(t.refuses('minbari', 'sponsor', t.id('First Battle Fleet', 'minbari'))).toBe('b5/sponsor/7');
  t.pass('minbari').act('human', 'sponsor', t.id('First Battle Fleet', 'human'));
  expect(t.titles('human', SUPPORTING)).toEqual(['First Battle Fleet']);
});

rule('b5/cards-fleet/5', 'at war a home fleet joins any conflict, whoever is in it', () => {
  const seats = [{ race: 'narn', supporting: ['Homeworld Fleet'] }, { race: 'centauri' }, { race: 'human' }] as const;
  const conflicts = [
    { conflict: 'Test Fierce Battle', by: 'human' },
    { conflict: 'Border Raid', by: 'human', target: 'narn' },
  ] as const;
  const peace = table({ seats, conflicts, order: ['narn', 'centauri', 'human'] });
  expect(peace.refuses('narn', 'oppose', 'Homeworld Fleet', 'Test Fierce Battle')).toBe('b5/cards-fleet/5');
  expect(peace.offers('narn', 'oppose', 'Homeworld Fleet', 'Border Raid')).toBe(true);
  const war = table({ seats, conflicts, order: ['narn', 'centauri', 'human'], war: [['narn', 'centauri']] });
  war.act('narn', 'oppose', 'Homeworld Fleet', 'Test Fierce Battle');
  expect(war.conflict('Test Fierce Battle').now.opposition).toBe(6);
});

rule('b5/cards-fleet/6', 'all fleets you control are your fleets, of whatever race', () => {
  const t = table({
    seats: [
      { race: 'human', supporting: ['Test Human Base', 'Test Vorlon Squadron', 'First Battle Fleet'] },
      { race: 'narn', supporting: ['Test Fierce Narn Squadron'] },
    ],
  });
  // the base gives 1 Military to each of its player's fleets
  expect(t.ability('Test Vorlon Squadron', 'military')).toBe(5);
  expect(t.ability('First Battle Fleet', 'military')).toBe(6);
  expect(t.ability('Test Fierce Narn Squadron', 'military')).toBe(4);
});
