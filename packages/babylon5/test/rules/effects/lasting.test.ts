import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { at } from '../../support/cards-for-resolution.ts';
import type { Table } from '../../support/table.ts';

/** Humans with a character of 3 Diplomacy that Mars Colony, or a mentor, helps; each gives +2. */
function helped(
  by: 'Mars Colony' | 'Test Late Mentor',
  hand: readonly string[],
  more: readonly CardPlace[] = [],
): Table {
  const t = at({
    ruleset: 'engine',
    seats: [{ race: 'human', supporting: ['Test Diplomat 3', by, ...more], hand }, { race: 'narn' }],
    order: ['human', 'narn'],
  });
  t.act('human', 'use', by).pick('human', 'Test Diplomat 3').pass('narn');
  expect(diplomacy(t)).toBe(5);
  return t;
}
const diplomacy = (t: Table): number => t.ability('Test Diplomat 3', 'diplomacy');

/** The humans play an event on a card, and the others pass. */
const play = (t: Table, event: string, target?: string): Table => {
  t.act('human', 'event', event);
  if (target !== undefined && t.s.ask !== null && t.question !== 'action') t.pick('human', target);
  return t.pass('narn');
};

rule('b5/lasting/1', 'of two bonuses whose cards are gone one goes on, the other has ended', () => {
  const t = helped('Mars Colony', ['Test Demolition', 'Test Late Banishment'], ['Test Late Mentor']);
  t.act('human', 'use', 'Test Late Mentor').pick('human', 'Test Diplomat 3').pass('narn');
  expect(diplomacy(t)).toBe(7);
  play(t, 'Test Demolition');
  expect(diplomacy(t)).toBe(5);
  play(t, 'Test Late Banishment', 'Test Late Mentor');
  expect(diplomacy(t)).toBe(5);
});

rule(
  'b5/lasting/2',
  'what lasts while a card remains rotated ends when that card readies, is neutralized or leaves play',
  () => {
    for (const event of ['Test Late Service', 'Test Ruin', 'Test Demolition'])
      expect(diplomacy(play(helped('Mars Colony', [event]), event, 'Mars Colony'))).toBe(3);
  },
);

rule('b5/lasting/3', 'what lasts to the end of the turn goes on though its card readies or leaves play', () => {
  for (const event of ['Test Late Service', 'Test Late Banishment']) {
    const t = play(helped('Test Late Mentor', [event]), event, 'Test Late Mentor');
    expect(diplomacy(t)).toBe(5);
    t.until('draw').until('action');
    expect(diplomacy(t)).toBe(3);
  }
});

rule(
  'b5/lasting/4',
  'a change of an ability by an event or a contingency that names no time ends with the turn',
  () => {
    const t = at({
      ruleset: 'engine',
      seats: [
        {
          race: 'human',
          supporting: [{ card: 'Test Diplomat 5', attached: ['Test Late Resolve'] }],
          hand: ['Test Zeal', 'Test Late Blow'],
        },
        { race: 'narn' },
      ],
      order: ['human', 'narn'],
    });
    play(t, 'Test Zeal', 'Test Diplomat 5');
    expect(t.ability('Test Diplomat 5', 'diplomacy')).toBe(7);
    t.act('human', 'event', 'Test Late Blow').pick('human', 'Test Diplomat 5').act('human', 'respond');
    // 2 more by the contingency, 2 less by the damage
    expect(t.ability('Test Diplomat 5', 'diplomacy')).toBe(7);
    t.until('draw').until('action');
    expect(t.ability('Test Diplomat 5', 'diplomacy')).toBe(3);
  },
);

rule(
  'b5/lasting/5',
  'marks gained, purged, converted or moved stay so, and so do damage done and damage healed',
  () => {
    const t = at({
      ruleset: 'engine',
      seats: [
        {
          race: 'human',
          supporting: [
            { card: 'Test Diplomat 3', marks: { destiny: 1, strife: 1 } },
            'Test Diplomat 4',
            { card: 'Test Diplomat 5', damage: 1, marks: { destiny: 1 } },
            'Test Diplomat 6',
          ],
          hand: ['Test Late Blow', 'Test Late Cure', 'Test Late Blessing', 'Test Fall', 'Test Purge', 'Test Bequest'],
        },
        { race: 'narn' },
      ],
      order: ['human', 'narn'],
    });
    play(t, 'Test Late Blow', 'Test Diplomat 4');
    play(t, 'Test Late Cure', 'Test Diplomat 5');
    play(t, 'Test Late Blessing', 'Test Diplomat 6');
    play(t, 'Test Fall', 'Test Diplomat 3');
    play(t, 'Test Purge', 'Test Diplomat 3');
    t.act('human', 'event', 'Test Bequest').pick('human', 'Test Diplomat 5').pick('human', 'Test Diplomat 4');
    t.until('draw').until('action');
    const card = (n: number) => t.card(`Test Diplomat ${n}`);
    expect([card(4).damage, card(5).damage]).toEqual([2, 0]);
    expect([card(6).destiny, card(3).destiny, card(3).doom, card(3).strife]).toEqual([1, 0, 1, 0]);
    expect([card(5).destiny, card(4).destiny]).toEqual([0, 1]);
  },
);

rule(
  'b5/lasting/6',
  'an effect for as long as a card remains rotated is sustained by leaving that card rotated',
  () => {
    const turn = (keep: boolean): Table => {
      const t = helped('Mars Colony', []).untilAsked('sustain', 'human');
      expect(t.offers('human', 'card', 'Mars Colony')).toBe(true);
      if (keep) t.pick('human', 'Mars Colony');
      else t.pick('human');
      return t.until('action');
    };
    const kept = turn(true);
    expect([kept.card('Mars Colony').rotated, diplomacy(kept)]).toEqual([1, 5]);
    const left = turn(false);
    expect([left.card('Mars Colony').rotated, diplomacy(left)]).toEqual([0, 3]);
  },
);
