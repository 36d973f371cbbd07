import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { table } from '../../support/table.ts';
import '../../support/cards-for-conflicts.ts';

const deck = ['Refugees', 'Refugees', 'Refugees'];

rule('b5/participants/1', 'a fleet that supports, opposes or attacks takes part', () => {
  const t = table({
    seats: [
      { race: 'centauri', supporting: ['First Battle Fleet', 'Second Battle Fleet', 'Test Fierce Convoy'] },
      { race: 'narn', supporting: ['First Battle Fleet'] },
    ],
    order: ['centauri', 'narn'],
    conflicts: [{ conflict: 'Test Fierce Battle', by: 'narn' }],
  });
  const parts = () => t.conflict().parts.map(p => p.card);
  t.act('centauri', 'support', 'First Battle Fleet', 'Test Fierce Battle');
  t.act('narn', 'attack', t.id('First Battle Fleet', 'narn'), t.id('First Battle Fleet', 'centauri'));
  t.act('centauri', 'oppose', 'Second Battle Fleet', 'Test Fierce Battle');
  expect(parts()).toEqual([
    t.id('First Battle Fleet', 'centauri'),
    t.id('First Battle Fleet', 'narn'),
    t.id('Second Battle Fleet', 'centauri'),
  ]);
  expect(parts()).not.toContain(t.id('Test Fierce Convoy'));
});

rule(
  ['b5/participants/2', 'b5/participants/3'],
  'characters take part by supporting, opposing, attacking or leading; all but the leader can be attacked',
  () => {
    const t = table({
      seats: [
        {
          race: 'centauri',
          supporting: ['Test Fierce Clerk', 'Test Attaché', 'Test Fierce Squadron', 'Test Polymath', 'Test Regent'],
        },
        { race: 'narn', supporting: ['Narn Aide', 'Test Fierce Narn Squadron'] },
      ],
      order: ['centauri', 'narn'],
      conflicts: [
        { conflict: 'Test Fierce Summit', by: 'narn', support: ['Narn Aide'] },
        { conflict: 'Test Fierce Battle', by: 'narn' },
      ],
    });
    t.act('centauri', 'support', 'Test Fierce Clerk', 'Test Fierce Summit').pass('narn');
    t.act('centauri', 'oppose', 'Test Attaché', 'Test Fierce Summit').pass('narn');
    t.act('centauri', 'attack', 'Londo Mollari', 'Narn Aide').pass('narn');
    t.act('centauri', 'lead', 'Test Polymath', 'Test Fierce Squadron').pass('narn');
    t.act('centauri', 'support', 'Test Fierce Squadron', 'Test Fierce Battle');
    const taking = [...t.conflict('Test Fierce Summit').parts, ...t.conflict('Test Fierce Battle').parts].map(
      p => p.card,
    );
    for (const card of ['Test Fierce Clerk', 'Test Attaché', 'Londo Mollari', 'Test Fierce Squadron', 'Test Polymath'])
      expect(taking).toContain(t.id(card));
    expect(taking).not.toContain(t.id('Test Regent'));
    // the possible targets of the Narn: three with Diplomacy, and the fleet
    const targets = new Set(t.options('narn').flatMap(o => (o.verb === 'attack' ? [o.b] : [])));
    expect(targets).toEqual(
      new Set(['Test Fierce Clerk', 'Test Attaché', 'Londo Mollari', 'Test Fierce Squadron'].map(card => t.id(card))),
    );
    expect(t.refuses('narn', 'attack', "G'Kar", 'Test Polymath')).toBe('b5/attack/2');
  },
);

rule('b5/participants/4', 'who votes does not take part by that', () => {
  const t = table({
    seats: [
      { race: 'centauri', hand: ['Test Note'], supporting: ['Test Fierce Envoy'], deck },
      { race: 'narn', deck },
    ],
    order: ['centauri', 'narn'],
    conflicts: [{ conflict: 'Test Question', by: 'narn', support: ["G'Kar"] }],
  });
  t.pass('centauri', 'narn');
  t.pick('narn', 'centauri', 'narn');
  t.act('centauri', 'yes').act('narn', 'yes');
  expect(t.happened('vote').filter(x => x.seat === t.seat('centauri'))).toMatchObject([{ vote: 1 }]);
  expect(t.conflict().parts.map(p => p.card)).toEqual([t.id("G'Kar")]);
  // an aftermath for participants can target only G'Kar
  t.act('centauri', 'aftermath', 'Test Note');
  expect(t.happened('attached')).toMatchObject([{ host: t.id("G'Kar") }]);
});
