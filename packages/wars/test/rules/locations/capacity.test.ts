import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { at, PLENTY } from '../../support/playing-cards.ts';
import { UNTAPPED, VALLEY } from '../../support/valley.ts';

// 2 and 2
const HALLWAY = 'Alnak Station/Hallway';

// a sector, 1 and 0
const AVIATRIX = 'Hellcat Aviatrix';

rule(['wars/capacity/1', 'wars/capacity/2'], 'so many units of size 1; larger ones take more of it', () => {
  const play = (title: string, beneath: string[]) =>
    at('deploy', { hand: [title], icons: PLENTY, at: { [UNTAPPED]: [{ card: 'Corporate Transport', beneath }] } }, {}, [
      { card: HALLWAY, of: 2 },
      UNTAPPED,
    ]);
  // capacity 3
  expect(play(AVIATRIX, [AVIATRIX, AVIATRIX]).offers(1, 'play', AVIATRIX)).toBe(true);
  expect(play(AVIATRIX, [AVIATRIX, AVIATRIX, AVIATRIX]).refuses(1, 'play', AVIATRIX)).toBe('wars/character/3');
  expect(play(AVIATRIX, ['GR-Blade']).offers(1, 'play', AVIATRIX)).toBe(true);
  expect(play('GR-Blade', ['GR-Blade']).refuses(1, 'play', 'GR-Blade')).toBe('wars/character/3');
});

rule(['wars/capacity/3', 'wars/capacity/5'], 'Hannya grows to size 3 aboard a full ship: both stay', () => {
  // Deigan needs two other Gongen units with it
  const escort = [1, 2].map(() => ({ card: 'Type II Fighter', beneath: ['Gunso Squad Leader'] }));
  const at4 = {
    [UNTAPPED]: [{ card: 'Transport Vessel', beneath: ['Hannya', 'Deigan'] }, ...escort],
    [VALLEY]: ['Stinger'],
  };
  const locations = [{ card: HALLWAY, of: 2 as const }, UNTAPPED, VALLEY];
  const t = at('control', { hand: ['Test Invert'], at: at4 }, {}, locations).play(1, 'Test Invert', 'Hannya');
  expect(t.inverted('Hannya')).toBe(true);
  expect(t.beneath('Transport Vessel')).toEqual(['Hannya', 'Deigan']);
  expect(t.happened('left')).toEqual([]);
  // 1 and 3 fill a capacity of 4, so no other unit fits
  const full = at('deploy', { hand: [AVIATRIX], icons: PLENTY, at: { [UNTAPPED]: at4[UNTAPPED]! } }, {}, [
    { card: HALLWAY, of: 2 },
    UNTAPPED,
  ]);
  expect(full.refuses(1, 'play', AVIATRIX)).toBe('wars/character/3');
});

rule('wars/capacity/4', 'capacity 3 with Hannya aboard: Deigan, of size 3, is refused', () => {
  const with3 = (beneath: string[]) =>
    at(
      'deploy',
      { hand: ['Deigan'], icons: { gongen: 3 }, at: { [UNTAPPED]: [{ card: 'Corporate Transport', beneath }] } },
      {},
      [{ card: HALLWAY, of: 2 }, UNTAPPED],
    );
  expect(with3(['Hannya']).refuses(1, 'play', 'Deigan')).toBe('wars/character/3');
  expect(with3([]).offers(1, 'play', 'Deigan')).toBe(true);
});
