import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { HAND } from '../../../src/index.ts';
import { two } from '../../support/cards-for-texts.ts';

const ALL = ['casual', 'tournament', 'engine'] as const;

/** The number of cards in the Narn's free draw with these groups. */
function drawn(ruleset: string, ...groups: string[]): number {
  const t = two({ supporting: groups }, {}, { round: 'draw', ruleset });
  t.until('conflict');
  return t.titles('narn', HAND).length;
}

rule(
  ['b5/cumulative/1', 'b5/cumulative/2'],
  '"2 instead of 1" twice is 2; "an additional card" twice is 2 more',
  () => {
    for (const ruleset of ALL) {
      expect(drawn(ruleset)).toBe(1);
      expect(drawn(ruleset, 'Test Archive', 'Test Vault')).toBe(2);
      expect(drawn(ruleset, 'Test Couriers', 'Test Runners')).toBe(3);
      expect(drawn(ruleset, 'Test Archive', 'Test Vault', 'Test Couriers')).toBe(3);
      expect(drawn(ruleset, 'Test Archive', 'Test Vault', 'Test Couriers', 'Test Runners')).toBe(4);
    }
  },
);

rule('b5/cumulative/3', 'half of 5 is 3, but for each two of 5 there are 2', () => {
  for (const ruleset of ALL) {
    for (const [event, more] of [
      ['Test Halving', 3],
      ['Test Pairing', 2],
    ] as const) {
      const t = two({ supporting: [{ card: 'Test Narn Envoy', marks: { doom: 5 } }], hand: [event] }, {}, { ruleset });
      t.act('narn', 'event', event).pick('narn', 'Test Narn Envoy');
      expect(t.ability('Test Narn Envoy', 'diplomacy')).toBe(3 + more);
    }
  }
});

rule('b5/cumulative/4', 'halved twice, 8 damage is 4', () => {
  for (const ruleset of ALL) {
    const struck = (attached: string[]) => {
      const t = two(
        { supporting: ['Test Narn Assassin'] },
        { supporting: [{ card: 'Test Centauri Spy', attached }] },
        { ruleset, conflicts: [{ conflict: 'Test Plot', by: 'centauri', support: ['Test Centauri Spy'] }] },
      );
      t.act('narn', 'attack', 'Test Narn Assassin', 'Test Centauri Spy');
      return t.card('Test Centauri Spy').damage;
    };
    expect(struck([])).toBe(8);
    expect(struck(['Test Worded Warding'])).toBe(4);
    expect(struck(['Test Worded Warding', 'Test Veil'])).toBe(4);
  }
});
