import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { at, VALLEY } from '../support/valley.ts';

rule(
  ['wars/your/1', 'wars/your/2'],
  '“your warrior” is one that you have in play, not one in hand, lost or pending',
  () => {
    const t = at(
      'deploy',
      { hand: ['Test Harm Warrior', 'Claviger'], lost: ['Claviger'] },
      { at: { [VALLEY]: ['Claviger'] } },
    );
    expect(t.refuses(1, 'play', 'Test Harm Warrior')).toBe('wars/target/7');
    t.act(1, 'play', 'Claviger').pick(1, VALLEY);
    expect(t.refuses(1, 'play', 'Test Harm Warrior')).toBe('wars/target/7');
    t.resolve().play(1, 'Test Harm Warrior');
    expect([t.damaged('Claviger', 1), t.damaged('Claviger', 2)]).toEqual([true, false]);
  },
);
