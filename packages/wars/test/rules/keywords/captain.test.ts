import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { at } from '../../support/playing-cards.ts';
import { UNTAPPED, VALLEY } from '../../support/valley.ts';

// a sector, 1 and 0
const AVIATRIX = 'Hellcat Aviatrix';

rule('wars/captain/1', 'with its captain aboard the ship and all units aboard are immune to attrition', () => {
  const with_ = (...beneath: string[]) =>
    at('control', { at: { [UNTAPPED]: [{ card: 'Shadowsurfer', beneath }, 'Type II Fighter'], [VALLEY]: [AVIATRIX] } });
  const t = with_('Rogan Hallard', 'Stinger');
  expect(['Shadowsurfer', 'Rogan Hallard', 'Stinger'].map(x => t.immune(x))).toEqual([true, true, true]);
  expect(['Type II Fighter', AVIATRIX].map(x => t.immune(x))).toEqual([false, false]);
  const without = with_('Jylan Rathe', 'Stinger');
  expect(['Shadowsurfer', 'Jylan Rathe', 'Stinger'].map(x => without.immune(x))).toEqual([false, false, false]);
  const gone = at('control', {
    hand: ['Test Recall'],
    at: { [UNTAPPED]: [{ card: 'Shadowsurfer', beneath: ['Rogan Hallard', 'Stinger'] }] },
  }).play(1, 'Test Recall', 'Rogan Hallard');
  expect(['Shadowsurfer', 'Stinger'].map(x => gone.immune(x))).toEqual([false, false]);
});
