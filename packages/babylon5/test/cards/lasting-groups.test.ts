import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { DECK, HAND } from '../../src/state.ts';
import './played-cards.ts';
import './stand-ins.ts';
import { duel } from './two-seats.ts';

describe('groups that help telepaths', () => {
  const helped = [
    ['Commercial Telepaths', 'diplomacy', 'b5-r-commercial-telepaths-1'],
    ['Military Telepaths', 'leadership', 'b5-r-military-telepaths-1'],
    ['Secret Police', 'intrigue', 'b5-r-secret-police-1'],
  ] as const;
  for (const [title, ability, id] of helped)
    rule(id, `${title}: half the Psi of a character, rounded up, while it stays rotated; no second one on it`, () => {
      const t = duel('human', { supporting: [title, title, 'Test Mindreader', 'Centauri Telepath'] });
      const before = t.ability('Centauri Telepath', ability);
      const [one, two] = t.s.cards.flatMap((_, c) => (t.titleOf(c) === title ? [c] : []));
      t.act('human', 'use', one!).pick('human', 'Centauri Telepath');
      expect(t.ability('Centauri Telepath', ability)).toBe(before + 3);
      t.pass('narn').act('human', 'use', two!);
      expect(t.offers('human', 'card', 'Centauri Telepath')).toBe(false);
      t.pick('human', 'Test Mindreader');
      expect(t.ability('Centauri Telepath', ability)).toBe(before + 3);
    });
  rule('b5-r-military-telepaths-2', 'Military Telepaths: what rises is Leadership, not Military', () => {
    const t = duel('human', { supporting: ['Military Telepaths', 'Centauri Telepath'] });
    t.act('human', 'use', 'Military Telepaths').pick('human', 'Centauri Telepath');
    expect([t.ability('Centauri Telepath', 'leadership'), t.ability('Centauri Telepath', 'military')]).toEqual([3, 0]);
  });
  test('Secret Police: what it does can be sustained', () => {
    const t = duel('human', { supporting: ['Secret Police', 'Centauri Telepath'] });
    t.act('human', 'use', 'Secret Police').pick('human', 'Centauri Telepath').untilAsked('sustain', 'human');
    t.pick('human', 'Secret Police').until('action');
    expect(t.ability('Centauri Telepath', 'intrigue')).toBe(3);
  });
});

describe('groups that halve damage', () => {
  const attacked = (title: string, use: boolean, conflict: string, victim: string, attacker: string) => {
    const t = duel(
      'human',
      { supporting: [title, victim] },
      { supporting: [attacker] },
      { conflicts: [{ conflict, by: 'human', support: [victim] }] },
    );
    if (use) t.act('human', 'use', title);
    else t.pass('human');
    return t.act('narn', 'attack', attacker, victim);
  };
  const halved = [
    ['Counterintelligence', 'Test Sudden Plot', 'Test Spymaster', 'Test Spy'],
    ['Spin Doctors', 'Test Debate', 'Test Mediator', 'Test Sudden Envoy'],
  ] as const;
  test.each(
    halved,
  )('%s: your characters in the conflict take half, rounded up', (title, conflict, victim, attacker) => {
    expect(attacked(title, true, conflict, victim, attacker).card(victim).damage).toBe(3);
    expect(attacked(title, false, conflict, victim, attacker).card(victim).damage).toBe(5);
  });
  test('Spin Doctors: not in a conflict of another type', () => {
    const t = duel(
      'human',
      { supporting: ['Spin Doctors'] },
      {},
      { conflicts: [{ conflict: 'Test Skirmish', by: 'human' }] },
    );
    expect(t.refuses('human', 'use', 'Spin Doctors', 0)).toBe('b5/targets/1');
  });

  const raid = { conflicts: [{ conflict: 'Test Skirmish', by: 'human', support: ['Test Dreadnought'] }] };
  rule('b5-r-damage-control-team-1', 'Damage Control Team: it halves later attacks, not damage already there', () => {
    const t = duel(
      'human',
      { supporting: ['Damage Control Team', 'Test Dreadnought'] },
      { supporting: ['Test Patrol', 'Test Sudden Squadron'] },
      raid,
    );
    t.pass('human').act('narn', 'attack', 'Test Patrol', 'Test Dreadnought');
    expect(t.card('Test Dreadnought').damage).toBe(5);
    t.act('human', 'use', 'Damage Control Team');
    expect(t.card('Test Dreadnought').damage).toBe(5);
    t.act('narn', 'attack', 'Test Sudden Squadron', 'Test Dreadnought');
    expect(t.card('Test Dreadnought').damage).toBe(8);
  });
  rule('b5-r-damage-control-team-2', 'Damage Control Team: two halves are still a half', () => {
    const t = duel(
      'human',
      { supporting: ['Damage Control Team', 'Damage Control Team', 'Test Dreadnought'] },
      { supporting: ['Test Sudden Squadron'] },
      raid,
    );
    const [one, two] = t.s.cards.flatMap((_, c) => (t.titleOf(c) === 'Damage Control Team' ? [c] : []));
    t.act('human', 'use', one!).pass('narn').act('human', 'use', two!);
    t.act('narn', 'attack', 'Test Sudden Squadron', 'Test Dreadnought');
    expect(t.card('Test Dreadnought').damage).toBe(3);
  });
});

rule(
  'b5-r-imperial-telepaths-1',
  'Imperial Telepaths: 2 cards come, 3 go under the deck, with an empty deck as well',
  () => {
    const t = duel('centauri', { supporting: ['Imperial Telepaths'], hand: ['Meditation', 'Human Agent'] });
    t.act('centauri', 'use', 'Imperial Telepaths');
    expect(t.titles('centauri', HAND)).toEqual(['Meditation', 'Human Agent', 'Narn Aide', 'Human Aide']);
    t.pick('centauri', 'Human Agent', 'Meditation', 'Human Aide');
    expect([t.titles('centauri', HAND), t.titles('centauri', DECK)]).toEqual([
      ['Narn Aide'],
      ['Human Aide', 'Meditation', 'Human Agent', 'Centauri Aide', 'Minbari Aide'],
    ]);
    const empty = duel('centauri', { supporting: ['Imperial Telepaths'], hand: ['Meditation'], deck: [] });
    empty.act('centauri', 'use', 'Imperial Telepaths').pick('centauri', 'Meditation');
    expect(empty.titles('centauri', DECK)).toEqual(['Meditation']);
  },
);

rule(
  'b5-r-influential-lords-1',
  'Influential Lords: 5 Diplomacy or 3 Intrigue for a conflict that can pay the Centauri',
  () => {
    const support = (conflict: string) => {
      const t = duel(
        'centauri',
        { supporting: ['Influential Lords'] },
        {},
        {
          conflicts: [
            { conflict, by: 'centauri' },
            { conflict: 'Test Seance', by: 'narn' },
          ],
        },
      );
      t.act('centauri', 'use', 'Influential Lords');
      return t.conflict(conflict).now.support;
    };
    expect([support('Test Debate'), support('Test Sudden Plot')]).toEqual([5, 3]);
    const barren = duel(
      'centauri',
      { supporting: ['Influential Lords'] },
      {},
      { conflicts: [{ conflict: 'Test Debate', by: 'narn' }] },
    );
    expect(barren.refuses('centauri', 'use', 'Influential Lords', 0)).toBe('b5/targets/1');
  },
);

test('Motivated Leaders: 1 more Leadership while a war conflict is aimed at you, and in peace none', () => {
  const lead = (by: 'human' | 'narn') =>
    duel(
      'human',
      { supporting: ['Motivated Leaders', 'Test Admiral'] },
      { supporting: ['Human Captain'] },
      { war: [['human', 'narn']], conflicts: [{ conflict: 'war', by, target: by === 'narn' ? 'human' : 'narn' }] },
    );
  expect([
    lead('narn').ability('Test Admiral', 'leadership'),
    lead('human').ability('Test Admiral', 'leadership'),
  ]).toEqual([4, 3]);
  expect(lead('narn').ability('Human Captain', 'leadership')).toBe(2);
});

test('Rangers Surveillance: 10 more influence for the order, and none to spend', () => {
  const order = (supporting: string[]) => duel('human', { rating: 5, supporting }).until('draw').until('conflict');
  expect([order(['Rangers Surveillance']).s.order, order([]).s.order]).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(order(['Rangers Surveillance']).available('human')).toBe(5);
  expect(duel('human', { hand: ['Rangers Surveillance'] }).refuses('human', 'sponsor', 'Rangers Surveillance')).toBe(
    'b5/cost/7',
  );
});

test('Government Opposition: a group of the named race loses its text for the turn, and no other group', () => {
  const t = duel(
    'human',
    { hand: ['Government Opposition'], supporting: ['Test Informer'] },
    { supporting: ['Warrior Caste', 'Narn Rabble', 'Test Spy'] },
  );
  t.act('human', 'sponsor', 'Government Opposition').pick('human', 'narn').pass('narn');
  const before = t.available('human');
  t.act('human', 'use', 'Government Opposition');
  expect(t.offers('human', 'card', 'Warrior Caste')).toBe(false);
  expect(before - t.available('human')).toBe(7);
  expect(t.refuses('narn', 'use', 'Narn Rabble', 0)).toBe('b5/blanking/1');
  t.until('draw').until('action');
  expect(t.why('narn', 'use', 'Narn Rabble', 0)).toBe(null);
});

describe('Rabble Rousers', () => {
  const damage = (use: boolean, race: 'narn' | 'centauri') => {
    const t = duel(
      'human',
      { hand: ['Rabble Rousers'], supporting: ['Human Agent'] },
      { race, supporting: ["Du'Nar", 'Test Spymaster'] },
      {
        conflicts: [{ conflict: 'Test Sudden Plot', by: race, support: ["Du'Nar", 'Test Spymaster'] }],
        tension: { 'human>narn': 3 },
      },
    );
    t.act('human', 'sponsor', 'Rabble Rousers').pick('human', 'narn').pass(race);
    if (use) t.act('human', 'use', 'Rabble Rousers').pick('human', 'Human Agent').pass(race);
    return t;
  };
  test('a character of your race deals as much more to one of the named race as your tension, once', () => {
    const t = damage(true, 'narn').act('human', 'attack', 'Human Agent', "Du'Nar");
    expect(t.card("Du'Nar").damage).toBe(2 + 3);
    const plain = damage(false, 'narn').act('human', 'attack', 'Human Agent', "Du'Nar");
    expect(plain.card("Du'Nar").damage).toBe(2);
  });
  test('not to a character of another race', () => {
    const t = damage(true, 'narn').act('human', 'attack', 'Human Agent', 'Test Spymaster');
    expect(t.card('Test Spymaster').damage).toBe(2);
  });
  test('they name a race as they are played', () => {
    const t = duel('human', { hand: ['Rabble Rousers'] }).act('human', 'sponsor', 'Rabble Rousers');
    expect(t.offers('human', 'race', 'human')).toBe(false);
    t.pick('human', 'narn');
    expect(t.card('Rabble Rousers').fixed).toBe(4);
  });
  rule('b5-r-rabble-rousers-1', 'Rabble Rousers: the fleet that the character leads deals no more', () => {
    const t = duel(
      'human',
      {
        hand: ['Rabble Rousers'],
        supporting: ['First Battle Fleet', { card: 'Human Captain', leads: 'First Battle Fleet' }],
      },
      { supporting: ['Test Dreadnought'] },
      {
        conflicts: [{ conflict: 'Test Skirmish', by: 'narn', support: ['Test Dreadnought'] }],
        tension: { 'human>narn': 3 },
      },
    );
    t.act('human', 'sponsor', 'Rabble Rousers').pick('human', 'narn').pass('narn');
    t.act('human', 'use', 'Rabble Rousers').pick('human', 'Human Captain').pass('narn');
    t.act('human', 'attack', 'First Battle Fleet', 'Test Dreadnought');
    expect(t.card('Test Dreadnought').damage).toBe(5 + 2);
  });
});
