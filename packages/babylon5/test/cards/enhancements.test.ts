import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Position, SeatPosition } from '../../src/index.ts';
import { DISCARD, GLOBAL, tableZone } from '../../src/state.ts';
import { type Table, table } from '../support/table.ts';
import './played-cards.ts';

type Side = Partial<SeatPosition>;

function at(narn: Side, centauri: Side = {}, more: Partial<Position> = {}): Table {
  const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide', 'Centauri Aide'];
  return table({
    seats: [
      { race: 'narn', ambassador: 'Test Sudden Chief', rating: 9, deck, ...narn },
      { race: 'centauri', ambassador: 'Test Consul', rating: 9, deck, ...centauri },
    ],
    order: ['narn', 'centauri'],
    ...more,
  });
}

/** A Minbari player's table, for enhancements of that race. */
function minbari(side: Side): Table {
  const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide'];
  return table({
    seats: [
      { race: 'minbari', ambassador: 'Test Abbot', rating: 9, deck, ...side },
      { race: 'narn', deck },
      { race: 'centauri', deck },
    ],
    order: ['minbari', 'narn', 'centauri'],
  });
}

// Book of G'Quan

test("Book of G'Quan: for 8, +3 Diplomacy for a Narn character as long as it is there", () => {
  const t = at({ hand: ["Book of G'Quan"], supporting: ['Narn Captain', 'Test Diplomat', 'Narn Homeworld'] });
  t.act('narn', 'sponsor', "Book of G'Quan");
  for (const no of ['Test Diplomat', 'Narn Homeworld']) expect(t.offers('narn', 'card', no)).toBe(false);
  t.pick('narn', 'Test Sudden Chief');
  expect([
    t.ability('Test Sudden Chief', 'diplomacy'),
    t.base('Test Sudden Chief', 'diplomacy'),
    t.available('narn'),
  ]).toEqual([8, 8, 1]);
  t.until('draw').until('action');
  expect(t.ability('Test Sudden Chief', 'diplomacy')).toBe(8);
});

test("Book of G'Quan: a sponsor of another race is refused, and 7 influence are too few", () => {
  expect(at({ hand: ["Book of G'Quan"], rating: 7 }).refuses('narn', 'sponsor', "Book of G'Quan")).toBe('b5/sponsor/2');
  const t = at({}, { hand: ["Book of G'Quan"] }).pass('narn');
  expect(t.refuses('centauri', 'sponsor', "Book of G'Quan")).toBe('b5/sponsor/8');
});

// Crystal Cities

test('Crystal Cities: on a Minbari location, a rating that is 1 higher as long as it is there', () => {
  const t = minbari({ hand: ['Crystal Cities'], supporting: ['Minbar'] }).act('minbari', 'sponsor', 'Crystal Cities');
  expect([t.rating('minbari'), t.available('minbari')]).toEqual([10, 4]);
  expect(t.happened('influence-gained')).toEqual([]);
});

test('Crystal Cities: neither on a location of another race nor on a character', () => {
  const t = minbari({ hand: ['Crystal Cities'], supporting: ['Test Sudden Outpost'] });
  expect(t.refuses('minbari', 'sponsor', 'Crystal Cities')).toBe('b5/targets/1');
});

// Energy Mines

test('Energy Mines: the Narn fleet deals 3 more damage in attacks; its Military is what it was', () => {
  const t = at(
    { supporting: [{ card: 'Test Sudden Squadron', attached: ['Energy Mines'] }] },
    { supporting: ['Test Sudden Dreadnought', 'Test Sudden Escort'] },
    { conflicts: [{ conflict: 'Test Skirmish', by: 'centauri', support: ['Test Sudden Dreadnought'] }] },
  );
  expect(t.ability('Test Sudden Squadron', 'military')).toBe(6);
  t.act('narn', 'attack', 'Test Sudden Squadron', 'Test Sudden Dreadnought');
  expect(t.card('Test Sudden Dreadnought').damage).toBe(9);
});

test('Energy Mines: for 6 on a Narn fleet', () => {
  const t = at({ hand: ['Energy Mines'], supporting: ['Test Sudden Squadron', 'Test Diplomat', 'Narn Homeworld'] });
  t.act('narn', 'sponsor', 'Energy Mines');
  expect(t.card('Energy Mines').host).toBe(t.id('Test Sudden Squadron'));
  expect(t.available('narn')).toBe(3);
});

test('Energy Mines: no character and no fleet of another race', () => {
  const t = at({ hand: ['Energy Mines'], supporting: ['Test Patrol'] });
  expect(t.refuses('narn', 'sponsor', 'Energy Mines')).toBe('b5/targets/1');
});

// Fleet Support Base

const base = (damage: number, more: object = {}): Table =>
  at({
    supporting: [
      { card: 'Narn Homeworld', attached: ['Fleet Support Base'] },
      { card: 'Test Sudden Squadron', damage, ...more },
      { card: 'Test Admiral', damage: 1 },
    ],
  });

test('Fleet Support Base: for 8 on a location', () => {
  const t = at({ hand: ['Fleet Support Base'], supporting: ['Narn Homeworld', 'Test Sudden Squadron'] });
  t.act('narn', 'sponsor', 'Fleet Support Base');
  expect(t.card('Fleet Support Base').host).toBe(t.id('Narn Homeworld'));
  expect(t.available('narn')).toBe(1);
});

test('Fleet Support Base: it rotates and takes up to 4 damage off a fleet, of no one else', () => {
  const t = base(5).act('narn', 'use', 'Fleet Support Base');
  expect([t.card('Test Sudden Squadron').damage, t.card('Test Admiral').damage]).toEqual([1, 1]);
  expect(t.card('Fleet Support Base').rotated).toBe(1);
  t.pass('centauri');
  expect(t.refuses('narn', 'use', 'Fleet Support Base', 0)).toBe('b5/action-round/6');
  t.until('draw').until('action');
  expect(t.card('Fleet Support Base').rotated).toBe(0);
});

rule(
  'b5-r-fleet-support-base-1',
  'a neutralized fleet with 2 severe damage gets nothing from it, and is discarded',
  () => {
    const t = base(0, { neutralized: true, severe: 2 }).act('narn', 'use', 'Fleet Support Base');
    expect(t.card('Test Sudden Squadron')).toMatchObject({ neutralized: 1, severe: 2 });
    t.until('draw').until('action');
    expect(t.titles('narn', DISCARD)).toContain('Test Sudden Squadron');
  },
);

test('Fleet Support Base: without a fleet in play there is nothing to use it on, and it goes on locations alone', () => {
  const t = at({ supporting: [{ card: 'Narn Homeworld', attached: ['Fleet Support Base'] }] });
  expect(t.refuses('narn', 'use', 'Fleet Support Base', 0)).toBe('b5/targets/1');
  const u = at({ hand: ['Fleet Support Base'], supporting: ['Test Sudden Squadron'] });
  expect(u.refuses('narn', 'sponsor', 'Fleet Support Base')).toBe('b5/targets/1');
});

// Prophecy

rule('b5-r-prophecy-1', 'with it go the marks that it gave, as far as there are any of their kind', () => {
  const t = at(
    { ambassador: { card: 'Test Sudden Chief', marks: { shadow: 3 } }, hand: ['Forces Collide'] },
    { supporting: [{ card: 'Test Diplomat', attached: ['Prophecy'] }] },
  );
  expect([t.card('Test Diplomat').destiny, t.card('Test Diplomat').doom]).toEqual([1, 1]);
  t.s.cards[t.id('Test Diplomat')]!.doom = 0;
  t.act('narn', 'event', 'Forces Collide');
  expect([t.card('Test Diplomat').destiny, t.card('Test Diplomat').doom]).toEqual([0, 0]);
  expect(t.happened('mark-purged')).toMatchObject([{ mark: 'destiny', n: 1 }]);
});

test('Prophecy: it takes a Seeress of yours, and goes on a character', () => {
  const t = at({ hand: ['Prophecy'], supporting: ['Test Seeress', 'Test Sudden Squadron'] }).act(
    'narn',
    'sponsor',
    'Prophecy',
  );
  expect(t.offers('narn', 'card', 'Test Sudden Squadron')).toBe(false);
  t.pick('narn', 'Test Consul');
  expect([t.card('Test Consul').destiny, t.card('Test Consul').doom, t.available('narn')]).toEqual([1, 1, 7]);
  const theirs = at({ hand: ['Prophecy'] }, { supporting: ['Test Seeress'] });
  expect(theirs.refuses('narn', 'sponsor', 'Prophecy')).toBe('b5/cost/7');
});

// Psi Bodyguard

test('Psi Bodyguard: each attack does 2 less damage to the character', () => {
  const t = at(
    { supporting: ['Test Spy'] },
    { supporting: [{ card: 'Test Sudden Envoy', attached: ['Psi Bodyguard'] }] },
    { conflicts: [{ conflict: 'Test Sudden Plot', by: 'centauri', support: ['Test Sudden Envoy'] }] },
  );
  t.act('narn', 'attack', 'Test Spy', 'Test Sudden Envoy');
  expect([t.card('Test Sudden Envoy').damage, t.card('Test Spy').damage]).toEqual([3, 4]);
});

test('Psi Bodyguard: not on a fleet, and other damage is not less', () => {
  const t = at({ hand: ['Psi Bodyguard'], supporting: ['Test Sudden Squadron'] }).act(
    'narn',
    'sponsor',
    'Psi Bodyguard',
  );
  expect(t.offers('narn', 'card', 'Test Sudden Squadron')).toBe(false);
  t.pick('narn', 'Test Sudden Chief');
  const u = at({ hand: ['Accident'] }, { ambassador: { card: 'Test Consul', attached: ['Psi Bodyguard'] } });
  expect(u.act('narn', 'event', 'Accident').card('Test Consul').damage).toBe(1);
});

// Triluminary

test('Triluminary: a Destiny and a Vorlon Mark, and a tension that rises, never above 5', () => {
  const t = minbari({ hand: ['Triluminary'], supporting: ['Test Diplomat'] });
  t.act('minbari', 'sponsor', 'Triluminary').pick('minbari', 'narn');
  expect([t.card('Test Abbot').destiny, t.card('Test Abbot').vorlon]).toEqual([1, 1]);
  expect([t.tension('narn', 'minbari'), t.tension('minbari', 'narn'), t.tension('centauri', 'minbari')]).toEqual([
    3, 2, 2,
  ]);
  const high = table({
    seats: [{ race: 'minbari', ambassador: 'Test Abbot', rating: 9, hand: ['Triluminary'] }, { race: 'narn' }],
    order: ['minbari', 'narn'],
    tension: { 'narn>minbari': 5 },
  });
  expect(high.act('minbari', 'sponsor', 'Triluminary').tension('narn', 'minbari')).toBe(5);
});

test('Triluminary: neither on a character of another race, nor where Shadow Marks bar its own', () => {
  const t = minbari({ hand: ['Triluminary'], ambassador: 'Test Abbot', supporting: ['Test Diplomat', 'Test Priest'] });
  t.act('minbari', 'sponsor', 'Triluminary');
  expect(t.offers('minbari', 'card', 'Test Diplomat')).toBe(false);
  t.pick('minbari', 'Test Priest').pick('minbari', 'narn');
  const dark = minbari({ hand: ['Triluminary'], ambassador: { card: 'Test Abbot', marks: { shadow: 1 } } });
  expect(dark.refuses('minbari', 'sponsor', 'Triluminary')).toBe('b5/sponsor/25');
});

// Upgraded Defenses

test('Upgraded Defenses: Babylon 5 gains 2 influence; no second copy comes in', () => {
  const t = at({ hand: ['Upgraded Defenses'] }, { hand: ['Upgraded Defenses'] }, { babylon5: 4 });
  t.act('narn', 'sponsor', 'Upgraded Defenses');
  expect([t.s.babylon5, t.available('narn'), t.s.zones[tableZone(t.s, GLOBAL)]!.length]).toEqual([6, 4, 1]);
  expect(t.refuses('centauri', 'sponsor', t.s.zones[9 + 1]![0])).toBe('b5/cards-enhancement/11');
});
