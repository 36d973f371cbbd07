import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { SeatPosition } from '../../src/index.ts';
import { DECK, HAND } from '../../src/state.ts';
import { findCard } from '../support/table.ts';
import './played-cards.ts';
import './stand-ins.ts';
import { duel } from './two-seats.ts';

describe('Centauri Telepath', () => {
  test('one of 3 random cards of a hand goes on top of the deck, the others stay', () => {
    const t = duel(
      'centauri',
      { supporting: ['Centauri Telepath'] },
      { race: 'narn', hand: ['Meditation', 'Human Agent', 'Narn Agent'] },
    );
    t.act('centauri', 'use', 'Centauri Telepath').pick('centauri', 'Human Agent');
    expect([t.titles('narn', HAND).sort(), t.titles('narn', DECK).at(-1)]).toEqual([
      ['Meditation', 'Narn Agent'],
      'Human Agent',
    ]);
  });
  test('none need go', () => {
    const t = duel('centauri', { supporting: ['Centauri Telepath'] }, { race: 'narn', hand: ['Meditation'] });
    t.act('centauri', 'use', 'Centauri Telepath').pick('centauri');
    expect(t.titles('narn', HAND)).toEqual(['Meditation']);
  });
});

test('Dan Randall: another player applies 4 influence for your 3, and nobody who has less', () => {
  const t = duel('human', { supporting: ['Dan Randall'] }).act('human', 'use', 'Dan Randall');
  expect([t.available('human'), t.available('narn')]).toEqual([12, 8]);
  const poor = duel('human', { supporting: ['Dan Randall'] }, { rating: 3 });
  expect(poor.refuses('human', 'use', 'Dan Randall', 0)).toBe('b5/targets/1');
});

describe('the disaffected', () => {
  const people = [
    ['Disaffected Centauri', 'Centauri Captain', 'human'],
    ['Disaffected Human', 'Human Captain', 'narn'],
    ['Disaffected Minbari', 'Minbari Aide', 'human'],
    ['Disaffected Narn', 'Narn Captain', 'human'],
  ] as const;
  test.each(people)('%s: in the Inner Circle, others of that race come at their printed cost', (who, whom, race) => {
    const paid = (first: Partial<SeatPosition>) => {
      const t = duel(race, { hand: [whom, 'Test Spy'], ...first });
      t.act(race, 'sponsor', whom);
      if (t.question === 'sponsor with') t.pick(race, t.titleOf(t.s.seats[0]!.ambassador));
      return 15 - t.available(race);
    };
    const cost = paid({ inner: [who] });
    expect(paid({ supporting: [who] })).toBe(2 * cost);
  });
  test('Disaffected Narn: each player may have one, and nothing reduces the cost; promoting costs double', () => {
    const two = duel('human', { hand: ['Disaffected Narn'], supporting: ['Disaffected Narn'] });
    expect(two.refuses('human', 'sponsor', 'Disaffected Narn')).toBe('b5/precedence/2');
    const one = duel('human', { hand: ['Disaffected Narn'] }, { supporting: ['Disaffected Narn'] });
    expect(one.why('human', 'sponsor', 'Disaffected Narn')).toBe(null);
    const promoted = duel('human', { inner: ['Disaffected Narn'], supporting: ['Narn Captain'] });
    promoted.act('human', 'promote', 'Narn Captain').pick('human', 'Jeffrey Sinclair');
    const { cost } = findCard('Narn Captain');
    expect(15 - promoted.available('human')).toBe(2 * cost! + 2);
  });
});

describe('who lessens an attack', () => {
  const attack = (
    hero: string,
    victim: string,
    attacker: string,
    conflict: string,
    steps: boolean,
    race: 'narn' | 'human' = 'narn',
  ) => {
    const t = duel(
      'human',
      { supporting: [attacker] },
      { race: 'narn', supporting: [hero, { card: victim, race }] },
      { conflicts: [{ conflict, by: 'narn', support: [victim] }] },
    );
    t.act('human', 'attack', attacker, victim);
    if (t.question === 'respond') steps ? t.pick('narn', hero) : t.pass('narn');
    return t;
  };
  rule('b5-r-nafar-1', "Na'Far: a Narn character takes 3 less damage, and he rotates", () => {
    const t = attack("Na'Far", "Du'Nar", 'Test Spy', 'Test Sudden Plot', true);
    expect([t.card("Du'Nar").damage, t.card("Na'Far").rotated]).toEqual([2, 1]);
    const idle = attack("Na'Far", "Du'Nar", 'Test Spy', 'Test Sudden Plot', false);
    expect([idle.card("Du'Nar").damage, idle.card("Na'Far").rotated]).toEqual([5, 0]);
    const other = attack("Na'Far", 'Test Spymaster', 'Test Spy', 'Test Sudden Plot', true);
    expect([other.card('Test Spymaster').damage, other.card("Na'Far").rotated]).toEqual([5, 0]);
  });
  test("G'Sten: a Narn fleet takes half the damage, rounded up, and another fleet all of it", () => {
    const t = attack("G'Sten", 'Test Sudden Squadron', 'Test Patrol', 'Test Skirmish', true);
    expect([t.card('Test Sudden Squadron').damage, t.card("G'Sten").rotated]).toEqual([3, 1]);
    const other = attack("G'Sten", 'Test Dreadnought', 'Test Patrol', 'Test Skirmish', true);
    expect([other.card('Test Dreadnought').damage, other.card("G'Sten").rotated]).toEqual([5, 0]);
  });
});

test('General Franklin: 5 more Leadership while his fleet supports a Military conflict against a location', () => {
  const lead = (target: string, support: string[]) =>
    duel(
      'human',
      {
        supporting: [
          'First Battle Fleet',
          'Second Battle Fleet',
          { card: 'General Franklin', leads: 'First Battle Fleet' },
        ],
      },
      { supporting: ['Quadrant 14'] },
      { war: [['human', 'narn']], conflicts: [{ conflict: 'war', by: 'human', target, support }] },
    ).ability('General Franklin', 'leadership');
  expect([
    lead('Quadrant 14', ['First Battle Fleet']),
    lead('narn', ['First Battle Fleet']),
    lead('Quadrant 14', ['Second Battle Fleet']),
  ]).toEqual([10, 5, 5]);
});

describe("Jha'Dur", () => {
  const led = (led: boolean) =>
    duel(
      'human',
      { supporting: ['Homeworld Fleet', 'Test Spymaster'] },
      { supporting: ['First Battle Fleet', led ? { card: "Jha'Dur", leads: 'First Battle Fleet' } : "Jha'Dur"] },
    );
  rule('b5-r-jhadur-1', "Jha'Dur: any fleet may attack hers outside conflicts, a Homeworld Fleet as well", () => {
    const t = led(true).act('human', 'attack', 'Homeworld Fleet', 'First Battle Fleet');
    expect(t.card('First Battle Fleet').neutralized + t.card('First Battle Fleet').damage).toBeGreaterThan(0);
    expect(led(false).refuses('human', 'attack', 'Homeworld Fleet', 'First Battle Fleet')).toBe('b5/attack/1');
    expect(led(true).refuses('human', 'attack', 'Test Spymaster', 'First Battle Fleet')).not.toBe(null);
  });
});

test('Lord Valo: he and another rotate, and that one loses a mark of your choice; without marks there is nobody', () => {
  const t = duel(
    'centauri',
    { supporting: ['Lord Valo', { card: 'Test Spy', marks: { doom: 1, destiny: 1 } }, 'Test Clerk'] },
    { race: 'narn' },
  );
  t.act('centauri', 'use', 'Lord Valo').pick('centauri', 'Test Spy').pick('centauri', 1);
  expect([t.card('Test Spy').doom, t.card('Test Spy').destiny, t.card('Test Spy').rotated]).toEqual([0, 1, 1]);
  const none = duel(
    'centauri',
    { supporting: ['Lord Valo', 'Test Clerk'], ambassador: 'Test Consul' },
    { race: 'narn' },
  );
  expect(none.refuses('centauri', 'use', 'Lord Valo', 0)).toBe('b5/cost/7');
});

rule(
  'b5-r-lyndisty-1',
  'Lyndisty: 3 damage on a Narn who was hurt this turn in any way, not on one hurt before',
  () => {
    const hurt = (conflict: boolean) => {
      const t = duel(
        'centauri',
        { supporting: ['Lyndisty', 'Test Informer'] },
        { race: 'narn', supporting: [{ card: "Du'Nar", damage: conflict ? 0 : 1 }, "Na'Far"] },
        { conflicts: [{ conflict: 'Test Sudden Plot', by: 'narn', support: ["Du'Nar"] }] },
      );
      return t;
    };
    const t = hurt(true);
    expect(t.refuses('centauri', 'use', 'Lyndisty', 0)).toBe('b5/targets/1');
    t.act('centauri', 'attack', 'Test Informer', "Du'Nar");
    if (t.question === 'respond') t.pass('narn');
    t.pass('narn').act('centauri', 'use', 'Lyndisty');
    expect(hurt(false).refuses('centauri', 'use', 'Lyndisty', 0)).toBe('b5/targets/1');
  },
);

describe('Morden', () => {
  const morden = (more: Partial<SeatPosition> = {}, theirs: Partial<SeatPosition> = {}) =>
    duel('human', { rating: 18, supporting: ['Morden'], ...more }, theirs);
  rule('b5-r-morden-3', 'Morden: sponsored with 3 Shadow Marks in the faction, he enters with Intrigue 6', () => {
    const t = duel('human', { hand: ['Morden'], ambassador: { card: 'Jeffrey Sinclair', marks: { shadow: 3 } } });
    t.act('human', 'sponsor', 'Morden');
    expect(t.ability('Morden', 'intrigue')).toBe(6);
    const clean = duel('human', { hand: ['Morden'], ambassador: { card: 'Jeffrey Sinclair', marks: { shadow: 2 } } });
    expect(clean.refuses('human', 'sponsor', 'Morden')).toBe('b5/cost/7');
  });
  rule('b5-r-morden-4', 'Morden: he attacks with his Intrigue of 6', () => {
    const t = morden({}, { supporting: ['Test Spymaster'] });
    const u = duel(
      'human',
      { supporting: ['Morden'] },
      { supporting: ['Test Spymaster'] },
      { conflicts: [{ conflict: 'Test Sudden Plot', by: 'narn', support: ['Test Spymaster'] }] },
    );
    u.act('human', 'attack', 'Morden', 'Test Spymaster');
    expect([t.ability('Morden', 'intrigue'), u.card('Test Spymaster').damage]).toEqual([6, 6]);
  });
  rule(
    'b5-r-morden-5',
    'Morden: what needs or pictures Shadow Marks costs all players 3 less this turn; other cards and promotions do not',
    () => {
      const t = duel(
        'human',
        { rating: 18, supporting: ['Morden', 'Test Penumbra'] },
        {
          ambassador: { card: "G'Kar", marks: { shadow: 3 } },
          rating: 18,
          hand: ['Morden', 'Test Diplomat', 'Test Shades', 'Test Shades'],
        },
      );
      t.pass('human').act('narn', 'event', 'Test Shades');
      expect(t.available('narn')).toBe(13);
      t.act('human', 'use', 'Morden').act('narn', 'event', 'Test Shades');
      expect(t.available('narn')).toBe(11);
      t.act('human', 'promote', 'Test Penumbra');
      expect(t.available('human')).toBe(18 - 6 - 1);
      t.act('narn', 'sponsor', 'Test Diplomat');
      expect(t.available('narn')).toBe(7);
    },
  );
  const chaos = (more: Partial<SeatPosition>) =>
    duel(
      'centauri',
      { rating: 18, agenda: 'Growth in Chaos', ambassador: { card: 'Londo Mollari', marks: { shadow: 1 } }, ...more },
      { race: 'narn', rating: 18, supporting: ['Morden'] },
    );
  rule('b5-r-growth-in-chaos-2', 'Growth in Chaos: its discount and that of Morden add up', () => {
    const t = chaos({ hand: ['Test Shades'] });
    t.pass('centauri').act('narn', 'use', 'Morden').act('centauri', 'event', 'Test Shades');
    expect(18 - t.available('centauri')).toBe(Math.max(0, 5 - 3 - t.marks('centauri', 'shadow')));
  });
  rule('b5-r-morden-1', 'Morden: his discount and that of Growth in Chaos add up', () => {
    const alone = chaos({ hand: ['Test Shades'] }).act('centauri', 'event', 'Test Shades');
    expect(18 - alone.available('centauri')).toBe(5 - alone.marks('centauri', 'shadow'));
  });
  for (const [id, who] of [
    ['b5-r-morden-2', 'Morden'],
    ['b5-r-growth-in-chaos-1', 'Growth in Chaos'],
  ] as const)
    rule(id, `${who}: a card without a printed cost gets no cheaper`, () => {
      const t = chaos({ hand: ['Confusion in Chaos'], ambassador: { card: 'Londo Mollari', marks: { shadow: 2 } } });
      t.pass('centauri').act('narn', 'use', 'Morden').act('centauri', 'event', 'Confusion in Chaos').leaveOpen();
      expect(t.available('centauri')).toBe(18);
    });
});

describe("Tu'Pari", () => {
  const pari = (foe: string, more: Partial<SeatPosition> = {}) =>
    duel(
      'narn',
      { supporting: ["Tu'Pari"], ...more },
      { supporting: [foe, 'Test Clerk', 'Test Spy'], ambassador: 'Test Sudden Chief' },
    );
  rule(
    'b5-r-tupari-1',
    "Tu'Pari: for 8 influence he attacks with the target's highest ability, and its faction may answer",
    () => {
      const t = pari('Test Spymaster').act('narn', 'use', "Tu'Pari").pick('narn', 'Test Spymaster');
      expect([t.available('narn'), t.card('Test Spymaster').damage]).toEqual([7, 5 + 2]);
    },
  );
  rule('b5-r-tupari-2', "Tu'Pari: neutralized by his own attack, he cannot be attacked in return", () => {
    const t = pari('Test Spymaster').act('narn', 'use', "Tu'Pari").pick('narn', 'Test Spymaster');
    expect(t.card("Tu'Pari").neutralized).toBe(1);
    expect(t.refuses('human', 'attack', 'Test Spy', "Tu'Pari")).toBe('b5/attack/6');
  });
  rule('b5-r-tupari-3', "Tu'Pari: he attacks anyone, whatever that one does, if the influence is there", () => {
    const t = pari('Test Notary').act('narn', 'use', "Tu'Pari").pick('narn', 'Test Notary');
    expect(t.card('Test Notary').neutralized).toBe(1);
    expect(t.why('human', 'attack', 'Test Notary', "Tu'Pari")).not.toBe(null);
    const free = pari('Test Sudden Envoy').act('narn', 'use', "Tu'Pari").pick('narn', 'Test Sudden Envoy');
    expect(free.why('human', 'attack', 'Test Clerk', "Tu'Pari")).toBe(null);
    expect(pari('Test Notary', { rating: 7 }).refuses('narn', 'use', "Tu'Pari", 0)).toBe('b5/cost/7');
  });
  rule('b5-r-tupari-5', "Tu'Pari: not with Psi or Leadership, which he lacks", () => {
    const t = pari('Centauri Telepath').act('narn', 'use', "Tu'Pari");
    expect(t.offers('narn', 'card', 'Centauri Telepath')).toBe(false);
    t.leaveOpen();
  });
  test("Tu'Pari: of a mercenary whom nobody controls, the player of its faction names the ability", () => {
    const t = duel('narn', { supporting: ["Tu'Pari"] }, { supporting: ['Test Hireling'], ambassador: 'Test Diplomat' });
    expect(t.card('Test Hireling').controller).toBe(-1);
    t.act('narn', 'use', "Tu'Pari").pick('narn', 'Test Hireling').pick('human', 'intrigue');
    expect(t.card('Test Hireling').neutralized).toBe(1);
  });
  rule('b5-r-tupari-4', "Tu'Pari: Leadership that he has gained lets him attack a leader", () => {
    const t = pari('Test Sudden Warlord', { supporting: [{ card: "Tu'Pari", attached: ['Test Baton'] }] });
    t.act('narn', 'use', "Tu'Pari").pick('narn', 'Test Sudden Warlord');
    expect(t.card('Test Sudden Warlord').damage).toBe(3 + 2);
    expect(
      pari('Test Sudden Warlord')
        .act('narn', 'use', "Tu'Pari")
        .leaveOpen()
        .offers('narn', 'card', 'Test Sudden Warlord'),
    ).toBe(false);
  });
  rule('b5-r-tupari-6', "Tu'Pari: where two abilities are equally high, he needs both", () => {
    const t = pari('General Franklin').act('narn', 'use', "Tu'Pari").leaveOpen();
    expect(t.offers('narn', 'card', 'General Franklin')).toBe(false);
    expect(t.offers('narn', 'card', 'Test Spy')).toBe(true);
  });
  rule('b5-r-tupari-7', "Tu'Pari: an ability that damage took to 0 is no ability", () => {
    const t = pari('Test Spymaster', { supporting: [{ card: "Tu'Pari", damage: 5 }] })
      .act('narn', 'use', "Tu'Pari")
      .leaveOpen();
    expect(t.offers('narn', 'card', 'Test Spymaster')).toBe(false);
    expect(t.offers('narn', 'card', 'Test Clerk')).toBe(true);
  });
});
