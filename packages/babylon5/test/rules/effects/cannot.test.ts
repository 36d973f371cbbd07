import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { AGENDA, HAND, INNER, type Ruleset, type SeatPosition, SUPPORTING } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/test-cards.ts';

/** A Human player acts, and a Narn player watches. */
function human(seat: Omit<SeatPosition, 'race'>, ruleset: Ruleset = 'casual'): Table {
  return table({
    ruleset,
    seats: [{ race: 'human', rating: 20, ...seat }, { race: 'narn' }],
    order: ['human', 'narn'],
  });
}

rule('b5/cannot/1', 'leave to promote any character does not reach one that cannot be promoted', () => {
  const t = human({ supporting: ['Test Recluse', 'Human Aide'], hand: ['Test Acclaim', 'Test Acclaim'] });
  expect(t.refuses('human', 'promote', 'Test Recluse')).toBe('b5/cannot/1');
  t.act('human', 'event', 'Test Acclaim');
  if (t.asked[0] === 'human') t.pick('human', 'Human Aide');
  expect(t.titles('human', INNER)).toEqual(['Jeffrey Sinclair', 'Human Aide']);
  t.pass('narn');
  // now he is the only one left
  expect(t.offers('human', 'event', 'Test Acclaim')).toBe(false);
  expect(t.titles('human', SUPPORTING)).toEqual(['Test Recluse']);
});

rule(
  'b5/cannot/2',
  'Luis Santiago is not promoted by any general leave, but by a text that lifts the restriction',
  () => {
    const t = human({ supporting: ['Luis Santiago'], hand: ['Test Acclaim', 'Test Dispensation'] });
    expect(t.refuses('human', 'promote', 'Luis Santiago')).toBe('b5/cannot/1');
    expect(t.refuses('human', 'event', 'Test Acclaim')).toBe('b5/targets/1');
    t.act('human', 'event', 'Test Dispensation');
    expect(t.titles('human', INNER)).toEqual(['Jeffrey Sinclair', 'Luis Santiago']);
  },
);

rule('b5/cannot/3', 'a Drakh card comes in by no general text, but by one that names Drakh agendas', () => {
  const hand = ['Test New Priorities', 'Test Masterful Plan', 'Test Drakh Creed'];
  const t = human({ drakh: true, agenda: 'Power Politics', hand }, 'engine');
  expect(t.refuses('human', 'event', 'Test New Priorities')).toBe('b5/targets/1');
  t.act('human', 'event', 'Test Masterful Plan');
  expect(t.titles('human', AGENDA)).toEqual(['Test Drakh Creed']);
  // for the general text, any other agenda is enough
  const other = human({ agenda: 'Power Politics', hand: ['Test New Priorities', 'Test Schemes'] }, 'engine');
  other.act('human', 'event', 'Test New Priorities');
  expect(other.titles('human', AGENDA)).toEqual(['Test Schemes']);
  expect(other.titles('human', HAND)).toEqual([]);
});
