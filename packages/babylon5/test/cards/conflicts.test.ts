import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Position, Ruleset, SeatPosition } from '../../src/index.ts';
import { DISCARD, FACTION, HAND, INNER, SUPPORTING } from '../../src/state.ts';
import { type Table, table } from '../support/table.ts';
import './stand-ins.ts';

/** A position whose players have cards to draw, so that the turn can end. */
function at(p: Position): Table {
  const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide'];
  return table({ ...p, seats: p.seats.map((seat: SeatPosition) => ({ deck, ...seat })) });
}

/** All players do as little as possible until all conflicts of the turn have resolved. */
const resolve = (t: Table): Table => t.until('draw');

/** In the conflict round this seat declares a card of its hand, and the others declare none. */
function declares(t: Table, who: 'narn' | 'centauri' | 'human' | 'minbari', title: string): Table {
  for (let i = 0; i < 9 && t.s.round === 'conflict' && t.s.ask; i++) {
    if (t.asked.includes(who) && t.offers(who, 'declare', title)) t.act(who, 'declare', title);
    else if (t.offers(t.asked[0] as 'narn', 'pass')) t.pass();
    else break;
  }
  return t;
}

/** The influence ratings of the Narn and of the Centauri. */
const ratings = (t: Table) => [t.rating('narn'), t.rating('centauri')];

// Affirmation of Peace

const affirmation = (support: number): Table =>
  at({
    seats: [
      { race: 'human', supporting: [{ card: 'Test Mediator', damage: 10 - support }] },
      { race: 'minbari' },
      { race: 'centauri' },
    ],
    order: ['human', 'minbari', 'centauri'],
    conflicts: [
      { conflict: 'Affirmation of Peace', by: 'human', support: ['Test Mediator'], oppose: ['Londo Mollari'] },
    ],
  });

test('Affirmation of Peace: won, and the vote passed, every tension falls by 1, none below 1', () => {
  const t = affirmation(8).untilAsked('order of voting');
  t.pick('human', 'human', 'minbari', 'centauri');
  t.act('human', 'yes').act('minbari', 'yes').act('centauri', 'no');
  expect([t.tension('human', 'minbari'), t.tension('minbari', 'human')]).toEqual([2, 2]);
  expect([t.tension('human', 'narn'), t.tension('centauri', 'narn')]).toEqual([1, 3]);
  expect(t.tension('human', 'centauri')).toBe(1);
});

test('Affirmation of Peace: a vote that fails changes nothing, and a conflict that is lost calls none', () => {
  const t = affirmation(8).untilAsked('order of voting');
  t.pick('human', 'human', 'minbari', 'centauri');
  t.act('human', 'yes').act('minbari', 'no').act('centauri', 'no');
  expect(t.tension('human', 'minbari')).toBe(3);
  const lost = resolve(affirmation(4));
  expect(lost.happened('vote-called')).toEqual([]);
  expect(lost.tension('human', 'minbari')).toBe(3);
});

// Affirmation of Power

test('Affirmation of Power: a win by 5 brings 1 influence, a win by 4 nothing', () => {
  const play = (opposition: string) =>
    resolve(
      at({
        seats: [
          { race: 'human', supporting: [{ card: 'Test Mediator', damage: 1 }] },
          { race: 'narn', supporting: ['Test Clerk', 'Test Notary'] },
        ],
        conflicts: [
          { conflict: 'Affirmation of Power', by: 'human', support: ['Test Mediator'], oppose: [opposition] },
        ],
      }),
    );
  expect(play('Test Clerk').rating('human')).toBe(5);
  expect(play('Test Notary').rating('human')).toBe(4);
});

describe('Border Raid', () => {
  const raid = (more: { damage?: number; oppose?: readonly string[] } = {}): Position => ({
    seats: [
      {
        race: 'narn',
        supporting: [{ card: 'Test Armada', damage: more.damage ?? 0 }, 'Test Squadron', 'Test Informer'],
      },
      { race: 'centauri', rating: 6, supporting: ['Test Squadron', 'Test Militia', 'Test Clerk'] },
      { race: 'human', supporting: ['Test Squadron'] },
    ],
    order: ['narn', 'centauri', 'human'],
    conflicts: [
      {
        conflict: 'Border Raid',
        by: 'narn',
        target: 'centauri',
        support: ['Test Armada'],
        ...(more.oppose ? { oppose: more.oppose } : {}),
      },
    ],
  });

  rule(
    'b5-r-border-raid-1',
    'uncontested it takes 1 influence, a win by 5 brings 1, and the tensions of both races rise',
    () => {
      const t = resolve(at(raid({ damage: 4 })));
      expect([t.rating('narn'), t.rating('centauri')]).toEqual([5, 5]);
      expect([t.tension('narn', 'centauri'), t.tension('centauri', 'narn')]).toEqual([5, 5]);
      const contested = resolve(at(raid({ oppose: ['Test Militia'] })));
      expect([contested.rating('narn'), contested.rating('centauri')]).toEqual([5, 6]);
      expect(contested.tension('centauri', 'narn')).toBe(5);
      const close = resolve(at(raid({ damage: 2, oppose: ['Test Militia'] })));
      expect([close.rating('narn'), close.rating('centauri')]).toEqual([4, 6]);
      const narrow = resolve(at(raid({ damage: 6 })));
      expect([narrow.rating('narn'), narrow.rating('centauri')]).toEqual([4, 5]);
    },
  );

  rule('b5-r-border-raid-1', 'one fleet of each of the two sides takes part, and nobody else', () => {
    const t = at(raid());
    expect(t.refuses('narn', 'support', t.id('Test Squadron', 'narn'), 'Border Raid')).toBe('b5-r-border-raid-1');
    expect(t.refuses('narn', 'support', "G'Kar", 'Border Raid')).toBe('b5-r-border-raid-1');
    t.pass('narn').act('centauri', 'oppose', 'Test Militia');
    expect(t.refuses('human', 'oppose', t.id('Test Squadron', 'human'), 'Border Raid')).toBe('b5-r-border-raid-1');
    t.pass('human', 'narn');
    expect(t.refuses('centauri', 'oppose', t.id('Test Squadron', 'centauri'), 'Border Raid')).toBe(
      'b5-r-border-raid-1',
    );
  });

  rule('b5-r-border-raid-2', 'opposition that no participant brings is no second fleet', () => {
    const p = raid({ oppose: ['Test Militia'] });
    const [narn, centauri, human] = p.seats;
    const t = at({ ...p, seats: [narn!, { ...centauri!, hand: ['Test Batteries'] }, human!] });
    t.pass('narn').act('centauri', 'event', 'Test Batteries');
    expect(t.conflict('Border Raid').now.opposition).toBe(7);
    expect(t.conflict('Border Raid').parts.length).toBe(2);
    expect(resolve(t).rating('narn')).toBe(4);
  });

  /** A raid by a player who also has an Expeditionary Fleet, at this tension. */
  const expedition = (tension: number): Table => {
    const p = raid({ oppose: ['Deep Space Fleet'] });
    const [narn, centauri, human] = p.seats;
    return at({
      ...p,
      tension: { 'narn>centauri': tension },
      seats: [
        { ...narn!, supporting: [...narn!.supporting!, 'Expeditionary Fleet'] },
        { ...centauri!, supporting: ['Deep Space Fleet', 'First Battle Fleet'] },
        human!,
      ],
    });
  };

  rule('b5-r-border-raid-3', 'an Expeditionary Fleet may attack besides the one fleet, and takes no part', () => {
    expect(expedition(4).offers('narn', 'use', 'Expeditionary Fleet')).toBe(false);
    const t = expedition(5);
    t.act('narn', 'use', 'Expeditionary Fleet').pick('narn', 'Deep Space Fleet');
    expect(t.happened('damaged')).toMatchObject([{ card: t.id('Deep Space Fleet'), n: 4 }, { n: 3 }]);
    expect(t.conflict('Border Raid').parts.map(p => p.card)).toEqual([t.id('Test Armada'), t.id('Deep Space Fleet')]);
  });

  rule(
    'b5-r-border-raid-4',
    'the raid stays contested though the opposing fleet is struck down, and the fleet that struck may be struck',
    () => {
      const t = expedition(5);
      t.act('narn', 'use', 'Expeditionary Fleet').pick('narn', 'Deep Space Fleet');
      expect(t.card('Deep Space Fleet').neutralized).toBe(1);
      t.act('centauri', 'attack', 'First Battle Fleet', 'Expeditionary Fleet');
      expect(t.card('Expeditionary Fleet').neutralized).toBe(1);
      resolve(t);
      expect(t.conflict('Border Raid')).toMatchObject({ won: true, uncontested: false, opposition: 0 });
      expect([t.rating('narn'), t.rating('centauri')]).toEqual([5, 6]);
    },
  );

  rule('b5-r-border-raid-5', 'Level the Playing Field does not let a character in', () => {
    const p = raid();
    const [narn, centauri, human] = p.seats;
    const t = at({ ...p, seats: [{ ...narn!, hand: ['Level the Playing Field'] }, centauri!, human!] });
    t.act('narn', 'event', 'Level the Playing Field').pick('narn', 'Test Informer');
    t.pass('centauri', 'human');
    expect(t.refuses('narn', 'support', 'Test Informer', 'Border Raid')).toBe('b5-r-border-raid-1');
  });
});

// only the Non-Aligned can have two factions of one race, under the engine rules

const neighbours = (conflict: string, more: { by?: 'narn'; target?: number } = {}): Position => ({
  ruleset: 'engine',
  seats: [
    { race: 'non-aligned', ambassador: 'Test First Speaker', supporting: ['Test Armada', 'Test Squadron'] },
    { race: 'non-aligned', ambassador: 'Test Second Speaker', rating: 6, supporting: ['Test Squadron'] },
    { race: 'narn', supporting: ['Test Squadron', 'Test Armada'], rating: 5 },
  ],
  order: [1, 2, 3],
  tension: { 'narn>1': 3, 'narn>2': 3 },
  conflicts: [{ conflict, by: 1, target: 2, ...more }],
});

describe('Border Raid, between factions of one race', () => {
  rule(
    'b5-r-border-raid-6',
    'a raid on a faction of the own race: the raider who opposes takes the place of the target',
    () => {
      const t = at(neighbours('Border Raid'));
      t.act(1, 'oppose', t.id('Test Squadron', 1), 'Border Raid');
      expect(t.refuses(2, 'oppose', t.id('Test Squadron', 2), 'Border Raid')).toBe('b5-r-border-raid-1');
      t.pass(2);
      expect(t.refuses(3, 'support', t.id('Test Armada', 3), 'Border Raid')).toBe('b5-r-border-raid-1');
      t.pass(3);
      expect(t.refuses(1, 'support', t.id('Test Armada', 1), 'Border Raid')).toBe('b5-r-border-raid-1');
      const u = at(neighbours('Border Raid'));
      u.act(1, 'support', u.id('Test Armada', 1), 'Border Raid');
      u.act(2, 'oppose', u.id('Test Squadron', 2), 'Border Raid');
      u.pass(3);
      expect(u.refuses(1, 'oppose', u.id('Test Squadron', 1), 'Border Raid')).toBe('b5-r-border-raid-1');
    },
  );

  rule('b5-r-border-raid-7', "another faction of the target's race may send the one fleet", () => {
    const p = neighbours('Border Raid', { by: 'narn', target: 1 });
    const t = at({ ...p, order: [2, 1, 3] });
    t.act(2, 'oppose', t.id('Test Squadron', 2), 'Border Raid');
    expect(t.refuses(1, 'oppose', t.id('Test Squadron', 1), 'Border Raid')).toBe('b5-r-border-raid-1');
  });

  rule('b5-r-border-raid-8', 'an uncontested raid on a faction of the own race brings 1 and costs the target 1', () => {
    const t = at(neighbours('Border Raid'));
    t.act(1, 'support', t.id('Test Armada', 1), 'Border Raid');
    t.until('draw');
    expect([t.rating(1), t.rating(2)]).toEqual([5, 5]);
  });

  /** A Human faction with a damaged armada of 10 raids another; Narn raid the first in the same way. */
  const kin = (ruleset: Ruleset, damage: number, more: Partial<SeatPosition> = {}): Table =>
    at({
      ruleset,
      seats: [
        { race: 'human', supporting: [{ card: 'Test Armada', damage }] },
        { race: 'human', ambassador: 'Michael Garibaldi', rating: 6, supporting: ['Test Militia'], ...more },
        { race: 'narn', rating: 6, supporting: [{ card: 'Test Armada', damage }] },
      ],
      order: [1, 2, 3],
      conflicts: [
        { conflict: 'Border Raid', by: 1, target: 2, support: ['Test Armada'] },
        { conflict: 'Border Raid', by: 'narn', target: 2, support: ['Test Armada'] },
      ],
    });

  rule('b5-r-border-raid-8', 'between two Human factions the 1 comes by however little, if nobody contests it', () => {
    for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
      for (const damage of [0, 5, 6, 9]) {
        const t = resolve(kin(ruleset, damage));
        // both raids cost the target 1, and that of the Narn every Human faction; the raider of another race gains only by 5 or more
        const first = ruleset === 'engine' ? 5 : 4;
        expect([t.rating(1), t.rating(2), t.rating(3)]).toEqual([first, 4, damage <= 5 ? 7 : 6]);
      }
      const t = kin(ruleset, 6);
      t.pass(1).act(2, 'oppose', 'Test Militia', 'Border Raid');
      expect([resolve(t).rating(1), t.rating(2)]).toEqual([ruleset === 'engine' ? 4 : 3, 5]);
    }
  });

  rule('b5-r-border-raid-1', 'the tension between two factions of one race rises as well', () => {
    const t = kin('casual', 0);
    expect(t.tension('human', 'human')).toBe(2);
    expect(resolve(t).tension('human', 'human')).toBe(3);
  });
});

// Dishonor

const dishonor = (): Table => {
  const t = declares(
    at({
      round: 'conflict',
      seats: [
        { race: 'narn', hand: ['Dishonor'], supporting: ['Test Spymaster', 'Test Notary'] },
        { race: 'centauri', supporting: ['Test Informer', 'Test Clerk'] },
        { race: 'human' },
      ],
      order: ['narn', 'centauri', 'human'],
    }),
    'narn',
    'Dishonor',
  );
  return t.pick('narn', 'centauri');
};

test('Dishonor: it stays on the ambassador of the target, who has 1 less of each ability for every 5 of the margin', () => {
  const t = dishonor();
  const [d, i] = [t.ability('Londo Mollari', 'diplomacy'), t.ability('Londo Mollari', 'intrigue')];
  t.act('narn', 'support', 'Test Spymaster', 'Dishonor');
  t.pass('centauri', 'human');
  // both sides may use Diplomacy
  t.act('narn', 'support', 'Test Notary', 'Dishonor').act('centauri', 'oppose', 'Test Clerk', 'Dishonor');
  resolve(t);
  expect(t.conflict('Dishonor')).toMatchObject({ won: true, support: 15, opposition: 4 });
  expect(t.card('Dishonor').host).toBe(t.id('Londo Mollari'));
  expect(t.ability('Londo Mollari', 'diplomacy')).toBe(d - 2);
  expect(t.ability('Londo Mollari', 'intrigue')).toBe(i - 2);
  expect(t.ability('Londo Mollari', 'psi')).toBe(0);
});

test('Dishonor: lost, it is discarded and nobody is the worse for it', () => {
  const t = dishonor();
  const d = t.ability('Londo Mollari', 'diplomacy');
  t.pass('narn').act('centauri', 'oppose', 'Test Informer', 'Dishonor');
  resolve(t);
  expect(t.titles('narn', DISCARD)).toContain('Dishonor');
  expect(t.ability('Londo Mollari', 'diplomacy')).toBe(d);
});

// Euphrates Treaty

rule(
  'b5-r-euphrates-treaty-1',
  'one of the two races is enough at the table, and only a race at the table is a target',
  () => {
    const t = declares(
      at({
        round: 'conflict',
        seats: [{ race: 'human', hand: ['Euphrates Treaty'] }, { race: 'narn' }],
        order: ['human', 'narn'],
      }),
      'human',
      'Euphrates Treaty',
    );
    expect(t.happened('conflict-initiated')).toMatchObject([{ targetRace: 3 }]);
    const none = at({
      round: 'conflict',
      seats: [{ race: 'human', hand: ['Euphrates Treaty'] }, { race: 'minbari' }],
      order: ['human', 'minbari'],
    });
    expect(none.refuses('human', 'declare', 'Euphrates Treaty')).toBe('b5/targets/1');
  },
);

rule(
  'b5-r-euphrates-treaty-2',
  'the bonus reaches characters without Diplomacy, but too late for them to take part',
  () => {
    const t = at({
      seats: [
        { race: 'narn', supporting: ['Narn Agent', 'Test Witness'] },
        { race: 'centauri', supporting: ['Test Clerk'] },
      ],
      order: ['narn', 'centauri'],
      conflicts: [
        { conflict: 'Euphrates Treaty', by: 'narn', target: 'narn', support: ["G'Kar"], oppose: ['Test Clerk'] },
      ],
    });
    expect(t.refuses('narn', 'support', 'Narn Agent', 'Euphrates Treaty')).toBe('b5/support-oppose/2');
    expect(t.ability('Narn Agent', 'diplomacy')).toBe(0);
    const d = t.ability("G'Kar", 'diplomacy');
    // another player watches as it resolves
    t.untilAsked('may');
    expect(t.ability('Narn Agent', 'diplomacy')).toBe(2);
    expect(t.ability('Test Clerk', 'diplomacy')).toBe(4);
    t.act('narn', 'no').until('draw');
    expect(t.conflict('Euphrates Treaty')).toMatchObject({ support: d + 2, opposition: 4 });
  },
);

test('Euphrates Treaty: the tension falls on both sides even if it is lost; a win by 5 gives the target race 1 influence', () => {
  const play = (opposition: string, target: 'narn' | 'centauri') =>
    resolve(
      at({
        seats: [
          { race: 'narn', supporting: ['Test Mediator'] },
          { race: 'centauri', supporting: [{ card: 'Test Notary' }] },
          { race: 'human', inner: [{ card: 'Test Spymaster' }], supporting: ['Test Clerk'] },
        ],
        conflicts: [
          {
            conflict: 'Euphrates Treaty',
            by: 'narn',
            target,
            support: opposition === 'nobody' ? ['Test Mediator'] : [],
            oppose: opposition === 'nobody' ? ['Test Notary'] : [opposition],
          },
        ],
      }),
    );
  const won = play('nobody', 'centauri');
  expect([won.tension('narn', 'centauri'), won.tension('centauri', 'narn')]).toEqual([3, 3]);
  expect([won.rating('narn'), won.rating('centauri'), won.rating('human')]).toEqual([4, 5, 4]);
  // the initiator may choose its own race
  expect(play('nobody', 'narn').rating('narn')).toBe(5);
  const lost = play('Test Clerk', 'centauri');
  expect(lost.tension('centauri', 'narn')).toBe(3);
  expect(lost.rating('centauri')).toBe(4);
});

// Forced Impairment

/** Forced Impairment won against a card of the Minbari. */
const impaired = (target: string, more: Partial<SeatPosition> = {}, hand: readonly string[] = []): Table =>
  resolve(
    at({
      seats: [
        { race: 'human', supporting: ['Test Spymaster'], hand },
        { race: 'minbari', rating: 10, supporting: ['Minbari Telepath'], ...more },
      ],
      order: ['human', 'minbari'],
      conflicts: [{ conflict: 'Forced Impairment', by: 'human', target, support: ['Test Spymaster'] }],
    }),
  );

test('Forced Impairment: won, it stays on its target, whose text is gone; lost, it does nothing', () => {
  const t = impaired('Minbari Telepath').untilAsked('action', 'minbari');
  expect(t.card('Forced Impairment').host).toBe(t.id('Minbari Telepath'));
  expect(t.refuses('minbari', 'use', 'Minbari Telepath', 0)).toBe('b5/blanking/1');
  const lost = at({
    seats: [
      { race: 'human', supporting: ['Test Informer'] },
      { race: 'minbari', supporting: ['Minbari Telepath', 'Test Spymaster'] },
    ],
    order: ['human', 'minbari'],
    conflicts: [
      {
        conflict: 'Forced Impairment',
        by: 'human',
        target: 'Minbari Telepath',
        support: ['Test Informer'],
        oppose: ['Test Spymaster'],
      },
    ],
  });
  resolve(lost).untilAsked('action', 'minbari');
  expect(lost.offers('minbari', 'use', 'Minbari Telepath')).toBe(true);
});

rule('b5-r-forced-impairment-1', 'as an enhancement it has no printed cost', () => {
  const t = impaired('Minbari Telepath', { supporting: [{ card: 'Minbari Telepath', attached: ['Test Badge'] }] }, [
    'Test Collision',
  ]).untilAsked('action', 'human');
  t.act('human', 'event', 'Test Collision');
  // the only card with a cost is the only target
  expect(t.titles('minbari', DISCARD)).toContain('Test Badge');
  expect(t.card('Forced Impairment').host).toBe(t.id('Minbari Telepath'));
});

rule(
  ['b5-r-forced-impairment-2', 'b5-r-forced-impairment-8'],
  'on an agenda it takes what the agenda gives, on a character it leaves the marks',
  () => {
    const open = at({
      seats: [
        { race: 'human' },
        { race: 'minbari', rating: 10, agenda: 'Servants of Order', supporting: ['Test Prophet'] },
      ],
    });
    expect([open.marks('minbari', 'vorlon'), open.power('minbari')]).toEqual([4, 12]);
    const t = impaired('Servants of Order', { agenda: 'Servants of Order', supporting: ['Test Prophet'] });
    expect(t.power('minbari')).toBe(10);
    expect(t.marks('minbari', 'vorlon')).toBe(3);
    const u = impaired('Test Prophet', { supporting: ['Test Prophet'] });
    expect(u.card('Test Prophet').vorlon).toBe(2);
  },
);

rule('b5-r-forced-impairment-3', 'a hidden agenda is no target', () => {
  const aims = (hidden: boolean) =>
    declares(
      at({
        round: 'conflict',
        seats: [
          { race: 'human', hand: ['Forced Impairment'] },
          { race: 'minbari', agenda: { card: 'Servants of Order', hidden } },
        ],
        order: ['human', 'minbari'],
      }),
      'human',
      'Forced Impairment',
    ).leaveOpen();
  const open = aims(false);
  expect(open.offers('human', 'card', 'Servants of Order')).toBe(true);
  const hidden = aims(true);
  expect(hidden.happened('conflict-initiated')).toMatchObject([{ targetCard: hidden.id('Delenn') }]);
});

rule(['b5-r-forced-impairment-4', 'b5-r-forced-impairment-5'], 'bold words and the place of ambassador stay', () => {
  const t = impaired('Delenn', { hand: ['Test Oath'] }).untilAsked('action', 'minbari');
  expect(t.card('Forced Impairment').host).toBe(t.id('Delenn'));
  // she still heads her faction, and an event for members of the Grey Council can still target her
  expect(t.offers('minbari', 'sponsor', 'Test Oath')).toBe(false);
  t.act('minbari', 'event', 'Test Oath');
  expect(t.card('Delenn').destiny).toBe(2);
  expect(t.titles('minbari', INNER)[0]).toBe('Delenn');
});

rule('b5-r-forced-impairment-6', 'a location without its text still attacks nobody', () => {
  const t = at({
    seats: [
      { race: 'human', supporting: ['Test Armada'] },
      { race: 'minbari', supporting: [{ card: 'Minbar', attached: ['Forced Impairment'] }] },
    ],
    order: ['minbari', 'human'],
    conflicts: [{ conflict: 'Border Raid', by: 'human', target: 'minbari', support: ['Test Armada'] }],
  });
  expect(t.refuses('minbari', 'attack', 'Minbar', 'Test Armada')).toBe('b5/support-oppose/10');
});

rule('b5-r-forced-impairment-7', 'a neutralized card may be its target', () => {
  const t = declares(
    at({
      round: 'conflict',
      seats: [
        { race: 'human', hand: ['Forced Impairment'] },
        { race: 'minbari', inner: [{ card: 'Hedronn', neutralized: true }] },
      ],
      order: ['human', 'minbari'],
    }),
    'human',
    'Forced Impairment',
  );
  t.pick('human', 'Hedronn');
  expect(t.conflict('Forced Impairment').targetCard).toBe(t.id('Hedronn'));
});

describe('Gunboat Diplomacy', () => {
  const gunboats = (damage: number, oppose: readonly string[] = []): Table =>
    resolve(
      at({
        seats: [
          { race: 'narn', rating: 8, supporting: [{ card: 'Test Armada', damage }, 'Test Squadron'] },
          { race: 'centauri', rating: 8, supporting: ['Test Militia', 'Test Armada', 'Test Squadron'] },
          { race: 'human', rating: 8 },
        ],
        order: ['narn', 'centauri', 'human'],
        conflicts: [
          { conflict: 'Gunboat Diplomacy', by: 'narn', target: 'centauri', support: ['Test Armada'], oppose },
        ],
      }),
    );
  rule('b5-r-gunboat-diplomacy-1', 'the race loses 1; a win by 5 to 9 brings 1, by 10 or more 2', () => {
    expect(ratings(gunboats(3))).toEqual([9, 7]);
    expect(ratings(gunboats(0))).toEqual([10, 7]);
    const close = gunboats(2, ['Test Militia']);
    expect(ratings(close)).toEqual([8, 7]);
    expect([close.s.babylon5, close.tension('human', 'narn')]).toEqual([4, 2]);
    // a fleet that attacks counts against every player
    const t = at({
      seats: [
        { race: 'narn', rating: 8, supporting: ['Test Armada'] },
        { race: 'centauri', rating: 8, supporting: ['Test Squadron'] },
        { race: 'human', rating: 8 },
      ],
      order: ['centauri', 'narn', 'human'],
      conflicts: [{ conflict: 'Gunboat Diplomacy', by: 'narn', target: 'centauri', support: ['Test Armada'] }],
    });
    resolve(t.act('centauri', 'attack', 'Test Squadron', 'Test Armada'));
    expect(t.s.babylon5).toBe(3);
    expect([t.tension('narn', 'centauri'), t.tension('human', 'centauri')]).toEqual([5, 2]);
    expect(t.tension('human', 'narn')).toBe(2);
  });

  rule(
    'b5-r-gunboat-diplomacy-2',
    'lost it costs the initiator 1, or 2 when lost by 10, and brings the other side what it would have brought',
    () => {
      const lost = (opposition: number) => {
        const t = at({
          seats: [
            { race: 'narn', rating: 8, supporting: [{ card: 'Test Armada', damage: 9 }] },
            { race: 'centauri', rating: 8, supporting: [{ card: 'Test Dreadnought', damage: 12 - opposition }] },
          ],
          conflicts: [
            {
              conflict: 'Gunboat Diplomacy',
              by: 'narn',
              target: 'centauri',
              support: ['Test Armada'],
              oppose: ['Test Dreadnought'],
            },
          ],
        });
        return ratings(resolve(t));
      };
      expect(lost(5)).toEqual([7, 8]);
      expect(lost(6)).toEqual([7, 9]);
      expect(lost(12)).toEqual([6, 10]);
    },
  );
});

// Kidnapping

test('Kidnapping: won, it neutralizes its target, who no longer counts in what resolves later; it always costs a Doom Mark', () => {
  const play = (oppose: readonly string[]) =>
    at({
      seats: [
        { race: 'human', supporting: ['Test Spymaster'] },
        { race: 'minbari', inner: ['Test Mediator'], supporting: ['Test Informer', 'Test Hermit'] },
      ],
      order: ['human', 'minbari'],
      conflicts: [
        { conflict: 'Kidnapping', by: 'human', target: 'Test Mediator', support: ['Test Spymaster'], oppose },
        { conflict: 'Affirmation of Power', by: 'minbari', support: ['Test Mediator'] },
      ],
    });
  const t = resolve(play([]));
  expect(t.card('Test Mediator').neutralized).toBe(1);
  expect(t.conflict('Affirmation of Power')).toMatchObject({ won: false, support: 0 });
  expect(t.card('Jeffrey Sinclair').doom).toBe(1);
  const failed = at({
    seats: [
      { race: 'human', supporting: ['Test Informer'] },
      { race: 'minbari', inner: ['Test Mediator'], supporting: ['Test Spymaster'] },
    ],
    conflicts: [
      {
        conflict: 'Kidnapping',
        by: 'human',
        target: 'Test Mediator',
        support: ['Test Informer'],
        oppose: ['Test Spymaster'],
      },
    ],
  });
  resolve(failed);
  expect([failed.card('Test Mediator').neutralized, failed.card('Jeffrey Sinclair').doom]).toEqual([0, 1]);
});

test('Kidnapping: it names a character of another player', () => {
  const t = declares(
    at({
      round: 'conflict',
      seats: [
        { race: 'human', hand: ['Kidnapping'], supporting: ['Test Spymaster'] },
        { race: 'minbari', supporting: ['Test Clerk', 'Test Squadron'] },
      ],
      order: ['human', 'minbari'],
    }),
    'human',
    'Kidnapping',
  );
  expect(t.offers('human', 'card', 'Delenn')).toBe(true);
  expect(t.offers('human', 'card', 'Test Squadron')).toBe(false);
  expect(t.offers('human', 'card', 'Test Spymaster')).toBe(false);
  t.pick('human', 'Test Clerk');
});

// Limited Strike

const strike = (damage: number, supporting: readonly string[] = [], order = ['narn', 'centauri', 'human'] as const) =>
  at({
    seats: [
      { race: 'narn', rating: 6, supporting: [{ card: 'Test Armada', damage }] },
      { race: 'centauri', rating: 6, supporting: ['Test Militia', ...supporting] },
      { race: 'human', supporting: ['Test Squadron'] },
    ],
    order,
    conflicts: [{ conflict: 'Limited Strike', by: 'narn', target: 'centauri', support: ['Test Armada'] }],
  });

test('Limited Strike: won, it costs the target 1 influence; a win by 5 brings the initiator 1', () => {
  expect(ratings(resolve(strike(6)))).toEqual([6, 5]);
  expect(ratings(resolve(strike(5)))).toEqual([7, 5]);
  const tied = strike(6, [], ['centauri', 'narn', 'human'] as never);
  expect(ratings(resolve(tied.act('centauri', 'oppose', 'Test Militia', 'Limited Strike')))).toEqual([6, 6]);
});

test('Limited Strike: it needs a tension of 3 toward the target', () => {
  const t = declares(
    at({
      round: 'conflict',
      seats: [{ race: 'narn', hand: ['Limited Strike'] }, { race: 'centauri' }, { race: 'human' }],
      order: ['narn', 'centauri', 'human'],
    }),
    'narn',
    'Limited Strike',
  );
  // tension 4 toward the Centauri, 2 toward the Humans: no choice
  expect(t.conflict('Limited Strike').targetSeat).toBe(1);
  const calm = at({
    round: 'conflict',
    seats: [{ race: 'narn', hand: ['Limited Strike'] }, { race: 'human' }],
    order: ['narn', 'human'],
  });
  expect(calm.refuses('narn', 'declare', 'Limited Strike')).toBe('b5/targets/1');
});

rule('b5-r-limited-strike-1', 'a homeworld may not oppose it, even one that takes part in any conflict', () => {
  const t = strike(0, ['Test Capital', 'Test Fortress'], ['centauri', 'narn', 'human'] as never);
  expect(t.offers('centauri', 'oppose', 'Test Fortress', 'Limited Strike')).toBe(true);
  expect(t.refuses('centauri', 'oppose', 'Test Capital', 'Limited Strike')).toBe('b5-r-limited-strike-1');
});

rule('b5-r-limited-strike-2', "any faction of the target's race may take part, and nobody else", () => {
  const t = at({ ...neighbours('Limited Strike', { by: 'narn', target: 1 }), order: [2, 1, 3] });
  t.act(2, 'oppose', t.id('Test Squadron', 2), 'Limited Strike');
  expect(t.conflict('Limited Strike').now.opposition).toBe(4);
  const third = strike(0, [], ['human', 'narn', 'centauri'] as never);
  expect(third.refuses('human', 'oppose', 'Test Squadron', 'Limited Strike')).toBe('b5-r-limited-strike-2');
});

/** Conflicts of these players, each with 10 Diplomacy in support. */
const leagueBids = (...bids: readonly ('human' | 'narn')[]): Table =>
  at({
    seats: [
      {
        race: 'human',
        ambassador: { card: 'Jeffrey Sinclair', marks: { destiny: 1 } },
        hand: ['Support Babylon 5'],
        supporting: ['Test Mediator'],
      },
      {
        race: 'narn',
        ambassador: { card: "G'Kar", marks: { destiny: 1 } },
        supporting: ['Test Spare Envoy'],
      },
      { race: 'centauri', supporting: ['Test Clerk'] },
    ],
    order: ['human', 'narn', 'centauri'],
    conflicts: bids.map(by => ({
      conflict: 'Non-Aligned Support',
      by,
      support: [by === 'human' ? 'Test Mediator' : 'Test Spare Envoy'],
    })),
  });

/** In the next turn the Human player calls a vote, which is tied at one to one. */
const tiedVote = (t: Table): Table => {
  resolve(t).untilAsked('action', 'human').act('human', 'event', 'Support Babylon 5');
  t.pick('human', 'human', 'narn', 'centauri');
  return t.act('human', 'yes').act('narn', 'no').act('centauri', 'abstain');
};

/** The votes of the League: 1 for yes, -1 for no. */
const leagueVote = (t: Table) =>
  t
    .happened('vote')
    .filter(f => f.race === 'league')
    .map(f => f.vote);

describe('Non-Aligned Support', () => {
  rule('b5-r-non-aligned-support-1', 'won, its player casts the vote of the League in a vote that is tied', () => {
    const t = tiedVote(leagueBids('human'));
    expect(t.asked).toEqual(['human']);
    t.act('human', 'yes');
    expect(leagueVote(t)).toEqual([1]);
    expect(t.log(null)).toContain('The League votes yes, as Human says.');
    expect(t.s.vote!.passed).toBe(true);
    // nobody won it: nobody decides the League's vote, and a tied vote fails
    const u = tiedVote(leagueBids());
    expect(leagueVote(u)).toEqual([]);
    expect(u.s.vote!.passed).toBe(false);
  });

  rule('b5-r-non-aligned-support-2', 'a later success takes the vote away from whoever had it', () => {
    const t = tiedVote(leagueBids('human', 'narn'));
    expect(t.asked).toEqual(['narn']);
    t.act('narn', 'no');
    expect(leagueVote(t)).toEqual([-1]);
    expect(t.s.vote!.passed).toBe(false);
  });

  rule(
    'b5-r-non-aligned-support-1',
    'it takes a Destiny Mark of yours, and a game without a Non-Aligned player',
    () => {
      const hopes = (destiny: number, other: SeatPosition): Table =>
        at({
          ruleset: 'engine',
          round: 'conflict',
          seats: [
            {
              race: 'centauri',
              ambassador: { card: 'Test Consul', marks: { destiny } },
              hand: ['Non-Aligned Support'],
            },
            other,
          ],
          order: [1, 2],
        });
      const speaker: SeatPosition = { race: 'non-aligned', ambassador: 'Test First Speaker' };
      expect(hopes(1, { race: 'narn' }).offers('centauri', 'declare', 'Non-Aligned Support')).toBe(true);
      expect(hopes(0, { race: 'narn' }).refuses('centauri', 'declare', 'Non-Aligned Support')).toBe('b5/cost/7');
      expect(hopes(1, speaker).refuses('centauri', 'declare', 'Non-Aligned Support')).toBe('b5/cost/7');
    },
  );
});

describe('Sabotage', () => {
  const sabotage = (more: { hand?: readonly string[] } = {}): Position => ({
    seats: [
      { race: 'narn', supporting: [{ card: 'Test Spymaster', damage: 1 }] },
      { race: 'centauri', supporting: ['First Battle Fleet', 'Test Informer'], ...more },
      { race: 'human', supporting: ['Test Squadron'] },
    ],
    order: ['narn', 'centauri', 'human'],
    conflicts: [
      { conflict: 'Sabotage', by: 'narn', target: 'First Battle Fleet', support: ['Test Spymaster'] },
      { conflict: 'Gunboat Diplomacy', by: 'centauri', target: 'human' },
    ],
  });

  rule('b5-r-sabotage-1', 'the Military of the target opposes it, and what is left of the support is damage', () => {
    const t = resolve(at(sabotage()));
    expect(t.conflict('Sabotage')).toMatchObject({ support: 9, opposition: 5, won: true });
    expect(t.happened('damaged')).toMatchObject([{ card: t.id('First Battle Fleet'), n: 4 }]);
    const u = at({ ...sabotage(), order: ['centauri', 'narn', 'human'] });
    u.act('centauri', 'oppose', 'Test Informer', 'Sabotage');
    resolve(u);
    expect(u.conflict('Sabotage')).toMatchObject({ support: 9, opposition: 9, won: false });
    expect(u.card('First Battle Fleet').damage).toBe(0);
  });

  rule('b5-r-sabotage-2', 'the target does not rotate and may take part elsewhere', () => {
    const t = at(sabotage());
    t.pass('narn').act('centauri', 'support', 'First Battle Fleet', 'Gunboat Diplomacy');
    expect(t.conflict('Gunboat Diplomacy').now.support).toBe(5);
    expect(t.conflict('Sabotage').now.opposition).toBe(5);
    t.leaveOpen();
  });

  test('its target is a fleet of another player: neither a fleet of the own, nor a character', () => {
    const p = sabotage();
    const [narn, ...others] = p.seats;
    const spies = { ...narn!, hand: ['Sabotage'], supporting: ['Test Spymaster', 'Test Armada'] };
    const t = at({ ...p, round: 'conflict', conflicts: [], seats: [spies, ...others] });
    declares(t, 'narn', 'Sabotage');
    expect(t.options('narn').map(o => o.a)).toEqual([t.id('First Battle Fleet'), t.id('Test Squadron')]);
    t.pick('narn', 'Test Squadron');
    expect(t.conflict('Sabotage').targetCard).toBe(t.id('Test Squadron'));
  });

  test('a target that has left play neither opposes nor is hurt', () => {
    const t = at(sabotage({ hand: ['Test Recall'] }));
    t.pass('narn').act('centauri', 'event', 'Test Recall');
    resolve(t);
    expect(t.conflict('Sabotage')).toMatchObject({ won: true, opposition: 0 });
    expect(t.happened('damaged')).toEqual([]);
  });
});

describe('Sleeper Personality', () => {
  /** Sleeper Personality against a Minbari character, with a supporter for each of its conflicts that must be won. */
  function sleeper(
    wins: readonly ('intrigue' | 'psi')[],
    more: { human?: Partial<SeatPosition>; minbari?: Partial<SeatPosition>; target?: string } = {},
  ): Table {
    const { target = 'Test Mediator' } = more;
    const t = declares(
      at({
        round: 'conflict',
        seats: [
          {
            race: 'human',
            hand: ['Sleeper Personality', 'Test Lost Mind', 'Test Plot Told'],
            supporting: ['Test Spymaster', 'Test Mindreader'],
            ...more.human,
          },
          { race: 'minbari', inner: [target, 'Test Notary'], ...more.minbari },
        ],
        order: ['human', 'minbari'],
      }),
      'human',
      'Sleeper Personality',
    );
    t.pick('human', t.id(target));
    for (const type of ['intrigue', 'psi'] as const) {
      const half = t.s.conflicts.find(c => c.types[0] === (type === 'intrigue' ? 1 : 2))!;
      if (wins.includes(type))
        t.act('human', 'support', type === 'psi' ? 'Test Mindreader' : 'Test Spymaster', half.id).pass('minbari');
    }
    return t.pass('human');
  }

  test('one conflict won demotes the target, none won leaves it alone', () => {
    const t = resolve(sleeper(['intrigue']));
    expect(t.titles('minbari', INNER)).not.toContain('Test Mediator');
    expect(t.titles('minbari', SUPPORTING)).toContain('Test Mediator');
    expect(t.card('Test Mediator').shadow).toBe(0);
    const lost = resolve(sleeper([]));
    expect(lost.titles('minbari', INNER)).toContain('Test Mediator');
  });

  test('an ambassador is no target', () => {
    const t = at({
      round: 'conflict',
      seats: [{ race: 'human', hand: ['Sleeper Personality'] }, { race: 'minbari' }],
      order: ['human', 'minbari'],
    });
    expect(t.refuses('human', 'declare', 'Sleeper Personality')).toBe('b5/targets/1');
  });

  rule(
    ['b5-r-sleeper-personality-4', 'b5-r-sleeper-personality-5'],
    'both won, the target joins as it is, with a Shadow Mark, and never the Inner Circle',
    () => {
      const card = { card: 'Test Mediator', damage: 2, attached: ['Test Badge'], marks: { doom: 1 } };
      const t = resolve(
        sleeper(['intrigue', 'psi'], { minbari: { inner: [card, 'Test Notary'] }, human: { rating: 18 } }),
      );
      expect(t.titles('human', SUPPORTING)).toContain('Test Mediator');
      expect(t.card('Test Mediator')).toMatchObject({ damage: 2, doom: 1, shadow: 1, controller: 0 });
      expect(t.card('Test Badge').host).toBe(t.id('Test Mediator'));
      t.untilAsked('action', 'human');
      expect(t.refuses('human', 'promote', 'Test Mediator')).toBe('b5/cannot/1');
      expect(t.offers('human', 'promote', 'Test Spymaster')).toBe(true);
    },
  );

  rule('b5-r-sleeper-personality-1', 'a faction with Vorlon Marks only demotes', () => {
    const t = resolve(
      sleeper(['intrigue', 'psi'], { human: { supporting: ['Test Spymaster', 'Test Mindreader', 'Test Prophet'] } }),
    );
    expect(t.titles('minbari', SUPPORTING)).toContain('Test Mediator');
    expect(t.titles('human', SUPPORTING)).not.toContain('Test Mediator');
    expect(t.card('Test Mediator').shadow).toBe(0);
  });

  rule('b5-r-sleeper-personality-2', 'a neutralized target that is demoted is discarded in the draw round', () => {
    const t = resolve(
      sleeper(['psi'], { minbari: { inner: [{ card: 'Test Mediator', neutralized: true }, 'Test Notary'] } }),
    );
    expect(t.titles('minbari', DISCARD)).toContain('Test Mediator');
    const kept = resolve(
      sleeper([], { minbari: { inner: [{ card: 'Test Mediator', neutralized: true }, 'Test Notary'] } }),
    );
    expect(kept.titles('minbari', INNER)).toContain('Test Mediator');
  });

  rule('b5-r-sleeper-personality-3', 'its two conflicts have aftermaths of their own', () => {
    const t = sleeper(['intrigue']);
    const [plot, mind] = [1, 2].map(type => t.s.conflicts.find(c => c.types[0] === type)!.id);
    t.untilAsked('resolve next').pick('human', plot!);
    expect(t.offers('human', 'aftermath', 'Test Plot Told')).toBe(true);
    expect(t.refuses('human', 'aftermath', 'Test Lost Mind')).toBe('b5/aftermath/6');
    t.act('human', 'aftermath', 'Test Plot Told').pass('human');
    expect(t.s.conflicts.find(c => c.id === plot)).toMatchObject({ stage: 'resolved', won: true });
    expect(t.s.resolving).toBe(-1);
    // the other conflict has also resolved by now, and is lost
    expect(t.s.conflicts.find(c => c.id === mind)).toMatchObject({ stage: 'resolved', won: false });
    t.act('human', 'aftermath', 'Test Lost Mind');
    expect(t.card('Jeffrey Sinclair').attached.length).toBe(2);
  });
});

// Stop Hostilities

const cease = (oppose: readonly string[], war: boolean): Table =>
  resolve(
    at({
      seats: [
        { race: 'human', supporting: ['Test Mediator'] },
        { race: 'minbari', supporting: ['Test Notary', 'Test Clerk'] },
      ],
      ...(war ? { war: [['human', 'minbari']] as const } : {}),
      conflicts: [{ conflict: 'Stop Hostilities', by: 'human', target: 'minbari', support: ['Test Mediator'], oppose }],
    }),
  );

test('Stop Hostilities: won, both tensions fall by 1; a win by 5 ends a war as well', () => {
  const peace = cease(['Test Notary'], true);
  expect([peace.tension('human', 'minbari'), peace.tension('minbari', 'human')]).toEqual([2, 2]);
  expect(peace.s.relations).toEqual([]);
  const hardly = cease(['Test Notary', 'Test Clerk'], true);
  expect(hardly.tension('human', 'minbari')).toBe(2);
  expect(hardly.s.relations.length).toBe(1);
});

test('Stop Hostilities: lost, it changes nothing, and without a war there is none to end', () => {
  const lost = cease(['Test Notary', 'Test Clerk', 'Delenn'], true);
  expect(lost.tension('human', 'minbari')).toBe(3);
  expect(lost.s.relations.length).toBe(1);
  expect(cease(['Test Notary'], false).happened('state-ended')).toEqual([]);
});

// Supplement Security

test('Supplement Security: won, it stays with the faction, whose Inner Circle takes 1 less damage from each attack', () => {
  const t = resolve(
    at({
      seats: [
        { race: 'narn', supporting: ['Test Mediator'] },
        { race: 'human', supporting: ['Test Clerk'] },
      ],
      conflicts: [{ conflict: 'Supplement Security', by: 'narn', support: ['Test Mediator'], oppose: ['Test Clerk'] }],
    }),
  );
  expect(t.titles('narn', FACTION)).toEqual(['Supplement Security']);
  const guarded = (faction: readonly string[]) => {
    const u = at({
      seats: [
        { race: 'narn', inner: ['Test Mediator'], supporting: ['Test Notary'], faction },
        { race: 'human', inner: [], supporting: ['Test Clerk', 'Human Aide'] },
      ],
      order: ['human', 'narn'],
      conflicts: [{ conflict: 'Affirmation of Power', by: 'narn', support: ['Test Mediator', 'Test Notary'] }],
    });
    u.act('human', 'attack', 'Test Clerk', 'Test Mediator').pass('narn');
    u.act('human', 'attack', 'Human Aide', 'Test Notary').leaveOpen();
    return [u.card('Test Mediator').damage, u.card('Test Notary').damage];
  };
  const aide = table({ seats: [{ race: 'human', supporting: ['Human Aide'] }, { race: 'narn' }] }).ability(
    'Human Aide',
    'diplomacy',
  );
  expect(guarded([])).toEqual([4, aide]);
  // it does not protect supporting characters
  expect(guarded(['Supplement Security'])).toEqual([3, aide]);
});

test('Supplement Security: lost, it is discarded', () => {
  const t = resolve(
    at({
      seats: [{ race: 'narn' }, { race: 'human', supporting: ['Test Clerk'] }],
      conflicts: [{ conflict: 'Supplement Security', by: 'narn', oppose: ['Test Clerk'] }],
    }),
  );
  expect(t.titles('narn', FACTION)).toEqual([]);
  expect(t.titles('narn', DISCARD)).toContain('Supplement Security');
});

describe('Telepathic Scan', () => {
  const scan = (support: readonly string[], hand: readonly string[], oppose: readonly string[] = []): Table =>
    at({
      seats: [
        { race: 'human', supporting: ['Test Mindreader', 'Talia Winters'] },
        { race: 'minbari', hand, supporting: ['Minbari Telepath'] },
      ],
      order: ['human', 'minbari'],
      conflicts: [{ conflict: 'Telepathic Scan', by: 'human', target: 'minbari', support, oppose }],
    });

  rule(
    'b5-r-telepathic-scan-1',
    'as many random cards are shown as the base Psi of the first supporter, and one goes',
    () => {
      const hand = ['Ashan', 'Draal', 'Hedronn', 'Kalain', 'Minbari Aide', 'Minbari Agent'];
      const t = scan(['Test Mindreader', 'Talia Winters'], hand).untilAsked('scan');
      expect(t.options('human').length).toBe(4);
      const pick = t.options('human')[1]!.a;
      t.pick('human', pick);
      expect(t.s.cards[pick]!.zone).toBe(t.seat('minbari') * 9 + DISCARD);
      expect(t.titles('minbari', HAND).length).toBe(5);
      // not more than there are
      const few = scan(['Test Mindreader'], ['Ashan', 'Draal']).untilAsked('scan');
      expect(few.options('human').length).toBe(2);
      few.least();
    },
  );

  test('lost, nothing is shown', () => {
    const t = resolve(scan(['Test Mindreader'], ['Ashan', 'Draal'], ['Minbari Telepath']));
    expect(t.happened('shown')).toEqual([]);
    expect(t.titles('minbari', HAND).length).toBe(2);
  });
});

describe('Test Their Mettle', () => {
  const mettle = (support: string, oppose: readonly string[]): Table =>
    resolve(
      at({
        seats: [
          { race: 'narn', rating: 6, supporting: ['Narn Aide', 'Test Notary', 'Test Mediator'] },
          { race: 'centauri', rating: 6, supporting: ['Test Clerk'] },
          { race: 'human', supporting: ['Human Aide'] },
        ],
        conflicts: [{ conflict: 'Test Their Mettle', by: 'narn', target: 'centauri', support: [support], oppose }],
      }),
    );

  rule(
    'b5-r-test-their-mettle-1',
    'a win brings 1, by 5 costs the target 1, a loss turns it round; both races count double',
    () => {
      expect(ratings(mettle('Test Mediator', ['Test Clerk']))).toEqual([7, 5]);
      expect(ratings(mettle('Test Notary', ['Test Clerk']))).toEqual([7, 6]);
      expect(ratings(mettle('Test Notary', ['Test Clerk', 'Human Aide']))).toEqual([6, 7]);
      const doubled = mettle('Narn Aide', ['Londo Mollari', 'Human Aide']);
      const of = (who: string) => table({ seats: [{ race: 'narn', supporting: [who] }, { race: 'centauri' }] });
      const aide = of('Narn Aide').ability('Narn Aide', 'diplomacy');
      const human = of('Human Aide').ability('Human Aide', 'diplomacy');
      expect(doubled.conflict('Test Their Mettle')).toMatchObject({ support: 2 * aide, opposition: 8 + human });
      expect(ratings(doubled)).toEqual([5, 7]);
      // the target allows Military as the conflict is initiated
      const open = (answer: 'yes' | 'no') => {
        const t = declares(
          at({
            round: 'conflict',
            seats: [{ race: 'narn', hand: ['Test Their Mettle'], supporting: ['Test Squadron'] }, { race: 'centauri' }],
            order: ['narn', 'centauri'],
          }),
          'narn',
          'Test Their Mettle',
        );
        return t.act('centauri', answer);
      };
      expect(open('yes').offers('narn', 'support', 'Test Squadron', 'Test Their Mettle')).toBe(true);
      expect(open('no').refuses('narn', 'support', 'Test Squadron', 'Test Their Mettle')).toBe('b5/support-oppose/2');
    },
  );

  test('a faction of the own race is no target', () => {
    const t = at({
      ruleset: 'engine',
      round: 'conflict',
      seats: [
        { race: 'non-aligned', ambassador: 'Test First Speaker', hand: ['Test Their Mettle'] },
        { race: 'non-aligned', ambassador: 'Test Second Speaker' },
      ],
      order: [1, 2],
    });
    expect(t.refuses(1, 'declare', 'Test Their Mettle')).toBe('b5/targets/1');
  });
});

// The Great Machine

const machine = (): Table =>
  declares(
    at({
      round: 'conflict',
      seats: [
        { race: 'human', hand: ['The Great Machine', 'Test Any War'], supporting: ['Test Notary', 'Test Squadron'] },
        { race: 'minbari', supporting: ['Test Clerk', 'Test Armada'] },
      ],
      order: ['human', 'minbari'],
    }),
    'human',
    'The Great Machine',
  );
const halves = (t: Table) => [0, 4].map(type => t.s.conflicts.find(c => c.types[0] === type)!.id) as [number, number];

rule('b5-r-the-great-machine-1', 'it is a Diplomacy conflict and a Military conflict', () => {
  const t = machine();
  const [talks, war] = halves(t);
  expect(t.refuses('human', 'support', 'Test Squadron', talks)).toBe('b5/support-oppose/2');
  expect(t.offers('human', 'support', 'Test Notary', talks)).toBe(true);
  expect(t.refuses('human', 'support', 'Test Notary', war)).toBe('b5/support-oppose/4');
  t.act('human', 'support', 'Test Squadron', war).pick('human', 'human');
  t.untilAsked('resolve next').pick('human', talks);
  expect(t.refuses('human', 'aftermath', 'Test Any War')).toBe('b5/aftermath/7');
  t.pass('human');
  expect(t.offers('human', 'aftermath', 'Test Any War')).toBe(true);
});

test('The Great Machine: in each the player with most support gains 2 influence; where nobody leads Babylon 5 gains 1', () => {
  const t = machine();
  const [talks, war] = halves(t);
  t.act('human', 'support', 'Test Notary', talks).pick('human', 'human');
  t.act('minbari', 'support', 'Test Armada', war).pick('minbari', 'minbari');
  t.act('human', 'support', 'Test Squadron', war).pick('human', 'human');
  resolve(t);
  expect([t.rating('human'), t.rating('minbari'), t.s.babylon5]).toEqual([6, 6, 4]);
  const idle = resolve(machine());
  expect([idle.rating('human'), idle.rating('minbari'), idle.s.babylon5]).toEqual([4, 4, 6]);
});

test('The Great Machine: nobody can oppose it, and it is started once in a game', () => {
  const t = machine();
  expect(t.refuses('human', 'oppose', 'Test Notary', halves(t)[0])).toBe('b5/support-oppose/17');
  const again = at({
    round: 'conflict',
    seats: [
      { race: 'human', hand: ['The Great Machine'] },
      { race: 'minbari', hand: ['The Great Machine'] },
    ],
    order: ['human', 'minbari'],
  });
  again.act('human', 'declare', 'The Great Machine').pass('minbari').untilAsked('declare', 'minbari');
  expect(again.refuses('minbari', 'declare', again.id('The Great Machine', 'minbari'))).toBe('b5/glossary/10');
});

// Trade Pact

const pact = (more: Partial<Position> = {}, oppose: readonly string[] = ['Test Clerk']): Table =>
  resolve(
    at({
      seats: [
        { race: 'human', supporting: [{ card: 'Test Notary' }], hand: [] },
        { race: 'minbari', supporting: ['Test Clerk', 'Test Mediator'] },
        { race: 'narn' },
      ],
      conflicts: [{ conflict: 'Trade Pact', by: 'human', target: 'minbari', support: ['Test Notary'], oppose }],
      ...more,
    }),
  );

rule(
  'b5-r-trade-pact-1',
  'won at a mutual tension of 3 it brings Free Trade and 1 to both ratings, until a war ends it',
  () => {
    const t = pact();
    expect([t.rating('human'), t.rating('minbari'), t.rating('narn')]).toEqual([5, 5, 4]);
    t.untilAsked('action', 'human');
    expect(pact({}, ['Test Mediator']).rating('human')).toBe(4);
    const offered = (tension: string, trade = false) =>
      at({
        round: 'conflict',
        seats: [{ race: 'human', hand: ['Trade Pact', 'Test Outbreak'] }, { race: 'minbari' }],
        order: ['human', 'minbari'],
        tension: { [tension.split('=')[0]!]: Number(tension.split('=')[1]) },
        ...(trade ? { freeTrade: [['human', 'minbari']] as const } : {}),
      });
    expect(offered('human-minbari=3').offers('human', 'declare', 'Trade Pact')).toBe(true);
    expect(offered('human>minbari=4').refuses('human', 'declare', 'Trade Pact')).toBe('b5/targets/1');
    expect(offered('minbari>human=4').refuses('human', 'declare', 'Trade Pact')).toBe('b5/targets/1');
    expect(offered('human-minbari=3', true).refuses('human', 'declare', 'Trade Pact')).toBe('b5/targets/1');
    const u = offered('human-minbari=3', true).untilAsked('action', 'human');
    expect(u.rating('human')).toBe(5);
    u.act('human', 'event', 'Test Outbreak');
    expect([u.rating('human'), u.rating('minbari')]).toEqual([4, 4]);
  },
);

rule('b5-r-trade-pact-2', 'the 1 comes from the state, so that a homeworld has nothing to add to', () => {
  const t = at({
    seats: [{ race: 'human', supporting: ['Test Mediator', 'Earth'] }, { race: 'minbari' }],
    conflicts: [{ conflict: 'Trade Pact', by: 'human', target: 'minbari', support: ['Test Mediator'] }],
  });
  expect(() => t.untilAsked('may', 'human', 3)).toThrow('never asked');
  expect(t.s.round).toBe('draw');
  expect([t.rating('human'), t.card('Earth').rotated]).toEqual([5, 0]);
  expect(t.happened('influence-gained')).toEqual([]);
});

test('Trade Pact: the Diplomacy of characters of both races is doubled', () => {
  const t = pact({}, ['Delenn', 'Test Clerk']);
  expect(t.conflict('Trade Pact')).toMatchObject({ support: 5, opposition: 2 * 6 + 4 });
});
