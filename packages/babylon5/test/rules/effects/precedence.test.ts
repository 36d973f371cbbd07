import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DISCARD, HAND, INNER, REMOVED, SUPPORTING } from '../../../src/index.ts';
import { two } from '../../support/cards-for-texts.ts';

const ALL = ['casual', 'tournament', 'engine'] as const;

rule('b5/precedence/2', 'the text of a card goes before a rule, but no text makes an ambassador leave play', () => {
  for (const ruleset of ALL) {
    // by rule, an Inner Circle character rotates for a promotion and the player applies influence; a text needs neither
    const t = two({ supporting: ['Test Narn Spy'], hand: ['Test Great Reform'] }, {}, { ruleset });
    t.act('narn', 'event', 'Test Great Reform');
    expect(t.titles('narn', INNER)).toEqual(["G'Kar", 'Test Narn Spy']);
    expect(t.card("G'Kar").rotated).toBe(0);
    expect(t.available('narn')).toBe(16);
    // by rule, players capture locations in conflicts; a text captures one without
    const taken = two({ hand: ['Test Seizure'] }, { supporting: ['Test Centauri Port'] }, { ruleset });
    taken.act('narn', 'event', 'Test Seizure');
    expect(taken.titles('narn', SUPPORTING)).toEqual(['Test Centauri Port']);
    for (const way of ['Test Banishment', 'Test Homecoming', 'Test Worded Oblivion']) {
      const gone = two({ hand: [way] }, {}, { ruleset });
      gone.act('narn', 'event', way).pick('narn', 'Londo Mollari');
      expect(gone.titles('centauri', INNER)).toEqual(['Londo Mollari']);
      for (const zone of [DISCARD, HAND, REMOVED]) expect(gone.titles('centauri', zone)).toEqual([]);
    }
  }
});

rule(
  'b5/precedence/7',
  'Consultants: limited characters, and none that is unique, under it until the resolution ends',
  () => {
    const t = two(
      { supporting: ['Consultants'], hand: ['Test Narn Spy', 'Test Unique Sage', 'Test Narn Clerk'] },
      {},
      { conflicts: [{ conflict: 'Test Plot', by: 'centauri' }] },
    );
    expect(t.refuses('narn', 'contingency', 'Test Unique Sage')).toBe('b5/cards-contingency/1');
    expect(t.refuses('narn', 'contingency', 'Test Narn Clerk')).toBe('b5/cards-contingency/1');
    t.act('narn', 'contingency', 'Test Narn Spy').pass('centauri').act('narn', 'use', 'Consultants');
    expect(t.titles('narn', SUPPORTING)).toContain('Test Narn Spy');
    t.untilAsked('aftermath');
    expect(t.s.round).toBe('resolution');
    expect(t.titles('narn', SUPPORTING)).toContain('Test Narn Spy');
    t.until('draw');
    expect(t.titles('narn', SUPPORTING)).toEqual(['Consultants']);
    expect(t.card('Test Narn Spy')).toMatchObject({ faceDown: 1, host: t.id('Consultants') });
  },
);

rule(
  'b5/precedence/12',
  'a fleet must rotate; the war begins unless there is one, and the location is taken all the same',
  () => {
    for (const ruleset of ALL) {
      for (const war of [[], [['narn', 'centauri']]]) {
        const t = two(
          { supporting: ['Test Narn Ships'], hand: ['Test Coup'] },
          { supporting: ['Test Centauri Port'] },
          { ruleset, war },
        );
        t.act('narn', 'event', 'Test Coup');
        expect(t.card('Test Narn Ships').rotated).toBe(1);
        expect(t.s.relations.filter(r => r.kind === 'war')).toHaveLength(1);
        expect(t.titles('narn', SUPPORTING)).toContain('Test Centauri Port');
      }
      const tired = two(
        { supporting: [{ card: 'Test Narn Ships', rotated: true }], hand: ['Test Coup'] },
        { supporting: ['Test Centauri Port'] },
        { ruleset },
      );
      expect(tired.refuses('narn', 'event', 'Test Coup')).toBe(ruleset === 'engine' ? 'b5/cost/11' : 'b5/cost/7');
    }
  },
);

rule('b5/precedence/13', 'an effect that cannot happen leaves the others; what is a cost must be paid', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const t = two({ supporting: ['Test Narn Envoy'], hand: ['Test Lament', 'Test Bargain'] }, {}, { ruleset });
    t.act('narn', 'event', 'Test Lament').pick('narn', 'Test Narn Envoy').pass('centauri');
    expect(t.ability('Test Narn Envoy', 'diplomacy')).toBe(5);
    expect(t.happened('mark-purged')).toEqual([]);
    expect(t.refuses('narn', 'event', 'Test Bargain')).toBe('b5-r-short-term-goals-1');
  }
});

rule('b5/precedence/3', 'a text that reaches outside the game is held to the reserve by the tournament rules', () => {
  const call = (ruleset: string, reserve: string[]) =>
    two({ hand: ['Test Outside Help'], reserve }, {}, { ruleset }).act('narn', 'event', 'Test Outside Help');
  expect(call('casual', []).titles('narn', HAND)).toEqual(['Test Summons']);
  expect(call('tournament', []).titles('narn', HAND)).toEqual([]);
  expect(call('tournament', ['Test Summons']).titles('narn', HAND)).toEqual(['Test Summons']);
});
