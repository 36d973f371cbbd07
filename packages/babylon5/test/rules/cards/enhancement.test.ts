import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DISCARD, FACTION, HAND, REMOVED } from '../../../src/index.ts';
import { offered, two } from '../../support/cards-for-texts.ts';
import { table } from '../../support/table.ts';

const RULESETS = ['casual', 'tournament', 'engine'] as const;

rule('b5/cards-enhancement/1', 'sponsored in the action round, while an Inner Circle character rotates', () => {
  const t = two({ inner: ["Na'Toth"], supporting: ['Test Narn Envoy'], hand: ['Test Charm'] });
  t.act('narn', 'sponsor', 'Test Charm');
  expect(offered(t, 'narn')).toEqual(["G'Kar", "Na'Toth"]);
  t.pick('narn', "Na'Toth").pick('narn', 'Test Narn Envoy');
  expect(t.card("Na'Toth").rotated).toBe(1);
  expect(t.card('Test Narn Envoy')).toMatchObject({ rotated: 0, attached: [t.id('Test Charm')] });
  const tired = two({
    ambassador: { card: "G'Kar", rotated: true },
    supporting: ['Test Narn Envoy'],
    hand: ['Test Charm'],
  });
  expect(tired.refuses('narn', 'sponsor', 'Test Charm')).toBe('b5/sponsor/1');
  const early = two({ hand: ['Test Charm'] }, {}, { round: 'conflict' });
  expect(early.offers('narn', 'sponsor', 'Test Charm')).toBe(false);
});

rule('b5/cards-enhancement/2', 'the type box says what it can be put on', () => {
  const put = (title: string) =>
    two(
      {
        agenda: 'Test Pride',
        supporting: ['Test Narn Envoy', 'Test Narn Ships', 'Test Narn Escort', 'Test Narn Port'],
        hand: [title],
      },
      { agenda: 'Test Plan', supporting: ['Test Centauri Port'] },
    ).act('narn', 'sponsor', title);
  const on = (title: string) => offered(put(title).leaveOpen(), 'narn');
  expect(on('Test Charm')).toEqual(["G'Kar", 'Test Narn Envoy', 'Londo Mollari']);
  expect(on('Test Plating')).toEqual(['Test Narn Ships', 'Test Narn Escort']);
  expect(on('Test Walls')).toEqual(['Test Narn Port', 'Test Centauri Port']);
  expect(on('Test Statute')).toEqual(['narn', 'centauri']);
  expect(on('Test Amendment')).toEqual(['Test Pride', 'Test Plan']);
  // nothing to choose: it is there for all
  const t = put('Test Era');
  expect(t.asked).toEqual(['centauri']);
  expect(t.inPlay('Test Era')).toBe(true);
  const nowhere = two({ hand: ['Test Plating'] });
  expect(nowhere.refuses('narn', 'sponsor', 'Test Plating')).toBe('b5/targets/1');
});

rule('b5/cards-enhancement/3', 'a faction enhancement is about a whole faction, a global one about everybody', () => {
  const t = two(
    { inner: ["Na'Toth", 'Narn Aide'], hand: ['Test Statute', 'Test Era', 'Test Station'] },
    { supporting: ['Test Centauri Envoy'] },
    { ruleset: 'engine' },
  );
  const of = (who: string, what: 'diplomacy' | 'intrigue') => t.ability(who, what);
  const before = ["G'Kar", "Na'Toth", 'Londo Mollari'].map(x => [of(x, 'diplomacy'), of(x, 'intrigue')] as const);
  t.act('narn', 'sponsor', 'Test Statute').pick('narn', "Na'Toth").pick('narn', 'centauri').pass('centauri');
  expect(of('Londo Mollari', 'diplomacy')).toBe(before[2]![0] + 1);
  expect(of('Test Centauri Envoy', 'diplomacy')).toBe(5);
  expect(of("G'Kar", 'diplomacy')).toBe(before[0]![0]);
  t.act('narn', 'sponsor', 'Test Era').pick('narn', "G'Kar").pass('centauri');
  t.act('narn', 'sponsor', 'Test Station');
  expect(of('Londo Mollari', 'diplomacy')).toBe(before[2]![0] + 2);
  expect(of("G'Kar", 'diplomacy')).toBe(before[0]![0] + 1);
  expect(of("Na'Toth", 'diplomacy')).toBe(before[1]![0]);
  for (const [i, who] of ["G'Kar", '', 'Londo Mollari'].entries())
    if (who) expect(of(who, 'intrigue')).toBe(before[i]![1] + 1);
});

rule('b5/cards-enhancement/4', 'an effect on global enhancements reaches those of Babylon 5', () => {
  const t = two(
    { ambassador: { card: "G'Kar", attached: ['Test Charm'] }, hand: ['Test Worded Repeal'] },
    {},
    {
      global: ['Test Era', 'Upgraded Defenses'],
    },
  );
  t.act('narn', 'event', 'Test Worded Repeal');
  expect(offered(t, 'narn')).toEqual(['Test Era', 'Upgraded Defenses']);
  t.pick('narn', 'Upgraded Defenses');
  expect(t.inPlay('Upgraded Defenses')).toBe(false);
});

rule(
  'b5/cards-enhancement/5',
  'The Eye needs a Centauri to sponsor it and a Centauri to be put on, in any faction',
  () => {
    const without = two({ inner: ["Na'Toth"], hand: ['Test Eye'] });
    expect(without.refuses('narn', 'sponsor', 'Test Eye')).toBe('b5/sponsor/8');
    const t = two({ inner: ["Na'Toth", 'Test Centauri Envoy'], hand: ['Test Eye'] });
    t.act('narn', 'sponsor', 'Test Eye');
    expect(offered(t, 'narn')).toEqual(['Test Centauri Envoy', 'Londo Mollari']);
    t.pick('narn', 'Test Centauri Envoy');
    expect(t.card('Test Centauri Envoy').rotated).toBe(1);
    expect(t.ability('Test Centauri Envoy', 'diplomacy')).toBe(6);
  },
);

rule('b5/cards-enhancement/6', 'a faction enhancement of a race goes on factions of that race alone', () => {
  const t = table({
    order: [1, 2, 3],
    seats: [
      { race: 'narn', rating: 9, hand: ['Test Narn Statute'] },
      { race: 'human' },
      { race: 'narn', ambassador: 'Test Narn Envoy' },
    ],
  });
  t.act(1, 'sponsor', 'Test Narn Statute');
  expect(t.options(1).map(o => [o.verb, o.a])).toEqual([
    ['seat', 0],
    ['seat', 2],
  ]);
  t.act(1, 'seat', 2);
  expect(t.s.cards[t.id('Test Narn Statute')]!.faction).toBe(2);
});

rule('b5/cards-enhancement/7', 'it is discarded when the card that it is on leaves play, in whatever way', () => {
  for (const way of ['Test Banishment', 'Test Homecoming', 'Test Worded Oblivion']) {
    const t = two({ supporting: [{ card: 'Test Narn Ships', attached: ['Test Plating'] }], hand: [way] });
    t.act('narn', 'event', way).pick('narn', 'Test Narn Ships');
    expect(t.inPlay('Test Plating')).toBe(false);
    expect(t.titles('narn', DISCARD)).toContain('Test Plating');
  }
});

rule('b5/cards-enhancement/8', "Na'Toth goes, and the Book of G'Quan with her", () => {
  for (const ruleset of RULESETS) {
    for (const [way, to] of [
      ['Test Banishment', DISCARD],
      ['Test Worded Oblivion', REMOVED],
      ['Test Homecoming', HAND],
    ] as const) {
      const t = two({ inner: [{ card: "Na'Toth", attached: ["Book of G'Quan"] }], hand: [way] }, {}, { ruleset });
      t.act('narn', 'event', way).pick('narn', "Na'Toth");
      expect(t.titles('narn', to)).toContain("Na'Toth");
      expect(t.titles('narn', DISCARD)).toContain("Book of G'Quan");
    }
  }
});

rule('b5/cards-enhancement/9', 'whoever captures a location does not get what was built there', () => {
  for (const ruleset of RULESETS) {
    const t = two(
      { hand: ['Test Seizure'] },
      { supporting: [{ card: 'Test Centauri Port', attached: ['Test Walls'] }] },
      { ruleset },
    );
    expect(t.ability('Test Centauri Port', 'military')).toBe(7);
    t.act('narn', 'event', 'Test Seizure');
    expect(t.card('Test Centauri Port')).toMatchObject({ faction: t.seat('narn'), attached: [] });
    expect(t.titles('centauri', DISCARD)).toEqual(['Test Walls']);
  }
});

rule(
  ['b5/cards-enhancement/10', 'b5/cards-enhancement/11'],
  'many copies in play and many different ones on a card, but no two copies on the same one',
  () => {
    const t = two(
      {
        inner: [{ card: "Na'Toth", attached: ['Test Charm'] }],
        supporting: ['Test Narn Envoy'],
        hand: ['Test Charm', 'Test Amulet', 'Test Era'],
        ambassador: { card: "G'Kar", attached: ['Test Charm'] },
      },
      { ambassador: { card: 'Londo Mollari', attached: ['Test Charm'] } },
      { global: ['Test Era'] },
    );
    expect(t.refuses('narn', 'sponsor', t.handed('narn', 'Test Era'))).toBe('b5/cards-enhancement/11');
    t.act('narn', 'sponsor', t.handed('narn', 'Test Charm')).pick('narn', "Na'Toth");
    // the third copy has but one place left
    expect(t.card('Test Narn Envoy').attached).toHaveLength(1);
    t.pass('centauri').act('narn', 'sponsor', 'Test Amulet').pick('narn', 'Test Narn Envoy');
    expect(t.ability('Test Narn Envoy', 'diplomacy')).toBe(3 + 1 + 2);
  },
);

rule('b5/cards-enhancement/12', 'while one copy of a global enhancement is in play nobody brings in another', () => {
  const name = 'Test We Are Not Impressed';
  const t = two({ hand: [name] }, { hand: [name] }, { ruleset: 'engine' });
  t.act('narn', 'sponsor', t.handed('narn', name));
  expect(t.refuses('centauri', 'sponsor', t.handed('centauri', name))).toBe('b5/cards-enhancement/11');
});

rule('b5/cards-enhancement/13', 'a neutralized character can be given one', () => {
  const t = two({ supporting: [{ card: 'Test Narn Envoy', neutralized: true }], hand: ['Test Charm'] });
  t.act('narn', 'sponsor', 'Test Charm').pick('narn', 'Test Narn Envoy');
  expect(t.card('Test Narn Envoy')).toMatchObject({ neutralized: 1, attached: [t.id('Test Charm')] });
});

rule('b5/cards-enhancement/14', 'it stays and works though its host would be no target any more', () => {
  const t = two({
    supporting: [{ card: 'Test Narn Envoy', marks: { shadow: 3 } }],
    hand: ['Test Worded Dark Gift', 'Test Worded Absolution', 'Test Worded Dark Gift'],
  });
  t.act('narn', 'sponsor', 'Test Worded Dark Gift').pass('centauri');
  expect(t.ability('Test Narn Envoy', 'diplomacy')).toBe(5);
  t.act('narn', 'event', 'Test Worded Absolution').pick('narn', 'Test Narn Envoy').pass('centauri');
  expect(t.marks('narn', 'shadow')).toBe(2);
  expect(t.refuses('narn', 'sponsor', t.handed('narn', 'Test Worded Dark Gift'))).not.toBe('');
  expect(t.card('Test Narn Envoy').attached).toEqual([t.id('Test Worded Dark Gift')]);
  expect(t.ability('Test Narn Envoy', 'diplomacy')).toBe(5);
});

rule(
  ['b5/cards-enhancement/15', 'b5/cards-enhancement/16'],
  'on another faction it is still its sponsor’s, but its text speaks to the player there',
  () => {
    for (const ruleset of RULESETS) {
      const t = two({ hand: ['Test Subsidy'] }, { supporting: ['Test Centauri Envoy'] }, { ruleset });
      t.act('narn', 'sponsor', 'Test Subsidy').pick('narn', 'centauri');
      expect(t.titles('centauri', FACTION)).toEqual(['Test Subsidy']);
      expect(t.card('Test Subsidy').controller).toBe(t.seat('narn'));
      expect([t.rating('narn'), t.rating('centauri')]).toEqual([15, 16]);
      const other = two({ hand: ['Test Statute'] }, { supporting: ['Test Centauri Envoy'] }, { ruleset });
      other.act('narn', 'sponsor', 'Test Statute').pick('narn', 'centauri');
      expect(other.ability('Test Centauri Envoy', 'diplomacy')).toBe(5);
      expect(other.ability("G'Kar", 'diplomacy')).toBe(5);
    }
  },
);

rule(['b5/cards-enhancement/17', 'b5/cards-enhancement/18'], 'a global one is in no faction and nobody’s', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const t = two({ hand: ['Test Registry'] }, {}, { ruleset });
    t.act('narn', 'sponsor', 'Test Registry');
    expect(t.card('Test Registry')).toMatchObject({ faction: -1, controller: -1 });
    expect(t.refuses('centauri', 'use', 'Test Registry', 0)).toBe('b5/glossary/1');
    t.pass('centauri');
    expect(t.refuses('narn', 'use', 'Test Registry', 0)).toBe('b5/glossary/1');
  }
});

rule(
  ['b5/cards-enhancement/17', 'b5/cards-enhancement/19'],
  'under the engine rules whoever played a global one controls it and alone uses it',
  () => {
    const t = two({ hand: ['Test Registry'] }, {}, { ruleset: 'engine' });
    t.act('narn', 'sponsor', 'Test Registry');
    expect(t.card('Test Registry').faction).toBe(-1);
    expect(t.refuses('centauri', 'use', 'Test Registry', 0)).toBe('b5/glossary/5');
    const { babylon5 } = t.s;
    t.pass('centauri').act('narn', 'use', 'Test Registry');
    expect(t.s.babylon5).toBe(babylon5 + 1);
  },
);

rule('b5/cards-enhancement/20', 'under the engine rules it goes on another player’s card or faction', () => {
  const t = two(
    { inner: ["Na'Toth"], hand: ['Test Charm', 'Test Statute'] },
    { supporting: ['Test Centauri Envoy'] },
    {
      ruleset: 'engine',
    },
  );
  t.act('narn', 'sponsor', 'Test Charm').pick('narn', "Na'Toth").pick('narn', 'Test Centauri Envoy').pass('centauri');
  t.act('narn', 'sponsor', 'Test Statute').pick('narn', 'centauri');
  expect(t.ability('Test Centauri Envoy', 'diplomacy')).toBe(4 + 1 + 1);
});
