import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Position, SeatPosition } from '../../src/index.ts';
import { DISCARD } from '../../src/state.ts';
import type { Table } from '../support/table.ts';
import './played-cards.ts';
import './stand-ins.ts';
import { duel } from './two-seats.ts';

type Conflict = NonNullable<Position['conflicts']>[number];

/** A conflict of the Human player, resolved. */
const resolved = (
  conflict: Conflict,
  human: Partial<SeatPosition> = {},
  narn: Partial<SeatPosition> = {},
  more: Partial<Position> = {},
): Table => duel('human', human, narn, { conflicts: [conflict], ...more });

rule(
  'b5-r-complete-support-1',
  'Complete Support: 1 more Diplomacy for your race; by 5 times your unrest, a tension as you like',
  () => {
    const support = (unrest: number) =>
      resolved(
        { conflict: 'Complete Support', by: 'human', support: ['Test Mediator'] },
        { unrest, supporting: ['Test Mediator'] },
        {},
        { tension: { 'human>narn': 4 } },
      );
    const t = support(2).untilAsked('tension', 'human').act('human', 'race', 'narn', 1);
    expect(t.tension('human', 'narn')).toBe(1);
    const close = support(3).until('draw');
    expect(close.tension('human', 'narn')).toBe(4);
    const own = resolved(
      { conflict: 'Complete Support', by: 'human', support: ['Human Aide'] },
      { supporting: ['Human Aide'] },
    ).until('draw');
    const { support: total } = own.s.conflicts[0]!;
    expect(total).toBe(3 + 1);
  },
);

rule(
  'b5-r-condemn-deportations-1',
  'Condemn Deportations: every tension toward a race rises; if one was 5 before, it loses 1',
  () => {
    const condemn = (level: number, support: string[] = ['Test Mediator']) =>
      resolved(
        { conflict: 'Condemn Deportations', by: 'human', target: 'narn', support },
        { supporting: ['Test Mediator'] },
        {},
        { tension: { 'human>narn': level } },
      ).until('draw');
    const at5 = condemn(5);
    expect([at5.tension('human', 'narn'), at5.rating('narn')]).toEqual([5, 11]);
    const at4 = condemn(4);
    expect([at4.tension('human', 'narn'), at4.rating('narn')]).toEqual([5, 12]);
    expect(condemn(4, []).tension('human', 'narn')).toBe(4);
  },
);

rule(
  'b5-r-humanitarian-aid-1',
  'Humanitarian Aid: a race beaten in a war conflict last turn gets 1, and Babylon 5 gets 2',
  () => {
    const beaten = (win: boolean) => {
      const t = duel(
        'human',
        { rating: 12, supporting: ['First Battle Fleet', 'Test Mediator'], hand: ['Humanitarian Aid'] },
        { rating: 14 },
        {
          babylon5: 5,
          war: [['human', 'narn']],
          conflicts: [
            { conflict: 'war', by: 'human', target: 'narn', ...(win ? { support: ['First Battle Fleet'] } : {}) },
          ],
        },
      );
      return t.until('draw').untilAsked('declare', 'human');
    };
    expect(beaten(false).offers('human', 'declare', 'Humanitarian Aid')).toBe(false);
    const t = beaten(true);
    const [b5, narn] = [t.s.babylon5, t.rating('narn')];
    t.act('human', 'declare', 'Humanitarian Aid').untilAsked('action', 'human');
    t.act('human', 'support', 'Test Mediator', 'Humanitarian Aid').until('draw');
    expect([t.s.babylon5 - b5, t.rating('narn') - narn]).toEqual([2, 1]);
  },
);

describe('Shadow Assault', () => {
  const assault = (shadow: number, fleets: string[], shadows = 20) =>
    duel(
      'human',
      {
        rating: 12,
        hand: ['Shadow Assault'],
        ambassador: { card: 'Jeffrey Sinclair', marks: { shadow } },
        supporting: fleets,
      },
      { supporting: ['Quadrant 14'] },
      { shadows, round: 'conflict', tension: { 'human>narn': 3 } },
    );
  const won = (fleets: string[]) => {
    const t = assault(3, fleets).untilAsked('declare', 'human').act('human', 'declare', 'Shadow Assault');
    return t.untilAsked('action', 'human');
  };
  rule('b5-r-shadow-assault-1', 'Shadow Assault: the Shadows support it; success discards the location', () => {
    expect(assault(2, []).untilAsked('declare', 'human').refuses('human', 'declare', 'Shadow Assault')).toBe(
      'b5/cost/7',
    );
    const t = won(['Second Battle Fleet']);
    expect(t.conflict('Shadow Assault').now.support).toBe(20);
    t.untilAsked('way', 'human').pick('human', 'Discard it').until('draw');
    expect(t.titles('narn', DISCARD)).toContain('Quadrant 14');
  });
  rule('b5-r-shadow-assault-2', 'Shadow Assault: or a fleet rotates, war begins, and the location is captured', () => {
    const t = won(['Second Battle Fleet'])
      .untilAsked('way', 'human')
      .pick('human', 'Rotate a fleet, go to war and capture it');
    expect([t.card('Second Battle Fleet').rotated, t.card('Quadrant 14').faction, t.s.relations.length]).toEqual([
      1, 0, 1,
    ]);
  });
  rule('b5-r-shadow-assault-3', 'Shadow Assault: a fleet that stays at home cannot be the one', () => {
    const t = won(['Homeworld Fleet']).untilAsked('way', 'human');
    expect(t.options('human').map(o => o.a)).toEqual([0]);
    t.pick('human', 'Discard it');
    expect([t.card('Quadrant 14').faction === 0, t.titles('narn', DISCARD).includes('Quadrant 14')]).toEqual([
      false,
      true,
    ]);
  });
});

describe('Sponsor Rebels', () => {
  const rebels = (support: string[], more: Partial<Position> = {}) =>
    resolved(
      { conflict: 'Sponsor Rebels', by: 'human', target: 'Quadrant 14', support },
      { ambassador: 'Test Diplomat', supporting: ['Test Spymaster'] },
      { supporting: ['Quadrant 14'], hand: ['Special Ops'] },
      more,
    );
  rule(
    'b5-r-sponsor-rebels-1',
    'Sponsor Rebels: a fifth of the Military opposes; the margin is severe damage, and it heals like the Inner Circle',
    () => {
      const t = rebels(['Test Spymaster']);
      expect(t.conflict('Sponsor Rebels').now.opposition).toBe(3);
      t.until('draw');
      expect(t.card('Quadrant 14')).toMatchObject({ neutralized: 1, severe: 7 });
      t.until('action');
      expect(t.inPlay('Quadrant 14')).toBe(true);
      const lost = rebels([]).until('draw');
      expect([lost.card('Quadrant 14').neutralized, lost.card('Test Diplomat').doom]).toEqual([0, 2]);
    },
  );
  test('Sponsor Rebels: never your own location', () => {
    const t = duel(
      'human',
      { rating: 12, hand: ['Sponsor Rebels'], supporting: ['Proxima III'] },
      { supporting: ['Test Patrol'] },
      { round: 'conflict' },
    );
    expect(t.untilAsked('declare', 'human').offers('human', 'declare', 'Sponsor Rebels')).toBe(false);
    const aimed = duel(
      'human',
      { rating: 12, hand: ['Sponsor Rebels'] },
      { supporting: ['Quadrant 14'] },
      { round: 'conflict' },
    );
    aimed.untilAsked('declare', 'human').act('human', 'declare', 'Sponsor Rebels').untilAsked('action', 'human');
    expect(aimed.conflict('Sponsor Rebels').targetCard).toBe(aimed.id('Quadrant 14'));
  });
  rule('b5-r-sponsor-rebels-2', 'Sponsor Rebels: the location does not rotate for that', () => {
    expect(rebels(['Test Spymaster']).until('draw').card('Quadrant 14').rotated).toBe(0);
  });
  rule('b5-r-sponsor-rebels-3', 'Sponsor Rebels: with Special Ops it may add all of its Military', () => {
    const t = rebels(['Test Spymaster']).pass('human').act('narn', 'event', 'Special Ops').pass('human');
    t.act('narn', 'oppose', 'Quadrant 14', 'Sponsor Rebels');
    expect(t.conflict('Sponsor Rebels').now.opposition).toBe(15 + 3);
  });
});

rule(
  'b5-r-technological-espionage-1',
  'Technological Espionage: 1 more damage in attacks on and by fleets of a race; by 10, 1 influence',
  () => {
    const spied = (support: string[]) =>
      resolved(
        { conflict: 'Technological Espionage', by: 'human', target: 'narn', support },
        {
          rating: 12,
          supporting: ['Test Spymaster', 'Test Spy', 'First Battle Fleet'],
          hand: ['Technological Espionage'],
        },
        { supporting: [{ card: 'Second Battle Fleet', race: 'narn' }] },
      ).until('draw');
    const by10 = spied(['Test Spymaster']);
    expect([by10.rating('human'), by10.card('Technological Espionage').fixed]).toEqual([13, 4]);
    expect(spied(['Test Spy']).rating('human')).toBe(12);
    const first = duel(
      'human',
      { rating: 12, hand: ['Technological Espionage'] },
      {},
      { round: 'conflict' },
    ).untilAsked('declare', 'human');
    expect(
      first
        .act('human', 'declare', 'Technological Espionage')
        .untilAsked('action', 'human')
        .conflict('Technological Espionage').targetRace,
    ).toBe(3);
    by10.untilAsked('declare', 'human');
    expect(by10.offers('human', 'declare', 'Technological Espionage')).toBe(false);
    const fight = (stay: boolean, by: 'human' | 'narn') => {
      const t = duel(
        'human',
        { supporting: ['First Battle Fleet'], ...(stay ? { faction: ['Technological Espionage'] } : {}) } as never,
        {
          supporting: [
            { card: 'Homeworld Fleet', race: 'narn' },
            { card: 'Second Battle Fleet', race: 'narn' },
          ],
        },
        {
          war: [['human', 'narn']],
          conflicts: [
            { conflict: 'Test Skirmish', by, support: [by === 'human' ? 'First Battle Fleet' : 'Homeworld Fleet'] },
          ],
        },
      );
      if (stay) t.card('Technological Espionage').fixed = 4;
      if (by === 'human') t.pass('human').act('narn', 'attack', 'Second Battle Fleet', 'First Battle Fleet');
      else t.act('human', 'attack', 'First Battle Fleet', 'Homeworld Fleet');
      return t.card(by === 'human' ? 'Second Battle Fleet' : 'Homeworld Fleet');
    };
    expect([fight(false, 'narn').damage, fight(true, 'narn').neutralized]).toEqual([5, 1]);
    expect([fight(false, 'human').neutralized, fight(true, 'human').severe]).toEqual([1, 1]);
  },
);

describe('Infiltrate and Exploit', () => {
  const goal = (name: string, ambassador = 'Test Mindreader') => {
    const t = duel(
      'human',
      { rating: 12, agenda: 'Infiltrate and Exploit', ambassador, supporting: ['Test Spymaster'] },
      { rating: 11 },
      { round: 'conflict' },
    ).untilAsked('declare', 'human');
    const { conflicts } = t.s.defs.length > 0 ? { conflicts: GOALS } : { conflicts: [] };
    t.act('human', 'declare-from', 'Infiltrate and Exploit', conflicts.indexOf(name)).untilAsked('action', 'human');
    return t.act('human', 'support', 'Test Spymaster', 'Infiltrate and Exploit').until('draw');
  };
  const GOALS = ['influence', 'drain', 'diplomacy', 'intrigue', 'leadership', 'psi'];
  rule(
    'b5-r-infiltrate-and-exploit-1',
    'Infiltrate and Exploit: for 5 influence one goal: yours up, theirs down, or an ability',
    () => {
      const gain = goal('influence');
      expect([gain.rating('human'), gain.available('human')]).toEqual([13, 8]);
      expect(goal('drain').rating('narn')).toBe(10);
      const wiser = goal('diplomacy');
      expect(wiser.until('draw').until('action').ability('Test Mindreader', 'diplomacy')).toBe(1);
    },
  );
  rule(
    'b5-r-infiltrate-and-exploit-2',
    'Infiltrate and Exploit: the ability is fixed as the conflict is declared',
    () => {
      const [intrigue, leadership] = [goal('intrigue'), goal('leadership')];
      expect([
        intrigue.ability('Test Mindreader', 'intrigue'),
        leadership.ability('Test Mindreader', 'leadership'),
      ]).toEqual([2, 1]);
    },
  );
  rule('b5-r-infiltrate-and-exploit-3', 'Infiltrate and Exploit: an ability of 0 may rise, but not a Psi of 0', () => {
    expect(goal('psi').ability('Test Mindreader', 'psi')).toBe(5);
    const none = duel(
      'human',
      { rating: 12, agenda: 'Infiltrate and Exploit', ambassador: 'Test Diplomat' },
      { rating: 11 },
      { round: 'conflict' },
    ).untilAsked('declare', 'human');
    expect([0, 1, 2, 3, 4, 5].map(i => none.offers('human', 'declare-from', 'Infiltrate and Exploit', i))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});

rule(
  'b5-r-meddling-with-others-1',
  'Meddling with Others: unrest by Intrigue, influence by Diplomacy, dearer fleets by Military',
  () => {
    const meddle = (index: number, who: string) => {
      const t = duel(
        'human',
        { rating: 12, agenda: 'Meddling with Others', ambassador: 'Jeffrey Sinclair', supporting: [who] },
        { rating: 14, hand: ['Picket Fleet'] },
        { round: 'conflict' },
      ).untilAsked('declare', 'human');
      t.act('human', 'declare-from', 'Meddling with Others', index).untilAsked('action', 'human');
      return t.act('human', 'support', who, 'Meddling with Others').until('draw');
    };
    expect(meddle(0, 'Test Spymaster').s.seats[1]!.unrest).toBe(2);
    expect(meddle(1, 'Test Mediator').rating('narn')).toBe(13);
    const fleets = meddle(2, 'First Battle Fleet').until('action');
    if (!fleets.asked.includes('narn')) fleets.pass('human');
    const before = fleets.available('narn');
    expect(before - fleets.act('narn', 'sponsor', 'Picket Fleet').available('narn')).toBe(2 + 1);
    const sponsored = duel('human', { hand: ['Meddling with Others'], ambassador: 'Test Diplomat' }).act(
      'human',
      'agenda',
      'Meddling with Others',
    );
    expect(sponsored.card('Test Diplomat').doom).toBe(1);
  },
);

describe('Mr. Adams', () => {
  const adams = (conflict: string) =>
    duel(
      'human',
      { supporting: ['Mr. Adams', 'Test Spy'] },
      {},
      {
        conflicts: [
          { conflict, by: 'human', support: ['Test Spy'], ...(conflict === 'Test Swindle' ? { target: 'narn' } : {}) },
        ],
      },
    );
  rule(
    'b5-r-mr-adams-1',
    'Mr. Adams: 2 more of any ability for one in a conflict that gives to one player and takes from another',
    () => {
      const t = adams('Test Swindle').act('human', 'use', 'Mr. Adams').pick('human', 'Intrigue');
      expect(t.ability('Test Spy', 'intrigue')).toBe(7);
      expect(adams('Test Sudden Plot').refuses('human', 'use', 'Mr. Adams', 0)).toBe('b5/targets/1');
    },
  );
  rule('b5-r-mr-adams-2', 'Mr. Adams: a conflict that takes only after a high win will do', () => {
    expect(adams('Test Swindle').why('human', 'use', 'Mr. Adams', 0)).toBe(null);
  });
  rule('b5-r-mr-adams-3', 'Mr. Adams: the ability need not be the one in use', () => {
    for (const [label, ability, n] of [
      ['Diplomacy', 'diplomacy', 3],
      ['Leadership', 'leadership', 2],
    ] as const)
      expect(
        adams('Test Swindle').act('human', 'use', 'Mr. Adams').pick('human', label).ability('Test Spy', ability),
      ).toBe(n);
  });
});

describe('enhancements of people and factions', () => {
  rule('b5-r-concealed-weapon-1', 'Concealed Weapon: a Strife Mark, and no second Weapon on the same character', () => {
    const arm = (attached: string[]) =>
      duel('human', { hand: ['Concealed Weapon'], supporting: [{ card: 'Test Spy', attached }] });
    const t = arm([]).act('human', 'sponsor', 'Concealed Weapon').pick('human', 'Test Spy');
    expect(t.card('Test Spy').strife).toBe(1);
    const armed = arm(['Test Blade']).act('human', 'sponsor', 'Concealed Weapon').leaveOpen();
    expect(armed.offers('human', 'card', 'Test Spy')).toBe(false);
  });
  rule('b5-r-concealed-weapon-2', "Concealed Weapon: on another player's character as well", () => {
    const t = duel('human', { hand: ['Concealed Weapon'] }, { supporting: ["Tu'Pari"] })
      .act('human', 'sponsor', 'Concealed Weapon')
      .pick('human', "Tu'Pari");
    expect(t.card("Tu'Pari").strife).toBe(2);
  });

  const halves = [
    ['b5-r-covert-allies-1', 'Covert Allies', 'intrigue', 'diplomacy', 'Power Posturing'],
    ['b5-r-power-posturing-1', 'Power Posturing', 'diplomacy', 'intrigue', 'Covert Allies'],
  ] as const;
  for (const [id, title, to, from, other] of halves)
    rule(id, `${title}: half of the ${from} comes on top of the ${to}, anew as the initiative is determined`, () => {
      const t = duel('human', { rating: 14, hand: [title], supporting: ['Test Sudden Envoy'] });
      const [a, b] = [t.ability('Test Sudden Envoy', to), t.ability('Test Sudden Envoy', from)];
      t.act('human', 'sponsor', title).pick('human', 'Test Sudden Envoy');
      expect(t.ability('Test Sudden Envoy', to)).toBe(a + Math.ceil(b / 2));
      const both = duel('human', {
        rating: 14,
        supporting: [{ card: 'Test Sudden Envoy', attached: [title, other, 'Glory'] }],
      })
        .until('draw')
        .until('action');
      expect(both.card(title).fixed).toBe(
        Math.ceil((both.ability('Test Sudden Envoy', from) - both.card(other).fixed) / 2),
      );
    });

  describe('Isolationism', () => {
    const alone = (more: Partial<Position> = {}) =>
      duel(
        'narn',
        { faction: ['Isolationism'], rating: 14 } as never,
        { race: 'human', rating: 16, hand: ['Narn Captain', 'Test Spy'] },
        { tension: { 'narn>human': 3 }, ...more },
      );
    rule(
      'b5-r-isolationism-1',
      'Isolationism: others pay your tension more for your people, and you pay your lowest tension each draw round',
      () => {
        const t = alone().pass('narn').act('human', 'sponsor', 'Narn Captain');
        const usual = duel('narn', {}, { race: 'human', rating: 16, hand: ['Narn Captain'] })
          .pass('narn')
          .act('human', 'sponsor', 'Narn Captain');
        expect(usual.available('human') - t.available('human')).toBe(3);
        const kept = alone().untilAsked('pay or suffer', 'narn').pick('narn', 'yes');
        expect(kept.inPlay('Isolationism')).toBe(true);
        const lapsed = alone().untilAsked('pay or suffer', 'narn').pick('narn', 'no');
        expect(lapsed.inPlay('Isolationism')).toBe(false);
      },
    );
    test('neutral characters and your own cost no more', () => {
      const t = alone().pass('narn').act('human', 'sponsor', 'Test Spy');
      expect(t.available('human')).toBe(10);
    });
  });

  rule(
    'b5-r-vital-interests-1',
    'Vital Interests: a war conflict that you win costs its target 1, and you pay 5 each draw round',
    () => {
      const fight = (support: string[]) =>
        duel(
          'human',
          { faction: ['Vital Interests'], rating: 12, supporting: ['First Battle Fleet'] } as never,
          { supporting: ['Test Guard'] },
          {
            war: [['human', 'narn']],
            conflicts: [{ conflict: 'war', by: 'human', target: 'narn', support, oppose: ['Test Guard'] }],
          },
        ).untilAsked('pay or suffer', 'human');
      const won = fight(['First Battle Fleet']);
      expect(won.rating('narn')).toBe(11);
      expect(won.pick('human', 'yes').inPlay('Vital Interests')).toBe(true);
      const lost = fight([]).pick('human', 'no');
      expect([lost.rating('narn'), lost.inPlay('Vital Interests')]).toEqual([12, false]);
    },
  );

  rule(
    'b5-r-overworked-1',
    'Overworked: without an assistant in play the ambassador readies for 1 influence, until one comes',
    () => {
      const worked = (supporting: string[]) =>
        duel('human', { rating: 14, hand: ['Overworked'], ambassador: 'Jeffrey Sinclair', supporting }, { rating: 15 });
      const t = worked([])
        .act('human', 'sponsor', 'Overworked')
        .pick('human', 'Jeffrey Sinclair')
        .untilAsked('pay to ready', 'human');
      t.pick('human', 'Jeffrey Sinclair').until('action');
      expect([t.card('Jeffrey Sinclair').rotated, t.available('human')]).toEqual([0, 13]);
      const helped = worked(['Test Adjutant']).act('human', 'sponsor', 'Overworked').leaveOpen();
      expect(helped.question === 'put on' && helped.offers('human', 'card', 'Jeffrey Sinclair')).toBe(false);
      const comes = duel('human', {
        hand: ['Test Adjutant'],
        ambassador: { card: 'Jeffrey Sinclair', attached: ['Overworked'] },
      });
      expect(comes.act('human', 'sponsor', 'Test Adjutant').inPlay('Overworked')).toBe(false);
    },
  );

  rule('b5-r-overworked-2', 'Overworked: the ambassador of a home faction, which has no assistant, is a target', () => {
    const t = duel(
      'narn',
      { hand: ['Overworked'] },
      { race: 'human', designation: 'home', ambassador: 'Test Diplomat' },
    );
    t.act('narn', 'sponsor', 'Overworked').pick('narn', 'Test Diplomat');
    expect(t.card('Overworked').host).toBe(t.id('Test Diplomat'));
  });

  test('Stealth Technology: the fleet takes half the damage, rounded up; no fleet of another race can have it', () => {
    const t = duel(
      'minbari',
      { supporting: [{ card: 'First Battle Fleet', race: 'minbari', attached: ['Stealth Technology'] }] },
      { race: 'narn', supporting: ['Test Patrol'] },
      { conflicts: [{ conflict: 'Test Skirmish', by: 'minbari', support: ['First Battle Fleet'] }] },
    );
    t.pass('minbari').act('narn', 'attack', 'Test Patrol', 'First Battle Fleet');
    expect(t.card('First Battle Fleet').damage).toBe(3);
    const put = duel(
      'minbari',
      { hand: ['Stealth Technology'], supporting: [{ card: 'First Battle Fleet', race: 'minbari' }] },
      { race: 'narn' },
    );
    put.act('minbari', 'sponsor', 'Stealth Technology');
    expect(put.card('Stealth Technology').host).toBe(put.id('First Battle Fleet'));
    const other = duel('minbari', { hand: ['Stealth Technology'] }, { race: 'narn', supporting: ['Test Patrol'] });
    expect(other.why('minbari', 'sponsor', 'Stealth Technology')).not.toBe(null);
  });

  test('Minbari Protectorate: neutral characters, and those of races that nobody leads, cost 2 less', () => {
    const paid = (who: string, supporting: string[]) => {
      const t = duel('minbari', { rating: 18, supporting, hand: [who] }, { race: 'narn' }).act(
        'minbari',
        'sponsor',
        who,
      );
      return 18 - t.available('minbari');
    };
    const less = (who: string) => paid(who, []) - paid(who, ['Minbari Protectorate']);
    expect(['Catherine Sakai', 'Human Aide', 'Narn Captain', 'Minbari Aide'].map(less)).toEqual([2, 2, 0, 0]);
  });
});

test('Fleet of the Line: 3 more Military while a Military conflict is aimed at you', () => {
  const line = (conflict: string, target: 'human' | 'narn') =>
    duel(
      'human',
      { supporting: ['Fleet of the Line'] },
      {},
      { conflicts: [{ conflict, by: target === 'human' ? 'narn' : 'human', target }] },
    );
  const at = [line('Test Foray', 'human'), line('Test Foray', 'narn'), line('Test Swindle', 'human')];
  expect(at.map(t => t.ability('Fleet of the Line', 'military'))).toEqual([9, 6, 6]);
});

rule(
  'b5-r-planetary-defenses-1',
  'Planetary Defenses: half the Military opposes, and the location takes no part, so nothing attacks it',
  () => {
    const defended = (target: 'human' | 'narn') =>
      duel(
        'human',
        { hand: ['Planetary Defenses'], supporting: ['Proxima III'] },
        { supporting: ['Test Patrol'] },
        { conflicts: [{ conflict: 'Test Foray', by: target === 'human' ? 'narn' : 'human', target }] },
      ).act('human', 'sponsor', 'Planetary Defenses');
    const t = defended('human').pass('narn').act('human', 'use', 'Planetary Defenses');
    expect([t.conflict('Test Foray').now.opposition, t.card('Proxima III').rotated]).toEqual([5, 0]);
    expect(t.refuses('narn', 'attack', 'Test Patrol', 'Proxima III')).toBe('b5/attack/1');
    expect(defended('narn').pass('narn').refuses('human', 'use', 'Planetary Defenses', 0)).toBe('b5/targets/1');
  },
);

test('Shakat: he heals for 1 influence for each point of damage; others heal for nothing', () => {
  const hurt = (who: string, more: Partial<SeatPosition> = {}) =>
    duel('minbari', { supporting: [{ card: who, damage: 3 }], ...more }, { race: 'narn' });
  const t = hurt('Shakat').act('minbari', 'heal', 'Shakat');
  expect([t.card('Shakat').damage, t.available('minbari')]).toEqual([0, 12]);
  expect(hurt('Test Spy').act('minbari', 'heal', 'Test Spy').available('minbari')).toBe(15);
  const severe = duel('minbari', { inner: [{ card: 'Shakat', neutralized: true, severe: 2 }] }, { race: 'narn' });
  expect(severe.act('minbari', 'heal', 'Shakat').available('minbari')).toBe(14);
  expect(hurt('Shakat', { rating: 3, hand: ['Meditation'] }).why('minbari', 'heal', 'Shakat')).toBe(null);
  const dear = duel('minbari', { rating: 3, supporting: [{ card: 'Shakat', damage: 4 }] }, { race: 'narn' });
  expect(dear.refuses('minbari', 'heal', 'Shakat')).toBe('b5/cost/7');
});
