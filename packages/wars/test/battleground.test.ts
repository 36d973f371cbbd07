import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { isBattleground } from '../src/words/index.ts';
import { CORE, PLATFORM } from './fields.ts';
import { table } from './table.ts';
import './test-cards.ts';

// no printed card keeps all units out of a site: Test Gate does

rule('wars/battleground/2', 'where no unit can be played there is no battleground', () => {
  const at = (locations: Parameters<typeof table>[0]['locations']) =>
    table({ phase: 'deploy', locations, seats: [{ hand: ['Ikazuchi Leader', 'Refuge'] }, {}] });
  const t = at([{ card: CORE, beneath: ['Test Gate'] }, PLATFORM]);
  expect([CORE, PLATFORM].map(x => isBattleground(t.s, t.id(x), 0))).toEqual([false, true]);
  t.play(1, 'Ikazuchi Leader').resolveAll();
  expect(t.place('Ikazuchi Leader')).toBe(PLATFORM);
  const shut = at([{ card: CORE, beneath: ['Test Gate'] }]);
  expect(shut.refuses(1, 'play', 'Ikazuchi Leader')).toBe('wars/character/3');
});
