import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, ConflictPosition, Position } from '../../../src/index.ts';
import { DISCARD } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/cards-for-conflicts.ts';

const deck = ['Refugees', 'Refugees', 'Refugees'];

/** Narn who act first, and a Centauri player with conflicts under way. */
function against(
  narn: readonly CardPlace[],
  centauri: readonly CardPlace[],
  conflicts: readonly ConflictPosition[],
  more: Partial<Position> & { hand?: readonly string[] } = {},
): Table {
  const { hand, ...rest } = more;
  return table({
    seats: [
      { race: 'narn', supporting: narn, hand: hand ?? [], deck },
      { race: 'centauri', supporting: centauri, deck },
    ],
    order: ['narn', 'centauri'],
    conflicts,
    ...rest,
  });
}

/** The result of the last attack: damage to the target and to the attacker. */
function dealt(t: Table): [number, number] {
  const last = t.happened('attack-over').at(-1)!;
  return [last.attackerDealt, last.targetDealt];
}

rule('b5/attack/1', 'supporters, opposers and attackers can be attacked, bystanders cannot', () => {
  const t = against(
    ['Test Fierce Envoy'],
    ['Test Fierce Clerk', 'Test Attaché', 'Test Statesman', 'Test Regent'],
    [
      {
        conflict: 'Test Fierce Summit',
        by: 'narn',
        support: ['Test Fierce Clerk'],
        oppose: ['Test Attaché'],
        attack: ['Test Statesman'],
      },
    ],
  );
  expect(t.refuses('narn', 'attack', 'Test Fierce Envoy', 'Test Regent')).toBe('b5/attack/1');
  for (const target of ['Test Fierce Clerk', 'Test Attaché', 'Test Statesman'])
    expect(t.offers('narn', 'attack', 'Test Fierce Envoy', target)).toBe(true);
  t.act('narn', 'attack', 'Test Fierce Envoy', 'Test Statesman');
  expect(t.card('Test Fierce Envoy').rotated).toBe(1);
});

rule('b5/attack/2', 'the leader of a participating fleet cannot be attacked', () => {
  const t = against(
    [],
    ['Test Fierce Squadron', { card: 'Test Polymath', leads: 'Test Fierce Squadron' }],
    [{ conflict: 'Test Fierce Battle', by: 'centauri', support: ['Test Fierce Squadron'] }],
  );
  expect(t.conflict('Test Fierce Battle').now.support).toBe(6);
  expect(t.refuses('narn', 'attack', "G'Kar", 'Test Polymath')).toBe('b5/attack/2');
});

rule('b5/attack/3', 'the attacker takes part in the conflict, and must be allowed to', () => {
  const open = against(
    ['Test Fierce Envoy'],
    ['Test Fierce Clerk'],
    [{ conflict: 'Test Fierce Summit', by: 'centauri', support: ['Test Fierce Clerk'] }],
  );
  open.act('narn', 'attack', 'Test Fierce Envoy', 'Test Fierce Clerk');
  expect(open.conflict('Test Fierce Summit').parts.map(p => p.card)).toContain(open.id('Test Fierce Envoy'));

  const closed = table({
    seats: [{ race: 'narn' }, { race: 'minbari', supporting: ['Ashan'] }],
    order: ['narn', 'minbari'],
    conflicts: [{ conflict: 'Test Own Affair', by: 'minbari', support: ['Ashan'] }],
  });
  expect(closed.refuses('narn', 'attack', "G'Kar", 'Ashan')).toBe('b5/support-oppose/14');
});

rule('b5/attack/4', 'the attack is made with the ability that the target used', () => {
  const t = against(
    ['Test Fierce Envoy', 'Test Scholar'],
    ['Test Polymath'],
    [{ conflict: 'Test Fierce Plot', by: 'centauri', support: ['Test Polymath'] }],
  );
  expect(t.refuses('narn', 'attack', 'Test Fierce Envoy', 'Test Polymath')).toBe('b5/attack/4');
  t.act('narn', 'attack', 'Test Scholar', 'Test Polymath');
  // Intrigue 3 against Intrigue 3, whatever their Diplomacy
  expect(dealt(t)).toEqual([3, 3]);
});

rule('b5/attack/4', 'of targets in one conflict each is attacked with the ability that it used itself', () => {
  const clerk = { card: 'Test Fierce Clerk', with: 'diplomacy' } as const;
  const schemer = { card: 'Test Schemer', with: 'intrigue' } as const;
  for (const support of [
    [clerk, schemer],
    [schemer, clerk],
  ]) {
    const t = against(
      ['Test Fierce Envoy', 'Test Scholar'],
      ['Test Fierce Clerk', 'Test Schemer'],
      [{ conflict: 'Test Fierce Summit', by: 'centauri', support }],
    );
    expect(t.offers('narn', 'attack', 'Test Fierce Envoy', 'Test Fierce Clerk')).toBe(true);
    expect(t.offers('narn', 'attack', 'Test Fierce Envoy', 'Test Schemer')).toBe(false);
    expect(t.refuses('narn', 'attack', 'Test Fierce Envoy', 'Test Schemer')).toBe('b5/attack/4');
    expect(t.offers('narn', 'attack', 'Test Scholar', 'Test Schemer')).toBe(true);
    // Intrigue 3 against Intrigue 4
    t.act('narn', 'attack', 'Test Scholar', 'Test Schemer');
    expect(dealt(t)).toEqual([3, 4]);
  }
});

rule('b5/attack/5', 'an ability that damage has brought to 0 makes no attack', () => {
  const t = against(
    [{ card: 'Test Scholar', damage: 2 }, 'Test Schemer'],
    ['Test Fierce Clerk'],
    [{ conflict: 'Test Fierce Summit', by: 'centauri', support: ['Test Fierce Clerk'] }],
  );
  expect(t.ability('Test Scholar', 'diplomacy')).toBe(0);
  expect(t.card('Test Scholar').neutralized).toBe(0);
  expect(t.refuses('narn', 'attack', 'Test Scholar', 'Test Fierce Clerk')).toBe('b5/attack/5');
});

rule('b5/attack/6', 'a neutralized participant cannot be attacked', () => {
  const t = against(
    [],
    [{ card: 'Test Fierce Clerk', neutralized: true }, 'Test Attaché'],
    [{ conflict: 'Test Fierce Summit', by: 'centauri', support: ['Test Fierce Clerk', 'Test Attaché'] }],
  );
  expect(t.refuses('narn', 'attack', "G'Kar", 'Test Fierce Clerk')).toBe('b5/attack/6');
  expect(t.offers('narn', 'attack', "G'Kar", 'Test Attaché')).toBe(true);
});

rule('b5/attack/7', 'a card of one’s own faction cannot be attacked', () => {
  const t = against(['Narn Aide'], [], [{ conflict: 'Test Fierce Summit', by: 'narn', support: ['Narn Aide'] }]);
  expect(t.refuses('narn', 'attack', "G'Kar", 'Narn Aide')).toBe('b5/attack/7');
});

rule('b5/attack/8', 'attacker and target deal damage equal to their abilities, at the same time', () => {
  const t = against(
    ['Test Fierce Envoy'],
    ['Test Regent'],
    [{ conflict: 'Test Fierce Summit', by: 'centauri', support: ['Test Regent'] }],
  );
  t.s.cards[t.id('Test Regent')]!.damage = 3;
  t.act('narn', 'attack', 'Test Fierce Envoy', 'Test Regent');
  // 5 against the rest of 6
  expect(dealt(t)).toEqual([5, 3]);
  expect(t.card('Test Fierce Envoy').damage).toBe(3);
  expect(t.card('Test Regent')).toMatchObject({ neutralized: 1, severe: 2 });
});

rule('b5/attack/9', 'each Strife Mark adds 2 damage, to attacker and target alike', () => {
  const t = against(
    [{ card: 'Test Fierce Envoy', marks: { strife: 2 } }],
    [{ card: 'Test Fierce Clerk', marks: { strife: 1 } }],
    [{ conflict: 'Test Fierce Summit', by: 'centauri', support: ['Test Fierce Clerk'] }],
  );
  t.act('narn', 'attack', 'Test Fierce Envoy', 'Test Fierce Clerk');
  expect(dealt(t)).toEqual([9, 5]);
});

rule('b5/attack/10', 'damage dealt first can spare the dealer the answer; two such cards strike together', () => {
  const t = against(
    ['Test Duelist'],
    ['Test Statesman', 'Test Duelist'],
    [{ conflict: 'Test Fierce Summit', by: 'centauri', support: ['Test Statesman'] }],
    { ruleset: 'engine' },
  );
  t.act('narn', 'attack', 'Test Duelist', 'Test Statesman');
  expect(dealt(t)).toEqual([4, 0]);
  expect(t.card('Test Statesman').neutralized).toBe(1);
  expect(t.card('Test Duelist', 'narn').damage).toBe(0);

  const both = against(
    ['Test Duelist'],
    [],
    [{ conflict: 'Test Fierce Summit', by: 'human', support: ['Test Duelist'] }],
    {
      ruleset: 'engine',
      seats: [
        { race: 'human', supporting: ['Test Duelist'] },
        { race: 'narn', supporting: ['Test Duelist'] },
      ],
      order: ['narn', 'human'],
    },
  );
  both.act('narn', 'attack', both.id('Test Duelist', 'narn'), both.id('Test Duelist', 'human'));
  expect(both.card('Test Duelist', 'narn').neutralized).toBe(1);
  expect(both.card('Test Duelist', 'human').neutralized).toBe(1);
});

rule('b5/attack/11', 'a text allows attacks outside conflicts, and one of a character on a fleet', () => {
  const t = against(['Test Raiders', 'Test Saboteur'], ['Test Fierce Squadron'], [], { ruleset: 'engine' });
  expect(t.refuses('narn', 'attack', 'Test Raiders', 'Test Fierce Squadron')).toBe('b5/attack/1');
  t.act('narn', 'use', 'Test Raiders');
  expect(dealt(t)).toEqual([3, 4]);
  expect(t.card('Test Fierce Squadron').damage).toBe(3);
  t.pass('centauri');
  // Leadership 2 against the 1 Military left
  t.act('narn', 'use', 'Test Saboteur');
  expect(dealt(t)).toEqual([2, 1]);
  expect(t.card('Test Fierce Squadron')).toMatchObject({ neutralized: 1, severe: 1 });
  expect(t.card('Test Saboteur').damage).toBe(1);
});

rule('b5/attack/12', 'what helps an attacker does not help a defender', () => {
  const rifle = { card: 'Test Statesman', attached: ['Test PPG Rifle'] };
  const defends = against(
    ['Test Fierce Envoy'],
    [rifle],
    [{ conflict: 'Test Fierce Summit', by: 'centauri', support: ['Test Statesman'] }],
  );
  defends.act('narn', 'attack', 'Test Fierce Envoy', 'Test Statesman');
  expect(dealt(defends)).toEqual([5, 4]);
  const attacks = against(
    [rifle],
    ['Test Fierce Envoy'],
    [{ conflict: 'Test Fierce Summit', by: 'centauri', support: ['Test Fierce Envoy'] }],
  );
  attacks.act('narn', 'attack', 'Test Statesman', 'Test Fierce Envoy');
  expect(dealt(attacks)).toEqual([6, 5]);
});

rule('b5/attack/13', 'a fleet outside conflicts can be attacked only where a text allows it', () => {
  const t = against(['Test Fierce Narn Squadron'], ['Test Fierce Squadron'], []);
  expect(t.refuses('narn', 'attack', 'Test Fierce Narn Squadron', 'Test Fierce Squadron')).toBe('b5/attack/1');
  expect(t.options('narn').some(o => o.verb === 'attack')).toBe(false);

  const led = against(
    ['Test Fierce Narn Squadron'],
    ['Test Fierce Squadron', { card: 'Test Warlord', leads: 'Test Fierce Squadron' }],
    [],
  );
  led.act('narn', 'attack', 'Test Fierce Narn Squadron', 'Test Fierce Squadron');
  expect(dealt(led)).toEqual([4, 6]);

  const calm = against(['Expeditionary Fleet'], ['Test Fierce Squadron'], [], { tension: { 'narn>centauri': 4 } });
  expect(calm.offers('narn', 'use', 'Expeditionary Fleet')).toBe(false);
  const tense = against(['Expeditionary Fleet'], ['Test Fierce Squadron'], [], { tension: { 'narn>centauri': 5 } });
  tense.act('narn', 'use', 'Expeditionary Fleet');
  expect(dealt(tense)).toEqual([4, 4]);
});

rule('b5/attack/14', 'only an attack that a conflict made possible neutralizes in it', () => {
  const t = against(
    ['Test Fierce Envoy', 'Test Statesman'],
    ['Test Fierce Clerk', 'Test Attaché'],
    [{ conflict: 'Test Fierce Summit', by: 'centauri', support: ['Test Fierce Clerk', 'Test Attaché'] }],
    {
      seats: [
        { race: 'narn', supporting: ['Test Fierce Envoy'], hand: ['Test Fierce Collapse', 'Test Obituary'], deck },
        { race: 'centauri', inner: ['Test Fierce Clerk', 'Test Attaché'], deck },
      ],
    },
  );
  t.act('narn', 'attack', 'Test Fierce Envoy', 'Test Fierce Clerk').pass('centauri');
  t.act('narn', 'event', 'Test Fierce Collapse').pick('narn', 'Test Attaché');
  expect(t.card('Test Fierce Clerk').neutralized).toBe(1);
  expect(t.card('Test Attaché').neutralized).toBe(1);
  t.untilAsked('aftermath', 'narn').act('narn', 'aftermath', 'Test Obituary');
  // a single target: no question
  expect(t.happened('attached')).toMatchObject([{ card: t.id('Test Obituary'), host: t.id('Test Fierce Clerk') }]);
});

rule('b5/attack/15', 'an attack that leaves its maker out of the conflict is not made during it', () => {
  const position: Partial<Position> = {
    seats: [
      { race: 'narn', supporting: ['Test Raiders'], hand: ['Test Citation'], deck },
      { race: 'centauri', supporting: ['Test Fierce Squadron'], deck },
    ],
  };
  const battle = [{ conflict: 'Test Fierce Battle', by: 'centauri', support: ['Test Fierce Squadron'] }] as const;
  const outside = against([], [], battle, position);
  outside.act('narn', 'use', 'Test Raiders');
  expect(dealt(outside)).toEqual([3, 4]);
  expect(outside.conflict('Test Fierce Battle').parts).toHaveLength(1);
  outside.until('draw');
  expect(outside.conflict('Test Fierce Battle').uncontested).toBe(true);
  expect(outside.happened('aftermath-played')).toEqual([]);
  expect(outside.s.ask === null || !outside.offers('narn', 'aftermath', 'Test Citation')).toBe(true);

  const inside = against([], [], battle, position);
  inside.act('narn', 'attack', 'Test Raiders', 'Test Fierce Squadron');
  inside.untilAsked('aftermath', 'narn');
  expect(inside.offers('narn', 'aftermath', 'Test Citation')).toBe(true);
  expect(inside.conflict('Test Fierce Battle').uncontested).toBe(false);
});

rule('b5/attack/16', 'a fleet does not share its leader’s Strife Mark, unless his text says so', () => {
  const led = (leader: string): Table =>
    against(
      ['Test Fierce Narn Squadron', { card: leader, leads: 'Test Fierce Narn Squadron' }],
      ['Test Fierce Squadron'],
      [{ conflict: 'Test Fierce Battle', by: 'centauri', support: ['Test Fierce Squadron'] }],
    );
  const plain = led("Ta'Lon");
  expect(plain.card("Ta'Lon").strife).toBe(1);
  plain.act('narn', 'attack', 'Test Fierce Narn Squadron', 'Test Fierce Squadron');
  expect(dealt(plain)).toEqual([4 + plain.base("Ta'Lon", 'leadership'), 4]);
  const avenger = led('Test Avenger');
  expect(avenger.card('Test Avenger').strife).toBe(1);
  avenger.act('narn', 'attack', 'Test Fierce Narn Squadron', 'Test Fierce Squadron');
  expect(dealt(avenger)).toEqual([8, 4]);
});

rule('b5/attack/17', 'Leadership cannot attack Intrigue', () => {
  const t = against(
    ['Test Officer', 'Test Schemer'],
    ['Test Polymath'],
    [{ conflict: 'Test Fierce Plot', by: 'centauri', support: ['Test Polymath'] }],
  );
  expect(t.refuses('narn', 'attack', 'Test Officer', 'Test Polymath')).toBe('b5/attack/4');
  expect(t.offers('narn', 'attack', 'Test Schemer', 'Test Polymath')).toBe(true);
});

/** The rulebook's sample: John with Londo, Urza and Carn starts a Diplomatic conflict; Dave has G'Kar, Paul has Delenn. */
function sample(): Table {
  return table({
    seats: [
      {
        race: 'centauri',
        name: 'John',
        inner: ['Urza Jaddo'],
        supporting: ['Carn Mollari'],
        deck,
      },
      { race: 'narn', name: 'Dave', supporting: [{ card: 'First Battle Fleet', damage: 3 }], deck },
      { race: 'minbari', name: 'Paul', deck },
    ],
    order: ['centauri', 'narn', 'minbari'],
    conflicts: [{ conflict: 'Test Overtures', by: 'centauri' }],
  });
}

rule('b5/attack/18', 'Delenn could neutralize Londo with 2 severe damage, for 4 damage of her own', () => {
  const t = sample();
  expect([t.ability('Londo Mollari', 'diplomacy'), t.ability('Delenn', 'diplomacy')]).toEqual([4, 6]);
  t.act('centauri', 'support', 'Londo Mollari', 'Test Overtures').pass('narn');
  t.act('minbari', 'attack', 'Delenn', 'Londo Mollari');
  expect(t.card('Londo Mollari')).toMatchObject({ neutralized: 1, severe: 2 });
  expect(t.card('Delenn')).toMatchObject({ neutralized: 0, damage: 4 });
});

rule('b5/attack/19', 'Urza and Delenn, both of Diplomacy 6, would neutralize each other', () => {
  const t = sample();
  t.act('centauri', 'support', 'Londo Mollari', 'Test Overtures').pass('narn');
  t.act('minbari', 'oppose', 'Delenn', 'Test Overtures');
  expect(t.conflict().now).toMatchObject({ support: 4, opposition: 6 });
  t.act('centauri', 'attack', 'Urza Jaddo', 'Delenn');
  expect(t.card('Urza Jaddo')).toMatchObject({ neutralized: 1, severe: 0 });
  expect(t.card('Delenn')).toMatchObject({ neutralized: 1, severe: 0 });
});

rule('b5/attack/20', 'G’Kar takes 1 from Carn, who takes 5 + 2, has 6 severe damage and is discarded', () => {
  const t = sample();
  t.act('centauri', 'support', 'Londo Mollari', 'Test Overtures').pass('narn');
  t.act('minbari', 'oppose', 'Delenn', 'Test Overtures');
  t.act('centauri', 'support', 'Urza Jaddo', 'Test Overtures');
  expect(t.conflict().now).toMatchObject({ support: 10, opposition: 6 });
  t.act('narn', 'repair', 'First Battle Fleet').pick('narn', 2).pass('minbari');
  expect(t.available('narn')).toBe(2);
  t.act('centauri', 'support', 'Carn Mollari', 'Test Overtures');
  expect(t.conflict().now.support).toBe(11);
  t.act('narn', 'attack', "G'Kar", 'Carn Mollari');
  expect(dealt(t)).toEqual([7, 1]);
  expect(t.card("G'Kar")).toMatchObject({ damage: 1, neutralized: 0 });
  expect(t.card('Carn Mollari')).toMatchObject({ neutralized: 1, severe: 6 });
  t.until('draw');
  // won by 4, which gives nothing
  expect(t.happened('conflict-decided')[0]).toMatchObject({ support: 10, opposition: 6, won: true });
  expect(t.rating('centauri')).toBe(4);
  expect(t.titles('centauri', DISCARD)).toContain('Carn Mollari');
});
