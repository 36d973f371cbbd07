import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { battle, DESTROYER, FRIGATE, fire } from '../../scenes.ts';
import { table } from '../../table.ts';

rule(
  'ge/card-actions-limit/1',
  'a function comes again with the next complete turn of whoever controls the card',
  () => {
    const t = table({
      seats: [
        { fleet: [{ card: 'T3 Moon', on: ['C1 Informant'] }], order: 'never' },
        { discard: ['T3 Moon', 'T6 System'], order: 'never', fleet: ['T3 Moon'] },
      ],
    });
    t.act(1, 'use', 'C1 Informant', 0);
    while (t.question !== 'play cards') t.least();
    expect(t.refuses(1, 'use', 'C1 Informant', 0)).toBe('ge/card-actions-limit/1');
    t.untilPhase('play A', 2).untilPhase('play A', 1);
    expect(t.offers(1, 'use', 'C1 Informant')).toBe(true);
  },
);

rule('ge/card-actions-limit/2', 'a reaction from play comes once in a complete turn', () => {
  const t = battle(
    { fleet: [DESTROYER, FRIGATE] },
    { fleet: ['S2 Tufor Escort', 'S7 Tufor War Cruiser', 'S7 Argonian Battlecruiser'] },
  );
  fire(t, DESTROYER, 'S7 Tufor War Cruiser', 2).act(2, 'respond', 'S2 Tufor Escort').pick(2, '1').pass(2);
  fire(t, FRIGATE, 'S7 Argonian Battlecruiser', 2);
  expect(t.offers(2, 'respond', 'S2 Tufor Escort')).toBe(false);
  t.pass(2);
});

rule('ge/card-actions-limit/3', 'a function is used once even where no card says so', () => {
  const t = table({
    seats: [
      { order: 'never' },
      { order: 'never', fleet: [{ card: DESTROYER, on: [{ card: 'C4 Boarding Party', by: 1 }] }] },
    ],
  });
  t.act(1, 'use', 'C4 Boarding Party', 0);
  expect(t.refuses(1, 'use', 'C4 Boarding Party', 0)).toBe('ge/card-actions-limit/1');
});
