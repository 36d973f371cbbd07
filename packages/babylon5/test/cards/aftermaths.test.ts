import { asked, greedyBot } from '@orrery/bots';
import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { defOf } from '../../src/card.ts';
import { compileCard } from '../../src/compile.ts';
import { babylon5, babylon5Advice, type Position, type SeatPosition } from '../../src/index.ts';
import { DISCARD, FACTION, INNER, SUPPORTING } from '../../src/state.ts';
import { cardsWhich, character, forEach, rotate, setOf, that, unrotated } from '../../src/words/index.ts';
import { type Table, table } from '../support/table.ts';
import './played-cards.ts';

compileCard(
  setOf('test').group('Test Curfew', {
    cost: 3,
    whenever: [
      {
        on: 'aftermath-played',
        say: 'Whenever an aftermath is played',
        effect: forEach(cardsWhich(that(character, unrotated)), 'who', rotate('who')),
      },
    ],
  }),
);

type Side = Partial<SeatPosition>;
type Fight = NonNullable<Position['conflicts']>[number];

/** The Narn player's conflict resolves: `fight` gives the conflict and its participants. */
function at(fight: Partial<Fight>, narn: Side, centauri: Side = {}, more: Partial<Position> = {}): Table {
  const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide', 'Centauri Aide'];
  // a player without cards in hand passes automatically; with one more card, the question about aftermaths stays open
  const hand = (side: Side) => ({ hand: [...(side.hand ?? []), 'Narn Captain'] });
  return table({
    round: 'resolution',
    seats: [
      { race: 'narn', ambassador: 'Test Sudden Chief', deck, ...narn, ...hand(narn) },
      { race: 'centauri', ambassador: 'Test Consul', deck, ...centauri, ...hand(centauri) },
    ],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Debate', by: 'narn', ...fight }],
    ...more,
  });
}

/** All players do as little as possible until the next turn's action round. */
const nextTurn = (t: Table): Table => t.until('draw').until('action');

const won = { support: ['Test Sudden Chief'] };
const lost = { oppose: ['Test Consul'] };

// Assigning Blame, Exploit Opportunities

test('Assigning Blame: the ambassador of whoever lost their conflict has 2 less Diplomacy', () => {
  const t = at(lost, { hand: ['Assigning Blame'] }).act('narn', 'aftermath', 'Assigning Blame');
  expect([t.ability('Test Sudden Chief', 'diplomacy'), t.ability('Test Consul', 'diplomacy')]).toEqual([3, 4]);
  expect(nextTurn(t).ability('Test Sudden Chief', 'diplomacy')).toBe(3);
});

test('Assigning Blame: not after a conflict won', () => {
  expect(at(won, { hand: ['Assigning Blame'] }).refuses('narn', 'aftermath', 'Assigning Blame')).toBe('b5/aftermath/6');
});

test('Exploit Opportunities: +1 Intrigue and +1 Diplomacy after a plot that succeeded', () => {
  const plot = { conflict: 'Test Sudden Plot', ...won };
  const t = at(plot, { hand: ['Exploit Opportunities'] }).act('narn', 'aftermath', 'Exploit Opportunities');
  expect([t.ability('Test Sudden Chief', 'diplomacy'), t.ability('Test Sudden Chief', 'intrigue')]).toEqual([6, 4]);
});

test('Exploit Opportunities: not after a debate, nor after a plot that failed', () => {
  const t = at(won, { hand: ['Exploit Opportunities'] });
  expect(t.refuses('narn', 'aftermath', 'Exploit Opportunities')).toBe('b5/aftermath/7');
  const u = at({ conflict: 'Test Sudden Plot', ...lost }, { hand: ['Exploit Opportunities'] });
  expect(u.refuses('narn', 'aftermath', 'Exploit Opportunities')).toBe('b5/aftermath/6');
});

// Approval of the Grey

const grey = (minbari: Side, fight: Partial<Fight> = { support: ['Test Abbot'] }): Table =>
  table({
    round: 'resolution',
    seats: [
      {
        race: 'minbari',
        ambassador: 'Test Abbot',
        hand: ['Approval of the Grey'],
        deck: ['Minbari Aide', 'Minbari Agent', 'Minbari Captain'],
        ...minbari,
      },
      { race: 'centauri', ambassador: 'Test Consul', deck: ['Centauri Aide', 'Centauri Agent', 'Vir Cotto'] },
    ],
    order: ['minbari', 'centauri'],
    conflicts: [{ conflict: 'Test Debate', by: 'minbari', ...fight }],
  });

rule(
  'b5-r-approval-of-the-grey-1',
  'a Grey Council Member of the supporting row, who took no part, enters the Inner Circle',
  () => {
    const t = grey({ supporting: ['Test Priest', 'Test Novice'] });
    t.act('minbari', 'aftermath', 'Approval of the Grey');
    expect(t.titles('minbari', INNER)).toEqual(['Test Abbot', 'Test Priest']);
    expect(t.available('minbari')).toBe(5);
  },
);

rule(
  'b5-r-approval-of-the-grey-2',
  'blanked or discarded, it lets him go; unblanked it takes him back; once demoted otherwise he stays so',
  () => {
    const hush = { supporting: ['Test Priest'], hand: ['Approval of the Grey', 'Test Hush'], rating: 9 };
    const t = grey(hush).act('minbari', 'aftermath', 'Approval of the Grey');
    nextTurn(t).untilAsked('action', 'minbari').act('minbari', 'event', 'Test Hush');
    expect(t.titles('minbari', SUPPORTING)).toEqual(['Test Priest']);
    expect(t.card('Approval of the Grey').host).toBe(t.id('Test Priest'));
    // the card that blanks it leaves
    const u = grey({
      ...hush,
      ambassador: { card: 'Test Abbot', marks: { shadow: 3 } },
      hand: [...hush.hand, 'Forces Collide'],
    });
    u.act('minbari', 'aftermath', 'Approval of the Grey');
    nextTurn(u).untilAsked('action', 'minbari').act('minbari', 'event', 'Test Hush').pass('centauri');
    expect(u.titles('minbari', INNER)).toEqual(['Test Abbot']);
    u.act('minbari', 'event', 'Forces Collide');
    expect(u.titles('minbari', INNER)).toEqual(['Test Abbot', 'Test Priest']);
    // the aftermath itself leaves
    const gone = grey({ supporting: ['Test Priest'], hand: ['Approval of the Grey', 'Test Pardon'] });
    gone.act('minbari', 'aftermath', 'Approval of the Grey');
    nextTurn(gone).untilAsked('action', 'minbari').act('minbari', 'event', 'Test Pardon');
    expect(gone.titles('minbari', SUPPORTING)).toEqual(['Test Priest']);
    // another effect demotes him: the aftermath stays on him, and does nothing more
    const demoted = grey({ supporting: ['Test Priest'], hand: ['Approval of the Grey', 'Test Sudden Disgrace'] });
    demoted.act('minbari', 'aftermath', 'Approval of the Grey');
    nextTurn(demoted).untilAsked('action', 'minbari').act('minbari', 'event', 'Test Sudden Disgrace');
    expect(demoted.titles('minbari', SUPPORTING)).toEqual(['Test Priest']);
    expect(demoted.inPlay('Approval of the Grey')).toBe(true);
    nextTurn(demoted);
    expect(demoted.titles('minbari', SUPPORTING)).toEqual(['Test Priest']);
  },
);

rule('b5-r-approval-of-the-grey-3', 'a neutralized one is promoted and stays neutralized', () => {
  const t = grey({ supporting: [{ card: 'Test Priest', neutralized: true }] });
  t.act('minbari', 'aftermath', 'Approval of the Grey');
  expect(t.titles('minbari', INNER)).toEqual(['Test Abbot', 'Test Priest']);
  expect(t.card('Test Priest').neutralized).toBe(1);
});

test('Approval of the Grey: nobody else is a target, and no other race plays it', () => {
  const novice = grey({ supporting: ['Test Novice'], inner: ['Test Priest'] });
  expect(novice.refuses('minbari', 'aftermath', 'Approval of the Grey')).toBe('b5/aftermath/11');
  const failed = grey({ supporting: ['Test Priest'] }, { oppose: ['Test Consul'] });
  expect(failed.refuses('minbari', 'aftermath', 'Approval of the Grey')).toBe('b5/aftermath/6');
  const narn = at(won, { hand: ['Approval of the Grey'], supporting: ['Test Priest'] });
  expect(narn.refuses('narn', 'aftermath', 'Approval of the Grey')).toBe('b5/aftermath/9');
});

describe('Hidden Agent', () => {
  const plot = { conflict: 'Test Sudden Plot', support: ['Test Sudden Chief'], oppose: ['Test Weakling'] };

  rule(
    'b5-r-hidden-agent-1',
    'the watched player chooses and shows a conflict first, every turn; their own agent on you goes',
    () => {
      const t = at(
        plot,
        { hand: ['Hidden Agent', 'Test Skirmish'] },
        {
          ambassador: { card: 'Test Consul', attached: ['Hidden Agent'] },
          hand: ['Test Sudden Plot', 'Test Debate'],
          supporting: ['Test Weakling'],
          rating: 9,
        },
      );
      // the agent there already watches the player of seat 1
      const theirs = t.card('Test Consul').attached[0]!;
      t.act('narn', 'aftermath', 'Hidden Agent');
      expect([t.card('Test Sudden Chief').attached.length, t.card('Test Consul').attached]).toEqual([1, []]);
      expect(t.titles('centauri', DISCARD)).toEqual(['Hidden Agent']);
      expect(t.card(theirs).host).toBe(-1);
      t.until('conflict');
      // the player with the lower rating would choose first, but sees the other's conflict
      expect([t.s.order, t.asked]).toEqual([[0, 1], ['centauri']]);
      t.act('centauri', 'declare', 'Test Debate');
      const [look] = t.happened('shown');
      expect(t.toldTo(look!, 0).sentence!.text).toBe('Narn looks at cards of Centauri: Test Debate.');
      expect(t.toldTo(look!, null).sentence!.text).toBe('Narn looks at a card of Centauri.');
      expect([t.s.conflicts[0]!.faceDown, t.asked]).toEqual([true, ['narn']]);
      t.until('action').until('draw').until('conflict');
      expect([t.s.order, t.asked]).toEqual([[0, 1], ['centauri']]);
    },
  );

  test('without one the order of declaring is that of initiative, and nothing is shown', () => {
    const t = at(
      plot,
      { hand: ['Test Skirmish'] },
      { hand: ['Test Debate'], supporting: ['Test Weakling'], rating: 9 },
    );
    t.until('conflict');
    expect(t.asked).toEqual(['narn']);
    t.pass('narn').act('centauri', 'declare', 'Test Debate');
    expect(t.happened('shown')).toEqual([]);
  });

  test('the agents of factions that were not chosen stay', () => {
    const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide'];
    const agent = (card: string) => ({ card, attached: ['Hidden Agent'] });
    const t = table({
      round: 'resolution',
      seats: [
        { race: 'narn', ambassador: 'Test Sudden Chief', hand: ['Hidden Agent', 'Narn Captain'], deck },
        { race: 'centauri', ambassador: agent('Test Consul'), supporting: ['Test Weakling'], deck },
        { race: 'human', ambassador: agent('Jeffrey Sinclair'), supporting: ['Test Seeress'], deck },
      ],
      order: ['narn', 'centauri', 'human'],
      conflicts: [{ ...plot, by: 'narn', oppose: ['Test Weakling', { card: 'Test Seeress', with: 'diplomacy' }] }],
    });
    t.act('narn', 'aftermath', 'Hidden Agent').pick('narn', 'human');
    expect([t.card('Test Consul').attached.length, t.card('Jeffrey Sinclair').attached.length]).toEqual([1, 0]);
  });

  test('only the initiator who won, and only with another faction in the conflict', () => {
    const alone = at({ ...plot, oppose: [] }, { hand: ['Hidden Agent'] });
    expect(alone.refuses('narn', 'aftermath', 'Hidden Agent')).toBe('b5/targets/1');
    const other = at(plot, {}, { hand: ['Hidden Agent'], supporting: ['Test Weakling'] }).pass('narn');
    expect(other.refuses('centauri', 'aftermath', 'Hidden Agent')).toBe('b5/aftermath/11');
  });
});

// Hunted

const hunted = (centauri: Side): Table =>
  at(
    { conflict: 'Test Sudden Plot', support: ['Test Sudden Chief'], oppose: ['Test Spy'] },
    { hand: ['Hunted'], supporting: ['Test Second'] },
    { supporting: ['Test Spy', 'Test Patrol'], ...centauri },
  )
    .act('narn', 'aftermath', 'Hunted')
    .pick('narn', 'Test Spy');

test('Hunted: 2 influence must be applied each time the character readies, or it stays rotated', () => {
  const t = hunted({}).untilAsked('pay to ready', 'centauri').pick('centauri', 'Test Spy').until('action');
  expect([t.card('Test Spy').rotated, t.available('centauri')]).toEqual([0, 2]);
  const u = hunted({}).untilAsked('pay to ready', 'centauri').pick('centauri').until('action');
  expect([u.card('Test Spy').rotated, u.available('centauri')]).toEqual([1, 4]);
});

test('Hunted: who took no part is no target, nor is anybody after a debate', () => {
  const t = at(
    { conflict: 'Test Sudden Plot', support: ['Test Sudden Chief'] },
    { hand: ['Hunted'], supporting: ['Test Second'] },
    { supporting: ['Test Spy'] },
  ).act('narn', 'aftermath', 'Hunted');
  expect(t.card('Hunted').host).toBe(t.id('Test Sudden Chief'));
  expect(at(won, { hand: ['Hunted'] }).refuses('narn', 'aftermath', 'Hunted')).toBe('b5/aftermath/7');
});

// Lamentations

test('Lamentations: the ambassador takes no part in conflicts until the next resolution round begins', () => {
  const t = at(lost, { hand: ['Lamentations', 'Test Debate'] }).act('narn', 'aftermath', 'Lamentations');
  t.untilAsked('declare', 'narn').act('narn', 'declare', 'Test Debate').untilAsked('action', 'narn');
  expect(t.refuses('narn', 'support', 'Test Sudden Chief', 'Test Debate')).toBe('b5/precedence/2');
  t.until('resolution');
  expect(t.titles('narn', DISCARD)).toContain('Lamentations');
});

test('Lamentations: not after a conflict won', () => {
  expect(at(won, { hand: ['Lamentations'] }).refuses('narn', 'aftermath', 'Lamentations')).toBe('b5/aftermath/6');
});

describe('Personal Involvement', () => {
  const involved = (narn: Side): Table =>
    at(
      { support: ['Test Diplomat', 'Test Spy'], oppose: ['Test Consul', 'Test Sudden Envoy'] },
      {
        hand: ['Personal Involvement'],
        inner: [{ card: 'Test Diplomat', neutralized: true }],
        supporting: [{ card: 'Test Spy', neutralized: true }],
        ...narn,
      },
      { inner: [{ card: 'Test Sudden Envoy', neutralized: true }] },
    );

  rule(
    'b5-r-personal-involvement-1',
    'the neutralized Inner Circle participant of the loser is discarded, and the aftermath with it',
    () => {
      const t = involved({}).act('narn', 'aftermath', 'Personal Involvement');
      expect(t.titles('narn', DISCARD).sort()).toEqual(['Personal Involvement', 'Test Diplomat']);
      expect([t.inPlay('Test Spy'), t.inPlay('Test Sudden Envoy')]).toEqual([true, true]);
    },
  );

  test('neither ambassadors, nor supporters, nor the healthy, nor those who stayed away', () => {
    for (const inner of [[], ['Test Admiral'], [{ card: 'Test Admiral', neutralized: true }]]) {
      const t = at(
        { support: ['Test Sudden Chief', 'Test Spy'], oppose: ['Test Consul'] },
        {
          ambassador: { card: 'Test Sudden Chief', neutralized: true },
          hand: ['Personal Involvement'],
          inner,
          supporting: [{ card: 'Test Spy', neutralized: true }],
        },
      );
      expect(t.refuses('narn', 'aftermath', 'Personal Involvement')).toBe('b5/aftermath/11');
    }
  });
});

describe('Nightmares', () => {
  test('a character who took part in the conflict that its player lost has a Doom Mark', () => {
    const fight = { support: ['Test Diplomat'], oppose: ['Test Consul', 'Test Weakling'] };
    const more = { supporting: ['Test Weakling'] };
    const t = at(fight, { hand: ['Nightmares'], supporting: ['Test Diplomat', 'Test Spy'] }, more);
    t.act('narn', 'aftermath', 'Nightmares');
    expect(t.card('Nightmares').host).toBe(t.id('Test Diplomat'));
    expect([t.card('Test Diplomat').doom, t.card('Test Spy').doom, t.marks('narn', 'doom')]).toEqual([1, 0, 1]);
    expect(nextTurn(t).card('Test Diplomat').doom).toBe(1);
  });

  test('not after a conflict won, and nobody who stayed away is a target', () => {
    expect(at(won, { hand: ['Nightmares'] }).refuses('narn', 'aftermath', 'Nightmares')).toBe('b5/aftermath/6');
    expect(at(lost, { hand: ['Nightmares'] }).refuses('narn', 'aftermath', 'Nightmares')).toBe('b5/aftermath/11');
  });
});

// Personal Sacrifice

rule(
  'b5-r-personal-sacrifice-1',
  'support with Diplomacy counts 2 more, with Intrigue it does not, and no ability rises',
  () => {
    const t = at(won, { hand: ['Personal Sacrifice', 'Test Debate', 'Test Sudden Plot'] }).act(
      'narn',
      'aftermath',
      'Personal Sacrifice',
    );
    t.untilAsked('declare', 'narn').act('narn', 'declare', 'Test Debate').untilAsked('action', 'narn');
    t.act('narn', 'support', 'Test Sudden Chief', 'Test Debate');
    expect([t.conflict('Test Debate').now.support, t.ability('Test Sudden Chief', 'diplomacy')]).toEqual([7, 5]);
    t.untilAsked('declare', 'narn').act('narn', 'declare', 'Test Sudden Plot').untilAsked('action', 'narn');
    t.act('narn', 'support', 'Test Sudden Chief', 'Test Sudden Plot');
    expect(t.conflict('Test Sudden Plot').now.support).toBe(3);
  },
);

test('Personal Sacrifice: 2 damage less neutralize the ambassador', () => {
  for (const [before, neutralized] of [
    [1, 0],
    [2, 1],
  ] as const) {
    const t = at(won, { hand: ['Personal Sacrifice'] }, { hand: ['Accident'] });
    t.act('narn', 'aftermath', 'Personal Sacrifice').untilAsked('action', 'centauri');
    t.s.cards[t.id('Test Sudden Chief')]!.damage = before;
    t.act('centauri', 'event', 'Accident');
    expect(t.card('Test Sudden Chief').neutralized).toBe(neutralized);
  }
});

test('Personal Sacrifice: only for an ambassador who took part', () => {
  const t = at({ support: ['Test Diplomat'] }, { hand: ['Personal Sacrifice'], supporting: ['Test Diplomat'] });
  expect(t.refuses('narn', 'aftermath', 'Personal Sacrifice')).toBe('b5/aftermath/11');
});

describe('Refugees', () => {
  rule(
    'b5-r-refugees-1',
    'after a war conflict the winner loses 1 influence to Babylon 5, and the aftermath is discarded',
    () => {
      const t = at(
        { conflict: 'war', target: 'centauri', support: ['Test Sudden Squadron'], oppose: ['Test Sudden Escort'] },
        { supporting: ['Test Sudden Squadron'], hand: [] },
        { supporting: ['Test Sudden Escort'], hand: ['Refugees'] },
        { war: [['narn', 'centauri']], babylon5: 4 },
      );
      t.untilAsked('aftermath', 'centauri').act('centauri', 'aftermath', 'Refugees');
      expect([t.rating('narn'), t.s.babylon5]).toEqual([3, 5]);
      expect(t.titles('narn', FACTION)).toEqual(['Refugees']);
      t.until('draw');
      expect(t.titles('centauri', DISCARD)).toContain('Refugees');
    },
  );

  test('not after another Military conflict', () => {
    const t = at(
      { conflict: 'Test Skirmish', support: ['Test Sudden Squadron'] },
      { supporting: ['Test Sudden Squadron'], hand: ['Refugees'] },
    );
    expect(t.refuses('narn', 'aftermath', 'Refugees')).toBe('b5/cost/7');
  });
});

describe('Renowned Victory', () => {
  /** Narn fleets attack in a Narn Military conflict, which then resolves. */
  function battle(victims: string[], attackers: string[], how: 'attack' | 'defend' = 'attack'): Table {
    const t = table({
      seats: [
        {
          race: 'narn',
          ambassador: 'Test Sudden Chief',
          supporting: ['Test Sudden Squadron', ...attackers],
          hand: ['Renowned Victory'],
          deck: ['Narn Aide', 'Narn Agent'],
        },
        { race: 'centauri', ambassador: 'Test Consul', supporting: victims, deck: ['Centauri Aide', 'Vir Cotto'] },
      ],
      order: ['narn', 'centauri'],
      conflicts: [
        {
          conflict: 'Test Skirmish',
          by: 'narn',
          support: how === 'attack' ? ['Test Sudden Squadron'] : ['Test Sudden Squadron', 'First Battle Fleet'],
          oppose: how === 'attack' ? victims : [],
        },
      ],
    });
    victims.forEach((victim, i) => {
      if (how === 'attack') t.act('narn', 'attack', attackers[i], victim).pass('centauri');
      else t.pass('narn').act('centauri', 'attack', victim, 'First Battle Fleet');
    });
    return t.untilAsked('aftermath', 'narn');
  }

  rule('b5-r-renowned-victory-1', 'fleets that fell as they attacked were not neutralized by attacks of yours', () => {
    // the battle fleet's own 5 neutralizes a fleet of 5
    const t = battle(['Test Patrol'], ['First Battle Fleet'], 'defend');
    expect(t.card('Test Patrol').neutralized).toBe(1);
    expect(t.happened('conflict-decided')).toMatchObject([{ won: true }]);
    expect(t.refuses('narn', 'aftermath', 'Renowned Victory')).toBe('b5/cost/7');
  });

  rule('b5-r-renowned-victory-2', 'any number of fleets of 5 Military together', () => {
    const t = battle(['Test Sudden Escort', 'Test Guard'], ['First Battle Fleet', 'Second Battle Fleet']);
    expect([t.card('Test Sudden Escort').neutralized, t.card('Test Guard').neutralized]).toEqual([1, 1]);
    t.act('narn', 'aftermath', 'Renowned Victory');
    expect([t.ability('Test Sudden Chief', 'diplomacy'), t.ability('Test Sudden Chief', 'leadership')]).toEqual([6, 2]);
    expect(t.card('Test Sudden Chief').destiny).toBe(1);
    const few = battle(['Test Sudden Escort', 'Test Tender'], ['First Battle Fleet', 'Second Battle Fleet']);
    expect([few.card('Test Sudden Escort').neutralized, few.card('Test Tender').neutralized]).toEqual([1, 1]);
    expect(few.refuses('narn', 'aftermath', 'Renowned Victory')).toBe('b5/cost/7');
  });
});

describe('Repairing the Past', () => {
  const repairing = (narn: Side, centauri: Side = {}): Table =>
    at(won, { hand: ['Repairing the Past'], ...narn }, centauri);

  rule(
    'b5-r-repairing-the-past-1',
    'an aftermath on your faction or on a card in it is discarded, and then this one',
    () => {
      const t = repairing({
        ambassador: { card: 'Test Sudden Chief', attached: ['Assigning Blame'] },
        faction: ['United Front'],
      }).act('narn', 'aftermath', 'Repairing the Past');
      expect(t.options('narn').map(o => o.a)).toEqual([t.id('United Front'), t.id('Assigning Blame')]);
      t.pick('narn', 'Assigning Blame').until('draw');
      expect(t.titles('narn', DISCARD)).toEqual(expect.arrayContaining(['Assigning Blame', 'Repairing the Past']));
      expect(t.titles('narn', FACTION)).toEqual(['United Front']);
      expect(t.ability('Test Sudden Chief', 'diplomacy')).toBe(5);
    },
  );

  test("aftermaths on others' cards, and enhancements, are no targets", () => {
    const t = repairing(
      { ambassador: { card: 'Test Sudden Chief', attached: ['Psi Bodyguard'] } },
      { ambassador: { card: 'Test Consul', attached: ['Assigning Blame'] } },
    );
    expect(t.refuses('narn', 'aftermath', 'Repairing the Past')).toBe('b5/targets/1');
  });

  test('nobody but the initiator who won plays it', () => {
    const t = at(
      won,
      { hand: ['Test Sudden Plot'] },
      {
        hand: ['Repairing the Past'],
        ambassador: { card: 'Test Consul', attached: ['Assigning Blame'] },
      },
    );
    t.pass('narn');
    expect(t.refuses('centauri', 'aftermath', 'Repairing the Past')).toBe('b5/aftermath/11');
  });
});

describe('Retribution', () => {
  rule(
    'b5-r-retribution-1',
    'a participant takes 1 damage for each Inner Circle character of yours, and it is discarded',
    () => {
      const t = at(
        { support: ['Test Admiral'], oppose: ['Test Weakling'] },
        {
          inner: ['Test Sudden Envoy', { card: 'Test Diplomat', neutralized: true }],
          supporting: ['Test Admiral', 'Test Second'],
          hand: ['Retribution'],
        },
        { supporting: ['Test Weakling'] },
      ).act('narn', 'aftermath', 'Retribution');
      // the ambassador and the envoy; without `Participant` in its box it affects only the initiator's own cards
      expect(t.card('Test Admiral').damage).toBe(2);
      expect(t.card('Test Weakling').damage).toBe(0);
      t.until('draw');
      expect(t.titles('narn', DISCARD)).toContain('Retribution');
    },
  );

  test('nobody of the initiator took part, so there is no target', () => {
    const t = at(
      { oppose: [] },
      { hand: ['Retribution'], supporting: ['Test Sudden Squadron'] },
      {},
      { conflicts: [{ conflict: 'Test Skirmish', by: 'narn', support: ['Test Sudden Squadron'] }] },
    );
    expect(t.refuses('narn', 'aftermath', 'Retribution')).toBe('b5/aftermath/11');
  });
});

// Rise to Power

const rise = (narn: Side = {}): Table =>
  at(
    { conflict: 'Test Skirmish', support: ['Test Sudden Squadron'] },
    {
      ambassador: { card: 'Test Sudden Chief', marks: { destiny: 3 } },
      supporting: ['Test Sudden Squadron', 'Test Sudden Envoy', 'Test Diplomat'],
      hand: ['Rise to Power'],
      ...narn,
    },
  );

test('Rise to Power: up to 2 Destiny Marks become influence, and the ambassador gains a Doom Mark', () => {
  const t = rise().act('narn', 'aftermath', 'Rise to Power');
  expect(t.options('narn').map(o => o.a)).toEqual([0, 1, 2]);
  t.pick('narn', 2);
  expect([
    t.card('Test Sudden Chief').rotated,
    t.card('Test Sudden Envoy').rotated,
    t.card('Test Diplomat').rotated,
  ]).toEqual([1, 1, 0]);
  expect([t.card('Test Sudden Chief').destiny, t.card('Test Sudden Chief').doom]).toEqual([1, 1]);
  // 4, 1 for the conflict itself, and 2
  expect(t.rating('narn')).toBe(7);
});

test('Rise to Power: it takes a ready ambassador, and another ready character with 3 Intrigue', () => {
  const rotated = rise({ ambassador: { card: 'Test Sudden Chief', rotated: true } });
  expect(rotated.refuses('narn', 'aftermath', 'Rise to Power')).toBe('b5/action-round/6');
  // the ambassador's own 3 Intrigue do not count as another's
  const alone = rise({
    supporting: ['Test Sudden Squadron', 'Test Diplomat', { card: 'Test Sudden Envoy', rotated: true }],
  });
  expect(alone.refuses('narn', 'aftermath', 'Rise to Power')).toBe('b5/cost/7');
  const debate = at(won, { hand: ['Rise to Power'], supporting: ['Test Sudden Envoy'] });
  expect(debate.refuses('narn', 'aftermath', 'Rise to Power')).toBe('b5/aftermath/7');
});

rule('b5/cost/12', 'Rise to Power: without effect if all who could rotate for it rotate as it is played', () => {
  const t = rise({
    supporting: ['Test Sudden Squadron', 'Test Sudden Envoy', 'Test Diplomat', 'Test Curfew'],
  }).act('narn', 'aftermath', 'Rise to Power');
  expect(t.titles('narn', FACTION)).toEqual(['Rise to Power']);
  expect([t.card('Test Sudden Chief').destiny, t.card('Test Sudden Chief').doom, t.rating('narn')]).toEqual([3, 0, 5]);
});

rule('b5-r-rise-to-power-1', 'it targets nobody, so that nobody can stand in for the ambassador', () => {
  const t = rise({
    supporting: ['Test Sudden Squadron', 'Test Second', 'Test Sudden Envoy'],
    hand: ['Rise to Power', 'Exploit Opportunities'],
  });
  t.act('narn', 'aftermath', 'Rise to Power').pick('narn', 'Test Sudden Envoy').pick('narn', 1);
  expect(t.titles('narn', FACTION)).toEqual(['Rise to Power']);
  expect([t.card('Test Sudden Chief').doom, t.card('Test Second').doom]).toEqual([1, 0]);
  // an aftermath that targets the ambassador can target the stand-in
  const other = at(
    { conflict: 'Test Sudden Plot', ...won },
    { hand: ['Exploit Opportunities'], supporting: ['Test Second'] },
  );
  other.act('narn', 'aftermath', 'Exploit Opportunities').pick('narn', 'Test Second');
  expect(other.card('Exploit Opportunities').host).toBe(other.id('Test Second'));
});

describe('Rivalry', () => {
  const rivals = (centauri: Side, fight: Partial<Fight> = { oppose: ['Test Sudden Envoy'] }): Table =>
    at(
      { support: ['Test Sudden Chief'], ...fight },
      { hand: ['Rivalry'] },
      { inner: ['Test Sudden Envoy', 'Test Diplomat'], ...centauri },
    );

  rule('b5-r-rivalry-1', 'the player demotes one of the two, and it is discarded at the end of the step', () => {
    const t = rivals({}).act('narn', 'aftermath', 'Rivalry');
    expect(t.asked).toEqual(['centauri']);
    t.pick('centauri', 'Test Diplomat');
    expect(t.titles('centauri', INNER)).toEqual(['Test Consul', 'Test Sudden Envoy']);
    expect(t.titles('centauri', SUPPORTING)).toEqual(['Test Diplomat']);
    expect(t.titles('centauri', FACTION)).toEqual(['Rivalry']);
    t.until('draw');
    expect(t.titles('narn', DISCARD)).toContain('Rivalry');
  });

  rule(['b5-r-rivalry-2', 'b5/targets/2'], 'with one besides the ambassador there are not two to choose', () => {
    expect(rivals({ inner: ['Test Sudden Envoy'] }).refuses('narn', 'aftermath', 'Rivalry')).toBe('b5/targets/1');
  });

  test('one of the two must have taken part', () => {
    const t = rivals({ supporting: ['Test Weakling'] }, { oppose: ['Test Weakling'] });
    expect(t.refuses('narn', 'aftermath', 'Rivalry')).toBe('b5/targets/1');
  });
});

describe('Secondary Experience', () => {
  const experience = (fight: Partial<Fight>, narn: Side, more: Partial<Position> = {}): Table =>
    at(fight, { hand: ['Secondary Experience'], ...narn }, {}, more);

  rule('b5-r-secondary-experience-1', 'after a conflict won, not after one lost', () => {
    const intrigue = { conflict: 'Test Sudden Plot', support: ['Test Sudden Envoy'] };
    const t = experience(intrigue, { supporting: ['Test Sudden Envoy'] }).act(
      'narn',
      'aftermath',
      'Secondary Experience',
    );
    expect([t.ability('Test Sudden Envoy', 'intrigue'), t.ability('Test Sudden Envoy', 'diplomacy')]).toEqual([6, 5]);
    expect(nextTurn(t).ability('Test Sudden Envoy', 'intrigue')).toBe(6);
    const u = at(
      { ...intrigue, oppose: ['Test Spy'] },
      { hand: ['Secondary Experience'], supporting: ['Test Sudden Envoy'] },
      { supporting: ['Test Spy'] },
    );
    expect(u.refuses('narn', 'aftermath', 'Secondary Experience')).toBe('b5/aftermath/6');
  });

  rule(
    'b5-r-secondary-experience-2',
    'present values are compared: 5 Diplomacy is not the highest beside 4 + 2 Intrigue',
    () => {
      const t = at(
        {},
        { hand: ['Secondary Experience', 'Underworld Connections'], supporting: ['Test Sudden Envoy'] },
        {},
        { round: 'action', conflicts: [{ conflict: 'Test Debate', by: 'narn', support: ['Test Sudden Envoy'] }] },
      );
      t.act('narn', 'event', 'Underworld Connections')
        .pick('narn', 'Test Sudden Envoy')
        .untilAsked('aftermath', 'narn');
      t.act('narn', 'aftermath', 'Secondary Experience');
      expect([t.ability('Test Sudden Envoy', 'diplomacy'), t.ability('Test Sudden Envoy', 'intrigue')]).toEqual([7, 6]);
      // without the event, Diplomacy is his highest ability
      const u = experience({ support: ['Test Sudden Envoy'] }, { supporting: ['Test Sudden Envoy'] });
      expect(u.refuses('narn', 'aftermath', 'Secondary Experience')).toBe('b5/aftermath/11');
    },
  );

  rule('b5-r-secondary-experience-3', "a leader's Leadership is raised, if another ability is higher", () => {
    const t = experience(
      { conflict: 'Test Skirmish', support: ['Test Sudden Squadron'] },
      { supporting: ['Test Sudden Squadron', { card: 'Test Admiral', leads: 'Test Sudden Squadron' }] },
    ).act('narn', 'aftermath', 'Secondary Experience');
    expect([t.ability('Test Admiral', 'leadership'), t.ability('Test Admiral', 'diplomacy')]).toEqual([5, 5]);
  });

  test('a telepath who is a better diplomat has +2 Psi after a Psi conflict', () => {
    const fight = { conflict: 'Test Seance', support: ['Test Telepath'] };
    const t = experience(fight, { supporting: ['Test Telepath'] }).act('narn', 'aftermath', 'Secondary Experience');
    expect([t.ability('Test Telepath', 'psi'), t.ability('Test Telepath', 'diplomacy')]).toEqual([5, 5]);
    expect(nextTurn(t).ability('Test Telepath', 'psi')).toBe(5);
  });

  test('who took no part is no target', () => {
    const t = experience({ support: ['Test Sudden Chief'] }, { supporting: ['Test Sudden Envoy'] });
    expect(t.refuses('narn', 'aftermath', 'Secondary Experience')).toBe('b5/aftermath/11');
  });
});

// United Front

const front = (race: 'human' | 'narn', more: Side = {}): Table =>
  table({
    seats: [
      { race, faction: ['United Front'], deck: ['Narn Aide', 'Human Aide', 'Vir Cotto'], ...more },
      { race: 'centauri', ambassador: 'Test Consul', deck: ['Narn Aide', 'Human Aide'], supporting: ['Test Diplomat'] },
    ],
    order: [race, 'centauri'],
    conflicts: [
      { conflict: 'Test Debate', by: race },
      { conflict: 'Test Debate', by: 'centauri' },
    ],
  });

test('United Front: +3 Diplomacy while your ambassador supports a conflict of yours', () => {
  const t = at(won, { hand: ['United Front'] }).act('narn', 'aftermath', 'United Front');
  expect(t.titles('narn', FACTION)).toEqual(['United Front']);
  const u = front('narn', { ambassador: 'Test Sudden Chief' });
  expect(u.ability('Test Sudden Chief', 'diplomacy')).toBe(5);
  u.act('narn', 'support', 'Test Sudden Chief', u.s.conflicts[0]!.id);
  expect([u.ability('Test Sudden Chief', 'diplomacy'), u.s.conflicts[0]!.parts.length]).toEqual([8, 1]);
  u.until('draw');
  expect(u.happened('conflict-decided')[0]).toMatchObject({ support: 8 });
});

test("United Front: not in another's conflict, not for others, and only after a Diplomacy conflict won", () => {
  const t = front('narn', { ambassador: 'Test Sudden Chief' });
  t.act('narn', 'support', 'Test Sudden Chief', t.s.conflicts[1]!.id);
  expect(t.ability('Test Sudden Chief', 'diplomacy')).toBe(5);
  const plot = at({ conflict: 'Test Sudden Plot', ...won }, { hand: ['United Front'] });
  expect(plot.refuses('narn', 'aftermath', 'United Front')).toBe('b5/aftermath/7');
});

rule('b5-r-united-front-1', 'it stays when Sheridan replaces Sinclair, and speaks of him', () => {
  const t = front('human', { hand: ['John Sheridan'] });
  t.act('human', 'replace', 'John Sheridan', 'Jeffrey Sinclair').pass('centauri');
  expect(t.titles('human', FACTION)).toEqual(['United Front']);
  const before = t.ability('John Sheridan', 'diplomacy');
  t.act('human', 'support', 'John Sheridan', t.s.conflicts[0]!.id);
  expect(t.ability('John Sheridan', 'diplomacy')).toBe(before + 3);
});

rule('b5-r-united-front-2', 'it lies on no character, so that nothing moves it to another one', () => {
  const team = { ambassador: 'Test Sudden Chief', supporting: ['Test Programmers', 'Test Sudden Envoy'] };
  expect(front('narn', team).refuses('narn', 'use', 'Test Programmers', 0)).toBe('b5/targets/1');
  const t = front('narn', { ...team, ambassador: { card: 'Test Sudden Chief', attached: ['Assigning Blame'] } });
  t.act('narn', 'use', 'Test Programmers').pick('narn', 'Test Sudden Envoy');
  expect(t.card('Assigning Blame').host).toBe(t.id('Test Sudden Envoy'));
});

// War Hero

const hero = (target: string): Table =>
  at(
    { conflict: 'war', target, support: ['Test Sudden Squadron'] },
    { supporting: ['Test Sudden Squadron'], hand: ['War Hero'] },
    { supporting: ['Test Sudden Outpost'] },
    { war: [['narn', 'centauri']] },
  );

test('War Hero: the ambassador whose faction took a location has +2 Diplomacy and +2 Leadership', () => {
  const t = hero('Test Sudden Outpost').act('narn', 'aftermath', 'War Hero');
  expect(t.card('Test Sudden Outpost').faction).toBe(0);
  expect([t.ability('Test Sudden Chief', 'diplomacy'), t.ability('Test Sudden Chief', 'leadership')]).toEqual([7, 2]);
  expect(nextTurn(t).ability('Test Sudden Chief', 'leadership')).toBe(2);
});

test('War Hero: a war conflict against the race alone takes no location', () => {
  expect(hero('centauri').refuses('narn', 'aftermath', 'War Hero')).toBe('b5/cost/7');
});

test('a bot plays Repairing the Past to lose an aftermath that harms it, and keeps one that helps', () => {
  const chosen = (attached: string) => {
    const t = at(won, {
      hand: ['Repairing the Past'],
      ambassador: { card: 'Test Sudden Chief', attached: [attached] },
    });
    const { verb, a } = greedyBot(1, babylon5Advice).choose(asked(babylon5, t.s, 0))[0]!;
    return verb === 'aftermath' ? defOf(t.s, a).title : verb;
  };
  expect(chosen('Assigning Blame')).toBe('Repairing the Past');
  expect(chosen('Personal Sacrifice')).toBe('pass');
});
