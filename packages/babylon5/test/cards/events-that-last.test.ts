import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { SeatPosition } from '../../src/index.ts';
import { eachLeft } from '../../src/rules/effects/statics.ts';
import { DECK, DISCARD, HAND } from '../../src/state.ts';
import { findCard } from '../support/table.ts';
import './played-cards.ts';
import './stand-ins.ts';
import { duel } from './two-seats.ts';

test('Strafing Run: your fleets deal 1 more when they attack, not when they are attacked', () => {
  const damage = (play: boolean) => {
    const t = duel(
      'human',
      { hand: ['Strafing Run'], supporting: ['First Battle Fleet'] },
      { supporting: ['Test Dreadnought'] },
      { conflicts: [{ conflict: 'Test Skirmish', by: 'narn', support: ['Test Dreadnought'] }] },
    );
    if (play) t.act('human', 'event', 'Strafing Run').pass('narn');
    return t.act('human', 'attack', 'First Battle Fleet', 'Test Dreadnought').card('Test Dreadnought').damage;
  };
  expect([damage(true), damage(false)]).toEqual([6, 5]);
  const t = duel(
    'human',
    { hand: ['Strafing Run'], supporting: ['First Battle Fleet'] },
    { supporting: ['Test Dreadnought'] },
    { conflicts: [{ conflict: 'Test Skirmish', by: 'human', support: ['First Battle Fleet'] }] },
  );
  t.act('human', 'event', 'Strafing Run').act('narn', 'attack', 'Test Dreadnought', 'First Battle Fleet');
  expect(t.card('Test Dreadnought').damage).toBe(5);
});

rule(
  'b5-r-diplomatic-immunity-1',
  'Diplomatic Immunity: ambassador and assistant cannot be attacked, others can; conflicts go on',
  () => {
    const t = duel(
      'human',
      { hand: ['Diplomatic Immunity'], supporting: ['Test Adjutant', 'Test Clerk'] },
      { supporting: ['Test Mediator'] },
      {
        conflicts: [
          { conflict: 'Test Debate', by: 'human', support: ['Jeffrey Sinclair', 'Test Adjutant', 'Test Clerk'] },
        ],
      },
    );
    t.act('human', 'event', 'Diplomatic Immunity').pick('human', 'human');
    expect(t.refuses('narn', 'attack', 'Test Mediator', 'Jeffrey Sinclair')).toBe('b5/precedence/2');
    expect(t.refuses('narn', 'attack', 'Test Mediator', 'Test Adjutant')).toBe('b5/precedence/2');
    expect(t.why('narn', 'attack', 'Test Mediator', 'Test Clerk')).toBe(null);
    expect(t.conflict('Test Debate').now.support).toBeGreaterThan(4);
    expect(t.until('draw').until('action').s.mods).toEqual([]);
  },
);

describe('Defame Ambassador', () => {
  const defame = () =>
    duel('human', { hand: ['Defame Ambassador'] }, { ambassador: 'Test Sudden Chief' }).act(
      'human',
      'event',
      'Defame Ambassador',
    );
  rule(
    'b5-r-defame-ambassador-1',
    'Defame Ambassador: all abilities of an ambassador are halved until the turn ends',
    () => {
      const t = defame();
      expect(t.s.cards[t.s.seats[1]!.ambassador]!.damage).toBe(0);
      expect(t.ability('Test Sudden Chief', 'intrigue')).toBe(2);
      expect(t.until('draw').until('action').ability('Test Sudden Chief', 'diplomacy')).toBe(5);
    },
  );
  rule(
    'b5-r-defame-ambassador-2',
    'Defame Ambassador: the total is halved, and a half counts for the ambassador',
    () => {
      const t = duel(
        'human',
        { hand: ['Defame Ambassador'] },
        { ambassador: { card: 'Test Sudden Chief', attached: ['Glory'] } },
      ).act('human', 'event', 'Defame Ambassador');
      expect(t.ability('Test Sudden Chief', 'diplomacy')).toBe(Math.ceil((5 + 1) / 2));
      expect(defame().ability('Test Sudden Chief', 'diplomacy')).toBe(3);
    },
  );
  test('never your own', () => {
    const t = duel('human', { hand: ['Defame Ambassador'] }).act('human', 'event', 'Defame Ambassador');
    expect(t.ability('Jeffrey Sinclair', 'leadership')).toBe(5);
  });
});

describe('Moral Quandary', () => {
  const ask = (who: string, more: Partial<SeatPosition> = {}) =>
    duel('human', { hand: ['Moral Quandary'] }, { supporting: [who], ...more })
      .act('human', 'event', 'Moral Quandary')
      .pick('human', who);
  rule('b5-r-moral-quandary-2', 'Moral Quandary: whoever came for free is saved at his cost', () => {
    const t = ask("Na'Toth").pick('narn', 'yes');
    expect([t.card("Na'Toth").rotated, t.available('narn')]).toEqual([
      0,
      12 - (t.s.defs.length > 0 ? 12 - t.available('narn') : 0),
    ]);
    expect(12 - t.available('narn')).toBeGreaterThan(0);
  });
  test('its player pays its cost, or it rotates', () => {
    expect([
      ask('Test Spy').pick('narn', 'yes').available('narn'),
      ask('Test Spy').pick('narn', 'no').card('Test Spy').rotated,
    ]).toEqual([6, 1]);
    const poor = ask('Test Spy', { rating: 5 });
    expect(poor.card('Test Spy').rotated).toBe(1);
  });
  rule('b5-r-moral-quandary-1', 'Moral Quandary: nothing saves a character without a cost', () => {
    const t = duel('human', { hand: ['Moral Quandary'] }, { ambassador: 'Test Sudden Chief' });
    t.act('human', 'event', 'Moral Quandary').pick('human', 'Test Sudden Chief');
    expect([t.card('Test Sudden Chief').rotated, t.available('narn')]).toEqual([1, 12]);
  });
  rule('b5-r-moral-quandary-3', 'Moral Quandary: a rotated character may be named', () => {
    const t = duel('human', { hand: ['Moral Quandary'] }, { supporting: [{ card: 'Test Spy', rotated: true }] });
    t.act('human', 'event', 'Moral Quandary');
    expect(t.offers('human', 'card', 'Test Spy')).toBe(true);
    t.pick('human', 'Test Spy').pick('narn', 'no');
  });
});

describe('half of the marks go', () => {
  const play = (title: string, mark: 'vorlon' | 'shadow') =>
    duel(
      'human',
      { hand: [title, 'Test Vigil'], supporting: [{ card: 'Test Spy', marks: { [mark]: 5 } }, 'Test Clerk'] },
      { supporting: [{ card: 'Test Informer', marks: { [mark]: 2 } }] },
    );
  rule('b5-r-competing-interests-1', 'Competing Interests: every player loses half, rounded up; yours rotate', () => {
    const t = play('Competing Interests', 'vorlon');
    expect(t.why('human', 'event', 'Test Vigil')).toBe(null);
    t.act('human', 'event', 'Competing Interests').pass('narn');
    expect([t.card('Test Spy').vorlon, t.card('Test Informer').vorlon]).toEqual([2, 1]);
    expect([t.card('Test Spy').rotated, t.card('Test Informer').rotated, t.card('Test Clerk').rotated]).toEqual([
      1, 0, 0,
    ]);
  });
  test('Competing Interests: you play nothing more that needs Vorlon Marks this turn', () => {
    const t = duel('human', {
      hand: ['Competing Interests', 'Test Vigil'],
      supporting: [{ card: 'Test Spy', marks: { vorlon: 9 } }],
    });
    t.act('human', 'event', 'Competing Interests').pass('narn');
    expect(t.refuses('human', 'event', 'Test Vigil')).toBe('b5/precedence/2');
  });
  rule('b5-r-conflicting-desires-1', 'Conflicting Desires: its player loses half as well', () => {
    const t = play('Conflicting Desires', 'shadow').act('human', 'event', 'Conflicting Desires');
    expect([t.card('Test Spy').shadow, t.card('Test Informer').shadow]).toEqual([2, 1]);
  });
  rule('b5-r-conflicting-desires-2', 'Conflicting Desires: Growth in Chaos does not make it cheaper', () => {
    const t = duel(
      'centauri',
      {
        agenda: 'Growth in Chaos',
        hand: ['Conflicting Desires'],
        ambassador: { card: 'Londo Mollari', marks: { shadow: 2 } },
      },
      { race: 'narn' },
    );
    t.act('centauri', 'event', 'Conflicting Desires');
    expect(t.available('centauri')).toBe(10);
  });
});

test('Subliminal Influence: each of your tensions and your unrest goes up, down, or stays', () => {
  const t = duel(
    'human',
    { hand: ['Subliminal Influence'], unrest: 2 },
    {},
    { tension: { 'human>centauri': 3, 'human>minbari': 3, 'human>narn': 3 } },
  );
  t.act('human', 'event', 'Subliminal Influence')
    .pick('human', 'up')
    .pick('human', 'down')
    .pick('human', 'leave')
    .pick('human', 'leave')
    .pick('human', 'down');
  expect([
    t.tension('human', 'centauri'),
    t.tension('human', 'minbari'),
    t.tension('human', 'narn'),
    t.s.seats[0]!.unrest,
  ]).toEqual([4, 2, 3, 1]);
  expect(
    duel('human', { hand: ['Subliminal Influence'], rating: 8 }).refuses('human', 'event', 'Subliminal Influence'),
  ).toBe('b5/cost/7');
});

test('War by Popular Decree: a player with unrest 3 goes to war at tension 5, and nobody calmer', () => {
  const war = (unrest: number, level: number) =>
    duel(
      'human',
      { hand: ['War by Popular Decree'], ambassador: 'Test Sudden Envoy' },
      { unrest },
      { tension: { 'narn>centauri': level } },
    );
  expect(war(3, 5).act('human', 'event', 'War by Popular Decree').s.relations).toEqual([{ kind: 'war', a: 1, b: 3 }]);
  expect(war(2, 5).refuses('human', 'event', 'War by Popular Decree')).toBe('b5/targets/1');
  expect(war(3, 4).refuses('human', 'event', 'War by Popular Decree')).toBe('b5/targets/1');
});

test('The Opposition Rises: cards and events cost a player the unrest more this turn, you nothing', () => {
  const t = duel(
    'human',
    { hand: ['The Opposition Rises', 'Test Clerk'] },
    { unrest: 3, hand: ['Test Spy', 'Meditation'] },
  );
  t.act('human', 'event', 'The Opposition Rises').act('narn', 'sponsor', 'Test Spy');
  expect(t.available('narn')).toBe(12 - 6 - 3);
  t.act('human', 'sponsor', 'Test Clerk');
  expect(t.available('human')).toBe(15 - 1 - 7);
});

test('Secret Strike: for one with Intrigue a conflict starts at once, and not after another one of yours', () => {
  const strike = (conflicts: never[] | { conflict: string; by: 'human' }[]) =>
    duel(
      'human',
      { hand: ['Secret Strike', 'Test Debate'], supporting: ['Test Spy'], ambassador: 'Test Diplomat' },
      {},
      { conflicts },
    );
  const t = strike([]).act('human', 'event', 'Secret Strike');
  expect([t.conflict('Test Debate').stage, t.card('Test Spy').rotated]).toEqual(['initiated', 1]);
  expect(strike([{ conflict: 'Test Skirmish', by: 'human' }]).refuses('human', 'event', 'Secret Strike')).toBe(
    'b5/cost/7',
  );
});

describe('support and opposition from nobody', () => {
  rule(
    'b5-r-secret-vorlon-aid-1',
    'Secret Vorlon Aid: 5 for or against an Intrigue conflict, or for one side of many',
    () => {
      const aid = (conflict: string, marks = 2) =>
        duel(
          'human',
          { hand: ['Secret Vorlon Aid'], supporting: [{ card: 'Test Diplomat', marks: { vorlon: marks } }] },
          {},
          { conflicts: [{ conflict, by: 'narn' }] },
        );
      const against = aid('Test Sudden Plot').act('human', 'event', 'Secret Vorlon Aid').pick('human', 'oppose');
      expect([against.conflict('Test Sudden Plot').now.opposition, against.card('Test Diplomat').rotated]).toEqual([
        5, 1,
      ]);
      expect(
        aid('Test Sudden Plot')
          .act('human', 'event', 'Secret Vorlon Aid')
          .pick('human', 'support')
          .conflict('Test Sudden Plot').now.support,
      ).toBe(5);
      expect(aid('Test Sudden Plot', 1).refuses('human', 'event', 'Secret Vorlon Aid')).toBe('b5/cost/7');
      expect(aid('Test Debate').refuses('human', 'event', 'Secret Vorlon Aid')).toBe('b5/targets/1');
      const many = aid('Test Many Plots').act('human', 'event', 'Secret Vorlon Aid').pick('human', 'human');
      expect(many.conflict('Test Many Plots').now.sides).toEqual([5, 0]);
    },
  );
  rule(
    'b5-r-emergency-military-aid-1',
    'Emergency Military Aid: 1 Military for every 2 influence, without a fleet',
    () => {
      const t = duel(
        'human',
        { hand: ['Emergency Military Aid'], rating: 21 },
        {},
        { conflicts: [{ conflict: 'Test Skirmish', by: 'narn' }] },
      );
      t.act('human', 'event', 'Emergency Military Aid').pick('human', 10).pick('human', 'oppose');
      expect([t.conflict('Test Skirmish').now.opposition, t.available('human')]).toEqual([10, 0]);
      const none = duel(
        'human',
        { hand: ['Emergency Military Aid'] },
        {},
        { conflicts: [{ conflict: 'Test Debate', by: 'narn' }] },
      );
      expect(none.refuses('human', 'event', 'Emergency Military Aid')).toBe('b5/targets/1');
    },
  );
  const sortie = (target: 'human' | 'narn') =>
    duel(
      'human',
      { hand: ['Sortie'], supporting: ['Proxima III'] },
      { supporting: ['Test Patrol'] },
      { conflicts: [{ conflict: 'Test Foray', by: 'narn', target }] },
    );
  rule(
    'b5-r-sortie-1',
    'Sortie: a location rotates, and a fifth of its Military opposes what is aimed at its faction',
    () => {
      const t = sortie('human').act('human', 'event', 'Sortie');
      expect([t.conflict('Test Foray').now.opposition, t.card('Proxima III').rotated]).toEqual([2, 1]);
      expect(sortie('narn').refuses('human', 'event', 'Sortie')).toBe('b5/targets/1');
    },
  );
  rule('b5-r-sortie-2', 'Sortie: the location takes no part, so nothing attacks it', () => {
    const t = sortie('human').act('human', 'event', 'Sortie');
    expect(t.refuses('narn', 'attack', 'Test Patrol', 'Proxima III')).toBe('b5/attack/1');
  });
});

describe('Unrecognized Data', () => {
  const hidden = (attacker: string) => {
    const t = duel(
      'human',
      { hand: ['Unrecognized Data'], supporting: ['Test Dreadnought'] },
      { supporting: [attacker] },
      { conflicts: [{ conflict: 'Test Skirmish', by: 'human', support: ['Test Dreadnought'] }] },
    );
    return t.act('human', 'event', 'Unrecognized Data');
  };
  rule(
    'b5-r-unrecognized-data-1',
    'Unrecognized Data: no fleet attacks that fleet, which takes damage when it attacks',
    () => {
      expect(hidden('Test Patrol').refuses('narn', 'attack', 'Test Patrol', 'Test Dreadnought')).toBe(
        'b5/precedence/2',
      );
      const t = duel(
        'human',
        { hand: ['Unrecognized Data'], supporting: ['Test Dreadnought'] },
        { supporting: ['Test Patrol'] },
        { conflicts: [{ conflict: 'Test Skirmish', by: 'narn', support: ['Test Patrol'] }] },
      );
      t.act('human', 'event', 'Unrecognized Data')
        .pass('narn')
        .act('human', 'attack', 'Test Dreadnought', 'Test Patrol');
      expect(t.card('Test Dreadnought').damage).toBe(5);
    },
  );
  rule(
    'b5-r-unrecognized-data-2',
    'Unrecognized Data: an Expeditionary Fleet under it is not attacked in return',
    () => {
      const raid = (play: boolean) => {
        const t = duel(
          'human',
          { hand: ['Unrecognized Data'], supporting: ['Expeditionary Fleet'] },
          {
            supporting: [
              { card: 'Picket Fleet', race: 'narn' },
              { card: 'Second Battle Fleet', race: 'narn' },
            ],
          },
          { tension: { 'human>narn': 5 } },
        );
        if (play) t.act('human', 'event', 'Unrecognized Data').pass('narn');
        t.act('human', 'use', 'Expeditionary Fleet').pick('human', 'Picket Fleet');
        return t.why('narn', 'attack', 'Second Battle Fleet', 'Expeditionary Fleet');
      };
      expect([raid(true)?.rule, raid(false)]).toEqual(['b5/precedence/2', null]);
    },
  );
});

rule(
  'b5-r-vorlon-rescue-1',
  'Vorlon Rescue: one of the Inner Circle stands again, rotated, without what could hurt him',
  () => {
    const rescue = (vorlon: number) =>
      duel(
        'human',
        {
          hand: ['Vorlon Rescue'],
          inner: [
            {
              card: 'Test Spy',
              marks: { vorlon },
              neutralized: true,
              severe: 2,
              attached: ['Test Curse', 'Test Badge'],
            },
          ],
        },
        {},
        { conflicts: [{ conflict: 'Test Sudden Plot', by: 'human', support: ['Test Spy'] }] },
      );
    const t = rescue(2).act('human', 'event', 'Vorlon Rescue');
    expect(t.card('Test Spy')).toMatchObject({ neutralized: 0, severe: 0, damage: 0, rotated: 1 });
    const upright = duel(
      'human',
      { hand: ['Vorlon Rescue'], inner: [{ card: 'Test Spy', marks: { vorlon: 2 } }] },
      {},
      { conflicts: [{ conflict: 'Test Sudden Plot', by: 'human', support: ['Test Spy'] }] },
    );
    Object.assign(upright.card('Test Spy'), { neutralized: 1, rotated: 0 });
    expect(upright.act('human', 'event', 'Vorlon Rescue').card('Test Spy').rotated).toBe(1);
    expect([t.inPlay('Test Curse'), t.inPlay('Test Badge')]).toEqual([false, true]);
    expect(rescue(1).refuses('human', 'event', 'Vorlon Rescue')).toBe('b5/targets/1');
  },
);

test('Ramming: the attacker that neutralized your fleet takes its printed Military; without a Destiny Mark nothing', () => {
  const ram = (destiny: number) => {
    const t = duel(
      'human',
      {
        hand: ['Ramming'],
        ambassador: { card: 'Test Diplomat', marks: { destiny } },
        supporting: ['First Battle Fleet'],
      },
      { supporting: ['Test Sudden Dreadnought'] },
      { conflicts: [{ conflict: 'Test Skirmish', by: 'human', support: ['First Battle Fleet'] }] },
    );
    expect(t.why('human', 'event', 'Ramming')).not.toBe(null);
    return t.pass('human').act('narn', 'attack', 'Test Sudden Dreadnought', 'First Battle Fleet');
  };
  const t = ram(1);
  expect([t.card('First Battle Fleet').neutralized, t.card('Test Sudden Dreadnought').damage]).toEqual([1, 5]);
  t.act('human', 'event', 'Ramming');
  expect([t.card('Test Sudden Dreadnought').damage, t.card('Test Diplomat').destiny]).toEqual([10, 0]);
  expect(ram(0).refuses('human', 'event', 'Ramming')).toBe('b5-r-short-term-goals-1');
});

test("Knowledge of the Soul: a Soul Hunter brings a character out of another's discard pile for the turn", () => {
  const t = duel(
    'human',
    { hand: ['Knowledge of the Soul'], supporting: ['Soul Hunter'] },
    { discard: ['Test Spy', 'Meditation'] },
  );
  t.act('human', 'event', 'Knowledge of the Soul');
  expect([t.card('Test Spy').faction, t.card('Soul Hunter').rotated]).toEqual([0, 1]);
  t.until('draw').until('action');
  expect(t.titles('narn', DISCARD)).toContain('Test Spy');
  const none = duel(
    'human',
    { hand: ['Knowledge of the Soul'], supporting: ['Test Clerk'] },
    { discard: ['Test Spy'] },
  );
  expect(none.refuses('human', 'event', 'Knowledge of the Soul')).toBe('b5/cost/7');
});

test('Chaos Reigns: a new hand for each Shadow Mark; others with such marks may, others not', () => {
  const chaos = (theirs: number) =>
    duel(
      'human',
      { hand: ['Chaos Reigns', 'Meditation'], ambassador: { card: 'Test Diplomat', marks: { shadow: 2 } } },
      { hand: ['Meditation', 'Human Agent'], ambassador: { card: 'Test Clerk', marks: { shadow: theirs } } },
    ).act('human', 'event', 'Chaos Reigns');
  const t = chaos(1).pick('narn', 'yes');
  expect([t.titles('human', HAND).length, t.titles('narn', HAND).length, t.titles('narn', DECK).length]).toEqual([
    2, 1, 5,
  ]);
  expect(chaos(0).titles('narn', HAND)).toEqual(['Meditation', 'Human Agent']);
});

describe('Knowledge of Shadows', () => {
  const search = (deck: string[], shadow = 1) =>
    duel('human', { hand: ['Knowledge of Shadows'], ambassador: { card: 'Test Diplomat', marks: { shadow } }, deck });
  rule(
    'b5-r-knowledge-of-shadows-1',
    'Knowledge of Shadows: an event of your choice that changes Leadership or Military',
    () => {
      const t = search(['Decisive Tactics', 'Meditation', 'Human Aide']).act('human', 'event', 'Knowledge of Shadows');
      expect(t.titles('human', HAND)).toEqual(['Decisive Tactics']);
      expect(search(['Decisive Tactics'], 0).refuses('human', 'event', 'Knowledge of Shadows')).toBe('b5/cost/7');
    },
  );
  rule('b5-r-knowledge-of-shadows-2', 'Knowledge of Shadows: no event that only damages a fleet', () => {
    const t = search(['Ramming', 'Human Aide']).act('human', 'event', 'Knowledge of Shadows');
    expect(t.titles('human', HAND)).toEqual([]);
  });
  rule('b5-r-knowledge-of-shadows-3', 'Knowledge of Shadows: one that changes all abilities as well', () => {
    const t = search(['Defame Ambassador', 'Human Aide']).act('human', 'event', 'Knowledge of Shadows');
    expect(t.titles('human', HAND)).toEqual(['Defame Ambassador']);
  });
});

rule('b5-r-carpe-diem-1', 'Carpe Diem: an event comes back from your discard pile, once in a game', () => {
  const t = duel('human', { hand: ['Carpe Diem', 'Carpe Diem'], discard: ['Meditation', 'Human Agent'] });
  t.act('human', 'event', 'Carpe Diem').pass('narn');
  expect(t.titles('human', HAND).sort()).toEqual(['Carpe Diem', 'Meditation']);
  expect(t.refuses('human', 'event', 'Carpe Diem')).toBe('b5-r-carpe-diem-1');
  expect(
    duel('human', { hand: ['Carpe Diem'], discard: ['Human Agent'] }).refuses('human', 'event', 'Carpe Diem'),
  ).toBe('b5/targets/1');
});

rule('b5-r-concentrated-effort-1', 'Concentrated Effort: a second conflict next turn, one of them a card', () => {
  const t = duel('human', {
    rating: 10,
    agenda: 'Power Politics',
    hand: ['Concentrated Effort', 'Test Debate', 'Test Seance', 'Test Skirmish'],
  });
  t.act('human', 'event', 'Concentrated Effort').untilAsked('declare', 'human');
  t.act('human', 'declare', 'Test Debate').act('human', 'declare', 'Test Seance');
  expect(t.asked.includes('human') && t.question === 'declare').toBe(false);
  const u = duel(
    'human',
    { rating: 18, agenda: 'Power Politics', hand: ['Concentrated Effort', 'Test Debate'] },
    { rating: 19 },
  );
  u.act('human', 'event', 'Concentrated Effort').untilAsked('declare', 'human');
  u.act('human', 'declare-from', 'Power Politics');
  expect(u.offers('human', 'declare', 'Test Debate')).toBe(true);
  u.act('human', 'declare', 'Test Debate');
});

rule(
  'b5-r-change-of-plans-1',
  'Change of Plans: all of your characters leave one conflict for 2 each, ready, and stay out',
  () => {
    const t = duel(
      'human',
      { hand: ['Change of Plans'], supporting: ['Test Spy', 'Test Informer', 'Test Clerk'] },
      { supporting: ['Test Spymaster'] },
      {
        conflicts: [
          { conflict: 'Test Sudden Plot', by: 'human', support: ['Test Spy', 'Test Informer'] },
          { conflict: 'Test Debate', by: 'narn', oppose: ['Test Clerk'] },
        ],
      },
    );
    t.act('human', 'event', 'Change of Plans');
    t.pick('human', 'Test Sudden Plot');
    expect([
      t.conflict('Test Sudden Plot').now.support,
      t.available('human'),
      t.card('Test Spy').rotated,
      t.card('Test Clerk').rotated,
    ]).toEqual([0, 10, 0, 1]);
    expect(t.pass('narn').refuses('human', 'support', 'Test Spy', 'Test Sudden Plot')).toBe('b5-r-shal-mayan-1');
  },
);

describe('News of Galactic Import', () => {
  const next = (hand: string[], more: Partial<SeatPosition> = {}) => {
    const t = duel(
      'human',
      { rating: 12, hand: ['News of Galactic Import', ...hand], ...more },
      { hand: ['Test Debate'] },
    );
    t.act('human', 'event', 'News of Galactic Import').until('draw').until('action');
    return t;
  };
  rule(
    'b5-r-news-of-galactic-import-1',
    'News of Galactic Import: no conflict next turn, and not this card either',
    () => {
      const t = next(['Test Debate', 'News of Galactic Import']);
      expect([t.s.conflicts, t.why('human', 'event', 'News of Galactic Import')?.rule]).toEqual([[], 'b5/cost/7']);
    },
  );
  rule('b5-r-news-of-galactic-import-2', 'News of Galactic Import: no conflict of an agenda either', () => {
    expect(next([], { agenda: 'Power Politics' }).s.conflicts).toEqual([]);
  });
  rule(
    'b5-r-news-of-galactic-import-3',
    'News of Galactic Import: a conflict that is due again waits one turn longer',
    () => {
      const t = duel(
        'human',
        { rating: 12, hand: ['News of Galactic Import', 'Prolonged Talks'] },
        {},
        { conflicts: [{ conflict: 'Test Debate', by: 'human' }] },
      );
      t.act('human', 'event', 'Prolonged Talks').pass('narn').act('human', 'event', 'News of Galactic Import');
      t.until('draw').until('action');
      expect(t.conflict('Test Debate').stage).toBe('postponed');
      t.until('draw').until('action');
      expect(t.conflict('Test Debate').stage).toBe('initiated');
    },
  );
  test('in the turn after that, conflicts are declared again', () => {
    const t = next(['Test Debate']).until('draw');
    t.untilAsked('declare', 'human');
    expect(t.offers('human', 'declare', 'Test Debate')).toBe(true);
  });
});

test('what an event leaves behind holds, whatever players imagine in the place of the card', () => {
  const t = duel('human', { hand: ['Strafing Run'], supporting: ['First Battle Fleet'] }, {});
  const run = t.id('Strafing Run');
  t.act('human', 'event', 'Strafing Run');
  const left = () => {
    let n = 0;
    eachLeft(t.s, 'attack-bonus', () => n++);
    return n;
  };
  expect(left()).toBe(1);
  // as in a world that a bot deals once the card lies hidden again
  t.s.defs = t.s.defs.map((def, id) => (id === run ? findCard('First Battle Fleet', 'human').index : def));
  expect(left()).toBe(1);
});
