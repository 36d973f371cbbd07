import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Ruleset } from '../../../src/index.ts';
import { nameOf, seatName, shortName } from '../../../src/names.ts';
import { doubled } from '../../../src/rules/politics/parties.ts';
import { victors } from '../../../src/rules/politics/victory.ts';
import { humans } from '../../support/cards-for-parties.ts';
import { at } from '../../support/cards-for-resolution.ts';
import { id, match, papers, refusedBy, seat } from '../../support/cards-for-turns.ts';
import type { Table } from '../../support/table.ts';

const ALL: readonly Ruleset[] = ['casual', 'tournament', 'engine'];
const OLDER: readonly Ruleset[] = ['casual', 'tournament'];

const SINCLAIR = 1;
const CLARK = 2;
const NARN = 3;

const ratings = (t: Table): number[] => t.s.seats.map((_, i) => t.rating(i + 1));
const unrest = (t: Table): number[] => t.s.seats.map(x => x.unrest);
/** The tensions between each pair of the first three seats: Sinclair and Clark, Sinclair and Narn, Clark and Narn, each both ways. */
const tensions = (t: Table): number[] =>
  [
    [SINCLAIR, CLARK],
    [SINCLAIR, NARN],
    [CLARK, NARN],
  ].flatMap(([a, b]) => [t.tension(a!, b!), t.tension(b!, a!)]);
/** The sentences of the log about tension. */
const told = (t: Table): string[] => t.log(null).filter(line => line.includes('tension'));

rule('b5/dual-race/1', 'a race that two players have is a dual race, and no other', () => {
  for (const ruleset of ALL) {
    expect(doubled(humans(ruleset).s)).toBe(true);
    expect(doubled(at({ ruleset, seats: [{ race: 'human' }, { race: 'narn' }] }).s)).toBe(false);
  }
});

rule('b5/dual-race/2', "a faction's unrest is its own", () => {
  for (const ruleset of ALL) {
    const t = humans(ruleset, [{ hand: ['Test Riot'] }]);
    t.act(SINCLAIR, 'event', 'Test Riot');
    expect(unrest(t)).toEqual([2, 1, 1]);
  }
});

rule(
  'b5/dual-race/3',
  'two factions of a race begin with tension 2 toward each other, each a number of its own',
  () => {
    for (const ruleset of ALL) {
      const t = match({
        ruleset,
        ...(ruleset === 'engine' ? {} : { alternateFactions: true }),
        seats: [
          seat('human', 67),
          { race: 'human', designation: 'psi corps', deck: [id('Test Psi Chief'), ...papers(67)] },
          seat('narn', 67),
        ],
      }).leaveOpen();
      expect(tensions(t)).toEqual([2, 2, 2, 2, 2, 2]);
      const one = humans(ruleset, [], { tension: { '1>2': 4 } });
      expect(tensions(one)).toEqual([4, 2, 2, 2, 2, 2]);
    }
  },
);

rule('b5/dual-race/3', 'toward other races the factions of a race have one tension, told as the race', () => {
  for (const ruleset of OLDER) {
    const t = humans(ruleset, [{ hand: ['Test Race Slander', 'Test Race Slander'] }]);
    t.act(SINCLAIR, 'event', 'Test Race Slander').pick(SINCLAIR, 'Human').pick(SINCLAIR, 'Narn');
    expect(tensions(t)).toEqual([2, 2, 3, 2, 3, 2]);
    t.pass(CLARK, NARN).act(SINCLAIR, 'event', 'Test Race Slander').pick(SINCLAIR, 'Narn').pick(SINCLAIR, 'Human');
    expect(tensions(t)).toEqual([2, 2, 3, 3, 3, 3]);
    expect(told(t)).toEqual([
      "The Humans' tension toward the Narn goes up to 3.",
      "The Narn's tension toward the Humans goes up to 3.",
    ]);
  }
});

const raid = { round: 'conflict' as const };
const fleet = { supporting: ['Test Armada'] };

rule('b5/dual-race/4', 'a military conflict names no sibling at tension 3, but at 4', () => {
  for (const ruleset of OLDER) {
    const named = (tension: Record<string, number>) => {
      const t = humans(ruleset, [{ hand: ['Test Raid', 'Test Race Plot'], ...fleet }], { ...raid, tension });
      t.act(SINCLAIR, 'declare', 'Test Raid').pass(CLARK, NARN).leaveOpen();
      return t.question === 'target' ? t.options(SINCLAIR).map(o => o.a + 1) : [t.conflict('Test Raid').targetSeat + 1];
    };
    expect(named({ '1-2': 2 })).toEqual([NARN]);
    expect(named({ '1-2': 3 })).toEqual([NARN]);
    expect(named({ '1-2': 4 })).toEqual([CLARK, NARN]);
    expect(named({ '1>2': 4 })).toEqual([CLARK, NARN]);
  }
  // other conflicts may, and under the engine rules this one
  for (const [ruleset, card] of [
    ['casual', 'Test Race Plot'],
    ['engine', 'Test Raid'],
  ] as const) {
    const t = humans(ruleset, [{ hand: [card], supporting: ['Test Armada', 'Test Spymaster'] }], raid);
    t.act(SINCLAIR, 'declare', card).pass(CLARK, NARN).leaveOpen();
    expect(t.options(SINCLAIR).map(o => o.a + 1)).toEqual([CLARK, NARN]);
  }
});

rule('b5/dual-race/4', 'fleets of factions in Non-Aggression do not attack each other', () => {
  const battle = (ruleset: Ruleset, n: number) =>
    humans(ruleset, [{ supporting: ['Test Armada'] }, { supporting: ['Test Squadron'] }, {}], {
      tension: { '1-2': n },
      conflicts: [{ conflict: 'Test Raid', by: NARN, target: SINCLAIR, oppose: ['Test Squadron'] }],
    });
  for (const ruleset of OLDER) {
    expect(battle(ruleset, 3).refuses(SINCLAIR, 'attack', 'Test Armada', 'Test Squadron')).toBe('b5/dual-race/4');
    expect(battle(ruleset, 4).offers(SINCLAIR, 'attack', 'Test Armada', 'Test Squadron')).toBe(true);
  }
  expect(battle('engine', 2).offers(SINCLAIR, 'attack', 'Test Armada', 'Test Squadron')).toBe(true);
});

const struck = (ruleset: Ruleset, conflict: string, more = {}): number[] => {
  const t = humans(ruleset, [{}, {}, { supporting: ['Test Armada', 'Test Spymaster'] }], {
    conflicts: [
      {
        conflict,
        by: NARN,
        target: SINCLAIR,
        support: [conflict === 'Test Race Plot' ? 'Test Spymaster' : 'Test Armada'],
      },
    ],
    ...more,
  });
  return ratings(t.until('draw'));
};

rule(
  'b5/dual-race/5',
  'a military conflict that costs one faction influence costs every faction of its race as much',
  () => {
    for (const ruleset of OLDER) {
      expect(struck(ruleset, 'Test Raid')).toEqual([7, 7, 8]);
      expect(struck(ruleset, 'Border Raid')).toEqual([7, 7, 9]);
      expect(struck(ruleset, 'Test Race Plot')).toEqual([7, 8, 8]);
      // a war conflict is one
      expect(struck(ruleset, 'war', { war: [['human', 'narn']] })).toEqual([7, 7, 9]);
      // what names the race reaches each once
      expect(struck(ruleset, 'Test Race Siege')).toEqual([7, 7, 8]);
    }
    expect(struck('engine', 'Test Raid')).toEqual([7, 8, 8]);
    expect(struck('engine', 'war', { war: [['human', 'narn']] })).toEqual([7, 8, 9]);
    expect(struck('engine', 'Test Race Siege')).toEqual([7, 8, 8]);
  },
);

rule('b5/dual-race/6', 'in Civil War it costs the faction alone that it targets', () => {
  for (const ruleset of OLDER) {
    const more = { civilWar: ['human' as const] };
    expect(struck(ruleset, 'Test Raid', more)).toEqual([7, 8, 8]);
    expect(struck(ruleset, 'Test Race Siege', more)).toEqual([7, 8, 8]);
    expect(struck(ruleset, 'war', { ...more, war: [[SINCLAIR, 'narn']] })).toEqual([7, 8, 9]);
  }
});

rule('b5/dual-race/7', 'what is said of characters of your race reaches those of the other faction', () => {
  for (const ruleset of ALL) {
    const t = humans(ruleset, [{ hand: ['Test Race Pride'] }]);
    t.act(SINCLAIR, 'event', 'Test Race Pride');
    expect([t.ability('Jeffrey Sinclair', 'diplomacy'), t.ability('Test Clark', 'diplomacy')]).toEqual([5, 5]);
    expect(t.ability("G'Kar", 'diplomacy')).toBe(5);
  }
});

rule('b5/dual-race/8', "a race's unrest rises in all its factions, a player's in one", () => {
  for (const ruleset of OLDER) {
    const t = humans(ruleset, [{}, {}, { hand: ['Test Disorder', 'Test Protest'] }], { order: [3, 1, 2] });
    t.act(NARN, 'event', 'Test Disorder').pick(NARN, 'Human');
    expect(unrest(t)).toEqual([2, 2, 1]);
    t.pass(SINCLAIR, CLARK).act(NARN, 'event', 'Test Protest').pick(NARN, 'Clark');
    expect(unrest(t)).toEqual([2, 3, 1]);
  }
});

rule(
  ['b5/dual-race/9', 'b5/dual-race/10'],
  'engine: who targets a race of several factions chooses one of them',
  () => {
    const t = humans('engine', [{}, {}, { hand: ['Test Disorder', 'Test Race Slander'] }], { order: [3, 1, 2] });
    t.act(NARN, 'event', 'Test Disorder');
    expect(t.options(NARN).map(o => nameOf(t.s, o.verb, o.a))).toEqual(['Narn', 'Sinclair', 'Clark']);
    t.pick(NARN, 'Clark');
    expect(unrest(t)).toEqual([1, 2, 1]);
    t.pass(SINCLAIR, CLARK).act(NARN, 'event', 'Test Race Slander').pick(NARN, 'Clark').pick(NARN, 'Narn');
    expect(tensions(t)).toEqual([2, 2, 2, 2, 3, 2]);
  },
);

rule('b5/dual-race/11', 'Free Trade with a dual race serves each of its factions as if it were the only one', () => {
  for (const ruleset of OLDER) {
    const t = humans(ruleset, [{ hand: ['Test Commerce'] }]);
    t.act(SINCLAIR, 'event', 'Test Commerce');
    expect(ratings(t)).toEqual([9, 9, 9]);
    expect(t.s.relations).toEqual([{ kind: 'free trade', a: 0, b: 3 }]);
  }
});

rule('b5/dual-race/13', 'engine: Free Trade is with one faction of a dual race', () => {
  const t = humans('engine', [{}, {}, { hand: ['Test Commerce', 'Test Commerce'] }], { order: [3, 1, 2] });
  t.act(NARN, 'event', 'Test Commerce').pick(NARN, 'Clark');
  expect(ratings(t)).toEqual([8, 9, 9]);
  t.pass(SINCLAIR, CLARK).act(NARN, 'event', 'Test Commerce').pick(NARN, 'Sinclair');
  expect(ratings(t)).toEqual([9, 9, 10]);
});

rule(['b5/dual-race/14', 'b5/civil-war/14'], 'engine: factions of one race go to war like any others', () => {
  const t = humans('engine', [{ hand: ['Declaration of War'] }], { tension: { '1>2': 5 } });
  t.act(SINCLAIR, 'event', 'Declaration of War');
  expect(t.s.relations).toEqual([{ kind: 'war', a: 5, b: 6 }]);
  expect([unrest(t), t.s.rifts]).toEqual([[1, 1, 1], undefined]);
});

rule(
  ['b5/dual-race/17', 'b5/dual-race/18'],
  'engine: peace with one Human player leaves the war with the other',
  () => {
    const t = humans('engine', [{}, {}, { hand: ['Test Peace'] }], { order: [3, 1, 2], war: [['human', 'narn']] });
    expect(t.s.relations).toHaveLength(2);
    t.act(NARN, 'event', 'Test Peace').pick(NARN, 'Sinclair');
    expect(t.s.relations).toEqual([{ kind: 'war', a: 3, b: 6 }]);
  },
);

rule('b5/dual-race/19', 'engine: two Centauri and two Human players at the start', () => {
  const t = match({
    ruleset: 'engine',
    seats: [
      { race: 'centauri', designation: 'corporate', deck: [id('Test Trader'), ...papers(67)] },
      { race: 'centauri', designation: 'corporate', deck: [id('Test Broker'), ...papers(67)] },
      seat('human', 67),
      { race: 'human', designation: 'psi corps', deck: [id('Test Psi Chief'), ...papers(67)] },
    ],
  }).leaveOpen();
  expect([t.tension(1, 2), t.tension(3, 4), t.tension(1, 3), t.tension(4, 2)]).toEqual([2, 2, 1, 1]);
  expect(unrest(t)).toEqual([1, 1, 1, 1]);
});

rule(
  ['b5/dual-race/15', 'b5/dual-race/16'],
  'engine: once a Human faction is at war with Narn, the Psi Corps may follow: its ambassador rotates',
  () => {
    const t = at({
      ruleset: 'engine',
      seats: [
        { race: 'narn', name: 'Mike', hand: ['Declaration of War'] },
        { race: 'human', name: 'Paul' },
        { race: 'human', name: 'Pete', designation: 'psi corps', ambassador: 'Test Psi Chief' },
      ],
      order: [3, 1, 2],
      tension: { '1>2': 5 },
    });
    expect(t.refuses(3, 'join-war', 'Test Psi Chief', 'Mike')).toBe('b5/dual-race/15');
    t.pass(3).act(1, 'event', 'Declaration of War').pass(2);
    expect(t.s.relations).toEqual([{ kind: 'war', a: 3, b: 6 }]);
    t.act(3, 'join-war', 'Test Psi Chief', 'Mike').pass(1, 2);
    expect(t.s.relations.map(r => [r.a, r.b])).toEqual([
      [3, 6],
      [3, 7],
    ]);
    expect(t.card('Test Psi Chief').rotated).toBe(1);
    expect(t.refuses(3, 'join-war', 'Test Psi Chief', 'Mike')).toBe('b5/dual-race/15');
    // nobody follows whose ambassador is not ready, and no other ruleset knows this
    const late = (ruleset: Ruleset, rotated: boolean) =>
      humans(ruleset, [{ ambassador: { card: 'Jeffrey Sinclair', rotated } }], {
        war: [[CLARK, 'narn']],
        ...(ruleset === 'engine' ? {} : { civilWar: ['human' as const] }),
      });
    expect(late('engine', false).offers(SINCLAIR, 'join-war', 'Jeffrey Sinclair', 'Narn')).toBe(true);
    expect(late('engine', true).refuses(SINCLAIR, 'join-war', 'Jeffrey Sinclair', 'Narn')).toBe('b5/dual-race/15');
    expect(late('casual', false).refuses(SINCLAIR, 'join-war', 'Jeffrey Sinclair', 'Narn')).toBe('b5/action-round/5');
  },
);

/** Three Human factions of these ratings and Narn, with the optional rule if wished. */
const rivals = (ruleset: Ruleset, on: boolean, ratings: readonly [number, number, number]): Table =>
  humans(ruleset, [{ rating: ratings[0] }, { rating: ratings[1] }, {}, { rating: ratings[2] }], {
    round: 'resolution',
    rivals: on,
  });

rule('b5/dual-race/20', 'optional: a player has 1 less power for each other faction of the race', () => {
  for (const ruleset of OLDER) {
    expect(rivals(ruleset, true, [15, 10, 10]).power(SINCLAIR)).toBe(13);
    expect(rivals(ruleset, true, [15, 10, 10]).power(NARN)).toBe(8);
    expect(rivals(ruleset, false, [15, 10, 10]).power(SINCLAIR)).toBe(15);
    const agreed = { options: ['rival siblings' as const] };
    const t = match({
      ruleset,
      seats: [
        { ...seat('human', 67), ...agreed },
        { ...seat('narn', 67), ...agreed },
      ],
    });
    expect(t.s.rivals).toBe(true);
  }
  const foreign = { options: ['rival siblings' as const] };
  const seats = [
    { ...seat('human', 67), ...foreign },
    { ...seat('narn', 67), ...foreign },
  ];
  expect(refusedBy({ ruleset: 'engine', seats })).toBe('b5/which-rules/5');
});

rule('b5/dual-race/21', 'optional: a Standard Victory needs 3 more power than every other faction of the race', () => {
  for (const ruleset of OLDER) {
    const won = (on: boolean, ratings: readonly [number, number, number]) => victors(rivals(ruleset, on, ratings).s);
    // each has 2 less: 21 against 19, and 21 against 18
    expect(won(true, [23, 21, 10])).toBe(null);
    expect(won(true, [23, 20, 10])).toEqual({ winners: [0], kind: 'standard' });
    expect(won(false, [21, 19, 10])).toEqual({ winners: [0], kind: 'standard' });
  }
});

test('players without a name are called by their race, and where it has several factions also by kind and leader', () => {
  const t = match({
    ruleset: 'engine',
    seats: [
      { race: 'centauri', designation: 'corporate', deck: [id('Test Trader'), ...papers(67)] },
      { race: 'centauri', designation: 'corporate', deck: [id('Test Broker'), ...papers(67)] },
      seat('human', 67),
      { race: 'human', designation: 'psi corps', deck: [id('Test Psi Chief'), ...papers(67)] },
      seat('narn', 67),
    ],
  }).leaveOpen();
  expect(t.s.seats.map((_, i) => seatName(t.s, i))).toEqual([
    'Centauri corporate faction, Trader',
    'Centauri corporate faction, Broker',
    'Human faction, Sinclair',
    'Human Psi Corps, Chief',
    'Narn',
  ]);
});

test('two players of one race never have one name, whoever leads them', () => {
  const t = humans('engine', [{ name: '' }, { name: '' }, {}, { name: '' }]);
  const names = () => t.s.seats.map((_, i) => seatName(t.s, i));
  expect(names()).toEqual(['Human faction, Sinclair', 'Human home faction, Clark', 'Narn', 'Human faction, Chief']);
  // a leader who is gone tells nobody apart
  for (const seat of t.s.seats) seat.ambassador = -1;
  expect(names()).toEqual(['Human faction 1', 'Human home faction', 'Narn', 'Human faction 2']);
});

rule('b5/dual-race/22', 'a table of a preliminary round seats no two Human players', () => {
  const table = (ruleset: Ruleset, preliminary: boolean) =>
    refusedBy({
      ruleset,
      ...(ruleset === 'engine' ? {} : { alternateFactions: true }),
      preliminary,
      seats: [
        seat('human', 70),
        seat('narn', 70),
        { race: 'human', designation: 'psi corps', deck: [id('Test Psi Chief'), ...papers(70)] },
      ],
    });
  expect(table('tournament', true)).toBe('b5/dual-race/22');
  // later rounds and other rulesets have no such rule
  expect([table('tournament', false), table('casual', true), table('engine', true)]).toEqual(['', '', '']);
});

test('a faction among others of its race has shorter names, and no two factions share one', () => {
  const t = humans('engine', [{ name: '' }, { name: '' }, {}, { name: '' }]);
  const short = () => t.s.seats.map((_, i) => shortName(t.s, i));
  expect(short()).toEqual([
    { name: 'Human, Sinclair', least: 'Sinclair' },
    { name: 'Human, Clark', least: 'Clark' },
    // a race with one faction is its name already
    undefined,
    { name: 'Human, Chief', least: 'Chief' },
  ]);
  // leaders of one name tell nobody apart: the kind does, and a number
  t.s.seats[1]!.ambassador = t.s.seats[0]!.ambassador;
  for (const seat of [0, 3]) t.s.seats[seat]!.ambassador = -1;
  expect(short().map(one => one?.name)).toEqual(['Human 1', 'Human home', undefined, 'Human 2']);
  t.s.seats[3]!.designation = 'corporate';
  expect(short().map(one => one?.least)).toEqual(['Human', 'Human home', undefined, 'Human corporate']);
  t.s.seats[0]!.name = 'Earth Alliance';
  expect(shortName(t.s, 0)).toBeUndefined();
});
