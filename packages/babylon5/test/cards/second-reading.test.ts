import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { DEFS } from '../../src/card.ts';
import { findCard, SUPPORTING } from '../../src/index.ts';
import { duel } from './two-seats.ts';
import './played-cards.ts';
import './stand-ins.ts';

// What a second reader found on cards of the Premier set, compared with their sources.

/** The text of a card in one line. */
const textOf = (title: string): string => DEFS[findCard(title).index]!.text().join(' ');

describe('Mr. Adams', () => {
  const helped = (hero: string) =>
    duel(
      'human',
      { supporting: ['Mr. Adams', hero] },
      {},
      { conflicts: [{ conflict: 'Test Swindle', by: 'human', target: 'narn', support: [hero] }] },
    ).act('human', 'use', 'Mr. Adams');
  rule('b5/cards-character/5', 'Mr. Adams raises Psi only of a character that has Psi', () => {
    const [without, telepath] = [helped('Test Spymaster'), helped('Test Mindreader')].map(t =>
      t.leaveOpen().options('human'),
    );
    // Diplomacy, Intrigue, Psi, Leadership
    expect(without!.map(o => o.a)).toEqual([0, 1, 3]);
    expect(telepath!.map(o => o.a)).toEqual([0, 1, 2, 3]);
    const lifted = helped('Test Mindreader');
    const before = lifted.ability('Test Mindreader', 'psi');
    expect(lifted.pick('human', 'Psi').ability('Test Mindreader', 'psi')).toBe(before + 2);
  });
});

test('Isolationism: it targets your own faction, and no other', () => {
  const t = duel('human', { hand: ['Isolationism'], inner: ['Human Captain'] });
  t.act('human', 'sponsor', 'Isolationism');
  if (t.question === 'sponsor with') t.pick('human', 'Jeffrey Sinclair');
  expect(t.card('Isolationism').faction).toBe(t.seat('human'));
  expect(t.asked).toEqual(['narn']);
  expect(textOf('Isolationism')).toContain('Put it on your faction.');
});

test('Shadow Assault: the winner may also leave the location as it is', () => {
  const t = duel(
    'human',
    { ambassador: { card: 'Jeffrey Sinclair', marks: { shadow: 3 } }, supporting: ['Test Armada', 'Test Armada'] },
    { supporting: ['Quadrant 14'] },
    {
      shadows: 10,
      conflicts: [{ conflict: 'Shadow Assault', by: 'human', target: 'Quadrant 14', support: ['Test Armada'] }],
    },
  );
  t.untilAsked('way', 'human').pick('human');
  expect(t.titles('narn', SUPPORTING)).toContain('Quadrant 14');
  expect(t.s.relations).toEqual([]);
});

describe('Emergency Military Aid', () => {
  test('Emergency Military Aid: its own cost counts, too', () => {
    const t = duel(
      'human',
      { rating: 10, hand: ['Emergency Military Aid'] },
      {},
      { conflicts: [{ conflict: 'Test Foray', by: 'narn', target: 'human' }] },
    );
    t.act('human', 'event', 'Emergency Military Aid');
    const numbers = t.options('human').map(o => o.a);
    expect(Math.max(...numbers)).toBe(4);
    t.leaveOpen();
  });
});

test('Government Opposition: it may name any race, your own as well', () => {
  const t = duel('human', { hand: ['Government Opposition'] });
  t.act('human', 'sponsor', 'Government Opposition');
  expect(t.options('human').length).toBe(5);
  t.leaveOpen();
});

test('texts tell what a card is played on, and name whom they mean', () => {
  expect(textOf('Protests')).toContain("if the initiator's unrest is at least 4, on the initiator's ambassador");
  expect(textOf('News of Defeat')).toContain('on an ambassador whose faction lost a fleet in the conflict');
  expect(textOf('Harvest Souls')).toContain('on your ambassador, if your faction took part');
  expect(textOf('Enrage')).toContain("unless that ambassador's player applies 1 influence");
  expect(textOf('Moral Quandary')).toContain('unless its player applies influence equal to its cost');
  expect(textOf('Racial Hatred')).toContain('That player cannot sponsor characters of another race.');
  expect(textOf('Racial Hatred')).toContain("loyal to another race than the initiator's");
  expect(textOf('Humanitarian Aid')).toContain(
    'Babylon 5 gains 2 influence, and each player of the target race gains 1 influence.',
  );
});
