import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type CardPlace, cardSheet, DEFS, defByName, type SeatPosition, view } from '../../../src/index.ts';
import { type Table, table } from '../../table.ts';
import { SIEGE, testCard } from '../../test-cards.ts';

// Units that are ships in space and bases on terrain (ge/empire-aqaaran). The edition has none, so these tests use two cards of their own.

testCard({
  title: 'Test Framework',
  types: ['S', 'B'],
  strength: 6,
  second: 4,
  requires: { supply: 2, energy: 1 },
  secondRequires: { supply: 1 },
  phasers: 3,
  empire: 'Aqaaran',
});
testCard({
  title: 'Test Chapel',
  types: ['B', 'S'],
  strength: 4,
  second: 2,
  requires: { supply: 1 },
  secondRequires: { energy: 1 },
  empire: 'Aqaaran',
});
const UNIT = 'S/B6 Test Framework';
const CHAPEL = 'B/S4 Test Chapel';
const BOMB = 'T7 Quantum Black Hole';
const LAND = 'T4 Forming System';

const at = (phase: string, mine: SeatPosition, theirs: SeatPosition = {}): Table =>
  table({ phase, seats: [mine, { order: 'never', ...theirs }] } as Parameters<typeof table>[0]);
const based = (card: string, more: object = {}): CardPlace => ({ card: LAND, on: [{ card, ...more }] });

rule(
  'ge/empire-aqaaran/1',
  'played into space it is a ship of strength 6, played to terrain a base of strength 4',
  () => {
    const play = (as: number, place: string) => {
      const t = at('play A', { fleet: [LAND], hand: [UNIT] });
      t.act(1, 'play', UNIT);
      expect(t.options(1).map(o => o.a)).toEqual([0, 1]);
      t.pick(1, as);
      if (t.question === 'place') t.pick(1, place);
      return [
        t.under(UNIT),
        t.strength(UNIT)[0],
        view(t.s, 0)
          .seats[0]!.fleet.flatMap(c => [c, ...c.on])
          .at(-1)!.type,
      ];
    };
    expect([play(0, 'space'), play(1, LAND)]).toEqual([
      ['', 6, 'S'],
      [LAND, 4, 'B'],
    ]);
  },
);

rule('ge/empire-aqaaran/1', 'it is engaged for the cost of what it is', () => {
  const cost = (place: CardPlace) => {
    const t = at('allocation', { fleet: [place, 'T7 Undiscovered System'] });
    const sum = t.sumOf(1, { engage: [UNIT] });
    t.allocate(1, { engage: [UNIT] });
    return sum.split('.')[0];
  };
  expect([cost({ card: UNIT, engaged: false }), cost(based(UNIT, { engaged: false }))]).toEqual([
    'You use 2 supply and 1 energy',
    'You use 1 supply',
  ]);
});

rule('ge/card-nomenclature/3', 'a unit with two strengths says both, with what each takes', () => {
  const sheet = cardSheet(DEFS[defByName(UNIT)]!.source);
  expect([sheet.kind, sheet.needs]).toEqual([
    'Aqaaran ship or base, strength 6 or 4',
    'Needs 2 supply, 1 energy; as a base 1 supply',
  ]);
});

rule(
  'ge/empire-aqaaran/3',
  'on terrain it fires at no Sector HQ and protects none, and keeps fire from the terrain',
  () => {
    const bare: SeatPosition = { fleet: ['T3 Moon'] };
    const t = at('weapons fire', { fleet: [based(UNIT)] }, bare);
    expect([t.protected(1), t.offers(1, 'headquarters', '2')]).toEqual([false, false]);
    const guns = { card: 'S4 Argonian Destroyer', given: [0, 0, 2] };
    const covered = at('weapons fire', { fleet: [guns] }, { fleet: [based(UNIT)] });
    expect([covered.offers(1, 'fire', LAND), covered.offers(1, 'fire', UNIT)]).toEqual([false, true]);
  },
);

rule('ge/empire-aqaaran/3', 'ship movement takes it off the terrain, and brings it back; other bases stay', () => {
  const t = at('record keeping', { fleet: [based(UNIT), { card: 'T3 Moon', on: ['B3 Space Station'] }] });
  expect([t.offers(1, 'space', UNIT), t.offers(1, 'space', 'B3 Space Station')]).toEqual([true, false]);
  t.act(1, 'space', UNIT);
  expect([t.under(UNIT), t.strength(UNIT)[0], t.protected(1)]).toEqual(['', 6, true]);
  const back = at('record keeping', { fleet: [UNIT, LAND] }).act(1, 'move', UNIT, LAND);
  expect([back.under(UNIT), back.strength(UNIT)[0], back.protected(1)]).toEqual([LAND, 4, false]);
});

rule('ge/empire-aqaaran/3', 'it comes to besieged terrain as the ship that it was', () => {
  const t = at('record keeping', { fleet: [UNIT, { card: LAND, on: [{ card: 'S5 Argonian Light Cruiser', by: 2 }] }] });
  t.act(1, 'move', UNIT, LAND);
  expect([t.under(UNIT), t.under('S5 Argonian Light Cruiser'), t.strength(UNIT)[0]]).toEqual([LAND, '', 4]);
});

rule('ge/empire-aqaaran/4', 'it is discarded with the terrain, where a ship is not', () => {
  const t = at(
    'play A',
    { hand: [BOMB] },
    { fleet: [{ card: 'T3 Planet Crystal Planet', on: [UNIT, 'S2 Space Yacht'] }] },
  );
  t.s.cards[t.id('T3 Planet Crystal Planet')]!.damage = 2;
  t.act(1, 'play', BOMB);
  if (t.question !== 'play cards') t.least();
  expect([t.inPlay(LAND), t.inPlay(UNIT), t.inPlay('S2 Space Yacht'), t.pile(2, 'discard')]).toEqual([
    false,
    false,
    true,
    expect.arrayContaining([UNIT]),
  ]);
});

rule('ge/empire-aqaaran/5', 'alone it is a ship: it protects the Sector HQ, and fires at an exposed one', () => {
  const t = at('weapons fire', { fleet: [UNIT] }, { fleet: ['T3 Moon'] });
  expect(t.protected(1)).toBe(true);
  t.act(1, 'headquarters', '2').pick(1, UNIT, UNIT, UNIT);
  expect(t.hq(2)).toBe(3);
});

rule(
  'ge/empire-aqaaran/5',
  'a base of two strengths alone in space is a ship of the smaller, and takes half a slot',
  () => {
    const t = at('play A', { fleet: [CHAPEL], hand: [CHAPEL], slots: 1 });
    expect([t.strength(CHAPEL)[0], t.slots(1)]).toEqual([2, 0.5]);
    // as a base it would take a whole slot, and half of one is free
    t.act(1, 'play', CHAPEL);
    expect(t.all(CHAPEL).map(id => t.strength(id)[0])).toEqual([2, 2]);
  },
);

rule('ge/empire-aqaaran/5', 'against terrain of others it lies as a ship', () => {
  const t = at('play A', { fleet: [UNIT], hand: [SIEGE] }, { fleet: [LAND] });
  t.act(1, 'play', SIEGE);
  expect([t.under(UNIT), t.strength(UNIT)[0]]).toEqual([LAND, 6]);
});
