import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { basisOf, stackOf } from '../../../src/rules/table/stacks.ts';
import { table } from '../../table.ts';

const POLICE = 'S2 Police Cutter';

const CRUISER = 'S5 Argonian Heavy Cruiser';

const MOON = 'T3 Moon';

const BASE = 'B1 Personal Base';

rule(
  'ge/playing-on/1',
  'each type has its places: bases on terrain, crew on units and terrain, abilities on crew, equipment on units',
  () => {
    const places = (card: string) => {
      const t = table({
        seats: [{ fleet: [MOON, { card: CRUISER, on: ['C5 Captain'] }, POLICE, 'T6 Planet'], hand: [card] }, {}],
      }).act(1, 'play', card);
      const found = [MOON, CRUISER, 'C5 Captain'].filter(x => t.offers(1, 'on', x));
      t.leaveOpen();
      return found;
    };
    expect(places(BASE)).toEqual([MOON]);
    expect(places('C4 Lieutenant')).toEqual([MOON, CRUISER]);
    expect(places('E3 Shuttlecraft')).toEqual([CRUISER]);
    expect(table({ seats: [{ fleet: [MOON], hand: ['A2 Logic'] }, {}] }).refuses(1, 'play', 'A2 Logic')).toBe(
      'ge/ability/1',
    );
  },
);

rule('ge/playing-on/2', 'what lies against another goes back to the pile of its own owner', () => {
  const t = table({
    seats: [{ hand: ['H3 Pulsar', 'M2 Planet Gouge'] }, { fleet: [MOON], order: 'never' }],
  });
  t.act(1, 'play', 'H3 Pulsar').act(1, 'play', 'M2 Planet Gouge');
  expect([t.pile(1, 'discard').slice().sort(), t.pile(2, 'discard')]).toEqual([
    ['H3 Pulsar', 'M2 Planet Gouge'],
    [MOON],
  ]);
});

rule(
  'ge/playing-on/3',
  'a card played on another is part of its stack, and against it where that is of another player',
  () => {
    const t = table({
      seats: [{ hand: ['H3 Pulsar'] }, { fleet: [{ card: POLICE, on: ['C5 Captain'] }], order: 'never' }],
    });
    t.act(1, 'play', 'H3 Pulsar');
    expect(t.on(POLICE).slice().sort()).toEqual(['C5 Captain', 'H3 Pulsar']);
    expect(stackOf(t.s, t.id(POLICE))).toContain(t.id('H3 Pulsar'));
    expect(t.card('H3 Pulsar').controller).toBe(0);
  },
);

rule('ge/playing-on/4', 'where a card was played to binds it at that moment alone: it may move later', () => {
  const t = table({
    phase: 'record keeping',
    seats: [{ fleet: [{ card: MOON, on: [POLICE] }, 'T6 Planet'] }, {}],
  });
  t.pick(1, POLICE);
  expect(t.under(POLICE)).not.toBe(MOON);
});

rule('ge/playing-on/5', 'the basis of a stack is the card beneath all others', () => {
  const t = table({
    seats: [{ fleet: [{ card: MOON, on: [{ card: CRUISER, on: [{ card: 'C5 Captain', on: ['A2 Logic'] }] }] }] }, {}],
  });
  expect([basisOf(t.s, t.id('A2 Logic')), basisOf(t.s, t.id(CRUISER))]).toEqual([t.id(MOON), t.id(MOON)]);
});

rule(['ge/playing-on/6', 'ge-r-played-against-1'], 'what a player has played against others is of his fleet', () => {
  const t = table({
    seats: [{ fleet: [MOON] }, { fleet: [{ card: POLICE, on: [{ card: 'H3 Pulsar', by: 1, left: 3 }] }] }],
  });
  expect([t.pile(1, 'fleet').slice().sort(), t.pile(2, 'fleet')]).toEqual([['H3 Pulsar', MOON], [POLICE]]);
});

rule('ge/same-card-twice/1', 'two of the same card on one location both work', () => {
  const pulsar = { card: 'H3 Pulsar', by: 1, left: 3 };
  const t = table({ seats: [{}, { fleet: [{ card: POLICE, on: [pulsar, pulsar] }], order: 'never' }] });
  const [one, two] = t.all('H3 Pulsar') as [number, number];
  t.act(1, 'use', one).act(1, 'use', two);
  expect(t.card(POLICE).shieldDamage).toBe(2);
});

rule('ge/same-card-twice/2', 'several cards that affect one location all apply', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['S1 Ship from the Future', 'S1 Ship from the Future'] },
      { fleet: [{ card: CRUISER, on: ['H3 Quasar', 'H3 Quasar', 'C5 Captain'] }], order: 'never' },
    ],
  });
  t.act(1, 'fire', CRUISER).pick(1, ...Array(8).fill('S1 Ship from the Future'));
  // 8 points, minus 3, 3 and 1
  expect([t.card(CRUISER).shieldDamage, t.card(CRUISER).damage]).toEqual([1, 0]);
});
