import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DISCARD, HAND } from '../../../src/index.ts';
import { table } from '../../support/table.ts';
import '../../support/test-cards.ts';

rule('b5/triggered/1', "a card that rotates in another player's action leaves its player the next action", () => {
  const t = table({
    seats: [
      { race: 'narn', hand: ['Test Windfall'] },
      { race: 'centauri', rating: 9, supporting: ['Test Auditors'] },
      { race: 'human' },
    ],
    order: ['narn', 'centauri', 'human'],
  });
  t.act('narn', 'event', 'Test Windfall');
  expect(t.asked).toEqual(['centauri']);
  t.pick('centauri', 'yes');
  expect(t.card('Test Auditors').rotated).toBe(1);
  expect(t.s.seats[t.seat('centauri')]!.actions).toBe(0);
  // the Centauri player still has the next action
  expect(t.asked).toEqual(['centauri']);
  t.act('centauri', 'build', 'Londo Mollari');
  expect(t.asked).toEqual(['human']);
});

rule('b5/triggered/2', 'a homeworld rotates in the resolution round for 1 more influence from a conflict', () => {
  const deck = ['Test Windfall', 'Test Windfall'];
  const resolving = () =>
    table({
      seats: [
        { race: 'narn', rating: 5, supporting: ['Narn Homeworld'], deck },
        { race: 'centauri', deck },
      ],
      conflicts: [{ conflict: 'Test Overture', by: 'narn', support: ["G'Kar"] }],
      order: ['narn', 'centauri'],
    }).pass('narn', 'centauri');
  const t = resolving();
  expect(t.s.round).toBe('resolution');
  expect(t.prompt()).toContain('Narn Homeworld');
  expect(t.rating('narn')).toBe(6);
  t.pick('narn', 'yes');
  expect(t.rating('narn')).toBe(7);
  expect(t.card('Narn Homeworld').rotated).toBe(1);
  const declined = resolving();
  declined.pick('narn', 'no');
  expect(declined.rating('narn')).toBe(6);
  expect(declined.card('Narn Homeworld').rotated).toBe(0);
});

rule('b5/triggered/3', 'two triggers go in initiative order, the first to its end before the second begins', () => {
  const t = table({
    ruleset: 'engine',
    seats: [
      { race: 'narn', supporting: ['Test Witnesses'], deck: ['Narn Aide'] },
      { race: 'centauri', hand: ['Test Windfall'] },
      { race: 'human', supporting: ['Test Witnesses'], deck: ['Human Aide'] },
    ],
    order: ['centauri', 'human', 'narn'],
  });
  t.act('centauri', 'event', 'Test Windfall');
  const asked: string[] = [];
  for (let i = 0; i < 4; i++) {
    asked.push(`${t.asked[0]}: ${t.prompt()}`);
    t.pick(t.asked[0] as 'human', 'yes');
  }
  expect(asked).toEqual([
    'human: Gain 1 influence?',
    'human: Draw a card?',
    'narn: Gain 1 influence?',
    'narn: Draw a card?',
  ]);
  expect(t.happened('influence-gained').map(f => f.seat)).toEqual([
    t.seat('human'),
    t.seat('narn'),
    t.seat('centauri'),
  ]);
  expect([t.titles('human', HAND), t.titles('narn', HAND)]).toEqual([['Human Aide'], ['Narn Aide']]);
});

rule('b5/triggered/4', 'a bonus to the end of the turn outlasts the card that gave it', () => {
  const deck = ['Test Windfall', 'Test Windfall'];
  const t = table({
    seats: [
      { race: 'human', supporting: ['Test Mentor', 'Human Aide'], deck },
      { race: 'narn', hand: ['Test Sweep'], deck },
    ],
    order: ['human', 'narn'],
  });
  const before = t.ability('Human Aide', 'diplomacy');
  t.act('human', 'use', 'Test Mentor').pick('human', 'Human Aide');
  expect(t.ability('Human Aide', 'diplomacy')).toBe(before + 2);
  t.act('narn', 'event', 'Test Sweep').pick('narn', 'Test Mentor');
  expect(t.titles('human', DISCARD)).toEqual(['Test Mentor']);
  expect(t.ability('Human Aide', 'diplomacy')).toBe(before + 2);
  // and ends with the turn
  t.until('draw').until('ready');
  expect(t.ability('Human Aide', 'diplomacy')).toBe(before);
});

rule('b5/triggered/4', 'a bonus to the end of the turn outlasts its card being made blank', () => {
  const deck = ['Test Windfall', 'Test Windfall'];
  const t = table({
    seats: [
      { race: 'human', supporting: ['Test Mentor', 'Human Aide'], deck },
      { race: 'narn', supporting: ['Narn Agent'], deck },
    ],
    conflicts: [{ conflict: 'Forced Impairment', by: 'narn', target: 'Test Mentor', support: ['Narn Agent'] }],
    order: ['human', 'narn'],
  });
  const before = t.ability('Human Aide', 'diplomacy');
  t.act('human', 'use', 'Test Mentor').pick('human', 'Human Aide').untilAsked('action', 'human');
  t.pass().until('draw');
  expect(t.card('Test Mentor').attached).toEqual([t.id('Forced Impairment')]);
  expect(t.s.mods.some(m => m.card === t.id('Human Aide') && m.n === 2)).toBe(true);
  expect(t.happened('turn-over')).toEqual([]);
  expect(t.ability('Human Aide', 'diplomacy')).toBe(before + 2);
});
