import { expect } from 'vitest';
import { rule } from '../../kernel/test/rule.ts';
import { DISCARD, HAND, INNER, REMOVED, SUPPORTING } from '../src/index.ts';
import { offered, two } from './cards-for-texts.ts';
import { match, refusedBy, seat } from './cards-for-turns.ts';

const ALL = ['casual', 'tournament', 'engine'] as const;

rule('b5/precedence/2', 'the text of a card goes before a rule, but no text makes an ambassador leave play', () => {
  for (const ruleset of ALL) {
    // fleets of 3 Military or more neutralize nobody by rule at 0 damage; a text does
    const t = two({ hand: ['Test Collapse'] }, {}, { ruleset });
    t.act('narn', 'event', 'Test Collapse');
    expect(t.card("G'Kar").neutralized).toBe(1);
    // only the race's own players bring a location in by rule; a text gives it to another
    const taken = two({ hand: ['Test Seizure'] }, { supporting: ['Test Centauri Port'] }, { ruleset });
    taken.act('narn', 'event', 'Test Seizure');
    expect(taken.titles('narn', SUPPORTING)).toEqual(['Test Centauri Port']);
    for (const way of ['Test Banishment', 'Test Homecoming', 'Test Oblivion']) {
      const gone = two({ hand: [way] }, {}, { ruleset });
      gone.act('narn', 'event', way).pick('narn', 'Londo Mollari');
      expect(gone.titles('centauri', INNER)).toEqual(['Londo Mollari']);
      for (const zone of [DISCARD, HAND, REMOVED]) expect(gone.titles('centauri', zone)).toEqual([]);
    }
  }
});

rule('b5/precedence/7', 'Consultants: limited characters, and none that is unique, under it until the resolution ends', () => {
  const t = two({ supporting: ['Consultants'], hand: ['Test Narn Spy', 'Test Unique Sage', 'Test Narn Clerk'] });
  expect(t.refuses('narn', 'contingency', 'Test Unique Sage')).toBe('b5/cards-contingency/1');
  expect(t.refuses('narn', 'contingency', 'Test Narn Clerk')).toBe('b5/cards-contingency/1');
  t.act('narn', 'contingency', 'Test Narn Spy').pass('centauri').act('narn', 'use', 'Consultants');
  expect(t.titles('narn', SUPPORTING)).toContain('Test Narn Spy');
  t.until('resolution');
  expect(t.titles('narn', SUPPORTING)).toContain('Test Narn Spy');
  t.until('draw');
  expect(t.titles('narn', SUPPORTING)).toEqual(['Consultants']);
  expect(t.card('Test Narn Spy')).toMatchObject({ faceDown: 1, host: t.id('Consultants') });
});

rule('b5/precedence/12', 'a fleet must rotate; the war begins unless there is one, and the location is taken all the same', () => {
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
    expect(tired.refuses('narn', 'event', 'Test Coup')).toBe('b5/cost/11');
  }
});

rule('b5/precedence/13', 'an effect that cannot happen leaves the others; what is a cost must be paid', () => {
  for (const ruleset of ['casual', 'tournament'] as const) {
    const t = two({ supporting: ['Test Narn Envoy'], hand: ['Test Lament', 'Test Bargain'] }, {}, { ruleset });
    t.act('narn', 'event', 'Test Lament').pick('narn', 'Test Narn Envoy').pass('centauri');
    expect(t.ability('Test Narn Envoy', 'diplomacy')).toBe(5);
    expect(t.happened('mark-purged')).toEqual([]);
    expect(t.refuses('narn', 'event', 'Test Bargain')).toBe('b5-r-short-term-goals-1');
  }
});

rule('b5/precedence/3', 'what a tournament forbids no card and no leave of the players allows', () => {
  const deck = (ruleset: 'casual' | 'tournament') => ({
    ruleset,
    seats: [seat('narn', 59, ['Test Masterpiece']), seat('centauri', 59)],
  });
  expect(match(deck('casual')).s.ruleset).toBe('casual');
  expect(refusedBy(deck('tournament'))).toBe('b5/which-rules/3');
});
void offered;
