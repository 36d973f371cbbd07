import { optionId, options } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { galacticEmpires } from '../../../src/index.ts';
import { table } from '../../table.ts';

const hand = ['T3 Moon', 'S1 Fleet Freighter', 'R/C4 Science Officer', 'M1 Small Phaser Eel'];

rule('ge/first-turns/1', 'nothing but terrain is offered on turn 1', () => {
  const t = table({ seats: [{ turns: 1, hand }, {}] });
  const offered = options(galacticEmpires, t.s, 0).map(optionId);
  expect(offered.filter(id => id.startsWith('play'))).toHaveLength(1);
  expect(t.refuses(1, 'play', 'S1 Fleet Freighter')).toBe('ge/first-turns/1');
  expect(t.refuses(1, 'play', 'R/C4 Science Officer')).toBe('ge/first-turns/1');
});

rule('ge/first-turns/2', 'cards may be exchanged with the reserve fleet on turn 1', () => {
  const t = table({ seats: [{ turns: 1, hand: ['S5 Argonian Light Cruiser'], reserve: ['T4 Small Planet'] }, {}] });
  t.act(1, 'exchange', 'T4 Small Planet');
  t.act(1, 'play', 'T4 Small Planet');
  expect([t.inPlay('T4 Small Planet', 1), t.pile(1, 'reserve')]).toEqual([true, ['S5 Argonian Light Cruiser']]);
});

rule('ge/first-turns/3', 'one ship, base or dragon in all on turn 2; other cards are free', () => {
  const t = table({
    seats: [
      { turns: 2, fleet: ['T3 Moon'], hand: ['B4 Base Station', 'S1 Fleet Freighter', 'T3 Ice Moon'] },
      { fleet: ['S4 Refueler'] },
    ],
  });
  t.act(1, 'play', 'B4 Base Station');
  expect(t.refuses(1, 'play', 'S1 Fleet Freighter')).toBe('ge/first-turns/3');
  expect(t.offers(1, 'play', 'T3 Ice Moon')).toBe(true);
});

rule('ge/first-turns/5', 'from turn 3 on ships are limited by command slots alone', () => {
  const t = table({ seats: [{ turns: 3, slots: 2, hand: ['S4 Refueler', 'S4 Refueler'] }, {}] });
  t.act(1, 'play', 'S4 Refueler').act(1, 'play', 'S4 Refueler');
  expect(t.all('S4 Refueler', 1)).toHaveLength(2);
});
