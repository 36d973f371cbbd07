import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DISCARD, INNER, type Ruleset, type SeatPosition, SUPPORTING } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/test-cards.ts';

/** A player acts, with another player who does nothing. */
function turnOf(seat: SeatPosition, ruleset: Ruleset = 'casual'): Table {
  return table({
    ruleset,
    seats: [seat, { race: seat.race === 'centauri' ? 'human' : 'centauri' }],
    order: [1, 2],
  });
}

const applied = (t: Table): number => t.happened('influence-applied').reduce((sum, f) => sum + (f.n as number), 0);

rule('b5/promote/1', 'an Inner Circle character rotates and a supporting character joins the Inner Circle', () => {
  const seat = (rotated: boolean): SeatPosition => ({
    race: 'narn',
    rating: 9,
    ambassador: { card: "G'Kar", rotated },
    supporting: ['Narn Aide', "Ta'Lon"],
  });
  const t = turnOf(seat(false));
  t.act('narn', 'promote', 'Narn Aide');
  expect(t.titles('narn', INNER)).toEqual(["G'Kar", 'Narn Aide']);
  expect(t.titles('narn', SUPPORTING)).toEqual(["Ta'Lon"]);
  expect(t.card("G'Kar").rotated).toBe(1);
  expect(turnOf(seat(true)).refuses('narn', 'promote', 'Narn Aide')).toBe('b5/promote/1');
  expect(turnOf(seat(false)).refuses('narn', 'promote', "G'Kar")).toBe('b5/promote/1');
});

rule('b5/promote/2', 'a rotated or neutralized supporting character is not promoted', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const t = turnOf(
      {
        race: 'narn',
        rating: 9,
        supporting: [{ card: 'Narn Aide', rotated: true }, { card: 'Narn Captain', neutralized: true }, 'Narn Agent'],
      },
      ruleset,
    );
    expect(t.refuses('narn', 'promote', 'Narn Aide')).toBe('b5/promote/2');
    expect(t.refuses('narn', 'promote', 'Narn Captain')).toBe('b5/promote/2');
    expect(t.offers('narn', 'promote', 'Narn Agent')).toBe(true);
  }
});

rule('b5/promote/3', 'the engine rules let a rotated supporting character be promoted', () => {
  const t = turnOf({ race: 'narn', rating: 9, supporting: [{ card: 'Narn Aide', rotated: true }] }, 'engine');
  t.act('narn', 'promote', 'Narn Aide');
  expect(t.titles('narn', INNER)).toEqual(["G'Kar", 'Narn Aide']);
  const idle = turnOf(
    {
      race: 'narn',
      rating: 9,
      ambassador: { card: "G'Kar", rotated: true },
      supporting: [{ card: 'Narn Aide', rotated: true }],
    },
    'engine',
  );
  expect(idle.refuses('narn', 'promote', 'Narn Aide')).toBe('b5/promote/1');
});

rule(['b5/promote/2', 'b5/promote/3'], 'who is neutralized is promoted under the engine rules only', () => {
  const fallen = { race: 'narn', rating: 9, supporting: [{ card: 'Narn Aide', neutralized: true }] } as const;
  for (const ruleset of ['casual', 'tournament'] as const)
    expect(turnOf(fallen, ruleset).refuses('narn', 'promote', 'Narn Aide')).toBe('b5/promote/2');
  const t = turnOf(fallen, 'engine');
  t.act('narn', 'promote', 'Narn Aide');
  expect(t.titles('narn', INNER)).toEqual(["G'Kar", 'Narn Aide']);
  expect(t.card('Narn Aide').neutralized).toBe(1);
});

rule('b5/cost/1', 'a character without a printed cost is not promoted: its cost is undefined, and not 0', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    const t = turnOf({ race: 'narn', rating: 30, supporting: ['Jeffrey Sinclair'] }, ruleset);
    expect(t.refuses('narn', 'promote', 'Jeffrey Sinclair')).toBe('b5/cost/1');
  }
});

rule('b5/promote/4', 'a foreign character of cost 3 costs 9 with three in the Inner Circle', () => {
  const seat = (rating: number): SeatPosition => ({
    race: 'narn',
    rating,
    inner: ["Ta'Lon", "Na'Kal"],
    supporting: ['Minbari Agent'],
  });
  expect(turnOf(seat(8)).refuses('narn', 'promote', 'Minbari Agent')).toBe('b5/promote/4');
  const t = turnOf(seat(9));
  t.act('narn', 'promote', 'Minbari Agent').pick('narn', "Ta'Lon");
  expect(applied(t)).toBe(9);
});

rule('b5/promote/5', 'cost 3 with the ambassador and one more in the Inner Circle is 5', () => {
  const seat = (rating: number): SeatPosition => ({
    race: 'narn',
    rating,
    inner: ["Ta'Lon"],
    supporting: ['Narn Aide'],
  });
  expect(turnOf(seat(4)).refuses('narn', 'promote', 'Narn Aide')).toBe('b5/promote/4');
  const t = turnOf(seat(5));
  t.act('narn', 'promote', 'Narn Aide').pick('narn', "G'Kar");
  expect(applied(t)).toBe(5);
  expect(t.available('narn')).toBe(0);
  expect(t.titles('narn', INNER)).toEqual(["G'Kar", "Ta'Lon", 'Narn Aide']);
});

rule('b5/promote/6', 'what makes sponsoring cheaper leaves promotion as it is', () => {
  const t = turnOf({
    race: 'narn',
    rating: 9,
    inner: ["Ta'Lon"],
    supporting: ['Test Haggler', 'Narn Aide'],
    hand: ['Narn Agent'],
  });
  t.act('narn', 'sponsor', 'Narn Agent').pick('narn', "Ta'Lon");
  // 3 minus 1
  expect(applied(t)).toBe(2);
  t.pass('centauri').act('narn', 'promote', 'Narn Aide');
  expect(applied(t)).toBe(2 + 3 + 2);
});

rule('b5/promote/7', 'nobody demotes an Inner Circle character at will', () => {
  const t = turnOf({ race: 'narn', rating: 9, inner: ["Ta'Lon"], supporting: ['Narn Aide'] });
  expect(t.refuses('narn', 'demote', "Ta'Lon")).toBe('b5/promote/7');
  expect(t.titles('narn', INNER)).toEqual(["G'Kar", "Ta'Lon"]);
});

rule('b5/promote/8', 'fleets, groups and locations are not promoted', () => {
  const supporting = ['Homeworld Fleet', 'Test Traders', 'Quadrant 14'];
  const t = turnOf({ race: 'narn', rating: 20, supporting });
  for (const card of supporting) expect(t.refuses('narn', 'promote', card)).toBe('b5/promote/8');
  expect(t.options('narn').some(o => o.verb === 'promote')).toBe(false);
});

rule('b5/promote/9', 'an effect that promotes takes the influence; one that promotes for free takes nothing', () => {
  const seat = (spent: number, event: string): SeatPosition => ({
    race: 'narn',
    rating: 4,
    spent,
    ambassador: { card: "G'Kar", rotated: true },
    supporting: ['Narn Aide'],
    hand: [event],
  });
  expect(turnOf(seat(4, 'Test Elevation'), 'engine').refuses('narn', 'event', 'Test Elevation')).toBe('b5/cost/7');
  const paying = turnOf(seat(0, 'Test Elevation'), 'engine');
  paying.act('narn', 'event', 'Test Elevation');
  expect(applied(paying)).toBe(4);
  expect(paying.titles('narn', INNER)).toEqual(["G'Kar", 'Narn Aide']);
  const free = turnOf(seat(4, 'Test Acclaim'), 'engine');
  free.act('narn', 'event', 'Test Acclaim');
  expect(applied(free)).toBe(0);
  expect(free.titles('narn', INNER)).toEqual(["G'Kar", 'Narn Aide']);
});

rule('b5/promote/10', 'Approval of the Grey promotes with no influence left', () => {
  const t = table({
    ruleset: 'engine',
    seats: [
      {
        race: 'minbari',
        rating: 4,
        spent: 4,
        supporting: ['Hedronn'],
        hand: ['Approval of the Grey'],
        deck: ['Minbari Aide', 'Minbari Aide'],
      },
      { race: 'centauri', deck: ['Centauri Aide', 'Centauri Aide'] },
    ],
    conflicts: [{ conflict: 'Test Overture', by: 'minbari', support: ['Delenn'] }],
    order: ['minbari', 'centauri'],
  });
  t.pass('minbari', 'centauri').untilAsked('aftermath', 'minbari');
  t.act('minbari', 'aftermath', 'Approval of the Grey');
  expect(t.happened('promoted')).toMatchObject([{ card: t.id('Hedronn'), seat: t.seat('minbari'), cost: 0 }]);
  expect(applied(t)).toBe(0);
});

rule('b5/promote/11', 'the character that rotates has promoted the other', () => {
  const t = turnOf({ race: 'narn', rating: 9, inner: ["Ta'Lon"], supporting: ['Narn Aide'] }, 'engine');
  t.act('narn', 'promote', 'Narn Aide').pick('narn', "G'Kar");
  expect(t.happened('promoted')).toMatchObject([{ card: t.id('Narn Aide'), promoter: t.id("G'Kar") }]);
  expect(t.card("Ta'Lon").rotated).toBe(0);
});

rule('b5/promote/12', 'a conflict goes on against a character that has been promoted meanwhile', () => {
  const aimed = (conflict: string) => {
    const t = table({
      seats: [
        { race: 'narn', rating: 9, supporting: ['Narn Aide'], deck: ['Narn Agent', 'Narn Agent'] },
        { race: 'centauri', supporting: ['Centauri Agent'], deck: ['Centauri Aide', 'Centauri Aide'] },
      ],
      conflicts: [{ conflict, by: 'centauri', target: 'Narn Aide', support: ['Centauri Agent'] }],
      order: ['narn', 'centauri'],
    });
    t.act('narn', 'promote', 'Narn Aide').until('ready');
    return t;
  };
  // an effect that discards the target still works
  const disgraced = aimed('Test Disgrace');
  expect(disgraced.titles('narn', DISCARD)).toEqual(['Narn Aide']);
  // one that neutralizes it also works, but Inner Circle characters are not discarded for that
  const ambushed = aimed('Test Ambush');
  expect(ambushed.card('Narn Aide').neutralized).toBe(1);
  expect(ambushed.titles('narn', INNER)).toEqual(["G'Kar", 'Narn Aide']);
  expect(ambushed.titles('narn', DISCARD)).toEqual([]);
});
