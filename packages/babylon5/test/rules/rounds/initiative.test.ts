import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Position, Race, SeatPosition } from '../../../src/index.ts';
import { PAPERS } from '../../support/cards-for-turns.ts';
import { table } from '../../support/table.ts';

const deck = PAPERS;
/** The order in which the players act, lowest initiative first, set in a ready round. */
const order = (seats: readonly SeatPosition[], more: Partial<Position> = {}): Race[] => {
  const t = table({ round: 'ready', seats: seats.map(x => ({ deck, ...x })), ...more });
  return t.s.order.map(n => seats[n]!.race);
};
const orders = (seats: readonly SeatPosition[]) =>
  new Set(Array.from({ length: 12 }, (_, i) => order(seats, { seed: i + 1 }).join()));

rule('b5/initiative/1', 'ratings 4, 7 and 5 act in the order 4, 5, 7, in every round', () => {
  const seats = (['narn', 'centauri', 'minbari'] as const).map((race, i) => ({ race, rating: [4, 7, 5][i]!, deck }));
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    const t = table({ ruleset, round: 'ready', seats });
    const asked: string[] = [];
    for (const menu of ['declare', 'action']) {
      t.untilAsked(menu);
      for (let i = 0; i < 3; i++) {
        asked.push(`${menu} ${t.asked[0]}`);
        t.pass();
      }
    }
    const races = ['narn', 'minbari', 'centauri'];
    expect(asked).toEqual([...races.map(x => `declare ${x}`), ...races.map(x => `action ${x}`)]);
  }
});

const tied = (race: Race, ambassador: string): SeatPosition => ({ race, ambassador, rating: 4 });

rule('b5/initiative/2', 'of equal ratings the better Diplomacy acts later, then Intrigue, Psi, Leadership', () => {
  // Diplomacy 5 against 4
  expect(order([tied('narn', "G'Kar"), tied('centauri', 'Londo Mollari')])).toEqual(['centauri', 'narn']);
  const ladder = [
    ['Test Tie A', 'Test Tie B'],
    ['Test Tie B', 'Test Tie C'],
    ['Test Tie C', 'Test Tie D'],
    ['Test Tie D', 'Test Tie E'],
  ];
  // A loses to B by Diplomacy, B to C by Intrigue, C to D by Psi, D to E by Leadership
  for (const [low, high] of ladder) {
    expect(order([tied('narn', high!), tied('centauri', low!)])).toEqual(['centauri', 'narn']);
    expect(order([tied('narn', low!), tied('centauri', high!)])).toEqual(['narn', 'centauri']);
  }
  // all equal: by chance
  expect(orders([tied('narn', 'Test Tie A'), tied('centauri', 'Test Tie A')])).toEqual(
    new Set(['narn,centauri', 'centauri,narn']),
  );
});

rule('b5/initiative/3', 'an ambassador of Diplomacy 6 with 3 damage acts before one of 5', () => {
  const delenn = (damage: number): SeatPosition => ({ race: 'minbari', ambassador: { card: 'Delenn', damage } });
  const gkar: SeatPosition = { race: 'narn', ambassador: "G'Kar" };
  expect(order([delenn(0), gkar])).toEqual(['narn', 'minbari']);
  expect(order([delenn(3), gkar])).toEqual(['minbari', 'narn']);
});

rule('b5/initiative/4', 'two neutralized ambassadors are equals, whatever their severe damage', () => {
  const both = orders([
    { race: 'minbari', ambassador: { card: 'Delenn', neutralized: true, severe: 1 } },
    { race: 'narn', ambassador: { card: "G'Kar", neutralized: true, severe: 5 } },
  ]);
  expect(both).toEqual(new Set(['minbari,narn', 'narn,minbari']));
  // a neutralized ambassador acts before one that is not
  expect(orders([{ race: 'minbari', ambassador: { card: 'Delenn', neutralized: true } }, { race: 'narn' }])).toEqual(
    new Set(['minbari,narn']),
  );
});

rule('b5/initiative/5', 'an assistant who goes on helping counts for the tie, not for a neutralized ambassador', () => {
  const sustained = (neutralized: boolean) => {
    const t = table({
      seats: [
        { race: 'centauri', ambassador: 'Londo Mollari', supporting: ['Vir Cotto'], deck },
        { race: 'minbari', ambassador: 'Test Tie F', deck },
      ],
      order: ['centauri', 'minbari'],
    });
    t.act('centauri', 'assist', 'Vir Cotto').pass('minbari', 'centauri');
    if (neutralized) t.s.cards[t.id('Londo Mollari')] = { ...t.card('Londo Mollari'), neutralized: 1 };
    t.untilAsked(neutralized ? 'declare' : 'sustain');
    if (!neutralized) t.pick('centauri', 'Vir Cotto');
    return t;
  };
  // Diplomacy 4 and 1 more, against 4 and more of everything else
  const t = sustained(false);
  expect([t.ability('Londo Mollari', 'diplomacy'), t.ability('Test Tie F', 'diplomacy')]).toEqual([5, 4]);
  expect(t.s.order).toEqual([1, 0]);
  const without = order([tied('centauri', 'Londo Mollari'), tied('minbari', 'Test Tie F')]);
  expect(without).toEqual(['centauri', 'minbari']);
  const down = sustained(true);
  expect([down.ability('Londo Mollari', 'diplomacy'), down.s.order]).toEqual([0, [0, 1]]);
});

rule('b5/initiative/6', 'the order of a turn stays as it was worked out, whatever happens to the ratings', () => {
  const t = table({
    round: 'ready',
    seats: [
      { race: 'narn', rating: 4, deck, hand: ['Test Daily Grant', 'Test Daily Grant'] },
      { race: 'centauri', rating: 5, deck },
    ],
  });
  t.untilAsked('action')
    .act('narn', 'event', 'Test Daily Grant')
    .pass('centauri')
    .act('narn', 'event', 'Test Daily Grant');
  expect([t.rating('narn'), t.rating('centauri'), t.s.order]).toEqual([6, 5, [0, 1]]);
  expect(t.asked).toEqual(['centauri']);
  t.pass('centauri');
  expect(t.asked).toEqual(['narn']);
  t.untilAsked('declare');
  expect(t.s.order).toEqual([1, 0]);
});

rule('b5/initiative/7', 'engine: who has the initiative acts last', () => {
  const seats = (['narn', 'centauri', 'minbari'] as const).map((race, i) => ({ race, rating: [6, 9, 5][i]! }));
  const found = order(seats, { ruleset: 'engine' });
  expect([found[0], found.at(-1)]).toEqual(['minbari', 'centauri']);
});
