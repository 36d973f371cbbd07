import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DISCARD, HAND, SUPPORTING } from '../../../src/index.ts';
import { offered, two } from '../../support/cards-for-texts.ts';
import { table } from '../../support/table.ts';

const NMTB = 'Not Meant to Be';

rule('b5/cards-event/1', 'an action of the action round, and what it does is done at once', () => {
  const t = two({ hand: ['Test Deed'] });
  t.act('narn', 'event', 'Test Deed');
  expect(t.rating('narn')).toBe(16);
  expect(t.asked).toEqual(['centauri']);
  for (const round of ['ready', 'conflict', 'resolution', 'draw'] as const) {
    const other = two({ hand: ['Test Deed'] }, {}, { round });
    for (let i = 0; i < 9 && other.s.ask !== null && other.s.round === round; i++) {
      for (const who of other.asked) expect(other.offers(who as 'narn', 'event')).toBe(false);
      other.least();
    }
  }
});

rule('b5/cards-event/2', 'Decisive Tactics: 2 Leadership more, to the end of the turn', () => {
  const t = two({ supporting: ['Test Narn Officer'], hand: ['Decisive Tactics'] });
  t.act('narn', 'event', 'Decisive Tactics').pick('narn', 'Test Narn Officer');
  expect(t.ability('Test Narn Officer', 'leadership')).toBe(6);
  t.until('draw');
  expect(t.ability('Test Narn Officer', 'leadership')).toBe(6);
  t.until('conflict');
  expect(t.ability('Test Narn Officer', 'leadership')).toBe(4);
});

rule('b5/cards-event/3', 'any fitting target will do, whoever controls it', () => {
  const t = two({ supporting: ['Test Narn Officer'] }, { inner: ["Na'Toth"], hand: ['Test Narn Valor'] });
  t.pass('narn').act('centauri', 'event', 'Test Narn Valor');
  expect(offered(t, 'centauri')).toEqual(["G'Kar", 'Test Narn Officer', "Na'Toth"]);
  t.pick('centauri', 'Test Narn Officer');
  expect(t.ability('Test Narn Officer', 'leadership')).toBe(5);
});

rule('b5/cards-event/4', 'Affirm Alliance and the sponsoring that it speaks of are one action', () => {
  const t = two({ inner: ["Na'Toth"], hand: ['Affirm Alliance', 'Narn Aide'] });
  t.act('narn', 'event', 'Affirm Alliance');
  expect(t.titles('narn', SUPPORTING)).toEqual(['Narn Aide']);
  expect(t.s.seats[t.seat('narn')]!.actions).toBe(1);
  expect(t.asked).toEqual(['centauri']);
});

rule('b5/cards-event/5', 'Popular Support is in no pile before its effect is over', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const t = two({ hand: ['Popular Support', 'Test Deed'] }, {}, { ruleset });
    t.act('narn', 'event', 'Popular Support').pick('narn', "G'Kar").pass('centauri');
    expect(t.titles('narn', DISCARD)).toEqual([]);
    // what is over at once is there at once
    t.act('narn', 'event', 'Test Deed');
    expect(t.titles('narn', DISCARD)).toEqual(['Test Deed']);
    t.until('draw');
    expect(t.titles('narn', DISCARD)).toEqual(['Test Deed']);
    t.until('conflict');
    expect(t.titles('narn', DISCARD)).toContain('Popular Support');
  }
});

rule('b5/cards-event/6', 'under the engine rules it is discarded as soon as it has been played', () => {
  const t = two({ hand: ['Popular Support'] }, {}, { ruleset: 'engine' });
  const before = t.ability("G'Kar", 'diplomacy');
  t.act('narn', 'event', 'Popular Support').pick('narn', "G'Kar");
  expect(t.titles('narn', DISCARD)).toEqual(['Popular Support']);
  expect(t.ability("G'Kar", 'diplomacy')).toBe(before + 2);
});

rule('b5/cards-event/7', 'Forced Impairment reaches an event that still lasts, and takes nothing from it', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const t = two(
      { supporting: ['Test Narn Envoy'], hand: ['Test Long Favor'] },
      { supporting: ['Test Centauri Spy'], hand: ['Forced Impairment'] },
      { ruleset },
    );
    t.act('narn', 'event', 'Test Long Favor').pick('narn', 'Test Narn Envoy');
    t.untilAsked('declare', 'centauri').act('centauri', 'declare', 'Forced Impairment');
    t.untilAsked('target', 'centauri').pick('centauri', 'Test Long Favor');
    t.untilAsked('action', 'centauri').act('centauri', 'support', 'Test Centauri Spy', 'Forced Impairment');
    t.until('draw');
    expect(t.card('Forced Impairment').host).toBe(t.id('Test Long Favor'));
    expect(t.ability('Test Narn Envoy', 'diplomacy')).toBe(5);
    t.until('conflict');
    expect(t.ability('Test Narn Envoy', 'diplomacy')).toBe(3);
    expect(t.titles('narn', DISCARD)).toContain('Test Long Favor');
    expect(t.titles('centauri', DISCARD)).toContain('Forced Impairment');
  }
});

rule('b5/cards-event/8', 'a limited event once a turn: reversed it was played, negated it was not', () => {
  const hand = ['Test Limited Deed', 'Test Limited Deed'];
  const engine = { ruleset: 'engine' };
  const t = two({ hand }, { hand: [NMTB, 'Test Limited Deed'] }, engine);
  t.act('narn', 'event', 'Test Limited Deed');
  // whoever wants to play another
  expect(t.refuses('centauri', 'event', t.handed('centauri', 'Test Limited Deed'))).toBe('b5/cards-event/8');
  t.act('centauri', 'event', NMTB);
  expect(t.rating('narn')).toBe(15);
  expect(t.refuses('narn', 'event', t.handed('narn', 'Test Limited Deed'))).toBe('b5/cards-event/8');
  t.untilAsked('action', 'narn').until('draw').untilAsked('action', 'narn');
  expect(t.offers('narn', 'event', 'Test Limited Deed')).toBe(true);

  const negated = two({ hand }, { supporting: ["Ja'Doc"] }, engine);
  negated.act('narn', 'event', 'Test Limited Deed').act('centauri', 'respond').pass('centauri');
  expect(negated.rating('narn')).toBe(15);
  negated.act('narn', 'event', negated.handed('narn', 'Test Limited Deed'));
  expect(negated.rating('narn')).toBe(16);
});

rule(
  ['b5/cards-event/9', 'b5/cards-event/10'],
  'a unique event once in a game: reversed it was played, negated it was not',
  () => {
    const hand = ['Test Unique Deed', 'Test Unique Deed'];
    for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
      const once = ruleset === 'engine' ? 'b5/cards-event/9' : 'b5/glossary/10';
      const t = two({ hand }, { hand: [NMTB] }, { ruleset });
      t.act('narn', 'event', 'Test Unique Deed').act('centauri', 'event', NMTB);
      expect(t.rating('narn')).toBe(15);
      expect(t.refuses('narn', 'event', t.handed('narn', 'Test Unique Deed'))).toBe(once);
      t.until('draw').untilAsked('action', 'narn');
      expect(t.refuses('narn', 'event', t.handed('narn', 'Test Unique Deed'))).toBe(once);
    }
    const negated = two({ hand }, { supporting: ["Ja'Doc"] }, { ruleset: 'engine' });
    negated.act('narn', 'event', 'Test Unique Deed').act('centauri', 'respond').pass('centauri');
    negated.act('narn', 'event', negated.handed('narn', 'Test Unique Deed'));
    expect(negated.rating('narn')).toBe(16);
  },
);

rule('b5/cards-event/11', 'a unique conflict that You Are Not Ready cancelled was used for good', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const deck = ['Refugees', 'Refugees', 'Refugees', 'Refugees', 'Refugees'];
    const t = table({
      ruleset,
      round: 'conflict',
      order: ['narn', 'minbari'],
      seats: [
        { race: 'narn', hand: ['Test Worded Feud', 'Test Worded Feud'], deck },
        {
          race: 'minbari',
          ambassador: { card: 'Delenn', marks: { vorlon: 2 } },
          hand: ['You Are Not Ready'],
          deck,
        },
      ],
    });
    t.act('narn', 'declare', 'Test Worded Feud');
    t.untilAsked('action', 'minbari').act('minbari', 'event', 'You Are Not Ready');
    expect(t.titles('narn', DISCARD)).toEqual(['Test Worded Feud']);
    t.untilAsked('declare', 'narn');
    expect(t.titles('narn', HAND)).toContain('Test Worded Feud');
    expect(t.refuses('narn', 'declare', t.handed('narn', 'Test Worded Feud'))).toMatch(/^b5\//);
    expect(t.why('narn', 'declare', t.handed('narn', 'Test Worded Feud'))!.text).toMatch(/unique/i);
  }
});

rule('b5/cards-event/12', 'an event of a race is for its players alone', () => {
  const t = two({ hand: ['Test Worded Narn Cry'] }, { hand: ['Test Worded Narn Cry'] });
  t.act('narn', 'event', t.handed('narn', 'Test Worded Narn Cry'));
  expect(t.rating('narn')).toBe(16);
  expect(t.refuses('centauri', 'event', t.handed('centauri', 'Test Worded Narn Cry'))).toBe('b5/cards-event/12');
});
