import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { cardText } from '../../../src/card-text.ts';
import type { CardDef } from '../../../src/index.ts';
import { CORE, field, MOON, PLATFORM } from '../../fields.ts';
import { def } from '../../support/card-def.ts';
import { march } from '../../support/movement.ts';
import '../../test-cards.ts';

rule('wars/keyword-ability/1', 'keywords on one line are abilities of their own', () => {
  const { source, front } = def('Boxer');
  expect([source.size, source.transport]).toEqual([3, 2]);
  // each keyword has its meaning in a line of its own
  const lines = cardText(source).map(line => line.replace(/:.*/, ''));
  expect(lines.slice(0, 2)).toEqual(['Size 3', 'Transport 2']);
  // the other abilities do not include the keywords
  expect(front.triggers).toHaveLength(1);
  expect(front.abilities.length + front.statics.length).toBe(0);
});

rule('wars/helper-text/1', 'the explanation of a keyword is no ability', () => {
  const sizes = ({ front }: CardDef) => [
    front.statics.length,
    front.triggers.length,
    front.replacements.length,
    front.abilities.length,
  ];
  expect(sizes(def('GR-Blade'))).toEqual([0, 0, 0, 1]); // Size and Transport are explained, one ability follows
  expect(sizes(def('Veteran Pilot'))).toEqual([0, 0, 0, 1]);
  expect(sizes(def('Guardian-Class Carrier'))).toEqual([0, 0, 0, 0]);
  expect(def('Guardian-Class Carrier').source.transport).toBe(4);
});

rule(
  ['wars/keyword-ability/2', 'wars/keyword-ability/3'],
  'Piloting 1 and Piloting 2 gained are Piloting 3; Scouting has no number to add',
  () => {
    const t = march({ [MOON]: [{ card: 'Swiftwave Attacker', beneath: ['Close Support Pilot'] }] });
    expect(t.stats('Swiftwave Attacker')).toEqual([3 + 3, 1 + 3, 6]);
    const none = march({ [MOON]: [{ card: 'Swiftwave Attacker', beneath: ['Vishal Scout'] }] });
    expect(none.stats('Swiftwave Attacker')).toEqual([3, 1, 6]);
  },
);

rule(
  'wars/keyword-ability/2',
  'Quickdraw 1 and Quickdraw 1 gained twice are Quickdraw 3: a bullet is used four times',
  () => {
    const uses = (table: string[]) => {
      const t = field(
        {
          table,
          reserve: Array(6).fill('Heavy Juggernaut'),
          at: { [CORE]: [{ card: 'Careless Cat', beneath: ['Spassky Quickfire II'] }] },
        },
        { at: { [CORE]: ['Selfless Protector', 'Entrenched Infantry'] } },
      ).attack(1, CORE);
      let n = 0;
      for (; t.offers(1, 'use', 'Spassky Quickfire II', 0); n++)
        t.use(1, 'Spassky Quickfire II', 0, 'Selfless Protector');
      expect(t.refuses(1, 'use', 'Spassky Quickfire II', 0)).toBe('wars/bullet/2');
      return n;
    };
    expect([uses([]), uses(['Test Haste']), uses(['Test Haste', 'Test Haste'])]).toEqual([2, 3, 4]);
  },
);

rule('wars/keyword-ability/4', 'a keyword has its rules where its card prints none', () => {
  // Boxer only says Size 3, Transport 2
  const t = march({ [CORE]: ['Boxer', 'Vishal Scout'], [MOON]: ['Juggernaut Tender', 'Razorjack'] });
  expect(t.refuses(1, 'move', 'Boxer', 'Razorjack')).toBe('wars/movement-actions/7'); // capacity 2
  t.act(1, 'move', 'Boxer', PLATFORM).resolve();
  expect(t.question).toBe('transport');
  expect(t.refuses(1, 'card', 'Razorjack')).toBe('wars/transport/3');
  t.pick(1, 'Vishal Scout');
  expect(t.place('Vishal Scout')).toBe(PLATFORM);
});
