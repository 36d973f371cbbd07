import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { at, UNTAPPED, VALLEY } from '../../support/valley.ts';

// 2 and 0
const AVIATRIX = 'Hellcat Aviatrix';

// Controlling and draining
rule('wars/control/1', 'a ship or unit of yours and none of theirs', () => {
  const control = (mine: string[], theirs: string[], place = VALLEY) => {
    const t = at('control', { at: { [place]: mine } }, { at: { [place]: theirs } });
    return [t.controls(1, place), t.controls(2, place)];
  };
  expect(control([AVIATRIX], [])).toEqual([true, false]);
  expect(control([AVIATRIX], ['Stinger'])).toEqual([false, false]);
  expect(control([], ['Stinger'])).toEqual([false, true]);
  expect(control([], [])).toEqual([false, false]);
  expect(control(['Guardian-Class Carrier'], [], UNTAPPED)).toEqual([true, false]);
});
