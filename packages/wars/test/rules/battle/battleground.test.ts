import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { isBattleground } from '../../../src/words/index.ts';
import { CORE, PLATFORM } from '../../fields.ts';
import { bare, sides, TITAN } from '../../support/locations.ts';
import { table } from '../../table.ts';
import '../../test-cards.ts';

// no printed card keeps all units out of a site, but Test Gate does
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

rule('wars/battleground/1', 'a battleground has energy icons on both sides', () => {
  const t = bare('control', [TITAN, CORE]);
  expect(sides(t, TITAN)).toEqual([1, 0]);
  expect([TITAN, CORE].map(x => isBattleground(t.s, t.id(x), 0))).toEqual([false, true]);
});

rule('wars/battleground/3', 'where battles cannot begin there is no battleground', () => {
  const units = Array.from({ length: 4 }, () => ({ card: 'Gongen Bot', new: true }));
  const t = bare('battle', [CORE], { hand: ['Refuge'] }, { at: { [CORE]: units } }, 2).pass(2);
  const is = () => [0, 1].map(seat => isBattleground(t.s, t.id(CORE), seat));
  expect(is()).toEqual([true, true]);
  t.play(1, 'Refuge');
  expect(is()).toEqual([false, false]);
  t.until('control', 1);
  expect(is()).toEqual([true, true]);
});
