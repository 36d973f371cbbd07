import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { at } from '../../support/playing-cards.ts';
import { VALLEY } from '../../support/valley.ts';

// a sector, 1 and 0
const AVIATRIX = 'Hellcat Aviatrix';

rule(
  ['wars/use-as-yours/1', 'wars/owner/1'],
  'a unit taken to use is yours in everything but that it is not your card',
  () => {
    const t = at(
      'control',
      { hand: ['Test Take', 'Test Harm Your Unit', 'Test Destroy'] },
      { at: { [VALLEY]: ['Claviger'] } },
    );
    expect(t.refuses(1, 'play', 'Test Harm Your Unit')).toBe('wars/target/7');
    t.play(1, 'Test Take', 'Claviger');
    expect([t.card('Claviger').controller, t.card('Claviger').owner]).toEqual([0, 1]);
    expect([t.controls(1, VALLEY), t.offers(1, 'drain', VALLEY)]).toEqual([true, true]);
    expect(t.offers(1, 'play', 'Test Harm Your Unit')).toBe(true);
    t.play(1, 'Test Destroy', 'Claviger');
    expect([t.pile(1, 'lost'), t.pile(2, 'lost')]).toEqual([[], ['Claviger']]);
  },
);

rule('wars/use-as-yours/2', 'not a unique card of which you have a copy in play', () => {
  const take = (mine: string[]) =>
    at('control', { hand: ['Test Take'], at: { [VALLEY]: mine } }, { at: { [VALLEY]: ['James Howler'] } }).play(
      1,
      'Test Take',
      'James Howler',
    );
  expect([
    take(['James Howler']).all('James Howler', 1).length,
    take([AVIATRIX]).all('James Howler', 1).length,
  ]).toEqual([1, 1]);
  expect(take(['James Howler']).all('James Howler', 2)).toHaveLength(1);
  expect(take([AVIATRIX]).all('James Howler', 2)).toHaveLength(0);
});
