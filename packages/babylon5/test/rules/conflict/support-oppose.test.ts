import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, ConflictPosition, Position } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/cards-for-conflicts.ts';

/** Narn who initiated conflicts, and a Centauri player with some cards, who acts first. */
function against(
  conflicts: readonly ConflictPosition[],
  supporting: readonly CardPlace[],
  more: Partial<Position> & { narn?: readonly CardPlace[]; hand?: readonly string[] } = {},
): Table {
  const { narn, hand, ...rest } = more;
  return table({
    seats: [
      { race: 'narn', supporting: narn ?? [] },
      { race: 'centauri', supporting, hand: hand ?? [] },
    ],
    order: ['centauri', 'narn'],
    conflicts,
    ...rest,
  });
}

/** Plays an event with one target, and with an amount if given. */
function play(t: Table, event: string, target: string, n = 0): void {
  t.act('centauri', 'event', event).pick('centauri', target);
  if (n > 0) t.pick('centauri', n);
}

const part = (t: Table, conflict: string, card: string) =>
  t.conflict(conflict).parts.filter(p => p.card === t.id(card));

rule('b5/support-oppose/1', 'characters and fleets rotate for or against any conflict that was initiated', () => {
  const t = against(
    [
      { conflict: 'Test Fierce Summit', by: 'narn' },
      { conflict: 'Test Fierce Battle', by: 'narn' },
      { conflict: 'Test Siege', by: 'narn', target: 'Test Fierce Outpost' },
    ],
    ['Test Fierce Envoy', 'Test Fierce Squadron', 'Test Fierce Outpost'],
  );
  t.act('centauri', 'support', 'Test Fierce Envoy', 'Test Fierce Summit');
  expect(t.card('Test Fierce Envoy').rotated).toBe(1);
  expect(t.conflict('Test Fierce Summit').now).toMatchObject({ support: 5, opposition: 0 });
  t.pass('narn').act('centauri', 'oppose', 'Test Fierce Squadron', 'Test Fierce Battle');
  expect(t.card('Test Fierce Squadron').rotated).toBe(1);
  expect(t.conflict('Test Fierce Battle').now).toMatchObject({ support: 0, opposition: 4 });
  t.pass('narn').act('centauri', 'oppose', 'Test Fierce Outpost', 'Test Siege');
  expect(t.card('Test Fierce Outpost').rotated).toBe(1);
  expect(t.conflict('Test Siege').now).toMatchObject({ support: 0, opposition: 4 });
  // groups take no part in conflicts
  const group = against([{ conflict: 'Test Fierce Summit', by: 'narn' }], ['Refugees']);
  expect(group.refuses('centauri', 'support', 'Refugees', 'Test Fierce Summit')).toBe('b5/support-oppose/1');
  // cards cannot join a cancelled conflict
  const off = against([{ conflict: 'Test Fierce Summit', by: 'narn' }], ['Test Fierce Envoy']);
  off.s.conflicts = off.s.conflicts.map(c => ({ ...c, stage: 'cancelled' }));
  off.s.menus = null;
  expect(off.refuses('centauri', 'oppose', 'Test Fierce Envoy', 'Test Fierce Summit')).toBe('b5/support-oppose/1');
});

rule('b5/support-oppose/2', 'without a point of the ability a card can neither support nor oppose', () => {
  const t = against(
    [
      { conflict: 'Test Fierce Summit', by: 'narn' },
      { conflict: 'Test Fierce Battle', by: 'narn' },
    ],
    ['Test Schemer', { card: 'Test Regent', damage: 2 }, 'Test Fierce Envoy'],
  );
  for (const side of ['support', 'oppose']) {
    expect(t.refuses('centauri', side, 'Test Schemer', 'Test Fierce Summit')).toBe('b5/support-oppose/2');
    expect(t.offers('centauri', side, 'Test Schemer', 'Test Fierce Summit')).toBe(false);
    expect(t.offers('centauri', side, 'Test Fierce Envoy', 'Test Fierce Summit')).toBe(true);
  }
});

rule('b5/support-oppose/3', 'Diplomacy 2, Intrigue 3 and Psi 0 join Diplomatic and Intrigue conflicts alone', () => {
  const t = against(
    [
      { conflict: 'Test Fierce Summit', by: 'narn' },
      { conflict: 'Test Fierce Plot', by: 'narn' },
      { conflict: 'Test Probe', by: 'narn' },
    ],
    ['Test Scholar'],
  );
  for (const side of ['support', 'oppose']) {
    expect(t.offers('centauri', side, 'Test Scholar', 'Test Fierce Summit')).toBe(true);
    expect(t.offers('centauri', side, 'Test Scholar', 'Test Fierce Plot')).toBe(true);
    expect(t.refuses('centauri', side, 'Test Scholar', 'Test Probe')).toBe('b5/support-oppose/2');
  }
});

rule('b5/support-oppose/4', 'a character stays out of a Military conflict and helps by leading a fleet', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const t = against([{ conflict: 'Test Fierce Battle', by: 'narn' }], ['Test Officer', 'Test Fierce Squadron'], {
      ruleset,
    });
    expect(t.refuses('centauri', 'support', 'Test Officer', 'Test Fierce Battle')).toBe('b5/support-oppose/4');
    expect(t.refuses('centauri', 'oppose', 'Test Officer', 'Test Fierce Battle')).toBe('b5/support-oppose/4');
    t.act('centauri', 'lead', 'Test Officer', 'Test Fierce Squadron').pass('narn');
    t.act('centauri', 'oppose', 'Test Fierce Squadron', 'Test Fierce Battle');
    expect(t.conflict('Test Fierce Battle').now.opposition).toBe(7);
  }
});

rule('b5/support-oppose/5', 'a character with Military, a fleet with Diplomacy, a location with Intrigue', () => {
  const t = against(
    [
      { conflict: 'Test Fierce Battle', by: 'narn' },
      { conflict: 'Test Fierce Summit', by: 'narn' },
      { conflict: 'Test Spying', by: 'narn', target: 'Test Listening Post' },
    ],
    ['Test Marshal', 'Test Fierce Convoy', 'Test Listening Post'],
    { ruleset: 'engine' },
  );
  t.act('centauri', 'support', 'Test Marshal', 'Test Fierce Battle').pass('narn');
  t.act('centauri', 'oppose', 'Test Fierce Convoy', 'Test Fierce Summit').pass('narn');
  t.act('centauri', 'oppose', 'Test Listening Post', 'Test Spying');
  expect(t.conflict('Test Fierce Battle').now.support).toBe(2);
  expect(t.conflict('Test Fierce Summit').now.opposition).toBe(3);
  expect(t.conflict('Test Spying').now.opposition).toBe(3);
});

rule('b5/support-oppose/6', 'where two abilities could serve, the player names the one that is used', () => {
  const t = against([{ conflict: 'Test Fierce Summit', by: 'narn' }], ['Test Adept', 'Test Fierce Envoy']);
  t.act('centauri', 'support', 'Test Adept', 'Test Fierce Summit');
  expect(t.prompt()).toContain('Which ability');
  t.act('centauri', 'ability', 'diplomacy', 'intrigue').pass('narn');
  expect(t.conflict('Test Fierce Summit').now.support).toBe(4);
  // without a real choice there is no question
  t.act('centauri', 'support', 'Test Fierce Envoy', 'Test Fierce Summit');
  expect(t.asked).toEqual(['narn']);
  expect(t.conflict('Test Fierce Summit').now.support).toBe(9);
});

rule('b5/support-oppose/7', 'who supports or opposes takes part, and can be attacked for it', () => {
  const t = against([{ conflict: 'Test Fierce Summit', by: 'narn' }], ['Test Fierce Envoy', 'Test Fierce Clerk'], {
    narn: ['Narn Aide'],
  });
  t.act('centauri', 'oppose', 'Test Fierce Envoy', 'Test Fierce Summit');
  expect(part(t, 'Test Fierce Summit', 'Test Fierce Envoy')).toHaveLength(1);
  expect(part(t, 'Test Fierce Summit', 'Test Fierce Clerk')).toHaveLength(0);
  expect(t.offers('narn', 'attack', 'Narn Aide', 'Test Fierce Envoy')).toBe(true);
  expect(t.refuses('narn', 'attack', 'Narn Aide', 'Test Fierce Clerk')).toBe('b5/attack/1');
  t.act('narn', 'support', 'Narn Aide', 'Test Fierce Summit');
  expect(t.offers('centauri', 'attack', 'Test Fierce Clerk', 'Narn Aide')).toBe(true);
});

rule('b5/support-oppose/8', 'supporters of 3 and 2 make 5', () => {
  const t = against(
    [{ conflict: 'Test Fierce Summit', by: 'narn' }],
    ['Test Fierce Clerk', 'Test Attaché', 'Test Statesman'],
  );
  t.act('centauri', 'support', 'Test Fierce Clerk', 'Test Fierce Summit').pass('narn');
  t.act('centauri', 'support', 'Test Attaché', 'Test Fierce Summit').pass('narn');
  expect(t.conflict('Test Fierce Summit').now).toMatchObject({ support: 5, opposition: 0 });
  t.act('centauri', 'oppose', 'Test Statesman', 'Test Fierce Summit');
  expect(t.conflict('Test Fierce Summit').now).toMatchObject({ support: 5, opposition: 4 });
});

rule('b5/support-oppose/9', 'what an ability becomes afterwards counts; which ability it is stays as chosen', () => {
  const t = against(
    [
      { conflict: 'Test Fierce Summit', by: 'narn' },
      { conflict: 'Test Overtures', by: 'narn' },
    ],
    ['Vir Cotto', 'Test Adept'],
    { ruleset: 'engine', hand: ['Test Service', 'Test Eloquence', 'Test Cunning'] },
  );
  t.act('centauri', 'support', 'Londo Mollari', 'Test Fierce Summit').pass('narn');
  expect(t.conflict('Test Fierce Summit').now.support).toBe(4);
  t.act('centauri', 'assist', 'Vir Cotto').pass('narn');
  expect(t.conflict('Test Fierce Summit').now.support).toBe(5);

  t.act('centauri', 'support', 'Test Adept', 'Test Overtures').act('centauri', 'ability', 'diplomacy', 'intrigue');
  t.pass('narn');
  play(t, 'Test Eloquence', 'Test Adept', 5);
  t.pass('narn');
  expect(t.ability('Test Adept', 'diplomacy')).toBe(7);
  expect(t.conflict('Test Overtures').now.support).toBe(4);
  // ready again, it gets no new question: its Intrigue stays in the conflict
  play(t, 'Test Service', 'Test Adept');
  t.pass('narn').act('centauri', 'support', 'Test Adept', 'Test Overtures');
  expect(t.asked).toEqual(['narn']);
  expect(t.conflict('Test Overtures').now.support).toBe(4);
  t.pass('narn');
  play(t, 'Test Cunning', 'Test Adept', 1);
  expect(t.conflict('Test Overtures').now.support).toBe(5);
});

rule('b5/support-oppose/10', 'a location only opposes what is aimed at it, unless its text says otherwise', () => {
  const t = against(
    [
      { conflict: 'Test Siege', by: 'narn', target: 'Test Fierce Outpost' },
      { conflict: 'Test Fierce Battle', by: 'narn' },
    ],
    ['Test Fierce Outpost', 'Test Asteroid', 'Test Fierce Fortress'],
  );
  expect(t.offers('centauri', 'oppose', 'Test Fierce Outpost', 'Test Siege')).toBe(true);
  expect(t.refuses('centauri', 'support', 'Test Fierce Outpost', 'Test Siege')).toBe('b5/support-oppose/10');
  expect(t.refuses('centauri', 'oppose', 'Test Fierce Outpost', 'Test Fierce Battle')).toBe('b5/support-oppose/10');
  expect(t.refuses('centauri', 'oppose', 'Test Asteroid', 'Test Siege')).toBe('b5/support-oppose/10');
  t.act('centauri', 'support', 'Test Fierce Fortress', 'Test Fierce Battle');
  expect(t.conflict('Test Fierce Battle').now.support).toBe(4);
});

rule('b5/support-oppose/11', 'a leader joins a fleet that is committed already', () => {
  const t = against([{ conflict: 'Test Fierce Battle', by: 'narn' }], ['Test Fierce Squadron', 'Test Officer']);
  t.act('centauri', 'oppose', 'Test Fierce Squadron', 'Test Fierce Battle').pass('narn');
  expect(t.conflict('Test Fierce Battle').now.opposition).toBe(4);
  t.act('centauri', 'lead', 'Test Officer', 'Test Fierce Squadron');
  expect(t.conflict('Test Fierce Battle').now.opposition).toBe(7);
});

rule('b5/support-oppose/12', 'neither the type nor the lack of opposition is a participation restriction', () => {
  const conflicts = [
    { conflict: 'Test Open Contest', by: 'narn' },
    { conflict: 'Test Fierce Summit', by: 'narn' },
  ] as const;
  const without = against(conflicts, [], { hand: ['Test Scandal'] });
  expect(without.refuses('centauri', 'oppose', 'Londo Mollari', 'Test Open Contest')).toBe('b5/support-oppose/17');
  expect(without.refuses('centauri', 'event', 'Test Scandal')).toBe('b5/targets/1');
  const both = against(
    [
      ...conflicts,
      { conflict: 'Border Raid', by: 'narn', target: 'centauri' },
      { conflict: 'Test Own Affair', by: 'narn' },
    ],
    [],
    { hand: ['Test Scandal'] },
  );
  both.act('centauri', 'event', 'Test Scandal');
  expect(both.options('centauri').map(o => o.a)).toEqual([
    both.conflict('Border Raid').id,
    both.conflict('Test Own Affair').id,
  ]);
  both.leaveOpen();
});

rule('b5/support-oppose/13', 'a card that takes no part may still lend its strength to a restricted conflict', () => {
  const t = table({
    seats: [
      { race: 'narn', supporting: ['First Battle Fleet'] },
      { race: 'centauri' },
      { race: 'human', supporting: ['Test Supply Fleet'] },
    ],
    order: ['human', 'narn', 'centauri'],
    conflicts: [{ conflict: 'Border Raid', by: 'narn', target: 'centauri', support: ['First Battle Fleet'] }],
  });
  expect(t.refuses('human', 'support', 'Test Supply Fleet', 'Border Raid')).toBe('b5-r-border-raid-1');
  t.act('human', 'use', 'Test Supply Fleet');
  expect(t.card('Test Supply Fleet').rotated).toBe(1);
  expect(t.conflict('Border Raid').now.support).toBe(8);
  expect(part(t, 'Border Raid', 'Test Supply Fleet')).toHaveLength(0);
});

rule('b5/support-oppose/14', 'a neutral character is not of its faction’s race', () => {
  const t = table({
    seats: [{ race: 'narn', supporting: ['Narn Aide', 'Test Fierce Wanderer'] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Own Affair', by: 'narn' }],
  });
  expect(t.refuses('narn', 'support', 'Test Fierce Wanderer', 'Test Own Affair')).toBe('b5/support-oppose/14');
  expect(t.offers('narn', 'support', 'Narn Aide', 'Test Own Affair')).toBe(true);
});

rule('b5/support-oppose/15', 'each type of conflict takes its own ability', () => {
  const t = against(
    [
      { conflict: 'Test Fierce Summit', by: 'narn' },
      { conflict: 'Test Fierce Plot', by: 'narn' },
      { conflict: 'Test Fierce Battle', by: 'narn' },
      { conflict: 'Test Probe', by: 'narn' },
    ],
    ['Test Fierce Envoy', 'Test Schemer', 'Test Fierce Squadron', 'Test Seer'],
  );
  const fits = [
    ['Test Fierce Envoy', 'Test Fierce Summit', 5],
    ['Test Schemer', 'Test Fierce Plot', 4],
    ['Test Fierce Squadron', 'Test Fierce Battle', 4],
    ['Test Seer', 'Test Probe', 4],
  ] as const;
  for (const [card, own] of fits)
    for (const [, conflict] of fits) expect(t.offers('centauri', 'support', card, conflict)).toBe(conflict === own);
  expect(t.refuses('centauri', 'support', 'Test Fierce Envoy', 'Test Fierce Plot')).toBe('b5/support-oppose/2');
  for (const [card, conflict, n] of fits) {
    t.act('centauri', 'support', card, conflict).pass('narn');
    expect(t.conflict(conflict).now.support).toBe(n);
  }
});

rule('b5/support-oppose/16', 'a Leadership conflict is fought with Leadership', () => {
  const t = against([{ conflict: 'Test Muster', by: 'narn' }], ['Test Officer', 'Test Fierce Envoy'], {
    ruleset: 'engine',
  });
  expect(t.refuses('centauri', 'support', 'Test Fierce Envoy', 'Test Muster')).toBe('b5/support-oppose/2');
  t.act('centauri', 'support', 'Test Officer', 'Test Muster');
  expect(t.conflict('Test Muster').now.support).toBe(3);
});

/** A conflict of Power Politics, in which any player may be supported. */
function contest(): Table {
  return table({
    seats: [
      { race: 'narn', agenda: 'Power Politics' },
      { race: 'centauri', supporting: ['Test Fierce Envoy', 'Test Fierce Clerk'] },
      { race: 'human' },
    ],
    order: ['centauri', 'human', 'narn'],
    conflicts: [{ conflict: 'Power Politics', by: 'narn' }],
  });
}

rule(
  'b5/support-oppose/17',
  'where any player may be supported, one backs a side or attacks, and never opposes',
  () => {
    const t = contest();
    expect(t.refuses('centauri', 'oppose', 'Test Fierce Envoy', 'Power Politics')).toBe('b5/support-oppose/17');
    expect(t.options('centauri').some(o => o.verb === 'oppose')).toBe(false);
    t.act('centauri', 'support', 'Test Fierce Envoy', 'Power Politics').pick('centauri', 'centauri');
    expect(t.conflict('Power Politics').now.sides).toEqual([0, 5, 0]);
    expect(t.offers('human', 'attack', 'Jeffrey Sinclair', 'Test Fierce Envoy')).toBe(true);
  },
);

rule('b5/support-oppose/18', 'one player backs two others, each with another card, and not itself', () => {
  const t = contest();
  t.act('centauri', 'support', 'Test Fierce Envoy', 'Power Politics').pick('centauri', 'human').pass('human', 'narn');
  t.act('centauri', 'support', 'Test Fierce Clerk', 'Power Politics').pick('centauri', 'narn');
  expect(t.conflict('Power Politics').now.sides).toEqual([3, 0, 5]);
});

rule('b5/support-oppose/19', 'the keyword Unopposable says that nobody can oppose', () => {
  const t = against([{ conflict: 'Test Open Contest', by: 'narn' }], ['Test Fierce Envoy'], { ruleset: 'engine' });
  expect(t.refuses('centauri', 'oppose', 'Test Fierce Envoy', 'Test Open Contest')).toBe('b5/support-oppose/17');
  t.act('centauri', 'support', 'Test Fierce Envoy', 'Test Open Contest').pick('centauri', 'centauri');
  expect(t.conflict('Test Open Contest').now.sides).toEqual([0, 5]);
});

rule(
  ['b5/support-oppose/20', 'b5/support-oppose/21'],
  'Delenn, readied by an event while she supports, supports still',
  () => {
    const t = table({
      ruleset: 'engine',
      seats: [{ race: 'minbari', hand: ['Test Service'] }, { race: 'centauri' }],
      order: ['minbari', 'centauri'],
      conflicts: [{ conflict: 'Test Fierce Summit', by: 'minbari', support: ['Delenn'] }],
    });
    expect(t.card('Delenn').rotated).toBe(1);
    t.act('minbari', 'event', 'Test Service').pick('minbari', 'Delenn');
    expect(t.card('Delenn').rotated).toBe(0);
    expect(t.conflict('Test Fierce Summit').now.support).toBe(6);
    expect(part(t, 'Test Fierce Summit', 'Delenn')).toHaveLength(1);
  },
);

/** A Centauri envoy that took part in a conflict, and that an event readied. */
function readied(how: 'support' | 'attack'): Table {
  const t = table({
    ruleset: 'engine',
    seats: [
      { race: 'narn', supporting: ["Kha'Mak"] },
      { race: 'centauri', supporting: ['Test Fierce Envoy'], hand: ['Test Service', 'Test Fierce Recall'] },
    ],
    order: ['centauri', 'narn'],
    conflicts: [
      { conflict: 'Test Fierce Summit', by: 'narn', support: ["Kha'Mak"] },
      { conflict: 'Test Overtures', by: 'narn' },
    ],
  });
  if (how === 'support') t.act('centauri', 'support', 'Test Fierce Envoy', 'Test Fierce Summit').pass('narn');
  else {
    // damaged by only 1, so it is not neutralized
    t.s.cards[t.id("Kha'Mak")]!.damage = 6;
    t.act('centauri', 'attack', 'Test Fierce Envoy', "Kha'Mak").pass('narn');
  }
  play(t, 'Test Service', 'Test Fierce Envoy');
  t.pass('narn');
  expect(t.card('Test Fierce Envoy').rotated).toBe(0);
  return t;
}

rule('b5/support-oppose/22', 'readied, it may support again, and its Diplomacy 5 counts once', () => {
  const t = readied('support');
  expect(t.conflict('Test Fierce Summit').now.support).toBe(12);
  t.act('centauri', 'support', 'Test Fierce Envoy', 'Test Fierce Summit');
  expect(t.card('Test Fierce Envoy').rotated).toBe(1);
  expect(t.conflict('Test Fierce Summit').now.support).toBe(12);
});

rule('b5/support-oppose/23', 'who supports cannot oppose, unless something took it out before', () => {
  const t = readied('support');
  expect(t.refuses('centauri', 'oppose', 'Test Fierce Envoy', 'Test Fierce Summit')).toBe('b5/support-oppose/23');
  play(t, 'Test Fierce Recall', 'Test Fierce Envoy');
  t.pass('narn').act('centauri', 'oppose', 'Test Fierce Envoy', 'Test Fierce Summit');
  expect(t.conflict('Test Fierce Summit').now).toMatchObject({ support: 7, opposition: 5 });
});

rule('b5/support-oppose/24', 'who attacked and was readied may support, oppose or attack', () => {
  const t = readied('attack');
  expect(t.ability('Test Fierce Envoy', 'diplomacy')).toBe(4);
  expect(t.offers('centauri', 'oppose', 'Test Fierce Envoy', 'Test Fierce Summit')).toBe(true);
  t.act('centauri', 'support', 'Test Fierce Envoy', 'Test Fierce Summit');
  expect(t.conflict('Test Fierce Summit').now.support).toBe(4);
});

rule('b5/support-oppose/25', 'readied, it joins another conflict too, and counts in both', () => {
  const t = readied('support');
  t.act('centauri', 'oppose', 'Test Fierce Envoy', 'Test Overtures');
  expect(t.conflict('Test Fierce Summit').now.support).toBe(12);
  expect(t.conflict('Test Overtures').now.opposition).toBe(5);
});

rule('b5/support-oppose/26', 'supporters are one side, opposers another, attackers none', () => {
  const t = table({
    ruleset: 'engine',
    seats: [
      { race: 'narn', supporting: ['Narn Aide', 'Test Fierce Herald', 'Test Fierce Clerk'] },
      { race: 'centauri', supporting: ['Test Attaché', 'Test Fierce Envoy'] },
    ],
    conflicts: [
      {
        conflict: 'Test Fierce Summit',
        by: 'narn',
        support: ['Test Fierce Herald', 'Narn Aide'],
        oppose: ['Test Attaché'],
        attack: ['Test Fierce Envoy'],
      },
    ],
  });
  // the herald gives 1 to those on its own side
  expect(t.ability('Narn Aide', 'diplomacy')).toBe(3);
  expect(t.ability('Test Attaché', 'diplomacy')).toBe(2);
  expect(t.ability('Test Fierce Envoy', 'diplomacy')).toBe(5);
  expect(t.ability('Test Fierce Clerk', 'diplomacy')).toBe(3);
  const open = table({
    ruleset: 'engine',
    seats: [
      { race: 'narn', supporting: ['Narn Aide', 'Test Fierce Herald'] },
      { race: 'centauri', supporting: ['Test Attaché', 'Test Fierce Envoy'] },
    ],
    conflicts: [
      {
        conflict: 'Test Open Contest',
        by: 'narn',
        support: [
          { card: 'Test Fierce Herald', side: 'narn' },
          { card: 'Narn Aide', side: 'centauri' },
          { card: 'Test Fierce Envoy', side: 'narn' },
        ],
      },
    ],
  });
  expect(open.ability('Narn Aide', 'diplomacy')).toBe(2);
  expect(open.ability('Test Fierce Envoy', 'diplomacy')).toBe(6);
});
