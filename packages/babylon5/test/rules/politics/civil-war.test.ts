import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Position, Ruleset, SeatPosition } from '../../../src/index.ts';
import { enemies } from '../../../src/rules/politics/states.ts';
import { humans } from '../../support/cards-for-parties.ts';
import type { Table } from '../../support/table.ts';

const OLDER: readonly Ruleset[] = ['casual', 'tournament'];
const [SINCLAIR, CLARK, NARN] = [1, 2, 3] as const;

const ratings = (t: Table): number[] => t.s.seats.map((_, i) => t.rating(i + 1));
const unrest = (t: Table): number[] => t.s.seats.map(x => x.unrest);
/** The players at war, by pairs of seats from 1. */
const wars = (t: Table): string[] =>
  t.s.seats.flatMap((_, i) => enemies(t.s, i).flatMap(other => (i < other ? [`${i + 1}-${other + 1}`] : [])));
/** Three Human factions and Narn. */
const three = (ruleset: Ruleset, each: readonly Partial<SeatPosition>[] = [], more: Partial<Position> = {}): Table =>
  humans(
    ruleset,
    [0, 1, 2, 3].map(i => each[i] ?? {}),
    more,
  );
/** Sinclair begins a Civil War. */
const torn = (ruleset: Ruleset, hand: readonly string[] = [], more: Partial<Position> = {}): Table =>
  humans(ruleset, [{ hand: ['Test Outrage', ...hand] }], { tension: { '1>2': 5 }, ...more })
    .act(SINCLAIR, 'event', 'Test Outrage')
    .pass(CLARK, NARN);

rule(
  'b5/civil-war/1',
  'Declaration of War names a sibling at tension 5, and all factions of the race are at war',
  () => {
    for (const ruleset of OLDER) {
      const t = three(ruleset, [{ hand: ['Declaration of War'] }], { tension: { '1>2': 5 } });
      t.act(SINCLAIR, 'event', 'Declaration of War');
      expect(wars(t)).toEqual(['1-2', '1-4', '2-4']);
      const calm = three(ruleset, [{ hand: ['Declaration of War'] }], { tension: { '1>2': 4, '2>1': 5 } });
      expect(calm.refuses(SINCLAIR, 'event', 'Declaration of War')).toBe('b5/targets/1');
    }
  },
);

rule('b5/civil-war/1', 'so does any other text that begins a war', () => {
  for (const ruleset of OLDER) {
    const t = humans(ruleset, [{}, { unrest: 3 }, { hand: ['War by Popular Decree'] }], {
      order: [3, 1, 2],
      tension: { '2>1': 5 },
    });
    t.act(NARN, 'event', 'War by Popular Decree');
    expect([wars(t), unrest(t)]).toEqual([['1-2'], [2, 4, 1]]);
  }
});

rule('b5/civil-war/2', 'each faction has 1 more unrest, and each is at war with every other', () => {
  for (const ruleset of OLDER) {
    const t = torn(ruleset);
    expect([unrest(t), wars(t)]).toEqual([[2, 2, 1], ['1-2']]);
    expect(t.log(null).filter(line => /Civil War|at war/.test(line))).toEqual([
      'The Humans are in Civil War.',
      'Sinclair and Clark are now at war.',
    ]);
  }
});

rule(['b5/civil-war/3', 'b5/civil-war/4'], 'peace is made with the sibling whose tension toward you is highest', () => {
  for (const ruleset of OLDER) {
    const own = three(ruleset, [{ hand: ['Test Accord'] }], {
      civilWar: ['human'],
      war: [
        [1, 2],
        [1, 4],
        [2, 4],
      ],
      tension: { '2>1': 5, '4>1': 3, '2-4': 5 },
    });
    own.act(SINCLAIR, 'event', 'Test Accord');
    expect([wars(own), own.happened('race-united')]).toMatchObject([[], [{ race: 0 }]]);
    // of equals either may be named
    const tie = three(ruleset, [{ hand: ['Test Accord'] }], {
      civilWar: ['human'],
      war: [
        [1, 2],
        [1, 4],
        [2, 4],
      ],
      tension: { '2>1': 4, '4>1': 4 },
    }).leaveOpen();
    tie.act(SINCLAIR, 'event', 'Test Accord');
    expect(tie.options(SINCLAIR)).toHaveLength(2);
  }
});

rule(
  'b5/civil-war/3',
  'a third player must address the two whose tensions toward each other are highest together',
  () => {
    for (const ruleset of OLDER) {
      const t = three(ruleset, [{}, {}, { hand: ['Test Arbitration'] }], {
        order: [3, 1, 2, 4],
        civilWar: ['human'],
        war: [
          [1, 2],
          [1, 4],
          [2, 4],
        ],
        tension: { '1-2': 3, '1-4': 4, '2-4': 2 },
      });
      t.act(NARN, 'event', 'Test Arbitration').pick(NARN, 'Sinclair');
      // 8 between Sinclair and the Psi Corps, 6 between Sinclair and Clark: there is no choice
      expect([wars(t), t.s.rifts]).toEqual([[], undefined]);
    }
  },
);

rule('b5/civil-war/5', 'peace between two ends the whole Civil War, and each faction has 1 less unrest', () => {
  for (const ruleset of OLDER) {
    const t = torn(ruleset, ['Test Accord']).act(SINCLAIR, 'event', 'Test Accord');
    expect([wars(t), unrest(t), t.s.relations]).toEqual([[], [1, 1, 1], []]);
  }
});

rule('b5/civil-war/6', 'a text about the race means the faction that its player chooses', () => {
  for (const ruleset of OLDER) {
    const t = torn(ruleset, ['Test Disorder', 'Test Race Slander', 'Test Commerce']);
    t.act(SINCLAIR, 'event', 'Test Disorder').pick(SINCLAIR, 'Clark').pass(CLARK, NARN);
    expect(unrest(t)).toEqual([2, 3, 1]);
    t.act(SINCLAIR, 'event', 'Test Race Slander').pick(SINCLAIR, 'Narn').pick(SINCLAIR, 'Sinclair').pass(CLARK, NARN);
    expect([t.tension(NARN, SINCLAIR), t.tension(NARN, CLARK)]).toEqual([3, 2]);
    t.act(SINCLAIR, 'event', 'Test Commerce').pick(SINCLAIR, 'Narn');
    expect(ratings(t)).toEqual([9, 8, 9]);
  }
});

rule('b5/civil-war/7', 'what speaks of cards of the race reaches all of them still', () => {
  for (const ruleset of OLDER) {
    const t = torn(ruleset, ['Test Race Pride']);
    t.act(SINCLAIR, 'event', 'Test Race Pride');
    expect([t.ability('Jeffrey Sinclair', 'diplomacy'), t.ability('Test Clark', 'diplomacy')]).toEqual([5, 5]);
  }
});

rule('b5/civil-war/8', "the others' tension toward each new race is the old one, and then goes its own way", () => {
  for (const ruleset of OLDER) {
    const t = torn(ruleset, ['Test Race Slander'], { tension: { '1>2': 5, 'narn>human': 3, 'human>narn': 4 } });
    const seen = () => [SINCLAIR, CLARK].flatMap(x => [t.tension(x, NARN), t.tension(NARN, x)]);
    expect(seen()).toEqual([4, 3, 4, 3]);
    t.act(SINCLAIR, 'event', 'Test Race Slander').pick(SINCLAIR, 'Clark').pick(SINCLAIR, 'Narn');
    expect(seen()).toEqual([4, 3, 5, 3]);
  }
});

rule('b5/civil-war/9', 'peace makes the tensions one: their average, rounded up', () => {
  for (const ruleset of OLDER) {
    const t = torn(ruleset, ['Test Race Slander', 'Test Accord'], { tension: { '1>2': 5, 'human>narn': 3 } });
    t.act(SINCLAIR, 'event', 'Test Race Slander').pick(SINCLAIR, 'Clark').pick(SINCLAIR, 'Narn').pass(CLARK, NARN);
    expect([t.tension(SINCLAIR, NARN), t.tension(CLARK, NARN)]).toEqual([3, 4]);
    t.act(SINCLAIR, 'event', 'Test Accord');
    expect([t.tension(SINCLAIR, NARN), t.tension(CLARK, NARN)]).toEqual([4, 4]);
    // between the two it stays as it was
    expect([t.tension(SINCLAIR, CLARK), t.tension(CLARK, SINCLAIR)]).toEqual([5, 2]);
  }
});

rule('b5/civil-war/10', "the race's Free Trade sleeps through a Civil War and comes back", () => {
  for (const ruleset of OLDER) {
    const t = torn(ruleset, ['Test Accord'], { freeTrade: [['human', 'narn']], tension: { '1>2': 5 } });
    expect(ratings(t)).toEqual([8, 8, 8]);
    t.act(SINCLAIR, 'event', 'Test Accord');
    expect(ratings(t)).toEqual([9, 9, 9]);
  }
});

rule('b5/civil-war/11', "a faction's Free Trade sleeps when the race is one, and wakes when it splits again", () => {
  for (const ruleset of OLDER) {
    const t = torn(ruleset, ['Test Commerce', 'Test Accord', 'Test Outrage']);
    t.act(SINCLAIR, 'event', 'Test Commerce').pick(SINCLAIR, 'Narn').pass(CLARK, NARN);
    expect(ratings(t)).toEqual([9, 8, 9]);
    t.act(SINCLAIR, 'event', 'Test Accord').pass(CLARK, NARN);
    expect(ratings(t)).toEqual([8, 8, 8]);
    t.act(SINCLAIR, 'event', 'Test Outrage');
    expect(ratings(t)).toEqual([9, 8, 9]);
  }
});

rule('b5/civil-war/12', 'the last faction left has its old states and those of its own that go with them', () => {
  for (const ruleset of OLDER) {
    const t = humans(ruleset, [{ unrest: 3 }, { unrest: 3, spent: 8 }, {}], {
      round: 'draw',
      civilWar: ['human'],
      war: [[SINCLAIR, CLARK]],
      freeTrade: [[SINCLAIR, NARN]],
    });
    // the race's own state is older: it is put in behind the back of the position
    t.s.relations = [{ kind: 'free trade', a: 0, b: 3 }, ...t.s.relations];
    t.pass(SINCLAIR).act(CLARK, 'surrender', '1');
    expect([t.s.rifts, t.s.relations]).toEqual([undefined, [{ kind: 'free trade', a: 0, b: 3 }]]);
    expect([t.s.seats[0]!.unrest, t.rating(SINCLAIR)]).toEqual([2, 12]);
    // alone, its own state stays
    const other = humans(ruleset, [{}, { spent: 8 }, {}], {
      round: 'draw',
      civilWar: ['human'],
      war: [[SINCLAIR, CLARK]],
      freeTrade: [[SINCLAIR, NARN]],
    });
    other.pass(SINCLAIR).act(CLARK, 'surrender', '1');
    expect(other.s.relations).toEqual([{ kind: 'free trade', a: 0, b: 3 }]);
  }
});

rule('b5/civil-war/13', 'a war of the race is one of each faction, and a war of a faction becomes the race’s', () => {
  for (const ruleset of OLDER) {
    const t = torn(ruleset, ['Test Accord'], { tension: { '1>2': 5 }, war: [['human', 'narn']] });
    expect(wars(t)).toEqual(['1-2', '1-3', '2-3']);
    t.act(SINCLAIR, 'event', 'Test Accord').pick(SINCLAIR, 'Clark');
    expect([wars(t), t.s.relations]).toEqual([['1-3', '2-3'], [{ kind: 'war', a: 0, b: 3 }]]);
    const one = torn(ruleset, ['Test Accord', 'Test War']);
    one.act(SINCLAIR, 'event', 'Test War').pick(SINCLAIR, 'Narn').pass(CLARK, NARN);
    expect(wars(one)).toEqual(['1-2', '1-3']);
    one.act(SINCLAIR, 'event', 'Test Accord').pick(SINCLAIR, 'Clark');
    expect(wars(one)).toEqual(['1-3', '2-3']);
  }
});

rule('b5/civil-war/2', 'an event that began or ended a Civil War can be reversed, and leaves no trace', () => {
  for (const ruleset of OLDER) {
    const seats = (hand: readonly string[]) => [{ hand }, {}, { hand: ['Not Meant to Be'], rating: 14 }];
    const kept = (t: Table) => [t.s.relations, t.s.tension, t.s.rifts, unrest(t)];
    const before = { freeTrade: [['human', 'narn']], tension: { '1>2': 5, 'human>narn': 3 } } as const;
    const began = humans(ruleset, seats(['Test Outrage']), before);
    const was = kept(began);
    began.act(SINCLAIR, 'event', 'Test Outrage').pass(CLARK).act(NARN, 'event', 'Not Meant to Be');
    expect(kept(began)).toEqual(was);
    const ended = humans(ruleset, seats(['Test Accord']), {
      ...before,
      civilWar: ['human'],
      war: [[SINCLAIR, CLARK]],
      tension: { '1>2': 5, '1>narn': 3, '2>narn': 5 },
    });
    const then = kept(ended);
    ended.act(SINCLAIR, 'event', 'Test Accord').pass(CLARK);
    expect([ended.s.rifts, ended.tension(CLARK, NARN)]).toEqual([undefined, 4]);
    expect(kept(ended.act(NARN, 'event', 'Not Meant to Be'))).toEqual(then);
  }
});
