import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DISCARD, HAND } from '../../../src/index.ts';
import { table } from '../../support/table.ts';
import '../../support/test-cards.ts';

rule('b5/action-round/1', 'one action at a time, turn about from the lowest initiative, as often as needed', () => {
  const t = table({
    seats: [
      { race: 'narn', rating: 9 },
      { race: 'human', rating: 9 },
      { race: 'centauri', rating: 9 },
    ],
    order: ['centauri', 'narn', 'human'],
  });
  const acted: string[] = [];
  for (let i = 0; i < 7; i++) {
    acted.push(...t.asked);
    // one of them acts each time, so that the round goes on
    if (i === 0) t.act('centauri', 'build');
    else if (i === 2) t.act('human', 'build');
    else if (i === 4) t.act('narn', 'build');
    else t.pass();
  }
  expect(acted).toEqual(['centauri', 'narn', 'human', 'centauri', 'narn', 'human', 'centauri']);
});

rule('b5/action-round/2', 'who has passed may act on the next cycle', () => {
  const t = table({ seats: [{ race: 'narn' }, { race: 'centauri' }], order: ['narn', 'centauri'] });
  t.pass('narn').act('centauri', 'build');
  expect(t.offers('narn', 'build', "G'Kar")).toBe(true);
  t.act('narn', 'build', "G'Kar");
  expect(t.rating('narn')).toBe(5);
});

rule('b5/action-round/3', 'the round ends at once when all have passed in succession', () => {
  const t = table({
    seats: [{ race: 'narn' }, { race: 'human' }, { race: 'centauri' }],
    order: ['narn', 'human', 'centauri'],
  });
  // two passes, an action, and then three in succession
  t.pass('narn', 'human').act('centauri', 'build').pass('narn', 'human');
  expect(t.s.round).toBe('action');
  expect(t.asked).toEqual(['centauri']);
  t.pass('centauri');
  expect(t.happened('round').map(f => f.round)).toEqual(['action', 'resolution', 'draw']);
  expect(t.refuses('narn', 'build', "G'Kar")).toBe('');
});

rule(
  'b5/action-round/4',
  'nobody plays, rotates or applies influence for an effect while it is not their action',
  () => {
    const t = table({
      seats: [{ race: 'narn' }, { race: 'centauri', hand: ['Test Windfall'], supporting: ['Vir Cotto'] }],
      order: ['narn', 'centauri'],
    });
    expect(t.asked).toEqual(['narn']);
    expect(t.options('centauri')).toEqual([]);
    expect(() => t.act('centauri', 'event', 'Test Windfall')).toThrow('centauri is not asked');
    expect(() => t.act('centauri', 'build', 'Londo Mollari')).toThrow('centauri is not asked');
    expect(() => t.act('centauri', 'assist', 'Vir Cotto')).toThrow('centauri is not asked');
    t.pass('narn');
    for (const [verb, card] of [
      ['event', 'Test Windfall'],
      ['build', 'Londo Mollari'],
      ['assist', 'Vir Cotto'],
    ] as const)
      expect(t.offers('centauri', verb, card)).toBe(true);
  },
);

rule('b5/action-round/5', 'the menu holds every kind of action that the position allows, and nothing else', () => {
  const full = () =>
    table({
      seats: [
        {
          race: 'human',
          rating: 9,
          inner: [{ card: 'General Hague', damage: 1 }],
          supporting: [
            'Human Aide',
            'Test Mentor',
            { card: 'Homeworld Fleet', damage: 1 },
            { card: 'Test Outpost', damage: 1 },
            "N'Grath",
            'Susan Ivanova',
          ],
          hand: ['Human Agent', 'Test Windfall', 'Test Precaution', 'Test Schemes', 'Test Sleuth'],
          agenda: 'Test Works',
        },
        { race: 'narn', supporting: ['Narn Aide'] },
      ],
      conflicts: [{ conflict: 'Test Overture', by: 'narn', support: ['Narn Aide'] }],
      order: ['human', 'narn'],
    });
  const verbs = (t: ReturnType<typeof table>) => new Set(t.options('human').map(o => o.verb));
  const offered = verbs(full());
  for (const verb of [
    'sponsor',
    'promote',
    'build',
    'use',
    'lead',
    'support',
    'oppose',
    'attack',
    'event',
    'contingency',
    'agenda',
    'discard-agenda',
    'heal',
    'repair',
    'bid',
    'pass',
  ])
    expect(offered).toContain(verb);
  const without = table({
    seats: [{ race: 'human', ambassador: 'John Sheridan', hand: ['Test Schemes'] }, { race: 'narn' }],
    order: ['human', 'narn'],
  });
  expect(verbs(without)).toEqual(new Set(['agenda', 'hide-agenda', 'build', 'pass']));
  without.act('human', 'hide-agenda', 'Test Schemes').pass('narn');
  expect(verbs(without)).toContain('reveal-agenda');
  expect(without.refuses('human', 'declare', 'Test Schemes')).toBe('b5/action-round/5');
});

rule('b5/action-round/5', 'under the engine rules a mercenary is paid and used, not bid for', () => {
  const t = table({
    ruleset: 'engine',
    seats: [{ race: 'human', rating: 9, supporting: ["N'Grath"] }, { race: 'narn' }],
    order: ['human', 'narn'],
  });
  const verbs = t.options('human').map(o => o.verb);
  expect(verbs).toContain('hire');
  expect(verbs).not.toContain('bid');
});

rule('b5/action-round/6', 'what needs a ready card needs it unneutralized, and what rotates one needs it ready', () => {
  const t = table({
    seats: [
      {
        race: 'human',
        rating: 9,
        inner: [
          { card: 'General Hague', neutralized: true },
          { card: 'Frederick Lantz', rotated: true },
        ],
        supporting: ['Homeworld Fleet'],
      },
      { race: 'narn' },
    ],
    order: ['human', 'narn'],
  });
  // upright but neutralized; healthy but rotated
  expect(t.card('General Hague').rotated).toBe(0);
  for (const captain of ['General Hague', 'Frederick Lantz'])
    expect(t.refuses('human', 'lead', captain, 'Homeworld Fleet')).toBe('b5/action-round/6');
  expect(t.refuses('human', 'build', 'General Hague')).toBe('b5/build/1');
  t.act('human', 'lead', 'Jeffrey Sinclair', 'Homeworld Fleet');
  // in a conflict, in an attack, by its own text, and for an event that takes the ambassador
  const tired = table({
    seats: [
      {
        race: 'human',
        rating: 9,
        ambassador: { card: 'Jeffrey Sinclair', rotated: true },
        supporting: [
          { card: 'Human Aide', rotated: true },
          { card: 'Mars Colony', rotated: true },
        ],
        hand: ['Support Babylon 5'],
      },
      { race: 'narn' },
    ],
    order: ['human', 'narn'],
    conflicts: [{ conflict: 'Affirmation of Peace', by: 'narn', support: ["G'Kar"] }],
  });
  expect(tired.refuses('human', 'oppose', 'Human Aide', 'Affirmation of Peace')).toBe('b5/action-round/6');
  expect(tired.refuses('human', 'attack', 'Human Aide', "G'Kar")).toBe('b5/action-round/6');
  expect(tired.refuses('human', 'use', 'Mars Colony', 0)).toBe('b5/action-round/6');
  expect(tired.refuses('human', 'event', 'Support Babylon 5')).toBe('b5/action-round/6');
});

rule('b5/action-round/7', "rotating Vir Cotto for Londo Mollari takes the player's action", () => {
  const t = table({
    seats: [{ race: 'centauri', supporting: ['Vir Cotto'] }, { race: 'human' }],
    order: ['centauri', 'human'],
  });
  const before = t.ability('Londo Mollari', 'diplomacy');
  t.act('centauri', 'assist', 'Vir Cotto');
  expect(t.card('Vir Cotto').rotated).toBe(1);
  expect(t.ability('Londo Mollari', 'diplomacy')).toBe(before + 1);
  expect(t.asked).toEqual(['human']);
});

rule('b5/action-round/8', 'an action may cost the neutralization of its card', () => {
  const t = table({
    ruleset: 'engine',
    seats: [{ race: 'human', rating: 5, supporting: ['Test Zealot'] }, { race: 'narn' }],
    order: ['human', 'narn'],
  });
  t.act('human', 'use', 'Test Zealot');
  expect(t.card('Test Zealot').neutralized).toBe(1);
  expect(t.card('Test Zealot').rotated).toBe(0);
  expect(t.rating('human')).toBe(6);
  expect(t.asked).toEqual(['narn']);
  t.pass('narn');
  expect(t.offers('human', 'use', 'Test Zealot')).toBe(false);
});

/** A Border Raid of the Narn on the Centauri resolves, and the next action round begins. */
function afterTheRaid() {
  const deck = ['Test Windfall', 'Test Windfall', 'Test Windfall'];
  const t = table({
    seats: [
      { race: 'human', rating: 9, supporting: ['ISN'], deck },
      { race: 'narn', deck },
      { race: 'centauri', deck },
    ],
    conflicts: [{ conflict: 'Border Raid', by: 'narn', target: 'centauri' }],
    tension: { 'centauri-narn': 3 },
    order: ['narn', 'centauri', 'human'],
  });
  // nothing has changed yet
  t.pass('narn', 'centauri');
  expect(t.refuses('human', 'use', 'ISN', 0)).toBe('b5/targets/1');
  t.pass('human').until('draw').until('action').untilAsked('action', 'human');
  expect(t.s.turn).toBe(3);
  expect([t.tension('centauri', 'narn'), t.tension('narn', 'centauri')]).toEqual([4, 4]);
  return t;
}

rule('b5/action-round/9', 'the first action of a turn may refer back to the resolution before it', () => {
  const t = afterTheRaid();
  t.act('human', 'use', 'ISN');
  // both sides of the tension have changed; one change is undone
  t.pick('human', t.options('human')[0]!.a);
  expect([t.tension('centauri', 'narn'), t.tension('narn', 'centauri')].sort()).toEqual([3, 4]);
});

rule('b5/action-round/9', 'what came before the last own action is out of reach', () => {
  const t = afterTheRaid();
  expect(t.offers('human', 'use', 'ISN')).toBe(true);
  t.act('human', 'build').untilAsked('action', 'human');
  expect(t.refuses('human', 'use', 'ISN', 0)).toBe('b5/targets/1');
});

rule('b5/action-round/10', 'two Popular Support on one character in a turn both count', () => {
  const t = table({
    seats: [
      { race: 'human', supporting: ['Human Aide'], hand: ['Popular Support', 'Popular Support'] },
      { race: 'narn' },
    ],
    order: ['human', 'narn'],
  });
  const before = t.ability('Human Aide', 'diplomacy');
  t.act('human', 'event', 'Popular Support').pick('human', 'Human Aide').pass('narn');
  expect(t.ability('Human Aide', 'diplomacy')).toBe(before + 2);
  t.act('human', 'event', 'Popular Support').pick('human', 'Human Aide');
  expect(t.ability('Human Aide', 'diplomacy')).toBe(before + 4);
});

rule('b5/action-round/11', 'events and contingencies are played with everybody rotated', () => {
  const t = table({
    seats: [
      {
        race: 'human',
        ambassador: { card: 'Jeffrey Sinclair', rotated: true },
        supporting: [{ card: 'Human Aide', rotated: true }],
        hand: ['Test Windfall', 'Test Precaution', 'Support Babylon 5'],
      },
      { race: 'narn' },
    ],
    order: ['human', 'narn'],
  });
  // this event's own text rotates the ambassador
  expect(t.refuses('human', 'event', 'Support Babylon 5')).toBe('b5/action-round/6');
  t.act('human', 'event', 'Test Windfall');
  expect(t.titles('human', DISCARD)).toEqual(['Test Windfall']);
  t.pass('narn').act('human', 'contingency', 'Test Precaution').pick('human', 'Human Aide');
  expect(t.card('Human Aide').attached).toEqual([t.id('Test Precaution')]);
  expect(t.titles('human', HAND)).toEqual(['Support Babylon 5']);
});
