import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { CORE, MOON } from '../../fields.ts';
import { go, march } from '../../support/movement.ts';
import '../../test-cards.ts';

rule('wars/piloting/1', 'Piloting X adds X to power and tactics of the ship the character is aboard', () => {
  const t = march({
    [MOON]: [{ card: 'Damir Quarrel', beneath: ['Hellcat Aviatrix'] }, 'Sudeva Quarrel'],
    [CORE]: ['Nimble Jockey'],
  });
  expect([t.stats('Damir Quarrel'), t.stats('Sudeva Quarrel')]).toEqual([
    [3 + 2, 1 + 2, 6],
    [3, 1, 6],
  ]);
  go(t, 'Hellcat Aviatrix', CORE);
  expect(t.stats('Damir Quarrel')).toEqual([3, 1, 6]);
});
