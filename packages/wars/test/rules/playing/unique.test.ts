import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { at, PLENTY } from '../../support/playing-cards.ts';
import { UNTAPPED, VALLEY, VANTAGE } from '../../support/valley.ts';

// a sector, 1 and 0
const AVIATRIX = 'Hellcat Aviatrix';

// Unique cards
rule(
  ['wars/unique/1', 'wars/unique/2', 'wars/unique/3'],
  'one unique copy for each player, any number of others',
  () => {
    const t = at(
      'deploy',
      {
        hand: ['James Howler', AVIATRIX, 'Inca 1'],
        icons: PLENTY,
        at: { [VALLEY]: ['James Howler', AVIATRIX, AVIATRIX] },
      },
      { at: { [UNTAPPED]: ['Inca 1'], [VANTAGE]: [AVIATRIX] } },
    );
    expect(t.refuses(1, 'play', 'James Howler')).toBe('wars/unique/1');
    t.play(1, AVIATRIX, VALLEY);
    expect([t.all(AVIATRIX, 1).length, t.all(AVIATRIX, 2).length]).toEqual([3, 1]);
    t.play(1, 'Inca 1', UNTAPPED);
    expect([t.all('Inca 1', 1).length, t.all('Inca 1', 2).length]).toEqual([1, 1]);
  },
);

rule('wars/unique/1', 'nor does a pending one enter play beside a copy that came meanwhile', () => {
  const t = at(
    'deploy',
    { hand: ['James Howler', 'Test Take'], icons: PLENTY },
    { at: { [VALLEY]: ['James Howler'], [VANTAGE]: [AVIATRIX] } },
  );
  t.act(1, 'play', t.handed(1, 'James Howler')).pick(1, VALLEY);
  t.act(1, 'play', 'Test Take').pick(1, 'James Howler').resolve().resolve();
  expect([t.all('James Howler', 1).length, t.pile(1, 'lost')]).toEqual([1, ['James Howler']]);
});
