import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { compileCard } from '../../src/compile.ts';
import { type Position, type Race, type Ruleset, type SeatPosition, view } from '../../src/index.ts';
import { nameOf } from '../../src/names.ts';
import { GLOBAL, RACES, tableZone } from '../../src/state.ts';
import { setOf, suspends } from '../../src/words/index.ts';
import { humans } from '../support/cards-for-parties.ts';
import { at } from '../support/cards-for-resolution.ts';
import type { Table } from '../support/table.ts';
import './played-cards.ts';
import './stand-ins.ts';

const { enhancement } = setOf('test');
for (const card of [
  enhancement('Test Warpath', { cost: 1, enhances: 'global', always: [suspends('non-aggression')] }),
  enhancement('Test Partisans', { cost: 1, enhances: 'global', always: [suspends('neutrality')] }),
])
  compileCard(card);

const ALL: readonly Ruleset[] = ['casual', 'tournament', 'engine'];
const OLDER: readonly Ruleset[] = ['casual', 'tournament'];
const [SINCLAIR, CLARK, NARN] = [1, 2, 3];

const ratings = (t: Table): number[] => t.s.seats.map((_, i) => t.rating(i + 1));
/** The present states, as words: races by name, factions by seat. */
const states = (t: Table): string[] =>
  t.s.relations.map(({ kind, a, b }) => `${[a, b].map(x => RACES[x] ?? x - RACES.length + 1).join(' and ')}: ${kind}`);
/** The names of the races and factions offered now. */
const offered = (t: Table, who: number | Race): string[] =>
  t
    .options(who)
    .filter(o => o.verb === 'race')
    .map(o => nameOf(t.s, o.verb, o.a));

/** True if anybody is asked to end a state of Neutrality before the next action round. */
function asksToEnd(t: Table): boolean {
  const { turn } = t.leaveOpen().s;
  while (t.s.turn === turn || t.s.round !== 'action') {
    if (t.question === 'end neutrality') return true;
    t.least();
  }
  return false;
}

/** Human, Minbari and Narn players; the Human player acts first. */
function three(ruleset: Ruleset, human: Partial<SeatPosition> = {}, more: Partial<Position> = {}, others = {}): Table {
  return at({
    ruleset,
    seats: [
      { race: 'human', rating: 9, ...human },
      { race: 'minbari', rating: 11, ...others },
      { race: 'narn', rating: 12 },
    ],
    order: ['human', 'minbari', 'narn'],
    ...more,
  });
}

/** A conflict of the Human player that the action round of this table ends by winning. */
function won(
  conflict: string,
  ruleset: Ruleset,
  human: Partial<SeatPosition> = {},
  more: Partial<Position> = {},
  others = {},
): Table {
  const support = ['Test Diplomat 3'];
  return three(
    ruleset,
    { supporting: [...support, ...((human.supporting ?? []) as string[])], ...without(human) },
    { conflicts: [{ conflict, by: 'human', target: 'minbari', support }], ...more },
    others,
  );
}
const without = ({ supporting: _supporting, ...rest }: Partial<SeatPosition>) => rest;

/** Declares a conflict card of the Human player and stops at its target. */
function aimed(title: string, ruleset: Ruleset, more: Partial<Position>): Table {
  const t = three(ruleset, { hand: [title] }, { round: 'conflict', ...more });
  return t.act('human', 'declare', title).pass('minbari', 'narn').leaveOpen();
}

// Alliance

rule(
  'b5-r-alliance-1',
  'Alliance: each side gains 1 for every 5 influence of its ally, and a war takes it away',
  () => {
    for (const ruleset of ALL) {
      const t = won('Alliance', ruleset, { hand: ['Test War'] }).until('conflict');
      expect(states(t)).toEqual(['human and minbari: alliance']);
      expect(ratings(t)).toEqual([11, 12, 12]);
      const war = three(ruleset, { hand: ['Test War'] }, { alliance: [['human', 'minbari']] }, { rating: 16 });
      war.act('human', 'event', 'Test War').pick('human', 'minbari');
      expect(states(war)).toEqual(['human and minbari: war']);
      // 3 of 16, and 1 of 9: both worked out before either loses
      expect(ratings(war)).toEqual([6, 15, 12]);
      // a war with somebody else costs nothing
      const other = three(ruleset, { hand: ['Test War'] }, { alliance: [['human', 'minbari']] });
      other.act('human', 'event', 'Test War').pick('human', 'narn');
      expect([ratings(other), states(other).length]).toEqual([[9, 11, 12], 2]);
    }
  },
);

rule('b5-r-alliance-1', 'Alliance: only with mutual tension 1, and not with an ally', () => {
  for (const ruleset of ALL) {
    const t = aimed('Alliance', ruleset, {
      tension: { 'human-minbari': 1, 'human-narn': 1, 'minbari-narn': 1 },
    });
    expect(offered(t, 'human')).toEqual(['Minbari', 'Narn']);
    const hand = { hand: ['Alliance'] };
    const alone = (more: Partial<Position>) =>
      three(ruleset, hand, { round: 'conflict', tension: { 'human-minbari': 1, 'human-narn': 2 }, ...more });
    expect(alone({}).offers('human', 'declare', 'Alliance')).toBe(true);
    expect(alone({ alliance: [['human', 'minbari']] }).refuses('human', 'declare', 'Alliance')).toBe('b5/targets/1');
    const cool = { tension: { 'human>minbari': 1, 'minbari>human': 2, 'human-narn': 2 } };
    expect(alone(cool).refuses('human', 'declare', 'Alliance')).toBe('b5/targets/1');
  }
});

test('Alliance, Neutrality Treaty and Non-Aggression Pact: lost, they bring nothing', () => {
  for (const conflict of ['Alliance', 'Neutrality Treaty']) {
    const t = three('casual', {}, { conflicts: [{ conflict, by: 'human', target: 'minbari' }] }).until('conflict');
    expect([states(t), ratings(t)]).toEqual([[], [9, 11, 12]]);
  }
  const t = pact('casual', false);
  expect([t.told('conflict-declared').length, states(t), t.s.babylon5]).toEqual([1, [], 4]);
});

test('Alliance: two that are won in one round bring their influence once', () => {
  const diplomat = ['Test Diplomat 3'];
  const t = three(
    'casual',
    { supporting: diplomat },
    {
      conflicts: [
        { conflict: 'Alliance', by: 'human', target: 'minbari', support: diplomat },
        { conflict: 'Alliance', by: 'minbari', target: 'human', support: ['Minbari Aide'] },
      ],
    },
    { supporting: ['Minbari Aide'] },
  ).until('conflict');
  expect(t.happened('conflict-resolved').map(f => f.won)).toEqual([true, true]);
  expect([states(t), ratings(t)]).toEqual([['human and minbari: alliance'], [11, 12, 12]]);
});

rule('b5-r-alliance-2', 'Alliance: both ratings count as they were before, and later changes change nothing', () => {
  for (const ruleset of ALL) {
    // with the 2 of the other first, 9 would be 11 and bring 2
    const t = won('Alliance', ruleset, { hand: ['Test Windfall'] }).until('conflict');
    expect(ratings(t)).toEqual([11, 12, 12]);
    t.until('action').act('human', 'event', 'Test Windfall');
    expect(ratings(t)).toEqual([12, 12, 12]);
  }
});

rule('b5-r-alliance-3', 'Alliance: the conflict brings the influence, so a homeworld adds 1', () => {
  const t = won('Alliance', 'casual', { supporting: ['Earth'] });
  t.untilAsked('may', 'human').act('human', 'yes').until('conflict');
  expect([t.rating('human'), t.card('Earth').rotated]).toEqual([12, 0]);
  expect(t.rating('minbari')).toBe(12);
});

test('Alliance: it does not fall below 3, and other wars of an ally change nothing', () => {
  const t = three('casual', { hand: ['Test War'], rating: 4 }, { alliance: [['human', 'minbari']] }, { rating: 20 });
  t.act('human', 'event', 'Test War').pick('human', 'minbari');
  expect(ratings(t)).toEqual([3, 20, 12]);
});

test('Alliance: a war that never was gives back what it cost, and the Alliance', () => {
  const t = three(
    'casual',
    { hand: ['Test War'] },
    { alliance: [['human', 'minbari']] },
    { rating: 20, hand: ['Not Meant to Be'] },
  );
  t.act('human', 'event', 'Test War').pick('human', 'minbari');
  expect(ratings(t)).toEqual([5, 19, 12]);
  t.act('minbari', 'event', 'Not Meant to Be');
  expect([states(t), ratings(t)]).toEqual([['human and minbari: alliance'], [9, 20, 12]]);
});

const allied = (ruleset: Ruleset, each: readonly Partial<SeatPosition>[], more: Partial<Position> = {}): Table =>
  humans(
    ruleset,
    [{ rating: 6 }, { rating: 10 }, { rating: 9, supporting: ['Test Diplomat 3'] }].map((x, i) => ({
      ...x,
      ...each[i],
    })),
    {
      conflicts: [{ conflict: 'Alliance', by: NARN, target: SINCLAIR, support: ['Test Diplomat 3'] }],
      ...more,
    },
  );

rule(
  'b5/dual-race/12',
  'an Alliance with a dual race counts the average of its factions, and serves each of them',
  () => {
    for (const ruleset of OLDER) {
      // (6 + 10) / 2 is 8: 1 for the Narn, and 1 of their 9 for each
      const t = allied(ruleset, []).until('conflict');
      expect(states(t)).toEqual(['human and narn: alliance']);
      expect(ratings(t)).toEqual([7, 11, 10]);
      // 9 and 11: the sum would bring 4
      expect(ratings(allied(ruleset, [{ rating: 9 }, { rating: 11 }]).until('conflict'))).toEqual([10, 12, 11]);
      // a war costs by the average, too
      const war = humans(ruleset, [{ rating: 6 }, { rating: 14 }, { rating: 9, hand: ['Test War'] }], {
        alliance: [['human', 'narn']],
        order: [3, 1, 2],
      });
      war.act(NARN, 'event', 'Test War');
      expect(ratings(war)).toEqual([5, 13, 7]);
    }
  },
);

rule('b5/dual-race/13', 'engine: an Alliance is with one faction of a dual race, and counts its rating alone', () => {
  const t = allied('engine', []).until('conflict');
  expect(states(t)).toEqual(['narn and 1: alliance']);
  expect(ratings(t)).toEqual([7, 10, 10]);
  const war = (with_: string) => {
    const x = humans('engine', [{ rating: 6 }, { rating: 14 }, { rating: 9, hand: ['Test War'] }], {
      alliance: [[SINCLAIR, 'narn']],
      order: [3, 1, 2],
    });
    x.act(NARN, 'event', 'Test War').pick(NARN, with_);
    return [ratings(x), states(x).length];
  };
  expect(war('Sinclair')).toEqual([[5, 14, 8], 1]);
  expect(war('Clark')).toEqual([[6, 14, 9], 2]);
});

/** The first Human player divides the race with an event. */
function schism(t: Table): Table {
  t.act(SINCLAIR, 'event', 'Test Schism');
  if (t.question === 'target') t.pick(SINCLAIR, 'Clark');
  return t;
}

rule(
  ['b5/civil-war/10', 'b5/civil-war/13'],
  'an Alliance sleeps in Civil War, and ends with its losses if peace makes the war of a faction one of the race',
  () => {
    for (const ruleset of OLDER) {
      const t = humans(
        ruleset,
        [{ rating: 10, hand: ['Test Schism', 'Test Accord'] }, { rating: 10 }, { rating: 15, hand: ['Test War'] }],
        { alliance: [['human', 'narn']] },
      );
      schism(t).pass(CLARK).act(NARN, 'event', 'Test War').pick(NARN, 'Clark');
      // as if there were no Alliance
      expect(ratings(t)).toEqual([10, 10, 15]);
      t.act(SINCLAIR, 'event', 'Test Accord');
      if (t.question === 'target') t.pick(SINCLAIR, 'Clark');
      expect(states(t)).toEqual(['human and narn: war']);
      expect(ratings(t)).toEqual([7, 7, 13]);
    }
  },
);

// Neutrality Treaty

/** A battle in which a Human fleet and spy may attack Minbari cards that took part. */
const battle = (ruleset: Ruleset, more: Partial<Position> = {}): Table =>
  at({
    ruleset,
    seats: [
      { race: 'human', supporting: ['Test Human Squadron', 'Test Citizen', 'Test Late Convoy'], hand: ['Test War'] },
      { race: 'minbari', supporting: ['Test Minbari Squadron', 'Minbari Aide'] },
      { race: 'narn', supporting: ['Test Narn Squadron'] },
    ],
    order: ['human', 'minbari', 'narn'],
    conflicts: [
      {
        conflict: 'Test Fierce Battle',
        by: 'minbari',
        support: ['Test Minbari Squadron'],
        oppose: ['Test Narn Squadron'],
      },
      { conflict: 'Test Fierce Summit', by: 'minbari', support: ['Minbari Aide'] },
    ],
    ...more,
  });

rule(
  'b5-r-neutrality-treaty-1',
  'Neutrality Treaty: characters of both races count double Diplomacy, and won, it makes them neutral',
  () => {
    for (const ruleset of ALL) {
      const t = three(
        ruleset,
        { supporting: ['Test Citizen'] },
        {
          conflicts: [
            {
              conflict: 'Neutrality Treaty',
              by: 'human',
              target: 'minbari',
              support: ['Test Citizen'],
              oppose: ['Test Diplomat 3'],
            },
          ],
        },
        { supporting: ['Test Diplomat 3'] },
      ).until('conflict');
      // 2 counts 4 against 3 of a neutral
      expect(states(t)).toEqual(['human and minbari: neutrality']);
      const again = aimedAt(ruleset, { neutrality: [['human', 'minbari']] });
      expect(again).toEqual(['Narn']);
    }
  },
);
const aimedAt = (ruleset: Ruleset, more: Partial<Position>): string[] => {
  const t = aimed('Neutrality Treaty', ruleset, more);
  return t.question === 'target' ? offered(t, 'human') : [nameOf(t.s, 'race', t.conflict().targetRace)];
};

rule('b5-r-neutrality-treaty-1', 'Neutrality Treaty: their characters and fleets cannot attack each other', () => {
  for (const ruleset of ALL) {
    const open = battle(ruleset);
    expect(open.offers('human', 'attack', 'Test Human Squadron', 'Test Minbari Squadron')).toBe(true);
    expect(open.offers('human', 'attack', 'Test Citizen', 'Minbari Aide')).toBe(true);
    const t = battle(ruleset, { neutrality: [['human', 'minbari']] });
    expect(t.refuses('human', 'attack', 'Test Human Squadron', 'Test Minbari Squadron')).toBe(
      'b5-r-neutrality-treaty-1',
    );
    expect(t.refuses('human', 'attack', 'Test Citizen', 'Minbari Aide')).toBe('b5-r-neutrality-treaty-1');
    // others may, and cards of no race
    expect(t.offers('human', 'attack', 'Test Human Squadron', 'Test Narn Squadron')).toBe(true);
    expect(t.offers('human', 'attack', 'Test Late Convoy', 'Test Minbari Squadron')).toBe(true);
    // a war ends it
    t.act('human', 'event', 'Test War').pick('human', 'minbari').pass('minbari', 'narn');
    expect(t.offers('human', 'attack', 'Test Human Squadron', 'Test Minbari Squadron')).toBe(true);
  }
});

rule('b5-r-neutrality-treaty-1', 'Neutrality Treaty: a player of either race may end it in a draw round', () => {
  for (const ruleset of ALL)
    for (const who of ['human', 'minbari'] as const) {
      const t = three(ruleset, {}, { neutrality: [['human', 'minbari']] });
      t.untilAsked('end neutrality', who);
      expect([t.s.round, offered(t, who).length]).toEqual(['draw', 1]);
      t.pick(who, who === 'human' ? 'Minbari' : 'Human').until('action');
      expect(states(t)).toEqual([]);
    }
  // nobody else is asked, and nobody must
  const kept = three('casual', {}, { neutrality: [['human', 'minbari']] });
  expect(() => kept.untilAsked('end neutrality', 'narn', 30)).toThrow('never asked');
  expect(states(kept)).toEqual(['human and minbari: neutrality']);
});

test('Neutrality that a text suspends bars no attack, and nobody is asked to end it', () => {
  for (const ruleset of ALL) {
    const neutrality: [string, string][] = [['human', 'minbari']];
    const more = (global: string[]) => ({ neutrality, global }) as Partial<Position>;
    const why = (global: string[]) =>
      battle(ruleset, more(global)).why('human', 'attack', 'Test Human Squadron', 'Test Minbari Squadron')?.rule;
    expect([why([]), why(['Test Partisans'])]).toEqual(['b5-r-neutrality-treaty-1', undefined]);
    expect(asksToEnd(three(ruleset, {}, more([])))).toBe(true);
    const t = three(ruleset, {}, more(['Test Partisans']));
    expect([asksToEnd(t), states(t)]).toEqual([false, ['human and minbari: neutrality']]);
  }
});

rule('b5/civil-war/10', 'Neutrality sleeps while a race is in Civil War, so nobody is asked to end it', () => {
  for (const ruleset of OLDER) {
    const neutral = () => humans(ruleset, [{ hand: ['Test Schism'] }, {}, {}], { neutrality: [['human', 'narn']] });
    expect(asksToEnd(neutral())).toBe(true);
    const t = schism(neutral());
    expect([asksToEnd(t), states(t)]).toEqual([false, ['human and narn: neutrality', '1 and 2: war']]);
  }
});

test('Neutrality of a dual race binds all its cards, and any of its players may end it', () => {
  /** Why the fleet of a Human faction cannot attack a Narn fleet; null if it can. */
  const barred = (ruleset: Ruleset, faction: number, neutral: string | number) => {
    const fleet = { supporting: ['Test Human Squadron'] };
    const t = humans(
      ruleset,
      [faction === SINCLAIR ? fleet : {}, faction === CLARK ? fleet : {}, { supporting: ['Test Narn Squadron'] }],
      {
        order: [faction, NARN, faction === SINCLAIR ? CLARK : SINCLAIR],
        neutrality: [[neutral, 'narn']],
        conflicts: [{ conflict: 'Test Fierce Battle', by: NARN, support: ['Test Narn Squadron'] }],
      } as Partial<Position>,
    );
    return t.why(faction, 'attack', 'Test Human Squadron', 'Test Narn Squadron')?.rule ?? null;
  };
  for (const faction of [SINCLAIR, CLARK])
    for (const ruleset of OLDER) expect(barred(ruleset, faction, 'human')).toBe('b5-r-neutrality-treaty-1');
  expect(barred('engine', SINCLAIR, SINCLAIR)).toBe('b5-r-neutrality-treaty-1');
  expect(barred('engine', CLARK, SINCLAIR)).toBe(null);
  for (const ruleset of OLDER) {
    const t = humans(ruleset, [{}, {}, {}], { neutrality: [['human', 'narn']] });
    t.untilAsked('end neutrality', CLARK).pick(CLARK, 'Narn').until('action');
    expect(states(t)).toEqual([]);
  }
  // under the engine rules only the faction that made it
  const t = humans('engine', [{}, {}, {}], { neutrality: [[SINCLAIR, 'narn']] });
  expect(() => t.untilAsked('end neutrality', CLARK, 30)).toThrow('never asked');
});

// Non-Aggression Pact

rule('b5-r-non-aggression-pact-1', 'Non-Aggression Pact: aimed at two races with tensions of 2 or less', () => {
  for (const ruleset of ALL) {
    const t = aimed('Non-Aggression Pact', ruleset, {
      tension: { 'human-minbari': 2, 'human-narn': 3, 'minbari-narn': 2 },
    });
    expect(offered(t, 'human').sort()).toEqual(['Human', 'Minbari', 'Narn']);
    t.pick('human', 'Human');
    // only one second race fits
    expect(t.question).not.toBe('second target');
    expect(t.conflict().secondRace).toBe(RACES.indexOf('minbari'));
    expect(view(t.s, null).conflicts[0]!.target).toEqual({ kind: 'race', name: 'Human and Minbari' });
    expect(t.log(null)).toContain("Human's Non-Aggression Pact also targets the Minbari.");
    const own = aimed('Non-Aggression Pact', ruleset, {
      tension: { 'human-minbari': 2, 'human-narn': 2, 'minbari-narn': 2 },
      nonAggression: [['human', 'narn']],
    });
    own.pick('human', 'Minbari');
    expect([own.question, offered(own, 'human')]).toEqual(['second target', ['Human', 'Narn']]);
    const none = three(
      ruleset,
      { hand: ['Non-Aggression Pact'] },
      { round: 'conflict', tension: { 'human-minbari': 3, 'human-narn': 3, 'minbari>narn': 3 } },
    );
    expect(none.refuses('human', 'declare', 'Non-Aggression Pact')).toBe('b5/targets/1');
  }
});

/** A pact between the Human and the Narn player, won or lost, and the table of the next draw round. */
function pact(ruleset: Ruleset, supported = true): Table {
  const t = three(
    ruleset,
    { hand: ['Non-Aggression Pact'], supporting: ['Test Diplomat 3', 'Test Human Squadron'] },
    { round: 'conflict' },
  );
  t.act('human', 'declare', 'Non-Aggression Pact').pass('minbari', 'narn');
  t.pick('human', 'Human');
  if (supported) t.act('human', 'support', 'Test Diplomat 3', 'Non-Aggression Pact');
  return t.until('draw');
}

rule('b5-r-non-aggression-pact-1', 'Non-Aggression Pact: won, it brings Babylon 5 1 influence and the state', () => {
  for (const ruleset of ALL) {
    const t = pact(ruleset);
    expect([states(t), t.s.babylon5]).toEqual([['human and narn: non-aggression'], 5]);
  }
});

rule(
  'b5-r-non-aggression-pact-1',
  'Non-Aggression Pact: no Military conflicts between their factions, and no attacks between their fleets',
  () => {
    for (const ruleset of ALL) {
      const aims = (raid: string, more: Partial<Position>) => {
        const t = three(ruleset, { hand: [raid], supporting: ['Test Human Squadron'] }, { round: 'conflict', ...more });
        t.act('human', 'declare', raid).pass('minbari', 'narn').leaveOpen();
        const { targetSeat, targetRace } = t.conflict();
        return t.question === 'target'
          ? t.options('human').map(o => o.a)
          : [raid === 'Test Race Siege' ? targetRace : targetSeat];
      };
      const pact: Partial<Position> = { nonAggression: [['human', 'narn']] };
      expect(aims('Test Raid', {})).toEqual([1, 2]);
      expect(aims('Test Raid', pact)).toEqual([1]);
      // the same for a conflict that targets a race
      const [minbari, narn] = [RACES.indexOf('minbari'), RACES.indexOf('narn')];
      expect(aims('Test Race Siege', {})).toEqual([minbari, narn]);
      expect(aims('Test Race Siege', pact)).toEqual([minbari]);
      const wars = (nonAggression: [string, string][]) =>
        three(ruleset, {}, { round: 'conflict', war: [['human', 'narn']], nonAggression } as Partial<Position>);
      expect(wars([]).offers('human', 'declare-war-conflict')).toBe(true);
      expect(wars([['human', 'narn']]).offers('human', 'declare-war-conflict')).toBe(false);
      const battles = battle(ruleset, { nonAggression: [['human', 'minbari']] });
      expect(battles.refuses('human', 'attack', 'Test Human Squadron', 'Test Minbari Squadron')).toBe(
        'b5-r-non-aggression-pact-1',
      );
      // characters may attack, and other conflicts may be aimed
      expect(battles.offers('human', 'attack', 'Test Citizen', 'Minbari Aide')).toBe(true);
      const plot = three(
        ruleset,
        { hand: ['Test Race Plot'] },
        { round: 'conflict', nonAggression: [['human', 'narn']] },
      );
      plot.act('human', 'declare', 'Test Race Plot').pass('minbari', 'narn').leaveOpen();
      expect(plot.options('human').map(o => o.a)).toEqual([1, 2]);
    }
  },
);

rule('b5-r-non-aggression-pact-1', 'Non-Aggression Pact: it ends once the tension of either is 4', () => {
  for (const ruleset of ALL) {
    const t = three(
      ruleset,
      { hand: ['Test Race Slander', 'Test Race Slander'] },
      { tension: { 'narn>human': 2, 'human>narn': 2 }, nonAggression: [['human', 'narn']] },
    );
    t.act('human', 'event', 'Test Race Slander').pick('human', 'Narn').pick('human', 'Human');
    expect([t.tension('narn', 'human'), states(t)]).toEqual([3, ['human and narn: non-aggression']]);
    t.pass('minbari', 'narn').act('human', 'event', 'Test Race Slander').pick('human', 'Narn').pick('human', 'Human');
    expect([t.tension('narn', 'human'), states(t)]).toEqual([4, []]);
    expect(t.log(null)).toContain('The Humans and the Narn are no longer in a state of Non-Aggression.');
    // other states do not end so
    const pair: [string, string][] = [['human', 'narn']];
    const more = { tension: { 'narn>human': 3 }, alliance: pair, neutrality: pair, nonAggression: pair };
    const kept = three(ruleset, { hand: ['Test Race Slander'] }, more as Partial<Position>);
    kept.act('human', 'event', 'Test Race Slander').pick('human', 'Narn').pick('human', 'Human');
    expect([kept.tension('narn', 'human'), states(kept)]).toEqual([
      4,
      ['human and narn: alliance', 'human and narn: neutrality'],
    ]);
  }
});

test('Non-Aggression that a text suspends forbids nothing, and no tension ends it', () => {
  for (const ruleset of ALL) {
    const pact: [string, string][] = [['human', 'narn']];
    const aims = (global: string[]) => {
      const human = { hand: ['Test Raid'], supporting: ['Test Human Squadron'] };
      const more = { round: 'conflict', nonAggression: pact, global } as Partial<Position>;
      const t = three(ruleset, human, more).act('human', 'declare', 'Test Raid');
      t.pass('minbari', 'narn').leaveOpen();
      return t.question === 'target' ? t.options('human').map(o => o.a) : [t.conflict().targetSeat];
    };
    expect([aims([]), aims(['Test Warpath'])]).toEqual([[1], [1, 2]]);
    const battles = battle(ruleset, { nonAggression: [['human', 'minbari']], global: ['Test Warpath'] });
    expect(battles.offers('human', 'attack', 'Test Human Squadron', 'Test Minbari Squadron')).toBe(true);
    const tense = (global: string[]) => {
      const more = { tension: { 'human-narn': 3 }, nonAggression: pact, global } as Partial<Position>;
      const t = three(ruleset, { hand: ['Test Race Slander'] }, more);
      return states(t.act('human', 'event', 'Test Race Slander').pick('human', 'Narn').pick('human', 'Human'));
    };
    expect([tense([]), tense(['Test Warpath'])]).toEqual([[], ['human and narn: non-aggression']]);
  }
});

test('Non-Aggression Pact of a dual race: all its factions, or under the engine rules the one that was chosen', () => {
  const aims = (ruleset: Ruleset, nonAggression: [string | number, string][]) => {
    const t = humans(ruleset, [{}, {}, { hand: ['Test Raid'], supporting: ['Test Narn Squadron'] }], {
      round: 'conflict',
      order: [3, 1, 2],
      nonAggression,
    } as Partial<Position>);
    if (!t.offers(NARN, 'declare', 'Test Raid')) return [];
    t.act(NARN, 'declare', 'Test Raid').pass(SINCLAIR, CLARK).leaveOpen();
    return t.question === 'target' ? t.options(NARN).map(o => o.a + 1) : [t.conflict().targetSeat + 1];
  };
  for (const ruleset of OLDER) {
    expect(aims(ruleset, [])).toEqual([SINCLAIR, CLARK]);
    expect(aims(ruleset, [['human', 'narn']])).toEqual([]);
  }
  expect(aims('engine', [[SINCLAIR, 'narn']])).toEqual([CLARK]);
});

// Commerce Raiding

const SPONSORED = { global: ['Commerce Raiding'] } as const;
/** Commerce Raiding, sponsored by the Narn player while Human and Minbari trade; then the next conflict round. */
function raiding(ruleset: Ruleset, human: Partial<SeatPosition> = {}, more: Partial<Position> = {}): Table {
  return at({
    ruleset,
    seats: [
      { race: 'human', rating: 9, ...human },
      { race: 'minbari', rating: 9, hand: ['Commerce Raiding'] },
      { race: 'narn', rating: 9, hand: ['Commerce Raiding'] },
    ],
    order: ['narn', 'human', 'minbari'],
    freeTrade: [['human', 'minbari']],
    ...more,
  });
}

rule('b5-r-commerce-raiding-1', 'Commerce Raiding: Free Trade is suspended, and its player has 1 more', () => {
  for (const ruleset of ALL) {
    const t = raiding(ruleset);
    expect(ratings(t)).toEqual([10, 10, 9]);
    t.act('narn', 'sponsor', 'Commerce Raiding');
    expect(ratings(t)).toEqual([9, 9, 10]);
    expect(view(t.s, null).relations).toEqual([{ kind: 'free trade', a: 'human', b: 'minbari', suspended: true }]);
    // it lasts
    t.until('draw').until('action');
    expect(ratings(t)).toEqual([9, 9, 10]);
  }
});

rule('b5-r-commerce-raiding-2', 'Commerce Raiding: nobody can bring in a second one', () => {
  for (const ruleset of ALL) {
    const t = raiding(ruleset);
    t.act('narn', 'sponsor', 'Commerce Raiding').pass('human');
    expect(t.refuses('minbari', 'sponsor', 'Commerce Raiding')).toBe('b5/cards-enhancement/11');
  }
});

/** The conflict against Commerce Raiding, declared by the Human player with some fleets. */
function hunt(ruleset: Ruleset, fleets: number): Table {
  const ships = ['Test Human Squadron', 'Test Human Wing', 'Test Human Reserve'].slice(0, fleets);
  const t = raiding(ruleset, { supporting: ships });
  t.act('narn', 'sponsor', 'Commerce Raiding').until('conflict');
  while (!t.offers('human', 'declare-from')) t.least();
  t.act('human', 'declare-from', 'Commerce Raiding').until('action');
  for (const ship of ships) {
    while (!t.offers('human', 'support', ship)) t.least();
    t.act('human', 'support', ship);
  }
  return t;
}

rule(
  ['b5-r-commerce-raiding-3', 'b5-r-commerce-raiding-4'],
  'Commerce Raiding: in a conflict round anybody may start a conflict against it, with 10 opposition from the start',
  () => {
    for (const ruleset of ALL) {
      const t = raiding(ruleset);
      t.act('narn', 'sponsor', 'Commerce Raiding');
      expect(t.refuses('human', 'declare-from', 'Commerce Raiding')).not.toBe(null);
      t.until('conflict');
      const who = t.s.order.map(seat => seat + 1);
      for (const seat of who) {
        expect(t.offers(seat, 'declare-from', 'Commerce Raiding')).toBe(true);
        t.act(seat, 'declare-from', 'Commerce Raiding');
      }
      expect(t.s.conflicts.map(c => [c.types, c.targetCard, c.extraOpposition])).toEqual(
        who.map(() => [[4], t.s.zones[tableZone(t.s, GLOBAL)]![0], 10]),
      );
    }
  },
);

rule(
  ['b5-r-commerce-raiding-1', 'b5-r-commerce-raiding-6'],
  'Commerce Raiding: with more than 10 support it goes, and the rating of Free Trade is back',
  () => {
    for (const ruleset of ALL) {
      const t = hunt(ruleset, 3).until('draw');
      expect(t.inPlay('Commerce Raiding', 'narn')).toBe(false);
      expect(ratings(t)).toEqual([10, 10, 9]);
      const lost = hunt(ruleset, 2).until('draw');
      expect(lost.inPlay('Commerce Raiding', 'narn')).toBe(true);
      expect(ratings(lost)).toEqual([9, 9, 10]);
    }
  },
);

rule('b5-r-commerce-raiding-5', 'Commerce Raiding: what a Trade Windfall brought before remains', () => {
  for (const ruleset of ALL) {
    const t = raiding(ruleset, { hand: ['Trade Windfall'] }).pass('narn');
    t.act('human', 'event', 'Trade Windfall').pass('minbari');
    expect(ratings(t)).toEqual([11, 10, 9]);
    t.act('narn', 'sponsor', 'Commerce Raiding');
    expect(ratings(t)).toEqual([10, 9, 10]);
  }
});

rule(
  'b5-r-trade-windfall-2',
  'Trade Windfall: while Commerce Raiding is in play it can be played and brings nothing',
  () => {
    for (const ruleset of ALL) {
      const t = raiding(ruleset, { hand: ['Trade Windfall'] });
      t.act('narn', 'sponsor', 'Commerce Raiding').act('human', 'event', 'Trade Windfall');
      expect([t.rating('human'), t.available('human')]).toEqual([9, 2]);
    }
  },
);

rule(
  'b5-r-news-of-galactic-import-2',
  'News of Galactic Import bars the conflict against Commerce Raiding, too',
  () => {
    const t = raiding('casual', { hand: ['News of Galactic Import'], rating: 12 });
    t.act('narn', 'sponsor', 'Commerce Raiding').act('human', 'event', 'News of Galactic Import').until('draw');
    t.until('action');
    expect(t.told('conflict-declared')).toEqual([]);
    expect(t.inPlay('Commerce Raiding', 'narn')).toBe(true);
  },
);

test('Commerce Raiding: a state of Free Trade that is suspended is still there, and a war ends it for good', () => {
  const pact = (global: string[], freeTrade: [Race, Race][]) =>
    raiding('casual', { hand: ['Trade Pact'] }, {
      round: 'conflict',
      order: ['human', 'narn', 'minbari'],
      tension: { 'human-minbari': 3, 'human-narn': 4 },
      global,
      freeTrade,
    } as Partial<Position>);
  expect(pact([], []).offers('human', 'declare', 'Trade Pact')).toBe(true);
  const there = pact(['Commerce Raiding'], [['human', 'minbari']]);
  expect(there.refuses('human', 'declare', 'Trade Pact')).toBe('b5/targets/1');
  const t = raiding('casual', { hand: ['Test War', 'Trade Pact'] }, SPONSORED as never);
  expect(ratings(t)).toEqual([9, 9, 9]);
  t.pass('narn').act('human', 'event', 'Test War').pick('human', 'minbari');
  expect(states(t)).toEqual(['human and minbari: war']);
});

// Armistice

/** A war of Narn and Minbari; the Human player holds Armistice. */
const truce = (ruleset: Ruleset, tension: Record<string, number>, more: Partial<Position> = {}): Table =>
  three(ruleset, { hand: ['Armistice'] }, { war: [['minbari', 'narn']], tension, ...more });

rule('b5-r-armistice-1', 'Armistice: with tensions below 4 the war ends, in the draw round', () => {
  for (const ruleset of ALL) {
    const t = truce(ruleset, { 'minbari-narn': 3 });
    t.act('human', 'event', 'Armistice').pick('human', 'Minbari');
    expect([states(t), t.s.cards[t.s.seats[0]!.ambassador]!.rotated]).toEqual([['minbari and narn: war'], 1]);
    t.until('draw').until('action');
    expect(states(t)).toEqual([]);
    const told = t.log(null).filter(line => /^(Draw|Resolution) round|no longer at war/.test(line));
    expect(told.slice(0, 3)).toEqual([
      'Resolution round.',
      'Draw round.',
      'The Minbari and the Narn are no longer at war.',
    ]);
  }
});

rule('b5-r-armistice-1', 'Armistice: with a tension of 4 on either side it has no target', () => {
  for (const ruleset of ALL) {
    expect(truce(ruleset, { 'minbari>narn': 4, 'narn>minbari': 3 }).refuses('human', 'event', 'Armistice')).toBe(
      'b5/targets/1',
    );
    expect(truce(ruleset, { 'minbari>narn': 3, 'narn>minbari': 4 }).refuses('human', 'event', 'Armistice')).toBe(
      'b5/targets/1',
    );
  }
});

test('Armistice: undone before the draw round, it ends no war', () => {
  const t = three(
    'casual',
    { hand: ['Armistice'] },
    { war: [['minbari', 'narn']], tension: { 'minbari-narn': 3 } },
    { hand: ['Not Meant to Be'] },
  );
  t.act('human', 'event', 'Armistice').pick('human', 'Minbari').act('minbari', 'event', 'Not Meant to Be');
  t.until('draw').until('action');
  expect(states(t)).toEqual(['minbari and narn: war']);
});

test('Armistice in a Civil War: the race is one again', () => {
  for (const ruleset of OLDER) {
    const t = humans(ruleset, [{}, {}, { hand: ['Armistice'] }], {
      order: [3, 1, 2],
      civilWar: ['human'],
      war: [[SINCLAIR, CLARK]],
    });
    t.act(NARN, 'event', 'Armistice').pick(NARN, 'Sinclair');
    t.until('draw').until('action');
    expect([states(t), t.s.rifts]).toEqual([[], undefined]);
  }
});

test('Armistice of one of two wars with a dual race, under the engine rules, ends that one', () => {
  const t = humans('engine', [{}, {}, { hand: ['Armistice'] }], { order: [3, 1, 2], war: [['human', 'narn']] });
  t.act(NARN, 'event', 'Armistice').pick(NARN, 'Clark');
  t.until('draw').until('action');
  expect(states(t)).toEqual(['narn and 1: war']);
});
