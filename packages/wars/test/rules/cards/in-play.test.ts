import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../../src/index.ts';
import { defByTitle } from '../../../src/position.ts';
import { deal } from '../../../src/rules/setup/starting-the-game.ts';
import { ACTIVE, HAND, inPlay, LOST, ON_STACK, REMOVED, RESERVE, STACKED, USED, zone } from '../../../src/state.ts';
import { laden } from '../../support/in-play.ts';
import { at, UNTAPPED, VALLEY } from '../../support/valley.ts';

const AVIATRIX = 'Hellcat Aviatrix';

const CARRIER = 'Guardian-Class Carrier';

// Cards in play, and cards that are not
rule(
  ['wars/in-play/1', 'wars/in-play/3'],
  'in none of the piles, nor stacked, pending or removed; but beneath a card',
  () => {
    const t = at('control', { at: { [UNTAPPED]: [laden] } });
    for (const place of [RESERVE, ACTIVE, USED, HAND, LOST, REMOVED]
      .map(kind => zone(0, kind))
      .concat([STACKED, ON_STACK]))
      expect(inPlay(t.s, deal(t.s, defByTitle('Stinger'), 0, place))).toBe(false);
    for (const title of [CARRIER, AVIATRIX, 'Sidearm', 'Stinger', 'LongBow Missile 27-B', VALLEY])
      expect(t.inPlay(title)).toBe(true);
  },
);

rule('wars/in-play/2', 'orders and interrupts are in play at no time', () => {
  const t = at('deploy', { hand: ['Test Order', 'Test Destroy'], at: { [VALLEY]: [AVIATRIX] } });
  t.act(1, 'play', 'Test Order');
  expect([t.stack, t.inPlay('Test Order')]).toEqual([['Test Order'], false]);
  t.act(1, 'play', 'Test Destroy');
  const aims = t.options(1).map(o => DEFS[t.s.defs[o.a]!]!.type);
  expect(aims).toContain('character');
  expect(aims.filter(type => type === 'order' || type === 'interrupt')).toEqual([]);
  t.pick(1, AVIATRIX).resolveAll();
  expect(t.happened('entered')).toEqual([]);
});

rule('wars/in-play/4', 'going from play to hand is leaving play; going from hand to the lost pile is not', () => {
  const t = at(
    'control',
    { hand: ['Test Recall', 'Test Hunger'], at: { [VALLEY]: [AVIATRIX] } },
    {
      hand: ['Stinger', 'Boxer', 'Slider'],
      table: ['Test Wake'],
    },
  );
  t.play(1, 'Test Recall', AVIATRIX);
  expect([t.pile(1, 'hand'), t.stack]).toEqual([
    ['Hellcat Aviatrix', 'Test Hunger', 'Test Spare'].sort(),
    ['Test Wake'],
  ]);
  t.resolve();
  t.act(1, 'play', 'Test Hunger').resolveAll();
  expect(t.size(2, 'lost')).toBe(3);
  expect(t.happened('left')).toHaveLength(1);
  expect(t.happened('declared').filter(f => f.item.name === 'Test Wake')).toHaveLength(1);
});
