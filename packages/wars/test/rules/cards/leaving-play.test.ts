import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { laden } from '../../support/in-play.ts';
import { at, UNTAPPED, VALLEY } from '../../support/valley.ts';

const CARRIER = 'Guardian-Class Carrier';

// Leaving play
rule('wars/leaving-play/1', 'a ship that goes to its owner’s hand: all that was beneath it is lost', () => {
  const t = at('control', { hand: ['Test Recall'], at: { [UNTAPPED]: [laden] } }).play(1, 'Test Recall', CARRIER);
  expect(t.pile(1, 'hand')).toContain(CARRIER);
  expect(t.pile(1, 'lost').sort()).toEqual(['Hellcat Aviatrix', 'LongBow Missile 27-B', 'Sidearm', 'Stinger']);
  expect(t.happened('left').map(f => f.how)).toEqual(['returned', 'lost', 'lost', 'lost', 'lost']);
});

rule('wars/leaving-play/2', 'cards stacked on an asset are lost with it, and nothing of theirs is destroyed', () => {
  const t = at(
    'control',
    { hand: ['Test Destroy'], table: [{ card: 'Amorian Shipyard', stacked: ['Type II Fighter', 'Komoku Fighter'] }] },
    { table: ['Test Watch'] },
  ).play(1, 'Test Destroy', 'Amorian Shipyard');
  expect(t.pile(1, 'lost').sort()).toEqual(['Amorian Shipyard', 'Komoku Fighter', 'Type II Fighter']);
  expect(t.happened('left').map(f => f.how)).toEqual(['destroyed']);
  t.resolveAll();
  expect(t.happened('declared').filter(f => f.item.name === 'Test Watch')).toHaveLength(1);
});

rule('wars/leaving-play/3', 'a damaged inverted unit comes back from the hand as new', () => {
  const t = at('deploy', {
    hand: ['Test Recall', 'Test Might'],
    at: { [VALLEY]: [{ card: 'Rogan Hallard', damaged: true, inverted: true }] },
  });
  t.play(1, 'Test Might');
  expect([t.damaged('Rogan Hallard'), t.inverted('Rogan Hallard'), t.power('Rogan Hallard')]).toEqual([true, true, 5]);
  t.act(1, 'play', 'Test Recall').pick(1, 'Rogan Hallard').resolve().play(1, 'Rogan Hallard', VALLEY);
  expect([t.damaged('Rogan Hallard'), t.inverted('Rogan Hallard'), t.power('Rogan Hallard')]).toEqual([
    false,
    false,
    3,
  ]);
});
