import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { compileCard } from '../../src/compile.ts';
import type { Position, Race, SeatPosition } from '../../src/index.ts';
import { DISCARD, HAND, SUPPORTING } from '../../src/state.ts';
import { setOf } from '../../src/words/index.ts';
import { type Table, table } from '../support/table.ts';
import './played-cards.ts';

compileCard(setOf('test').group('Test Lookouts', { cost: 5, keywords: ['Ranger'] }));

/** A player, with some cards, acts first; players have cards to draw. */
function at(
  race: Race,
  first: Partial<SeatPosition>,
  second: Partial<SeatPosition> = {},
  more: Partial<Position> = {},
): Table {
  const deck = [
    'Narn Aide',
    'Human Aide',
    'Minbari Aide',
    'Centauri Aide',
    'Narn Agent',
    'Human Agent',
    'Minbari Agent',
  ];
  const other = race === 'narn' ? 'human' : 'narn';
  return table({
    seats: [
      { race, rating: 12, deck, ...first },
      { race: other, rating: 12, deck, ...second },
    ],
    order: [race, other],
    ...more,
  });
}

test('Lady Ladira: as a Seeress she lets you sponsor a Prophecy', () => {
  expect(at('centauri', { hand: ['Prophecy'] }).refuses('centauri', 'sponsor', 'Prophecy')).toBe('b5/cost/7');
  const t = at('centauri', { hand: ['Prophecy'], supporting: ['Lady Ladira'] });
  t.act('centauri', 'sponsor', 'Prophecy').pick('centauri', 'Lady Ladira');
  expect(t.card('Lady Ladira').destiny).toBe(1);
});

rule('b5-r-lord-refa-1', 'Lord Refa: whoever sponsors him, the Centauri have 1 more unrest', () => {
  const t = at('human', { rating: 20, hand: ['Lord Refa'] });
  const own = t.act('human', 'sponsor', 'Lord Refa').s.seats.map(x => x.unrest);
  expect(own).toEqual([1, 1]);
  const u = at('centauri', { hand: ['Lord Refa'] }, {}).act('centauri', 'sponsor', 'Lord Refa');
  expect(u.s.seats.map(x => x.unrest)).toEqual([2, 1]);
});

test('Minister Malachi: he rotates for a card, and not twice', () => {
  const t = at('centauri', { supporting: ['Minister Malachi'] }).act('centauri', 'use', 'Minister Malachi');
  expect(t.titles('centauri', HAND)).toEqual(['Narn Aide']);
  expect(t.pass('narn').refuses('centauri', 'use', 'Minister Malachi', 0)).toBe('b5/action-round/6');
});

describe('Bester', () => {
  const drawn = (more: Partial<SeatPosition>) => {
    const t = at('human', more).until('draw').until('conflict');
    return t.titles('human', HAND).length;
  };
  rule('b5-r-bester-1', 'you draw 2 free cards, and he never enters the Inner Circle', () => {
    expect([drawn({}), drawn({ supporting: ['Bester'] })]).toEqual([1, 2]);
    const t = at('human', { supporting: ['Bester'], rating: 20 });
    expect(t.refuses('human', 'promote', 'Bester')).not.toBe(null);
  });
  rule('b5-r-bester-2', 'he is no Psi Corps character, and needs no Conspiracy Mark', () => {
    const t = at('human', { hand: ['Bester'], rating: 12 }).act('human', 'sponsor', 'Bester');
    expect(t.titles('human', SUPPORTING)).toEqual(['Bester']);
  });
  rule('b5-r-diplomatic-advantage-2', 'with a Diplomatic Advantage it is still 2 cards, and nobody asks', () => {
    const ambassador = { card: 'Jeffrey Sinclair', attached: ['Diplomatic Advantage'] };
    expect(drawn({ supporting: ['Bester'], ambassador })).toBe(2);
  });
});

test('Sarah: Humans pay 1 less for each unrest of theirs, others do not, and she never attacks', () => {
  const paid = (race: Race, unrest: number) =>
    20 -
    at(race, { hand: ['Sarah'], rating: 20, unrest })
      .act(race, 'sponsor', 'Sarah')
      .available(race);
  expect([paid('human', 0), paid('human', 3), paid('centauri', 3)]).toEqual([7, 4, 14]);
  const t = at(
    'human',
    { supporting: ['Sarah'] },
    { supporting: ['Test Spy'] },
    { conflicts: [{ conflict: 'Test Debate', by: 'human', oppose: ['Test Spy'] }] },
  );
  // she has Diplomacy and supports, as one who may attack does; her text alone forbids it
  expect(t.refuses('human', 'attack', 'Sarah', 'Test Spy')).not.toBe(null);
});

test('Warren Keffer: attacks do 1 less damage to the fleet that he leads, and to no other', () => {
  const damage = (led: boolean) => {
    const t = at(
      'human',
      {
        supporting: [
          'First Battle Fleet',
          led ? { card: 'Warren Keffer', leads: 'First Battle Fleet' } : 'Warren Keffer',
        ],
      },
      { supporting: ['Test Tender'] },
      {
        order: ['narn', 'human'],
        conflicts: [
          { conflict: 'Test Skirmish', by: 'human', support: ['First Battle Fleet', ...(led ? [] : [])], oppose: [] },
        ],
      },
    );
    t.act('narn', 'attack', 'Test Tender', 'First Battle Fleet');
    return t.card('First Battle Fleet').damage;
  };
  expect([damage(false), damage(true)]).toEqual([2, 1]);
});

test('Zack Allan: 1 more Intrigue for each Human of your Inner Circle', () => {
  const intrigue = (inner: string[]) =>
    at('human', { inner, supporting: ['Zack Allan', 'Human Agent'] }).ability('Zack Allan', 'intrigue');
  expect([intrigue([]), intrigue(['Human Aide', 'Test Diplomat'])]).toEqual([4, 5]);
});

test('Dhaliri: neutralized, she has 1 more severe damage than others', () => {
  const severe = (who: string) => {
    const t = at('minbari', { supporting: [who] }, { hand: ['Test Sudden Ambush'] }, { order: ['narn', 'minbari'] });
    t.act('narn', 'event', 'Test Sudden Ambush').pick('narn', who);
    return t.card(who).severe;
  };
  expect(severe('Dhaliri') - severe('Durlan')).toBe(1);
});

test('Durlan: a character has 1 more Leadership this turn', () => {
  const t = at('minbari', { supporting: ['Durlan'] }, { supporting: ['Test Admiral'] });
  t.act('minbari', 'use', 'Durlan').pick('minbari', 'Test Admiral');
  expect(t.ability('Test Admiral', 'leadership')).toBe(4);
  expect(t.until('draw').until('action').ability('Test Admiral', 'leadership')).toBe(3);
});

test('Lovell: he attacks a Human with his Intrigue and is discarded; others he cannot attack', () => {
  const t = at(
    'minbari',
    { supporting: ['Lovell'] },
    { race: 'human', supporting: ['Human Aide', 'Test Spy'] },
    { order: [1, 2] },
  );
  t.act('minbari', 'use', 'Lovell');
  if (t.question === 'target') expect(t.offers('minbari', 'card', 'Test Spy')).toBe(false);
  if (t.question !== 'action') t.pick('minbari', 'Human Aide');
  expect(t.titles('minbari', DISCARD)).toEqual(['Lovell']);
  expect(t.happened('attack-over')[0]).toMatchObject({ attackerDealt: 3 });
  expect(
    at('minbari', { supporting: ['Lovell'] }, { supporting: ['Test Spy'] }).refuses('minbari', 'use', 'Lovell', 0),
  ).toBe('b5/targets/1');
});

test("Warleader Shakiri: 1 more Leadership while he leads the Warleader's Fleet", () => {
  const leads = (ship: string) =>
    at('minbari', { supporting: [ship, { card: 'Warleader Shakiri', leads: ship }] }).ability(
      'Warleader Shakiri',
      'leadership',
    );
  expect([leads('First Battle Fleet'), leads("Warleader's Fleet")]).toEqual([7, 8]);
});

test("Du'Nar: 1 damage goes in each ready round, unless he is neutralized", () => {
  const healed = (more: object) =>
    at('narn', { supporting: [{ card: "Du'Nar", damage: 3, ...more }] })
      .until('draw')
      .until('action')
      .card("Du'Nar").damage;
  expect([healed({}), at('narn', { supporting: [{ card: "Du'Nar" }] }).ability("Du'Nar", 'diplomacy')]).toEqual([2, 7]);
  const down = at('narn', { inner: [{ card: "Du'Nar", severe: 3, neutralized: true }] })
    .until('draw')
    .until('action');
  expect(down.card("Du'Nar")).toMatchObject({ neutralized: 1, severe: 3 });
});

test("G'Drog: his fleet takes the damage meant for another Narn fleet, and rotates; a rotated one cannot", () => {
  const shield = (rotated: boolean) => {
    const t = at(
      'narn',
      {
        supporting: [
          'Test Sudden Squadron',
          { card: 'Strike Fleet', rotated },
          { card: "G'Drog", leads: 'Strike Fleet' },
        ],
      },
      { supporting: ['Test Tender'] },
      {
        order: ['human', 'narn'],
        conflicts: [{ conflict: 'Test Skirmish', by: 'narn', support: ['Test Sudden Squadron'] }],
      },
    );
    t.act('human', 'attack', 'Test Tender', 'Test Sudden Squadron');
    if (t.question === 'respond') t.act('narn', 'respond', "G'Drog");
    return [t.card('Test Sudden Squadron').damage, t.card('Strike Fleet').damage, t.card('Strike Fleet').rotated];
  };
  expect(shield(false)).toEqual([0, 2, 1]);
  expect(shield(true)).toEqual([2, 0, 1]);
});

test('Catherine Sakai: 5 influence bring the next location of your deck, and nothing else', () => {
  const t = at('human', { supporting: ['Catherine Sakai'], deck: ['Human Aide', 'Mars Colony', 'Earth'] });
  t.act('human', 'use', 'Catherine Sakai');
  expect([t.titles('human', HAND), t.available('human')]).toEqual([['Mars Colony'], 7]);
  expect(
    at('human', { supporting: ['Catherine Sakai'], rating: 4 }).refuses('human', 'use', 'Catherine Sakai', 0),
  ).toBe('b5/cost/7');
});

rule('b5-r-elric-1', 'Elric: a Seeress, until the Shadow War or a Shadow or Vorlon Mark', () => {
  const t = at('human', { supporting: ['Elric'], hand: ['Prophecy', 'Contact with Shadows'] });
  t.act('human', 'sponsor', 'Prophecy').pick('human', 'Elric').pass('narn');
  expect(t.card('Elric').destiny).toBe(1);
  t.act('human', 'event', 'Contact with Shadows').pick('human', 'Jeffrey Sinclair');
  expect(t.titles('human', DISCARD)).toContain('Elric');
  const war = at('human', { supporting: ['Elric'], hand: ['Contact with Vorlons'] }, {}, { shadows: 19, babylon5: 4 });
  expect(war.inPlay('Elric')).toBe(true);
  const begun = at('human', { hand: ['Elric'] }, {}, { shadowWar: true }).act('human', 'sponsor', 'Elric');
  expect(begun.titles('human', DISCARD)).toEqual(['Elric']);
});

rule(
  'b5-r-jason-ironheart-1',
  'Jason Ironheart: 2 more Psi a turn, and at 20 he is gone, whatever damage he has',
  () => {
    const grown = (tokens: number, damage = 0) =>
      at('human', { supporting: [{ card: 'Jason Ironheart', tokens, damage }] });
    expect(grown(3).ability('Jason Ironheart', 'psi')).toBe(16);
    expect(grown(3).until('draw').until('action').ability('Jason Ironheart', 'psi')).toBe(18);
    expect(grown(4).until('draw').titles('human', DISCARD)).toEqual([]);
    for (const damage of [0, 3]) {
      const t = grown(5, damage);
      expect(t.inPlay('Jason Ironheart')).toBe(true);
      expect(t.until('draw').titles('human', DISCARD)).toEqual(['Jason Ironheart']);
    }
    const blank = at('human', {
      supporting: [{ card: 'Jason Ironheart', tokens: 5, attached: ['Forced Impairment'] }],
    });
    expect(blank.ability('Jason Ironheart', 'psi')).toBe(10);
    expect(blank.until('draw').titles('human', DISCARD)).toEqual([]);
  },
);

rule('b5-r-marcus-cole-1', 'Marcus Cole: 7 for Humans and Minbari, 11 for others', () => {
  const paid = (race: Race) =>
    12 -
    at(race, { hand: ['Marcus Cole'] })
      .act(race, 'sponsor', 'Marcus Cole')
      .available(race);
  expect([paid('human'), paid('minbari'), paid('centauri')]).toEqual([7, 7, 11]);
  const dark = { card: 'Jeffrey Sinclair', marks: { shadow: 1 } };
  expect(at('human', { hand: ['Marcus Cole'], ambassador: dark }).refuses('human', 'sponsor', 'Marcus Cole')).toBe(
    'b5/taint/5',
  );
});

rule('b5-r-marcus-cole-1', 'Marcus Cole: Ranger groups cost you 2 less, other groups do not', () => {
  const paid = (group: string) =>
    12 -
    at('human', { supporting: ['Marcus Cole'], hand: [group] })
      .act('human', 'sponsor', group)
      .available('human');
  expect([paid('Test Lookouts'), paid('War College')]).toEqual([3, 6]);
});

rule('b5-r-marcus-cole-2', 'Marcus Cole: his promotion costs 11, and 1 for each of the Inner Circle', () => {
  const t = at('human', { supporting: ['Marcus Cole'], rating: 20 }).act('human', 'promote', 'Marcus Cole');
  expect(t.available('human')).toBe(20 - 11 - 1);
});

const MOVERS = [
  ['Emperor Turhan', 'centauri'],
  ['Rathenn', 'minbari'],
] as const;
for (const [who, race] of MOVERS)
  test(`${who}: a tension of the race moves by 1, up or down, and not the tension toward it`, () => {
    const moved = (way: number) => {
      const t = at(race, { supporting: [who] });
      const before = [t.tension(race, 'narn'), t.tension('narn', race)];
      t.act(race, 'use', who).pick(race, 'narn').pick(race, way);
      expect(t.card(who).rotated).toBe(1);
      return [t.tension(race, 'narn') - before[0]!, t.tension('narn', race) - before[1]!];
    };
    expect([moved(0), moved(1)]).toEqual([
      [1, 0],
      [-1, 0],
    ]);
  });

rule('b5-r-emperor-turhan-1', 'Emperor Turhan: never in the Inner Circle', () => {
  expect(
    at('centauri', { supporting: ['Emperor Turhan'], rating: 20 }).refuses('centauri', 'promote', 'Emperor Turhan'),
  ).not.toBe(null);
});
rule('b5-r-emperor-turhan-2', 'Emperor Turhan: only a tension of the Centauri is offered', () => {
  const t = at('centauri', { supporting: ['Emperor Turhan'] }).act('centauri', 'use', 'Emperor Turhan');
  expect(t.offers('centauri', 'race', 'centauri')).toBe(false);
  t.pick('centauri', 'narn').pick('centauri', 0);
  expect(t.happened('tension-changed')).toHaveLength(1);
});

rule('b5-r-mary-ann-cramer-1', 'Mary Ann Cramer: a tension of any player moves by 1, never unrest', () => {
  const t = at('human', { supporting: ['Mary Ann Cramer'] });
  const before = t.tension('narn', 'human');
  t.act('human', 'use', 'Mary Ann Cramer').pick('human', 'narn').pick('human', 'human').pick('human', 0);
  expect(t.tension('narn', 'human')).toBe(before + 1);
  const down = at('human', { supporting: ['Mary Ann Cramer'] });
  down.act('human', 'use', 'Mary Ann Cramer').pick('human', 'narn').pick('human', 'human').pick('human', 1);
  expect(down.tension('narn', 'human')).toBe(before - 1);
  expect(t.s.seats.map(x => x.unrest)).toEqual([1, 1]);
});

test('Senator Voudreau: a Senator of Diplomacy 5', () => {
  expect(at('human', { supporting: ['Senator Voudreau'] }).ability('Senator Voudreau', 'diplomacy')).toBe(5);
});
