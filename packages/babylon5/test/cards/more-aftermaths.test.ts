import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Position, SeatPosition } from '../../src/index.ts';
import { DISCARD } from '../../src/state.ts';
import type { Table } from '../support/table.ts';
import './played-cards.ts';
import './stand-ins.ts';
import { duel } from './two-seats.ts';

type Conflicts = NonNullable<Position['conflicts']>;

/** The Narn player is asked for an aftermath after a conflict; the Centauri player is the other. */
function after(
  title: string,
  conflict: Conflicts[number],
  narn: Partial<SeatPosition>,
  other: Partial<SeatPosition> = {},
  more: Partial<Position> = {},
): Table {
  return duel(
    'narn',
    { ambassador: 'Test Sudden Chief', ...narn, hand: [title, ...((narn.hand ?? []) as string[])] },
    { race: 'centauri', ambassador: 'Test Consul', ...other },
    { conflicts: [conflict], ...more },
  );
}
const asked = (t: Table): Table => t.untilAsked('aftermath', 'narn');
/** The rule that keeps the Narn player from playing the aftermath now, or after the next conflict. */
const refused = (t: Table, title: string): string | undefined => asked(t).why('narn', 'aftermath', title)?.rule;

describe('Battle Tested', () => {
  const led = (by: 'narn' | 'centauri', enemy: string[]) =>
    asked(
      after(
        'Battle Tested',
        {
          conflict: 'Test Skirmish',
          by,
          [by === 'narn' ? 'support' : 'oppose']: ['Test Sudden Squadron'],
          [by === 'narn' ? 'oppose' : 'support']: enemy,
        },
        { supporting: ['Test Sudden Squadron', { card: 'Test Admiral', leads: 'Test Sudden Squadron' }] },
        { supporting: ['Test Sudden Dreadnought', 'Test Guard'] },
      ),
    ).act('narn', 'aftermath', 'Battle Tested');
  test('the leader of a fleet has 1 more Leadership; of a fleet that lost, 2 less damage neutralizes him', () => {
    const won = led('narn', []);
    expect([won.ability('Test Admiral', 'leadership'), won.card('Battle Tested').fixed]).toEqual([4, 0]);
    const lost = led('narn', ['Test Sudden Dreadnought']);
    expect(lost.card('Battle Tested').fixed).toBe(1);
    const opposed = led('centauri', ['Test Sudden Dreadnought']);
    expect([opposed.card('Battle Tested').fixed, opposed.ability('Test Admiral', 'leadership')]).toEqual([1, 4]);
  });
  test('2 less damage neutralizes a leader who was beaten', () => {
    const hit = (fixed: number) => {
      const t = duel(
        'narn',
        { supporting: [{ card: 'Test Admiral', attached: ['Battle Tested'] }] },
        { supporting: ['Test Clerk'] },
        { conflicts: [{ conflict: 'Test Debate', by: 'narn', support: ['Test Admiral'] }] },
      );
      t.card('Battle Tested').fixed = fixed;
      t.pass('narn').act('human', 'attack', 'Test Clerk', 'Test Admiral');
      return t.card('Test Admiral').neutralized;
    };
    expect([hit(1), hit(0)]).toEqual([1, 0]);
  });
  test('nobody without a fleet', () => {
    const t = after(
      'Battle Tested',
      { conflict: 'Test Skirmish', by: 'narn', support: ['Test Sudden Squadron'] },
      { supporting: ['Test Sudden Squadron', 'Test Admiral'] },
    );
    expect(refused(t, 'Battle Tested')).toBe('b5/aftermath/11');
  });
});

describe('Blood Oath', () => {
  const oath = (oppose: string[]) =>
    after(
      'Blood Oath',
      { conflict: 'Test Sudden Plot', by: 'narn', support: ['Test Informer'], oppose },
      { supporting: ['Test Informer'] },
      { supporting: ['Test Spymaster', 'Test Spy'] },
    );
  test('a participant attacks characters of an opponent with 2 more damage', () => {
    const t = asked(oath(['Test Spymaster'])).act('narn', 'aftermath', 'Blood Oath');
    expect(t.card('Blood Oath')).toMatchObject({ fixed: 1, host: t.id('Test Informer') });
    const u = duel(
      'narn',
      { supporting: [{ card: 'Test Informer', attached: ['Blood Oath'] }] },
      { race: 'centauri', supporting: ['Test Spymaster'] },
      { conflicts: [{ conflict: 'Test Sudden Plot', by: 'centauri', support: ['Test Spymaster'] }] },
    );
    u.card('Blood Oath').fixed = 1;
    expect(u.act('narn', 'attack', 'Test Informer', 'Test Spymaster').card('Test Spymaster').damage).toBe(4 + 2);
  });
  test('nobody opposed, nobody is named', () => {
    const t = after(
      'Blood Oath',
      { conflict: 'Test Sudden Plot', by: 'narn', attack: [] },
      { supporting: ['Test Informer'] },
    );
    expect(refused(t, 'Blood Oath')).toBe('b5/aftermath/11');
  });
});

describe('Crisis of Self', () => {
  const crisis = (rating: number) => {
    const t = asked(
      after(
        'Crisis of Self',
        { conflict: 'Test Debate', by: 'centauri', support: ['Test Clerk'], oppose: ['Test Mediator'] },
        { supporting: ['Test Mediator'] },
        { rating, supporting: ['Test Clerk'] },
      ),
    );
    t.act('narn', 'aftermath', 'Crisis of Self');
    return t;
  };
  test('readying costs twice his cost in the ready round, and the card goes when it is paid', () => {
    const t = crisis(17).untilAsked('pay to ready', 'centauri').pick('centauri', 'Test Clerk').until('action');
    expect([t.card('Test Clerk').rotated, t.available('centauri'), t.inPlay('Crisis of Self')]).toEqual([
      0,
      17 - 14,
      false,
    ]);
  });
  test('who cannot pay stays rotated', () => {
    const t = crisis(13).until('draw').until('action');
    expect([t.card('Test Clerk').rotated, t.inPlay('Crisis of Self')]).toEqual([1, true]);
  });
  test('never an ambassador', () => {
    const t = after(
      'Crisis of Self',
      { conflict: 'Test Debate', by: 'centauri', support: ['Test Consul'], oppose: ['Test Mediator'] },
      { supporting: ['Test Mediator'] },
    );
    expect(refused(t, 'Crisis of Self')).toBe('b5/aftermath/11');
  });
  test('he rotates if he is ready', () => {
    const t = after(
      'Crisis of Self',
      { conflict: 'Test Debate', by: 'centauri', support: ['Test Clerk'], oppose: ['Test Mediator'] },
      { supporting: ['Test Mediator'] },
      { supporting: ['Test Clerk'] },
    );
    t.card('Test Clerk').rotated = 0;
    expect(asked(t).act('narn', 'aftermath', 'Crisis of Self').card('Test Clerk').rotated).toBe(1);
  });
});

describe('Despair', () => {
  test('each lost conflict costs all characters of that player 1 of every ability next turn', () => {
    const t = duel(
      'narn',
      { rating: 12 },
      {
        race: 'centauri',
        ambassador: { card: 'Test Consul', marks: { doom: 1 } },
        faction: ['Despair'],
        supporting: ['Test Spy'],
      } as never,
      { conflicts: [{ conflict: 'Test Debate', by: 'centauri' }] },
    );
    t.until('draw');
    expect(t.ability('Test Spy', 'intrigue')).toBe(5);
    t.until('action');
    expect([t.ability('Test Spy', 'intrigue'), t.ability("G'Kar", 'diplomacy')]).toEqual([4, 5]);
    expect(t.until('draw').until('action').ability('Test Spy', 'intrigue')).toBe(5);
  });
  test('only on a player with a Doom Mark', () => {
    const doomed = (doom: number) =>
      after(
        'Despair',
        { conflict: 'Test Debate', by: 'centauri' },
        {},
        { ambassador: { card: 'Test Consul', marks: { doom } } },
      );
    expect([refused(doomed(0), 'Despair'), refused(doomed(1), 'Despair')]).toEqual(['b5/cost/7', undefined]);
  });
});

describe('Develop Relationship', () => {
  rule(
    'b5-r-develop-relationship-1',
    'Develop Relationship: a supporter of another player, also of another side of many',
    () => {
      const t = asked(
        after(
          'Develop Relationship',
          { conflict: 'Test Many Plots', by: 'narn', support: [{ card: 'Test Spy', side: 'centauri' }] },
          {},
          { supporting: ['Test Spy'] },
        ),
      ).act('narn', 'aftermath', 'Develop Relationship');
      expect(t.ability('Test Spy', 'intrigue')).toBe(6);
      const theirs = after(
        'Develop Relationship',
        { conflict: 'Test Many Plots', by: 'centauri', support: ['Test Spy'] },
        {},
        { supporting: ['Test Spy'] },
      );
      expect(refused(theirs, 'Develop Relationship')).not.toBe(undefined);
    },
  );
  const friend = (row: 'supporting' | 'inner', more: Partial<Position>) => {
    const t = duel(
      'narn',
      { supporting: ['Test Informer'] },
      { race: 'centauri', [row]: [{ card: 'Test Spy', attached: ['Develop Relationship'] }] },
      more,
    );
    t.card('Develop Relationship').controller = 0;
    return t;
  };
  rule('b5-r-develop-relationship-2', 'Develop Relationship: it stays on a character of the Inner Circle', () => {
    const t = friend('supporting', {}).pass('narn').act('centauri', 'promote', 'Test Spy');
    expect([t.inPlay('Develop Relationship'), t.ability('Test Spy', 'intrigue')]).toEqual([true, 6]);
  });
  test('it goes when the character attacks you or opposes your conflict', () => {
    const attack = friend('supporting', {
      conflicts: [{ conflict: 'Test Sudden Plot', by: 'narn', support: ['Test Informer'] }],
    });
    expect(
      attack.pass('narn').act('centauri', 'attack', 'Test Spy', 'Test Informer').inPlay('Develop Relationship'),
    ).toBe(false);
    const oppose = friend('supporting', { conflicts: [{ conflict: 'Test Sudden Plot', by: 'narn' }] });
    expect(
      oppose.pass('narn').act('centauri', 'oppose', 'Test Spy', 'Test Sudden Plot').inPlay('Develop Relationship'),
    ).toBe(false);
    const support = friend('supporting', { conflicts: [{ conflict: 'Test Sudden Plot', by: 'narn' }] });
    expect(
      support.pass('narn').act('centauri', 'support', 'Test Spy', 'Test Sudden Plot').inPlay('Develop Relationship'),
    ).toBe(true);
  });
});

rule(
  'b5-r-disenchantment-1',
  'Disenchantment: one of the Inner Circle supports, does not ready next, and the card goes',
  () => {
    const t = asked(
      after(
        'Disenchantment',
        { conflict: 'Test Debate', by: 'centauri', support: ['Test Clerk'], oppose: ['Test Mediator'] },
        { rating: 12, supporting: ['Test Mediator'] },
        { inner: ['Test Clerk'] },
      ),
    ).act('narn', 'aftermath', 'Disenchantment');
    t.until('draw');
    expect(t.titles('narn', DISCARD)).toContain('Disenchantment');
    t.until('action');
    expect(t.card('Test Clerk').rotated).toBe(1);
    expect(t.until('draw').until('action').card('Test Clerk').rotated).toBe(0);
    const chief = after(
      'Disenchantment',
      { conflict: 'Test Debate', by: 'centauri', support: ['Test Consul'], oppose: ['Test Mediator'] },
      { supporting: ['Test Mediator'] },
    );
    expect(refused(chief, 'Disenchantment')).toBe('b5/aftermath/11');
  },
);

describe('leaders in disgrace or guilt', () => {
  const led = (title: string, more: Partial<Position>) =>
    duel(
      'narn',
      {
        supporting: [
          'Test Sudden Squadron',
          'Test Armada',
          { card: 'Test Admiral', leads: 'Test Sudden Squadron', attached: [title] },
        ],
      },
      { race: 'centauri', supporting: ['Test Patrol'] },
      more,
    );
  test('Disgrace: the fleet he leads does not support or attack for its own player, but opposes', () => {
    const t = led('Disgrace', { conflicts: [{ conflict: 'Test Skirmish', by: 'narn' }] });
    expect(t.refuses('narn', 'support', 'Test Sudden Squadron', 'Test Skirmish')).toBe('b5/precedence/2');
    expect(t.why('narn', 'support', 'Test Armada', 'Test Skirmish')).toBe(null);
    const theirs = led('Disgrace', { conflicts: [{ conflict: 'Test Skirmish', by: 'centauri' }] });
    expect(theirs.why('narn', 'oppose', 'Test Sudden Squadron', 'Test Skirmish')).toBe(null);
  });
  test('Disgrace goes on a supporting leader of the initiator who took part', () => {
    const t = after(
      'Disgrace',
      { conflict: 'Test Skirmish', by: 'centauri', support: ['Test Patrol'], oppose: ['Test Armada'] },
      { supporting: ['Test Armada'] },
      { supporting: ['Test Patrol', { card: 'Test Admiral', leads: 'Test Patrol' }] },
    );
    expect(asked(t).act('narn', 'aftermath', 'Disgrace').card('Disgrace').host).toBe(t.id('Test Admiral'));
  });
  test('Guilt: the fleet he leads does not attack, others do', () => {
    const t = led('Guilt', { conflicts: [{ conflict: 'Test Skirmish', by: 'centauri', support: ['Test Patrol'] }] });
    expect(t.refuses('narn', 'attack', 'Test Sudden Squadron', 'Test Patrol')).toBe('b5/precedence/2');
    expect(t.why('narn', 'attack', 'Test Armada', 'Test Patrol')).toBe(null);
  });
  test('Guilt goes on the leader of a fleet that attacked', () => {
    const t = after(
      'Guilt',
      { conflict: 'Test Skirmish', by: 'narn', support: ['Test Tender'], attack: ['Test Sudden Squadron'] },
      { supporting: ['Test Tender', 'Test Sudden Squadron', { card: 'Test Admiral', leads: 'Test Sudden Squadron' }] },
    );
    expect(asked(t).act('narn', 'aftermath', 'Guilt').card('Guilt').host).toBe(t.id('Test Admiral'));
    const calm = after(
      'Guilt',
      { conflict: 'Test Skirmish', by: 'narn', support: ['Test Sudden Squadron'] },
      { supporting: ['Test Sudden Squadron', { card: 'Test Admiral', leads: 'Test Sudden Squadron' }] },
    );
    expect(refused(calm, 'Guilt')).toBe('b5/aftermath/11');
  });
});

describe('Enrage', () => {
  const enraged = (rating: number) =>
    duel(
      'narn',
      { rating: 14 },
      { race: 'centauri', rating, ambassador: { card: 'Test Consul', attached: ['Enrage'] } },
    ).untilAsked('pay or suffer', 'centauri');
  test('each action round the ambassador applies 1 influence, or has no Diplomacy that turn', () => {
    const paid = enraged(12).pick('centauri', 'yes');
    expect([paid.available('centauri'), paid.ability('Test Consul', 'diplomacy')]).toEqual([11, 4]);
    const not = enraged(12).pick('centauri', 'no');
    expect([not.available('centauri'), not.ability('Test Consul', 'diplomacy')]).toEqual([12, 0]);
  });
  test('not after a won conflict', () => {
    const t = after(
      'Enrage',
      { conflict: 'Test Debate', by: 'narn', support: ['Test Mediator'] },
      { supporting: ['Test Mediator'] },
    );
    expect(refused(t, 'Enrage')).toBe('b5/aftermath/6');
  });
});

describe('Focus Your Efforts', () => {
  const focus = (support: string[]) =>
    after(
      'Focus Your Efforts',
      { conflict: 'Test Sudden Plot', by: 'narn', support },
      { supporting: ['Test Spy', 'Test Weakling'] },
    );
  test('2 of one ability become 2 of another', () => {
    const t = asked(focus(['Test Spy']))
      .act('narn', 'aftermath', 'Focus Your Efforts')
      .pick('narn', 'leadership');
    expect([
      t.ability('Test Spy', 'intrigue'),
      t.ability('Test Spy', 'leadership'),
      t.ability('Test Spy', 'diplomacy'),
    ]).toEqual([3, 2, 1]);
  });
  test('the first need not be the highest, and each of the others may be the second, but not Psi without Psi', () => {
    const t = asked(
      after(
        'Focus Your Efforts',
        { conflict: 'Test Debate', by: 'narn', support: ['Test Sudden Envoy'] },
        { supporting: ['Test Sudden Envoy'] },
      ),
    ).act('narn', 'aftermath', 'Focus Your Efforts');
    t.pick('narn', 'intrigue');
    expect([t.offers('narn', 'ability', 'psi'), t.offers('narn', 'ability', 'intrigue')]).toEqual([false, false]);
    t.pick('narn', 'diplomacy');
    expect([t.ability('Test Sudden Envoy', 'intrigue'), t.ability('Test Sudden Envoy', 'diplomacy')]).toEqual([2, 7]);
  });
  test('Psi for who has Psi', () => {
    const t = asked(
      after(
        'Focus Your Efforts',
        { conflict: 'Test Seance', by: 'narn', support: ['Test Mindreader'] },
        { supporting: ['Test Mindreader'] },
      ),
    ).act('narn', 'aftermath', 'Focus Your Efforts');
    t.pick('narn', 'intrigue');
    expect([t.ability('Test Mindreader', 'psi'), t.ability('Test Mindreader', 'intrigue')]).toEqual([2, 3]);
  });
  test('nobody without an ability of 2', () => {
    const t = after(
      'Focus Your Efforts',
      { conflict: 'Test Debate', by: 'narn', support: ['Test Weakling'] },
      { supporting: ['Test Weakling'] },
    );
    expect(refused(t, 'Focus Your Efforts')).toBe('b5/aftermath/11');
  });
});

describe('Harvest Souls', () => {
  const harvest = (row: 'supporting' | 'inner', hunters: string[] = ['Soul Hunter']) => {
    const t = after(
      'Harvest Souls',
      { conflict: 'Test Sudden Plot', by: 'centauri', support: ['Test Spy'] },
      { supporting: ['Test Spymaster', ...hunters] },
      { [row]: [{ card: 'Test Spy', marks: { destiny: 2 } }] },
    );
    t.act('narn', 'attack', 'Test Spymaster', 'Test Spy');
    return t;
  };
  rule(
    'b5-r-harvest-souls-1',
    'Harvest Souls: a Soul Hunter rotates for the Destiny Marks of those neutralized; the card goes',
    () => {
      const t = asked(harvest('supporting')).act('narn', 'aftermath', 'Harvest Souls');
      expect([t.card('Test Sudden Chief').destiny, t.card('Soul Hunter').rotated]).toEqual([2, 1]);
      expect(t.until('draw').titles('narn', DISCARD)).toContain('Harvest Souls');
      expect(refused(harvest('supporting', []), 'Harvest Souls')).toBe('b5/cost/7');
    },
  );
  rule('b5-r-harvest-souls-2', 'Harvest Souls: marks of the Inner Circle do not come', () => {
    const t = asked(harvest('inner')).act('narn', 'aftermath', 'Harvest Souls');
    expect(t.card('Test Sudden Chief').destiny).toBe(0);
  });
});

rule(
  'b5-r-intolerable-interference-1',
  'Intolerable Interference: your tension toward an uninvited opponent goes up by 2',
  () => {
    const meddled = (target: 'centauri' | undefined, conflict: string) =>
      after(
        'Intolerable Interference',
        { conflict, by: 'narn', oppose: ['Test Patrol'], ...(target ? { target } : {}) },
        {},
        { supporting: ['Test Patrol'] },
        { tension: { 'narn>centauri': 2 } },
      );
    const t = asked(meddled(undefined, 'Test Skirmish')).act('narn', 'aftermath', 'Intolerable Interference');
    expect(t.tension('narn', 'centauri')).toBe(4);
    expect(t.until('draw').titles('narn', DISCARD)).toContain('Intolerable Interference');
    expect(refused(meddled('centauri', 'Test Foray'), 'Intolerable Interference')).toBe('b5/cost/7');
    const attacked = (prey: string) => {
      const u = after(
        'Intolerable Interference',
        { conflict: 'Test Debate', by: 'narn', support: ['Test Clerk'], oppose: ['Test Mediator'] },
        { supporting: ['Test Clerk'] },
        { supporting: ['Test Notary'] },
        {
          seats: [
            { race: 'narn', rating: 12, deck: 5, hand: ['Intolerable Interference'], supporting: ['Test Clerk'] },
            { race: 'centauri', rating: 12, deck: 5, supporting: ['Test Notary'] },
            { race: 'human', rating: 12, deck: 5, supporting: ['Test Mediator'] },
          ],
          order: ['centauri', 'narn', 'human'],
          round: 'action',
          tension: { 'narn>centauri': 2 },
        },
      );
      return u.act('centauri', 'attack', 'Test Notary', prey);
    };
    expect(asked(attacked('Test Clerk')).offers('narn', 'aftermath', 'Intolerable Interference')).toBe(true);
    const elsewhere = asked(attacked('Test Mediator')).act('narn', 'aftermath', 'Intolerable Interference');
    expect(elsewhere.offers('narn', 'seat', 'centauri')).toBe(false);
    expect(elsewhere.tension('narn', 'centauri')).toBe(2);
  },
);

rule(
  'b5-r-it-will-be-his-undoing-1',
  'It Will Be His Undoing: 1 influence for each Doom Mark, and all of them go',
  () => {
    const t = asked(
      after(
        'It Will Be His Undoing',
        { conflict: 'Test Debate', by: 'centauri' },
        {},
        {
          ambassador: { card: 'Test Consul', marks: { doom: 2 } },
          supporting: [{ card: 'Test Spy', marks: { doom: 1 } }],
        },
      ),
    ).act('narn', 'aftermath', 'It Will Be His Undoing');
    expect([t.rating('centauri'), t.marks('centauri', 'doom')]).toEqual([9, 0]);
    expect(t.until('draw').titles('narn', DISCARD)).toContain('It Will Be His Undoing');
    const won = after(
      'It Will Be His Undoing',
      { conflict: 'Test Debate', by: 'centauri', support: ['Test Spy'] },
      {},
      { supporting: ['Test Spy'] },
    );
    expect(refused(won, 'It Will Be His Undoing')).toBe('b5/aftermath/6');
  },
);

describe('Left Vulnerable', () => {
  const open = (rating = 15) =>
    duel('narn', { rating }, { race: 'centauri', ambassador: { card: 'Test Consul', attached: ['Left Vulnerable'] } });
  test('any player lowers an ability by 1 for 3 influence, as often as that player pays', () => {
    const t = open();
    t.act('narn', 'use', 'Left Vulnerable').pick('narn', 'Diplomacy').pass('centauri');
    t.act('narn', 'use', 'Left Vulnerable').pick('narn', 'Intrigue').pass('centauri');
    expect([t.ability('Test Consul', 'diplomacy'), t.ability('Test Consul', 'intrigue'), t.available('narn')]).toEqual([
      3, 2, 9,
    ]);
    t.act('narn', 'use', 'Left Vulnerable').pick('narn', 'Psi').pass('centauri');
    t.act('narn', 'use', 'Left Vulnerable').pick('narn', 'Leadership');
    expect([t.ability('Test Consul', 'psi'), t.ability('Test Consul', 'leadership')]).toEqual([0, 0]);
    expect(t.until('draw').until('action').ability('Test Consul', 'diplomacy')).toBe(4);
  });
  test('nobody for less', () => {
    expect(open(2 + 1 - 1).refuses('narn', 'use', 'Left Vulnerable', 0)).toBe('b5/cost/7');
  });
});

rule('b5-r-loss-of-face-1', 'Loss of Face: a conflict without any support costs its initiator 1', () => {
  const t = asked(after('Loss of Face', { conflict: 'Test Debate', by: 'centauri' }, {})).act(
    'narn',
    'aftermath',
    'Loss of Face',
  );
  expect(t.rating('centauri')).toBe(11);
  expect(t.until('draw').titles('narn', DISCARD)).toContain('Loss of Face');
  const backed = after(
    'Loss of Face',
    { conflict: 'Test Debate', by: 'centauri', support: ['Test Spy'], oppose: ['Test Mediator'] },
    { supporting: ['Test Mediator'] },
    { supporting: ['Test Spy'] },
  );
  expect(refused(backed, 'Loss of Face')).toBe('b5/cost/7');
});

describe('Martyr', () => {
  const die = () =>
    asked(
      after(
        'Martyr',
        { conflict: 'Test Debate', by: 'narn' },
        {
          ambassador: { card: 'Test Sudden Chief', marks: { doom: 3 } },
          inner: ['Test Spy', 'Test Clerk'],
          supporting: ['Test Informer'],
        },
      ),
    ).act('narn', 'aftermath', 'Martyr');
  rule(
    'b5-r-martyr-1',
    'Martyr: for each of the Inner Circle who dies, a Doom Mark may become a Destiny Mark; the card goes',
    () => {
      const t = die();
      expect([t.offers('narn', 'card', 'Test Sudden Chief'), t.offers('narn', 'card', 'Test Informer')]).toEqual([
        false,
        false,
      ]);
      t.pick('narn', 'Test Spy', 'Test Clerk').pick('narn', 'Test Sudden Chief').pick('narn');
      expect(t.card('Test Sudden Chief')).toMatchObject({ doom: 2, destiny: 1 });
      expect(t.until('draw').titles('narn', DISCARD).sort()).toEqual([
        'Martyr',
        'Test Clerk',
        'Test Debate',
        'Test Spy',
      ]);
    },
  );
  test('nobody need die', () => {
    expect(die().pick('narn').card('Test Sudden Chief')).toMatchObject({ doom: 3, destiny: 0 });
  });
});

describe('Negotiated Surrender', () => {
  const war = (babylon5: number) =>
    asked(
      after(
        'Negotiated Surrender',
        { conflict: 'war', by: 'narn', target: 'centauri', support: ['Test Sudden Squadron'], oppose: ['Test Guard'] },
        { supporting: ['Test Sudden Squadron'] },
        { supporting: ['Test Guard'] },
        { babylon5, war: [['narn', 'centauri']], tension: { 'narn-centauri': 5 } },
      ),
    ).act('narn', 'aftermath', 'Negotiated Surrender');
  rule(
    'b5-r-negotiated-surrender-1',
    'Negotiated Surrender: peace at tension 4, and 2 influence from the loser to the winner; the card goes',
    () => {
      const t = war(19);
      expect([t.s.relations, t.tension('narn', 'centauri'), t.tension('centauri', 'narn')]).toEqual([[], 4, 4]);
      expect([t.rating('narn'), t.rating('centauri')]).toEqual([17, 10]);
      expect(t.until('draw').titles('narn', DISCARD)).toContain('Negotiated Surrender');
    },
  );
  test('a side with more influence than Babylon 5 may negate it', () => {
    const t = war(13).pick('narn', 'yes');
    expect([t.s.relations.length, t.rating('narn'), t.rating('centauri')]).toEqual([1, 15, 12]);
    expect(war(13).pick('narn', 'no').s.relations).toEqual([]);
  });
  test('only after a war conflict', () => {
    const t = after(
      'Negotiated Surrender',
      { conflict: 'Test Skirmish', by: 'narn', support: ['Test Sudden Squadron'] },
      { supporting: ['Test Sudden Squadron'] },
    );
    expect(refused(t, 'Negotiated Surrender')).toBe('b5/cost/7');
  });
});

/** A conflict in which the Narn fleet neutralizes a Centauri fleet. */
const sunk = (
  title: string,
  more: Partial<SeatPosition> = {},
  theirs: Partial<SeatPosition> = {},
  by: 'narn' | 'centauri' = 'centauri',
  attack = true,
): Table => {
  const t = after(
    title,
    { conflict: 'Test Skirmish', by, [by === 'centauri' ? 'support' : 'oppose']: ['Test Guard'] },
    { supporting: ['Test Dreadnought'], ...more },
    { supporting: ['Test Guard'], ...theirs },
  );
  if (attack) t.act('narn', 'attack', 'Test Dreadnought', 'Test Guard');
  return t;
};

describe('News of Defeat', () => {
  const abilities = ['diplomacy', 'intrigue'] as const;
  test.each(abilities)('the ambassador of who lost a fleet has 1 less %s, if you choose it', ability => {
    const t = asked(sunk('News of Defeat')).act('narn', 'aftermath', 'News of Defeat');
    const before = { diplomacy: 4, intrigue: 3 };
    t.pick('narn', ability);
    expect(t.ability('Test Consul', ability)).toBe(before[ability] - 1);
  });
  test('Psi and Leadership as well', () => {
    for (const ability of ['psi', 'leadership'] as const) {
      const t = asked(sunk('News of Defeat', {}, { ambassador: 'Test Oracle' })).act(
        'narn',
        'aftermath',
        'News of Defeat',
      );
      expect(t.pick('narn', ability).ability('Test Oracle', ability)).toBe(3);
    }
  });
  test('nobody who lost no fleet', () => {
    expect(refused(sunk('News of Defeat', {}, {}, 'centauri', false), 'News of Defeat')).toBe('b5/aftermath/11');
  });
});

describe('No Escape', () => {
  const hunted = (attacker: string, repaired = 0) => {
    const t = after(
      'No Escape',
      { conflict: 'Test Skirmish', by: 'centauri', support: ['Test Patrol'] },
      { supporting: [attacker] },
      { supporting: ['Test Patrol'] },
    );
    t.act('narn', 'attack', attacker, 'Test Patrol');
    t.card('Test Patrol').damage -= repaired;
    return t;
  };
  rule(
    'b5-r-no-escape-1',
    'No Escape: a fleet that took half its Military in damage is discarded, and the card',
    () => {
      const t = asked(hunted('Test Squadron'))
        .act('narn', 'aftermath', 'No Escape')
        .pick('narn', 'Test Patrol')
        .until('draw');
      expect([
        t.titles('centauri', DISCARD).includes('Test Patrol'),
        t.titles('narn', DISCARD).includes('No Escape'),
      ]).toEqual([true, true]);
      const calm = after(
        'No Escape',
        { conflict: 'Test Skirmish', by: 'centauri', support: ['Test Patrol'] },
        {},
        { supporting: ['Test Patrol'] },
      );
      expect(refused(calm, 'No Escape')).toBe('b5/aftermath/11');
    },
  );
  rule('b5-r-no-escape-2', 'No Escape: although some of the damage was repaired since', () => {
    expect(refused(hunted('Test Squadron', 4), 'No Escape')).toBe(undefined);
  });
});

describe('Protests', () => {
  const protest = (unrest: number, ambassador = 'Test Consul') =>
    after('Protests', { conflict: 'Test Debate', by: 'centauri' }, {}, { unrest, ambassador });
  test('the highest ability of an ambassador in unrest 4 is 0, until the unrest falls', () => {
    const t = asked(protest(4)).act('narn', 'aftermath', 'Protests');
    expect([t.ability('Test Consul', 'diplomacy'), t.ability('Test Consul', 'intrigue')]).toEqual([0, 3]);
    t.s.seats[1]!.unrest = 3;
    t.until('action');
    expect(t.inPlay('Protests')).toBe(false);
  });
  test('whichever ability it is', () => {
    for (const [who, ability] of [
      ['Test Spymaster', 'intrigue'],
      ['Test Mindreader', 'psi'],
      ['Test Sudden Warlord', 'leadership'],
    ] as const) {
      const t = asked(protest(4, who)).act('narn', 'aftermath', 'Protests');
      expect(t.ability(who, ability)).toBe(0);
    }
  });
  test('not at unrest 3', () => {
    expect(refused(protest(3), 'Protests')).toBe('b5/cost/7');
  });
});

rule(
  'b5-r-public-apology-1',
  'Public Apology: who started a lost conflict and destroyed a fleet pays for it; the card goes',
  () => {
    const t = after(
      'Public Apology',
      { conflict: 'Test Skirmish', by: 'centauri', oppose: ['Test Tender', 'Test Armada'] },
      { supporting: ['Test Tender', 'Test Armada'] },
      { supporting: ['Test Patrol'] },
    );
    t.pass('narn').act('centauri', 'attack', 'Test Patrol', 'Test Tender');
    asked(t).act('narn', 'aftermath', 'Public Apology');
    expect([
      t.ability('Test Consul', 'diplomacy'),
      t.base('Test Consul', 'diplomacy'),
      t.rating('centauri'),
      t.s.seats[1]!.unrest,
      t.rating('narn'),
    ]).toEqual([2, 2, 11, 2, 16]);
    t.until('draw');
    expect(t.titles('narn', DISCARD)).toContain('Public Apology');
    t.until('action');
    expect(t.ability('Test Consul', 'diplomacy')).toBe(2);
    const calm = after(
      'Public Apology',
      { conflict: 'Test Skirmish', by: 'centauri', oppose: ['Test Tender'] },
      { supporting: ['Test Tender'] },
    );
    expect(refused(calm, 'Public Apology')).toBe('b5/targets/1');
  },
);

rule(
  'b5-r-racial-hatred-1',
  'Racial Hatred: at unrest 4 those of other races go and no more come, also where there are none',
  () => {
    const hate = (unrest: number, supporting: string[]) =>
      after(
        'Racial Hatred',
        { conflict: 'Test Debate', by: 'centauri' },
        {},
        { unrest, rating: 14, supporting, hand: ['Human Aide', 'Centauri Aide'] },
      );
    const t = asked(hate(4, ['Human Agent', 'Centauri Agent', 'Test Spy'])).act('narn', 'aftermath', 'Racial Hatred');
    expect(['Human Agent', 'Centauri Agent', 'Test Spy'].map(x => t.inPlay(x))).toEqual([false, true, true]);
    t.until('draw').until('action');
    expect(t.why('centauri', 'sponsor', 'Human Aide')?.rule).toBe('b5/precedence/2');
    if (t.asked.includes('centauri')) expect(t.why('centauri', 'sponsor', 'Centauri Aide')).toBe(null);
    expect(refused(hate(4, []), 'Racial Hatred')).toBe(undefined);
    expect(refused(hate(3, []), 'Racial Hatred')).toBe('b5/cost/7');
  },
);

rule(
  'b5-r-rescue-1',
  'Rescue: the leader of a lost fleet stands again, still rotated, with a Doom Mark; the card goes',
  () => {
    const lost = (lead: boolean) =>
      sunk(
        'Rescue',
        {},
        { supporting: ['Test Guard', lead ? { card: 'Test Admiral', leads: 'Test Guard' } : 'Test Admiral'] },
      );
    const t = asked(lost(true));
    expect(t.card('Test Admiral').neutralized).toBe(1);
    t.act('narn', 'aftermath', 'Rescue');
    expect(t.card('Test Admiral')).toMatchObject({ neutralized: 0, damage: 0, severe: 0, rotated: 1, doom: 1 });
    expect(t.until('draw').titles('narn', DISCARD)).toContain('Rescue');
    expect(refused(lost(false), 'Rescue')).toBe('b5/aftermath/11');
  },
);

describe('Skeletons in the Closet', () => {
  const bare = (doom: number) =>
    asked(
      after(
        'Skeletons in the Closet',
        { conflict: 'Test Sudden Plot', by: 'narn', support: ['Test Spy'] },
        { supporting: [{ card: 'Test Spy', marks: { doom } }, 'Test Clerk'] },
      ),
    ).act('narn', 'aftermath', 'Skeletons in the Closet');
  test('1 less of each ability for each Doom Mark, at least 1, and the marks go', () => {
    const t = bare(3);
    expect([
      t.ability('Test Spy', 'intrigue'),
      t.ability('Test Spy', 'diplomacy'),
      t.ability('Test Spy', 'leadership'),
      t.card('Test Spy').doom,
    ]).toEqual([2, 1, 0, 0]);
    expect(bare(9).ability('Test Spy', 'intrigue')).toBe(1);
  });
  test('nobody who took no part', () => {
    const t = after(
      'Skeletons in the Closet',
      { conflict: 'Test Sudden Plot', by: 'narn' },
      { supporting: ['Test Spy'] },
    );
    expect(refused(t, 'Skeletons in the Closet')).toBe('b5/aftermath/11');
  });
});

describe('Under Pressure', () => {
  const pressed = (conflicts: Conflicts) =>
    duel(
      'narn',
      {},
      {
        race: 'centauri',
        supporting: [{ card: 'Test Spy', attached: ['Under Pressure'] }, 'Test Spymaster', 'Test Mediator'],
      },
      { conflicts },
    );
  test('3 less Intrigue, at least 1; it goes when its player wins an Intrigue conflict, and no other', () => {
    const t = pressed([{ conflict: 'Test Sudden Plot', by: 'centauri', support: ['Test Spymaster'] }]);
    expect(t.ability('Test Spy', 'intrigue')).toBe(2);
    expect(t.until('draw').inPlay('Under Pressure')).toBe(false);
    expect(
      pressed([{ conflict: 'Test Debate', by: 'centauri', support: ['Test Mediator'] }])
        .until('draw')
        .inPlay('Under Pressure'),
    ).toBe(true);
    expect(
      pressed([{ conflict: 'Test Sudden Plot', by: 'centauri' }])
        .until('draw')
        .inPlay('Under Pressure'),
    ).toBe(true);
    const low = duel('narn', { supporting: [{ card: 'Human Agent', attached: ['Under Pressure'] }] });
    expect(low.ability('Human Agent', 'intrigue')).toBe(1);
  });
  test('only on a participant of a lost Intrigue conflict', () => {
    const t = after(
      'Under Pressure',
      { conflict: 'Test Sudden Plot', by: 'centauri', support: ['Test Clerk'].slice(1) },
      {},
      { supporting: ['Test Spy'] },
    );
    expect(refused(t, 'Under Pressure')).toBe('b5/aftermath/11');
    const hit = after(
      'Under Pressure',
      { conflict: 'Test Sudden Plot', by: 'centauri', support: ['Test Spy'], oppose: ['Test Spymaster'] },
      { supporting: ['Test Spymaster'] },
      { supporting: ['Test Spy'] },
    );
    expect(asked(hit).act('narn', 'aftermath', 'Under Pressure').card('Under Pressure').host).toBe(hit.id('Test Spy'));
  });
});

describe('Vendetta', () => {
  const fallen = (attack: boolean) => {
    const t = after(
      'Vendetta',
      { conflict: 'Test Sudden Plot', by: 'narn', support: ['Test Spy'] },
      { supporting: ['Test Spy', 'Test Informer'] },
      { supporting: ['Test Spymaster'] },
    );
    t.pass('narn');
    if (attack) t.act('centauri', 'attack', 'Test Spymaster', 'Test Spy');
    return t;
  };
  test('one of yours deals 2 more damage to the one who neutralized another', () => {
    const t = asked(fallen(true)).act('narn', 'aftermath', 'Vendetta').pick('narn', 'Test Informer');
    expect(t.card('Vendetta')).toMatchObject({ fixed: t.id('Test Spymaster'), host: t.id('Test Informer') });
    const u = duel(
      'narn',
      { supporting: [{ card: 'Test Informer', attached: ['Vendetta'] }] },
      { race: 'centauri', supporting: ['Test Spymaster', 'Test Spy'] },
      { conflicts: [{ conflict: 'Test Sudden Plot', by: 'centauri', support: ['Test Spymaster', 'Test Spy'] }] },
    );
    u.card('Vendetta').fixed = u.id('Test Spymaster');
    expect(u.act('narn', 'attack', 'Test Informer', 'Test Spymaster').card('Test Spymaster').damage).toBe(6);
  });
  test('not without such a loss', () => {
    const t = after(
      'Vendetta',
      { conflict: 'Test Sudden Plot', by: 'narn' },
      { supporting: ['Test Spy'] },
      { supporting: ['Test Spymaster'] },
    );
    expect(refused(t, 'Vendetta')).toBe('b5/targets/1');
  });
});

rule('b5-r-wounded-1', 'Wounded: a participant falls, with 1 severe damage for each Doom Mark; the card goes', () => {
  const hurt = (conflict: string) =>
    after(
      'Wounded',
      { conflict, by: 'centauri', support: ['Test Spy'], oppose: ['Test Spymaster'] },
      { supporting: ['Test Spymaster'] },
      { inner: [{ card: 'Test Spy', marks: { doom: 2 } }] },
    );
  const t = asked(hurt('Test Sudden Plot')).act('narn', 'aftermath', 'Wounded');
  expect(t.card('Test Spy')).toMatchObject({ neutralized: 1, severe: 2 });
  expect(t.until('draw').titles('narn', DISCARD)).toContain('Wounded');
  const debate = after('Wounded', { conflict: 'Test Debate', by: 'centauri' }, {});
  expect(refused(debate, 'Wounded')).toBe('b5/aftermath/7');
});
