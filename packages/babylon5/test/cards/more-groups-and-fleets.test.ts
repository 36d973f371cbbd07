import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Position, Race, SeatPosition } from '../../src/index.ts';
import { SUPPORTING } from '../../src/state.ts';
import { type Table, table } from '../support/table.ts';
import './played-cards.ts';

/** A player, with some cards, acts first; players have cards to draw. */
function at(
  race: Race,
  first: Partial<SeatPosition>,
  second: Partial<SeatPosition> = {},
  more: Partial<Position> = {},
): Table {
  const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide', 'Centauri Aide'];
  const other = race === 'narn' ? 'human' : 'narn';
  return table({
    seats: [
      { race, rating: 12, deck, ...first },
      { race: other, rating: 12, deck, ...second },
    ],
    order: [race, other],
    ...more,
  });
}

const BACKINGS = [
  ['Diplomatic Corps', 'diplomacy', 'b5-r-diplomatic-corps-1'],
  ['Extended Contacts', 'intrigue', 'b5-r-extended-contacts-1'],
  ['Military Cadre', 'leadership', 'b5-r-military-cadre-1'],
] as const;
for (const [title, ability, ruling] of BACKINGS)
  rule(ruling, `${title}: a character has 2 more as long as it stays rotated`, () => {
    const t = at('narn', { supporting: [title, 'Test Admiral'] });
    const before = t.ability('Test Admiral', ability);
    t.act('narn', 'use', title).pick('narn', 'Test Admiral');
    expect([t.ability('Test Admiral', ability), t.card(title).rotated]).toEqual([before + 2, 1]);
    expect(t.pass('human').refuses('narn', 'use', title, 0)).toBe('b5/action-round/6');
  });

rule('b5-r-war-college-1', 'War College: characters with Leadership cost you 2 less, others do not', () => {
  const t = at('narn', { supporting: ['War College'], hand: ['Test Admiral', 'Test Diplomat'], inner: ['Test Spy'] });
  t.act('narn', 'sponsor', 'Test Admiral').pick('narn', 'Test Spy');
  expect(t.available('narn')).toBe(12 - 4);
  t.pass('human').act('narn', 'sponsor', 'Test Diplomat');
  expect(t.available('narn')).toBe(8 - 4);
});

describe('the castes of the Minbari', () => {
  const caste = (title: string, spent: string) => {
    const people = ['Shal Mayan', 'Hedronn', 'Minbari Agent', 'Narn Aide'];
    const t = at('minbari', { hand: [title], supporting: people });
    const of = () => people.map(who => (['diplomacy', 'intrigue', 'leadership'] as const).map(a => t.ability(who, a)));
    const before = of();
    t.act('minbari', 'sponsor', title);
    expect(t.s.seats[0]!.unrest).toBe(2);
    expect(t.titles('minbari', SUPPORTING)).toContain(title);
    expect(spent).not.toBe('');
    return of().map((row, i) => row.map((n, j) => n - before[i]![j]!));
  };

  test('Religious Caste: its own gain Diplomacy and Leadership, the other castes lose, others keep what they have', () => {
    const [religious, warrior, worker, narn] = caste('Religious Caste', 'b5');
    expect([religious, warrior, narn]).toEqual([
      [1, 0, 1],
      [-1, -1, -1],
      [0, 0, 0],
    ]);
    expect(worker!.every(n => n <= 0)).toBe(true);
  });

  test('Warrior Caste: its own gain Intrigue and Leadership, the other castes lose', () => {
    const [religious, warrior, worker, narn] = caste('Warrior Caste', 'b5');
    expect([warrior, narn]).toEqual([
      [0, 1, 1],
      [0, 0, 0],
    ]);
    expect(religious![0]).toBe(-1);
    expect(worker![1]).toBe(-1);
  });
});

rule('b5-r-wind-swords-1', 'Wind Swords: 1 unrest; Minbari fleets and Minbari with Leadership cost 2 less', () => {
  const t = at('minbari', {
    rating: 20,
    hand: ['Wind Swords', 'Picket Fleet', 'Minbari Captain', 'Minbari Aide'],
    inner: ['Shal Mayan', 'Ashan', 'Lennier'],
  });
  t.act('minbari', 'sponsor', 'Wind Swords').pick('minbari', 'Shal Mayan').pass('narn');
  expect([t.s.seats[0]!.unrest, t.s.seats[1]!.unrest, t.available('minbari')]).toEqual([2, 1, 16]);
  t.act('minbari', 'sponsor', 'Picket Fleet').pick('minbari', 'Ashan').pass('narn');
  expect(t.available('minbari')).toBe(14);
  t.act('minbari', 'sponsor', 'Minbari Captain').pick('minbari', 'Lennier').pass('narn');
  expect(t.available('minbari')).toBe(13);
  t.act('minbari', 'sponsor', 'Minbari Aide');
  expect(t.available('minbari')).toBe(9);
});

test('Reserve Fleet: only with a tension of 5', () => {
  const reserve = (n: number) => at('human', { hand: ['Reserve Fleet'] }, {}, { tension: { 'human>narn': n } });
  expect(reserve(4).refuses('human', 'sponsor', 'Reserve Fleet')).toBe('b5/cost/7');
  const t = reserve(5).act('human', 'sponsor', 'Reserve Fleet');
  expect(t.ability('Reserve Fleet', 'military')).toBe(3);
});

test.each([
  ['minbari', 'Deep Space Fleet', 4, 7],
  ['narn', 'Strike Fleet', 4, 6],
] as const)('%s %s: several may be in play', (race, title, military, cost) => {
  const t = at(race, { hand: [title], supporting: [title] });
  t.act(race, 'sponsor', t.handed(race, title));
  expect([t.titles(race, SUPPORTING), t.ability(title, 'military'), t.available(race)]).toEqual([
    [title, title],
    military,
    12 - cost,
  ]);
});

test('Third Battle Fleet of the Minbari: one at a time', () => {
  const t = at('minbari', { hand: ['Third Battle Fleet'], supporting: ['Third Battle Fleet'] });
  expect(t.ability('Third Battle Fleet', 'military')).toBe(6);
  expect(t.refuses('minbari', 'sponsor', t.handed('minbari', 'Third Battle Fleet'))).toBe('b5/cards-fleet/1');
});

rule(
  'b5-r-warleaders-fleet-1',
  "Warleader's Fleet: while it is ready no other Minbari fleet of yours takes part",
  () => {
    const t = at(
      'minbari',
      { supporting: ["Warleader's Fleet", 'First Battle Fleet', { card: 'First Battle Fleet', race: 'human' }] },
      {},
      { conflicts: [{ conflict: 'Test Skirmish', by: 'minbari' }] },
    );
    const [minbari] = t.s.cards.flatMap((_, id) => (t.titleOf(id) === 'First Battle Fleet' ? [id] : []));
    expect(t.refuses('minbari', 'support', minbari, 'Test Skirmish')).toBe('b5/precedence/2');
    t.act('minbari', 'support', "Warleader's Fleet", 'Test Skirmish').pass('narn');
    t.act('minbari', 'support', minbari, 'Test Skirmish');
    expect(t.conflict('Test Skirmish').now.support).toBe(8 + 6);
  },
);

test('Immolan V: it rotates for 3 Intrigue of an ambassador who supports a conflict', () => {
  const t = at(
    'centauri',
    { supporting: ['Immolan V'] },
    {},
    { conflicts: [{ conflict: 'Test Sudden Plot', by: 'centauri' }] },
  );
  expect(t.refuses('centauri', 'use', 'Immolan V', 0)).toBe('b5/cost/7');
  t.act('centauri', 'support', 'Londo Mollari', 'Test Sudden Plot').pass('narn').act('centauri', 'use', 'Immolan V');
  expect(t.conflict('Test Sudden Plot').now.support).toBe(4 + 3);
});
