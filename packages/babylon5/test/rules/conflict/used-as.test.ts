import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type Table, table } from '../../support/table.ts';
import '../../support/test-cards.ts';

rule(
  'b5/used-as/1',
  'Intrigue 3 used as Diplomacy acts as Diplomacy 3; another ability let into a conflict stays what it is',
  () => {
    const t = table({
      seats: [
        {
          race: 'human',
          rating: 9,
          supporting: ['Michael Garibaldi', 'General Hague'],
          hand: ['Level the Playing Field'],
        },
        { race: 'centauri', supporting: ['Centauri Agent', 'Centauri Aide', 'Centauri Captain'] },
      ],
      conflicts: [{ conflict: 'Test Overture', by: 'centauri' }],
      order: ['human', 'centauri'],
    });
    t.act('human', 'oppose', 'Michael Garibaldi', 'Test Overture');
    t.act('human', 'ability', 'diplomacy', 'intrigue');
    expect(t.conflict('Test Overture').now.opposition).toBe(3);
    // players can attack him with Diplomacy, and with nothing else
    expect(t.offers('centauri', 'attack', 'Centauri Aide', 'Michael Garibaldi')).toBe(true);
    expect(t.refuses('centauri', 'attack', 'Centauri Agent', 'Michael Garibaldi')).toBe('b5/attack/4');
    t.pass('centauri').act('human', 'event', 'Level the Playing Field').pick('human', 'General Hague');
    if (t.asked[0] === 'human') t.pick('human', 'Test Overture');
    t.pass('centauri').act('human', 'oppose', 'General Hague', 'Test Overture');
    if (t.asked[0] === 'human') t.act('human', 'ability', 'leadership', 'leadership');
    // General Hague's Leadership is still Leadership: attacks on him use that, not Diplomacy
    expect(t.conflict('Test Overture').now.opposition).toBe(3 + t.ability('General Hague', 'leadership'));
    expect(t.offers('centauri', 'attack', 'Centauri Captain', 'General Hague')).toBe(true);
    expect(t.refuses('centauri', 'attack', 'Centauri Aide', 'General Hague')).toBe('b5/attack/4');
  },
);

rule('b5/used-as/2', 'it serves to join, to attack and to lead a fleet, and not as what a card asks for', () => {
  const t = table({
    seats: [
      { race: 'human', rating: 9, supporting: ['Test Envoy', 'Homeworld Fleet'], hand: ['Test Address'] },
      { race: 'centauri', supporting: ['Centauri Aide'] },
    ],
    conflicts: [{ conflict: 'Test Overture', by: 'centauri', support: ['Centauri Aide'] }],
    order: ['human', 'centauri'],
  });
  expect(t.ability('Test Envoy', 'intrigue')).toBe(5);
  expect(t.offers('human', 'oppose', 'Test Envoy', 'Test Overture')).toBe(true);
  expect(t.offers('human', 'attack', 'Test Envoy', 'Centauri Aide')).toBe(true);
  expect(t.offers('human', 'lead', 'Test Envoy', 'Homeworld Fleet')).toBe(true);
  expect(t.refuses('human', 'event', 'Test Address')).toBe('b5/targets/1');
  // an envoy with true Diplomacy is enough
  const able = table({
    seats: [{ race: 'human', supporting: ['Frederick Lantz'], hand: ['Test Address'] }, { race: 'centauri' }],
    order: ['human', 'centauri'],
  });
  expect(able.offers('human', 'event', 'Test Address')).toBe(true);
});

rule('b5/used-as/2', 'who leads with Intrigue used as Leadership adds it to the fleet', () => {
  const t = table({
    seats: [{ race: 'human', supporting: ['Test Envoy', 'Homeworld Fleet'] }, { race: 'centauri' }],
    order: ['human', 'centauri'],
  });
  const before = t.ability('Homeworld Fleet', 'military');
  t.act('human', 'lead', 'Test Envoy', 'Homeworld Fleet');
  expect(t.ability('Homeworld Fleet', 'military')).toBe(before + 5);
});

/** Michael Garibaldi supports a Diplomacy conflict with his Intrigue of 3, under the engine rules. */
function garibaldi(hand: string[]): Table {
  const t = table({
    ruleset: 'engine',
    seats: [
      { race: 'human', rating: 9, supporting: ['Michael Garibaldi'], hand },
      { race: 'minbari', supporting: ['Minbari Agent'] },
    ],
    conflicts: [{ conflict: 'Test Overture', by: 'human' }],
    order: ['human', 'minbari'],
  });
  t.act('human', 'support', 'Michael Garibaldi', 'Test Overture').act('human', 'ability', 'diplomacy', 'intrigue');
  expect(t.conflict('Test Overture').now.support).toBe(3);
  return t;
}

rule('b5/used-as/3', 'Delenn attacks Garibaldi with Diplomacy 6: she deals 6 and takes 6', () => {
  const t = garibaldi([]);
  expect(t.refuses('minbari', 'attack', 'Minbari Agent', 'Michael Garibaldi')).toBe('b5/attack/4');
  t.act('minbari', 'attack', 'Delenn', 'Michael Garibaldi');
  const dealt = t.happened('damaged').map(f => [f.card, f.n]);
  expect(dealt).toContainEqual([t.id('Michael Garibaldi'), 6]);
  expect(dealt).toContainEqual([t.id('Delenn'), 6]);
  expect(dealt).toHaveLength(2);
});

rule('b5/used-as/4', 'Popular Support on Garibaldi leaves his support at 3', () => {
  const t = garibaldi(['Popular Support']).pass('minbari');
  const before = t.ability('Michael Garibaldi', 'diplomacy');
  t.act('human', 'event', 'Popular Support').pick('human', 'Michael Garibaldi');
  expect(t.ability('Michael Garibaldi', 'diplomacy')).toBe(before + 2);
  expect(t.conflict('Test Overture').now.support).toBe(3);
});

rule('b5/used-as/5', 'Underworld Connections on Garibaldi makes his support 5', () => {
  const t = garibaldi(['Underworld Connections']).pass('minbari');
  t.act('human', 'event', 'Underworld Connections').pick('human', 'Michael Garibaldi');
  expect(t.ability('Michael Garibaldi', 'intrigue')).toBe(5);
  expect(t.conflict('Test Overture').now.support).toBe(5);
});

/** Kidnapping of Delenn with General Hague in support, after Level the Playing Field on Kalain. */
function kalain(): Table {
  const t = table({
    seats: [
      { race: 'minbari', rating: 9, supporting: ['Kalain'], hand: ['Level the Playing Field'] },
      { race: 'human', supporting: ['General Hague', 'Human Agent'] },
    ],
    conflicts: [
      { conflict: 'Kidnapping', by: 'human', target: 'Delenn', support: [{ card: 'General Hague', with: 'intrigue' }] },
    ],
    order: ['minbari', 'human'],
  });
  expect(t.refuses('minbari', 'oppose', 'Kalain', 'Kidnapping')).toBe('b5/support-oppose/2');
  t.act('minbari', 'event', 'Level the Playing Field').pick('minbari', 'Kalain');
  if (t.asked[0] === 'minbari') t.pick('minbari', 'Kidnapping');
  return t.pass('human');
}

rule('b5/used-as/6', 'Hague takes part with Intrigue 3, and Kalain may take part with Leadership 4', () => {
  const t = kalain();
  const kidnapping = t.conflict('Kidnapping');
  expect(kidnapping.types).toEqual([1]);
  expect(kidnapping.targetCard).toBe(t.id('Delenn'));
  expect(kidnapping.now.support).toBe(3);
  expect(t.ability('Kalain', 'leadership')).toBe(4);
  expect(t.offers('minbari', 'oppose', 'Kalain', 'Kidnapping')).toBe(true);
});

rule('b5/used-as/7', 'Kalain cannot attack Hague, who used Intrigue', () => {
  expect(kalain().refuses('minbari', 'attack', 'Kalain', 'General Hague')).toBe('b5/attack/4');
});

rule('b5/used-as/8', 'once Kalain opposes with Leadership 4, Sinclair may attack him and a Human Agent may not', () => {
  const t = kalain();
  t.act('minbari', 'oppose', 'Kalain', 'Kidnapping');
  expect(t.conflict('Kidnapping').now.opposition).toBe(4);
  expect(t.ability('Human Agent', 'intrigue')).toBeGreaterThan(0);
  expect(t.refuses('human', 'attack', 'Human Agent', 'Kalain')).toBe('b5/attack/4');
  t.act('human', 'attack', 'Jeffrey Sinclair', 'Kalain');
  expect(t.happened('attack')).toMatchObject([
    { attacker: t.id('Jeffrey Sinclair'), target: t.id('Kalain'), ability: 3 },
  ]);
});
