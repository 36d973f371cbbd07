import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { INNER, REMOVED, type Ruleset } from '../../../src/index.ts';
import '../../support/cards-for-conflicts.ts';
import { id, match, PAPERS, papers, refusedBy, seat } from '../../support/cards-for-turns.ts';
import { table } from '../../support/table.ts';

const ALL: readonly Ruleset[] = ['casual', 'tournament', 'engine'];
const PUBLISHED: readonly Ruleset[] = ['casual', 'tournament'];

/** A Narn home faction and the Narn ambassador to Babylon 5. */
const narns = (ruleset: Ruleset, hand: readonly string[] = []) =>
  table({
    ruleset,
    seats: [
      { race: 'narn', designation: 'home', ambassador: 'Test Home Leader', supporting: ["Ko'Dath"], rating: 12, hand },
      { race: 'narn', rating: 12, hand },
    ],
    order: [1, 2],
  });

rule('b5/home-factions/5', "the race's assistant serves its ambassador to Babylon 5 and no home faction", () => {
  for (const ruleset of ALL) {
    const t = narns(ruleset);
    const rule = ruleset === 'engine' ? 'b5/assistant/7' : 'b5/home-factions/5';
    expect(t.refuses(1, 'assist', "Ko'Dath")).toBe(rule);
    expect(t.refuses(1, 'assist-sponsoring', "Ko'Dath")).toBe(rule);
    // in whichever faction she is
    t.pass(1).act(2, 'assist', "Ko'Dath");
    expect([t.ability("G'Kar", 'diplomacy'), t.ability('Test Home Leader', 'diplomacy')]).toEqual([6, 4]);
  }
});

rule('b5/home-factions/6', 'no starting version is ever sponsored, whatever faction it is made for', () => {
  for (const ruleset of ALL) {
    const t = narns(ruleset, ['Test Home Rival']);
    expect(t.refuses(1, 'sponsor', 'Test Home Rival')).toBe('b5/sponsor/9');
    expect(t.pass(1).refuses(2, 'sponsor', t.handed(2, 'Test Home Rival'))).toBe('b5/sponsor/9');
  }
});

rule(
  'b5/home-factions/6',
  'the ordinary version waits in vain once the other has led, even if that faction is gone',
  () => {
    for (const ruleset of PUBLISHED) {
      const seats = (home: string) => [
        { race: 'narn' as const, designation: 'home' as const, ambassador: home, spent: 4, deck: PAPERS },
        { race: 'narn' as const, rating: 12, hand: ['Test Plain Home Leader'], deck: PAPERS },
        { race: 'human' as const, deck: PAPERS },
      ];
      const t = table({
        ruleset,
        seats: seats('Test Home Leader'),
        order: [1, 2, 3],
        round: 'draw',
        war: [['narn', 'human']],
      });
      t.act(1, 'surrender', 'human').untilAsked('action');
      if (t.s.order[0] !== 1) t.pass('human');
      expect(t.refuses(2, 'sponsor', 'Test Plain Home Leader')).toBe('b5/home-factions/6');
      // a game that another began does not bar it
      const other = table({ ruleset, seats: seats('Test Home Rival'), order: [2, 1, 3] });
      other.act(2, 'sponsor', 'Test Plain Home Leader');
      expect(other.inPlay('Test Plain Home Leader')).toBe(true);
    }
  },
);

rule('b5/home-factions/7', 'a home faction that surrenders asks nobody, and its ambassador leaves the game', () => {
  for (const ruleset of PUBLISHED) {
    const t = table({
      ruleset,
      round: 'draw',
      seats: [
        { race: 'narn', designation: 'home', ambassador: 'Test Home Leader', spent: 4, deck: PAPERS },
        { race: 'centauri', spent: 4, deck: PAPERS },
        { race: 'minbari', spent: 4, deck: PAPERS },
      ],
      war: [['narn', 'centauri']],
      order: ['narn', 'centauri', 'minbari'],
    });
    t.act('narn', 'surrender', 'centauri');
    expect([t.rating('centauri'), t.s.seats[0]!.out]).toEqual([7, true]);
    expect(t.titles(1, REMOVED)).toContain('Test Home Leader');
  }
});

rule('b5/home-factions/1', 'a home faction is led by a starting home faction ambassador of its race', () => {
  for (const ruleset of ALL) {
    const t = match({
      ruleset,
      ...(ruleset === 'engine' ? {} : { alternateFactions: true }),
      seats: [{ race: 'narn', designation: 'home', deck: [id('Test Home Leader'), ...papers(67)] }, seat('human', 67)],
    }).leaveOpen();
    expect([t.s.seats[0]!.designation, t.titleOf(t.s.seats[0]!.ambassador)]).toEqual(['home', 'Test Home Leader']);
  }
});

rule(
  ['b5/home-factions/3', 'b5/home-factions/9'],
  'a home faction plays without its race at Babylon 5, if the group admits them, and under any leader it agrees on',
  () => {
    for (const ruleset of PUBLISHED) {
      for (const leader of ['Test Home Leader', 'Test Home Rival']) {
        const seats = [{ race: 'narn', designation: 'home', deck: [id(leader), ...papers(67)] }, seat('human', 67)];
        const t = match({ ruleset, alternateFactions: true, seats }).leaveOpen();
        expect(t.titleOf(t.s.seats[0]!.ambassador)).toBe(leader);
        expect(refusedBy({ ruleset, seats })).toBe('b5/setup/15');
      }
    }
  },
);

rule('b5/home-factions/4', 'its ambassador is neither discarded, nor returned, removed or demoted', () => {
  for (const ruleset of ALL) {
    for (const event of [
      'Test Fierce Banishment',
      'Test Fierce Homecoming',
      'Test Fierce Oblivion',
      'Test Fall from Grace',
    ]) {
      const t = table({
        ruleset,
        seats: [
          { race: 'human', hand: [event], inner: ['Test Scholar'] },
          { race: 'narn', designation: 'home', ambassador: 'Test Home Leader' },
        ],
        order: ['human', 'narn'],
      });
      t.act('human', 'event', event);
      t.pick('human', t.offers('human', 'card', 'Test Home Leader') ? 'Test Home Leader' : 'Test Scholar');
      expect(t.titles('narn', INNER)).toEqual(['Test Home Leader']);
    }
  }
});

rule('b5/home-factions/8', 'engine: a home faction begins as any other does, and can do the same', () => {
  const begun = (designation: 'home' | 'babylon project', leader: string) => {
    const t = match({
      ruleset: 'engine',
      seats: [{ race: 'narn', designation, deck: [id(leader), ...papers(67)] }, seat('human', 67)],
    }).leaveOpen();
    return [t.rating(1), t.s.seats[0]!.unrest, t.tension(1, 'centauri'), t.power(1)];
  };
  expect(begun('home', 'Test Home Leader')).toEqual(begun('babylon project', "G'Kar"));
  const acts = (each: object) =>
    table({
      ruleset: 'engine',
      seats: [
        { race: 'narn', rating: 12, hand: ['Test Paper 1', 'Test Daily Clerk'], supporting: ['Narn Aide'], ...each },
        { race: 'human' },
      ],
      order: ['narn', 'human'],
    })
      .options('narn')
      .map(o => o.verb);
  expect(acts({ designation: 'home', ambassador: 'Test Home Leader' })).toEqual(
    acts({ ambassador: 'Test Council Leader' }),
  );
});
