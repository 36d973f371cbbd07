import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { CORE, MOON } from '../../fields.ts';
import { go, march } from '../../support/movement.ts';
import '../../test-cards.ts';

// Size, piloting
rule('wars/size/1', 'Size X takes X of the capacity, a unit without it 1', () => {
  const t = march({
    [CORE]: ['GR-Blade', 'GR-Blade', 'Vishal Scout'],
    [MOON]: ['Atlantis'],
  });
  go(t, 'GR-Blade', 'Atlantis').pick(1); // 3 - 2 = 1, and nobody along
  const other = t.all('GR-Blade').find(id => t.place(id) === CORE)!;
  expect(t.refuses(1, 'move', other, 'Atlantis')).toBe('wars/movement-actions/7');
  go(t, 'Vishal Scout', 'Atlantis');
  expect(t.beneath('Atlantis').sort()).toEqual(['GR-Blade', 'Vishal Scout']);
});

rule('wars/size/2', 'capacity 4 with sizes 1 and 2 aboard has room for one more of size 1', () => {
  const t = march({
    [CORE]: ['GR-Blade', 'Pavel Royerk', 'Grid Tactician'],
    [MOON]: [{ card: 'Transport Vessel', beneath: ['Vishal Scout', 'GR-Blade'] }],
  });
  const blade = t.all('GR-Blade').find(id => t.place(id) === CORE)!;
  expect(t.refuses(1, 'move', blade, 'Transport Vessel')).toBe('wars/movement-actions/7');
  go(t, 'Pavel Royerk', 'Transport Vessel');
  expect(t.refuses(1, 'move', 'Grid Tactician', 'Transport Vessel')).toBe('wars/movement-actions/7');
});
