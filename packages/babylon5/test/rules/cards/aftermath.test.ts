import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, Ruleset, SeatPosition } from '../../../src/index.ts';
import { DISCARD, HAND } from '../../../src/state.ts';
import { at } from '../../support/cards-for-resolution.ts';
import type { Table } from '../../support/table.ts';

const ALL: readonly Ruleset[] = ['casual', 'tournament', 'engine'];
const OLDER: readonly Ruleset[] = ['casual', 'tournament'];

/** The action round of Narn and Centauri. The Centauri cards may have Narn aftermaths on them. */
function action(ruleset: Ruleset, narn: Partial<SeatPosition>, centauri: readonly CardPlace[] = []): Table {
  return at({
    ruleset,
    seats: [
      { race: 'narn', ...narn },
      { race: 'centauri', supporting: centauri },
    ],
    order: ['narn', 'centauri'],
  });
}

/** Narn aftermaths after a conflict of the Narn. */
function aftermath(ruleset: Ruleset, hand: readonly string[]): Table {
  return at({
    ruleset,
    seats: [
      { race: 'narn', supporting: ['Test Diplomat 5'], hand },
      { race: 'centauri', supporting: ['Test Diplomat 3'], hand: ['Test Late Banishment'] },
    ],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Late Talks', by: 'narn', support: ['Test Diplomat 5'], oppose: ['Test Diplomat 3'] }],
  }).untilAsked('aftermath', 'narn');
}

rule('b5/cards-aftermath/1', 'an aftermath changes the card it is on as long as it is there, and goes with it', () => {
  for (const ruleset of ALL) {
    const t = action(ruleset, {
      supporting: [{ card: 'Test Diplomat 5', attached: ['Test Honor'] }],
      hand: ['Test Late Banishment'],
    });
    expect(t.ability('Test Diplomat 5', 'diplomacy')).toBe(6);
    t.act('narn', 'event', 'Test Late Banishment').pick('narn', 'Test Diplomat 5');
    expect(t.titles('narn', DISCARD)).toEqual(expect.arrayContaining(['Test Diplomat 5', 'Test Honor']));
    expect(t.inPlay('Test Honor')).toBe(false);
  }
});

rule(
  'b5/cards-aftermath/2',
  'the damage that an aftermath did stays when it is discarded; its lasting text ends',
  () => {
    for (const ruleset of ALL) {
      const t = aftermath(ruleset, ['Test Wounds', 'Test Erasure']);
      const intrigue = t.ability("G'Kar", 'intrigue');
      t.act('narn', 'aftermath', 'Test Wounds').pick('narn', "G'Kar");
      expect(t.ability("G'Kar", 'intrigue')).toBe(intrigue + 1 - 2);
      t.until('action');
      t.act('narn', 'event', 'Test Erasure');
      expect(t.titles('narn', DISCARD)).toContain('Test Wounds');
      expect(t.card("G'Kar").damage).toBe(2);
      expect(t.ability("G'Kar", 'intrigue')).toBe(intrigue - 2);
    }
  },
);

rule(
  'b5/cards-aftermath/3',
  'the engine rules: an aftermath whose effect is done is discarded as resolving ends',
  () => {
    const t = aftermath('engine', ['Test Brawl', 'Test Honor']);
    t.act('narn', 'aftermath', 'Test Brawl').pick('narn', 'Test Diplomat 5').pass('centauri');
    t.act('narn', 'aftermath', 'Test Honor').pick('narn', 'Test Diplomat 5');
    t.until('draw');
    expect(t.titles('narn', DISCARD)).toContain('Test Brawl');
    expect(t.card('Test Diplomat 5')).toMatchObject({ damage: 1 });
    // an aftermath with further effects stays
    expect(t.card('Test Diplomat 5').attached).toEqual([t.id('Test Honor')]);
  },
);

rule('b5/cards-aftermath/4', 'an aftermath without a target is global, and one copy of it is in play', () => {
  for (const ruleset of ALL) {
    const t = aftermath(ruleset, ['Test New Age', 'Test New Age']);
    t.act('narn', 'aftermath', 'Test New Age');
    // it affects all players
    expect([t.ability('Test Diplomat 5', 'diplomacy'), t.ability('Londo Mollari', 'diplomacy')]).toEqual([6, 5]);
    t.pass('centauri');
    expect(t.refuses('narn', 'aftermath', t.handed('narn', 'Test New Age'))).toBe('b5/cards-aftermath/4');
  }
});

rule('b5/cards-aftermath/5', 'a global aftermath is in no faction, and nobody controls it', () => {
  for (const ruleset of OLDER) {
    const t = aftermath(ruleset, ['Test New Age']);
    t.act('narn', 'aftermath', 'Test New Age');
    expect(t.card('Test New Age')).toMatchObject({ faction: -1, controller: -1, host: -1 });
    expect(t.inPlay('Test New Age')).toBe(true);
  }
});

rule('b5/cards-aftermath/6', "who plays an aftermath controls it, on another's character too", () => {
  for (const ruleset of ALL) {
    const t = aftermath(ruleset, ['Test Crew']);
    t.act('narn', 'aftermath', 'Test Crew').pick('narn', 'Test Diplomat 3');
    expect(t.card('Test Diplomat 3')).toMatchObject({ faction: 1, controller: 1 });
    expect(t.card('Test Crew')).toMatchObject({ host: t.id('Test Diplomat 3'), controller: 0 });
  }
});

rule(
  'b5/cards-aftermath/7',
  'wherever it lies, an aftermath that leaves goes to the discard pile or hand of its owner',
  () => {
    for (const ruleset of ALL) {
      for (const [event, zone] of [
        ['Test Erasure', DISCARD],
        ['Test Late Recall', HAND],
      ] as const) {
        const t = at({
          ruleset,
          seats: [
            { race: 'narn', hand: ['Test Crew'] },
            { race: 'centauri', inner: ['Test Diplomat 3'], hand: [event] },
          ],
          order: ['narn', 'centauri'],
          conflicts: [{ conflict: 'Test Late Talks', by: 'narn', oppose: ['Test Diplomat 3'] }],
        }).untilAsked('aftermath', 'narn');
        t.act('narn', 'aftermath', 'Test Crew').until('action');
        t.act('centauri', 'event', event);
        expect(t.titles('narn', zone)).toContain('Test Crew');
        expect(t.titles('centauri', zone)).not.toContain('Test Crew');
      }
    }
  },
);
