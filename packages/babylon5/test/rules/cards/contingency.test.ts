import { asking, awaited, decisionView, determinize, save } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { babylon5, DISCARD, HAND, view } from '../../../src/index.ts';
import { offered, two } from '../../support/cards-for-texts.ts';
import { type Table, table } from '../../support/table.ts';

const ALL = ['casual', 'tournament', 'engine'] as const;
const CASUAL = ['casual', 'tournament'] as const;

/** The Narn attack their own envoy, who has these contingencies under her. */
const struck = (under: readonly string[], more: { ruleset?: string; hand?: string[] } = {}): Table => {
  const { hand = [], ...rest } = more;
  return two(
    {
      supporting: [{ card: 'Test Narn Envoy', attached: under }],
      hand: ['Test Worded Blow', 'Test Worded Blow', ...hand],
    },
    {},
    rest,
  );
};
const strike = (t: Table): Table => t.act('narn', 'event', 'Test Worded Blow').pick('narn', 'Test Narn Envoy');

rule('b5/cards-contingency/1', 'laid face down under a legal target, as an action', () => {
  const t = two({ supporting: ['Test Narn Envoy', 'Test Narn Ships'], hand: ['Test Alarm', 'Test Ship Drill'] });
  t.act('narn', 'contingency', 'Test Alarm').pick('narn', 'Test Narn Envoy');
  expect(t.card('Test Alarm')).toMatchObject({ faceDown: 1, host: t.id('Test Narn Envoy') });
  expect(t.asked).toEqual(['centauri']);
  expect(t.s.seats[t.seat('narn')]!.actions).toBe(1);
});

rule('b5/cards-contingency/2', 'the type box fixes type and race of the card, not the race of its faction', () => {
  const t = table({
    order: ['human', 'narn'],
    seats: [
      {
        race: 'human',
        inner: ["Na'Toth"],
        supporting: ['Test Narn Envoy', 'Human Aide', 'Test Narn Ships'],
        hand: ['Test Narn Oath', 'Test Ship Drill'],
      },
      { race: 'narn' },
    ],
  });
  t.act('human', 'contingency', 'Test Narn Oath');
  expect(offered(t, 'human')).toEqual(["Na'Toth", 'Test Narn Envoy']);
  t.pick('human', "Na'Toth").pass('narn').act('human', 'contingency', 'Test Ship Drill');
  expect(t.card('Test Ship Drill').host).toBe(t.id('Test Narn Ships'));
});

rule('b5/cards-contingency/3', 'only under cards that the player controls, unless it says otherwise', () => {
  const t = two(
    { supporting: ['Test Narn Envoy'], hand: ['Test Alarm', 'Test Snare', 'Test Ship Drill'] },
    { supporting: ['Test Centauri Envoy', { card: 'Test Narn Ships' }] },
  );
  expect(t.refuses('narn', 'contingency', 'Test Ship Drill')).toBe('b5/cards-contingency/2');
  t.act('narn', 'contingency', 'Test Alarm');
  expect(offered(t, 'narn')).toEqual(["G'Kar", 'Test Narn Envoy']);
  t.pick('narn', "G'Kar").pass('centauri').act('narn', 'contingency', 'Test Snare');
  expect(offered(t, 'narn')).toContain('Test Centauri Envoy');
  t.pick('narn', 'Test Centauri Envoy');
  expect(t.card('Test Snare')).toMatchObject({ host: t.id('Test Centauri Envoy'), controller: t.seat('narn') });
});

rule('b5/cards-contingency/4', 'nobody but its player sees what it is', () => {
  const t = struck(['Test Alarm']);
  const seen = (who: 0 | 1 | null) => JSON.stringify(view(t.s, who)).includes('Test Alarm');
  expect([seen(0), seen(1), seen(null)]).toEqual([true, false, false]);
  strike(t).act('narn', 'respond');
  expect(seen(1)).toBe(true);
});

rule('b5/cards-contingency/5', 'on its trigger its player may reveal it, and need not', () => {
  const t = struck(['Test Alarm']);
  strike(t);
  expect(t.asked).toEqual(['narn']);
  t.pass('narn');
  expect(t.card('Test Alarm')).toMatchObject({ faceDown: 1, host: t.id('Test Narn Envoy') });
  t.pass('centauri');
  const before = t.titles('narn', HAND).length;
  strike(t).act('narn', 'respond');
  // the attack is played, and a card drawn
  expect(t.titles('narn', HAND)).toHaveLength(before - 1 + 1);
});

rule('b5/cards-contingency/6', 'it can keep the attack that triggered it from happening', () => {
  const attack = () =>
    two(
      { supporting: ['Test Narn Spy'] },
      { supporting: [{ card: 'Test Centauri Spy', attached: ['Test Shield'] }] },
      { conflicts: [{ conflict: 'Test Plot', by: 'centauri', support: ['Test Centauri Spy'] }] },
    ).act('narn', 'attack', 'Test Narn Spy', 'Test Centauri Spy');
  const t = attack().act('centauri', 'respond');
  expect([t.card('Test Centauri Spy').damage, t.card('Test Narn Spy').neutralized]).toEqual([0, 0]);
  expect(t.titles('centauri', DISCARD)).toEqual(['Test Shield']);
  const without = attack().pass('centauri');
  expect([without.card('Test Centauri Spy').damage, without.card('Test Narn Spy').neutralized]).toEqual([5, 1]);
});

rule('b5/cards-contingency/7', 'one copy answers a trigger; a different one may answer it as well', () => {
  for (const ruleset of ALL) {
    const t = two(
      {
        inner: [{ card: "Na'Toth", attached: ['Test Ear'] }],
        supporting: [
          { card: 'Test Narn Envoy', attached: ['Test Ear'] },
          { card: 'Test Narn Spy', attached: ['Test Tongue'] },
        ],
        hand: ['Test Deed'],
      },
      {},
      { ruleset },
    );
    t.act('narn', 'event', 'Test Deed').act('narn', 'respond');
    expect(t.titles('narn', HAND)).toEqual(['Refugees']);
    // the other copy is no longer an option; this is the other card
    expect(t.options('narn').map(o => t.titleOf(o.a))).toEqual(['Test Tongue', '']);
    t.act('narn', 'respond');
    expect(t.rating('narn')).toBe(15 + 1 + 1);
    expect(t.asked).toEqual(['centauri']);
    expect(t.s.cards.filter(c => c.faceDown === 1)).toHaveLength(1);
  }
});

rule('b5/cards-contingency/8', 'several different ones may lie under one card', () => {
  const t = two({ supporting: ['Test Narn Ships'], hand: ['Test Alarm', 'Test Outcry'] });
  t.act('narn', 'contingency', 'Test Alarm').pass('centauri').act('narn', 'contingency', 'Test Outcry');
  expect(t.card("G'Kar").attached).toEqual([t.id('Test Alarm'), t.id('Test Outcry')]);
});

rule('b5/cards-contingency/9', 'of those under one card one answers a trigger, but for the engine rules', () => {
  for (const ruleset of ALL) {
    const t = strike(struck(['Test Alarm', 'Test Outcry'], { ruleset })).act('narn', 'respond');
    if (ruleset === 'engine') {
      t.act('narn', 'respond');
      expect(t.rating('narn')).toBe(16);
    } else {
      expect(t.asked).toEqual(['centauri']);
      expect(t.card('Test Outcry').faceDown).toBe(1);
      // the next trigger counts separately
      strike(t.pass('centauri')).act('narn', 'respond');
      expect(t.rating('narn')).toBe(16);
    }
  }
});

rule('b5/cards-contingency/10', 'a trigger counts in whatever round it comes', () => {
  const t = two(
    { supporting: [{ card: 'Test Narn Envoy', attached: ['Test Review'] }] },
    {},
    { conflicts: [{ conflict: 'Test Plot', by: 'centauri' }] },
  );
  t.untilAsked('respond', 'narn');
  expect(t.s.round).toBe('resolution');
  t.act('narn', 'respond');
  expect(t.rating('narn')).toBe(16);
});

rule('b5/cards-contingency/11', 'revealed, it lies there until what it did is over', () => {
  for (const ruleset of CASUAL) {
    const t = strike(struck(['Test Resolve', 'Test Alarm'], { ruleset })).act('narn', 'respond');
    expect(t.ability('Test Narn Envoy', 'diplomacy')).toBe(3 - 1 + 5);
    expect(t.card('Test Resolve')).toMatchObject({ faceDown: 0, host: t.id('Test Narn Envoy') });
    // it answers nothing more; immediate effects end at once
    strike(t.pass('centauri')).act('narn', 'respond');
    expect(t.titles('narn', DISCARD)).toEqual(['Test Worded Blow', 'Test Alarm', 'Test Worded Blow']);
    t.until('draw');
    expect(t.titles('narn', DISCARD)).not.toContain('Test Resolve');
    t.until('conflict');
    expect(t.titles('narn', DISCARD)).toContain('Test Resolve');
  }
});

rule('b5/cards-contingency/12', 'under the engine rules it goes as soon as it is carried out', () => {
  const t = strike(struck(['Test Resolve'], { ruleset: 'engine' })).act('narn', 'respond');
  expect(t.titles('narn', DISCARD)).toContain('Test Resolve');
  expect(t.ability('Test Narn Envoy', 'diplomacy')).toBe(3 + 5 - 1);
});

rule('b5/cards-contingency/13', 'it is discarded with the card that it lies under', () => {
  const t = struck(['Test Alarm'], { hand: ['Test Homecoming'] });
  t.act('narn', 'event', 'Test Homecoming').pick('narn', 'Test Narn Envoy');
  expect(t.titles('narn', DISCARD)).toEqual(['Test Alarm', 'Test Homecoming']);
  expect(t.card('Test Alarm').faceDown).toBe(0);
});

rule('b5/cards-contingency/14', 'Vicious Blow: 2 severe damage more for what its character neutralizes', () => {
  for (const ruleset of ALL) {
    const t = two(
      { supporting: [{ card: 'Test Narn Spy', attached: ['Vicious Blow'] }] },
      { supporting: [{ card: 'Test Centauri Spy', damage: 5 }] },
      { ruleset, conflicts: [{ conflict: 'Test Plot', by: 'centauri', support: ['Test Centauri Spy'] }] },
    );
    // 5 Intrigue in addition to 5 damage, against 9
    t.act('narn', 'attack', 'Test Narn Spy', 'Test Centauri Spy');
    expect(t.card('Test Centauri Spy')).toMatchObject({ neutralized: 1, severe: 1 });
    t.act('narn', 'respond');
    expect(t.card('Test Centauri Spy').severe).toBe(3);
  }
});

rule('b5/cards-contingency/15', 'under the engine rules a limited one once a turn, a unique one once a game', () => {
  const under = (title: string) =>
    two(
      {
        supporting: [
          { card: 'Test Narn Envoy', attached: [title] },
          { card: 'Test Narn Spy', attached: [title] },
        ],
        hand: ['Test Worded Blow', 'Test Worded Blow', 'Test Worded Blow'],
      },
      {},
      { ruleset: 'engine' },
    );
  for (const title of ['Test Limited Alarm', 'Test Unique Alarm']) {
    const t = under(title);
    strike(t).act('narn', 'respond').pass('centauri');
    t.act('narn', 'event', 'Test Worded Blow').pick('narn', 'Test Narn Spy');
    expect(t.asked).toEqual(['centauri']);
    t.until('draw').untilAsked('action', 'narn').act('narn', 'event', 'Test Worded Blow').pick('narn', 'Test Narn Spy');
    expect(t.asked).toEqual(title === 'Test Limited Alarm' ? ['narn'] : ['centauri']);
    if (t.asked[0] === 'narn') t.act('narn', 'respond');
  }
});

rule(
  'b5/cards-contingency/16',
  'from a military conflict it goes when revealed, before the conflict and its aftermaths',
  () => {
    for (const ruleset of CASUAL) {
      const t = two(
        { hand: ['Test Ruse', 'Test Echo', 'Test Ripple'], supporting: ['Test Narn Ships', 'Test Narn Escort'] },
        {},
        { ruleset, conflicts: [{ conflict: 'Test Battle', by: 'narn', support: ['Test Narn Ships'] }] },
      );
      t.act('narn', 'contingency', 'Test Ruse');
      expect(t.card('Test Ruse').host).toBe(t.id('Test Battle'));
      const before = t.ability("G'Kar", 'diplomacy');
      t.untilAsked('respond', 'narn').act('narn', 'respond');
      expect(t.ability("G'Kar", 'diplomacy')).toBe(before + 1);
      expect(t.titles('narn', DISCARD)).toEqual(['Test Ruse']);
      t.untilAsked('aftermath', 'narn').act('narn', 'aftermath', 'Test Echo').untilAsked('aftermath', 'narn');
      t.act('narn', 'aftermath', 'Test Ripple');
      expect(t.titles('narn', DISCARD)[0]).toBe('Test Ruse');
      expect(t.titles('narn', DISCARD).slice(1).sort()).toEqual(['Test Battle', 'Test Echo', 'Test Ripple']);
    }
  },
);

rule('b5/cards-contingency/17', 'its player puts those under a card in any order, for no action', () => {
  const t = struck(['Test Alarm', 'Test Outcry']);
  const [alarm, outcry] = [t.id('Test Alarm'), t.id('Test Outcry')];
  const handles = [alarm, outcry].map(id => t.s.cards[id]!.handle);
  t.act('narn', 'arrange', 'Test Narn Envoy').pick('narn', outcry, alarm);
  expect(t.card('Test Narn Envoy').attached).toEqual([outcry, alarm]);
  expect(t.asked).toEqual(['narn']);
  expect(t.s.seats[0]).toMatchObject({ actions: 0 });
  // nobody can follow them: others see new handles
  for (const id of [alarm, outcry]) expect(handles).not.toContain(t.s.cards[id]!.handle);
  strike(t).pass('narn');
  expect(t.asked).toEqual(['centauri']);
  expect(t.refuses('centauri', 'arrange', 'Test Narn Envoy')).toBe('b5/cards-contingency/17');
});

rule('b5/cards-contingency/18', 'it returns to the hand by an effect that says so, and in no other way', () => {
  const t = struck(['Test Alarm']);
  expect(t.refuses('narn', 'take-back', 'Test Alarm')).toBe('b5/cards-contingency/18');
  expect(t.options('narn').some(o => o.a === t.id('Test Alarm'))).toBe(false);
});

rule(
  'b5/cards-contingency/19',
  'whoever laid it controls it, though another takes control of the card above it',
  () => {
    for (const ruleset of ALL) {
      const t = two(
        { supporting: [{ card: 'Test Narn Envoy', attached: ['Test Alarm'] }] },
        { hand: ['Test Subversion', 'Test Worded Blow'] },
        { ruleset },
      );
      t.pass('narn').act('centauri', 'event', 'Test Subversion').pick('centauri', 'Test Narn Envoy').pass('narn');
      expect(t.card('Test Narn Envoy').controller).toBe(t.seat('centauri'));
      t.act('centauri', 'event', 'Test Worded Blow').pick('centauri', 'Test Narn Envoy');
      expect(t.asked).toEqual(['narn']);
      t.act('narn', 'respond');
      expect(t.titles('narn', HAND)).toEqual(['Refugees']);
    }
  },
);

describe('whose contingency it is, nobody can tell from the asking', () => {
  /**
   * Three players. The Narn envoy and the Centauri one each have a card under them: one answers damage, the other answers nothing that happens here.
   */
  const position = (narn: string, centauri: string): Table => {
    const t = table({
      order: ['human', 'narn', 'centauri'],
      seats: [
        { race: 'human', hand: ['Test Worded Blow'] },
        { race: 'narn', supporting: [{ card: 'Test Narn Envoy', attached: [narn] }] },
        { race: 'centauri', supporting: [{ card: 'Test Centauri Envoy', attached: [centauri] }] },
      ],
    });
    t.passing = false;
    t.leaveOpen();
    return t;
  };
  /** The Human player's information after each choice, up to the end of the attack: the table, the questions, and the log. */
  const seen = (t: Table): string[] => {
    const views: string[] = [];
    const look = (): void => {
      views.push(
        JSON.stringify([view(t.s, 0), view(t.s, null), awaited(t.s), t.s.asked, t.sequence('damaged').length]),
      );
    };
    t.act('human', 'event', 'Test Worded Blow');
    look();
    for (let i = 0; i < 20 && asking(babylon5, t.s).step.menu.name !== 'action'; i++) {
      const [who] = t.asked as ['human' | 'narn' | 'centauri'];
      if (who === 'human') t.pick('human', 'Test Narn Envoy');
      else t.pass(who);
      look();
    }
    return views;
  };

  rule(
    'b5/cards-contingency/4',
    'with it under one card or under another, a third player sees and hears the same',
    () => {
      const nobody = seen(position('Test Review', 'Test Review'));
      expect(nobody.length).toBeGreaterThan(3);
      for (const card of ['Test Alarm', 'Test Ear', 'Test Tongue']) {
        expect(seen(position(card, 'Test Review'))).toEqual(nobody);
        expect(seen(position('Test Review', card))).toEqual(nobody);
      }
    },
  );

  rule('b5/cards-contingency/5', 'who has one that fits may reveal it, who has none can only pass', () => {
    for (const [narn, centauri] of [
      ['Test Ear', 'Test Review'],
      ['Test Review', 'Test Ear'],
    ] as const) {
      const t = position(narn, centauri);
      t.act('human', 'event', 'Test Worded Blow');
      const offers: Record<string, number> = {};
      while (asking(babylon5, t.s).step.menu.name !== 'action') {
        const [who] = t.asked as ['human' | 'narn' | 'centauri'];
        if (who === 'human') t.pick('human', 'Test Narn Envoy');
        else {
          offers[who] = Math.max(offers[who] ?? 0, t.options(who).length);
          t.pass(who);
        }
      }
      expect(offers).toEqual({ narn: narn === 'Test Ear' ? 2 : 1, centauri: centauri === 'Test Ear' ? 2 : 1 });
    }
  });

  test('who has nothing lying face down is not asked, nor is anybody where no contingency could fit', () => {
    const t = position('Test Review', 'Test Review');
    t.act('human', 'event', 'Test Worded Blow').act('narn', 'pass').act('centauri', 'pass');
    expect(t.asked).toEqual(['human']);
    t.pick('human', 'Test Narn Envoy');
    const bare = two({ supporting: ['Test Narn Envoy'], hand: ['Test Worded Blow'] });
    bare.passing = false;
    bare.act('narn', 'event', 'Test Worded Blow').pick('narn', 'Test Narn Envoy');
    expect(asking(babylon5, bare.s).step.menu.name).toBe('action');
  });

  test('nothing in the position tells what lies there but the card itself: a world with another card goes on by that card', () => {
    const t = position('Test Alarm', 'Test Review');
    t.act('human', 'event', 'Test Worded Blow');
    const before = awaited(t.s);
    const world = determinize(babylon5, t.s, 0, 3);
    expect(JSON.stringify(view(world, 0))).toBe(JSON.stringify(view(t.s, 0)));
    expect(awaited(world)).toEqual(before);
    expect(JSON.stringify(save(babylon5, world).stack)).toBe(JSON.stringify(save(babylon5, t.s).stack));
  });
});

test('whoever may have a contingency that fits reads what has happened, and the same whether it fits or not', () => {
  const asked = (under: string) => {
    const t = struck([under]).leaveOpen().act('narn', 'event', 'Test Worded Blow');
    t.passing = false;
    t.pick('narn', 'Test Narn Envoy');
    return decisionView(babylon5, t.s, t.seat('narn'))!.question!;
  };
  const [fits, other] = [asked('Test Alarm'), asked('Test Review')];
  expect(fits.options.map(o => o.label)).toEqual(['Reveal Test Alarm', 'Let it happen']);
  expect(other.options.map(o => o.label)).toEqual(['Let it happen']);
  expect(fits).toMatchObject({ rule: 'b5/cards-contingency/5', prompt: 'Do you reveal a contingency now?' });
  expect(fits.stakes).toMatch(/^A contingency may wait for this: when/);
  expect([other.prompt, other.stakes, other.rule]).toEqual([fits.prompt, fits.stakes, fits.rule]);
});
