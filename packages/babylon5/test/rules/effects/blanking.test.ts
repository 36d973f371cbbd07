import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { AGENDA, DISCARD, type SeatPosition, SUPPORTING } from '../../../src/index.ts';
import { two } from '../../support/cards-for-texts.ts';
import type { Table } from '../../support/table.ts';

const ALL = ['casual', 'tournament', 'engine'] as const;

/** A position in which the Centauri win Forced Impairment of a Narn card, played to the end of the resolution. */
function impaired(title: string, narn: Partial<SeatPosition>, more: object = {}): Table {
  return two(
    narn,
    { supporting: ['Test Centauri Spy'] },
    {
      conflicts: [{ conflict: 'Forced Impairment', by: 'centauri', target: title, support: ['Test Centauri Spy'] }],
      ...more,
    },
  );
}

rule('b5/blanking/1', 'what an agenda gives by being there ends when it is blanked, replaced or discarded', () => {
  for (const ruleset of ALL) {
    const t = impaired('Test Pride', { agenda: 'Test Pride' }, { ruleset });
    const with1 = t.ability("G'Kar", 'diplomacy');
    t.until('draw');
    expect(t.titles('narn', AGENDA)).toEqual(['Test Pride']);
    expect(t.ability("G'Kar", 'diplomacy')).toBe(with1 - 1);
    // marks, too
    const mark = impaired('Test Doom Plan', { agenda: 'Test Doom Plan' }, { ruleset });
    expect(mark.marks('narn', 'doom')).toBe(1);
    mark.until('draw');
    expect(mark.marks('narn', 'doom')).toBe(0);
    for (const way of ['agenda', 'discard-agenda'] as const) {
      const other = two({ agenda: 'Test Pride', inner: ["Na'Toth"], hand: ['Test Plan'] }, {}, { ruleset });
      other.act('narn', way, way === 'agenda' ? 'Test Plan' : 'Test Pride');
      if (way === 'agenda') other.pick('narn', "Na'Toth");
      expect(other.ability("G'Kar", 'diplomacy')).toBe(with1 - 1);
    }
  }
});

rule('b5/blanking/2', 'what counts something counts no more', () => {
  for (const ruleset of ALL) {
    const t = impaired(
      'Test Fleets',
      { agenda: 'Test Fleets', supporting: ['Test Narn Ships', 'Test Narn Escort'] },
      { ruleset },
    );
    expect(t.power('narn')).toBe(17);
    t.until('draw');
    expect(t.power('narn')).toBe(15);
  }
});

rule('b5/blanking/3', 'what was gained when something happened is kept', () => {
  for (const ruleset of ALL) {
    const t = two(
      { agenda: 'Test Success', supporting: ['Test Narn Spy'] },
      { supporting: ['Test Centauri Spy'] },
      {
        ruleset,
        conflicts: [
          { conflict: 'Test Plot', by: 'narn', support: ['Test Narn Spy'] },
          { conflict: 'Forced Impairment', by: 'centauri', target: 'Test Success', support: ['Test Centauri Spy'] },
        ],
      },
    );
    expect(t.power('narn')).toBe(15);
    t.until('draw');
    expect(t.card('Forced Impairment').host).toBe(t.id('Test Success'));
    // the first victory counted, and the second hit a blank card
    expect(t.power('narn')).toBe(16);
  }
});

rule(
  'b5/blanking/4',
  'Imperialism: 2 influence for each conquest is kept; the use of what was conquered is not',
  () => {
    for (const ruleset of ALL) {
      const t = two(
        {
          agenda: 'Imperialism',
          inner: ["Na'Toth"],
          supporting: ['Test Narn Envoy'],
          hand: ['Test Seizure', 'Test Plan'],
        },
        { supporting: ['Test Centauri Port'] },
        { ruleset },
      );
      t.act('narn', 'event', 'Test Seizure').pass('centauri');
      expect(t.titles('narn', SUPPORTING)).toContain('Test Centauri Port');
      expect(t.rating('narn')).toBe(17);
      expect(t.ability('Test Centauri Port', 'military')).toBe(4);
      // its text works for the captor: every character of the faction has 1 Diplomacy more
      expect(t.ability('Test Narn Envoy', 'diplomacy')).toBe(4);
      t.act('narn', 'agenda', 'Test Plan').pick('narn', "Na'Toth");
      expect(t.rating('narn')).toBe(17);
      expect(t.ability('Test Narn Envoy', 'diplomacy')).toBe(3);
      if (ruleset !== 'engine') expect(t.ability('Test Centauri Port', 'military')).toBe(0);
    }
  },
);

rule(
  'b5/blanking/5',
  'Maintain the Peace keeps its tokens while it is blank, and takes them along when it goes',
  () => {
    for (const ruleset of ALL) {
      const agenda = { card: 'Maintain the Peace', tokens: 3 };
      const t = impaired('Maintain the Peace', { agenda }, { ruleset });
      expect(t.power('narn')).toBe(18);
      t.until('draw');
      expect(t.card('Maintain the Peace').tokens).toBe(3);
      expect(t.power('narn')).toBe(15);
      const gone = two({ agenda }, {}, { ruleset });
      gone.act('narn', 'discard-agenda', 'Maintain the Peace');
      expect(gone.titles('narn', DISCARD)).toEqual(['Maintain the Peace']);
      expect(gone.card('Maintain the Peace').tokens).toBe(0);
      expect(gone.power('narn')).toBe(15);
    }
  },
);

rule('b5/blanking/6', 'words in bold, Limited and Unique stay on a blank card', () => {
  for (const ruleset of ALL) {
    const t = two(
      {
        supporting: [{ card: 'Test Narn Officer', attached: ['Forced Impairment'] }],
        hand: ['Test Rally', 'Test Narn Officer'],
      },
      {},
      { ruleset },
    );
    t.act('narn', 'event', 'Test Rally');
    expect(t.ability('Test Narn Officer', 'leadership')).toBe(5);
    t.pass('centauri');
    expect(t.refuses('narn', 'sponsor', t.handed('narn', 'Test Narn Officer'))).toBe('b5/sponsor/24');
  }
});

rule('b5/blanking/7', 'engine rules: only what speaks of a keyword takes it away', () => {
  const rally = (attached: string[]) =>
    two({ supporting: [{ card: 'Test Narn Officer', attached }], hand: ['Test Rally'] }, {}, { ruleset: 'engine' });
  expect(rally(['Forced Impairment']).offers('narn', 'event', 'Test Rally')).toBe(true);
  expect(rally(['Test Dismissal']).refuses('narn', 'event', 'Test Rally')).toBe('b5/targets/1');
  // the keyword has no effect of its own: nothing else changes
  const t = rally(['Test Dismissal']);
  expect(t.ability('Test Narn Officer', 'leadership')).toBe(4);
});
